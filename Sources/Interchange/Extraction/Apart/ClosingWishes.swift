import PDFText

/// Wishes at the end of a page by themselves, away from the left edge that all questions have, and the name of who set the test.
///
/// "Onnea kokeeseen!", "Başarılar dilerim": there are as many as languages, and nothing else of a test stands so.
enum ClosingWishes {
  /// Lines that a page may end with so.
  private static let most = 3

  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let closing = find(lines)
    return closing.isEmpty ? lines : lines.indices.filter { !closing.contains($0) }.map { lines[$0] }
  }

  /// What they say, which is named beside the last item of a document.
  static func texts(_ lines: [TextLine]) -> [String] { find(lines).sorted().map { lines[$0].text } }

  private static func find(_ lines: [TextLine]) -> Set<Int> {
    guard let first = lines.firstIndex(where: { $0.label()?.parts.first?.number != nil }) else { return [] }
    var found: [Int] = []
    var tail: [Int] = []
    for index in lines.indices.reversed() where index > first {
      let isEnd = index + 1 == lines.count || lines[index + 1].page > lines[index].page
      if isEnd { tail = [] }
      guard isEnd || tail.last == index + 1, tail.count < most, mayClose(lines[index]) else { continue }
      tail.append(index)
      // It stands below something that begins at the edge, and ends.
      let above = lines[index - 1]
      if above.page == lines[index].page, above.column == lines[index].column,
        above.box.left - above.columnLeft < above.size * 3,
        above.isAnswerLine || above.words.last?.text.last.map({ ".?!)]:".contains($0) }) == true
      {
        found += tail
      }
    }
    guard !found.isEmpty else { return [] }
    let closing = Set(found)
    // Where lines within the questions stand so, too, they may be answers.
    let others = lines.indices[(first + 1)...].contains { index in
      !closing.contains(index) && !lines[index].isBold && mayClose(lines[index])
    }
    return others ? [] : closing
  }

  /// True for a few words alone on their line, well away from the left edge.
  private static func mayClose(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, line.words.count <= 6,
      (line.box.left - line.columnLeft) * 10 > (line.columnRight - line.columnLeft) * 3
    else { return false }
    let text = line.text
    return text.count > 4 && text.contains(where: \.isLetter)
      && text.allSatisfy { $0.isLetter || " .,!-’'\"“”".contains($0) }
  }
}
