import PDFText

/// Heads of cards that stand side by side: "1   Math Review   2   Math Review" above the question of each.
///
/// The cards of a row are read one after the other, and what they have in common is part of none.
enum HeadsOfCards {
  /// The lines with the number of each card before its question.
  static func told(_ lines: [TextLine]) -> [TextLine] {
    var heads: [(line: Int, numbers: [TextCell])] = []
    var title: String?
    for (index, line) in lines.enumerated() {
      guard let found = head(line), title == nil || title == found.title else { continue }
      title = found.title
      heads.append((index, found.numbers))
    }
    guard heads.count >= 3, countOn(heads.flatMap(\.numbers)) else { return lines }
    var result = lines
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1].line : lines.count
      // Each card begins where the lines are as far up again as those of the one before.
      var starts = [head.line + 1]
      for line in (head.line + 1)..<max(head.line + 1, end)
      where line > head.line + 1 && lines[line].page == lines[head.line].page
        && lines[line].box.top < lines[line - 1].box.top
      {
        starts.append(line)
      }
      guard starts.count == head.numbers.count, starts.allSatisfy({ $0 < end }) else { return lines }
      for (number, start) in zip(head.numbers, starts) {
        result[start] = result[start].with(number)
      }
    }
    let isHead = Set(heads.map(\.line))
    return result.indices.filter { !isHead.contains($0) }.map { result[$0] }
  }

  /// The numbers of a row of cards, and what stands beside each.
  private static func head(_ line: TextLine) -> (numbers: [TextCell], title: String)? {
    guard line.cells.count >= 4, line.cells.count.isMultiple(of: 2) else { return nil }
    let numbers = line.cells.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let titles = line.cells.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    guard let title = titles.first?.text, title.contains(where: \.isLetter),
      titles.allSatisfy({ $0.text == title }), countOn(numbers)
    else { return nil }
    return (numbers, title)
  }

  private static func countOn(_ cells: [TextCell]) -> Bool {
    let numbers = cells.compactMap { $0.words.count == 1 ? $0.words[0].text.smallNumber : nil }
    return numbers.count == cells.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }
}

extension TextLine {
  /// The line with a number in a cell of its own before it.
  fileprivate func with(_ number: TextCell) -> TextLine {
    var line = self
    guard var word = number.words.first else { return line }
    word.text += "."
    word.gapBefore = 0
    word.box.left = line.box.left
    word.box.right = line.box.left
    line.cells[0].words[0].gapBefore = line.size
    line.cells.insert(TextCell([word]), at: 0)
    return line
  }
}
