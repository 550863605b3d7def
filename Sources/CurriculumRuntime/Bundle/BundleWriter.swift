import GRDB
import GRDBSQLite

/// What a new bundle says about itself.
package struct BundleManifest: Sendable {
  package let curriculumName: String
  package let contentVersion: String
  package let compilerVersion: String
  package let sourceRevision: String?

  package init(curriculumName: String, contentVersion: String, compilerVersion: String, sourceRevision: String?) {
    self.curriculumName = curriculumName
    self.contentVersion = contentVersion
    self.compilerVersion = compilerVersion
    self.sourceRevision = sourceRevision
  }
}

/// Writes rows into a new bundle file: tables in the schema's order, rows by primary key.
///
/// The bytes of the file depend on the rows alone: one connection, one transaction, a fixed order, no clock.
package final class BundleWriter {
  private let path: String
  private let database: Database
  private var hasher = ContentHasher()
  private var statement: Statement?
  private var handle: OpaquePointer?
  private var nextTable = 0
  private var counts: [(table: String, rows: Int)] = []
  private var row = RowBuffer()

  private init(_ database: Database, path: String) {
    self.database = database
    self.path = path
  }

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet.
  ///   - manifest: What the bundle says about itself.
  ///   - includesSearch: Whether the full-text index is made; all else reads without FTS5.
  ///   - rows: Adds the rows of every content table.
  /// - Returns: The content hash.
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`.
  package static func write(
    to path: String, manifest: BundleManifest, includesSearch: Bool, rows: (BundleWriter) throws -> Void
  ) throws(BundleError) -> String {
    do {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false  // checked as a whole at the end
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let hash = try queue.writeWithoutTransaction { database in
        try setUp(database)
        try database.execute(sql: "BEGIN")
        try database.execute(sql: BundleFormat.parts.tables)
        let writer = BundleWriter(database, path: path)
        try rows(writer)
        let hash = try writer.finish(manifest)
        try database.execute(sql: BundleFormat.parts.indexes)
        if includesSearch { try writer.makeSearch() }
        try database.execute(sql: "COMMIT")
        return hash
      }
      try queue.close()
      return hash
    } catch {
      throw Self.error(error, path)
    }
  }

  private static func setUp(_ database: Database) throws {
    try database.execute(
      sql: """
        PRAGMA page_size = 16384;
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA temp_store = MEMORY;
        PRAGMA cache_size = -131072;
        PRAGMA application_id = \(BundleFormat.applicationID);
        PRAGMA user_version = \(BundleFormat.version);
        """)
  }

  /// Begins the next table of the schema.
  package func begin(_ table: String) throws {
    precondition(BundleFormat.contentTables[nextTable] == table, "tables are written in the schema's order")
    nextTable += 1
    hasher.begin(table)
    counts.append((table, 0))
    let columns = try database.columns(in: table)
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.makeStatement(sql: "INSERT INTO \(table) VALUES (\(places))")
    self.statement = statement
    handle = statement.sqliteStatement
  }

  /// Adds a row to the table that was begun; `fill` adds a value for each column in order.
  package func add(_ fill: (inout RowBuffer) -> Void) throws {
    row.clear()
    fill(&row)
    hasher.add(row)
    counts[counts.count - 1].rows += 1
    let result = row.bytes.withUnsafeBytes { bytes -> Int32 in
      for (index, cell) in row.cells.enumerated() { bind(cell, Int32(index + 1), bytes) }
      return sqlite3_step(handle)
    }
    guard result == SQLITE_DONE else {
      throw DatabaseError(resultCode: ResultCode(rawValue: result), message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
    }
    sqlite3_reset(handle)
  }

  /// Binds a value where it stands in the row's buffer, which lives until the row is written.
  private func bind(_ cell: RowBuffer.Cell, _ index: Int32, _ bytes: UnsafeRawBufferPointer) {
    switch cell.type {
    case 1:
      let value = bytes.loadUnaligned(fromByteOffset: cell.offset, as: Int64.self).bigEndian
      sqlite3_bind_int64(handle, index, value)
    case 2:
      let bits = bytes.loadUnaligned(fromByteOffset: cell.offset, as: UInt64.self).bigEndian
      sqlite3_bind_double(handle, index, Double(bitPattern: bits))
    case 3:
      let start = bytes.baseAddress.map { $0 + cell.offset }
      sqlite3_bind_text(handle, index, start?.assumingMemoryBound(to: CChar.self), Int32(cell.count), nil)
    default:
      sqlite3_bind_null(handle, index)
    }
  }

  private func finish(_ manifest: BundleManifest) throws -> String {
    precondition(nextTable == BundleFormat.contentTables.count, "every table is written")
    statement = nil
    let hash = hasher.finish()
    let json = counts.sorted { $0.table < $1.table }.map { "\"\($0.table)\": \($0.rows)" }.joined(separator: ", ")
    try database.execute(
      sql: "INSERT INTO bundle_info VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        BundleFormat.version, BundleFormat.version, manifest.contentVersion, hash, manifest.curriculumName,
        manifest.compilerVersion, manifest.sourceRevision, "{\(json)}",
      ])
    return hash
  }

  private func makeSearch() throws {
    try database.execute(sql: BundleFormat.parts.search)
    // The setting is for this load only: it would otherwise cost an app 64 MiB when it never writes.
    try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('hashsize', 67108864)")
    try database.execute(sql: "INSERT INTO search (search) VALUES ('rebuild')")
    try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('hashsize', 1048576)")
  }

  /// A fault of SQLite in words.
  package static func error(_ error: any Error, _ path: String) -> BundleError {
    if let error = error as? BundleError { return error }
    guard let error = error as? DatabaseError else { return BundleError(.unwritable, path: path, "\(error)") }
    switch error.resultCode {
    case .SQLITE_FULL: return BundleError(.diskFull, path: path, "the disk is full; the bundle was not written")
    default: return BundleError(.unwritable, path: path, "SQLite says: \(error.message ?? "\(error.resultCode)")")
    }
  }
}
