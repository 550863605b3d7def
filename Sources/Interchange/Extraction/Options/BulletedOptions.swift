import PDFText

/// Options that stand in bullets below their question, of which it is told in each question which are right: by bold
/// letters, by a remark behind them, or by words before them, "Correct answer: Ribosomes".
///
/// Bullets of which nothing is told may be answers, or things to speak about.
enum BulletedOptions {
  struct Found {
    let options: [ExtractedItem.Option]
    /// Positions of those that are told to be right.
    let right: [Int]
    /// The place of the one that words before it tell to be right.
    let named: Int?
    /// True where only bold letters tell it.
    let isInferred: Bool
    /// What explains the answer below them.
    let explanation: String?
    /// What stands below them, further left.
    let rest: [[QuestionCell]]
  }

  /// Takes them from below a question; nil where there are not two or more.
  static func take(
    from rows: inout [[QuestionCell]], _ document: DocumentLines, _ joiner: LineJoiner
  ) -> Found? {
    guard !rows.contains(where: \.isEmpty),
      let start = rows.firstIndex(where: Bullets.isBullet) ?? firstSetIn(rows), start > 0,
      var (bullets, end) = divide(rows, from: start, document)
    else { return nil }
    let named = takeNames(from: &bullets)
    guard named.count < 2 else { return nil }
    var texts = bullets.map { joiner.text($0.map(\.joinedText)) }
    let remarked = named.isEmpty ? OptionRemarks.take(from: &texts) : named
    let explained = explanation(rows[end...], joiner)
    end = explained?.end ?? end
    guard (2...10).contains(texts.count), texts.allSatisfy({ !$0.isEmpty && $0.last != "?" }) else {
      return nil
    }
    // "Correct answer: Copper" below copper names an option, and is none.
    guard named.isEmpty || Set(texts.map { $0.lowercased() }).count == texts.count else { return nil }
    let bold = bullets.indices.filter { isBold(bullets[$0]) }
    let found = Found(
      options: texts.map { ExtractedItem.Option(label: nil, text: $0) },
      right: !remarked.isEmpty ? remarked : bold.count < texts.count ? bold : [],
      named: named.first, isInferred: remarked.isEmpty, explanation: explained?.text,
      rest: Array(rows[end...]))
    rows.removeSubrange(start...)
    return found
  }

  /// True for rows with options of which words before one say that it is the answer.
  static func areNamed(_ rows: [[QuestionCell]], _ document: DocumentLines, _ joiner: LineJoiner) -> Bool {
    var rows = rows
    return take(from: &rows, document, joiner)?.named != nil
  }

  /// Takes the words away that say that an option is the answer.
  ///
  /// - Returns: The places of the options that had them.
  private static func takeNames(from options: inout [[[QuestionCell]]]) -> [Int] {
    options.indices.filter { place in
      guard let count = InlineAnswer.nameLength(options[place][0][0].words),
        count < options[place][0][0].words.count
      else { return false }
      options[place][0][0].words.removeFirst(count)
      return true
    }
  }

  /// What follows a word that says that it explains, and the row behind it; nil for rows without such a word.
  private static func explanation(_ rows: ArraySlice<[QuestionCell]>, _ joiner: LineJoiner) -> (
    text: String, end: Int
  )? {
    guard let first = rows.first, explains(first) else { return nil }
    let end = rows.dropFirst().firstIndex { $0[0].left < first[0].left - 300 } ?? rows.endIndex
    let text = joiner.text(rows[..<end].map(\.joinedText))
    return (String(text.drop { !$0.isWhitespace }).trimmed, end)
  }

  private static func explains(_ row: [QuestionCell]) -> Bool {
    ExplanationField.names.contains(row[0].words[0].text.lowercased())
  }

  /// True where all words are bold; signs alone, such as "+", have no weight of their own.
  private static func isBold(_ option: [[QuestionCell]]) -> Bool {
    let words = option.joined().flatMap(\.words)
    return words.contains(where: \.isBold)
      && words.allSatisfy { word in word.isBold || !word.text.contains { $0.isLetter || $0.isNumber } }
  }

  /// The first row that is set in below the question's text: the bullets may be drawn, and no text.
  private static func firstSetIn(_ rows: [[QuestionCell]]) -> Int? {
    guard let first = rows.first?.first, rows.count > 2 else { return nil }
    // A title on the line of the label stands further right.
    let left = rows[1][0].left < first.left - 500 ? rows[1][0].left : first.left
    return rows.indices.dropFirst().first { rows[$0][0].left > left + 500 }
  }

  /// Divides rows into options: at their bullets, or where no line goes on.
  private static func divide(
    _ rows: [[QuestionCell]], from start: Int, _ document: DocumentLines
  ) -> (options: [[[QuestionCell]]], end: Int)? {
    let hasBullets = Bullets.isBullet(rows[start])
    let edge = rows[start][0].left
    let ends =
      rows[start...].firstIndex { row in row[0].left < edge - 300 || explains(row) } ?? rows.endIndex
    var options: [[[QuestionCell]]] = []
    for row in start..<ends {
      let isNew =
        hasBullets
        ? Bullets.isBullet(rows[row]) && abs(rows[row][0].left - edge) < 300
        : row == start || InlineAnswer.nameLength(rows[row][0].words) != nil || !goesOn(rows, row, document)
      if isNew {
        options.append([hasBullets ? rows[row].withoutBullet : rows[row]])
      } else {
        options[options.count - 1].append(rows[row])
      }
    }
    return !options.isEmpty && options.allSatisfy({ !$0[0].isEmpty }) ? (options, ends) : nil
  }

  /// True for a row that goes on from a full line, no further below it than lines stand in a paragraph.
  private static func goesOn(
    _ rows: [[QuestionCell]], _ row: Int, _ document: DocumentLines
  ) -> Bool {
    let (above, here) = (document.lines[rows[row - 1][0].line], document.lines[rows[row][0].line])
    guard let last = rows[row - 1].last?.words.last, let next = rows[row][0].words.first else { return false }
    let isFull = last.box.right + (next.box.right - next.box.left) + last.size / 2 > above.columnRight
    return isFull && last.isBold == next.isBold && above.page == here.page
      && here.box.top - above.box.top < document.pitch * 5 / 4
  }
}

extension ExtractedItem {
  /// Takes options, and those that are right as the answer.
  mutating func take(_ found: BulletedOptions.Found) {
    options = found.options
    if let explanation = found.explanation { details["explanation"] = explanation }
    kind = found.right.count > 1 ? .multiChoice : .choice
    let verdicts = found.options.map { TrueFalse.value($0.text.trimmedOfPunctuation) }
    if verdicts == [true, false] || verdicts == [false, true] {
      (options, kind) = ([], .trueFalse)
      guard found.right.count == 1 else { return }
      answer = verdicts[found.right[0]] == true ? "True" : "False"
      isAnswerInferred = found.isInferred
      return
    }
    guard !found.right.isEmpty else { return }
    answer = found.right.map { found.options[$0].text }.joined(separator: "\n")
    isAnswerInferred = found.isInferred
  }
}
