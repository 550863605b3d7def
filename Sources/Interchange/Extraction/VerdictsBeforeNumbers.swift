import PDFText

/// Letters to circle that stand before the numbers of statements: "T  F   1. Jazz spread through clubs."
enum VerdictsBeforeNumbers {
  /// The lines without such letters.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      let words = lines[index].words
      return words.count > 3 && Self.pairs.contains([words[0].text, words[1].text])
        && compactLabel(words[2].text)?.first.map { $0.number != nil && $0.style != .bare } == true
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      var skip = 2
      result[index].cells = result[index].cells.compactMap { cell in
        let words = Array(cell.words.dropFirst(skip))
        skip = max(0, skip - cell.words.count)
        return words.isEmpty ? nil : TextCell(words)
      }
      result[index].box = result[index].cells.dropFirst().reduce(result[index].cells[0].box) { $0.union($1.box) }
    }
    return result
  }

  private static let pairs: Set<[String]> = [["T", "F"], ["True", "False"], ["V", "F"], ["R", "F"], ["Y", "N"]]
}
