import PDFText

/// Letters with spaces between them and their brackets: "( c )" among "(a)", "(b)", which narrow letters are set in.
enum SpacedLabels {
  /// The lines with such labels in one word, at the beginnings of cells or behind a number there.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.contains(where: { find(in: $0.words) != nil }) else { return line }
      var line = line
      for cell in line.cells.indices {
        guard let found = find(in: line.cells[cell].words) else { continue }
        var words = line.cells[cell].words
        words[found.lowerBound].text = words[found].map(\.text).joined()
        words[found.lowerBound].box = words[found].reduce(words[found.lowerBound].box) { $0.union($1.box) }
        words.removeSubrange(found.dropFirst())
        line.cells[cell] = TextCell(words)
      }
      return line
    }
  }

  /// The words that are one label; nil where none are.
  private static func find(in words: [TextWord]) -> Range<Int>? {
    let start = words.count > 3 && words[0].text.last == "." && compactLabel(words[0].text) != nil ? 1 : 0
    guard words.count > start + 2, words[start].text.first == "(", words[start].text.count <= 2 else {
      return nil
    }
    for count in 2...3 where words.count > start + count {
      let own = words[start..<start + count]
      let text = own.map(\.text).joined()
      guard text.count == 3, text.last == ")",
        text.dropFirst().first.map({ $0.isLetter && $0.isASCII }) == true,
        own.dropFirst().allSatisfy({ $0.gapBefore < $0.size / 2 })
      else { continue }
      return start..<start + count
    }
    return nil
  }
}
