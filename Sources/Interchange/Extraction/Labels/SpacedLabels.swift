import PDFText

/// Labels with spaces within them: "( c )" among "(a)", "(b)", which narrow letters are set in, "6 a)" in a cell, and "Q #2)".
enum SpacedLabels {
  /// The lines with such labels in one word, at the beginnings of cells or behind a number there.
  static func joined(_ given: [TextLine]) -> [TextLine] {
    var lines = given
    // "Q #2) What is a primary key?", as articles on the web count.
    let signed = lines.indices.filter { index in
      let words = lines[index].cells[0].words
      return words.count > 2 && words[0].text == "Q" && words[1].text.first == "#"
        && words[1].text.last == ")"
        && words[1].text.dropFirst().dropLast().allSatisfy(\.isNumber) && words[1].text.utf8.count > 2
    }
    for index in signed where signed.count >= 3 {
      var words = Array(lines[index].cells[0].words.dropFirst())
      words[0].text.removeFirst()
      words[0].gapBefore = 0
      lines[index].cells[0] = TextCell(words)
    }
    let numbered = lines.indices.filter { isNumberWithLetter(lines[$0]) }
    if numbered.count >= 3 {
      for index in numbered {
        var words = lines[index].cells[0].words
        // Other questions have no parts, and stops behind their numbers.
        words[0].text += "."
        lines[index].cells[0] = TextCell(words)
      }
    }
    return lines.map { line in
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

  /// True for "6 a)" in a cell of its own before a question.
  private static func isNumberWithLetter(_ line: TextLine) -> Bool {
    guard line.cells.count > 1, line.cells[0].words.count == 2, case let words = line.cells[0].words,
      words[0].text.utf8.count <= 2, words[0].text.allSatisfy(\.isNumber),
      words[1].gapBefore < words[1].size, words[1].text.last == ")"
    else { return false }
    let letter = words[1].text.filter { !"()".contains($0) }
    return letter.count == 1 && letter.first.map { ("a"..."h").contains($0) } == true
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
