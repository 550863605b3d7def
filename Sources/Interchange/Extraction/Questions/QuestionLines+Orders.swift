import PDFText

/// What a test says of where to write, below what it asks.
extension QuestionLines {
  /// Takes "Write your answer in the box." out of the text, with the unit that stands beside the box: neither is an answer.
  mutating func takeOrderToWrite() {
    guard let order = rows.indices.dropFirst().first(where: { Self.ordersToWrite(rows[$0]) }),
      case let behind = rows[(order + 1)...],
      behind.count <= 1,
      behind.allSatisfy({ row in
        row.flatMap(\.words).count <= 2
          && row.allSatisfy { $0.text.allSatisfy { !$0.isNumber && !".?!".contains($0) } }
      })
    else { return }
    leftOut.insert(rows[order...].map(\.joinedText).joined(separator: " "), at: 0)
    rows.removeSubrange(order...)
    if let end = rowsBeforeEnd, end > order { rowsBeforeEnd = order }
  }

  private static func ordersToWrite(_ row: [QuestionCell]) -> Bool {
    guard row.count == 1, (5...10).contains(row[0].words.count),
      case let text = row[0].text.lowercased(), text.hasPrefix("write your answer")
    else { return false }
    return ["box", "boxes", "space", "line", "lines"].contains {
      text.trimmedOfPunctuation.hasSuffix(" " + $0)
    }
  }
}
