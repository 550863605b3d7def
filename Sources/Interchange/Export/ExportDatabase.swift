import CurriculumRuntime
import GRDB
import GRDBSQLite

/// A database of another program's that is being written, in memory.
final class ExportDatabase {
  private let queue: DatabaseQueue

  /// A database without rows.
  ///
  /// - Parameters:
  ///   - pageSize: Bytes of a page: a power of two from 512 to 65,536.
  ///   - schema: The statements that make its tables.
  init(pageSize: Int, schema: String) throws {
    var configuration = Configuration()
    // One transaction holds all that is added.
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(configuration: configuration)
    try queue.inDatabase { database in
      try database.execute(sql: "PRAGMA page_size = \(pageSize); PRAGMA journal_mode = OFF")
      try database.execute(sql: schema)
      try database.execute(sql: "BEGIN")
    }
  }

  /// Runs a statement that adds a row.
  func add(_ sql: String, _ values: [(any DatabaseValueConvertible)?]) throws {
    try queue.inDatabase { database in
      try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }
  }

  /// The whole as a file's bytes; nothing can be added after it.
  ///
  /// - Parameter indexes: The statements that make its indexes, which are quicker made at the end.
  func finish(indexes: String = "") throws -> [UInt8] {
    try queue.inDatabase { database in
      try database.execute(sql: indexes)
      try database.execute(sql: "COMMIT")
      var size: Int64 = 0
      guard let bytes = sqlite3_serialize(database.sqliteConnection, "main", &size, 0) else {
        throw ExportError("there is no memory left for the database")
      }
      defer { sqlite3_free(bytes) }
      var result = Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
      // Which SQLite wrote it is nobody's business.
      for offset in 96..<min(100, result.count) { result[offset] = 0 }
      return result
    }
  }
}

extension BundleInfo {
  /// A number that rises with the version of the content, from 0 to 999,999,999.
  var releaseNumber: Int {
    let parts = contentVersion.split { !$0.isNumber }.prefix(3).map { min(Int($0) ?? 999, 999) }
    return (parts + [0, 0, 0]).prefix(3).reduce(0) { $0 * 1000 + $1 }
  }
}
