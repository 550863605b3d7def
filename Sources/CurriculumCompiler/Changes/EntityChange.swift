import CurriculumRuntime

/// What became of one entity between two bundles.
package struct EntityChange: Sendable {
  /// What happened to it; several may at once.
  package enum Action: String, CaseIterable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// Something about it is said otherwise.
    case changed
    /// It stands in something else.
    case moved
    /// It stands at another place among those that were with it before.
    case reordered
    /// It has another id, and its source says which it had (`was:`).
    case renamed
    /// It is gone, and something that says the same came under another identity.
    case replaced
  }

  /// Its kind, as keys have it: `card`.
  package let kind: String
  /// Its number in the bundles; 0 for media.
  package let number: Int64
  /// Its key: the new one, or that of what is gone.
  package let key: String
  /// What people know it by.
  package let title: String
  /// What happened to it, in the order of `Action`.
  package var actions: [Action] = []
  /// The key that it had, where that was another.
  package var formerKey: String?
  /// What is said otherwise, by name.
  package var fields: [FieldChange] = []
  /// The keys of what it stood in and stands in, where that is not the same.
  package var homes: (was: String, now: String)?
  /// Its places, from 1, where it was reordered.
  package var places: (was: Int, now: Int)?
  /// The key of what came in its place, or of what it came in the place of.
  package var counterpart: String?
  /// What it does to learners' progress, rule by rule; none where it is safe.
  package var findings: [ChangeFinding] = []
  /// What the rules judge it by; nil once they have.
  var evidence: ChangeEvidence?

  /// What it does to learners' progress, allowances aside.
  package var impact: ProgressImpact { findings.map(\.rule.impact).max() ?? .safe }

  /// The same, where what the author allows counts as safe.
  package var countedImpact: ProgressImpact {
    findings.filter { $0.allowance == nil }.map(\.rule.impact).max() ?? .safe
  }

  /// The change of a field, or nil when it is as it was.
  func field(_ name: String) -> FieldChange? { fields.first { $0.name == name } }
}

/// A field that is said otherwise.
package struct FieldChange: Sendable {
  /// The column; behind a full stop the member of what a JSON column holds: `details.hints`.
  package let name: String
  /// What it was, as JSON; nil for nothing.
  package let was: String?
  /// What it is, as JSON; nil for nothing.
  package let now: String?

  /// What it was and is as texts, where both are.
  package var texts: (was: String, now: String)? {
    guard let was = was.flatMap(JSONMembers.text), let now = now.flatMap(JSONMembers.text) else { return nil }
    return (was, now)
  }

  /// Where it is a list of texts, the texts that went and came; nil for anything else.
  ///
  /// Both are empty where the same texts stand in another order.
  package var elements: (gone: [String], come: [String])? {
    guard let before = (was ?? "[]").listOfTexts, let after = (now ?? "[]").listOfTexts else { return nil }
    return (before.without(after), after.without(before))
  }
}

extension String {
  /// The texts of a JSON array; of an array of arrays, as sentences are, those of each joined.
  fileprivate var listOfTexts: [String]? {
    guard let elements = JSONMembers.elements(self) else { return nil }
    let texts = elements.compactMap { element in
      JSONMembers.text(element)
        ?? JSONMembers.elements(element)?.compactMap { JSONMembers.text($0) }.joined(separator: " – ")
    }
    return texts.count == elements.count ? texts : nil
  }
}

extension [String] {
  /// The elements that another list does not have, as often as it does not have them.
  fileprivate func without(_ other: [String]) -> [String] {
    var counts: [[UInt8]: Int] = [:]
    for text in other { counts[Array<UInt8>(text.utf8), default: 0] += 1 }
    return filter { text in
      let count = counts[Array<UInt8>(text.utf8), default: 0]
      counts[Array<UInt8>(text.utf8)] = Swift.max(0, count - 1)
      return count == 0
    }
  }
}

/// What a rule says of a change.
package struct ChangeFinding: Sendable {
  /// The rule.
  package let rule: ChangeRule
  /// What it says, as a sentence without a full stop.
  package let message: String
  /// Why the author allows it; nil where it is not allowed.
  package var allowance: String?
}
