extension Example {
  /// The cards of the starter's lesson, which its boss test asks for.
  static let starterCards = [
    "{id: hola, target_text: hola, native_text: hello, pos: intj}",
    "{id: buenos-dias, target_text: buenos días, native_text: good morning, pos: phrase}",
    "{id: gracias, target_text: gracias, native_text: thank you, pos: intj}",
    "{id: adios, target_text: adiós, native_text: goodbye, pos: intj}",
  ]

  /// The starter's lesson with further cards and with sentences and exercises.
  ///
  /// - Parameters:
  ///   - cards: Cards in braces, behind the starter's own.
  ///   - sentences: Example sentences in braces.
  ///   - exercises: Questions in braces.
  ///   - lines: Further fields of the lesson.
  static func lesson(
    cards: [String] = [], sentences: [String] = [], exercises: [String] = [], lines: String = ""
  ) -> Example {
    file(
      "courses/es/n1/hello.yaml", "es", 1, "Hello and goodbye", starterCards + cards, sentences, exercises,
      lines)
  }

  /// A second lesson of the starter's unit.
  static func secondLesson(cards: [String], sentences: [String] = [], exercises: [String] = []) -> Example {
    file("courses/es/n1/more.yaml", "es", 2, "More words", cards, sentences, exercises, "")
  }

  /// A second course beside the starter's, of one lesson.
  ///
  /// - Parameters:
  ///   - code: Code of the language, and the course's id.
  ///   - script: ISO 15924 code of the script.
  ///   - lines: Further fields of the course.
  ///   - cards: Cards in braces; the first one's text is asked for by the boss test.
  ///   - answer: The text of the first card.
  static func course(
    _ code: String, script: String = "Latn", lines: String = "", answer: String, cards: [String],
    sentences: [String] = []
  ) -> Example {
    let course = """
      # file: courses/\(code)/course.yaml
      kind: language
      id: \(code)
      code: \(code)
      name: A language
      script: \(script)
      source_language: {code: en}
      \(lines.isEmpty ? "" : lines + "\n")bands:
        - id: n1
          short_label: N1
          long_label: Novice Low
          units_required: 1
          units:
            - {id: \(code)-n1-u1, title: Words, can_do: I can name things.}
      # file: courses/\(code)/boss.yaml
      kind: boss-test
      language: \(code)
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      pass_score_pct: 75
      items:
        - {id: n1-boss-01, unit: \(code)-n1-u1, type: speak_phrase, prompt: Say the first word., answer: \(answer)}

      """
    let lesson = file("courses/\(code)/words.yaml", code, 1, "Words", cards, sentences, [], "")
    return Example(stringLiteral: course + lesson.text)
  }

  /// An example with another one's files behind its own.
  func and(_ other: Example) -> Example { Example(stringLiteral: text + "\n" + other.text) }

  private static func file(
    _ path: String, _ course: String, _ number: Int, _ title: String, _ cards: [String],
    _ sentences: [String], _ exercises: [String], _ lines: String
  ) -> Example {
    var text = """
      # file: \(path)
      kind: lesson
      language: \(course)
      unit: \(course)-n1-u1
      id: \(course)-n1-u1-l\(number)
      order_idx: \(number - 1)
      title: \(title)
      lesson_type: vocabulary
      """
    if !lines.isEmpty { text += "\n" + lines }
    for (key, elements) in [("sentences", sentences), ("cards", cards), ("exercises", exercises)]
    where !elements.isEmpty {
      text += "\n\(key):"
      for (index, element) in elements.enumerated() {
        // Questions need an id; examples leave it out where it says nothing.
        let id = key == "exercises" ? "{id: \(course)-n1-u1-l\(number)-x\(index + 1), " : "{"
        text += "\n  - " + id + element.dropFirst()
      }
    }
    return Example(stringLiteral: text)
  }
}
