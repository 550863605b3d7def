import PDFText

/// Letters in the margin of a glossary, each beside the first term that begins with it: "C | catchment area – the land from".
enum LettersBesideTerms {
  /// The lines without such letters, where at least four stand in the order of the alphabet.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { letter(lines[$0]) != nil }
    let letters = found.compactMap { letter(lines[$0]) }
    guard found.count >= 4, zip(letters, letters.dropFirst()).allSatisfy({ $0 < $1 }) else { return lines }
    // "A | Ash", "B | Birch" below a question are its options.
    if found[0] > 0, lines[found[0] - 1].label()?.parts.first?.number != nil { return lines }
    var lines = lines
    for index in found {
      lines[index].cells.removeFirst()
      lines[index].fitBox()
    }
    return lines
  }

  /// The capital in a cell of its own before a word that begins with it; nil for any other line.
  private static func letter(_ line: TextLine) -> UInt8? {
    guard line.cells.count > 1, line.cells[0].words.count == 1, line.cells[0].words[0].text.utf8.count == 1,
      let letter = line.cells[0].words[0].text.utf8.first, (0x41...0x5A).contains(letter),
      let next = line.cells[1].words[0].text.utf8.first, next & 0xDF == letter,
      line.cells[1].words[0].text.utf8.count > 1
    else { return nil }
    return letter
  }
}
