import PDFText

/// Sections of a sheet whose questions stand in two columns below each head.
///
/// "Basics" stands above 1 to 3 on the left and 4 to 6 on the right, below them "Skills" above 1 and 2 and 3 and 4. Each is read
/// to its end before the next. Read down the columns, the questions on the right would belong to the last head.
enum SectionsAcrossColumns {
  /// The lines in the order of the sections, where all count on from the left column to the right.
  static func inOrder(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.column == 1 }) else { return lines }
    var result: [TextLine] = []
    result.reserveCapacity(lines.count)
    var start = 0
    while start < lines.count {
      let left = stretch(lines, from: start, column: 0)
      let right = stretch(lines, from: left.upperBound, column: 1)
      guard !left.isEmpty, !right.isEmpty, lines[left.lowerBound].page == lines[right.lowerBound].page else {
        let end = max(start + 1, left.isEmpty ? right.upperBound : left.upperBound)
        result += lines[start..<end]
        start = end
        continue
      }
      result += ordered(lines[left], lines[right]) ?? Array(lines[left.lowerBound..<right.upperBound])
      start = right.upperBound
    }
    return result
  }

  /// The lines from a place on that stand in one column of one page.
  private static func stretch(_ lines: [TextLine], from start: Int, column: Int) -> Range<Int> {
    var end = start
    while end < lines.count, lines[end].column == column, lines[end].page == lines[start].page { end += 1 }
    return start..<end
  }

  /// The lines of both columns section by section; nil where they are not told apart so.
  private static func ordered(_ left: ArraySlice<TextLine>, _ right: ArraySlice<TextLine>) -> [TextLine]? {
    let heads = left.indices.filter { isHead($0, left, right) }
    guard heads.count > 1 else { return nil }
    var result = Array(left[..<heads[0]])
    guard let top = left[heads[0]...].first?.box.top, right.allSatisfy({ $0.box.top > top }) else {
      return nil
    }
    var rest = right
    var both = 0
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1] : left.endIndex
      let bottom = place + 1 < heads.count ? left[end].box.top : .max
      let beside = rest.prefix { $0.box.top < bottom }
      let (own, others) = (numbers(left[head..<end]), numbers(beside))
      guard own + others == Array(1..<(own.count + others.count + 1)), beside.isEmpty || !others.isEmpty
      else {
        return nil
      }
      if !others.isEmpty { both += 1 }
      result += left[head..<end] + beside
      rest = rest[beside.endIndex...]
    }
    return both > 1 && rest.isEmpty ? result : nil
  }

  /// True for a line without a number above one with a 1, or at the end, and with nothing beside it.
  private static func isHead(_ index: Int, _ left: ArraySlice<TextLine>, _ right: ArraySlice<TextLine>)
    -> Bool
  {
    let line = left[index]
    guard number(line) == nil, index + 1 == left.endIndex || number(left[index + 1]) == 1 else {
      return false
    }
    return !isBeside(right, line)
  }

  /// True where one of the lines of a column, which stand from top to bottom, stands beside another line.
  private static func isBeside(_ column: ArraySlice<TextLine>, _ line: TextLine) -> Bool {
    var (low, high) = (column.startIndex, column.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if column[middle].box.bottom > line.box.top { high = middle } else { low = middle + 1 }
    }
    return low < column.endIndex && column[low].box.top < line.box.bottom
  }

  private static func numbers(_ lines: ArraySlice<TextLine>) -> [Int] { lines.compactMap(number) }

  /// The number that a line begins with, before a stop or a bracket.
  private static func number(_ line: TextLine) -> Int? {
    guard let text = line.words.first?.text, let sign = text.last, ".)".contains(sign) else { return nil }
    return text.dropLast().smallNumber
  }
}
