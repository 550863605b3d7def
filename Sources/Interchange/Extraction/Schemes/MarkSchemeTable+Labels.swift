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
