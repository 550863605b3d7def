import PDFText

/// Room for answers in a column at the right, with the number of each question again: "1. The sum of …      1."
///
/// Source: contests of mathematics leagues.
enum NumbersAgain {
  /// The lines without such numbers, where four questions at least have theirs in one column.
  static func without(_ given: [TextLine]) -> [TextLine] {
    var lines = withoutBlankColumns(given)
    let found = lines.indices.filter { hasNumberAgain(lines[$0]) }
    guard found.count >= 4, let edge = found.map({ lines[$0].cells.last?.box.right ?? 0 }).max(),
      found.allSatisfy({ edge - (lines[$0].cells.last?.box.right ?? 0) < 1_200 })
    else { return lines }
    for line in found { lines[line].cells.removeLast() }
    // "Questions   Answers" above them
    if let head = found.first.map({ $0 - 1 }), head >= 0, lines[head].cells.count == 2,
      let name = lines[head].cells.last, name.words.count <= 3, name.box.right > edge - 2_400,
      AnswerKeyReader.isHead(name.text.lowercased())
    {
      lines[head].cells.removeLast()
    }
    return lines
  }

  /// The lines without columns of numbers alone below their head, such as "Answers".
  private static func withoutBlankColumns(_ lines: [TextLine]) -> [TextLine] {
    var removed: Set<Int> = []
    for (head, line) in lines.enumerated()
    where line.words.count == 1 && AnswerKeyReader.isHead(line.text.lowercased().trimmedOfPunctuation) {
      let column = lines[(head + 1)...].enumerated().prefix { place, line in
        line.words.count == 1 && line.words[0].text == "\(place + 1)."
      }
      if column.count >= 4 { removed.formUnion(head...(head + column.count)) }
    }
    return removed.isEmpty ? lines : lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
  }

  /// True for a line that ends far behind its words as it began: with its number.
  private static func hasNumberAgain(_ line: TextLine) -> Bool {
    guard line.cells.count > 1, let last = line.cells.last, let first = line.cells[0].words.first,
      let again = last.words.first, let number = Int(first.text.trimmedOfPunctuation),
      Int(again.text.trimmedOfPunctuation) == number
    else { return false }
    // "1. ______" has its room drawn.
    return last.words.dropFirst().allSatisfy { $0.text.allSatisfy(isLeader) }
      && again.text.last?.isNumber == false && line.words.count > last.words.count + 2
      && again.gapBefore > again.size
  }
}
