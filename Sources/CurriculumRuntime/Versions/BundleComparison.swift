import GRDB

/// A row that is not the same in two bundles.
package struct RowDifference: Sendable {
  /// The table.
  package let table: String
  /// Its values in the old bundle, in the order of the columns; nil where it has no such row.
  package let old: [BundleValue]?
  /// Its values in the new bundle; nil where it has no such row.
  package let new: [BundleValue]?
}

/// Two bundles, compared row by row.
package struct BundleComparison {
  private let old: BundleReader
  private let new: BundleReader

  /// A comparison of two open bundles.
  ///
  /// - Throws: `BundleError` with `.otherFormat` when their formats differ: their rows have other columns.
  package init(old: BundleReader, new: BundleReader) throws(BundleError) {
    guard old.info.formatVersion == new.info.formatVersion else {
      throw BundleError(
        .otherFormat, path: new.path,
        "the bundle has format \(new.info.formatVersion), '\(old.path)' has format \(old.info.formatVersion); "
          + "build both with one version of curricc to compare them")
    }
    self.old = old
    self.new = new
  }

  /// Hands on each row that differs: table by table in the schema's order, by primary key.
  ///
  /// - Complexity: O(*n*) in the bytes of both bundles; holds one row of each.
  package func forEachDifference(_ body: (RowDifference) throws -> Void) throws(BundleError) {
    try old.read { before in
      try new.read { after in
        for table in BundleFormat.contentTables {
          try Self.compare(table, before, after, body)
        }
      }
    }
  }

  private static func compare(
    _ table: String, _ before: Database, _ after: Database, _ body: (RowDifference) throws -> Void
  ) throws {
    let old = try RowCursor(before, table: table)
    let new = try RowCursor(after, table: table)
    while old.isAtRow || new.isAtRow {
      let order = !old.isAtRow ? 1 : !new.isAtRow ? -1 : old.compareKey(with: new)
      if order != 0 || !old.isSameRow(as: new) {
        try body(
          RowDifference(
            table: table, old: order <= 0 ? old.row : nil, new: order >= 0 ? new.row : nil))
      }
      if order <= 0 { try old.step() }
      if order >= 0 { try new.step() }
    }
  }
}
