import PDFText

/// Options without letters on lines of their own, one of which the answer below them says again: "Answer: 1945".
enum OptionsAboveAnswer {
  /// Takes them from below a question; nil where no line is the answer word for word.
  ///
  /// - Parameter answer: What the document names as the answer, which no longer stands among the rows.
  static func take(
    from rows: inout [[QuestionCell]], answer: String, _ document: DocumentLines, _ joiner: LineJoiner
  ) -> [ExtractedItem.Option]? {
    if let options = take(from: &rows, whole: answer, document, joiner) { return options }
    // A sentence may tell more behind the answer: "Pacific Ocean It covers a third of the planet."
    let begun = rows.dropFirst().map(\.joinedText).filter { text in
      answer.hasPrefix(text + " ") && answer.dropFirst(text.count + 1).first?.isUppercase == true
    }
    guard begun.count == 1 else { return nil }
    return take(from: &rows, whole: begun[0], document, joiner)
  }

  private static func take(
    from rows: inout [[QuestionCell]], whole answer: String, _ document: DocumentLines, _ joiner: LineJoiner
  ) -> [ExtractedItem.Option]? {
    let right = Verification.words(answer).joined()
    guard !right.isEmpty, rows.count > 2, !rows.contains(where: \.isEmpty) else { return nil }
    let texts = rows.map { (Bullets.isBullet($0) ? $0.withoutBullet : $0).joinedText }
    let matches = rows.indices.dropFirst().filter { Verification.words(texts[$0]).joined() == right }
    guard matches.count == 1, let match = matches.first else { return nil }
    let edge = rows[match][0].left
    var start = match
    while start > 1, abs(rows[start - 1][0].left - edge) < 400, !ends(texts[start - 1]) { start -= 1 }
    let options = rows.indices[start...]
    guard (2...10).contains(options.count),
      options.allSatisfy({ rows[$0].count == 1 && abs(rows[$0][0].left - edge) < 400 && !texts[$0].isEmpty }),
      !options.contains(where: { texts[$0].last == "?" || fillsLine(rows[$0], document) }),
      Set(options.map { texts[$0] }).count == options.count,
      ends(texts[start - 1]) || rows[start - 1][0].left < edge - 400
    else { return nil }
    guard options.contains(where: { TrueFalse.value(texts[$0]) == nil }) else { return nil }
    rows.removeSubrange(start...)
    return options.map { ExtractedItem.Option(label: nil, text: joiner.text([texts[$0]])) }
  }

  /// True for the end of what is asked.
  private static func ends(_ text: String) -> Bool { text.last.map { "?:…_".contains($0) } ?? false }

  /// True for a row that may go on below.
  private static func fillsLine(_ row: [QuestionCell], _ document: DocumentLines) -> Bool {
    guard let last = row.last?.words.last else { return false }
    return last.box.right > document.lines[row[0].line].columnRight - last.size * 2
  }
}
