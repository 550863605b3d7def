import PDFText

/// Points in a column of a scheme, "5p" and "5 p.", which are not far enough to the right to be told from a price or a page.
///
/// Source: "Barem de evaluare și de notare" of Romanian schools and national tests.
enum PointsInCells {
  private static let several = 4

  /// The lines with brackets around such points, where a scheme is named above several of them.
  static func bracketed(_ lines: [TextLine]) -> [TextLine] {
    guard let head = lines.firstIndex(where: namesScheme) else { return lines }
    let found = lines.indices[(head + 1)...].compactMap { index in points(lines[index]).map { (index, $0) } }
    guard found.count >= several else { return lines }
    var lines = lines
    for (index, points) in found {
      guard var word = lines[index].cells.last?.words.first else { continue }
      word.text = "[\(points)]"
      word.gapBefore = max(word.gapBefore, word.size * 3)
      lines[index].cells[lines[index].cells.count - 1] = TextCell([word])
      // "1.   a)   5p" names the right option, and no part.
      if lines[index].cells.count == 3, let letter = letter(lines[index].cells[1]),
        lines[index].cells[0].words.count == 1
      {
        lines[index].cells[1].words[0].text = letter
      }
    }
    return lines
  }

  /// The letter of "a)" alone in a cell, as a capital, which counts no part; nil for any other cell.
  private static func letter(_ cell: TextCell) -> String? {
    guard cell.words.count == 1, case let text = cell.words[0].text, text.utf8.count == 2, text.last == ")",
      let letter = text.first, ("a"..."f").contains(letter)
    else { return nil }
    return letter.uppercased()
  }

  private static func namesScheme(_ line: TextLine) -> Bool {
    guard line.cells[0].words.count <= 8, let first = line.cells[0].words.first?.text.lowercased() else {
      return false
    }
    return first.hasPrefix("barem")
  }

  /// The whole number of points in the last cell of several; nil for any other line.
  private static func points(_ line: TextLine) -> Int? {
    // Bytes first: nearly no line ends in a p.
    guard line.cells.count > 1, let cell = line.cells.last, cell.words.count <= 2,
      let end = cell.words.last?.text, end.utf8.last == 0x70 || end.utf8.last == 0x2E
    else { return nil }
    let text = cell.words.map(\.text).joined()
    let digits = text.prefix(while: \.isNumber)
    guard ["p", "p."].contains(text.dropFirst(digits.count)), let points = Int(digits),
      (1...30).contains(points)
    else { return nil }
    return points
  }
}
