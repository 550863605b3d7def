/// What an author says of releases: which change asks for which version, and which changes are meant.
package struct ReleasePolicy: Sendable {
  /// The part of the version that a change asks for, by what it does to learners' progress.
  package var levels: [ProgressImpact: VersionLevel] = [
    .lost: .major, .reset: .minor, .rescore: .minor, .safe: .patch,
  ]
  /// The part that something new asks for.
  package var added = VersionLevel.minor
  /// Changes that the author means, whatever they do to progress.
  package var allowances: [ChangeAllowance] = []

  /// The policy of a curriculum that says nothing.
  package init() {}

  /// The part of the version that an impact asks for.
  func level(of impact: ProgressImpact) -> VersionLevel { levels[impact] ?? .patch }
}

/// A change that the author means, with the reason.
package struct ChangeAllowance: Sendable {
  /// Name of the rule that finds it.
  package let rule: Text
  /// Key of the entity.
  package let key: Text
  /// Why it is right.
  package let reason: Text
}

extension BundleDiff {
  /// Marks what the author allows.
  ///
  /// - Returns: The allowances that allow nothing.
  package mutating func allow(_ allowances: [ChangeAllowance]) -> [ChangeAllowance] {
    var isUsed = [Bool](repeating: false, count: allowances.count)
    var places: [String: [Int]] = [:]
    for (index, allowance) in allowances.enumerated() {
      places["\(allowance.rule.string) \(allowance.key.string)", default: []].append(index)
    }
    for change in changes.indices {
      for finding in changes[change].findings.indices {
        let rule = changes[change].findings[finding].rule.name
        let found = [changes[change].key, changes[change].formerKey].compactMap(\.self)
          .flatMap { places["\(rule) \($0)"] ?? [] }
        for index in found { isUsed[index] = true }
        changes[change].findings[finding].allowance = found.first.map { allowances[$0].reason.string }
      }
    }
    return allowances.indices.filter { !isUsed[$0] }.map { allowances[$0] }
  }
}
