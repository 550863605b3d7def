/// A text behind `|` or `>`: its lines without their indentation, and how its end is kept.
struct BlockTextLayout {
  /// The `|` or the `>`.
  let indicator: UInt8
  /// The `-` or the `+` behind it, if there is one.
  private(set) var chomping: UInt8?
  /// The comment behind the indicator, in UTF-8 offsets.
  let comment: Range<Int>?
  /// The lines without their indentation, in UTF-8 offsets; empty for blank ones, of which none is the last.
  private(set) var lines: [Range<Int>] = []
  /// Blank lines behind the last line that is not.
  private(set) var blankLinesAtEnd = 0
  /// UTF-8 offset of a line break behind which the rest of the file begins, or of the end of the file.
  private(set) var upper: Int

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - layout: The file.
  ///   - start: UTF-8 offset of the `|` or `>`.
  ///   - parentIndentation: Column of the innermost block collection around it; -1 for none.
  ///
  /// Source: YAML 1.1, section 9.2; where lines of white space are longer than the first line of text, libyaml's
  /// `yaml_parser_scan_block_scalar_breaks`.
  init(_ layout: SourceLayout, start: Int, parentIndentation: Int) {
    let bytes = layout.bytes
    indicator = bytes[start]
    var index = start + 1
    var width: Int?
    while index < bytes.count, !bytes[index].isBlank, !bytes[index].isLineBreak, bytes[index] != .hash {
      if 0x31...0x39 ~= bytes[index] {
        width = Int(bytes[index] - 0x30)
      } else {
        chomping = bytes[index]
      }
      index += 1
    }
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    let hasComment = index < bytes.count && bytes[index] == .hash
    comment = hasComment ? layout.commentRange(index, bytes.count) : nil
    upper = bytes[index...].firstIndex(where: \.isLineBreak) ?? bytes.count
    let column =
      width.map { max(parentIndentation, 0) + $0 }
      ?? Self.indentation(bytes, from: Self.nextLine(bytes, upper), parentIndentation)
    readLines(bytes, column)
  }

  /// True for a text with `+`, to which the blank lines behind it belong.
  var keepsLineBreaks: Bool { chomping == 0x2B }

  /// True when the first line of text begins with white space, which would pass for indentation.
  func needsIndicator(_ bytes: [UInt8]) -> Bool {
    lines.first { !$0.isEmpty }.map { bytes[$0.lowerBound].isBlank } ?? false
  }

  private mutating func readLines(_ bytes: [UInt8], _ column: Int) {
    var start = Self.nextLine(bytes, upper)
    var blank = 0
    // For `+` every line break belongs to the text; else those behind its last line belong to what follows.
    var lastBreak = upper
    while start < bytes.count {
      var index = start
      while index < bytes.count, index < start + column, bytes[index] == .space { index += 1 }
      let end = bytes[index...].firstIndex(where: \.isLineBreak) ?? bytes.count
      if index == end {
        guard end < bytes.count else { break }
        blank += 1
        lastBreak = end
      } else {
        guard index == start + column else { break }
        lines += repeatElement(index..<index, count: blank)
        lines.append(index..<end)
        blank = 0
        (upper, lastBreak) = (end, end)
        if end == bytes.count { chomping = .dash }
      }
      start = Self.nextLine(bytes, end)
    }
    guard keepsLineBreaks else { return }
    blankLinesAtEnd = blank
    upper = lastBreak
    if upper + 1 < bytes.count, bytes[upper] == .carriageReturn, bytes[upper + 1] == .lineFeed { upper += 1 }
  }

  /// The column of the text, where the header does not say it.
  private static func indentation(_ bytes: [UInt8], from start: Int, _ parentIndentation: Int) -> Int {
    var start = start
    var widest = 0
    while start < bytes.count {
      let text = bytes[start...].firstIndex { $0 != .space } ?? bytes.count
      widest = max(widest, text - start)
      guard text < bytes.count, bytes[text].isLineBreak else { break }
      start = nextLine(bytes, text)
    }
    return max(widest, parentIndentation + 1, 1)
  }

  /// UTF-8 offset of the line behind a line break.
  private static func nextLine(_ bytes: [UInt8], _ end: Int) -> Int {
    guard end < bytes.count else { return bytes.count }
    let isPair = bytes[end] == .carriageReturn && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
    return end + (isPair ? 2 : 1)
  }
}
