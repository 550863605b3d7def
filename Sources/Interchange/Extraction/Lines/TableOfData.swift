import PDFText

extension QuestionLines {
  /// True for rows of a table, and nothing that asks for something about it: forms of a verb below the name of their tense.
  var isTableOfData: Bool {
    guard marks == nil, answerLines == 0, rows.count(where: { $0.count >= 3 }) >= 3 else { return false }
    let sentences = rows.filter { $0.count < 3 }.map { $0.map(\.text).joined(separator: " ") }
    // Two sentences above a table tell what to do with it.
    let ends = sentences.count {
      $0.last.map { ".!".contains($0) } ?? false && $0.split(separator: " ").count > 3
    }
    return Asking.worth(sentences.joined(separator: " ")) < 0.9
      && !(ends > 0 && sentences.joined(separator: " ").contains(". "))
      && !rows.contains { $0.contains { $0.text.contains("__") || $0.text.contains("?") } }
      && OptionReader(joiner: LineJoiner { _ in true }).read(rows) == nil
  }
}
