import PDFText

/// Whether lettered parts are parts of questions, or options of them.
extension NumberedQuestions {
  /// True where parts are short, and the sentences above them have no end: they are what ends them.
  func areChoices(_ parted: [QuestionNode]) -> Bool {
    let stems = parted.map {
      joiner.text(QuestionLines($0.lines, document, marksBefore: nil).rows.map(\.joinedText))
    }
    let open = stems.count { $0.last.map { $0.isLetter || ",_…".contains($0) } == true && $0.contains(" ") }
    return open * 10 >= parted.count * 6 && areShort(parted)
  }

  /// True where each of four or more questions asks, or breaks off in a sentence that tells to do nothing.
  ///
  /// "Work out  a. 3 + 4" breaks off as well, and has parts.
  func areCompleted(_ parted: [QuestionNode]) -> Bool {
    guard parted.count > 3, areShort(parted) else { return false }
    let open = parted.filter { question in
      let rows = QuestionLines(question.lines, document, marksBefore: nil).rows
      let text = joiner.text(rows.map(\.joinedText))
      let sentence = text.split(whereSeparator: { ".?!:".contains($0) }).last.map(String.init) ?? ""
      let words = sentence.split(separator: " ")
      return text.last?.isLetter == true && words.count > 2
        && words.first.map { !Asking.isOrderInAnyLanguage(String($0)) } ?? false
    }
    return open.count > 1
      && parted.count { asks($0) && !$0.children.contains(where: asks) } + open.count == parted.count
  }

  /// True where all parts are short, have no marks and no room for an answer, and ask nothing.
  func areShort(_ parted: [QuestionNode]) -> Bool {
    let parts = parted.flatMap(\.children).map { QuestionLines($0.lines, document, marksBefore: nil) }
    return parts.allSatisfy { part in
      let text = part.text(joiner)
      return part.marks == nil && part.answerLines == 0 && !text.contains("?") && text.count <= 90
    }
  }

  /// True where the last line of a question or a part ends with a question mark.
  func asks(_ node: QuestionNode) -> Bool {
    QuestionLines(node.lines, document, marksBefore: nil).rows.last?.joinedText.hasSuffix("?") ?? false
  }
}
