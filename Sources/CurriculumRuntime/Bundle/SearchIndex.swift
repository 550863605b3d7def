import Foundation
import GRDB
import GRDBSQLite

/// The full-text index, made in a file of its own while the bundle's rows are written, then copied in.
///
/// Making it aside is what lets two threads share the work. It is made so with one thread, too, because the
/// index's bytes depend on how it was made.
final class SearchIndex: @unchecked Sendable {
  /// What the file's name has behind the bundle's.
  static let suffix = "-search"

  private let path: String
  private let queue: DatabaseQueue
  private let fill: @Sendable (SearchRows) throws -> Void
  private let promise = Promise<Void>()
  private var isStarted = false

  init(path: String, fill: @escaping @Sendable (SearchRows) throws -> Void) throws {
    self.path = path
    self.fill = fill
    queue = try DatabaseQueue(path: path)
  }

  /// Begins the work on another thread.
  ///
  /// - Parameter pause: Waits until there is a core for the work; called again and again.
  func start(pause: @escaping @Sendable () -> Void) {
    isStarted = true
    Thread.detachNewThread { self.promise.fulfil { try self.build(pause: pause) } }
  }

  /// Waits until the index is made; makes it here when it was not begun.
  func finish() throws {
    if isStarted { try promise.value() } else { try build() }
    try queue.close()
  }

  private func build(pause: @escaping @Sendable () -> Void = {}) throws {
    try queue.writeWithoutTransaction { database in
      try BundleLoad.setUp(database, cacheMegabytes: 16)
      try BundleLoad.inTransaction(database) { try build(database, pause: pause) }
    }
  }

  private func build(_ database: Database, pause: @escaping () -> Void) throws {
    // The index reads nothing while it is filled, so an empty view serves as its content.
    try database.execute(
      sql:
        "CREATE VIEW search_content AS SELECT 0 AS id, 0 AS target, 0 AS native, 0 AS romanised, 0 AS prompt")
    try database.execute(sql: BundleFormat.parts.search)
    // One large write in place of many small ones.
    try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('hashsize', 67108864)")
    let statement = try database.makeStatement(
      sql: "INSERT INTO search (rowid, target, native, romanised, prompt) VALUES (?, ?, ?, ?, ?)")
    let handle = statement.sqliteStatement
    var added = 0
    let rows = SearchRows { row in
      added += 1
      if added % 128 == 0 { pause() }
      var offset = 0
      for column: Int32 in 1...5 { bindValue(at: &offset, of: row, to: handle, column) }
      let result = sqlite3_step(handle)
      guard result == SQLITE_DONE else {
        throw DatabaseError(
          resultCode: ResultCode(rawValue: result),
          message: "\(String(cString: sqlite3_errstr(result))), while making the search index")
      }
      sqlite3_reset(handle)
    }
    try fill(rows)
    try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('hashsize', 1048576)")
  }

  /// Copies the index into the bundle.
  func copy(into database: Database) throws {
    try database.execute(sql: BundleFormat.parts.search)
    for (table, columns) in [
      ("search_data", "id, block"), ("search_idx", "segid, term, pgno"), ("search_docsize", "id, sz"),
      ("search_config", "k, v"),
    ] {
      try database.execute(sql: "DELETE FROM \(table)")
      try copy(table, columns, into: database)
    }
  }

  private func copy(_ table: String, _ columns: String, into database: Database) throws {
    let places = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
    let insert = try database.makeStatement(sql: "INSERT INTO \(table) (\(columns)) VALUES (\(places))")
    let source = try DatabaseQueue(path: path)
    try source.read { other in
      let rows = try other.makeStatement(sql: "SELECT \(columns) FROM \(table) ORDER BY 1, 2")
      while sqlite3_step(rows.sqliteStatement) == SQLITE_ROW {
        for column in 0..<sqlite3_column_count(rows.sqliteStatement) {
          sqlite3_bind_value(
            insert.sqliteStatement, column + 1, sqlite3_column_value(rows.sqliteStatement, column))
        }
        let result = sqlite3_step(insert.sqliteStatement)
        guard result == SQLITE_DONE else {
          throw DatabaseError(
            resultCode: ResultCode(rawValue: result),
            message: "\(String(cString: sqlite3_errstr(result))), while copying the search index")
        }
        sqlite3_reset(insert.sqliteStatement)
      }
    }
    try source.close()
  }

  /// Removes the index's file.
  func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
