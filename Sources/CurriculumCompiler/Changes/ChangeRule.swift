/// A rule on changes: which of them touch learners' progress, and how.
package struct ChangeRule: Sendable, Equatable {
  /// `progress/what-happens`; reads well after "allow".
  package let name: String
  /// What it does to learners' progress.
  package let impact: ProgressImpact
  /// What is found, in one sentence.
  package let summary: String
  /// Why it matters to a learner.
  package let rationale: String
  /// Where the rule comes from.
  package let source: String
  /// An edit of the starter curriculum that it finds.
  package let bad: ChangeExample
  /// An edit of the same place that it does not find.
  package let good: ChangeExample
  /// Says what is wrong with a change, a sentence without a full stop for each time it is.
  let check: @Sendable (EntityChange, ChangeEvidence) -> [String]

  package static func == (left: ChangeRule, right: ChangeRule) -> Bool { left.name == right.name }

  /// The rule with a name, or nil.
  package static func named(_ name: String) -> ChangeRule? { all.first { $0.name == name } }

  /// What the rules say of a change.
  static func findings(of change: EntityChange) -> [ChangeFinding] {
    guard let evidence = change.evidence else { return [] }
    return all.flatMap { rule in
      rule.check(change, evidence).map { ChangeFinding(rule: rule, message: $0) }
    }
  }
}

/// An edit of one file of the starter curriculum: a text, and what stands there afterwards.
package struct ChangeExample: Sendable {
  /// The file.
  package let path: String
  /// What stands in it.
  package let was: String
  /// What stands there afterwards.
  package let now: String

  init(_ path: String, _ was: String, _ now: String) {
    self.path = path
    self.was = was
    self.now = now
  }

  /// The files of the starter after the edit.
  package var files: [SourceFile] {
    Starter.files.map { file in
      guard file.path == path else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(path: path, text: text.replacing(was, with: now, maxReplacements: 1))
    }
  }

  /// The edit as a diff.
  package var shown: String {
    func lines(_ sign: String, _ text: String) -> String {
      text.split(separator: "\n").map { "\(sign) \($0)\n" }.joined()
    }
    return "# \(path)\n" + lines("-", was) + lines("+", now)
  }
}
