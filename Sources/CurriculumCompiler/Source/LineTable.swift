/// Lines and columns of one file, worked out when a diagnostic is printed.
package struct LineTable: Sendable {
  /// A place for people: both numbers count from 1.
  package struct Position: Hashable, Sendable {
    /// 1-based line.
    package let line: Int
    /// 1-based column in grapheme clusters.
    package let column: Int
  }

  private let bytes: [UInt8]
  /// UTF-8 offset of the first byte of each line, ascending; never empty.
  private let lineStarts: [Int]

  /// Finds the lines of a file.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    // A byte order mark is no part of the first line.
    var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in file.bytes.enumerated() {
      let endsLine =
        byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if endsLine { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The 1-based line that holds a UTF-8 offset; offsets behind the end belong to the last line.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of a UTF-8 offset.
  package func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    return Position(line: line, column: text(start, min(offset, bytes.count)).count + 1)
  }

  /// UTF-8 offset of the start of a 1-based line.
  package func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// UTF-8 offset behind the last character of a 1-based line, without its line break.
  package func end(ofLine line: Int) -> Int {
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > lineStarts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The text between two UTF-8 offsets; bytes that are not UTF-8 become U+FFFD.
  package func text(_ lower: Int, _ upper: Int) -> String {
    let low = min(max(lower, 0), bytes.count)
    return String(decoding: bytes[low..<min(max(upper, low), bytes.count)], as: UTF8.self)
  }
}
