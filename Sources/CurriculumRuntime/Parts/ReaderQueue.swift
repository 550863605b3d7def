/// Readers by the keys of their rows: a binary heap.
struct ReaderQueue {
  private var readers: [RowReader] = []

  /// Bytes that are read ahead of all sections together.
  private static let memory = 1 << 25

  /// Readers of sections, each at its first row.
  init(_ sections: [(file: RowFile, section: RowRun.Section)]) throws {
    let memory = max(1 << 14, min(1 << 18, Self.memory / max(1, sections.count)))
    for (file, section) in sections {
      let reader = RowReader(file, section, memory: memory)
      if try reader.next() { insert(reader) }
    }
  }

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
