import PDFText

/// What stands behind a question and is no part of it.
extension QuestionLines {
  /// Takes rows from the end that the page sets apart from what is asked, and that ask nothing: a line that leads to the
  /// next questions, the heading of another section, a note in small print.
  ///
  /// - Returns: True where something was taken.
  mutating func takeTail(_ document: DocumentLines, _ joiner: LineJoiner) -> Bool {
    guard rows.count > 1, let first = rows.first?.first,
      !rows.contains(where: Bullets.isBullet), !UnletteredOptions.areAsked(rows),
      let start = rows.indices.dropFirst().first(where: { isApart($0, from: first, document) })
    else { return false }
    let (before, behind) = (Array(rows[..<start]), Array(rows[start...]))
    // What is given to reckon with may stand below what is asked.
    guard behind.allSatisfy({ $0.count == 1 && !$0[0].text.contains("=") }), Self.asks(before, joiner),
      !Self.asks(behind, joiner),
      let end = before.last?.joinedText.last, ".?!_)”’".contains(end),
      let next = behind[0].joinedText.first, next.isUppercase || next.isNumber,
      OptionReader(joiner: joiner).read(rows) == nil
    else { return false }
    figures.append(joiner.text(behind.map(\.joinedText)))
    rows.removeSubrange(start...)
    return true
  }

  /// The number in round brackets that the text begins with, before a capital letter; nil where there is none.
  func leadingMarks() -> Int? {
    let words = rows.first?.flatMap(\.words) ?? []
    guard words.count > 2, words[0].text.first == "(", words[0].text.count <= 4,
      let marks = MarkReader.whole(words[0].text), words[1].text.first?.isUppercase == true
    else { return nil }
    return marks
  }

  /// Takes such marks.
  mutating func takeLeadingMarks() {
    guard marks == nil, let found = leadingMarks() else { return }
    marks = found
    rows[0][0].words.removeFirst()
    if rows[0][0].words.isEmpty { rows[0].removeFirst() }
  }

  /// True for rows of a table, and nothing that asks for something about it: forms of a verb below the name of their tense.
  var isTableOfData: Bool {
    guard marks == nil, answerLines == 0, rows.count(where: { $0.count >= 3 }) >= 3 else { return false }
    let sentences = rows.filter { $0.count < 3 }.map { $0.map(\.text).joined(separator: " ") }
    return Asking.worth(sentences.joined(separator: " ")) < 0.9
      && !rows.contains { $0.contains { $0.text.contains("__") || $0.text.contains("?") } }
      && OptionReader(joiner: LineJoiner { _ in true }).read(rows) == nil
  }

  /// True for what leads to other questions and names their numbers.
  private static func namesQuestions(_ rows: [[QuestionCell]]) -> Bool {
    let words = rows.flatMap { $0 }.flatMap(\.words).map { $0.text.trimmedOfPunctuation }
    return zip(words, words.dropFirst()).contains { word, next in
      ["question", "questions"].contains(word.lowercased()) && next.first?.isNumber == true
    }
  }

  private static func asks(_ rows: [[QuestionCell]], _ joiner: LineJoiner) -> Bool {
    let text = joiner.text(rows.map(\.joinedText))
    return Asking.worth(text) >= 0.9 || Wording.split(text).context != nil
  }

  /// True for a row that room, its size or the edge it begins at tells from those above.
  private func isApart(_ row: Int, from first: QuestionCell, _ document: DocumentLines) -> Bool {
    guard let cell = rows[row].first, let above = rows[row - 1].first else { return false }
    let (here, before) = (document.lines[cell.line], document.lines[above.line])
    guard here.page == before.page, here.column == before.column else { return true }
    let head = document.lines[first.line]
    if here.size * 100 < head.size * 92 { return true }
    // Where questions of one line stand apart from each other, the document has no lines that are closer.
    let pitch = min(max(document.pitch, here.size * 6 / 5), here.size * 3 / 2)
    if here.box.top - before.box.top > pitch * 8 / 5 { return true }
    // The text of a question hangs behind its number; what begins below the number does not belong to it.
    let hangs = first.left > head.box.left + 600
    return hangs && cell.left < first.left - 600 && (row > 1 ? rows[1][0].left >= first.left - 300 : true)
  }
}

/// Names that stand before something beside the questions, again and again: "Topic: …", "Hint: …", "Time: …".
enum SideHeads {
  /// The name that a text begins with, up to its colon, in small letters; nil where it has none.
  static func name(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let name = text[..<colon].lowercased().trimmed
    guard name.count <= 24, name.split(separator: " ").count <= 3,
      name.allSatisfy({ $0.isLetter || $0 == " " }),
      !InlineAnswer.isHead(name), !name.hasPrefix("hint"), !name.hasPrefix("tip"),
      TrueFalse.value(name) == nil, name.count > 2
    else { return nil }
    return name
  }

  /// The names that rows and cells behind the first begin with.
  static func names(in rows: [[QuestionCell]]) -> Set<String> {
    var names: Set<String> = []
    for (place, row) in rows.enumerated() {
      for cell in row.dropFirst(place == 0 && rows.count < 2 ? 1 : 0) {
        if let name = name(of: cell.text) { names.insert(name) }
      }
    }
    return names
  }

  /// Takes what some names begin.
  ///
  /// - Returns: What was taken.
  static func take(_ names: Set<String>, from rows: inout [[QuestionCell]]) -> [String] {
    var taken: [String] = []
    var row = 0
    while row < rows.count {
      let cells = rows[row].indices.filter {
        (row > 0 || $0 > 0 || rows.count > 1) && name(of: rows[row][$0].text).map(names.contains) == true
      }
      guard let first = cells.first else {
        row += 1
        continue
      }
      taken.append(rows[row][first...].map(\.text).joined(separator: " "))
      let style = rows[row][first].words.last
      rows[row].removeSubrange(first...)
      if !rows[row].isEmpty {
        row += 1
        continue
      }
      rows.remove(at: row)
      // It may go on in the next lines, set as it is.
      while row > 0, row < rows.count, let style, let top = rows[0].first?.words.last,
        rows[row].allSatisfy({
          $0.words.allSatisfy { $0.isItalic == style.isItalic && $0.size == style.size }
        }),
        style.isItalic != top.isItalic || abs(style.size - top.size) > 80,
        compactLabel(rows[row].joinedText.split(separator: " ").first.map(String.init) ?? "") == nil
      {
        taken.append(rows.remove(at: row).joinedText)
      }
    }
    return taken
  }
}

/// Answers at one place to the right of all questions, or in brackets behind them.
enum BesideAnswer {
  /// Where what stands beside a question begins and ends; nil where nothing does.
  static func place(in rows: [[QuestionCell]]) -> (left: Int32, right: Int32)? {
    guard let row = rows.first(where: { $0.count > 1 }), let cell = row.last, row.count == 2,
      cell.gapBefore > cell.words[0].size * 5 / 2, let last = cell.words.last,
      !cell.text.contains("?"), MarkReader.whole(cell.text) == nil,
      compactLabel(cell.words[0].text).map({ $0[0].style == .bare }) ?? true,
      cell.words.count == 1 || Int(cell.words[0].text) == nil
        || cell.words[1].text.contains(where: { !$0.isLetter })
    else { return nil }
    return (cell.left, last.box.right)
  }

  /// Takes the words that dots lead to at the end of a question, as to "True" behind "Bats can fly".
  static func takeLed(from rows: inout [[QuestionCell]]) -> String? {
    guard let row = rows.indices.last else { return nil }
    let words = rows[row].flatMap(\.words)
    guard let last = words.lastIndex(where: { $0.text.allSatisfy(isLeader) }), last + 1 < words.count,
      last > 0
    else {
      return nil
    }
    let start = words[...last].lastIndex { !$0.text.allSatisfy(isLeader) } ?? -1
    let leaders = words[(start + 1)...last].reduce(0) { $0 + $1.text.count }
    let answer = Array(words[(last + 1)...])
    guard start >= 0, leaders >= 6, answer.count <= 8, MarkReader.whole(answer.text) == nil,
      answer.contains(where: { $0.text.contains(where: \.isLetter) })
    else { return nil }
    rows[row] = [QuestionCell(words: Array(words[...start]), line: rows[row][0].line, gapBefore: 0)]
    return answer.text
  }

  /// Takes the cells that begin at a place, or end there.
  static func take(from rows: inout [[QuestionCell]], at left: Int32, _ joiner: LineJoiner) -> String? {
    var parts: [String] = []
    var kept = rows
    for row in kept.indices {
      guard let cell = kept[row].firstIndex(where: { abs($0.left - left) < 500 }), cell > 0 || row > 0 else {
        continue
      }
      parts += kept[row][cell...].map(\.text)
      kept[row].removeSubrange(cell...)
    }
    kept.removeAll(where: \.isEmpty)
    let answer = joiner.text(parts).withoutLeaders
    guard !kept.isEmpty, answer.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    rows = kept
    return answer
  }

  /// The text without the brackets behind its last sentence, and what they hold; nil for any other text.
  static func bracketed(_ text: String) -> (question: String, answer: String)? {
    guard let last = text.last, let open: Character = last == ")" ? "(" : last == "]" ? "[" : nil,
      let start = text.lastIndex(of: open)
    else { return nil }
    let before = String(text[..<start]).trimmed
    let inside = String(text[text.index(after: start)...].dropLast()).trimmed
    guard let end = before.last, end == "?" || ".!".contains(end) && open == "[", !inside.isEmpty,
      MarkReader.whole(String(text[start...])) == nil
    else { return nil }
    return (before, inside)
  }

  /// True for years, in which a question was asked before: "2016, 2019".
  static func areYears(_ text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }
    return !numbers.isEmpty
      && numbers.allSatisfy { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
  }
}

extension [ExtractedItem] {
  /// Takes what is numbered before the questions out: advice that has no marks where all questions have some.
  mutating func dropUnmarkedBeginning(_ runs: inout [Int]) {
    guard let first = runs.first else { return }
    let count = runs.prefix { $0 == first }.count
    let rest = self[count...]
    guard count >= 2, rest.count >= 3, rest.count(where: { $0.marks != nil }) * 10 >= rest.count * 8,
      self[..<count].allSatisfy({
        $0.marks == nil && $0.options.isEmpty && $0.answer == nil && $0.kind == .short
          && !$0.question.contains("?")
      })
    else { return }
    removeSubrange(..<count)
    runs.removeSubrange(..<count)
  }
}

/// Titles of problems, on the lines of their labels, with the text below them.
enum QuestionTitle {
  /// Takes the title from the first row; false where it may be the beginning of the text.
  static func drop(from rows: inout [[QuestionCell]], _ document: DocumentLines) -> Bool {
    guard rows.count > 1, let first = rows.first, first.reduce(0, { $0 + $1.words.count }) <= 7,
      let last = first.last?.words.last, last.text.last.map({ $0.isLetter || $0.isNumber }) == true,
      let next = rows[1].first?.words.first, next.text.first.map({ $0.isUppercase || $0.isNumber }) == true,
      let line = first.last.map({ document.lines[$0.line] }),
      last.box.right + (next.box.right - next.box.left) + last.size < line.columnRight
    else { return false }
    rows.removeFirst()
    return true
  }
}

extension LabelPart {
  /// True for the number behind a word: "Problem 2".
  var isNamed: Bool { if case .word = style { true } else { false } }
}
