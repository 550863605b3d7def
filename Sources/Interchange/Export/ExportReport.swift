package import CurriculumRuntime

/// What an export carried, and what it could not: by kind how many, and each thing and field by its key with the reason.
package struct ExportReport: Sendable {
  /// How many of a kind the bundle has, and what became of them; `total` is `carried` and `left` together.
  package struct Count: Sendable, Equatable {
    /// In the bundle.
    package var total = 0
    /// In what was written.
    package var carried = 0
    /// Reported, each with its key.
    package var left = 0
  }

  /// Things of one kind, or one field of such, that the target cannot carry for one reason.
  package struct Loss: Sendable {
    /// What it is.
    package let kind: ExportKind
    /// The field that was lost; nil where the thing was left out as a whole.
    package let field: String?
    /// Why, as a part of a sentence.
    package let reason: String
    /// The things, in the order in which they were met.
    package fileprivate(set) var keys: [String]
  }

  /// A file that was written.
  package struct File: Sendable {
    /// Its name within the folder of the export.
    package let name: String
    /// Its size.
    package let bytes: Int
  }

  /// The target's name.
  package let target: String
  /// What the bundle says about itself.
  package let info: BundleInfo
  /// By kind; kinds of which the bundle has none are left out.
  package private(set) var counts: [ExportKind: Count] = [:]
  /// What was lost, in the order in which it was met first.
  package private(set) var losses: [Loss] = []
  /// The files, in the order in which they were written.
  package internal(set) var files: [File] = []

  private var places: [LossName: Int] = [:]
  private var leftKeys: Set<String> = []

  private struct LossName: Hashable {
    let kind: ExportKind
    let field: String?
    let reason: String
  }

  /// Nothing yet.
  package init(target: String, info: BundleInfo) {
    self.target = target
    self.info = info
  }

  /// Counts something that went in.
  mutating func carry(_ kind: ExportKind, count: Int = 1) { counts[kind, default: Count()].carried += count }

  /// Notes that something was left out as a whole.
  mutating func leave(_ kind: ExportKind, _ key: String, _ reason: String) {
    counts[kind, default: Count()].left += 1
    leftKeys.insert(key)
    add(kind, nil, key, reason)
  }

  /// Notes that a field of something that went in was lost.
  mutating func lose(_ kind: ExportKind, _ key: String, _ field: String, _ reason: String) {
    add(kind, field, key, reason)
  }

  /// Whether something was left out.
  func hasLeft(_ key: String) -> Bool { leftKeys.contains(key) }

  mutating func setTotal(_ kind: ExportKind, _ total: Int) {
    guard total > 0 else { return }
    counts[kind, default: Count()].total = total
  }

  private mutating func add(_ kind: ExportKind, _ field: String?, _ key: String, _ reason: String) {
    let name = LossName(kind: kind, field: field, reason: reason)
    guard let place = places[name] else {
      places[name] = losses.count
      losses.append(Loss(kind: kind, field: field, reason: reason, keys: [key]))
      return
    }
    losses[place].keys.append(key)
  }
}
