import PDFText

/// Answers in bold that are set in below nearly every question of a teacher's copy, which look like headings.
enum BoldAnswersSetIn {
  /// Which of the lines that look like headings are such answers.
  static func among(_ headings: [Bool], _ lines: [TextLine], _ labels: [LineLabel?]) -> Set<Int> {
    let found = lines.indices.dropFirst().filter { index in
      guard headings[index], !headings[index - 1], lines[index].isBold, lines[index].cells.count == 1 else {
        return false
      }
      let (line, above) = (lines[index], lines[index - 1])
      return line.words.count <= 8 && line.box.left - line.columnLeft > 2 * line.size && !above.isBold
        && above.page == line.page && above.column == line.column
        && above.words.last?.text.last.map { "?.:=".contains($0) } == true
        && (index + 1 == lines.count || lines[index + 1].page > line.page || isNumbered(labels[index + 1]))
    }
    guard found.count >= 4 else { return [] }
    let numbered = labels.indices.count { isNumbered(labels[$0]) }
    // The questions may stand on a page before, without their answers.
    return found.count * 10 >= numbered * 3 ? Set(found) : []
  }

  private static func isNumbered(_ label: LineLabel?) -> Bool { label?.parts.first?.number != nil }
}
