/// The rows that are not the same in two sets of parts: what a bundle of the old ones lacks, and what it has too much.
///
/// Rows of one table with the same first value belong together: those of an entity's options, say. Where one of them
/// differs, all of them do. Media files, which parts have in common, are compared elsewhere.
struct RowDifferences {
  /// What differs in one table.
  struct Table {
    /// The table's name, or `search`.
    let name: String
    /// The first values of the rows that have to go, each once.
    var gone: [Int64] = []
    /// The first values of the rows that come.
    var come: [Int64] = []
    /// The rows that come.
    let rows: RowBatch
  }

  /// The tables with differences, in the schema's order, the search index last.
  private(set) var tables: [Table] = []

  /// Bytes of rows that are held in memory.
  private static let mostBytes = 1 << 26

  /// Compares parts.
  ///
  /// - Parameter all: How many rows there are, with those of parts that are the same.
  /// - Returns: nil where so much differs that a new bundle is made in less time, or the rows have no digests.
  /// - Throws: `BundleError` where a file has no rows.
  init?(old: [JoinedRows.Part], new: [JoinedRows.Part], of all: Int) throws {
    var (rows, bytes) = (0, 0)
    for name in BundleFormat.contentTables + [RowRun.search] where name != "media" {
      guard var before = Self.sections(name, old), var after = Self.sections(name, new) else { return nil }
      Self.cancel(&before, &after)
      var table = Table(name: name, rows: RowBatch(table: name))
      var (left, right) = (try RowGroups(before), try RowGroups(after))
      while left.isAtGroup || right.isAtGroup {
        let isOld = left.isAtGroup && (!right.isAtGroup || left.key <= right.key)
        let isNew = right.isAtGroup && (!left.isAtGroup || right.key <= left.key)
        if !(isOld && isNew && left.bytes == right.bytes) {
          if isOld { table.gone.append(left.key) }
          if isNew {
            table.come.append(right.key)
            right.bytes.withUnsafeBytes { table.rows.append(rows: $0, count: right.rows) }
          }
          rows += max(isOld ? left.rows : 0, isNew ? right.rows : 0)
          guard rows <= all / 4, bytes + table.rows.count <= Self.mostBytes else { return nil }
        }
        if isOld { try left.next() }
        if isNew { try right.next() }
      }
      bytes += table.rows.count
      if !table.gone.isEmpty || !table.come.isEmpty { tables.append(table) }
    }
  }

  private typealias Section = (file: RowFile, section: RowRun.Section)

  /// The rows of a table by part; nil where some have no digest.
  private static func sections(_ table: String, _ parts: [JoinedRows.Part]) -> [Section]? {
    let found = parts.compactMap { part in part.run.section(table).map { (part.file, $0) } }
    return found.allSatisfy { $0.1.digest != nil } ? found : nil
  }

  /// Leaves out what both sides have, as often as both have it.
  ///
  /// - Complexity: O(*n*) in the number of sections: where settings change, those of every part stand here.
  private static func cancel(_ old: inout [Section], _ new: inout [Section]) {
    var spare: [String?: Int] = [:]
    for section in new { spare[section.section.digest, default: 0] += 1 }
    var common: [String?: Int] = [:]
    old.removeAll { section in
      let isCommon = take(section, from: &spare)
      if isCommon { common[section.section.digest, default: 0] += 1 }
      return isCommon
    }
    new.removeAll { take($0, from: &common) }
  }

  /// Counts one section less with the same rows; false where there was none.
  private static func take(_ section: Section, from counts: inout [String?: Int]) -> Bool {
    guard let count = counts[section.section.digest], count > 0 else { return false }
    counts[section.section.digest] = count - 1
    return true
  }
}

/// Rows of several parts by their first values, those with the same value together.
private struct RowGroups {
  private var readers: ReaderQueue
  /// Whether there is a group.
  private(set) var isAtGroup = true
  /// The first value of its rows.
  private(set) var key: Int64 = 0
  /// Its rows, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// How many they are.
  private(set) var rows = 0

  /// At the first group.
  init(_ sections: [(file: RowFile, section: RowRun.Section)]) throws {
    readers = try ReaderQueue(sections)
    try next()
  }

  /// Goes on to the next group.
  mutating func next() throws {
    bytes.removeAll(keepingCapacity: true)
    rows = 0
    guard let first = readers.first else {
      isAtGroup = false
      return
    }
    key = first.key
    // The bundle's own writing says where keys are out of order, or two parts have the same.
    while let reader = readers.first, reader.key == key {
      bytes.append(contentsOf: reader.row)
      rows += 1
      if try reader.next() { readers.siftFirst() } else { readers.removeFirst() }
    }
  }
}
