/// Small pieces of curricula that examples of rules on questions share.
extension Example {
  /// The starter's first lesson with one exercise, which is given by its fields.
  static func exercise(_ fields: String) -> Example { exercises([fields]) }

  /// The starter's first lesson with some exercises, each given by its fields.
  static func exercises(_ list: [String]) -> Example {
    let lines = list.enumerated().map { "  - {id: es-n1-u1-l1-x\($0.offset + 1), \($0.element)}" }
    return Example(
      stringLiteral: """
        # file: courses/es/n1/hello.yaml
        kind: lesson
        language: es
        unit: es-n1-u1
        id: es-n1-u1-l1
        order_idx: 0
        title: Hello and goodbye
        lesson_type: vocabulary
        cards:
          - {id: hola, target_text: hola, native_text: hello, pos: intj}
        exercises:
        \(lines.joined(separator: "\n"))
        """)
  }

  /// The starter's quiz with one choice, its prompt and options in YAML's flow style.
  static func quizChoice(_ prompt: String, _ options: String, answer: String, _ more: String = "") -> Example
  {
    .energyQuiz(
      """
        - id: q1
          type: choice
          prompt: \(prompt)
          options: [\(options)]
          answer: \(answer)
          explanation: It follows from the definition.\(more.isEmpty ? "" : "\n    " + more)
      """)
  }

  /// The starter's quiz with one statement to judge, by what it says of its board and of the statement.
  static func statement(
    _ board: String, _ more: String = "marks: 1",
    prompt: String = "Light travels faster in glass than in air."
  ) -> Example {
    Example(
      stringLiteral: """
        # file: quizzes/energy.yaml
        kind: quiz
        id: energy
        title: Energy
        programme: gcse_triple_science
        subject: physics
        \(board)
        tier: foundation
        questions:
          - id: energy-q1
            type: true-false
            prompt: "\(prompt)"
            answer: false
            explanation: It depends.
            \(more)
        """)
  }

  /// The starter's quiz with statements to judge.
  static func statements(_ list: [(text: String, isTrue: Bool)]) -> Example {
    let lines = list.enumerated().map { index, entry in
      """
        - id: q\(index + 1)
          type: true-false
          prompt: \(entry.text)
          answer: \(entry.isTrue)
          explanation: It follows from the definition.
      """
    }
    return .energyQuiz(lines.joined(separator: "\n"))
  }

  /// The starter's quiz with choices among four options, given as prompt, options and the key's position.
  static func quizChoices(_ list: [(prompt: String, options: [String], key: Int)]) -> Example {
    let lines = list.enumerated().map { index, entry in
      """
        - {id: q\(index + 1), type: choice, prompt: "\(entry.prompt)", options: [\(entry.options.joined(separator: ", "))], answer: \(entry.options[entry.key]), explanation: By definition.}
      """
    }
    return .energyQuiz(lines.joined(separator: "\n"))
  }

  /// Questions about units of measure with their answers and three wrong ones.
  static let unitQuestions: [(prompt: String, key: String, wrong: [String])] = [
    ("What is the unit of energy?", "joule", ["metre", "pascal", "litre"]),
    ("What is the unit of force?", "newton", ["gram", "second", "kelvin"]),
    ("What is the unit of power?", "watt", ["degree", "mole", "hour"]),
    ("What is the unit of charge?", "coulomb", ["tonne", "minute", "candela"]),
    ("What is the unit of resistance?", "ohm", ["hectare", "day", "tesla"]),
    ("What is the unit of frequency?", "hertz", ["inch", "knot", "bar"]),
    ("What is the unit of current?", "ampere", ["mile", "year", "lumen"]),
    ("What is the unit of potential difference?", "volt", ["yard", "week", "radian"]),
    ("What is the unit of activity?", "becquerel", ["acre", "month", "carat"]),
    ("What is the unit of dose?", "sievert", ["pint", "decade", "ounce"]),
    ("What is the unit of capacity?", "farad", ["foot", "fortnight", "stone"]),
    ("What is the unit of induction?", "henry", ["cubit", "century", "pound"]),
  ]

  /// Choices whose keys stand at given letters.
  static func unitChoices(keys: String, repeated: Bool = false) -> [(
    prompt: String, options: [String], key: Int
  )] {
    zip(unitQuestions, keys.utf8).map { question, letter in
      var options = repeated ? ["parsec"] + question.wrong.dropFirst() : question.wrong
      options.insert(question.key, at: Int(letter - 0x41))
      return (question.prompt, options, Int(letter - 0x41))
    }
  }
}
