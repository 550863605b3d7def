import PDFText

extension QuestionLines {
  /// True for rows of a table, and nothing that asks for something about it: forms of a verb below the name of their tense.
  var isTableOfData: Bool {
    guard marks == nil, answerLines == 0, rows.count(where: { $0.count >= 3 }) >= 3 else { return false }
    let sentences = rows.filter { $0.count < 3 }.map { $0.map(\.text).joined(separator: " ") }
    return Asking.worth(sentences.joined(separator: " ")) < 0.9
      && !rows.contains { $0.contains { $0.text.contains("__") || $0.text.contains("?") } }
      && OptionReader(joiner: LineJoiner { _ in true }).read(rows) == nil
  }
}
