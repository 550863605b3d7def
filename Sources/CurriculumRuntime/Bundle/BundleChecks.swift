import Foundation
import GRDB

/// What is done to a bundle file after it is written and before it takes the place of the old one.
package enum BundleChecks {
  /// Lets SQLite check the file as a whole: pages, indexes and constraints, and the foreign keys.
  ///
  /// Up to three threads share the tables, since three are large and each thread has a cache of pages; each takes the next
  /// when it is done with one. What `PRAGMA integrity_check` does beyond its tables, the list of free pages, is empty in a
  /// new file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - threads: How many threads may work.
  ///   - references: Whether the foreign keys are checked, which need not be for rows whose foreign keys were.
  /// - Throws: `BundleError` with `.damaged` that says what SQLite found.
  package static func verify(path: String, threads: Int, references: Bool = true) throws(BundleError) {
    do {
      let list = SharedList(try check(path) { try pragmas($0, references) })
      let work: @Sendable () throws -> Void = {
        try check(path) { database in
          while let pragma = list.next() { try run(pragma, database, path) }
        }
      }
      let others = (1..<max(1, min(threads, largest.count))).map { _ in Promise(onThread: work) }
      let own = Result(catching: work)
      for other in others { try other.value() }
      try own.get()
      try check(path) { try checkFreePages($0, path) }
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// The tables that take longest.
  private static let largest = ["questions", "cards", "options"]

  /// What checks each table and its foreign keys; what takes longest stands first.
  private static func pragmas(_ database: Database, _ references: Bool) throws -> [String] {
    let tables = try String.fetchAll(
      database, sql: "SELECT name FROM sqlite_schema WHERE rootpage > 0 AND type = 'table'")
    let sorted = largest.filter(tables.contains) + tables.filter { !largest.contains($0) }
    return (sorted + ["sqlite_schema"]).map { "integrity_check('\($0)')" }
      + (references ? sorted.map { "foreign_key_check('\($0)')" } : [])
  }

  /// Lets SQLite check the foreign keys of a file that nobody writes any more.
  ///
  /// - Throws: `BundleError` with `.damaged`.
  static func verifyReferences(path: String) throws(BundleError) {
    do { try check(path) { try checkForeignKeys($0, path) } } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  private static func run(_ pragma: String, _ database: Database, _ path: String) throws {
    if pragma.hasPrefix("integrity") {
      try expectNothing(String.fetchAll(database, sql: "PRAGMA \(pragma)"), path)
    } else {
      try checkForeignKeys(database, path, pragma)
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

  private static func check<Value>(_ path: String, _ body: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let value = try queue.read { database in
      try database.execute(sql: "PRAGMA cache_size = -65536")
      return try body(database)
    }
    try queue.close()
    return value
  }

  private static func expectNothing(_ found: [String], _ path: String) throws {
    guard found != ["ok"] else { return }
    throw BundleError(.damaged, path: path, "integrity check: \(found.prefix(3).joined(separator: "; "))")
  }

  private static func checkForeignKeys(
    _ database: Database, _ path: String, _ pragma: String = "foreign_key_check"
  ) throws {
    guard let row = try Row.fetchOne(database, sql: "PRAGMA \(pragma)") else { return }
    throw BundleError(
      .damaged, path: path, "foreign key check: a row of \(row[0] as String? ?? "?") points nowhere")
  }

  private static func checkFreePages(_ database: Database, _ path: String) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA freelist_count") != 0 else { return }
    throw BundleError(.damaged, path: path, "integrity check: a new file has free pages")
  }
}

/// A list that threads take elements from.
private final class SharedList: @unchecked Sendable {
  private let lock = NSLock()
  private var rest: ArraySlice<String>

  init(_ elements: [String]) { rest = elements[...] }

  /// The next element; nil when none is left.
  func next() -> String? {
    lock.lock()
    defer { lock.unlock() }
    return rest.popFirst()
  }
}
