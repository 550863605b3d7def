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
      try merge(table) { try writer.add(row: $0) }
    }
    try writer.begin("media")
    try last(writer)
  }

  /// Writes what full-text search finds.
  ///
  /// - Throws: `BundleError` as `write(to:)` does.
  package func writeSearch(to rows: SearchRows) throws {
    try merge(RowRun.search) { try rows.add($0) }
  }

  /// Hands on the rows of all parts by key.
  private func merge(_ table: String, _ use: (UnsafeRawBufferPointer) throws -> Void) throws {
    // Rows of one entity stand together in one part, so tables with several rows a key interleave as well.
    let sections = parts.compactMap { part in part.run.section(table).map { (part.file, $0) } }
    let memory = max(1 << 14, min(1 << 18, Self.memory / max(1, sections.count)))
    var readers = ReaderQueue()
    for (file, section) in sections {
      let reader = RowReader(file, section, memory: memory)
      if try reader.next() { readers.insert(reader) }
    }
    while let reader = readers.first {
      let key = reader.key
      var isLeft = true
      while isLeft, reader.key == key {
        try use(reader.row)
        isLeft = try reader.next()
      }
      guard !isLeft || reader.key > key else {
        throw BundleError(.damaged, path: parts[0].file.path, "rows of '\(table)' are not by their keys")
      }
      if isLeft { readers.siftFirst() } else { readers.removeFirst() }
      if let next = readers.first, next.key == key {
        throw BundleError(
          .damaged, path: parts[0].file.path, "two parts have a row \(key) of '\(table)'")
      }
    }
  }

  /// Bytes that are read ahead of all parts together.
  private static let memory = 1 << 25
}

/// Readers by the keys of their rows: a binary heap.
private struct ReaderQueue {
  private var readers: [RowReader] = []

  /// The reader with the least key.
  var first: RowReader? { readers.first }

  mutating func insert(_ reader: RowReader) {
    readers.append(reader)
    var child = readers.count - 1
    while child > 0, readers[child].key < readers[(child - 1) / 2].key {
      readers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() {
    readers.swapAt(0, readers.count - 1)
    readers.removeLast()
    siftFirst()
  }

  /// Puts the first reader where it belongs, after its key has grown.
  mutating func siftFirst() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < readers.count && readers[child].key < readers[least].key {
        least = child
      }
      guard least != parent else { return }
      readers.swapAt(parent, least)
      parent = least
    }
  }
}
