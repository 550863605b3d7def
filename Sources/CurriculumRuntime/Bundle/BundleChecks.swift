import Foundation
import GRDB

/// What is done to a bundle file after it is written and before it takes the place of the old one.
package enum BundleChecks {
  /// Lets SQLite check the file as a whole: pages, indexes and constraints, and the foreign keys.
  ///
  /// The checks of the largest table take as long as those of all others, so two threads share them. What
  /// `PRAGMA integrity_check` does beyond its tables, the list of free pages, is empty in a new file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - threads: How many threads may work.
  /// - Throws: `BundleError` with `.damaged` that says what SQLite found.
  package static func verify(path: String, threads: Int) throws(BundleError) {
    do {
      let largest = "questions"
      let other = Promise<Void>()
      if threads > 1 {
        Thread.detachNewThread { other.fulfil { try check(path) { try checkTables([largest], $0, path) } } }
      } else {
        other.fulfil { try check(path) { try checkTables([largest], $0, path) } }
      }
      let rest = Result {
        try check(path) { database in
          let tables = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_schema WHERE rootpage > 0 AND type = 'table'")
          try checkTables(["sqlite_schema"] + tables.filter { $0 != largest }, database, path)
          try checkForeignKeys(database, path)
          try checkFreePages(database, path)
        }
      }
      try other.value()
      try rest.get()
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// The same for a bundle that a delta made: its file may have free pages, and its search index is checked, too.
  package static func verifyChanged(path: String) throws(BundleError) {
    do {
      try check(path) { try check($0, path) }
      try checkSearch(path)
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// Lets FTS5 compare its index with what it was made from; it asks for a connection that may write.
  private static func checkSearch(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      guard try BundleCompatibility.hasSearch(database) else { return }
      do {
        try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        throw BundleError(.damaged, path: path, "the search index does not match the content")
      }
    }
    try queue.close()
  }

  /// Lets SQLite check a bundle that is open: pages, indexes and constraints, and the foreign keys.
  ///
  /// - Throws: `BundleError` with `.damaged` that says what SQLite found.
  static func check(_ database: Database, _ path: String) throws {
    try expectNothing(String.fetchAll(database, sql: "PRAGMA integrity_check"), path)
    try checkForeignKeys(database, path)
  }

  private static func check(_ path: String, _ body: (Database) throws -> Void) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.read { database in
      try database.execute(sql: "PRAGMA cache_size = -65536")
      try body(database)
    }
    try queue.close()
  }

  private static func checkTables(_ tables: [String], _ database: Database, _ path: String) throws {
    for table in tables {
      try expectNothing(String.fetchAll(database, sql: "PRAGMA integrity_check('\(table)')"), path)
    }
  }

  private static func expectNothing(_ found: [String], _ path: String) throws {
    guard found != ["ok"] else { return }
    throw BundleError(.damaged, path: path, "integrity check: \(found.prefix(3).joined(separator: "; "))")
  }

  private static func checkForeignKeys(_ database: Database, _ path: String) throws {
    guard let row = try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") else { return }
    throw BundleError(
      .damaged, path: path, "foreign key check: a row of \(row[0] as String? ?? "?") points nowhere")
  }

  private static func checkFreePages(_ database: Database, _ path: String) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA freelist_count") != 0 else { return }
    throw BundleError(.damaged, path: path, "integrity check: a new file has free pages")
  }
}
