/// The rows of several parts as those of one bundle.
///
/// Parts have no row in common, so their rows interleave by primary key. Rows are read as they are needed: memory is that
/// of a piece of each part.
package struct JoinedRows: Sendable {
  /// The rows of a part, and the file that has them.
  package typealias Part = (file: RowFile, run: RowRun)

  private let parts: [Part]
  private let last: @Sendable (BundleRows) throws -> Void

  /// The rows of parts.
  ///
  /// - Parameter last: Adds the rows of the table `media`, which parts may have in common.
  package init(_ parts: [Part], media last: @escaping @Sendable (BundleRows) throws -> Void) {
    self.parts = parts
    self.last = last
  }

  /// Writes the rows of every table.
  ///
  /// - Throws: `BundleError` when two parts have a row with one key, or a file has no rows.
  package func write(to writer: BundleRows) throws {
    for table in BundleFormat.contentTables where table != "media" {
      try writer.begin(table)
      try merge(table) { try writer.add(rows: $0, count: $1) }
    }
    try writer.begin("media")
    try last(writer)
  }

  /// What full-text search finds; adding it throws what `write(to:)` throws.
  package var search: SearchContent {
    let count = parts.reduce(0) { $0 + ($1.run.section(RowRun.search)?.rows ?? 0) }
    return SearchContent(count: count) { rows in
      try merge(RowRun.search, isOneByOne: true) { row, _ in try rows.add(row) }
    }
  }

  /// Hands on the rows of all parts by key.
  ///
  /// - Parameters:
  ///   - isOneByOne: Whether rows with different keys are handed on one by one.
  ///   - use: Takes rows one behind the other, and how many they are.
  private func merge(
    _ table: String, isOneByOne: Bool = false, _ use: (UnsafeRawBufferPointer, Int) throws -> Void
  ) throws {
    // Rows of one entity stand together in one part, so tables with several rows a key interleave as well.
    var readers = try ReaderQueue(
      parts.compactMap { part in part.run.section(table).map { (part.file, $0) } })
    while let reader = readers.first {
      let limit = readers.secondKey ?? .max
      guard reader.key < limit || readers.count == 1 else {
        throw BundleError(
          .damaged, path: parts[0].file.path, "two parts have a row \(reader.key) of '\(table)'")
      }
      let isLeft = try reader.takeRows(below: isOneByOne ? min(limit, reader.key &+ 1) : limit, use)
      if isLeft { readers.siftFirst() } else { readers.removeFirst() }
    }
  }
}
