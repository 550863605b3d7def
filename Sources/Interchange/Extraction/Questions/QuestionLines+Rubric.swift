import PDFText

/// Tables of criteria that a teacher prints below a question: "Criterion | Points" above "Defines correlation | 2".
extension QuestionLines {
  private static let criteria: Set<String> = [
    "criterion", "criteria", "rubric", "descriptor", "kriterium", "kriterien", "critère", "critères",
    "criterio",
    "criterios", "critério", "critérios", "criteri",
  ]
  private static let points: Set<String> = [
    "points", "point", "marks", "mark", "score", "pts", "punkte", "points possible", "puntos", "pontos",
    "punti",
    "barème",
  ]

  /// True for "Criterion | Points".
  static func headsRubric(_ line: TextLine) -> Bool {
    line.cells.count == 2 && line.words.count <= 4
      && criteria.contains(line.cells[0].text.lowercased().trimmedOfPunctuation)
      && points.contains(line.cells[1].text.lowercased().trimmedOfPunctuation)
  }

  /// Takes a line of such a table; false for any other.
  ///
  /// - Parameter edge: Where the criteria begin, once their head has been read; nil before it and behind the table.
  mutating func takeRubric(_ line: TextLine, edge: inout Int32?) -> Bool {
    if Self.headsRubric(line) {
      edge = line.box.left
      return true
    }
    guard let left = edge else { return false }
    if line.cells.count == 2, abs(line.box.left - left) < 600, let marks = line.cells[1].text.smallNumber {
      // The sum below them is none.
      if !["total", "sum", "summe", "somme"].contains(line.cells[0].text.lowercased().trimmedOfPunctuation) {
        rubric.append(ExtractedItem.Point(text: line.cells[0].text, marks: marks))
      }
      return true
    }
    if line.cells.count == 1, abs(line.box.left - left) < 600, let last = rubric.indices.last,
      line.text.first?.isLowercase == true
    {
      rubric[last].text += " " + line.text
      return true
    }
    edge = nil
    return false
  }
}
