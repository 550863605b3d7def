import CurriculumRuntime

/// A way to ask: its names, the grading it reduces to, and how its answer is read.
///
/// Authoring types are open, gradings closed: a new type needs no change in an app.
package struct QuestionType: Sendable {
  /// The name authors type.
  package let name: String
  /// Other names for the same, Tong's among them.
  package let aliases: [String]
  /// What the learner does, in a few words.
  package let summary: String
  /// The keys that say what a right answer is.
  let keys: [QuestionKey]
  /// Reads those keys; nil when they do not make an answer, which has been reported.
  let read: @Sendable (inout NodeReader, Fields<QuestionKey>) -> QuestionBody?

  init(
    _ name: String, aliases: [String] = [], _ summary: String, keys: [QuestionKey],
    read: @escaping @Sendable (inout NodeReader, Fields<QuestionKey>) -> QuestionBody?
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.keys = keys
    self.read = read
  }

  /// Every question type.
  package static let all: [QuestionType] = [
    choice, multiChoice, trueFalse, typed, cloze, ordering, matching, numeric, short, definition, spoken,
  ]

  /// Names and aliases, in the order of `all`.
  package static let names: [String] = all.flatMap { [$0.name] + $0.aliases }

  private static let byName: [String: QuestionType] = {
    var table: [String: QuestionType] = [:]
    for type in all {
      for name in [type.name] + type.aliases { table[name] = type }
    }
    return table
  }()

  /// The type with a name or an alias, or nil.
  package static func named(_ name: String) -> QuestionType? { byName[name] }
}

extension NodeReader {
  /// The node of an answer; reports that there is none.
  mutating func answerNode(_ fields: Fields<QuestionKey>, expected: String) -> YAMLTree.NodeID? {
    if let node = fields[.answer] { return node }
    report(
      .answerMissing, "the question has no answer", at: fields.head, help: "add 'answer': \(expected)")
    return nil
  }

  /// An answer that is one text.
  mutating func answerText(_ fields: Fields<QuestionKey>, expected: String) -> Text? {
    answerNode(fields, expected: expected).flatMap { scalar($0, .text, name: "answer") }
  }

  /// An answer that is a list of texts, or one text.
  mutating func answerTexts(_ fields: Fields<QuestionKey>, expected: String) -> [Text]? {
    guard let node = answerNode(fields, expected: expected) else { return nil }
    if tree.kind(node) == .scalar { return scalar(node, .text, name: "answer").map { [$0] } }
    let texts = elements(node, name: "answer", of: "texts").compactMap { scalar($0, .text, name: "answer") }
    guard texts.isEmpty else { return texts }
    report(.answerMissing, "the question has no answer", at: tree.span(node), help: "give \(expected)")
    return nil
  }
}
