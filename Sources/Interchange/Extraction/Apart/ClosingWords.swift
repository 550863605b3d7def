/// What pages of questions and answers say behind the last of them: "More questions? Call …", "Thank you for …".
enum ClosingWords {
  private static let beginnings = [
    "more questions?", "still have questions?", "any questions?", "any other questions?", "other questions?",
    "do you have more questions?", "do you have any other questions?", "have a question?",
    "have more questions?", "got a question?", "questions? ", "didn’t find", "didn't find",
    "still not sure?", "still unsure?", "still stuck?", "still need help?", "need help?",
    "need further help?",
    "can’t find your answer", "can't find your answer", "need more help?", "thank you for ",
    "for more information", "for further information", "last updated", "last reviewed", "page last updated",
    "haben sie noch fragen", "noch fragen?", "weitere fragen?", "haben sie weitere fragen", "stand: ",
    "vous avez d’autres questions", "vous avez d'autres questions", "une autre question",
    "d’autres questions",
    "¿tiene más preguntas", "¿más preguntas", "¿tienes más preguntas", "hai altre domande", "altre domande?",
    "ha altre domande", "mais perguntas?", "tem mais perguntas", "heeft u nog vragen", "nog vragen?",
    "masz więcej pytań", "остались вопросы", "examiner’s tip", "examiner's tip", "exam tip", "top tip",
  ]

  /// True for a line that begins with such words.
  static func begin(_ line: String) -> Bool {
    let lower = line.lowercased()
    return beginnings.contains(where: lower.hasPrefix)
  }
}

extension DocumentLines {
  /// True for a line behind the end of a sentence that says where to ask more, or thanks.
  func closes(_ line: Int) -> Bool {
    line > 0 && ClosingWords.begin(texts[line]) && texts[line - 1].last.map { ".!?…)".contains($0) } == true
  }
}

extension [ExtractedItem] {
  /// Takes away a last question that only leads to where to ask more: "Still not sure? Call 01632 960 114".
  mutating func dropClosingQuestion() {
    guard count > 3, let last = last, last.number == nil, last.options.isEmpty,
      ClosingWords.begin(last.question),
      last.question.split(separator: " ").count <= 6
    else { return }
    removeLast()
    self[count - 1].leftOut.append(
      [last.question, last.answer].compactMap { $0 }.joined(separator: " ").replacing("\n", with: " "))
    self[count - 1].leftOut += last.leftOut
  }
}
