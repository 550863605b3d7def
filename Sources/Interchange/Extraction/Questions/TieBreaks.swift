import PDFText

/// The question without a number that decides a quiz: "TIE-BREAKER (nearest wins)" above what is asked.
enum TieBreaks {
  /// The lines with the next number before such a question, so that it ends the one above and is read as it is.
  ///
  /// `Recognition.leaveOutNumbers(ofTieBreaksIn:)` takes the number back.
  static func numbered(_ lines: [TextLine]) -> [TextLine] {
    let heads = Set(lines.indices.filter { isHead(lines[$0]) })
    guard let first = heads.min() else { return lines }
    var result: [TextLine] = []
    for (index, line) in lines.enumerated() {
      guard heads.contains(index) else {
        if heads.contains(index - 1), result.last.map(isHead) == true, line.label() == nil,
          let numbered = numbered(line, behind: result)
        {
          result.append(numbered)
        } else {
          result.append(line)
        }
        continue
      }
      // A key names it again, before a word or two: "Tie-breaker: 1,083 feet".
      guard let (head, question) = divided(line, isShort: index > first),
        let numbered = numbered(question, behind: result)
      else {
        result.append(line)
        continue
      }
      // In a key it would be the end of the answer above.
      let isInKey = index > first && question.words.count < 4 && question.text.last != "?"
      // Below a table the question is a row of its own, which stands beside nothing.
      let isRow = answerPlace(in: question.words) != nil
      result += isInKey ? [numbered] : [isRow ? head.moved(by: -head.size) : head, numbered]
    }
    return result
  }

  /// True for a line that begins with the name of such a question.
  static func isHead(_ line: TextLine) -> Bool { isHead(line.words) }

  /// What it is called in other languages.
  private static let others: Set<String> = [
    "stichfrage", "schätzfrage", "entscheidungsfrage", "desempate", "spareggio", "départage", "barrage",
    "beslissingsvraag", "dogrywka",
  ]

  static func isHead(_ words: [TextWord]) -> Bool {
    if let first = words.first?.text, first.last == ":", others.contains(first.dropLast().lowercased()) {
      return true
    }
    // In small letters a sentence goes on with it from the line above.
    guard let first = words.first?.text, first.utf8.first == 0x54, first.lowercased().hasPrefix("tie") else {
      return false
    }
    func letters(_ count: Int) -> String {
      words.prefix(count).map(\.text).joined().lowercased().filter(\.isLetter)
    }
    let count = letters(1).hasPrefix("tieb") ? 1 : 2
    let name = letters(count)
    // "Tie-breaks are played at six all."
    return name.hasPrefix("tiebreak") && (name.last != "s" || words.count == count)
  }

  /// The name and the question of a line that has both: "Tie-breaker: How tall is the tower?".
  private static func divided(_ line: TextLine, isShort: Bool) -> (head: TextLine, question: TextLine)? {
    let words = line.words
    // "Tie-breaker (nearest wins): How many steps …?"
    guard let colon = words.prefix(6).firstIndex(where: { $0.text.last == ":" }),
      colon + (isShort ? 1 : 3) < words.count
    else { return nil }
    let start = words[colon + 1].box.left
    let (left, right) = line.split(at: start)
    guard let left, var right else { return nil }
    (right.columnLeft, right.columnRight, right.column) = (line.columnLeft, line.columnRight, line.column)
    return (left, right)
  }

  /// The texts of a row of a table whose question begins in the column of the numbers; nil without those columns.
  static func texts(
    of words: [TextWord], _ columns: [HeadedTable.Column]
  ) -> (texts: [String], cells: [TextCell?])? {
    guard let question = columns.firstIndex(where: { $0.role == .question }),
      let answer = columns.firstIndex(where: { $0.role == .answer }), question < answer, words.count > 2
    else { return nil }
    var texts = [String](repeating: "", count: columns.count)
    var cells = [TextCell?](repeating: nil, count: columns.count)
    func take(_ words: ArraySlice<TextWord>, _ column: Int) {
      guard !words.isEmpty else { return }
      cells[column] = TextCell(Array(words))
      texts[column] = cells[column]?.text ?? ""
    }
    var own = words[...]
    if let number = columns.firstIndex(where: { $0.role == .number }),
      compactLabel(words[0].text)?.first?.number != nil
    {
      take(own.prefix(1), number)
      own = own.dropFirst()
    }
    let behind = own.firstIndex { $0.box.left >= columns[answer].left - 100 } ?? own.endIndex
    take(own[..<behind], question)
    take(own[behind...], answer)
    return (texts, cells)
  }

  /// The same for a row that says its answer behind its question: "How many steps are there? Answer: 189".
  static func texts(
    of words: [TextWord], below head: [TextWord], _ columns: [HeadedTable.Column]
  ) -> (texts: [String], cells: [TextCell?])? {
    guard isHead(head), let question = columns.firstIndex(where: { $0.role == .question }),
      let answer = columns.firstIndex(where: { $0.role == .answer }), let place = answerPlace(in: words)
    else { return nil }
    var texts = [String](repeating: "", count: columns.count)
    var cells = [TextCell?](repeating: nil, count: columns.count)
    var own = words[..<place.lowerBound]
    if let number = columns.firstIndex(where: { $0.role == .number }),
      compactLabel(words[0].text)?.first?.number != nil
    {
      cells[number] = TextCell([words[0]])
      own = own.dropFirst()
    }
    cells[question] = TextCell(Array(own))
    cells[answer] = TextCell(Array(words[place.upperBound...]))
    for column in columns.indices { texts[column] = cells[column]?.text ?? "" }
    // "In what year was the tower opened? (1889)"
    if texts[answer].first == "(", texts[answer].last == ")", texts[answer].count(where: { $0 == "(" }) == 1 {
      texts[answer] = String(texts[answer].dropFirst().dropLast())
    }
    return own.isEmpty ? nil : (texts, cells)
  }

  /// The place of what divides a question from the answer behind it, which may be nothing: "How many steps …? 1,665".
  private static func answerPlace(in words: [TextWord]) -> Range<Int>? {
    let head = words.indices.dropFirst(2).dropLast().first {
      words[$0].text.last == ":" && InlineAnswer.isHead(words[$0].text)
    }
    if let head { return head..<head + 1 }
    guard let end = words.indices.dropFirst(2).dropLast().last(where: { words[$0].text.last == "?" }),
      words.count - end <= 5, words[end + 1].box.left > words[end].box.right,
      words[(end + 1)...].contains(where: { $0.text.contains(where: \.isNumber) })
    else { return nil }
    return end + 1..<end + 1
  }

  /// The line behind the number that comes next in those above.
  private static func numbered(_ line: TextLine, behind lines: [TextLine]) -> TextLine? {
    let above = lines.lazy.reversed().prefix(8).compactMap { line -> (TextLine, TextWord, Int)? in
      guard let word = line.words.first, let number = Int(word.text.filter(\.isNumber)),
        compactLabel(word.text)?.first?.number == number
      else { return nil }
      return (line, word, number)
    }
    guard let (labelled, word, number) = above.first else { return nil }
    var label = word
    label.text = word.text.replacing(String(number), with: String(number + 1))
    (label.box.top, label.box.bottom) = (line.box.top, line.box.bottom)
    var numbered = line
    let isCell = labelled.cells[0].words.count == 1 && labelled.cells.count > 1
    if isCell {
      numbered.cells.insert(TextCell([label]), at: 0)
    } else {
      var words = line.cells[0].words
      words[0].gapBefore = labelled.cells[0].words.dropFirst().first?.gapBefore ?? line.size / 2
      numbered.cells[0] = TextCell([label] + words)
    }
    return numbered
  }
}

extension Recognition {
  /// Takes the number from each question that has none on the page.
  mutating func leaveOutNumbers(ofTieBreaksIn document: DocumentLines) {
    for (above, line) in zip(document.lines, document.lines.dropFirst()) where TieBreaks.isHead(above) {
      for index in items.indices
      where items[index].places.contains(where: { $0.isBeside(line) }) {
        // Where they count from 1 again, the number is on the page.
        if items[index].number != "1" { items[index].number = nil }
        items[index].section = above.text
      }
    }
  }
}
