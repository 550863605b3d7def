import CurriculumCompiler

/// How clients count columns.
package enum PositionEncoding: String, Sendable {
  /// Code units of UTF-16, as every client can.
  case utf16 = "utf-16"
  /// Bytes of UTF-8, as some can since version 3.17.
  case utf8 = "utf-8"
}

/// The lines of a text, to turn offsets into the protocol's positions and back.
///
/// Both count from 0. A line ends in LF, CRLF or CR, as the protocol has it. A byte order mark at the beginning of a file
/// is no part of what editors show.
package struct TextLines: Sendable {
  /// The text, UTF-8.
  package let bytes: [UInt8]
  /// UTF-8 offsets of the first byte of each line, ascending; never empty.
  private let starts: [Int]

  /// The lines of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// How many lines there are; at least one.
  package var count: Int { starts.count }

  /// The line that an offset is in, from 0.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line break; the last line's for lines beyond it.
  package func range(ofLine line: Int) -> Range<Int> {
    let line = min(max(line, 0), starts.count - 1)
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[line]..<end
  }

  /// The text of a line without its line break.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[range(ofLine: line)], as: UTF8.self)
  }

  /// The position of an offset; one within a character is that character's beginning.
  package func position(at offset: Int, _ encoding: PositionEncoding) -> JSONValue {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = line(at: offset)
    let start = starts[line]
    var column = offset - start
    if encoding == .utf16 {
      column = bytes[start..<offset].reduce(0) { $0 + Self.utf16Units($1) }
      // Cut within a character of two units, which only a wrong offset does.
      if offset < bytes.count, bytes[offset] & 0xC0 == 0x80, let lead = leadByte(before: offset, start) {
        column -= Self.utf16Units(bytes[lead])
      }
    }
    return ["line": .integer(line), "character": .integer(column)]
  }

  /// The range of a span.
  package func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    ["start": position(at: range.lowerBound, encoding), "end": position(at: range.upperBound, encoding)]
  }

  /// The range of a span.
  func range(_ span: SourceSpan, _ encoding: PositionEncoding) -> JSONValue {
    range(Int(span.lower)..<Int(span.upper), encoding)
  }

  /// The offset of a position; nil for what is no position.
  ///
  /// Columns behind the end of a line are its end, lines behind the last its end, as the protocol has it.
  package func offset(of position: JSONValue?, _ encoding: PositionEncoding) -> Int? {
    guard let line = position?["line"]?.integer, let column = position?["character"]?.integer, line >= 0,
      column >= 0
    else { return nil }
    guard line < starts.count else { return bytes.count }
    let range = range(ofLine: line)
    if encoding == .utf8 {
      var offset = min(range.lowerBound + min(column, range.count), range.upperBound)
      while offset > range.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var left = column
    var offset = range.lowerBound
    while offset < range.upperBound {
      let units = Self.utf16Units(bytes[offset])
      if units > left || (left == 0 && units > 0) { break }
      left -= units
      offset += 1
      while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The offsets of a range; nil for what is none, or ends before it begins.
  package func offsets(of range: JSONValue?, _ encoding: PositionEncoding) -> Range<Int>? {
    guard let start = offset(of: range?["start"], encoding), let end = offset(of: range?["end"], encoding),
      start <= end
    else { return nil }
    return start..<end
  }

  /// How many units of UTF-16 a byte of UTF-8 begins; none behind the first byte of a character.
  private static func utf16Units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  private func leadByte(before offset: Int, _ start: Int) -> Int? {
    bytes[start..<offset].lastIndex { $0 & 0xC0 != 0x80 }
  }
}
