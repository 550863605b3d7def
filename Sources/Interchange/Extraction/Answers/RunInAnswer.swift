import PDFText

/// Answers that follow their questions on the same line, with nothing but the question mark between them: "How many legs
/// has a spider? eight", as quiz masters write them.
enum RunInAnswer {
  /// What a person has to look at then.
  static let review = "what follows its question mark was taken for its answer"

  /// The question up to its mark, and what stands behind it; nil where that may belong to the question.
  static func divide(_ text: String) -> (question: String, answer: String)? {
    guard let mark = text.lastIndex(where: { "?？".contains($0) }) else { return nil }
    let answer = String(text[text.index(after: mark)...]).trimmed
    guard let first = answer.split(separator: " ").first, first.first != "(", first.first != "[",
      answer.contains(where: { $0.isLetter || $0.isNumber }), !answer.contains("___"),
      !Asking.isOrderInAnyLanguage(String(first)), !Asking.hasPoliteOrder(answer),
      !StyledAnswer.isHelp(answer),
      first.last != ":", MarkReader.whole(answer) == nil,
      answer.split(separator: " ").count <= 60
    else { return nil }
    return (String(text[...mark]), answer)
  }

  /// What a person has to look at where a dash parts a question from its answer.
  static let reviewOfDash = "what follows its dash was taken for its answer"

  private static let signs = [" - ", " – ", " — "]
  private static let dashes = Phrases(signs)

  /// The words before the first dash between spaces, and those behind it: "animo - masculine dative singular"; nil where the
  /// text has none, or asks.
  static func divideAtDash(_ text: String) -> (question: String, answer: String)? {
    guard dashes.areIn(text),
      let found = signs.compactMap({ text.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound })
    else { return nil }
    let question = String(text[..<found.lowerBound]).trimmed
    let answer = String(text[found.upperBound...]).trimmed
    guard question.contains(where: \.isLetter), answer.contains(where: \.isLetter), !question.contains("___"),
      !answer.contains("___"), !answer.contains("?"),
      !dashes.areIn(answer), MarkReader.whole(answer) == nil
    else { return nil }
    return (question, answer)
  }

  /// True where one of the lines above tells what to do: a list of terms looks the same, and what is to be written is not there.
  static func isOrdered(above line: Int, _ document: DocumentLines) -> Bool {
    (max(0, line - 4)..<line).contains { above in
      Asking.worth(document.texts[above]) == 1
        && !["make", "form", "rewrite", "put", "use"].contains(
          document.lines[above].words.first?.text.lowercased() ?? "")
    }
  }
}
