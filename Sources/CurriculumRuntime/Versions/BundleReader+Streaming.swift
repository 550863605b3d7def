import GRDB
import GRDBSQLite

/// The row that a statement stands at; good until the next one is read.
package struct StatementRow {
  fileprivate let handle: OpaquePointer

  /// A column's value.
  package subscript(column: Int) -> BundleValue { BundleValue(handle, Int32(column)) }

  /// A column's whole number; 0 for NULL.
  package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// Whether a column is NULL.
  package func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  /// A column's text; nil for NULL.
  package func text(_ column: Int) -> String? {
    isNull(column) ? nil : string(column)
  }

  /// A column's text; empty for NULL.
  package func string(_ column: Int) -> String {
    // The address is asked for before the length, which may change with it.
    let start = sqlite3_column_text(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// How many columns there are.
  package var count: Int { Int(sqlite3_column_count(handle)) }
}

extension BundleReader {
  /// Hands out the rows that a statement gives one by one, so that a long table costs no memory.
  ///
  /// Within `body` this function may be called again, but no other reading one.
  ///
  /// - Throws: What `body` throws, and `BundleError` where the bundle cannot be read.
  package func forEachRow(
    _ sql: String, _ numbers: [Int64] = [], _ body: (StatementRow) throws -> Void
  ) throws {
    var thrown: (any Error)?
    try reentrantRead { database in
      let statement = try database.makeStatement(sql: sql)
      let handle = statement.sqliteStatement
      for (index, number) in numbers.enumerated() { sqlite3_bind_int64(handle, Int32(index + 1), number) }
      while true {
        switch sqlite3_step(handle) {
        case SQLITE_ROW:
          do { try body(StatementRow(handle: handle)) } catch {
            thrown = error
            return
          }
        case SQLITE_DONE: return
        case let code:
          throw DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
        }
      }
    }
    if let thrown { throw thrown }
  }
}
