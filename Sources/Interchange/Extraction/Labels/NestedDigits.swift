import PDFText

/// Options that count from 1 below questions that count in the same way, set further in.
///
/// "1. For how long …" stands above "1. At least 5 seconds", "2. At least 20 seconds".
///
/// Source: review questions of nurses' licensing examinations.
enum NestedDigits {
  /// A numbered line.
  private struct Entry {
    let line: Int
    let number: Int
    /// From the left edge of its column.
    let indent: Int32
  }

  /// The lines with letters' signs in place of such digits; readers of options know them.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let entries = lines.indices.compactMap { entry($0, lines[$0]) }
    guard entries.count >= 12, let edge = entries.map(\.indent).min() else { return lines }
    let all = entries.filter { $0.indent - edge < 700 }
    let outer = all.enumerated().prefix { $1.number == all[0].number + $0 }.map(\.element)
    // Behind them the key may count again.
    let behind = all.count > outer.count ? all[outer.count].line : lines.count
    let inner = entries.filter { $0.indent - edge > 1_000 }
    guard outer.count >= 3, inner.count >= outer.count * 3, all.count + inner.count == entries.count
    else { return lines }
    // Bold ones among others are right: readers of set-off options look at them as they are.
    guard Set(inner.map { lines[$0.line].isBold }).count == 1 else { return lines }
    var blocks: [[Entry]] = []
    for (place, question) in outer.enumerated() {
      let end = place + 1 < outer.count ? outer[place + 1].line : behind
      let own = inner.filter { $0.line > question.line && $0.line < end }
      let block = own.enumerated().prefix { $1.number == $0 + 1 }.map(\.element)
      guard (3...6).contains(block.count), block.count == own.count else {
        return lines
      }
      blocks.append(block)
    }
    var lines = lines
    for entry in blocks.joined() {
      guard let sign = Unicode.Scalar(0x2488 + UInt32(entry.number) - 1) else { continue }
      lines[entry.line].cells[0].words[0].text = String(Character(sign))
    }
    return lines
  }

  private static func entry(_ index: Int, _ line: TextLine) -> Entry? {
    guard let word = line.cells[0].words.first, word.text.utf8.last == 0x2E, line.words.count > 1,
      let number = word.text.dropLast().smallNumber
    else { return nil }
    return Entry(line: index, number: number, indent: line.box.left - line.columnLeft)
  }
}
