/// Tells running heads of documents too short for them to come again: the first page has a title in their place.
struct RunningHead {
  /// What stands in the cells of the first page's first lines.
  private let openings: Set<String>

  init(_ pages: [PageText]) {
    openings = Set((pages.first?.lines.prefix(3) ?? []).flatMap(\.cells).map(\.text))
  }

  /// True for the first line of a later page with a cell at either edge, which is apart from the text below it or says
  /// what the first page says there, or the page's number.
  func isHead(_ line: TextLine, of page: PageText) -> Bool {
    guard page.number > 1, page.lines.first?.box == line.box, line.box.centerY < page.height / 8,
      (2...3).contains(line.cells.count), line.words.count <= 10,
      line.cells.allSatisfy({ !(($0.text.last).map { ".?!]:".contains($0) } ?? true) }),
      !line.text.contains("?")
    else { return false }
    // "MAT 265      Quiz 4" below "MAT 265 Calculus I      Quiz 4", in the middle of the line, too.
    func isSaid(_ cell: TextCell) -> Bool { openings.contains(cell.text) }
    func isShorter(_ cell: TextCell) -> Bool { openings.contains { $0.begins(with: cell.text) } }
    if line.cells.allSatisfy({ isSaid($0) || isShorter($0) }),
      line.cells.count == 2 && isAtEdges(line, of: page) || line.cells.contains(where: isShorter)
    {
      return true
    }
    let (left, right) = (line.cells[0], line.cells[1])
    guard line.cells.count == 2, isAtEdges(line, of: page) else { return false }
    // "HI/1/W      2": what names the paper is no word.
    let isCode = left.words.count == 1 && left.text.count > 3 && left.text.contains("/")
    if isCode, Int(right.text) == page.number { return true }
    // A row of a table has the next one as far below it as all others have.
    guard page.lines.count > 3, Int(left.text) == nil, Int(right.text) == nil,
      left.words[0].text.contains(where: \.isUppercase), right.words[0].text.contains(where: \.isUppercase),
      left.words.count > 1, right.words.count > 1
    else { return false }
    let room = page.lines[1].box.top - line.box.bottom
    let rows = zip(page.lines.dropFirst(), page.lines.dropFirst(2)).map { $1.box.top - $0.box.bottom }
    return room > line.size && room * 2 > 3 * (rows.prefix(12).max() ?? 0)
  }

  private func isAtEdges(_ line: TextLine, of page: PageText) -> Bool {
    let left = page.lines.map(\.box.left).min() ?? 0
    let right = page.lines.map(\.box.right).max() ?? 0
    return line.box.left < left + 2 * line.size && line.box.right > right - 2 * line.size
      && line.cells[1].box.left - line.cells[0].box.right > page.width / 6
  }
}

extension String {
  /// True where it begins with some words, and not within one.
  fileprivate func begins(with words: String) -> Bool {
    hasPrefix(words) && words.count > 3
      && dropFirst(words.count).first.map { !$0.isLetter && !$0.isNumber } == true
  }
}
