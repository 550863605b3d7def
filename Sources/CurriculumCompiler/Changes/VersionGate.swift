import CurriculumRuntime

/// Whether a release's content version was raised as far as its changes ask for.
package struct VersionGate: Sendable {
  /// The part of the version that the changes ask to raise; nil where nothing has changed.
  package let needed: VersionLevel?
  /// The part that was raised; nil where none was.
  package let raised: VersionLevel?
  /// The old version.
  package let was: String
  /// The new version.
  package let now: String
  /// The lowest version that would do.
  package let lowest: String
  /// Whether the new version is lower than the old one.
  package let isLowered: Bool

  /// Whether the version was raised far enough.
  package var isPassed: Bool {
    guard !isLowered else { return false }
    guard let needed else { return true }
    return raised.map { $0 >= needed } ?? false
  }

  /// A gate for a diff.
  ///
  /// - Parameters:
  ///   - diff: What has changed.
  ///   - policy: Which changes ask for which part of the version.
  ///
  /// Before 1.0.0 everything may change, so there a raised minor part stands for a major one.
  ///
  /// Source: Semantic Versioning 2.0.0, items 4, 6 to 8 and 11.
  package init(_ diff: BundleDiff, _ policy: ReleasePolicy) {
    was = diff.base.contentVersion
    now = diff.target.contentVersion
    let (old, new) = (SemanticVersion(was), SemanticVersion(now))
    let levels = diff.changes.map { change in
      let own = policy.level(of: change.countedImpact)
      return change.actions.contains(.added) ? max(own, policy.added) : own
    }
    var needed = levels.max() ?? (diff.rows.isEmpty ? nil : policy.level(of: .safe))
    if needed == .major, old.numbers[0] == 0 { needed = .minor }
    self.needed = needed
    raised = old.raisedLevel(to: new)
    isLowered = new.isBefore(old)
    lowest = needed.map { old.raised($0) } ?? was
  }

  /// What is to be done, for people; nil when the gate is passed.
  package var complaint: String? {
    guard !isPassed else { return nil }
    if isLowered { return "the version goes down from \(was) to \(now); make it \(lowest) or higher" }
    let level = needed?.rawValue ?? ""
    return "the changes ask for a higher \(level) version: raise \(now) to \(lowest) or higher"
  }

  /// Adds the gate's verdict.
  func write(to json: inout CanonicalJSON) {
    json.object { json in
      json.key("lowest")
      json.string(lowest)
      json.key("needed")
      if let needed { json.string(needed.rawValue) } else { json.raw("null") }
      json.key("passed")
      json.raw(isPassed ? "true" : "false")
      json.key("raised")
      if let raised { json.string(raised.rawValue) } else { json.raw("null") }
    }
  }
}

/// A version in three numbers, with what stands behind a hyphen.
struct SemanticVersion {
  let numbers: [Int]
  private let preRelease: [Substring]

  /// A version; what is none counts as 0.0.0.
  init(_ text: String) {
    let core = text.split(separator: "+", maxSplits: 1)[safe: 0] ?? ""
    let parts = core.split(separator: "-", maxSplits: 1)
    let numbers = (parts[safe: 0] ?? "").split(separator: ".").compactMap { Int($0) }
    self.numbers = numbers.count == 3 ? numbers : [0, 0, 0]
    preRelease = (parts[safe: 1] ?? "").split(separator: ".")
  }

  /// The highest part that is higher in another version; nil where that is not later.
  func raisedLevel(to other: SemanticVersion) -> VersionLevel? {
    guard isBefore(other) else { return nil }
    if other.numbers[0] > numbers[0] { return .major }
    if other.numbers[1] > numbers[1] { return .minor }
    return other.numbers[2] > numbers[2] || preRelease.isEmpty ? .patch : announcedLevel
  }

  /// What a pre-release goes ahead of: 2.0.0-beta.1 of a major version, which beta.2 still is.
  private var announcedLevel: VersionLevel {
    if numbers[2] > 0 { return .patch }
    return numbers[1] > 0 ? .minor : .major
  }

  /// The next version with a part raised.
  func raised(_ level: VersionLevel) -> String {
    if !preRelease.isEmpty, announcedLevel >= level { return numbers.map(String.init).joined(separator: ".") }
    return switch level {
    case .major: "\(numbers[0] + 1).0.0"
    case .minor: "\(numbers[0]).\(numbers[1] + 1).0"
    case .patch: "\(numbers[0]).\(numbers[1]).\(numbers[2] + 1)"
    }
  }

  /// Whether it comes before another.
  ///
  /// Source: Semantic Versioning 2.0.0, item 11.
  func isBefore(_ other: SemanticVersion) -> Bool {
    if numbers != other.numbers { return numbers.lexicographicallyPrecedes(other.numbers) }
    if preRelease.isEmpty || other.preRelease.isEmpty {
      return !preRelease.isEmpty && other.preRelease.isEmpty
    }
    for (one, two) in zip(preRelease, other.preRelease) where one != two {
      switch (Int(one), Int(two)) {
      case (let one?, let two?): return one < two
      case (nil, nil): return one.utf8.lexicographicallyPrecedes(two.utf8)
      case (let number, _): return number != nil
      }
    }
    return preRelease.count < other.preRelease.count
  }
}

extension Array {
  /// The element at a place, or nil where there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
