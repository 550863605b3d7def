import PDFText

/// A row of words set in below what a question asks, whose boxes to tick are drawn: "cave lion   giant deer   crocodile".
enum RowOfOptions {
  /// How many questions of a document have such a row at least.
  static let several = 2

  /// What a person has to look at then: words in a figure stand in rows, too.
  static let review = "its options stand in a row with neither letters nor boxes"

  /// Takes the options off the rows of a question; nil where its last row is no such thing.
  static func take(from rows: inout [[QuestionCell]]) -> [ExtractedItem.Option]? {
    guard rows.count > 1, let row = rows.last, (3...5).contains(row.count),
      case let asked = rows[rows.count - 2], asked.joinedText.last == "?",
      let edge = rows.first?.first?.left, row[0].left > edge + 500,
      Set(row.map { $0.text.lowercased() }).count == row.count, row.allSatisfy(isOption)
    else { return nil }
    rows.removeLast()
    return row.map { ExtractedItem.Option(label: nil, text: $0.text) }
  }

  /// True for a word or a few, without a stop.
  private static func isOption(_ cell: QuestionCell) -> Bool {
    guard (1...4).contains(cell.words.count), let end = cell.text.last, let first = cell.text.first else {
      return false
    }
    return (end.isLetter || end.isNumber) && (first.isLetter || first.isNumber)
      && cell.text.contains { $0.isLetter } && compactLabel(cell.words[0].text) == nil
  }
}
