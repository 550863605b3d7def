import GRDB

/// What stands in a bundle beside its rows: tables, indexes and views, as the format has them.
enum BundleSchema {
  /// A table, index or view as SQLite writes it down: type, name, table, statement; whatever a damaged file has there.
  private typealias Entry = [DatabaseValue]

  /// The tables that SQLite makes for the search index; their definitions are its own.
  private static let searchTables: Set = ["search_data", "search_idx", "search_docsize", "search_config"]

  /// Checks that a bundle has the tables, indexes and views of the format and nothing else.
  ///
  /// Another view would show an app other words than those in the tables, another trigger or table would be no part of
  /// the content hash.
  ///
  /// - Throws: `BundleError` with `.damaged`.
  static func check(_ database: Database, _ path: String) throws {
    let found = try entries(database)
    var expected = try formatEntries()
    if let searchStatement, found.contains(entry("search", searchStatement)) {
      expected.insert(entry("search", searchStatement))
      expected.formUnion(
        found.filter { $0[0] == "table".databaseValue && searchTables.contains(name(of: $0)) })
    }
    guard let other = expected.symmetricDifference(found).map({ name(of: $0) }).min() else { return }
    throw BundleError(
      .damaged, path: path, "'\(printableText(other.utf8))' of its schema is not as the format has it")
  }

  private static func formatEntries() throws -> Set<Entry> {
    try DatabaseQueue().write { database in
      try database.execute(sql: BundleFormat.parts.tables)
      for index in BundleFormat.indexes.values.joined() { try database.execute(sql: index) }
      try database.execute(sql: BundleFormat.parts.views)
      return try entries(database)
    }
  }

  private static func entries(_ database: Database) throws -> Set<Entry> {
    let rows = try Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return Set(rows.map { Array($0.databaseValues) })
  }

  private static func entry(_ table: String, _ statement: String) -> Entry {
    ["table", table, table, statement].map(\.databaseValue)
  }

  private static func name(of entry: Entry) -> String { String.fromDatabaseValue(entry[1]) ?? "" }

  /// What makes the search index, as SQLite writes it down.
  private static let searchStatement: String? = {
    let search = BundleFormat.parts.search
    guard let start = search.ranges(of: "CREATE VIRTUAL TABLE").first?.lowerBound,
      let end = search[start...].firstIndex(of: ";")
    else { return nil }
    return String(search[start..<end])
  }()
}

extension BundleFormat {
  /// True when a file says in its head that it is a bundle.
  package static func isBundle(path: String) throws(BundleError) -> Bool { try isBundle(RegularFile(path)) }

  /// True when a file says in its head that it is a bundle.
  ///
  /// Source: https://www.sqlite.org/fileformat.html, sections 1.3.1 and 1.3.15.
  static func isBundle(_ file: RegularFile) throws(BundleError) -> Bool {
    let head = UnsafeMutableRawBufferPointer.allocate(byteCount: 100, alignment: 1)
    defer { head.deallocate() }
    guard try file.read(into: head, at: 0) == head.count else { return false }
    let application = UInt32(bigEndian: head.loadUnaligned(fromByteOffset: 68, as: UInt32.self))
    return head.starts(with: "SQLite format 3\0".utf8) && application == UInt32(bitPattern: applicationID)
  }
}
