import PDFText

/// Letters of right options in the right margin beside questions, perhaps with a page, as teachers' editions print them.
enum LettersInMargin {
  /// How many questions have one at least.
  private static let several = 4

  /// The lines with each letter below the options of its question, behind a word that names it.
  static func moved(_ lines: [TextLine]) -> [TextLine] {
    let marked = lines.indices.filter { letter(beside: lines[$0]) != nil }
    guard marked.count >= several, let edge = marked.map({ lines[$0].cells.last?.box.left ?? 0 }).min(),
      marked.allSatisfy({ (lines[$0].cells.last?.box.left ?? 0) - edge < 400 })
    else { return lines }
    var letters: [Int: TextLine] = [:]
    for (place, start) in marked.enumerated() {
      let next = place + 1 < marked.count ? marked[place + 1] : lines.count
      let options = (start + 1..<next)
        .filter { lines[$0].label()?.parts.first?.letter != nil }
      // Below each letter there are options that it may name.
      guard let last = options.last,
        lines[options[0]].label()?.parts.first?.letter == (hasFirstOption(lines[start]) ? 2 : 1)
      else { return lines }
      letters[last] = named(lines[start])
    }
    var result: [TextLine] = []
    for index in lines.indices {
      var line = lines[index]
      if letter(beside: line) != nil { line.cells.removeLast() }
      result.append(line)
      if let letter = letters[index] { result.append(letter) }
    }
    return result
  }

  /// True where the first option stands on the line of the number.
  ///
  /// "1 | At what temperature … | A. Below 5 °C | A"
  private static func hasFirstOption(_ line: TextLine) -> Bool {
    line.cells.count > 2
      && line.cells.dropFirst().dropLast().contains { cell in
        cell.words.count > 1
          && compactLabel(cell.words[0].text)?.first.map { $0.letter == 1 && $0.style != .bare } == true
      }
  }

  /// The letter in the last cell of a line that begins with a number, alone or with a page; nil for any other line.
  private static func letter(beside line: TextLine) -> TextWord? {
    guard line.cells.count > 1, let cell = line.cells.last, let word = cell.words.first,
      word.text.utf8.count == 1, let byte = word.text.lowercased().utf8.first, (0x61...0x68).contains(byte),
      word.gapBefore > word.size,
      cell.box.left > line.columnLeft + (line.columnRight - line.columnLeft) * 2 / 3,
      let number = line.words.first.flatMap({ compactLabel($0.text)?.first }), number.number != nil
    else { return nil }
    let rest = cell.words.dropFirst().map(\.text)
    let isPage =
      rest.count <= 3 && (rest.first.map { ["p.", "pp.", "p", "page", "S.", "str."].contains($0) } ?? true)
    return isPage && line.words.count > cell.words.count + 2 ? word : nil
  }

  private static func named(_ line: TextLine) -> TextLine {
    guard let cell = line.cells.last, let letter = cell.words.first else { return line }
    var named = line
    named.cells = [cell]
    named.cells[0].words = [letter]
    named = named.namingAnswer(size: line.size)
    named.cells[0] = TextCell(named.cells[0].words + [letter])
    return named
  }
}
