/// What fills a bundle: hands its rows on in batches, table by table in the schema's order, by primary key.
package final class BundleRows {
  /// A table and how many rows it has.
  typealias Count = (table: String, rows: Int)

  private var batch: RowBatch?
  private var nextTable = 0
  private var counts: [Count] = []
  private let batchBytes = 1 << 17
  private let send: (RowBatch) throws -> Void

  init(_ send: @escaping (RowBatch) throws -> Void) { self.send = send }

  /// Begins the next table of the schema.
  package func begin(_ table: String) throws {
    precondition(BundleFormat.contentTables[nextTable] == table, "tables are written in the schema's order")
    try flush()
    nextTable += 1
    counts.append((table, 0))
    try send(RowBatch(table: table, capacity: 1))  // says that the table begins, even if no row follows
    batch = RowBatch(table: table)
  }

  /// Adds a row to the table that was begun; `fill` adds a value for each column in order.
  package func add(_ fill: (RowBatch) -> Void) throws {
    try addRows(1) { batch in
      fill(batch)
      batch.rows += 1
    }
  }

  /// Adds the rows of many entities to the table that was begun, by their numbers.
  ///
  /// - Parameters:
  ///   - order: The entities' order.
  ///   - fill: Adds a value for each column in order, for the entity at a position in memory.
  package func add(in order: RowOrder, _ fill: (Int, RowBatch) throws -> Void) throws {
    try addGroups(in: order) { position, batch in
      try fill(position, batch)
      return 1
    }
  }

  /// Adds none, one or several rows for each of many entities to the table that was begun, by their numbers.
  ///
  /// - Parameters:
  ///   - order: The entities' order.
  ///   - fill: Adds the rows of the entity at a position in memory, and says how many.
  package func addGroups(in order: RowOrder, _ fill: (Int, RowBatch) throws -> Int) throws {
    try order.forEach(make: fill) { rows, count in
      try addRows(count) { $0.append(rows: rows, count: count) }
    }
  }

  /// Adds rows that were made before to the table that was begun, one behind the other.
  func add(rows: UnsafeRawBufferPointer, count: Int) throws {
    try addRows(count) { $0.append(rows: rows, count: count) }
  }

  private func addRows(_ count: Int, _ add: (RowBatch) -> Void) throws {
    guard let batch else { preconditionFailure("a row belongs to a table that was begun") }
    add(batch)
    counts[counts.count - 1].rows += count
    if batch.count >= batchBytes {
      try flush()
      self.batch = RowBatch(table: batch.table)
    }
  }

  /// Hands on what is left.
  func finish() throws -> [Count] {
    precondition(nextTable == BundleFormat.contentTables.count, "every table is written")
    try flush()
    return counts
  }

  private func flush() throws {
    guard let full = batch, full.rows > 0 else { return }
    batch = nil
    try send(full)
  }
}
