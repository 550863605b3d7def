import PDFText

/// Puts answers that have slides of their own behind their questions: "Answer 3", "Antwoord op vraag 3".
///
/// Printed several to a page, all questions may stand on the left and all answers on the right.
enum AnswerSlides {
  /// A title with the number of its question.
  private struct Title {
    let line: Int
    let number: Int
  }

  /// The lines with each answer below the last line of its question, and a word that names it in place of its title.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let answers = lines.indices.compactMap { title($0, lines, isAnswer: true) }
    guard answers.count >= 3, Set(answers.map(\.number)).count == answers.count,
      answers.map(\.number).max() == answers.count
    else { return lines }
    let questions = lines.indices.compactMap { title($0, lines, isAnswer: false) }
    guard Set(questions.map(\.number)).isSuperset(of: answers.map(\.number)),
      Set(questions.map(\.number)).count == questions.count
    else { return lines }
    guard areNear(answers, questions, lines) else { return lines }
    let titleSize = answers.map { lines[$0.line].size }.min() ?? 0
    /// The lines from a title to the next of its size, to that of another kind, or to the end of the column.
    func block(_ title: Title) -> Range<Int> {
      let end = lines.indices.dropFirst(title.line + 1).first { index in
        lines[index].size >= titleSize && lines[index].label()?.parts.first?.letter == nil
          || lines[index].page != lines[title.line].page || lines[index].column != lines[title.line].column
      }
      return title.line..<(end ?? lines.count)
    }
    let blocks = Dictionary(answers.map { ($0.number, block($0)) }) { one, _ in one }
    let moved = Set(blocks.values.joined())
    let starts = Dictionary(questions.map { (block($0).upperBound - 1, $0) }) { one, _ in one }
    // Each answer has to come out behind its question.
    guard Set(starts.values.map(\.number)).isSuperset(of: blocks.keys) else { return lines }
    var result: [TextLine] = []
    for index in lines.indices {
      if !moved.contains(index) { result.append(lines[index]) }
      guard let question = starts[index], let block = blocks[question.number] else { continue }
      let size = lines[min(question.line + 1, index)].size
      result.append(lines[block.lowerBound].namingAnswer(size: size))
      result += block.dropFirst().map { lines[$0].set(in: size) }
    }
    return result
  }

  /// True where answers stand below their own questions, or beside them: at the end they are a key.
  private static func areNear(_ answers: [Title], _ questions: [Title], _ lines: [TextLine]) -> Bool {
    let near = answers.count { answer in
      guard let place = questions.firstIndex(where: { $0.number == answer.number }) else { return false }
      let (one, other) = (lines[questions[place].line], lines[answer.line])
      if one.page == other.page, one.column != other.column,
        abs(one.box.top - other.box.top) < 3 * one.size
      {
        return true
      }
      let next = place + 1 < questions.count ? questions[place + 1].line : lines.count
      return place + 1 < questions.count
        ? (questions[place].line..<next).contains(answer.line) : answer.line > questions[place].line
    }
    return near == answers.count
  }

  /// The number of a line of a few words that names a question, or an answer; nil for any other line.
  private static func title(_ index: Int, _ lines: [TextLine], isAnswer: Bool) -> Title? {
    let words = lines[index].words
    guard (2...5).contains(words.count), let last = words.last, last.text.count <= 3,
      let number = Int(last.text.trimmedOfPunctuation), let first = words.first?.text,
      first.count > 2, first.allSatisfy(\.isLetter), isAnswer || words.count == 2,
      InlineAnswer.isHead(first) == isAnswer
    else { return nil }
    return Title(line: index, number: number)
  }
}

extension TextLine {
  /// The line in letters that head nothing, as large as an answer may be on its slide.
  fileprivate func set(in size: Int32) -> TextLine {
    var line = self
    line.size = size
    for cell in line.cells.indices {
      for word in line.cells[cell].words.indices { line.cells[cell].words[word].isBold = false }
    }
    return line
  }

  /// The line with a word that says that an answer follows in place of its words.
  ///
  /// - Parameter size: How large its letters are, so that it heads nothing.
  func namingAnswer(size: Int32) -> TextLine {
    var line = self
    line.size = size
    line.cells = Array(cells.prefix(1))
    line.cells[0].words = Array(cells[0].words.prefix(1))
    // "Answer:" alone would be room to write in.
    line.cells[0].words[0].text = "Solution:"
    line.cells[0].words[0].isBold = false
    return line
  }
}
