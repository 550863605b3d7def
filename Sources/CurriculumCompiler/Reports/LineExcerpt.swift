/// The part of a source line that a snippet shows, with tabs expanded, and where marks go below it.
struct LineExcerpt {
  /// What is shown.
  let text: String
  /// True when the line has letters that a terminal may reorder.
  let isRightToLeft: Bool

  private let table: LineTable
  /// UTF-8 offsets of the line, without its line break.
  private let line: Range<Int>
  /// UTF-8 offsets of the part that is shown.
  private let window: Range<Int>
  /// Bytes of a long line that are shown on each side of what it is cut round.
  private static let margin = 80
  /// Bytes of a span that are shown at most.
  private static let longSpan = 400

  /// Where a mark goes below the text.
  struct Mark {
    /// Columns before it.
    let start: Int
    /// Columns that it takes; 0 for a place between two characters.
    let width: Int
    /// True when the span goes on in the next lines, or behind the cut.
    let goesOn: Bool
  }

  /// The excerpt of a 1-based line; a long line is cut round a span in UTF-8 offsets.
  init(_ table: LineTable, line number: Int, round span: SourceSpan) {
    self.table = table
    line = table.start(ofLine: number)..<table.end(ofLine: number)
    let low = min(max(Int(span.lower), line.lowerBound), line.upperBound)
    let high = min(max(Int(span.upper), low), line.upperBound)
    let start = low - line.lowerBound > 2 * Self.margin ? low - Self.margin : line.lowerBound
    var end = line.upperBound - high > 2 * Self.margin ? high + Self.margin : line.upperBound
    if high - low > Self.longSpan { end = low + Self.longSpan }
    window = start..<end
    let before = Self.expanded((start > line.lowerBound ? "…" : "") + Self.clean(table.text(start, low)))
    let shown = Self.clean(table.text(low, min(high, end)), when: high > end)
    let marked = Self.expanded(shown, from: displayWidth(before))
    let rest = Self.clean(table.text(min(high, end), end)) + (end < line.upperBound ? "…" : "")
    text = before + marked + Self.expanded(rest, from: displayWidth(before) + displayWidth(marked))
    isRightToLeft = CurriculumCompiler.isRightToLeft(text)
  }

  /// Where a span's mark goes.
  func mark(_ span: SourceSpan) -> Mark {
    let low = min(max(Int(span.lower), window.lowerBound), line.upperBound)
    let high = min(max(Int(span.upper), low), line.upperBound)
    let isCut = high > window.upperBound
    let cut = window.lowerBound > line.lowerBound ? "…" : ""
    let before = Self.expanded(cut + Self.clean(table.text(window.lowerBound, low)))
    let marked = Self.clean(table.text(low, min(high, window.upperBound)), when: isCut)
    let start = displayWidth(before)
    return Mark(
      start: start, width: displayWidth(Self.expanded(marked, from: start)),
      goesOn: isCut || Int(span.upper) > line.upperBound + 1)
  }

  /// True when a span of this line lies in the part that is shown.
  func shows(_ span: SourceSpan) -> Bool {
    window.lowerBound <= Int(span.lower) && min(Int(span.upper), line.upperBound) <= window.upperBound
  }

  /// A cut may fall inside a character; what is left of it is dropped.
  private static func clean(_ text: String, when isCut: Bool = true) -> String {
    isCut ? text.filter { $0 != "\u{FFFD}" } : text
  }

  /// The text with each tab as spaces up to the next multiple of four columns, and control characters shown.
  private static func expanded(_ text: String, from column: Int = 0) -> String {
    let mayHaveControls = text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    guard mayHaveControls else { return text }
    var result = ""
    var width = column
    for character in text {
      if character == "\t" {
        let spaces = 4 - width % 4
        result += String(repeating: " ", count: spaces)
        width += spaces
        continue
      }
      let isCommand = character.unicodeScalars.contains(where: commandsTerminal)
      let shown: Character = isCommand ? "\u{FFFD}" : character
      result.append(shown)
      width += displayWidth(shown)
    }
    return result
  }
}
