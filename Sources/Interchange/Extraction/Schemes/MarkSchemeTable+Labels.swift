import PDFText

/// The labels that rows of a mark scheme's table begin with.
extension MarkSchemeReader {
  /// The label that begins a row, and the cells behind it.
  func label(of line: TextLine, _ head: Head, _ left: Int32?) -> ([LabelPart]?, [TextCell]) {
    if head.columns.count(where: { $0.kind == .label }) > 1, let found = dividedLabel(of: line, head) {
      return found
    }
    let limit = head.labelLimit
    var found = line.label() ?? bareLabel(line)
    // "1   (a) Nucleus": the letter is that of an option, in the column of the answers.
    if let whole = found, whole.box.right > limit + 300, whole.parts.count > 1, let number = bareLabel(line) {
      found = number
    }
    // "1 a)": the part behind the number, in the column of the labels.
    if let number = found, number.parts.count == 1, number.parts[0].number != nil,
      number.wordCount < line.words.count, case let next = line.words[number.wordCount],
      next.box.right <= limit + 300, next.text.count <= 4,
      // "1 b": the letter alone has the column of the labels to itself.
      var part = compactLabel(next.text)?.first ?? compactLabel("(\(next.text))")?.first, part.number == nil
    {
      part.text = "(\(next.text.trimmedOfPunctuation))"
      found = LineLabel(
        parts: number.parts + [part], wordCount: number.wordCount + 1, box: number.box.union(next.box))
    }
    // "b | ii": the letter and the numeral have columns of their own.
    if let letter = found, letter.parts.count == 1, letter.parts[0].number == nil,
      letter.parts[0].letter != nil,
      letter.wordCount < line.words.count, case let next = line.words[letter.wordCount],
      next.box.right <= limit + 300, next.text.count <= 4, next.text.allSatisfy({ "ivx".contains($0) }),
      var part = compactLabel("(\(next.text))")?.first, part.roman != nil
    {
      part.text = "(\(next.text))"
      found = LineLabel(
        parts: letter.parts + [part], wordCount: letter.wordCount + 1, box: letter.box.union(next.box))
    }
    guard let label = found, let first = label.parts.first,
      first.number != nil || first.letter != nil || first.roman != nil
    else {
      return (nil, line.cells)
    }
    // "B: vacuole" below "1(a) | A: cell wall": where answers begin a letter is part of one.
    if first.number == nil, !head.hasLabelsInAnswers, let own = head.answerLeft, line.box.left >= own - 300 {
      return (nil, line.cells)
    }
    // Letters may stand in columns of their own behind the numbers.
    let isPart = first.number == nil && label.box.right <= limit
    guard label.box.right <= limit + 300, left.map({ abs($0 - line.box.left) < 2_000 || isPart }) ?? true
    else {
      return (nil, line.cells)
    }
    var rest: [TextCell] = []
    var skip = label.wordCount
    for cell in line.cells {
      let words = Array(cell.words.dropFirst(skip))
      skip = max(0, skip - cell.words.count)
      if !words.isEmpty { rest.append(TextCell(words)) }
    }
    return (label.parts, rest)
  }

  /// True for words below a head that go on in its cells: "number | guidance" below "Question | Answer | Additional | Mark".
  static func goesOn(_ line: TextLine, below head: TextLine) -> Bool {
    guard line.page == head.page, line.isBold == head.isBold, line.cells.count < head.cells.count,
      line.box.top - head.box.bottom < head.size
    else { return false }
    return line.cells.allSatisfy { cell in
      cell.words.count <= 2 && cell.words.allSatisfy { column(named: $0.text) != nil }
        && head.cells.contains { abs($0.box.left - cell.box.left) < 100 }
    }
  }

  /// Where the answers behind numbers begin in the rows below a head; nil where fewer than two begin at the same place.
  func answerLeft(below head: Int) -> Int32? {
    var places: [Int32: Int] = [:]
    for index in document.lines.indices.dropFirst(head + 1).prefix(40) {
      let line = document.lines[index]
      guard let label = document.labels[index], label.parts[0].number != nil, line.cells.count > 1,
        line.cells[0].words.count == label.wordCount, line.cells[1].text.utf8.count > 4
      else { continue }
      places[line.cells[1].box.left / 100, default: 0] += 1
    }
    return places.filter { $0.value > 1 }.keys.min().map { $0 * 100 }
  }

  /// A label whose question and part stand in two columns: "01 | 2", "3 | (b)".
  private func dividedLabel(of line: TextLine, _ head: Head) -> ([LabelPart]?, [TextCell])? {
    let limit = head.columns.filter { $0.kind == .answer }.map(\.box.left).min() ?? 0
    let words = line.words.prefix { $0.box.right <= limit + 300 && $0.text.count <= 6 }
    guard let first = words.first, let number = compactLabel(first.text)?.first, number.number != nil else {
      return nil
    }
    var label = [number]
    for word in words.dropFirst() {
      if let part = compactLabel(word.text)?.first?.number {
        label.append(LabelPart(number: part, style: .decimal, text: ".\(part)"))
      } else {
        let bare = word.text.trimmedOfPunctuation
        var part = compactLabel("(\(bare))")?.first ?? LabelPart(style: .bare, text: "")
        part.text = "(\(bare))"
        label.append(part)
      }
    }
    var skip = words.count
    var rest: [TextCell] = []
    for cell in line.cells {
      let left = Array(cell.words.dropFirst(skip))
      skip = max(0, skip - cell.words.count)
      if !left.isEmpty { rest.append(TextCell(left)) }
    }
    return (label, rest)
  }

  /// A number that nothing sets off in running text is a label at the beginning of a row.
  private func bareLabel(_ line: TextLine) -> LineLabel? {
    guard let first = line.words.first, let parts = compactLabel(first.text), parts.first?.number != nil
    else { return nil }
    return LineLabel(parts: parts, wordCount: 1, box: first.box)
  }
}
