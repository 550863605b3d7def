/// Readers by the keys of their rows: a binary heap.
struct ReaderQueue {
  /// The keys stand beside the readers: comparing them is most of the work, and counts no references then.
  private var entries: [(key: Int64, reader: RowReader)] = []

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

  /// How many readers there are.
  var count: Int { entries.count }

  /// The reader with the least key.
  var first: RowReader? { entries.first?.reader }

  /// The least key of the other readers.
  var secondKey: Int64? {
    switch entries.count {
    case ...1: nil
    case 2: entries[1].key
    default: min(entries[1].key, entries[2].key)
    }
  }

  private mutating func insert(_ reader: RowReader) {
    entries.append((reader.key, reader))
    var child = entries.count - 1
    while child > 0, entries[child].key < entries[(child - 1) / 2].key {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out the first reader.
  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    sift()
  }

  /// Puts the first reader where it belongs, after its key has grown.
  mutating func siftFirst() {
    entries[0].key = entries[0].reader.key
    sift()
  }

  private mutating func sift() {
    entries.withUnsafeMutableBufferPointer { entries in
      var parent = 0
      while true {
        var least = parent
        for child in 2 * parent + 1...2 * parent + 2
        where child < entries.count && entries[child].key < entries[least].key {
          least = child
        }
        guard least != parent else { return }
        entries.swapAt(parent, least)
        parent = least
      }
    }
  }
}
