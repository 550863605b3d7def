import PDFText

/// Divides lines whose cells begin with numbers, and puts the pieces in the order of their numbers.
///
/// Where questions stand in columns without a column's width between them, their numbers run across or down.
func dividedAtNumbers(_ lines: [TextLine]) -> [TextLine] {
  var result: [TextLine] = []
  var block: [(number: Int, line: TextLine)] = []
  // The lines of a block of bare numbers as they were.
  var whole: [TextLine] = []
  // The number that the last row of a block began with.
  var first = 0
  func isComplete() -> Bool {
    let sorted = block.map(\.number).sorted()
    return sorted.count > 3 && sorted == Array(sorted[0]..<sorted[0] + sorted.count)
  }
  func close() {
    if isComplete() {
      result += block.sorted { $0.number < $1.number }.map(\.line)
    } else {
      // Bare numbers number something only where they count on.
      result += whole.isEmpty ? block.map(\.line) : whole
    }
    block.removeAll()
    whole.removeAll()
  }
  for line in lines {
    let parts = line.dividedAtNumbers
    let isBare = parts.count > 1 && parts[0].label()?.parts.first?.style == .bare
    // A row of numbers is one to write below.
    if isBare, parts.contains(where: { $0.words.count < 2 }) {
      close()
      result.append(line)
      continue
    }
    if isBare, !block.isEmpty, whole.isEmpty { close() }
    let numbers = parts.compactMap { $0.label()?.parts.first?.number }
    if let last = block.last?.line, last.page != line.page || last.column != line.column { close() }
    guard numbers.count == parts.count, parts.count > 1 || !block.isEmpty,
      !block.contains(where: { numbers.contains($0.number) })
    else {
      close()
      result += isBare ? [line] : parts
      continue
    }
    if isBare || !whole.isEmpty { whole.append(line) }
    block += zip(numbers, parts).map { ($0, $1) }
    // Behind the last row of a block that has a piece less nothing belongs to it, but what counts on in a longer column.
    if parts.count == 1, isComplete() || numbers[0] != first + 1 { close() }
    first = numbers[0]
  }
  close()
  return result
}

/// Divides lines whose cells begin with (a), (b) … into a line for each, in the order of the letters.
func dividedAtLetters(_ lines: [TextLine]) -> [TextLine] {
  var result: [TextLine] = []
  var block: [(letter: Int, line: TextLine)] = []
  func close() {
    let letters = block.map(\.letter)
    // Only letters that count on from a are those of parts; they may run across or down.
    let isComplete = letters.count > 2 && letters.sorted() == Array(1...letters.count)
    result += isComplete ? block.sorted { $0.letter < $1.letter }.map(\.line) : block.map(\.line)
    block.removeAll()
  }
  for line in lines {
    let parts = line.withCellsAtLetters.partsAtLetters(isOpen: !block.isEmpty)
    if parts.isEmpty {
      close()
      result.append(line)
    } else {
      if parts[0].letter == 1, !block.isEmpty { close() }
      block += parts
    }
  }
  close()
  return result
}

extension TextLine {
  /// The line with a cell for each of three or more letters in brackets that count on from "(a)", where more than a space
  /// stands before each: "(a) red   (b) not red   (c) green".
  fileprivate var withCellsAtLetters: TextLine {
    guard cells.count < 3, words.count > 5, words[0].text.utf8.count <= 3, words[0].text.utf8.contains(0x61)
    else { return self }
    var starts = [0]
    for (place, word) in words.enumerated() {
      guard let part = compactLabel(word.text)?.first, part.style == .parentheses, !part.isUpper,
        part.letter == (place == 0 ? 1 : starts.count + 1)
      else { continue }
      guard place > 0 else { continue }
      guard word.gapBefore * 20 >= word.size * 11 else { return self }
      starts.append(place)
    }
    guard starts.count > 2, compactLabel(words[0].text)?.first?.letter == 1 else { return self }
    let all = words
    var line = self
    line.cells = zip(starts, starts.dropFirst() + [all.count]).map { TextCell(Array(all[$0..<$1])) }
    return line
  }

  /// The parts of a line whose cells begin with the letters of parts; none where fewer than two do.
  ///
  /// - Parameter isOpen: True behind such a line: then one cell is enough.
  fileprivate func partsAtLetters(isOpen: Bool) -> [(letter: Int, line: TextLine)] {
    var starts: [(cell: Int, letter: Int, isBare: Bool)] = []
    // "i 40°   ii 100°": Roman numerals, where the second can be nothing else.
    let isRoman =
      cells.count > 1 && cells.dropFirst().contains { $0.words.first?.text.trimmedOfPunctuation == "ii" }
      || isOpen
        && cells.first?.words.first.map {
          romanValue($0.text.trimmedOfPunctuation) ?? 0 > 1 && $0.text.count > 1
        } == true
    for (index, cell) in cells.enumerated() where cell.words.count > 1 || index + 1 < cells.count {
      guard let first = cell.words.first?.text else { continue }
      if isRoman, let value = romanValue(first.trimmedOfPunctuation) {
        starts.append((index, value, first.allSatisfy(\.isLetter)))
        continue
      }
      if let part = compactLabel(first)?.first, let letter = part.letter, !part.isUpper {
        starts.append((index, letter, false))
      } else if first.utf8.count == 1, let byte = first.utf8.first, (0x61...0x7A).contains(byte),
        // "a   x + 7 = 12": the unknown of an equation.
        starts.last.map({ Int(byte - 0x60) <= $0.letter + 6 }) ?? true
      {
        starts.append((index, Int(byte - 0x60), true))
      }
    }
    guard starts.count > 1 || isOpen && starts.count == 1, starts.first?.cell == 0,
      Set(starts.map(\.isBare)).count == 1,
      zip(starts, starts.dropFirst()).allSatisfy({ $0.letter < $1.letter })
    else { return [] }
    let ends = starts.dropFirst().map(\.cell) + [cells.count]
    // "(c)  (i)  The light …": labels below each other, not beside each other.
    guard
      zip(starts, ends).allSatisfy({ start, end in
        cells[start.cell..<end].reduce(0) { $0 + $1.words.count } > 1
      })
    else {
      return []
    }
    return zip(starts, ends).map { start, end in
      var own = Array(cells[start.cell..<end])
      // A letter by itself is told from a word by its brackets from here on.
      if start.isBare { own[0].words[0].text += ")" }
      return (start.letter, piece(own, isFirst: start.cell == 0))
    }
  }
}

extension TextLine {
  /// The line as several where its cells begin with numbers that count on: "1) 7 + 4 =   2) 8 - 2 =".
  fileprivate var dividedAtNumbers: [TextLine] {
    guard cells.count > 1 else { return [self] }
    var starts: [(cell: Int, number: Int, style: LabelPart.Style)] = []
    for (index, cell) in cells.enumerated() {
      guard cell.words.count > 1 || index + 1 < cells.count,
        let part = cell.words.first.flatMap({ compactLabel($0.text) })?.first, let number = part.number,
        part.style == .dot || part.style == .closing || part.style == .parentheses
          || part.style == .bare && cell.words.first?.text.allSatisfy(\.isNumber) == true
            && (cell.words.count == 1
              || cell.words[1].gapBefore > cell.words[0].size * 3 / 5
                && cell.words[1].text.first.map { $0.isLetter || "“\"‘¿¡(".contains($0) } == true)
      else { continue }
      starts.append((index, number, part.style))
    }
    guard starts.count > 1, starts[0].cell == 0, Set(starts.map(\.style)).count == 1,
      zip(starts, starts.dropFirst()).allSatisfy({ $0.number < $1.number })
    else { return [self] }
    let ends = starts.dropFirst().map(\.cell) + [cells.count]
    return zip(starts, ends).map { start, end in
      piece(Array(cells[start.cell..<end]), isFirst: start.cell == 0)
    }
  }
}

extension TextLine {
  /// The line as several, divided before some of its words.
  func divided(before starts: [Int]) -> [TextLine] {
    guard !starts.isEmpty else { return [self] }
    let bounds = [0] + starts + [words.count]
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      var own: [TextCell] = []
      var position = 0
      for cell in cells {
        let inside = cell.words.indices.filter { (start..<end).contains(position + $0) }
        position += cell.words.count
        if !inside.isEmpty { own.append(TextCell(inside.map { cell.words[$0] })) }
      }
      return own.isEmpty ? nil : piece(own, isFirst: start == 0)
    }
  }

  /// A piece of the line that is a line of its own.
  private func piece(_ cells: [TextCell], isFirst: Bool) -> TextLine {
    var piece = TextLine(page: page, cells: cells, size: size)
    piece.column = column
    (piece.columnLeft, piece.columnRight) = (columnLeft, columnRight)
    // Those further right stand where the first does, as far as their order is concerned.
    if !isFirst { piece.columnLeft = piece.box.left - (box.left - columnLeft) }
    return piece
  }
}
