import PDFText

/// Empty brackets at the right edge behind options, in which the number of the right one is written: "(1) tens  (2) hundreds
/// (    )".
///
/// Source: primary school papers of Singapore.
enum EmptyBrackets {
  /// The lines without such brackets, where at least three rows of options have them.
  static func without(_ given: [TextLine]) -> [TextLine] {
    let lines = withoutThoseBeforeNumbers(
      withoutThoseBesideLetters(withoutThoseBetweenCells(withoutThoseBelowOptions(given))))
    let ending = lines.indices.filter { endsSo(lines[$0]) }
    guard ending.count >= 3 else { return lines }
    var result = lines
    for index in ending {
      var cells = result[index].cells
      for _ in 0..<2 {
        guard let last = cells.indices.last else { break }
        let word = cells[last].words.removeLast()
        if cells[last].words.isEmpty { cells.removeLast() }
        if word.text.count > 1 { break }
      }
      result[index].cells = cells.map { TextCell($0.words) }
    }
    return result
  }

  /// The lines without brackets that have a line of their own at the right edge, where at least three are below an option.
  private static func withoutThoseBelowOptions(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.dropFirst().filter { index in
      let words = lines[index].words
      guard words[0].text.utf8.first == 0x28,
        words.count == 1 && words[0].text == "()"
          || words.count == 2 && words[0].text == "(" && words[1].text == ")"
      else { return false }
      let line = lines[index]
      return line.box.left > (line.columnLeft + line.columnRight) / 2
    }
    let below = found.count { index in
      lines[max(0, index - 2)..<index].contains { line in
        compactLabel(line.words[0].text)?.first.map { $0.style == .parentheses || $0.style == .closing }
          == true
      }
    }
    guard below >= 3 else { return lines }
    let left = Set(found)
    return lines.indices.filter { !left.contains($0) }.map { lines[$0] }
  }

  /// True for a row that begins with the label of an option and ends in "(" and ")" with room between them.
  private static func endsSo(_ line: TextLine) -> Bool {
    let words = line.words
    // "4 Coral   ( )": digits alone, as newer papers have them.
    let isDigit = words.first.map { ["1", "2", "3", "4"].contains($0.text) } == true
    guard words.count > 2, let first = compactLabel(words[0].text), first.count == 1,
      isDigit || words.count > 3 && [.parentheses, .closing].contains(first[0].style),
      let last = words.last, last.text == ")" || last.text == "()"
    else { return false }
    return last.text == "()"
      || words[words.count - 2].text == "(" && last.gapBefore > last.size
  }

  /// The lines without empty brackets before the letters of options, "( ) a) fusão.", or behind those of statements to judge,
  /// "a) ( ) A água …", where at least three have them.
  ///
  /// Source: worksheets of schools in Brazil.
  private static func withoutThoseBesideLetters(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in brackets(lines[index]).map { (line: index, words: $0) } }
    guard found.count >= 3 else { return lines }
    var result = lines
    for (index, range) in found {
      var words = result[index].cells[0].words
      words.removeSubrange(range)
      words[0].gapBefore = result[index].cells[0].words[0].gapBefore
      result[index].cells[0] = TextCell(words)
    }
    return result
  }

  /// Where the first cell of a line has them, directly before the label of an option or behind it.
  private static func brackets(_ line: TextLine) -> Range<Int>? {
    let words = line.cells[0].words
    func length(_ place: Int) -> Int? {
      guard place < words.count, words[place].text.utf8.first == 0x28 else { return nil }
      if words[place].text == "()" { return 1 }
      return words[place].text == "(" && place + 1 < words.count && words[place + 1].text == ")" ? 2 : nil
    }
    func isLetter(_ place: Int) -> Bool {
      guard place < words.count, let part = compactLabel(words[place].text)?.first else { return false }
      return part.letter != nil && part.number == nil && part.style != .bare
    }
    // "1. ( ) Fuerza que atrae los objetos"
    func isNumber(_ place: Int) -> Bool {
      guard place < words.count, let part = compactLabel(words[place].text)?.first else { return false }
      return part.number != nil && part.style != .bare
    }
    if let count = length(0), isLetter(count), words.count > count + 1 { return 0..<count }
    if let count = length(1), words.count > count + 1, isLetter(0) || isNumber(0) { return 1..<1 + count }
    return nil
  }

  /// The lines without full-width brackets before numbers, where at least three have them.
  private static func withoutThoseBeforeNumbers(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      guard lines[index].cells[0].words.first?.text.utf8.first == 0xEF else { return false }
      let words = lines[index].words
      guard words.count > 1, words[0].text == "（" || words[0].text == "（）" else { return false }
      let rest =
        words[0].text == "（"
        ? words[1].text.dropFirst(words[1].text.first == "）" ? 1 : 0) : words[1].text[...]
      return words[0].text == "（）" || words[1].text.first == "）"
        ? rest.first?.isNumber == true || rest.isEmpty : false
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      var words = lines[index].words
      words.removeFirst()
      if words[0].text.first == "）" { words[0].text.removeFirst() }
      if words[0].text.isEmpty { words.removeFirst() }
      guard !words.isEmpty else { continue }
      words[0].gapBefore = 0
      result[index].cells = [TextCell(words)]
    }
    return result
  }

  /// The lines without brackets that stand behind numbers with so much room between them that it parts cells.
  private static func withoutThoseBetweenCells(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      let cells = lines[index].cells
      guard cells.count > 1, cells[0].words.count == 2, cells[0].words[1].text == "(",
        cells[1].words[0].text == ")", lines[index].words.count > 3
      else { return false }
      return compactLabel(cells[0].words[0].text)?.first.map { $0.style != .bare } == true
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      var cells = lines[index].cells
      cells[0] = TextCell([cells[0].words[0]])
      cells[1].words.removeFirst()
      if cells[1].words.isEmpty { cells.remove(at: 1) } else { cells[1] = TextCell(cells[1].words) }
      result[index].cells = cells
    }
    return result
  }
}
