/// What full-text search finds, entry by entry, by id.
///
/// An entry is a row of five values: id, then the texts target, native, romanised and prompt.
package final class SearchRows {
  private let send: (UnsafeRawBufferPointer) throws -> Void

  init(_ send: @escaping (UnsafeRawBufferPointer) throws -> Void) { self.send = send }

  /// Adds what is found under the ids of many entities: a card's texts, or a question's prompt.
  ///
  /// - Parameters:
  ///   - order: The entities' order by id.
  ///   - fill: Adds the id and the texts, for the entity at a position in memory.
  package func add(in order: RowOrder, _ fill: (Int, RowBatch) throws -> Void) throws {
    let make: (Int, RowBatch) throws -> Int = { position, row in
      try fill(position, row)
      return 1
    }
    try order.forEach(make: make) { row, _ in try send(row) }
  }

  /// Adds an entry that was made before.
  func add(_ row: UnsafeRawBufferPointer) throws { try send(row) }
}

/// What full-text search is to find, all of it or a stretch of ids.
package struct SearchContent: Sendable {
  /// How many entries the whole index has.
  package let count: Int
  /// Adds the entries by id.
  package let write: @Sendable (SearchRows) throws -> Void

  package init(count: Int, write: @escaping @Sendable (SearchRows) throws -> Void) {
    self.count = count
    self.write = write
  }
}
