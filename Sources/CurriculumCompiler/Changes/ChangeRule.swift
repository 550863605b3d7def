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

  /// The rule for people to read, as `curricc explain` prints it.
  package var explanation: String {
    """
    \(name) (\(impact.rawValue): \(impact.meaning))

    \(summary)

    \(rationale)

    This is found:

    \(Self.indented(bad.shown))
    This is not:

    \(Self.indented(good.shown))
    Source: \(source)

    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// What the rules say of a change.
  static func findings(of change: EntityChange) -> [ChangeFinding] {
    guard let evidence = change.evidence else { return [] }
    return all.flatMap { rule in
      rule.check(change, evidence).map { ChangeFinding(rule: rule, message: $0) }
    }
  }
}

/// An edit of the starter curriculum: in each of some files a text, and what stands there afterwards.
package struct ChangeExample: Sendable {
  /// What changes in one file.
  package typealias Edit = (path: String, was: String, now: String)

  /// The edits; one of nothing makes a new file.
  package let edits: [Edit]

  init(_ path: String, _ was: String, _ now: String) { edits = [(path, was, now)] }

  init(_ edits: [Edit]) { self.edits = edits }

  /// The files of the starter after the edits.
  package var files: [SourceFile] {
    var texts = Dictionary(
      uniqueKeysWithValues: Starter.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    for (path, was, now) in edits {
      texts[path] = texts[path]?.replacing(was, with: now, maxReplacements: 1) ?? now
    }
    return texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
  }

  /// The edits as a diff.
  package var shown: String {
    func lines(_ sign: String, _ text: String) -> String {
      text.split(separator: "\n").map { "\(sign) \($0)\n" }.joined()
    }
    return edits.map { "# \($0.path)\n" + lines("-", $0.was) + lines("+", $0.now) }.joined(separator: "\n")
  }
}
