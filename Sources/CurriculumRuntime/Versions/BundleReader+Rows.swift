import GRDB
import GRDBSQLite

extension BundleReader {
  /// Names of a table's columns, in order.
  package func columns(of table: String) throws(BundleError) -> [String] {
    try read { try $0.columns(in: table).map(\.name) }
  }

  /// The rows of a table in which a column has a number, in some order.
  ///
  /// - Parameters:
  ///   - order: Columns to order by.
  package func values(
    of table: String, where column: String, is number: Int64, orderedBy order: String
  ) throws(BundleError) -> [[BundleValue]] {
    try values("SELECT * FROM \(table) WHERE \(column) = ? ORDER BY \(order)", [number])
  }

  /// The rows that a statement gives, with numbers for its places.
  package func values(_ sql: String, _ numbers: [Int64]) throws(BundleError) -> [[BundleValue]] {
    try read { database in
      let statement = try database.cachedStatement(sql: sql)
      let handle = statement.sqliteStatement
      sqlite3_reset(handle)
      defer { sqlite3_reset(handle) }
      for (index, number) in numbers.enumerated() { sqlite3_bind_int64(handle, Int32(index + 1), number) }
      let columns = sqlite3_column_count(handle)
      var rows: [[BundleValue]] = []
      while true {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: rows.append((0..<columns).map { BundleValue(handle, $0) })
        case SQLITE_DONE: return rows
        case let code:
          throw DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
        }
      }
    }
  }
}
