import PDFText

extension NumberedQuestions {
  /// The middle of the column at the right edge that has marks beside most questions or their parts; nil for none.
  func marksColumn(_ chain: LabelChain) -> Int32? {
    let above = headOfMarks(above: chain.members[0].line)
    let within =
      above == nil ? headOfSection(chain.members[0].line, chain.members[chain.members.count - 1].line) : nil
    let head = above ?? within?.box
    // Where one section of several has a column, its questions alone say so.
    let members = chain.members.filter { member in within.map { member.line > $0.line } ?? true }
    guard document.marksColumn == nil, members.count >= (head == nil ? 4 : 2) else { return nil }
    let questions = members.indices.map { place in
      let line = members[place].line
      let next = place + 1 < members.count ? members[place + 1].line : document.lines.count
      return line..<max(line + 1, next)
    }
    let found = questions.map { lines in lines.compactMap { document.lines[$0].number(below: head) } }
    let places = found.map { $0.map(\.place) }
    // Numbers that count on are those of slides or of the questions, and where a word or brackets tell marks, these do not.
    let numbers = found.compactMap(\.first?.number)
    guard head != nil || !zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      !questions.joined().contains(where: {
        document.lines[$0].cells.last.flatMap { MarkReader.whole($0.text) } != nil
      })
    else { return nil }
    let all = places.joined().sorted()
    guard !all.isEmpty else { return nil }
    let middle = all[all.count / 2]
    if head == nil, document.isMeasured(middle, at: chain.members[0].line) { return nil }
    // Instructions before the first question may be numbered as well.
    let behind = places.drop(while: \.isEmpty)
    let count = behind.count { $0.contains { abs($0 - middle) <= TextLine.columnWidth } }
    // Below a head the marks of parts are as many as those of questions.
    let several = head == nil ? count : places.joined().count
    return several >= 4 && count * 10 >= behind.count * 8 && count * 10 >= questions.count * 6 ? middle : nil
  }

  /// The head of a column of marks above the first question: "MARKS" beside "QUESTIONS".
  private func headOfMarks(above first: Int) -> Box? {
    document.lines[max(0, first - 6)..<first].lazy.compactMap { line in
      line.cells.last { cell in
        cell.box.left > (line.columnLeft + line.columnRight) / 2
          && Self.namesOfMarks.contains(cell.text.lowercased().trimmedOfPunctuation)
      }?.box
    }.first
  }

  /// The head of such a column within a paper, beside that of the questions below it: "Question | Marks".
  private func headOfSection(_ first: Int, _ last: Int) -> (line: Int, box: Box)? {
    for index in first..<last where !taken.contains(index) {
      let line = document.lines[index]
      guard line.cells.count > 1, line.words.count <= 4, let cell = line.cells.last,
        Self.namesOfMarks.contains(cell.text.lowercased().trimmedOfPunctuation),
        !line.cells.dropLast().contains(where: { $0.text.contains(where: \.isNumber) })
      else { continue }
      return (index, cell.box)
    }
    return nil
  }

  private static let namesOfMarks: Set<String> = [
    "marks", "mark", "max marks", "max. marks", "maximum marks", "marks allotted", "points", "pts", "punkte",
    "puntos", "pontos", "punti", "barème",
  ]
}

extension TextLine {
  /// How far a number may stand from the middle of its column, in hundredths of a point.
  fileprivate static let columnWidth: Int32 = 400

  /// The number in the last cell, far from the text, or alone on its line far to the right.
  private var lastNumber: (place: Int32, number: Int)? {
    guard let last = cells.last, last.words.count == 1, let number = Int(last.text),
      (1...25).contains(number),
      cells.count > 1
        ? last.words[0].gapBefore > last.words[0].size * 3 / 2
        : last.box.left > columnLeft + (columnRight - columnLeft) * 3 / 4
    else { return nil }
    return (last.words[0].box.centerX, number)
  }

  /// Such a number at the right edge of the column, or below the head of a column of marks.
  fileprivate func number(below head: Box?) -> (place: Int32, number: Int)? {
    guard let found = lastNumber, let box = cells.last?.box else { return nil }
    if let head, box.left < head.right + 300, box.right > head.left - 300 { return found }
    // Without a head, numbers alone on their lines may be sums, or those of pages.
    guard cells.count > 1 else { return nil }
    return columnRight - box.right < (columnRight - columnLeft) / 10 ? found : nil
  }

  /// The marks in a column; nil where the line has none there.
  func marks(inColumn middle: Int32) -> Int? {
    guard let found = lastNumber, abs(found.place - middle) <= Self.columnWidth else { return nil }
    return found.number
  }
}
