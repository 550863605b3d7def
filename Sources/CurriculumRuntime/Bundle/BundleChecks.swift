import Foundation
import GRDB

/// What is done to a bundle file after it is written and before it takes the place of the old one.
package enum BundleChecks {
  /// Lets SQLite check the file as a whole: pages, indexes and constraints, and the foreign keys.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - threads: With two, both checks run at once.
  /// - Throws: `BundleError` with `.damaged` that says what SQLite found.
  package static func verify(path: String, threads: Int) throws(BundleError) {
    do {
      guard threads > 1 else {
        try checkIntegrity(path)
        return try checkForeignKeys(path)
      }
      let other = Promise<Void>()
      Thread.detachNewThread { other.fulfil { try checkForeignKeys(path) } }
      let integrity = Result { try checkIntegrity(path) }
      try other.value()
      try integrity.get()
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      // Read through the system's page cache, without a copy of each page.
      try database.execute(sql: "PRAGMA mmap_size = 1099511627776")
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  private static func checkIntegrity(_ path: String) throws {
    let queue = try open(path)
    let found = try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    guard found == ["ok"] else {
      throw BundleError(.damaged, path: path, "integrity check: \(found.prefix(3).joined(separator: "; "))")
    }
    try queue.close()
  }

  private static func checkForeignKeys(_ path: String) throws {
    let queue = try open(path)
    if let row = try queue.read({ try Row.fetchOne($0, sql: "PRAGMA foreign_key_check") }) {
      throw BundleError(
        .damaged, path: path, "foreign key check: a row of \(row[0] as String? ?? "?") points nowhere")
    }
    try queue.close()
  }
}
