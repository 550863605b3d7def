package import CurriculumRuntime

/// What has changed from one bundle to another, entity by entity.
package struct BundleDiff: Sendable {
  /// What the old bundle says of itself.
  package let base: BundleInfo
  /// What the new bundle says of itself.
  package let target: BundleInfo
  /// The changes, kind by kind from the whole to the part, by key.
  package internal(set) var changes: [EntityChange]
  /// Rows that differ, by table; the tables without any are left out.
  package let rows: [String: RowCounts]

  /// Compares two bundles.
  ///
  /// - Throws: `BundleError` when a bundle cannot be read, when their formats differ, or with `.unrelated` when they
  ///   are of different curricula.
  /// - Complexity: O(*n*) in the bytes of both bundles; memory grows with what differs.
  package init(base: BundleReader, target: BundleReader) throws(BundleError) {
    guard try base.isRelated(to: target) else {
      throw BundleError(
        .unrelated, path: target.path,
        "\(target.info.curriculumName) has nothing in common with \(base.info.curriculumName) in '\(base.path)'; "
          + "a diff is between two versions of one curriculum")
    }
    self.base = base.info
    self.target = target.info
    var collector = try ChangeCollector(base: base, target: target)
    try collector.collect()
    rows = collector.rows
    changes = collector.changes
  }

  /// How many changes are of a kind of action.
  package func count(_ action: EntityChange.Action) -> Int {
    changes.count { $0.actions.contains(action) }
  }

  /// How many changes have an impact.
  package func count(_ impact: ProgressImpact) -> Int { changes.count { $0.impact == impact } }

  /// The worst that any change does to learners' progress.
  package var impact: ProgressImpact { changes.map(\.impact).max() ?? .safe }

  /// Whether nothing that learners or apps could notice is different.
  package var isEmpty: Bool { changes.isEmpty && rows.isEmpty }
}
