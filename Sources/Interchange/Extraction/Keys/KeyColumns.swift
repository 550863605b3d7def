import PDFText

/// Keys in columns that stand so close below their head that no page has a gutter: "1 a 12 b 15 | 7 a 1 b 2 c 4".
///
/// Their rows are read across, so that 7 stands before 3. Where the numbers count on down the columns, and not across, the
/// columns are read one after the other.
enum KeyColumns {
  /// The lines of such keys in the order of their numbers.
  static func inOrder(_ lines: [TextLine]) -> [TextLine] {
    var lines = pairsDown(lines)
    guard lines.contains(where: { $0.cells.count > 1 }) else { return lines }
    lines = withBareLetters(lines)
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      result.append(lines[index])
      index += 1
      guard isHead(lines[index - 1]) else { continue }
      let end = lines[index...].firstIndex { $0.page != lines[index - 1].page || isHead($0) } ?? lines.count
      // A title across both columns may stand below the head.
      for start in index..<min(index + 3, end) {
        guard let ordered = columns(lines[start..<end]) else { continue }
        result += lines[index..<start] + ordered
        index = end
        break
      }
    }
    return result
  }

  /// The lines with letters alone in rows of nothing but numbers and letters in brackets that count on: "101 (A) | 102 (C)" could
  /// be a part of question 101.
  private static func withBareLetters(_ lines: [TextLine]) -> [TextLine] {
    func numbers(_ line: TextLine) -> [Int]? {
      guard line.cells.count > 1 else { return nil }
      let found = line.cells.compactMap { cell -> Int? in
        guard cell.words.count == 2, cell.words[1].text.utf8.count == 3, cell.words[1].text.first == "(",
          cell.words[1].text.last == ")", cell.words[1].text.dropFirst().first?.isUppercase == true
        else { return nil }
        return cell.words[0].text.smallNumber
      }
      return found.count == line.cells.count ? found : nil
    }
    let rows = lines.indices.filter { numbers(lines[$0]) != nil }
    let all = rows.flatMap { numbers(lines[$0]) ?? [] }
    guard rows.count > 1, zip(all, all.dropFirst()).allSatisfy({ $1 == $0 + 1 }) else { return lines }
    var result = lines
    for row in rows {
      for cell in result[row].cells.indices {
        result[row].cells[cell].words[1].text = result[row].cells[cell].words[1].text.trimmedOfPunctuation
      }
    }
    return result
  }

  /// The lines with a line for each pair of rows of numbers and letters in brackets that count on down the columns:
  /// "101 (D) 105 (D) 109 (C)" above "102 (B) 106 (A) 110 (A)".
  private static func pairsDown(_ lines: [TextLine]) -> [TextLine] {
    func pairs(_ line: TextLine) -> [(number: Int, words: [TextWord])]? {
      // Most lines have a second word that is none, and all are asked.
      guard line.cells[0].words.count > 1, line.cells[0].words[1].text.utf8.count == 3,
        line.cells[0].words[1].text.first == "(", case let words = line.words,
        words.count >= 4, words.count.isMultiple(of: 2)
      else { return nil }
      var found: [(number: Int, words: [TextWord])] = []
      for place in stride(from: 0, to: words.count, by: 2) {
        let letter = words[place + 1].text
        guard let number = words[place].text.smallNumber, letter.utf8.count == 3, letter.first == "(",
          letter.last == ")", letter.dropFirst().first?.isUppercase == true
        else { return nil }
        found.append((number, Array(words[place...place + 1])))
      }
      return found
    }
    guard let start = lines.indices.first(where: { pairs(lines[$0]) != nil }) else { return lines }
    let rows = lines[start...].map(pairs).prefix { $0 != nil }.compactMap { $0 }
    let all = rows.joined().sorted { $0.number < $1.number }
    guard rows.count > 1, zip(all, all.dropFirst()).allSatisfy({ $1.number == $0.number + 1 }),
      zip(rows, rows.dropFirst()).allSatisfy({ $1[0].number == $0[0].number + 1 })
    else { return lines }
    let divided = all.map { pair in
      var line = lines[start]
      var words = pair.words
      words[1].text = words[1].text.trimmedOfPunctuation
      line.cells = [TextCell(words)]
      line.box = words[0].box.union(words[1].box)
      return line
    }
    return lines[..<start] + divided + lines[(start + rows.count)...]
  }

  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, line.words.count <= 7,
      line.words[0].text.utf8.first.map({ $0 >= 0x80 || (0x41...0x5A).contains($0 & 0xDF) }) == true
    else { return false }
    return AnswerKeyReader.headsKey(line.text.lowercased().trimmedOfPunctuation)
  }

  /// The lines column by column; nil where they are no columns, or count on across them.
  private static func columns(_ lines: ArraySlice<TextLine>) -> [TextLine]? {
    let places = places(lines)
    guard lines.count > 1, !places.isEmpty, !lines.allSatisfy(isRowOfLetters) else { return nil }
    var columns = [[TextLine]](repeating: [], count: places.count + 1)
    var across: [Int] = []
    for line in lines {
      var rest: TextLine? = line
      for (column, place) in places.enumerated() {
        guard let whole = rest, !whole.covers(place) else { if rest != nil { return nil } else { break } }
        let (left, right) = whole.split(at: place)
        if let left {
          columns[column].append(left)
          if let number = number(left) { across.append(number) }
        }
        rest = right
      }
      if let rest {
        columns[places.count].append(rest)
        if let number = number(rest) { across.append(number) }
      }
    }
    let down = columns.map { $0.compactMap(number) }
    // The name of an exercise may head the first column: "Exercise 6C | 3 a x = 4".
    let isHeaded = columns[0].count > 1 && number(columns[0][0]) == nil && columns[0][0].words.count <= 3
    guard across.count >= 3, down.allSatisfy({ !$0.isEmpty }), down[0].count > 1 || isHeaded,
      areAscending(down.flatMap { $0 }), !areAscending(across)
    else { return nil }
    return columns.flatMap { $0 }
  }

  /// True for numbers with a letter each, which say in any order which is meant: "101 (A) | 104 (A) | 107 (A)".
  private static func isRowOfLetters(_ line: TextLine) -> Bool {
    line.cells.allSatisfy { cell in
      cell.words.count == 2 && cell.words[1].text.trimmedOfPunctuation.utf8.count == 1
    }
  }

  /// Where columns behind the first begin: at numbers in later cells, behind more than a number.
  private static func places(_ lines: ArraySlice<TextLine>) -> [Int32] {
    var lefts: [Int32] = []
    // "12 miles" behind "1." is an answer, and no number of another.
    let style = lines.lazy.compactMap { part($0.words)?.style }.first
    for line in lines {
      for place in line.cells.indices.dropFirst() where line.cells[place - 1].words.count > 1 {
        // "5 | a. 0.12": the number may have a cell of its own.
        let behind = line.cells[place...].flatMap(\.words)
        if let part = part(behind), part.style == style { lefts.append(line.cells[place].box.left) }
      }
    }
    lefts.sort()
    var places: [Int32] = []
    for left in lefts where places.last.map({ left - $0 > 2_000 }) ?? true { places.append(left) }
    // Numbers of two digits may begin before those of one.
    return places.map { $0 - 100 }
  }

  /// The number that a part of a line begins with.
  private static func number(_ line: TextLine) -> Int? { part(line.words)?.number }

  private static func part(_ words: [TextWord]) -> LabelPart? {
    guard words.count > 1, words[0].text.utf8.count <= 4, let part = compactLabel(words[0].text)?.first,
      part.number != nil
    else { return nil }
    return part
  }

  private static func areAscending(_ numbers: [Int]) -> Bool {
    // "26 miles" behind 5 is an answer; odd numbers, or those of selected exercises, leave out some.
    zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 10 }
  }
}
