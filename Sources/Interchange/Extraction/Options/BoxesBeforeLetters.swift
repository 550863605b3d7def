import PDFText

/// Empty boxes to tick before the letters of options, in rows.
///
/// "☐ a. guerre persiane   ☐ b. guerre puniche". The letters name the options as they do without boxes;
/// a box between words would be taken for room.
enum BoxesBeforeLetters {
  private static let several = 4

  /// The lines without such boxes, where none is ticked.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var places: [(line: Int, cell: Int)] = []
    for (index, line) in lines.enumerated() {
      for (place, cell) in line.cells.enumerated() where cell.words.count > 2 {
        guard cell.words[0].text.utf8.first.map({ $0 >= 0xE2 }) == true, cell.words[0].text.count == 1,
          let sign = cell.words[0].text.first, !sign.isASCII,
          isLetter(cell.words[1].text)
        else { continue }
        if OptionReader.ticked.contains(sign) { return lines }
        if OptionReader.open.contains(sign) { places.append((index, place)) }
      }
    }
    // Below each other they are read as boxes with letters.
    let rows = Dictionary(grouping: places, by: \.line).values.count { $0.count > 1 }
    guard places.count >= several, rows > 1 else { return lines }
    var lines = lines
    for place in places {
      var words = Array(lines[place.line].cells[place.cell].words.dropFirst())
      words[0].gapBefore = lines[place.line].cells[place.cell].words[0].gapBefore
      lines[place.line].cells[place.cell] = TextCell(words)
    }
    return lines
  }

  private static func isLetter(_ text: String) -> Bool {
    guard text.utf8.count == 2, let letter = text.utf8.first, text.last == "." || text.last == ")" else {
      return false
    }
    return (0x61...0x68).contains(letter | 0x20)
  }
}
