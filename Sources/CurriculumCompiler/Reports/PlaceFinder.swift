/// What a column counts.
enum ColumnUnit: Sendable {
  /// Grapheme clusters: what a reader takes for a character.
  case characters
  /// Code units of UTF-16; what a byte order mark takes is left out.
  case utf16
  /// Bytes of UTF-8, those of a byte order mark too.
  case bytes
}

/// Where a finding or a label is, in lines and columns.
struct Place {
  /// The place in bytes.
  let span: SourceSpan
  /// Line and column of the first character.
  let start: LineTable.Position
  /// Line and column behind the last character.
  let end: LineTable.Position

  /// The last line that the place has a part of; it has none of a line that it ends before.
  var lastLine: Int { end.column == 1 && end.line > start.line ? end.line - 1 : end.line }
}

/// Lines and columns of places in the sources of one curriculum; the lines of a file are found once.
struct PlaceFinder {
  private let sources: [SourceFile]
  private let unit: ColumnUnit
  private var tables: [SourceFile.ID: LineTable] = [:]
  private var longLines: [LineKey: ColumnMarks] = [:]
  /// Bytes of a line beyond which its columns are counted once for all places in it.
  private static let longLine = 2000

  private struct LineKey: Hashable {
    let file: SourceFile.ID
    let line: Int
  }

  /// Places in sources, with columns in a unit.
  init(_ sources: [SourceFile], unit: ColumnUnit = .characters) {
    self.sources = sources
    self.unit = unit
  }

  /// The lines of a file.
  mutating func table(_ file: SourceFile.ID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(sources[Int(file.index)])
    tables[file] = table
    return table
  }

  /// The lines and columns of a span.
  mutating func place(_ span: SourceSpan) -> Place {
    let start = position(span.file, span.lower)
    return Place(
      span: span, start: start,
      end: span.lower == span.upper ? start : position(span.file, span.upper))
  }

  /// Line and column of a UTF-8 offset.
  mutating func position(_ file: SourceFile.ID, _ offset: UInt32) -> LineTable.Position {
    let table = table(file)
    let line = table.line(at: Int(offset))
    let start = table.start(ofLine: line)
    let offset = max(Int(offset), unit == .bytes && line == 1 ? 0 : start)
    switch unit {
    case .bytes:
      return LineTable.Position(line: line, column: offset - (line == 1 ? 0 : start) + 1)
    case .characters, .utf16:
      guard offset - start > Self.longLine else {
        let counted = ColumnMarks.count(table.text(start, offset), unit)
        return LineTable.Position(line: line, column: counted + 1)
      }
      let key = LineKey(file: file, line: line)
      let marks = longLines[key] ?? ColumnMarks(table, line: line, unit: unit)
      longLines[key] = marks
      return LineTable.Position(line: line, column: marks.count(upTo: offset, in: table) + 1)
    }
  }
}

/// Columns of a long line, counted at a place every few hundred bytes, so that many findings on it take no longer.
private struct ColumnMarks {
  private let unit: ColumnUnit
  /// UTF-8 offsets of the places, ascending; the first is the line's start.
  private var offsets: [Int]
  /// Columns before each place.
  private var counts: [Int] = [0]
  private static let distance = 512

  init(_ table: LineTable, line: Int, unit: ColumnUnit) {
    self.unit = unit
    let start = table.start(ofLine: line)
    offsets = [start]
    let text = table.text(start, table.end(ofLine: line))
    // A line that is not UTF-8 has other offsets once it is text; nothing but that is reported in it.
    guard text.utf8.count == table.end(ofLine: line) - start else { return }
    var offset = start
    var count = 0
    for character in text {
      if offset - offsets[offsets.count - 1] >= Self.distance {
        offsets.append(offset)
        counts.append(count)
      }
      offset += character.utf8.count
      count += unit == .utf16 ? character.utf16.count : 1
    }
  }

  func count(upTo offset: Int, in table: LineTable) -> Int {
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return counts[low] + Self.count(table.text(offsets[low], offset), unit)
  }

  static func count(_ text: String, _ unit: ColumnUnit) -> Int {
    unit == .utf16 ? text.utf16.count : text.count
  }
}
