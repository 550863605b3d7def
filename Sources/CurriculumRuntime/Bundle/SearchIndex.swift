import Foundation
import GRDB
import GRDBSQLite

/// The full-text index, or some stretches of it, made in a file of its own, then put into the bundle.
///
/// Making it aside is what lets two threads share the work. Each stretch of ids becomes one segment, whose bytes depend on
/// its entries alone; what FTS5 keeps of the whole is written here, for whole indexes and for changed ones by the same code.
final class SearchIndex: @unchecked Sendable {
  /// What the file's name has behind the bundle's.
  static let suffix = "-search"

  /// What came of making it.
  private struct Made {
    /// The segments in the file, and the places of the stretches that they are of, in order.
    var segments: [(place: Int, segment: SearchStructure.Segment)] = []
    /// False where a stretch is no single segment: its texts are so long that FTS5 wrote it in pieces.
    var isByBuckets = true
    var entries = 0
  }

  private let path: String
  private let queue: DatabaseQueue
  private let buckets: SearchBuckets
  /// How many entries the whole index has.
  private let entries: Int
  private var promise: Promise<Made>?
  private var made = Made()

  /// An index, or some stretches of one.
  ///
  /// - Parameter entries: How many entries the whole index has.
  init(path: String, entries: Int) throws {
    self.path = path
    self.entries = entries
    buckets = SearchBuckets(entries: entries)
    queue = try DatabaseQueue(path: path)
  }

  /// Begins to make the index on another thread.
  ///
  /// - Parameters:
  ///   - pause: Waits until there is a core for the work; called again and again.
  ///   - fill: Adds the entries by id.
  func start(pause: @escaping @Sendable () -> Void, _ fill: @escaping @Sendable (SearchRows) throws -> Void) {
    promise = Promise(onThread: { try self.build(pause: pause, fill) })
  }

  /// Makes the index, or waits until it is made where that was begun.
  ///
  /// - Parameter fill: Adds the entries by id: all of them, or those of some stretches.
  func make(_ fill: (SearchRows) throws -> Void) throws {
    made = try promise?.value() ?? build(fill)
    try queue.close()
  }

  private func build(
    pause: @escaping @Sendable () -> Void = {}, _ fill: (SearchRows) throws -> Void
  ) throws -> Made {
    try queue.writeWithoutTransaction { database in
      try BundleLoad.setUp(database, cacheMegabytes: 16)
      return try BundleLoad.inTransaction(database) { try build(database, pause: pause, fill) }
    }
  }

  private func build(
    _ database: Database, pause: @escaping () -> Void, _ fill: (SearchRows) throws -> Void
  ) throws -> Made {
    // The index reads nothing while it is filled, so an empty view serves as its content.
    try database.execute(
      sql:
        "CREATE VIEW search_content AS SELECT 0 AS id, 0 AS target, 0 AS native, 0 AS romanised, 0 AS prompt")
    try database.execute(sql: BundleFormat.parts.search)
    // A segment is written at the end of a stretch, not before, and stays as it is.
    for (option, value) in [("hashsize", 1 << 30), ("automerge", 0), ("crisismerge", 1999)] {
      try database.execute(
        sql: "INSERT INTO search (search, rank) VALUES (?, ?)", arguments: [option, value])
    }
    let statement = try database.makeStatement(
      sql: "INSERT INTO search (rowid, target, native, romanised, prompt) VALUES (?, ?, ?, ?, ?)")
    let handle = statement.sqliteStatement
    var made = Made()
    var place = 0
    let rows = SearchRows { row in
      made.entries += 1
      if made.entries % 128 == 0 { pause() }
      let id = UInt64(bigEndian: row.loadUnaligned(fromByteOffset: 1, as: UInt64.self))
      let next = self.buckets.place(of: Int64(bitPattern: id))
      if next != place { try Self.endBucket(place, database, &made) }
      place = next
      var offset = 0
      for column: Int32 in 1...5 { bindValue(at: &offset, of: row, to: handle, column) }
      let result = sqlite3_step(handle)
      guard result == SQLITE_DONE else { throw Self.error(result, "making") }
      sqlite3_reset(handle)
    }
    try fill(rows)
    try Self.endBucket(place, database, &made)
    return made
  }

  /// Has FTS5 write what it holds in memory.
  private static func endBucket(_ place: Int, _ database: Database, _ made: inout Made) throws {
    try database.execute(sql: "SAVEPOINT bucket; RELEASE bucket")
    guard let structure = try structure(database) else {
      made.isByBuckets = false
      return
    }
    let segments = structure.levels.joined().dropFirst(made.segments.count)
    if segments.count > 1 { made.isByBuckets = false }
    made.segments += segments.map { (place, $0) }
  }

  /// Puts the whole index into a bundle that has none.
  func copy(into database: Database) throws {
    guard made.entries == entries else {
      throw BundleError(.damaged, path: path, "there are \(made.entries) texts to search, not \(entries)")
    }
    try database.execute(sql: BundleFormat.parts.search)
    try withSource { source in
      guard made.isByBuckets else {
        try database.execute(sql: "DELETE FROM search_data")
        for table in Table.allCases { try copy(table, from: source, to: database, rows: table.all) }
        return
      }
      try copyBuckets(from: source, to: database)
      try copy(.sizes, from: source, to: database, rows: Table.sizes.all)
      let totals = try Self.record(SearchTotals.row, source)
      try Self.setRecord(SearchTotals.row, totals, database)
    }
    if made.isByBuckets, !made.segments.isEmpty {
      let segments = made.segments.map(Self.placed)
      try Self.setRecord(SearchStructure.row, SearchStructure(segments).record, database)
    }
  }

  /// Puts the stretches that were made in the place of those that a bundle's index has.
  ///
  /// - Parameter places: The stretches whose entries were added.
  /// - Returns: False where the whole index has to be made anew.
  func exchange(_ places: Set<Int>, in database: Database) throws -> Bool {
    guard made.isByBuckets, var totals = SearchTotals(try Self.record(SearchTotals.row, database)),
      var segments = try Self.structure(database)?.buckets,
      SearchBuckets(entries: totals.entries) == buckets
    else { return false }
    for place in places {
      guard try removeSizes(place, from: database, &totals) else { return false }
      let number = Int64(place + 1)
      let pages = SearchStructure.Segment(id: place + 1, pages: 1...1).rows
      try delete(.data, pages, from: database)
      try delete(.terms, number...number, from: database)
    }
    segments.removeAll { places.contains($0.id - 1) }
    segments += made.segments.map(Self.placed)
    try withSource { source in
      try copyBuckets(from: source, to: database)
      try copy(.sizes, from: source, to: database, rows: Table.sizes.all)
      if let new = SearchTotals(try Self.record(SearchTotals.row, source)) { totals.add(new) }
    }
    guard !segments.isEmpty, totals.entries == entries else { return false }
    try Self.setRecord(SearchTotals.row, totals.record, database)
    try Self.setRecord(SearchStructure.row, SearchStructure(segments).record, database)
    return true
  }

  /// Takes away how many words the entries of a stretch have; false where that cannot be.
  private func removeSizes(_ place: Int, from database: Database, _ totals: inout SearchTotals) throws -> Bool
  {
    let ids = buckets.ids(place)
    let sizes = try Data.fetchAll(
      database, sql: "SELECT sz FROM search_docsize WHERE id BETWEEN ? AND ?",
      arguments: [ids.lowerBound, ids.upperBound])
    for size in sizes { guard totals.remove(Array(size)) else { return false } }
    try delete(.sizes, ids, from: database)
    return true
  }

  private func delete(_ table: Table, _ rows: ClosedRange<Int64>, from database: Database) throws {
    try database.execute(
      sql: "DELETE FROM \(table.rawValue) WHERE \(table.columns[0]) BETWEEN ? AND ?",
      arguments: [rows.lowerBound, rows.upperBound])
  }

  /// Copies the segments, under the numbers of their stretches.
  private func copyBuckets(from source: Database, to database: Database) throws {
    for (place, segment) in made.segments {
      let shift = (Self.placed(place, segment).id - segment.id)
      try copy(.data, from: source, to: database, rows: segment.rows, shift: Int64(shift) << 37)
      let number = Int64(segment.id)
      try copy(.terms, from: source, to: database, rows: number...number, shift: Int64(shift))
    }
  }

  /// A segment under the number that its stretch has.
  private static func placed(_ place: Int, _ segment: SearchStructure.Segment) -> SearchStructure.Segment {
    SearchStructure.Segment(id: place + 1, pages: segment.pages)
  }

  /// The tables that FTS5 keeps an index in, but for its configuration.
  private enum Table: String, CaseIterable {
    case data = "search_data"
    case terms = "search_idx"
    case sizes = "search_docsize"

    var columns: [String] {
      switch self {
      case .data: ["id", "block"]
      case .terms: ["segid", "term", "pgno"]
      case .sizes: ["id", "sz"]
      }
    }

    /// Every value of the first column.
    var all: ClosedRange<Int64> { Int64.min...Int64.max }
  }

  /// Copies rows by the values of their first column, to each of which something is added.
  private func copy(
    _ table: Table, from source: Database, to database: Database, rows range: ClosedRange<Int64>,
    shift: Int64 = 0
  ) throws {
    let columns = table.columns.joined(separator: ", ")
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    let insert = try database.cachedStatement(
      sql: "INSERT INTO \(table.rawValue) (\(columns)) VALUES (\(places))")
    let rows = try source.cachedStatement(
      sql:
        "SELECT \(columns) FROM \(table.rawValue) WHERE \(table.columns[0]) BETWEEN ? AND ? ORDER BY 1, 2")
    try rows.setArguments([range.lowerBound, range.upperBound])
    let (from, to) = (rows.sqliteStatement, insert.sqliteStatement)
    sqlite3_reset(from)
    while sqlite3_step(from) == SQLITE_ROW {
      sqlite3_bind_int64(to, 1, sqlite3_column_int64(from, 0) + shift)
      for column in 1..<sqlite3_column_count(from) {
        sqlite3_bind_value(to, column + 1, sqlite3_column_value(from, column))
      }
      let result = sqlite3_step(to)
      guard result == SQLITE_DONE else { throw Self.error(result, "copying") }
      sqlite3_reset(to)
    }
    let result = sqlite3_reset(from)
    guard result == SQLITE_OK else { throw Self.error(result, "copying") }
  }

  private func withSource<Value>(_ body: (Database) throws -> Value) throws -> Value {
    let source = try DatabaseQueue(path: path)
    let value = try source.read(body)
    try source.close()
    return value
  }

  private static func structure(_ database: Database) throws -> SearchStructure? {
    SearchStructure(try record(SearchStructure.row, database))
  }

  private static func record(_ row: Int64, _ database: Database) throws -> [UInt8] {
    let found = try Data.fetchOne(
      database, sql: "SELECT block FROM search_data WHERE id = ?", arguments: [row])
    return found.map { Array($0) } ?? []
  }

  private static func setRecord(_ row: Int64, _ record: [UInt8], _ database: Database) throws {
    try database.execute(
      sql: "UPDATE search_data SET block = ? WHERE id = ?", arguments: [Data(record), row])
  }

  private static func error(_ result: Int32, _ work: String) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: result),
      message: "\(String(cString: sqlite3_errstr(result))), while \(work) the search index")
  }

  /// Removes the index's file.
  func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
