import PDFText

/// Questions in cards beside each other, of which a word and a number head each.
///
/// "Question 1   Rules of the road | Question 5   Signs" stands above what both ask, as driving schools print their tests. The cards of the left column are read before those of the right.
enum CardsBeside {
  /// The lines of pages of such cards, column by column.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.compactMap { index in place(lines[index]).map { (line: index, place: $0) } }
    guard heads.count > 1 || heads.first.map({ goesOn(to: $0.line, in: lines) }) == true else { return lines }
    var result: [TextLine] = []
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, lines[end].page == lines[start].page { end += 1 }
      let own = heads.filter { (start..<end).contains($0.line) }
      if let first = own.first, own.allSatisfy({ abs($0.place - first.place) < 300 }),
        let divided = divide(lines[first.line..<end], at: first.place)
      {
        result += lines[start..<first.line] + divided
      } else {
        result += lines[start..<end]
      }
      start = end
    }
    return result
  }

  /// True for a single row of cards, as at the end of a paper, whose numbers go on from heads above that stand alone.
  private static func goesOn(to row: Int, in lines: [TextLine]) -> Bool {
    guard let last = head(lines[row].cells[0]) else { return false }
    let numbers = lines[..<row].compactMap { line -> Int? in
      guard line.cells.count == 1, let (word, number) = head(line.cells[0]), word == last.word else {
        return nil
      }
      return number
    }
    return numbers.count > 2 && numbers.last == last.number - 1
  }

  /// The lines of the left column, then those of the right; nil where a cell reaches over both.
  private static func divide(_ lines: ArraySlice<TextLine>, at head: Int32) -> [TextLine]? {
    // What heads a card may be set in from its text.
    let edges = lines.flatMap { $0.cells.dropFirst().map(\.box.left) }.filter {
      $0 > head - 1_500 && $0 < head
    }
    let place = edges.min().map { $0 - 100 } ?? head
    var left: [TextLine] = []
    var right: [TextLine] = []
    for line in lines {
      guard line.cells.allSatisfy({ $0.box.right <= place || $0.box.left >= place }) else { return nil }
      let parts = line.split(at: place)
      if let part = parts.left { left.append(withoutTopic(part)) }
      if let part = parts.right { right.append(withoutTopic(part)) }
    }
    return left + right
  }

  /// The head of a card without the name of what it is about at its right edge.
  private static func withoutTopic(_ line: TextLine) -> TextLine {
    guard line.cells.count == 2, head(line.cells[0]) != nil else { return line }
    var line = line
    line.cells.removeLast()
    line.fitBox()
    return line
  }

  /// Where the right column begins, in a line that heads two cards; nil for any other line.
  private static func place(_ line: TextLine) -> Int32? {
    guard line.cells.count > 1, let (word, number) = head(line.cells[0]),
      let other = line.cells.dropFirst().first(where: { head($0)?.word == word }),
      let (_, next) = head(other), next > number
    else { return nil }
    return other.box.left - 100
  }

  private static func head(_ cell: TextCell) -> (word: String, number: Int)? {
    guard cell.words.count == 2, cell.words[0].text.first?.isUppercase == true, cell.words[0].text.count > 3,
      LabelWords.all.contains(cell.words[0].text.lowercased()),
      let number = cell.words[1].text.trimmedOfPunctuation.smallNumber
    else { return nil }
    return (cell.words[0].text, number)
  }
}
