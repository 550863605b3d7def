import PDFText

/// Answers that are set in another way than their questions: plain below bold, italic behind upright, in colour.
enum StyledAnswer {
  /// How most words of a row are set.
  private struct Style: Equatable {
    let isBold: Bool
    let isItalic: Bool
    let color: UInt32

    init(_ words: [TextWord]) {
      isBold = words.count { $0.isBold } * 2 > words.count
      isItalic = words.count { $0.isItalic } * 2 > words.count
      color = words.first?.color ?? 0
    }

    /// True when an answer may be told from a question so.
    func tells(from question: Style) -> Bool {
      question.isBold != isBold || isItalic != question.isItalic || color != question.color
    }
  }

  /// Takes the rows that differ from those above them; nil where all are alike, or the difference does not last.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    guard let first = rows.first, !first.isEmpty else { return nil }
    let styles = rows.map { Style($0.flatMap(\.words)) }
    guard let end = styles.firstIndex(where: { $0 != styles[0] }) else { return within(&rows) }
    // Where the line before ends as the rest goes on, the sentence goes on as well.
    guard styles[end].tells(from: styles[0]), styles[end...].allSatisfy({ $0.tells(from: styles[0]) }),
      let last = lastWord(of: rows[end - 1]), !Style([last]).tells(from: styles[0])
    else { return nil }
    let answer = joiner.text(rows[end...].map(\.withoutTrailingDots))
    guard answer.contains(where: \.isLetter) || answer.contains(where: \.isNumber), !isHelp(answer)
    else { return nil }
    rows.removeSubrange(end...)
    return answer
  }

  /// The last word of a row that is no part of its marks, which may be set in a way of their own.
  private static func lastWord(of row: [QuestionCell]) -> TextWord? {
    let hasMarks = row.count > 1 && row.last.map { MarkReader.whole($0.text) != nil } == true
    return (hasMarks ? row.dropLast() : row[...]).last?.words.last
  }

  /// True where all parts of a question are set in another way than it, and none asks: a list is its answer.
  ///
  /// - Parameter parts: The words of each part, without their labels.
  static func areListed(_ parts: [[TextWord]], below question: [TextWord]) -> Bool {
    !question.isEmpty
      && parts.allSatisfy { words in
        !words.isEmpty && words.allSatisfy { Style([$0]).tells(from: Style(question)) }
          && words.last?.text.last != "?"
      }
  }

  /// True where the rows below the first are in a colour, and the first is not: a teacher's copy.
  static func isInColour(_ rows: [[QuestionCell]]) -> Bool {
    guard rows.count > 1, let first = rows.first?.first?.words.first?.color else { return false }
    let words = rows.dropFirst().joined().flatMap(\.words).filter { !$0.text.allSatisfy(isLeader) }
    return !FilledGap.isColour(first) && !words.isEmpty
      && words.allSatisfy { FilledGap.isColour($0.color) }
  }

  /// True for what helps to find an answer: "Hint: …".
  static func isHelp(_ text: String) -> Bool {
    let first = text.split(separator: " ").first.map { String($0).trimmedOfPunctuation.lowercased() } ?? ""
    return ["hint", "hints", "tip", "note", "remember", "example", "tipp", "hinweis", "pista", "indice"]
      .contains(first)
  }

  /// Takes an answer from behind the question mark of a question of one line.
  private static func within(_ rows: inout [[QuestionCell]]) -> String? {
    guard rows.count == 1 else { return nil }
    for cell in rows[0].indices {
      let words = rows[0][cell].words
      guard let last = words.lastIndex(where: { $0.text.last.map { "?:".contains($0) } ?? false }) else {
        continue
      }
      let behind = Array(words[(last + 1)...]) + rows[0][(cell + 1)...].flatMap(\.words)
      let before = rows[0][..<cell].flatMap(\.words) + words[...last]
      // At the other end of the line it needs no style of its own.
      let isApart =
        last == words.count - 1 && behind.count <= 8 && compactLabel(behind.first?.text ?? "") == nil
      guard !behind.isEmpty, isApart || behind.allSatisfy({ Style([$0]).tells(from: Style(before)) }),
        MarkReader.whole(behind.text) == nil, behind.text.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      rows[0].removeSubrange((cell + 1)...)
      rows[0][cell].words.removeSubrange((last + 1)...)
      return behind.text
    }
    return nil
  }
}

/// Answers that are set in below a question, deeper than its text.
enum SetOffAnswer {
  /// Takes the rows that are set in from below a question; nil where nothing is.
  ///
  /// - Parameter isNear: Whether one letter's room is enough, as a browser leaves before entries of a list.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner, isNear: Bool = false) -> String? {
    guard let left = rows.first?.first?.left, let size = rows.first?.first?.words.first?.size else {
      return nil
    }
    let edge = left + (isNear ? size : size * 2)
    guard let end = rows.firstIndex(where: { ($0.first?.left ?? 0) > edge }), end > 0,
      rows[end...].allSatisfy({ ($0.first?.left ?? 0) > edge }), rows.count - end <= 6
    else { return nil }
    let answer = joiner.text(rows[end...].map(\.joinedText)).withoutLeaders
    guard answer.contains(where: { $0.isLetter || $0.isNumber }), !answer.contains("?") else { return nil }
    rows.removeSubrange(end...)
    return answer
  }
}

extension [QuestionCell] {
  /// The row's words without the dots behind them; a stop of the last sentence stays.
  fileprivate var withoutTrailingDots: String {
    var cells = self
    while let last = cells.last, last.words.allSatisfy({ $0.text.allSatisfy(isLeader) }) {
      cells.removeLast()
    }
    while let last = cells.last?.words.last, last.text.allSatisfy(isLeader) {
      cells[cells.count - 1].words.removeLast()
    }
    var text = cells.joinedText
    while text.hasSuffix("..") { text.removeLast() }
    return text
  }
}

extension ItemBuilder {
  /// The item of a question whose parts are its answer, listed in the way in which all answers are set.
  func listedAnswer(
    below node: QuestionNode, _ lines: QuestionLines, _ stem: [String]
  ) -> ExtractedItem? {
    guard habits.hasStyledAnswers, node.children.count > 1, node.children.allSatisfy(\.children.isEmpty)
    else {
      return nil
    }
    let parts = node.children.map { QuestionLines($0.lines, document, marksBefore: nil) }
    // Parts with room to write in are questions.
    guard parts.allSatisfy({ $0.marks == nil && $0.answerLines == 0 && !$0.text(joiner).contains("___") }),
      StyledAnswer.areListed(
        parts.map { $0.rows.joined().flatMap(\.words) }, below: lines.rows.joined().flatMap(\.words))
    else { return nil }
    var found = item(node, lines, stem)
    guard found.answer == nil else { return nil }
    found.accepted = parts.map { $0.text(joiner) }
    found.answer = found.accepted.joined(separator: "\n")
    found.isAnswerInferred = true
    found.places = (found.places + parts.flatMap(\.places)).joined
    return found
  }
}
