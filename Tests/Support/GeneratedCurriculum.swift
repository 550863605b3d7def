package import CurriculumCompiler

/// A small curriculum made up from a seed, which random edits can change as authors would.
package struct GeneratedCurriculum: Sendable {
  package struct Card: Sendable {
    package var id: String
    package var was: [String] = []
    package var target: String
    package var native: String
  }

  package struct Lesson: Sendable {
    package var id: String
    package var title: String
    package var cards: [Card]
  }

  package struct Unit: Sendable {
    package var id: String
    package var title: String
    package var lessons: [Lesson]
  }

  package struct Question: Sendable {
    package var id: String
    package var was: [String] = []
    package var prompt: String
    package var answer: String
    package var accept: [String] = []
    package var wrong: [String]
  }

  package struct Kit: Sendable {
    package var id: String
    package var name: String
    package var questions: [Question]
  }

  package struct Calculation: Sendable {
    package var id: String
    package var value: Int
    package var percent: Int
  }

  /// Units by band.
  package var bands: [[Unit]] = []
  package var kits: [Kit] = []
  package var calculations: [Calculation] = []
  package var passScore = 75
  package var version = "1.0.0"
  /// Numbers that were given to ids and words, so that none is given twice.
  private var given = 0

  /// A curriculum of two bands, three kits and a quiz.
  package init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2 {
      let units = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Unit(
          id: newID("unit"), title: "Unit \(newWord())",
          lessons: (0..<Int.random(in: 1...3, using: &random)).map { _ in newLesson(&random) })
      }
      bands.append(units)
    }
    kits = (0..<3).map { _ in
      Kit(
        id: newID("kit"), name: "Kit \(newWord())",
        questions: (0..<Int.random(in: 4...8, using: &random)).map { _ in newQuestion() })
    }
    calculations = (0..<3).map { _ in
      Calculation(id: newID("sum"), value: Int.random(in: 10...99, using: &random), percent: 1)
    }
  }

  package mutating func newID(_ kind: String) -> String {
    given += 1
    return "\(kind)-\(given)"
  }

  /// A word that no other is like.
  package mutating func newWord() -> String {
    given += 1
    let syllables = ["ba", "do", "fe", "gi", "lu", "ma", "no", "pe", "ri", "su", "ta", "vo", "ze"]
    var number = given &* 7919 + 13
    var word = ""
    for _ in 0..<4 {
      word += syllables[number % syllables.count]
      number /= syllables.count
    }
    return word + syllables[given % syllables.count]
  }

  package mutating func newLesson(_ random: inout SeededRandom) -> Lesson {
    Lesson(
      id: newID("lesson"), title: "Lesson \(newWord())",
      cards: (0..<Int.random(in: 3...8, using: &random)).map { _ in newCard() })
  }

  package mutating func newCard() -> Card { Card(id: newID("card"), target: newWord(), native: newWord()) }

  package mutating func newQuestion() -> Question {
    Question(
      id: newID("question"), prompt: newWord(), answer: newWord(), wrong: [newWord(), newWord(), newWord()])
  }

  /// The sources.
  package var files: [SourceFile] {
    var files = Starter.files.filter { ["courses/es/course.yaml", "story/story.yaml"].contains($0.path) }
    files.append(
      SourceFile(
        path: "curriculum.yaml",
        text: "kind: curriculum\nname: Generated\nversion: \(version)\nprofile: lenient\n"))
    for (index, units) in bands.enumerated() { files += bandFiles(index, units) }
    for (index, kit) in kits.enumerated() { files.append(kitFile(index, kit)) }
    files.append(quizFile)
    return files
  }

  private func bandFiles(_ index: Int, _ units: [Unit]) -> [SourceFile] {
    let id = "n\(index + 1)"
    let label = ["Novice Low", "Novice Mid"][index]
    var text = """
      kind: band
      language: es
      id: \(id)
      short_label: N\(index + 1)
      long_label: \(label)
      order_idx: \(index)
      units_required: 1
      units:

      """
    for unit in units {
      text += "  - {id: \(unit.id), title: \(unit.title), can_do: I can speak., topics: [greetings]}\n"
    }
    let boss = """
      kind: boss-test
      language: es
      band: \(id)
      id: \(id)-boss
      title: \(label) boss battle
      pass_score_pct: \(passScore)
      items:
        - {id: \(id)-item, type: translate_text, prompt: Write in Spanish – good morning., answer: buenos días}

      """
    var files = [
      SourceFile(path: "courses/es/\(id)/band.yaml", text: text),
      SourceFile(path: "courses/es/\(id)/boss.yaml", text: boss),
    ]
    for unit in units {
      for (order, lesson) in unit.lessons.enumerated() {
        files.append(lessonFile("courses/es/\(id)/\(lesson.id).yaml", unit, order, lesson))
      }
    }
    return files
  }

  private func lessonFile(_ path: String, _ unit: Unit, _ order: Int, _ lesson: Lesson) -> SourceFile {
    var text = """
      kind: lesson
      language: es
      unit: \(unit.id)
      id: \(lesson.id)
      order_idx: \(order)
      title: \(lesson.title)
      lesson_type: vocabulary
      mode: interpersonal
      cards:

      """
    for card in lesson.cards {
      text += "  - id: \(card.id)\n"
      if !card.was.isEmpty { text += "    was: [\(card.was.joined(separator: ", "))]\n" }
      text += "    target_text: \(card.target)\n    native_text: \(card.native)\n    pos: intj\n"
    }
    if lesson.cards.isEmpty { text = text.replacing("cards:\n", with: "cards: []\n") }
    return SourceFile(path: path, text: text)
  }

  private func kitFile(_ index: Int, _ kit: Kit) -> SourceFile {
    var text = """
      kind: kit
      story: indi
      stage: newborn
      id: \(kit.id)
      name: \(kit.name)
      order_idx: \(index)
      questions:

      """
    for question in kit.questions {
      let was = question.was.isEmpty ? "" : "was: [\(question.was.joined(separator: ", "))], "
      let accept = question.accept.isEmpty ? "" : ", accept: [\(question.accept.joined(separator: ", "))]"
      text +=
        "  - {id: \(question.id), \(was)question: \(question.prompt), correct_answer: \(question.answer), "
        + "incorrect_answers: [\(question.wrong.joined(separator: ", "))]\(accept)}\n"
    }
    return SourceFile(path: "story/\(kit.id).yaml", text: text)
  }

  private var quizFile: SourceFile {
    var text = """
      kind: quiz
      id: sums
      title: Sums
      programme: gcse_triple_science
      subject: physics
      board: aqa
      tier: foundation
      questions:

      """
    for sum in calculations {
      text += """
          - id: \(sum.id)
            type: numeric
            prompt: Calculate the distance of \(sum.id).
            answer: {value: \(sum.value), unit: m, tolerance: {kind: relative, pct: \(sum.percent)}}

        """
    }
    return SourceFile(path: "quizzes/sums.yaml", text: text)
  }
}
