import CBundleSupport
import GRDB
import GRDBSQLite

/// Inserts batches of rows into the tables of a new bundle.
final class BundleLoad {
  private let database: Database
  private var table: String?
  private var statement: Statement?
  /// What SQLite takes as the next rows; it keeps the address, and reads there while the statement runs.
  private let offer: UnsafeMutablePointer<curricc_rows>
  private let makesIndexes: Bool

  /// Offers nothing yet.
  ///
  /// - Parameter makesIndexes: Whether the indexes of a table are made when its rows are there; else they are there already.
  init(_ database: Database, makesIndexes: Bool = true) throws {
    self.database = database
    self.makesIndexes = makesIndexes
    offer = .allocate(capacity: 1)
    offer.initialize(to: curricc_rows(bytes: nil, rows: 0, columns: 0))
    let result = curricc_offer_rows(database.sqliteConnection, offer)
    guard result == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: result)) }
  }

  deinit { offer.deallocate() }

  /// Bytes of a bundle's pages.
  static let pageSize = 16_384

  /// Settings of a connection that fills a file which nobody else sees, from which nothing is to be saved.
  ///
  /// - Parameter cacheMegabytes: Memory for pages, and for sorting an index before it goes to disk.
  static func setUp(_ database: Database, cacheMegabytes: Int) throws {
    try database.execute(
      sql: """
        PRAGMA page_size = \(pageSize);
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -\(cacheMegabytes << 10);
        PRAGMA ignore_check_constraints = ON; -- the integrity check at the end covers them
        PRAGMA application_id = \(BundleFormat.applicationID);
        PRAGMA user_version = \(BundleFormat.version);
        """)
  }

  /// Runs `body` in a transaction, which ends with it, however it ends.
  ///
  /// Nothing is to be saved of a file that could not be written, so a rollback that fails is no second fault.
  static func inTransaction<Value>(_ database: Database, _ body: () throws -> Value) throws -> Value {
    try database.execute(sql: "BEGIN")
    do {
      let value = try body()
      try database.execute(sql: "COMMIT")
      return value
    } catch {
      if database.isInsideTransaction { try? database.execute(sql: "ROLLBACK") }
      throw error
    }
  }

  /// Writes a copy whose bytes depend on what is in the tables alone, not on how it came there.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet, or is empty.
  ///   - check: Reads the file meanwhile, on another thread.
  static func compact(
    _ database: Database, to path: String, while check: (@Sendable () throws -> Void)? = nil
  ) throws {
    // How often the schema was changed is the one thing that would be copied; pages are read once, so few need memory.
    // The lock is let go of by the next statement that reads.
    try database.execute(
      sql: """
        PRAGMA schema_version = 1; PRAGMA cache_size = -1024;
        PRAGMA locking_mode = NORMAL; SELECT count(*) FROM bundle_info;
        """)
    let checked = check.map { Promise(onThread: $0) }
    let result = Result { try database.execute(sql: "VACUUM INTO ?", arguments: [path]) }
    // It reads what is removed next.
    try checked?.value()
    try result.get()
  }

  /// Inserts the rows of a batch.
  func insert(_ batch: RowBatch) throws {
    if table != batch.table {
      try makeIndexes()
      let columns = try database.columns(in: batch.table).count
      precondition(columns <= 32, "RowSource.c offers rows of up to 32 columns")
      let names = (0..<columns).map { "c\($0)" }.joined(separator: ", ")
      offer.pointee.columns = Int32(columns)
      statement = try database.makeStatement(
        sql: "INSERT INTO \(batch.table) SELECT \(names) FROM offered_rows")
      table = batch.table
    }
    guard batch.rows > 0 else { return }
    guard let handle = statement?.sqliteStatement else { preconditionFailure("a statement was made") }
    offer.pointee.bytes = batch.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    offer.pointee.rows = batch.rows
    let result = sqlite3_step(handle)
    guard result == SQLITE_DONE else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: result),
        message: String(cString: sqlite3_errmsg(database.sqliteConnection)))
    }
    sqlite3_reset(handle)
  }

  /// Makes the indexes of the table whose rows are all there, while the rows of the next are being made.
  private func makeIndexes() throws {
    guard makesIndexes else { return }
    for index in table.flatMap({ BundleFormat.indexes[$0] }) ?? [] { try database.execute(sql: index) }
  }

  /// Ends the last table.
  func finish() throws {
    try makeIndexes()
    statement = nil
  }
}

/// Binds the value of a row at an offset where it stands; the row outlives the step.
func bindValue(
  at offset: inout Int, of bytes: UnsafeRawBufferPointer, to handle: OpaquePointer, _ column: Int32
) {
  let type = bytes[offset]
  guard type != 0 else {
    sqlite3_bind_null(handle, column)
    offset += 1
    return
  }
  let number = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self))
  offset += 9
  switch type {
  case 1: sqlite3_bind_int64(handle, column, Int64(bitPattern: number))
  case 2: sqlite3_bind_double(handle, column, Double(bitPattern: number))
  default:
    let start = bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
    sqlite3_bind_text(handle, column, start, Int32(number), nil)
    offset += Int(number)
  }
}
