import PDFText

/// Questions with options that stand beside others within a column of text, or where the page has no gutter.
///
/// "4. PROHIBIT: | 7. REVOLVE:" stands above "(A) supply | (A) answer": a last column that is much shorter than those before it
/// leaves no gutter over the page. What stands on the right is read behind the questions on the left that have smaller numbers.
enum ChoicesBeside {
  /// Rows of options that both have at least.
  private static let several = 3

  /// The lines with the questions on the right behind those on the left.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    var result = withHeadsOfColumns(lines)
    var index = 0
    while index < result.count {
      guard let (number, right) = beside(result, from: index) else {
        index += 1
        continue
      }
      var end = index + right.count
      while end < result.count, result[end].page == result[index].page,
        result[end].column == result[index].column,
        !result[end].isBold, result[end].label()?.parts.first?.number.map({ $0 < number }) ?? true
      {
        end += 1
      }
      for (place, part) in right.enumerated() {
        if let left = result[index + place].split(at: part.box.left - 100).left {
          result[index + place] = left
        }
      }
      result.insert(contentsOf: right, at: end)
      index += right.count
    }
    return result
  }

  /// The lines with each question at the head of a right column that was read in one line with that of the left column.
  private static func withHeadsOfColumns(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.column == 1 }) else { return lines }
    var result = lines
    for start in lines.indices where lines[start].column == 1 && start > 0 && lines[start - 1].column == 0 {
      let first = lines[start]
      guard letter(first) == 1,
        let head = lines[..<start].lastIndex(where: {
          $0.page != first.page || $0.box.bottom < first.box.top && $0.cells.count > 1 && number($0) != nil
        }), lines[head].page == first.page, first.box.top - lines[head].box.bottom < first.size,
        // Options are set in behind the number of their question.
        let cell = lines[head].cells.dropFirst().first(where: {
          (first.box.left - 4_000...first.box.left + 100).contains($0.box.left)
        }),
        case let halves = lines[head].split(at: cell.box.left - 100), let left = halves.left,
        var right = halves.right, left.box.right < right.box.left, isNumber(right.words[0].text),
        number(right) != nil
      else { continue }
      right.column = 1
      right.columnLeft = min(first.columnLeft, right.box.left)
      right.columnRight = first.columnRight
      result[head + result.count - lines.count] = left
      result.insert(right, at: start + result.count - lines.count)
    }
    return result
  }

  /// The number of the question beside that of a line, and its lines; nil where there is none.
  private static func beside(_ lines: [TextLine], from start: Int) -> (number: Int, right: [TextLine])? {
    let line = lines[start]
    guard line.cells.count > 1, let own = number(line),
      let cell = line.cells.dropFirst().last(where: { $0.words.count > 1 && isNumber($0.words[0].text) }),
      let right = line.split(at: cell.box.left - 100).right, let other = number(right), other > own
    else { return nil }
    var parts = [right]
    while start + parts.count < lines.count, case let next = lines[start + parts.count],
      next.page == line.page,
      next.column == line.column,
      case let halves = next.split(at: cell.box.left - 100), let left = halves.left, let right = halves.right,
      letter(left) == parts.count, letter(right) == parts.count
    {
      parts.append(right)
    }
    return parts.count > several ? (other, parts) : nil
  }

  /// True for "7." or "7)".
  private static func isNumber(_ text: String) -> Bool {
    text.count < 5 && text.last.map { ".)".contains($0) } == true && text.dropLast().smallNumber != nil
  }

  private static func number(_ line: TextLine) -> Int? { line.label()?.parts.first?.number }

  /// The place in the alphabet of the letter that a line begins with.
  private static func letter(_ line: TextLine) -> Int? {
    line.words.first.flatMap { compactLabel($0.text)?.first?.letter }
  }
}
