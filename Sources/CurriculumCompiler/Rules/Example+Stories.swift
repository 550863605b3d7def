/// A small story in place of the starter's, for the examples of rules that weigh a story.
struct ExampleStory {
  /// The stages, each with its kits: for each kit how many questions it has.
  var stages: [(id: String, kits: [Int])]
  /// The exams, in YAML's flow style without the braces.
  var exams: [String]
  /// Further lines of the story.
  var lines = ""
  /// The word of a question, by its stage, its kit and its number, all from 0.
  var word: (Int, Int, Int) -> (russian: String, english: String) = { stage, kit, number in
    words[(stage * 20 + kit * 10 + number) % words.count]
  }
  /// The name of a kit, by its stage and its number.
  var name: (Int, Int) -> String = { "Words \($0 + 1) \(letters[$1 % letters.count])" }

  private static let letters = ["A", "B", "C"]

  private static let words: [(russian: String, english: String)] = [
    ("кошка", "cat"), ("собака", "dog"), ("корова", "cow"), ("курица", "hen"), ("свинья", "pig"),
    ("лиса", "fox"),
    ("сова", "owl"), ("пчела", "bee"), ("муравей", "ant"), ("лось", "elk"), ("хлеб", "bread"),
    ("сыр", "cheese"),
    ("молоко", "milk"), ("рис", "rice"), ("мясо", "meat"), ("рыба", "fish"), ("соль", "salt"),
    ("сахар", "sugar"),
    ("чай", "tea"), ("вода", "water"), ("кирпич", "brick"), ("бетон", "concrete"), ("стекло", "glass"),
    ("песок", "sand"), ("гвоздь", "nail"), ("винт", "screw"), ("плитка", "tile"), ("краска", "paint"),
    ("клей", "glue"), ("сталь", "steel"), ("письмо", "letter"), ("марка", "stamp"), ("конверт", "envelope"),
    ("адрес", "address"), ("улица", "street"), ("мост", "bridge"), ("поворот", "turn"), ("колесо", "wheel"),
    ("бензин", "petrol"), ("счёт", "bill"),
  ]

  /// The files of the story, as changes of the starter curriculum.
  var example: Example {
    var text = """
      # file: story/story.yaml
      kind: story
      id: indi
      title: Grow up in English
      source_language: {code: ru, script: Cyrl}
      target_language: {code: en, variant: en-GB}
      partial: true
      \(lines.isEmpty ? "stages:" : lines + "\nstages:")
      \(stages.map { "  - {id: \($0.id), title: \($0.id)}" }.joined(separator: "\n"))
      exams:
      \(exams.map { "  - {\($0)}" }.joined(separator: "\n"))
      """
    for (stage, entry) in stages.enumerated() {
      for kit in entry.kits.indices { text += "\n" + file(stage, kit) }
    }
    return Example(stringLiteral: text)
  }

  private func file(_ stage: Int, _ kit: Int) -> String {
    // The first kit takes the place of the starter's.
    let path = stage == 0 && kit == 0 ? "first-words" : "s\(stage)-k\(kit)"
    let count = stages[stage].kits[kit]
    let lines = (0..<count).map { number in
      let (russian, english) = word(stage, kit, number)
      let wrong = (1...3).map { word(stage, kit, (number + $0) % max(count, 4)).english }.joined(
        separator: ", ")
      return
        "  - {id: s\(stage)-k\(kit)-q\(number), question: \(russian), correct_answer: \(english), incorrect_answers: [\(wrong)]}"
    }
    return """
      # file: story/\(path).yaml
      kind: kit
      story: indi
      stage: \(stages[stage].id)
      id: s\(stage)-k\(kit)
      name: \(name(stage, kit))
      order_idx: \(kit)
      questions:
      \(lines.joined(separator: "\n"))
      """
  }
}

extension ExampleStory {
  /// An exam that opens nothing, over some stages.
  static func lastExam(_ stages: String) -> String { "id: last-exam, title: Last exam, covers: [\(stages)]" }

  /// A story of three stages in a row, each with its kits.
  static func chain(_ kits: [[Int]]) -> ExampleStory {
    let ids = ["newborn", "preschool", "earlySchool"]
    return ExampleStory(
      stages: zip(ids, kits).map { ($0, $1) },
      exams: [
        "id: first, title: First, covers: [newborn], opens: [preschool]",
        "id: second, title: Second, covers: [preschool], opens: [earlySchool]", lastExam("earlySchool"),
      ])
  }

  /// The files of such a story.
  static func threeStages(_ kits: [[Int]]) -> Example { chain(kits).example }
}
