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

/// How many rows of a table differ.
package struct RowCounts: Hashable, Sendable {
  /// Rows that the new bundle alone has.
  package private(set) var added = 0
  /// Rows that the old bundle alone has.
  package private(set) var removed = 0
  /// Rows that both have, with other values.
  package private(set) var changed = 0

  /// No rows.
  package init() {}

  /// Counts a row.
  package mutating func count(_ difference: RowDifference) {
    switch (difference.old, difference.new) {
    case (nil, _): added += 1
    case (_, nil): removed += 1
    default: changed += 1
    }
  }
}

/// Two bundles, compared row by row.
package struct BundleComparison {
  private let old: BundleReader
  private let new: BundleReader

  /// A comparison of two open bundles.
  ///
  /// - Throws: `BundleError` with `.otherFormat` when their formats differ: their rows have other columns; with `.tooNew`
  ///   when they have tables that this library does not know of.
  package init(old: BundleReader, new: BundleReader) throws(BundleError) {
    guard old.info.formatVersion == new.info.formatVersion else {
      throw BundleError(
        .otherFormat, path: new.path,
        "the bundle has format \(new.info.formatVersion), '\(old.path)' has format \(old.info.formatVersion); "
          + "build both with one version of curricc to compare them")
    }
    guard new.info.formatVersion <= BundleFormat.version else {
      throw BundleError(
        .tooNew, path: new.path,
        "the bundle has format \(new.info.formatVersion), bundles up to format \(BundleFormat.version) can be compared "
          + "here; update curricc")
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

  /// How many rows differ, by table in the schema's order; the tables without any are left out.
  package func counts() throws(BundleError) -> [(table: String, counts: RowCounts)] {
    var counts: [String: RowCounts] = [:]
    try forEachDifference { counts[$0.table, default: RowCounts()].count($0) }
    return BundleFormat.contentTables.compactMap { table in counts[table].map { (table, $0) } }
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
