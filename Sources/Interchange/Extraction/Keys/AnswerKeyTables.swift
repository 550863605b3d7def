import PDFText

/// Keys that are tables.
extension AnswerKeyReader {
  /// Entries of tables, section by section; in each counting may begin again.
  func gridsBySection(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    let sections = stretches(of: range)
    guard sections.count > 1 else { return grid(range, numbers) }
    var entries: [AnswerKey.Entry] = []
    var run = 0
    for section in sections {
      var found = grid(section, numbers)
      if let first = found.compactMap({ Int($0.number) }).min(),
        let last = entries.compactMap({ Int($0.number) }).last,
        first <= last
      {
        run += 1
      }
      for index in found.indices { found[index].run += run }
      entries += found
    }
    return entries
  }

  /// Entries of a table whose cells are numbers and answers by turns: "1 | (B) | 9 | (C)".
  func grid(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries = numberedCells(range, numbers)
    if entries.count >= 3 { return entries }
    // "01 | 4 | 05 | 1": the zeros tell numbers from the digits of options.
    entries = digitsBesideNumbers(range, numbers, isPadded: true)
    if entries.count >= 4 { return entries }
    entries = rowsBelowNumbers(range, numbers)
    if entries.count >= 3 { return entries }
    entries = matrix(range, numbers)
    if entries.count >= 3 { return entries }
    entries = lettersAtEnd(range, numbers)
    if entries.count >= 3 { return entries }
    entries = digitsBesideNumbers(range, numbers)
    if entries.count >= 3 { return entries }
    entries = numbersDown(range, numbers)
    if entries.count >= 4 { return entries }
    entries = []
    for line in range {
      let (cells, marks) = document.lines[line].cellsBeforeMarks
      defer {
        // "1. | Peninsula Iberică | 5 p"
        if let marks, let last = entries.last, last.points.isEmpty,
          last.place.box.top == cells.last?.box.top, last.place.page == document.lines[line].page
        {
          entries[entries.count - 1].points = [ExtractedItem.Point(text: last.text, marks: marks)]
        }
      }
      if cells.count == 1, let last = entries.last, last.place.page == document.lines[line].page,
        abs(cells[0].box.left - last.place.box.left) < 500
      {
        if let marks, !last.points.isEmpty {
          entries[entries.count - 1].points.append(ExtractedItem.Point(text: cells[0].text, marks: marks))
          entries[entries.count - 1].text = last.text + "\n" + cells[0].text
        } else {
          entries[entries.count - 1].text = joiner.text([last.text, cells[0].text])
        }
        entries[entries.count - 1].place.box = last.place.box.union(cells[0].box)
      }
      // "C.10 Yazlar sıcak ve kuraktır.": longer than "C.9", which left room before its answer.
      if cells.count == 1, let next = nextEntry(cells[0], line, behind: entries.last, numbers) {
        entries.append(next)
      }
      guard cells.count >= 2 else { continue }
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.words.count == 1 {
        guard let parts = compactLabel(cell.text), parts.first?.number != nil else { continue }
        let number = parts.map(\.text).joined()
        guard
          numbers.contains(normalizedNumber(number))
            || numbers.contains(normalizedNumber(String(parts[0].number ?? 0))),
          compactLabel(next.text)?.first?.number == nil || next.words.count > 1
        else { continue }
        let style = parts[0].style
        if case .prefix(let letter) = style, let place = letter.asciiValue, place >= 0x41,
          !numbers.contains(normalizedNumber(number))
        {
          // "B2": the second of the second section.
          entries.append(entry(String(parts[0].number ?? 0), next, line, run: Int(place - 0x41)))
        } else {
          entries.append(entry(number, next, line, run: 0))
        }
      }
    }
    // What all points of an answer are worth is what its question is worth.
    for index in entries.indices where !entries[index].points.isEmpty {
      let marks = entries[index].points.compactMap(\.marks)
      if marks.count == entries[index].points.count { entries[index].marks = marks.reduce(0, +) }
    }
    return entries.count >= 3 ? entries : []
  }

  /// The entry that counts on from another and has its number in one cell with its text; nil for any other cell.
  private func nextEntry(
    _ cell: TextCell, _ line: Int, behind last: AnswerKey.Entry?, _ numbers: Set<String>
  ) -> AnswerKey.Entry? {
    guard let last = last.flatMap({ Int($0.number.filter(\.isNumber)) }), cell.words.count > 1,
      case let label = cell.words[0].text, label.contains(where: { !$0.isNumber }),
      let number = compactLabel(label)?.first?.number, number == last + 1, numbers.contains(String(number))
    else { return nil }
    return entry(String(number), TextCell(Array(cell.words.dropFirst())), line, run: 0)
  }

  /// Entries whose cells hold number and answer in any order: "12 ice | 8 Neptune | 4 seven".
  private func numberedCells(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries: [AnswerKey.Entry] = []
    var count = 0
    for line in range.dropFirst() {
      for cell in document.lines[line].cells {
        count += 1
        // "5a", the label and the answer close together.
        if cell.words.count == 1, let (label, answer) = divided(cell.words[0], numbers),
          numbers.contains(label.text)
        {
          entries.append(entry(label.text, TextCell([answer]), line, run: 0))
          continue
        }
        guard cell.words.count > 1, let part = compactLabel(cell.words[0].text)?.first,
          let number = part.number,
          numbers.contains(String(number))
        else { continue }
        var rest = cell
        rest.words.removeFirst()
        entries.append(entry(String(number), rest, line, run: 0))
      }
    }
    let isWhole =
      Set(entries.map { "\($0.section ?? -1) \($0.number)" }).count == entries.count
      && entries.count * 10 >= count * 8
    let isPlain = range.dropFirst().contains { document.lines[$0].cells.count > 1 }
    return isWhole && isPlain ? entries : []
  }

  /// Entries of a table whose rows are numbers and answers by turns: "Question 1 2 3" above "Answer b a c".
  private func rowsBelowNumbers(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries: [AnswerKey.Entry] = []
    for (line, below) in zip(range, range.dropFirst()) {
      let places = document.lines[line].words.compactMap { word -> (number: String, box: Box)? in
        guard let part = compactLabel(word.text)?.first, let number = part.number,
          numbers.contains(String(number))
        else { return nil }
        return (String(number), word.box)
      }
      let others = document.lines[line].words.count - places.count
      let counted = places.compactMap { Int($0.number) }
      guard places.count >= 3, others <= 1, zip(counted, counted.dropFirst()).allSatisfy({ $0 + 1 == $1 })
      else {
        continue
      }
      // The name of the row may have more words than that of the numbers: "Câu 1 2 3" above "Đáp án A D B".
      let name = document.lines[below].cells.first?.words.count ?? 0
      let isLonger = others == 1 && name > 1 && document.lines[below].words.count - name == places.count
      let answers = document.lines[below].words.dropFirst(isLonger ? name : others)
      if answers.count > places.count {
        entries += severalBelow(places, Array(answers), below)
        continue
      }
      guard answers.count == places.count else { continue }
      for (place, word) in zip(places, answers) where abs(place.box.centerX - word.box.centerX) < 1_500 {
        entries.append(entry(place.number, TextCell([word]), below, run: 0))
      }
    }
    return entries
  }

  /// Entries of a row that has several letters below some numbers: each belongs to the nearest.
  private func severalBelow(
    _ places: [(number: String, box: Box)], _ answers: [TextWord], _ line: Int
  ) -> [AnswerKey.Entry] {
    guard answers.allSatisfy({ $0.text.count == 1 && $0.text.first?.isLetter == true }) else { return [] }
    let owners = answers.map { word in
      places.indices.min {
        abs(places[$0].box.centerX - word.box.centerX) < abs(places[$1].box.centerX - word.box.centerX)
      } ?? 0
    }
    guard Set(owners).count == places.count, zip(owners, owners.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return []
    }
    return places.indices.map { place in
      entry(
        places[place].number, TextCell(answers.indices.filter { owners[$0] == place }.map { answers[$0] }),
        line, run: 0)
    }
  }

  /// Entries of rows of a table that begin with their numbers and end with a letter: "1 | 12 | Weather | A".
  private func lettersAtEnd(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    let rows = range.compactMap { line -> (line: Int, number: String, letter: TextCell)? in
      let cells = document.lines[line].cells
      guard cells.count > 2, let last = cells.last, last.words.count == 1, last.text.utf8.count == 1,
        last.text.first.map({ ("A"..."K").contains($0) }) == true,
        let number = cells[0].text.trimmedOfPunctuation.smallNumber, numbers.contains(String(number))
      else { return nil }
      return (line, String(number), last)
    }
    let counted = rows.compactMap { Int($0.number) }
    guard zip(counted, counted.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
    return rows.map { entry($0.number, $0.letter, $0.line, run: 0) }
  }

  /// Entries of rows in which numbers and the digits of right options stand by turns: "1 | 4 | 6 | 2".
  ///
  /// - Parameter isPadded: Whether all numbers have two digits, the first of which may be a zero.
  private func digitsBesideNumbers(
    _ range: Range<Int>, _ numbers: Set<String>, isPadded: Bool = false
  ) -> [AnswerKey.Entry] {
    var found: [(number: Int, entry: AnswerKey.Entry)] = []
    for line in range {
      let cells = document.lines[line].cells
      // Questions behind the choices have words in the same column.
      if cells.count == 2, found.count > 2, cells[0].words.count == 1, cells[1].text.smallNumber == nil,
        let number = cells[0].text.smallNumber, number == (found.map(\.number).max() ?? 0) + 1,
        numbers.contains(String(number))
      {
        found.append((number, entry(String(number), cells[1], line, run: 0)))
        continue
      }
      guard cells.count % 2 == 0, cells.allSatisfy({ $0.words.count == 1 && $0.text.smallNumber != nil })
      else {
        continue
      }
      for place in stride(from: 0, to: cells.count, by: 2) {
        guard !isPadded || cells[place].text.utf8.count == 2 && cells[place + 1].text.utf8.count == 1,
          let number = cells[place].text.smallNumber, numbers.contains(String(number)),
          let digit = cells[place + 1].text.smallNumber, (1...6).contains(digit)
        else { return [] }
        found.append((number, entry(String(number), cells[place + 1], line, run: 0)))
      }
    }
    let sorted = found.sorted { $0.number < $1.number }
    guard let first = sorted.first?.number,
      sorted.map(\.number) == (first..<first + sorted.count).map({ $0 })
    else { return [] }
    return sorted.map(\.entry)
  }

  /// Entries of a table of two columns that counts down its first, whatever numbers stand in the second: "6 | 7".
  private func numbersDown(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    func row(_ line: Int) -> (number: Int, answer: TextCell)? {
      let cells = document.lines[line].cells
      guard cells.count == 2, cells[0].words.count == 1, let number = cells[0].text.smallNumber,
        numbers.contains(String(number))
      else { return nil }
      return (number, cells[1])
    }
    guard let first = range.first(where: { row($0) != nil }) else { return [] }
    var entries: [AnswerKey.Entry] = []
    var next = row(first)?.number
    for line in first..<range.upperBound {
      guard let (number, answer) = row(line) else {
        // What is neither a row nor the number of a page, an answer may go on in.
        if entries.count >= 4, document.lines[line].page > document.lines[first].page { continue }
        return []
      }
      guard number == next else { return [] }
      entries.append(entry(String(number), answer, line, run: 0))
      next = number + 1
    }
    return entries
  }

  /// Entries of a table with numbers down its side and letters along its top.
  private func matrix(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries: [AnswerKey.Entry] = []
    var letters: [(letter: String, box: Box)] = []
    for line in range {
      let cells = document.lines[line].cells
      let words = document.lines[line].words
      if words.count > 1,
        words.allSatisfy({ $0.text.trimmedOfPunctuation.count == 1 && $0.text.contains(where: \.isLowercase) }
        )
      {
        letters = words.map { ($0.text.trimmedOfPunctuation, $0.box) }
        continue
      }
      guard !letters.isEmpty, let first = cells.first, first.words.count == 1,
        let number = compactLabel(first.text)?.first?.number
      else { continue }
      for cell in cells.dropFirst() {
        guard
          let letter = letters.min(by: {
            abs($0.box.centerX - cell.box.centerX) < abs($1.box.centerX - cell.box.centerX)
          }),
          numbers.contains("\(number)(\(letter.letter))")
        else { continue }
        entries.append(entry("\(number)(\(letter.letter))", cell, line, run: 0))
      }
    }
    return entries
  }

  private func entry(_ number: String, _ cell: TextCell, _ line: Int, run: Int) -> AnswerKey.Entry {
    AnswerKey.Entry(
      number: number, text: cell.text,
      place: ExtractedItem.Place(page: document.lines[line].page, box: cell.box), run: run,
      section: sections.section(of: line))
  }
}
