/// A small piece of a curriculum: one or more files that replace or join those of the starter curriculum.
///
/// The text of an example names its files in comments: `# file: story/pets.yaml`.
package struct Example: Sendable, ExpressibleByStringLiteral {
  /// The example as `explain` shows it.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// The files of the example with the `# file:` lines taken off.
  package var files: [SourceFile] {
    var files: [(path: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        files.append((String(line.dropFirst(8)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { SourceFile(path: $0.path, text: $0.lines.joined(separator: "\n") + "\n") }
  }
}

extension Example {
  /// The starter's curriculum.yaml with further lines.
  static func manifest(_ lines: String = "") -> Example {
    let base = "# file: curriculum.yaml\nkind: curriculum\nname: My curriculum\nversion: 0.1.0"
    return Example(stringLiteral: lines.isEmpty ? base : base + "\n" + lines)
  }

  /// The example with one text in the place of another.
  func replacing(_ old: String, with new: String) -> Example {
    Example(stringLiteral: text.replacing(old, with: new))
  }

  /// The starter's quiz with other questions.
  static func energyQuiz(_ questions: String) -> Example {
    Example(
      stringLiteral: """
        # file: quizzes/energy.yaml
        kind: quiz
        id: energy
        title: Energy
        programme: gcse_triple_science
        subject: physics
        board: aqa
        tier: foundation
        questions:
        \(questions)
        """)
  }

  /// The starter's quiz with one numeric question.
  static func numeric(_ prompt: String, _ answer: String, _ more: String = "command_word: Calculate")
    -> Example
  {
    energyQuiz(
      """
        - id: kinetic-energy
          type: numeric
          prompt: "\(prompt) Calculate the result."
          answer: \(answer)
          \(more)
          marks: 2
          explanation: By the equation.
      """)
  }
}
