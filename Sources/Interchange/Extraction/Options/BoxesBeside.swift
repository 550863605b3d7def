import PDFText

/// Pairs of questions side by side whose options have boxes to tick or digits in brackets, below something as wide as the page.
///
/// "7 What is …? | 8 Which of these …?" stands above "☐ Celery | ☐ Rice". The question on the right is read behind those on the left that have smaller numbers.
enum BoxesBeside {
  /// The lines with the questions on the right behind those on the left.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      guard let (place, number) = place(lines[index]), let count = block(lines, from: index, at: place) else {
        result.append(lines[index])
        index += 1
        continue
      }
      let halves = lines[index..<index + count].map { $0.split(at: place) }
      result += halves.compactMap(\.left)
      let first = lines[index]
      index += count
      // The left column may have more of them: 6 below 5, beside 7.
      while index < lines.count, lines[index].page == first.page, lines[index].column == first.column,
        lines[index].cells.allSatisfy({ $0.box.right <= place }), goesOn(lines, from: index, before: number)
      {
        result.append(lines[index])
        index += 1
      }
      result += halves.compactMap(\.right)
    }
    return result
  }

  /// True for a line of a question with a smaller number than that on the right, or of its options.
  private static func goesOn(_ lines: [TextLine], from index: Int, before number: Int) -> Bool {
    if isOption(lines[index]) { return true }
    let next = lines[index...].prefix(4).lazy.compactMap { self.number($0.cells[0].words[0].text) }.first
    let above = lines[..<index].suffix(4).lazy.reversed().compactMap {
      self.number($0.cells[0].words[0].text)
    }.first
    return self.number(lines[index].cells[0].words[0].text).map { $0 < number }
      ?? (above.map { $0 < number } ?? false && next.map { $0 <= number } ?? true)
  }

  /// Where the second of two questions begins, and its number; nil for any other line.
  private static func place(_ line: TextLine) -> (place: Int32, number: Int)? {
    guard line.cells.count > 1, let own = number(line.cells[0].words[0].text),
      line.cells[0].words.count > 2 || line.cells.count > 2
    else { return nil }
    for (cell, next) in zip(line.cells.dropFirst(), line.cells.dropFirst(2).map(Optional.some) + [nil]) {
      guard let other = number(cell.words[0].text), (own + 1...own + 8).contains(other),
        cell.words.count > 2 || cell.words.count == 1 && (next?.words.count ?? 0) > 1
      else { continue }
      return (cell.box.left - 100, other)
    }
    return nil
  }

  /// The number of "7", "7." or "7)".
  private static func number(_ text: String) -> Int? {
    (text.last.map { ".)".contains($0) } == true ? String(text.dropLast()) : text).smallNumber
  }

  /// How many lines the two questions take, down to their last options; nil where they have no options side by side.
  private static func block(_ lines: [TextLine], from start: Int, at place: Int32) -> Int? {
    var count = 1
    var rows = 0
    while start + count < lines.count, case let line = lines[start + count], line.page == lines[start].page,
      line.column == lines[start].column,
      line.cells.allSatisfy({ $0.box.right <= place || $0.box.left >= place - 300 })
    {
      let (left, right) = line.split(at: place)
      let options = [left, right].map { $0.map(isOption) ?? false }
      if options[0] && options[1] {
        rows += 1
      } else if rows > 0 || count > 3 {
        // One of them may have an option more.
        guard rows > 0, options[0] || options[1], left == nil || right == nil else { break }
      }
      count += 1
    }
    return rows >= 2 ? count : nil
  }

  /// True for "☐ Celery" and "(1) cold front".
  private static func isOption(_ line: TextLine) -> Bool {
    guard line.words.count > 1 else { return false }
    let text = line.words[0].text
    if text.count == 3, text.first == "(", text.last == ")", text.dropFirst().first?.isNumber == true {
      return true
    }
    return text.count == 1 && text.first.map { OptionReader.open.contains($0) } == true
  }
}
