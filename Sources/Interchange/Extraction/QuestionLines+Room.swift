import PDFText

/// Room to write in, as far as it is told from gaps in a sentence.
extension QuestionLines {
  /// The gap with which a sentence ends that began on the line above: "… the walls of the small / ____________."; nil
  /// for any other line.
  func gapGoingOn(_ line: TextLine, _ index: Int) -> QuestionCell? {
    guard line.words.count == 1, var word = line.words.first, word.text.count > 3, word.text.last == ".",
      word.text.dropLast().allSatisfy({ $0 == "_" }), let above = rows.last?.last?.words.last?.text.last,
      above.isLetter || above == ","
    else { return nil }
    word.text = "___."
    return QuestionCell(words: [word], line: index, gapBefore: 0)
  }

  /// True for "Rate of reaction =          Unit", with a drawn rule behind each.
  func isNamedRoom(_ cells: [QuestionCell]) -> Bool {
    guard let first = cells.first, (2...6).contains(first.words.count), first.words.last?.text == "=",
      cells.count <= 2, !first.text.contains(where: \.isNumber)
    else { return false }
    return cells.count == 2 && ["unit", "units"].contains(cells[1].text.lowercased().trimmedOfPunctuation)
  }

  /// Takes the unit that is printed behind the room for the answer.
  mutating func setUnit(_ text: String) {
    let unit = text.trimmed
    if !unit.isEmpty, unit.count <= 12, unit.split(separator: " ").count <= 3 { answerUnit = unit }
  }

  /// True for "Answer" in bold above the answer, and not beside room for it.
  func isHeadOfAnswer(_ line: TextLine, _ index: Int, _ document: DocumentLines) -> Bool {
    guard line.isBold, line.words.count == 1, InlineAnswer.isHead(line.words[0].text),
      index + 1 < document.lines.count
    else { return false }
    let next = document.lines[index + 1]
    return next.page == line.page && next.box.top - line.box.bottom < 2 * line.size && !next.isBold
      && !next.isAnswerLine && next.box.left >= line.box.left
  }
}

extension TextLine {
  /// True for room with the name of what is written there: "spring constant = ____ N/m".
  var isNamedRoom: Bool {
    let words = self.words
    guard let room = words.firstIndex(where: { $0.text.count >= 6 && $0.text.allSatisfy(isLeader) }),
      (2...6).contains(room),
      words[room - 1].text == "=", !words[..<room].contains(where: { $0.text.contains(where: \.isNumber) })
    else { return false }
    return words.count - room <= 5
  }
}
