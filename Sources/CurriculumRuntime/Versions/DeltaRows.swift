import GRDB
import GRDBSQLite

/// The rows of a delta on their way into a copy of its base.
///
/// What goes or changes is taken out of all tables before anything is put in, so that no row stands in the way of
/// another's number, key or place.
final class DeltaRows {
  private let delta: BundleDelta
  private let database: Database
  private var tables: [String: Table] = [:]
  /// The rows to put in, by table, in the schema's order.
  private var arrivals: [(table: String, rows: [[BundleValue]])] = []
  private var changes = 0
  private let search: SearchChanges

  /// How a table is read and written.
  private struct Table {
    let columns: Int
    let key: [Int]
    let select: Statement
    let delete: Statement
    let insert: Statement
  }

  init(_ delta: BundleDelta, _ database: Database) throws {
    self.delta = delta
    self.database = database
    search = try SearchChanges(delta, database)
  }

  /// Makes the changes.
  func change() throws {
    do { try takeOut() } catch DeltaStream.Fault.damaged(let reason) {
      throw BundleError(.damaged, path: delta.path, "the delta's rows are damaged: \(reason)")
    }
    guard changes == delta.changes else {
      throw BundleError(
        .damaged, path: delta.path, "the delta has \(changes) changes, and says that it has \(delta.changes)")
    }
    for (name, rows) in arrivals {
      let table = try table(name)
      for row in rows {
        try run(table.insert, row, name)
        try search.add(name, row)
      }
    }
    try search.finish()
  }

  private func takeOut() throws {
    var stream = DeltaStream(Decompressor(delta.payload, limit: delta.header.payloadBytes))
    var name: String?
    while true {
      let at = try name.map { try table($0) }
      let record = try DeltaRecord.read(&stream, at.map { (key: $0.key.count, row: $0.columns) })
      switch record {
      case .end:
        guard try stream.isAtEnd() else { throw DeltaStream.Fault.damaged("something follows the end") }
        return
      case .table(let next):
        guard BundleFormat.contentTables.contains(next) else {
          throw DeltaStream.Fault.damaged("there is no table '\(next.prefix(40))'")
        }
        name = next
        arrivals.append((next, []))
        continue
      case .add(let row): arrivals[arrivals.count - 1].rows.append(row)
      case .remove(let key):
        if let at, let name { _ = try take(key, from: at, name) }
      case .change(let key, let columns, let values):
        guard let at, let name else { break }
        var row = try take(key, from: at, name)
        var next = 0
        for column in 0..<at.columns where columns >> UInt64(column) & 1 == 1 {
          row[column] = values[next]
          next += 1
        }
        arrivals[arrivals.count - 1].rows.append(row)
      }
      changes += 1
    }
  }

  /// Takes a row out of its table.
  private func take(_ key: [BundleValue], from table: Table, _ name: String) throws -> [BundleValue] {
    let handle = table.select.sqliteStatement
    sqlite3_reset(handle)
    for (index, value) in key.enumerated() { value.bind(to: handle, Int32(index + 1)) }
    guard sqlite3_step(handle) == SQLITE_ROW else {
      sqlite3_reset(handle)
      throw BundleError(
        .damaged, path: delta.path,
        "the bundle has no row \(Self.words(key)) in '\(name)', which the delta changes")
    }
    let row = (0..<Int32(table.columns)).map { BundleValue(handle, $0) }
    sqlite3_reset(handle)
    try search.remove(name, row)
    try run(table.delete, key, name)
    return row
  }

  private static func words(_ key: [BundleValue]) -> String {
    key.map { value in
      switch value {
      case .null: "null"
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .text(let text): "'\(text.prefix(40))'"
      }
    }.joined(separator: ", ")
  }

  private func run(_ statement: Statement, _ values: [BundleValue], _ table: String) throws {
    let handle = statement.sqliteStatement
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { value.bind(to: handle, Int32(index + 1)) }
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else {
      let message = String(cString: sqlite3_errmsg(database.sqliteConnection))
      let isConstraint = code & 0xFF == SQLITE_CONSTRAINT
      guard isConstraint else {
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
      }
      throw BundleError(
        .damaged, path: delta.path, "a row of the delta does not fit into '\(table)': \(message)")
    }
  }

  private func table(_ name: String) throws -> Table {
    if let table = tables[name] { return table }
    let columns = try database.columns(in: name).map(\.name)
    let keyColumns = try database.primaryKey(name).columns
    let condition = keyColumns.map { "\($0) = ?" }.joined(separator: " AND ")
    let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    let table = Table(
      columns: columns.count, key: keyColumns.compactMap { columns.firstIndex(of: $0) },
      select: try database.makeStatement(sql: "SELECT * FROM \(name) WHERE \(condition)"),
      delete: try database.makeStatement(sql: "DELETE FROM \(name) WHERE \(condition)"),
      insert: try database.makeStatement(sql: "INSERT INTO \(name) VALUES (\(places))"))
    tables[name] = table
    return table
  }
}

/// Keeps the full-text index in step with rows that come and go.
private final class SearchChanges {
  private enum Work { case nothing, remove, make, keep }

  private let database: Database
  private let work: Work
  private var delete: Statement?
  private var insert: Statement?

  init(_ delta: BundleDelta, _ database: Database) throws {
    self.database = database
    let isWanted = delta.header.hasSearch
    work =
      try BundleCompatibility.hasSearch(database)
      ? (isWanted ? .keep : .remove) : (isWanted ? .make : .nothing)
    guard work != .nothing else { return }
    guard try SQLiteLibrary.hasFTS5(database) else {
      throw BundleError(
        .unwritable, path: delta.path,
        "this SQLite has no FTS5, which the bundle's search index needs; load the whole bundle")
    }
    if work == .keep {
      delete = try database.makeStatement(
        sql:
          "INSERT INTO search (search, rowid, target, native, romanised, prompt) VALUES ('delete', ?, ?, ?, ?, ?)"
      )
      insert = try database.makeStatement(
        sql: "INSERT INTO search (rowid, target, native, romanised, prompt) VALUES (?, ?, ?, ?, ?)")
    }
  }

  func remove(_ table: String, _ row: [BundleValue]) throws { try run(delete, table, row) }

  func add(_ table: String, _ row: [BundleValue]) throws { try run(insert, table, row) }

  func finish() throws {
    switch work {
    case .nothing, .keep: break
    case .remove: try database.execute(sql: "DROP TABLE search")
    case .make:
      try database.execute(sql: BundleFormat.parts.search)
      try database.execute(sql: "INSERT INTO search (search) VALUES ('rebuild')")
    }
  }

  private func run(_ statement: Statement?, _ table: String, _ row: [BundleValue]) throws {
    guard let statement, let values = Self.searched(table, row) else { return }
    let handle = statement.sqliteStatement
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { value.bind(to: handle, Int32(index + 1)) }
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code),
        message: "\(String(cString: sqlite3_errstr(code))), while the search index was kept in step")
    }
  }

  /// What the view `search_content` has for a row: id, target, native, romanised, prompt.
  private static func searched(_ table: String, _ row: [BundleValue]) -> [BundleValue]? {
    switch table {
    case "cards": return [row[0], row[18] == .null ? row[3] : row[18], row[4], row[16], .null]
    case "questions":
      return row[2].text == "card" ? nil : [row[0], .null, .null, .null, row[7]]
    default: return nil
    }
  }
}
