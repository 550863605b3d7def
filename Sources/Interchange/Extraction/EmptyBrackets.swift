import PDFText

/// Empty brackets at the right edge behind options, in which the number of the right one is written: "(1) tens  (2) hundreds
/// (    )".
///
/// Source: primary school papers of Singapore.
enum EmptyBrackets {
  /// The lines without such brackets, where at least three rows of options have them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let ending = lines.indices.filter { endsSo(lines[$0]) }
    guard ending.count >= 3 else { return lines }
    var result = lines
    for index in ending {
      var cells = result[index].cells
      for _ in 0..<2 {
        guard let last = cells.indices.last else { break }
        let word = cells[last].words.removeLast()
        if cells[last].words.isEmpty { cells.removeLast() }
        if word.text.count > 1 { break }
      }
      result[index].cells = cells.map { TextCell($0.words) }
    }
    return result
  }

  /// True for a row that begins with the label of an option and ends in "(" and ")" with room between them.
  private static func endsSo(_ line: TextLine) -> Bool {
    let words = line.words
    // "4 Coral   ( )": digits alone, as newer papers have them.
    let isDigit = words.first.map { ["1", "2", "3", "4"].contains($0.text) } == true
    guard words.count > 2, let first = compactLabel(words[0].text), first.count == 1,
      isDigit || words.count > 3 && [.parentheses, .closing].contains(first[0].style),
      let last = words.last, last.text == ")" || last.text == "()"
    else { return false }
    return last.text == "()"
      || words[words.count - 2].text == "(" && last.gapBefore > last.size
  }
}
