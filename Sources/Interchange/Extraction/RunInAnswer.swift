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
}
