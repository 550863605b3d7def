import PDFText

/// Parts of a question in one row, each with room of dots for its answer: "a) 3/4 ……… b) 2/5 ……… c) 7/100 ………".
enum PartsBehindRoom {
  /// The lines with a cell for each part that stands behind the room of the one before.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      // Bytes first: nearly no line has dots within it.
      guard line.cells.contains(where: { cell in cell.words.dropLast().contains { isRoom($0.text) } }) else {
        return line
      }
      var line = line
      line.cells = divided(line.cells)
      return line
    }
  }

  private static func divided(_ cells: [TextCell]) -> [TextCell] {
    var result: [TextCell] = []
    var last: LabelPart?
    for cell in cells {
      var words: [TextWord] = []
      for (place, word) in cell.words.enumerated() {
        let part = compactLabel(word.text)?.first.flatMap { $0.style == .bare ? nil : $0 }
        let isNext = part.map { follows($0, last) } ?? false
        if place > 0, isNext, isRoom(cell.words[place - 1].text) {
          result.append(TextCell(words))
          words = []
        }
        if isNext || place == 0 && part != nil { last = part }
        words.append(word)
      }
      result.append(TextCell(words))
    }
    return result
  }

  /// True for "b)" behind "a)", or "2)" behind "1)".
  private static func follows(_ part: LabelPart, _ last: LabelPart?) -> Bool {
    guard let last, part.style == last.style else { return false }
    if let letter = part.letter, let before = last.letter { return letter == before + 1 }
    if let number = part.number, let before = last.number { return number == before + 1 }
    return false
  }

  private static func isRoom(_ word: String) -> Bool {
    word.utf8.count >= 4 && (word.utf8.first == 0x2E || word.utf8.first == 0x5F || word.utf8.first == 0xE2)
      && word.allSatisfy(isLeader)
  }
}
