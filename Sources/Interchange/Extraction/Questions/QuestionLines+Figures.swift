import PDFText

/// Captions, letters of figures and rows of tables among the lines of a question.
extension QuestionLines {
  /// Takes captions out of the text, with the letters of their figures and the rows of their tables.
  mutating func takeFigures() {
    for row in rows.indices.reversed() where row < rows.count && FigureNames.isCaption(rows[row].joinedText) {
      var range = row..<(row + 1)
      if rows[row].joinedText.hasPrefix("Table") {
        while range.upperBound < rows.count, Self.isTableRow(rows[range.upperBound]) {
          range = range.lowerBound..<(range.upperBound + 1)
        }
      } else {
        // The letters of a figure stand above its caption, as a rule.
        while range.lowerBound > 0, Self.isFigureRow(rows[range.lowerBound - 1]),
          range.lowerBound > 1 || rows.count > 1
        {
          range = (range.lowerBound - 1)..<range.upperBound
        }
      }
      leftOut.insert(rows[range].map(\.joinedText).joined(separator: " "), at: 0)
      rows.removeSubrange(range)
      if let end = rowsBeforeEnd, end > range.lowerBound {
        rowsBeforeEnd = max(range.lowerBound, end - range.count)
      }
    }
  }

  private static func isTableRow(_ row: [QuestionCell]) -> Bool {
    row.count > 1 || row[0].words.count <= 6 && !(row.joinedText.last.map { ".?!:".contains($0) } ?? false)
  }

  private static func isFigureRow(_ row: [QuestionCell]) -> Bool {
    let text = row.joinedText
    return row.allSatisfy { $0.words.count <= 3 } && text.count <= 40
      && !(text.last.map { ".?!:,;".contains($0) } ?? false)
      && !Bullets.isBullet(row)
  }
}
