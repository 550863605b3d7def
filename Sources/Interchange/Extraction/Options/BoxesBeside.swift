import PDFText

/// Pairs of questions side by side whose options have boxes to tick, below something as wide as the page.
///
/// "7 What is …? | 8 Which of these …?" stands above "☐ Celery | ☐ Rice": a table of two columns, row by row. The question on the right is read behind the one on the left.
enum BoxesBeside {
  /// The lines with the questions on the right behind those on the left.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      guard let place = place(lines[index]), let count = block(lines, from: index, at: place) else {
        result.append(lines[index])
        index += 1
        continue
      }
      let halves = lines[index..<index + count].map { $0.split(at: place) }
      result += halves.compactMap(\.left) + halves.compactMap(\.right)
      index += count
    }
    return result
  }

  /// Where the second of two questions begins, whose number follows that of the first; nil for any other line.
  private static func place(_ line: TextLine) -> Int32? {
    guard line.cells.count > 1, let number = number(line.words[0].text),
      let cell = line.cells.dropFirst().first(where: { cell in
        cell.words.count > 2 && self.number(cell.words[0].text) == number + 1
      }), line.cells[0].words.count > 2 || line.cells.count > 2
    else { return nil }
    return cell.box.left - 100
  }

  /// The number of "7", "7." or "7)".
  private static func number(_ text: String) -> Int? {
    (text.last.map { ".)".contains($0) } == true ? String(text.dropLast()) : text).smallNumber
  }

  /// How many lines the two questions take, down to their last options; nil where they have no boxes side by side.
  private static func block(_ lines: [TextLine], from start: Int, at place: Int32) -> Int? {
    var count = 1
    var rows = 0
    while start + count < lines.count, case let line = lines[start + count], line.page == lines[start].page,
      line.column == lines[start].column,
      line.cells.allSatisfy({ $0.box.right <= place || $0.box.left >= place - 300 })
    {
      let (left, right) = line.split(at: place)
      let boxes = [left, right].map { $0.map(isOption) ?? false }
      if boxes[0] && boxes[1] {
        rows += 1
      } else if rows > 0 || count > 3 {
        // One of them may have an option more.
        guard rows > 0, boxes[0] || boxes[1], left == nil || right == nil else { break }
      }
      count += 1
    }
    return rows >= 2 ? count : nil
  }

  private static func isOption(_ line: TextLine) -> Bool {
    line.words.count > 1 && line.words[0].text.count == 1
      && line.words[0].text.first.map { OptionReader.open.contains($0) } == true
  }
}
