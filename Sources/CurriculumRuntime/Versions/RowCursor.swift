import Foundation
import GRDB
import GRDBSQLite

/// Walks over the rows of one table of a bundle by primary key, reading values where SQLite holds them.
final class RowCursor {
  /// How many columns a row has.
  let columns: Int32
  private let database: Database
  private let statement: Statement
  private let handle: OpaquePointer
  /// Places of the primary key's columns.
  private let key: [Int32]
  /// Whether it stands at a row.
  private(set) var isAtRow = true

  /// A cursor at the first row.
  init(_ database: Database, table: String) throws {
    self.database = database
    let names = try database.columns(in: table).map(\.name)
    let keyNames = try database.primaryKey(table).columns
    key = keyNames.compactMap { name in names.firstIndex(of: name).map { Int32($0) } }
    columns = Int32(names.count)
    statement = try database.makeStatement(
      sql: "SELECT * FROM \(table) ORDER BY \(keyNames.joined(separator: ", "))")
    handle = statement.sqliteStatement
    try step()
  }

  /// A cursor at the first row of a query, whose rows are not compared with others.
  init(_ database: Database, sql: String, arguments: StatementArguments) throws {
    self.database = database
    key = []
    statement = try database.makeStatement(sql: sql)
    try statement.setArguments(arguments)
    handle = statement.sqliteStatement
    columns = sqlite3_column_count(handle)
    try step()
  }

  /// Goes on to the next row.
  func step() throws {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: isAtRow = true
    case SQLITE_DONE: isAtRow = false
    case let code:
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code),
        message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
    }
  }

  /// The row's values.
  var row: [BundleValue] { (0..<columns).map { BundleValue(handle, $0) } }

  /// How the row's primary key stands to that of another cursor: below 0 before it, 0 the same, above 0 behind it.
  func compareKey(with other: RowCursor) -> Int {
    for column in key {
      let order = Self.compare(handle, other.handle, column)
      if order != 0 { return order }
    }
    return 0
  }

  /// Whether all values are those of another cursor's row.
  func isSameRow(as other: RowCursor) -> Bool {
    for column in 0..<columns where Self.compare(handle, other.handle, column) != 0 { return false }
    return true
  }

  /// The order of two values of one column: by type, then by size or bytes.
  private static func compare(_ left: OpaquePointer, _ right: OpaquePointer, _ column: Int32) -> Int {
    let type = sqlite3_column_type(left, column)
    let other = sqlite3_column_type(right, column)
    guard type == other else { return Int(type) - Int(other) }
    switch type {
    case SQLITE_NULL: return 0
    case SQLITE_INTEGER:
      let (a, b) = (sqlite3_column_int64(left, column), sqlite3_column_int64(right, column))
      return a < b ? -1 : a > b ? 1 : 0
    case SQLITE_FLOAT:
      let (a, b) = (
        sqlite3_column_double(left, column).bitPattern, sqlite3_column_double(right, column).bitPattern
      )
      return a < b ? -1 : a > b ? 1 : 0
    default:
      // The address is asked for before the length, which may change with it.
      let (a, b) = (sqlite3_column_text(left, column), sqlite3_column_text(right, column))
      let (m, n) = (Int(sqlite3_column_bytes(left, column)), Int(sqlite3_column_bytes(right, column)))
      guard let a, let b, min(m, n) > 0 else { return m - n }
      let order = memcmp(a, b, min(m, n))
      return order != 0 ? Int(order) : m - n
    }
  }

  /// Adds the row to a batch, in the form that the content hash covers.
  func add(to batch: RowBatch) {
    for column in 0..<columns {
      switch sqlite3_column_type(handle, column) {
      case SQLITE_NULL: batch.null()
      case SQLITE_INTEGER: batch.integer(sqlite3_column_int64(handle, column))
      case SQLITE_FLOAT: batch.real(sqlite3_column_double(handle, column))
      case let type:
        let start = sqlite3_column_text(handle, column)
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
        batch.text(utf8: bytes, type: type == SQLITE_BLOB ? 4 : 3)
      }
    }
  }
}
