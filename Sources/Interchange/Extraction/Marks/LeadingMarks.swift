import PDFText

/// Marks in round brackets before the text of a question.
extension QuestionLines {
  /// The number in round brackets that the text begins with, perhaps of a hundred, before a capital letter; nil where
  /// there is none.
  func leadingMarks() -> Int? {
    let words = rows.first?.flatMap(\.words) ?? []
    guard words.count > 2, words[0].text.first == "(", words[0].text.count <= 5,
      words[1].text.first?.isUppercase == true
    else { return nil }
    // "(10%)": of what the whole paper is worth.
    if words[0].text.hasSuffix("%)") { return Int(words[0].text.dropFirst().dropLast(2)) }
    return words[0].text.count <= 4 ? MarkReader.whole(words[0].text) : nil
  }

  /// Takes such marks.
  mutating func takeLeadingMarks() {
    guard marks == nil, let found = leadingMarks() else { return }
    marks = found
    rows[0][0].words.removeFirst()
    if rows[0][0].words.isEmpty { rows[0].removeFirst() }
  }
}
