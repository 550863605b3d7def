import PDFText

/// Words below a question that head its answer without a sign behind them.
extension InlineAnswer {
  /// True for a word for answers with others behind it, no sign between them: "Respuesta ALTER TABLE modifica la tabla".
  ///
  /// In English "Answer" may tell to do so, and in German any line of a sentence may begin with "Lösung".
  static func headsWithoutSign(_ words: [TextWord]) -> Bool {
    words.count > 1 && words[0].text.first?.isUppercase == true && words[0].text.count > 4
      && !["answer", "answers", "correct", "solution", "solutions", "lösung", "antwort"].contains(
        words[0].text.lowercased())
      && AnswerWords.heads.contains(words[0].text.lowercased()) && words[1].text.first?.isUppercase == true
  }

  /// True for what heads a proof below what is to be proved, or a solution in Chinese.
  static func headsProof(_ words: [TextWord]) -> Bool {
    ["Proof.", "Beweis.", "Preuve.", "Démonstration.", "Demostración.", "Dimostrazione.", "证明.", "證明.", "解."]
      .contains(words[0].text)
  }

  /// True for "Solution" alone above the steps of one, in whatever letters: nobody writes into the room below that.
  static func headsSteps(_ rows: [[QuestionCell]], _ row: Int) -> Bool {
    guard rows[row].count == 1, rows[row][0].words.count == 1, row + 1 < rows.count else { return false }
    let text = rows[row][0].words[0].text
    return text.first?.isUppercase == true && steps.contains(text.lowercased().trimmedOfPunctuation)
  }

  private static let steps: Set<String> = [
    "solution", "lösung", "solución", "soluzione", "solução", "résolution", "resolução", "resolución",
    "uitwerking",
    "rozwiązanie", "řešení", "решение", "rješenje", "megoldás", "ratkaisu", "lösning", "løsning", "çözüm",
  ]

  /// True for a word for answers alone above points that are counted from 1.
  static func headsPoints(_ rows: [[QuestionCell]], _ row: Int) -> Bool {
    guard rows[row].count == 1, rows[row][0].words.count == 1, isHead(rows[row][0].words[0].text),
      row + 2 < rows.count, let first = rows[row + 1].first?.words.first,
      let part = compactLabel(first.text)?.first
    else { return false }
    return part.roman == 1 || part.number == 1 || part.letter == 1
  }
}
