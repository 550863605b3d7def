/// The record of FTS5's that says which segments an index has.
///
/// Source: https://www.sqlite.org/src/file/ext/fts5/fts5_index.c, the comment "STRUCTURE RECORD".
struct SearchStructure: Equatable, Sendable {
  /// A piece of the index: some entries' words, sorted.
  struct Segment: Equatable, Sendable {
    /// Its number, from 1.
    var id: Int
    /// Its pages, which count from 1.
    let pages: ClosedRange<Int>

    /// The ids of its rows in `search_data`.
    var rows: ClosedRange<Int64> { Int64(id) << 37...(Int64(id + 1) << 37) - 1 }
  }

  /// The id of the record in `search_data`.
  static let row: Int64 = 10

  /// Its segments, by the level that they stand on.
  let levels: [[Segment]]

  /// The structure of an index whose segments have no entry in common, by their numbers.
  ///
  /// They stand on the second level: FTS5 joins all segments of the first when a few are added to many, and so an app that
  /// applies a delta would make the whole index anew.
  init(_ segments: [Segment]) { levels = [[], segments.sorted { $0.id < $1.id }] }

  /// A structure from its record; nil where that has another form.
  init?(_ record: [UInt8]) {
    var reader = SearchNumbers(record[...])
    guard record.count > 4 else { return nil }
    reader.skip(4)
    guard let count = reader.next(), let total = reader.next(), reader.next() != nil, count <= 2000 else {
      return nil
    }
    var levels: [[Segment]] = []
    for _ in 0..<count {
      guard reader.next() == 0, let segments = reader.next(), segments <= total else { return nil }
      levels.append([])
      for _ in 0..<segments {
        guard let id = reader.next(), let first = reader.next(), let last = reader.next(), (1...2000) ~= id,
          first <= last
        else { return nil }
        levels[levels.count - 1].append(Segment(id: id, pages: first...last))
      }
    }
    guard reader.isAtEnd, levels.joined().count == total else { return nil }
    self.levels = levels
  }

  /// The segments of a structure that `init(_:)` with segments made; nil for one that has grown otherwise.
  var buckets: [Segment]? {
    guard levels.count == 2, levels[0].isEmpty else { return nil }
    let isSorted = zip(levels[1], levels[1].dropFirst()).allSatisfy { $0.id < $1.id }
    return isSorted ? levels[1] : nil
  }

  /// The record, which goes with the configuration of a table on which nothing was set.
  var record: [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    for number in [levels.count, levels.joined().count, 0] { SearchNumbers.append(number, to: &bytes) }
    for level in levels {
      for number in [0, level.count] { SearchNumbers.append(number, to: &bytes) }
      for segment in level {
        for number in [segment.id, segment.pages.lowerBound, segment.pages.upperBound] {
          SearchNumbers.append(number, to: &bytes)
        }
      }
    }
    return bytes
  }
}

/// The record of FTS5's that says how many entries an index has, and how many words in each column.
///
/// Source: https://www.sqlite.org/src/file/ext/fts5/fts5_index.c, the comment "AVERAGES RECORD".
struct SearchTotals: Equatable, Sendable {
  /// The id of the record in `search_data`.
  static let row: Int64 = 1

  private(set) var entries: Int
  private var words: [Int]

  /// Totals from their record; nil where that has another form.
  init?(_ record: [UInt8]) {
    var numbers: [Int] = []
    var reader = SearchNumbers(record[...])
    while let number = reader.next() { numbers.append(number) }
    guard reader.isAtEnd, let first = numbers.first else { return nil }
    entries = first
    words = Array(numbers.dropFirst())
  }

  /// Adds what other entries have.
  mutating func add(_ other: SearchTotals) {
    entries += other.entries
    for (column, count) in other.words.enumerated() where column < words.count { words[column] += count }
  }

  /// Takes away an entry with so many words in each column; false where there are not so many.
  ///
  /// - Parameter sizes: A value of `search_docsize`.
  mutating func remove(_ sizes: [UInt8]) -> Bool {
    var reader = SearchNumbers(sizes[...])
    entries -= 1
    for column in words.indices {
      guard let count = reader.next(), count <= words[column] else { return false }
      words[column] -= count
    }
    return entries >= 0 && reader.isAtEnd
  }

  /// The record.
  var record: [UInt8] {
    var bytes: [UInt8] = []
    for number in [entries] + words { SearchNumbers.append(number, to: &bytes) }
    return bytes
  }
}

/// Numbers as SQLite writes them in few bytes: seven bits a byte, the upper ones first, the eighth set but in the last.
///
/// Source: https://www.sqlite.org/fileformat.html, section 1.6; nothing here needs nine bytes.
struct SearchNumbers {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// True when every byte was read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Passes over bytes.
  mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

  /// The next number; nil at the end, or where it has more than eight bytes.
  mutating func next() -> Int? {
    var number = 0
    for (length, byte) in rest.prefix(8).enumerated() {
      number = number << 7 | Int(byte & 0x7F)
      guard byte & 0x80 != 0 else {
        rest = rest.dropFirst(length + 1)
        return number
      }
    }
    return nil
  }

  /// Adds a number below 2 to the power of 56.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var shift = 49
    while shift > 0, number >> shift == 0 { shift -= 7 }
    while shift > 0 {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift) | 0x80)
      shift -= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: number) & 0x7F)
  }
}
