import PDFText

/// Letters with spaces between them and their brackets: "( c )" among "(a)", "(b)", which narrow letters are set in.
enum SpacedLabels {
  /// The lines with such labels in one word, at the beginnings of cells.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.contains(where: { count($0.words) != nil }) else { return line }
      var line = line
      for cell in line.cells.indices {
        guard let count = count(line.cells[cell].words) else { continue }
        var words = line.cells[cell].words
        words[0].text = words.prefix(count).map(\.text).joined()
        words[0].box = words.prefix(count).reduce(words[0].box) { $0.union($1.box) }
        words.removeSubrange(1..<count)
        line.cells[cell] = TextCell(words)
      }
      return line
    }
  }

  /// How many words are one label; nil where none is.
  private static func count(_ words: [TextWord]) -> Int? {
    guard words.count > 2, words[0].text.first == "(", words[0].text.count <= 2 else { return nil }
    for count in 2...3 where words.count > count {
      let text = words.prefix(count).map(\.text).joined()
      guard text.count == 3, text.last == ")", text.dropFirst().first.map({ $0.isLetter && $0.isASCII }) == true,
        words.prefix(count).dropFirst().allSatisfy({ $0.gapBefore < $0.size / 2 })
      else { continue }
      return count
    }
    return nil
  }
}
