import PDFText

/// Titles of problems, on the lines of their labels, with the text below them.
enum QuestionTitle {
  /// Takes the title from the first row; nil where it may be the beginning of the text.
  static func take(from rows: inout [[QuestionCell]], _ document: DocumentLines) -> String? {
    if rows.count > 1, rows[0].joinedText.isTag { return rows.removeFirst().joinedText }
    guard rows.count > 1, let first = rows.first, first.reduce(0, { $0 + $1.words.count }) <= 7,
      let last = first.last?.words.last, last.text.last.map({ $0.isLetter || $0.isNumber }) == true,
      let next = rows[1].first?.words.first, next.text.first.map({ $0.isUppercase || $0.isNumber }) == true,
      let line = first.last.map({ document.lines[$0.line] }),
      last.box.right + (next.box.right - next.box.left) + last.size < line.columnRight
    else { return nil }
    return rows.removeFirst().joinedText
  }
}

extension QuestionTitle {
  /// Takes a title in bold letters from what stands above the parts of a question: alone on its line, or run in, with the
  /// marks behind it: "Demand and supply (10 points) The market …".
  ///
  /// Above parts nothing has to be asked, so that one question by itself shows what its title is.
  ///
  /// - Parameters:
  ///   - isNamed: Whether a word names the question, "Question 1": bold words behind a number may be all that it says.
  ///   - isFollowed: Whether something stands below the rows.
  static func takeAboveParts(
    from rows: inout [[QuestionCell]], isNamed: Bool, isFollowed: Bool
  ) -> String? {
    guard let first = rows.first else { return nil }
    if isNameInBrackets(first), rows.count > 1 || isFollowed { return rows.removeFirst().joinedText }
    let words = first.flatMap(\.words)
    let bold = words.prefix(while: \.isBold)
    guard (1...longest).contains(bold.count), let last = bold.last?.text.last,
      last.isLetter || last.isNumber || last == ")", bold.contains(where: { $0.text.count > 2 }),
      !bold.contains(where: { $0.text.last.map { ".?!।。:;".contains($0) } == true }),
      case let title = Array(bold).text, Asking.worth(title) < 0.9
    else { return nil }
    if bold.count == words.count {
      // Alone above the parts it may be what tells to do something with each.
      guard
        rows.count == 1
          ? isNamed && words.count <= 4 && !isOrder(words) : rows[1].first?.words.first?.isBold == false
      else { return nil }
      rows.removeFirst()
      return title
    }
    guard first.count == 1, let found = behindMarks(Array(words[bold.count...])) else { return nil }
    rows[0][0].words.removeFirst(words.count - found)
    return title
  }

  private static func isOrder(_ words: [TextWord]) -> Bool {
    words.contains { Asking.isOrderInAnyLanguage($0.text) }
  }

  /// Words that a title has at most.
  private static let longest = 7

  /// How many words stand behind marks in brackets, which are followed by a sentence; nil where there are none.
  private static func behindMarks(_ words: [TextWord]) -> Int? {
    for count in 1...2 where words.count > count + 2 {
      let marks = Array(words[..<count]).text
      guard marks.first == "(" || marks.first == "[", MarkReader.whole(marks) != nil else { continue }
      return words[count].text.first?.isUppercase == true ? words.count - count : nil
    }
    return nil
  }

  /// True for "(Würfel)" alone on the line of a label.
  private static func isNameInBrackets(_ row: [QuestionCell]) -> Bool {
    let text = row.joinedText
    return row.count == 1 && row[0].words.count <= 4 && text.first == "(" && text.last == ")"
      && text.dropFirst().first?.isUppercase == true
      && !text.dropFirst().dropLast().contains { "()".contains($0) }
      && !text.contains(where: \.isNumber)
  }

  /// True for a bold line that asks nothing above a text in plain letters, as "Harmonic Motion" behind a number.
  static func isBold(_ rows: [[QuestionCell]]) -> Bool {
    guard rows.count > 1, rows[0].allSatisfy({ $0.words.allSatisfy(\.isBold) }),
      let next = rows[1].first?.words.first
    else { return false }
    return !next.isBold && Asking.worth(rows[0].joinedText) < 0.9 && compactLabel(next.text) == nil
  }

  /// Takes what stands behind a dash on the line of a label, which is bold or large above a text that is neither:
  /// "Exercice 3 - Tri".
  static func takeDashed(from rows: inout [[QuestionCell]]) -> String? {
    guard rows.count > 1, let words = rows.first?.flatMap(\.words), words.count > 1, words.count <= 10,
      ["-", "–", "—"].contains(words[0].text), let next = rows[1].first?.words.first,
      words.allSatisfy(\.isBold) && !next.isBold || words.allSatisfy({ $0.size * 100 >= next.size * 120 }),
      compactLabel(next.text) == nil,
      !Bullets.isBullet(rows[1]), let last = words.last?.text.last,
      last.isLetter || last.isNumber || last == ")",
      Asking.worth(Array(words.dropFirst()).text) < 0.9
    else { return nil }
    rows.removeFirst()
    return Array(words.dropFirst()).text
  }
}

extension String {
  /// True for a word or two in brackets that say of what kind a question is: "[MC]", "[2 Antworten]".
  fileprivate var isTag: Bool {
    count <= 20 && first == "[" && last == "]" && contains(where: \.isLetter)
      && !dropFirst().dropLast().contains { "[]".contains($0) }
  }
}

extension LabelPart {
  /// True for the number behind a word: "Problem 2".
  var isNamed: Bool { if case .word = style { true } else { false } }
}
