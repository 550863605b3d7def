import PDFText

/// Answers at one place to the right of all questions, or in brackets behind them.
enum BesideAnswer {
  /// Where what stands beside a question begins and ends; nil where nothing does.
  static func place(in rows: [[QuestionCell]]) -> (left: Int32, right: Int32)? {
    guard !isGrid(rows) else { return nil }
    guard let row = rows.first(where: { $0.count > 1 }), let cell = row.last, row.count == 2,
      cell.gapBefore > cell.words[0].size * 5 / 2, let last = cell.words.last,
      !cell.text.contains("?"), MarkReader.whole(cell.text) == nil,
      // "True   False" below a statement are to be chosen from.
      TrueFalse.value(cell.text) == nil || TrueFalse.value(row[0].text) == nil,
      compactLabel(cell.words[0].text).map({ $0[0].style == .bare }) ?? true,
      cell.words.count == 1 || Int(cell.words[0].text) == nil
        || cell.words[1].text.contains(where: { !$0.isLetter })
    else { return nil }
    return (cell.left, last.box.right)
  }

  /// True for two or more rows in the same two columns below what is asked: options.
  private static func isGrid(_ rows: [[QuestionCell]]) -> Bool {
    let pairs = rows.dropFirst().filter { $0.count == 2 }
    guard pairs.count > 1, let first = pairs.first, rows[0].count == 1 else { return false }
    return pairs.allSatisfy {
      abs($0[0].left - first[0].left) < 300 && abs($0[1].left - first[1].left) < 300
    }
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

  /// Takes the rows below the one that ends with the answer in brackets: the last question has the sheet's foot there.
  static func takeBehindBrackets(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> [String] {
    guard rows.count > 1, bracketed(joiner.text(rows.map(\.joinedText))) == nil,
      let end = rows.indices.dropFirst().first(where: { end in
        bracketed(joiner.text(rows[..<end].map(\.joinedText))) != nil
      })
    else { return [] }
    let rest = joiner.text(rows[end...].map(\.joinedText))
    rows.removeSubrange(end...)
    return [rest]
  }

  /// True for years, in which a question was asked before: "2016, 2019".
  static func areYears(_ text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }
    return !numbers.isEmpty && !text.lowercased().hasPrefix("ans")
      && numbers.allSatisfy { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
  }
}
