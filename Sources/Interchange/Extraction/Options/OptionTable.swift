import PDFText

/// Options that are rows of a table.
enum OptionTable {
  /// Takes the head of the table from the end of the question: cells that stand above those of the options.
  ///
  /// - Returns: What heads the columns, with bars between.
  static func takeHead(from stem: inout [[QuestionCell]], below rows: [[QuestionCell]]) -> String? {
    guard stem.count >= 2, let last = stem.last, stem.count < rows.count else { return nil }
    let first = rows[stem.count]
    if first.count >= 2, first[0].words.first?.text.trimmedOfPunctuation.count == 1 {
      // Bold heads above cells in plain letters, perhaps in two lines.
      var heads: [String] = []
      while stem.count > 1, let row = stem.last, row.allSatisfy({ $0.words.allSatisfy(\.isBold) }),
        !row.joinedText.hasSuffix("?"),
        !first.contains(where: { $0.words.last?.isBold == true })
      {
        heads.insert(row.map(\.text).joined(separator: " | "), at: 0)
        stem.removeLast()
      }
      if !heads.isEmpty { return heads.joined(separator: " / ") }
    }
    // The letter is a cell of its own.
    guard first.count >= 3, first[0].words.count == 1, last.count == first.count - 1 else { return nil }
    guard
      zip(last, first.dropFirst()).allSatisfy({ head, cell in
        guard let one = head.words.last?.box, let other = cell.words.last?.box else { return false }
        return head.left < other.right && cell.left < one.right
      })
    else { return nil }
    stem.removeLast()
    return last.map(\.text).joined(separator: " | ")
  }
}
