import PDFText

extension NumberedQuestions {
  /// Gives questions the options that stand once above all of them: "For each question choose from these answers: A …".
  ///
  /// - Parameter first: The line of the first question.
  func shareOptions(above first: Int, _ items: inout [ExtractedItem]) {
    guard items.count >= 3, items.allSatisfy({ $0.options.isEmpty && $0.kind == .short }), first > 3,
      let start = document.lines.indices[..<first].last(where: { asksToChoose(document.texts[$0]) })
    else { return }
    let lines = ((start + 1)..<first).filter { !document.isHeading($0) }.map { (line: $0, skipped: 0) }
    let content = QuestionLines(lines, document, marksBefore: nil)
    guard let found = OptionReader(joiner: joiner).read(content.rows), found.stem.isEmpty,
      (3...8).contains(found.options.count), found.options.allSatisfy({ $0.label != nil && !$0.text.isEmpty })
    else { return }
    for index in items.indices {
      items[index].options = found.options
      items[index].kind = .choice
    }
  }

  /// True for what tells to answer all questions out of what follows.
  private func asksToChoose(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let chooses = words.contains { ["choose", "select", "mark", "pick", "use", "answer"].contains($0) }
    let names = words.contains {
      [
        "answers", "options", "choices", "responses", "following", "codes", "code", "option", "answer",
        "below",
      ].contains($0)
    }
    let isForAll = words.contains { ["each", "all", "every", "these", "questions"].contains($0) }
    return chooses && names && isForAll
  }
}
