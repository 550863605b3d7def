import PDFText

/// Numbers of questions in cells that span the rows of their parts, "1 | (1) | … ", set beside one of the rows.
///
/// Source: answer sheets of Japanese schools, with a number for the large question ("大問") beside those of the small ones;
/// mark schemes set with spanning cells.
enum MergedNumbers {
  /// A row that begins with the label of a part, perhaps behind the number of its question.
  private struct Row {
    let line: Int
    let number: Int?
    /// The place of the part among its sisters, from 1.
    let part: Int
    /// Which cell has its label.
    let cell: Int
  }

  /// The lines with the number before the label of each part: "1.1 | …" of "(1)", "1(a) | …" of "(a)".
  static func spread(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    var start = 0
    while start < lines.count {
      var rows: [Row] = []
      var end = start
      while end < lines.count, let row = row(lines[end], end) {
        rows.append(row)
        end += 1
      }
      spread(rows, &result)
      start = max(end, start + 1)
    }
    return result
  }

  private static func spread(_ rows: [Row], _ lines: inout [TextLine]) {
    // Parts count from 1 in each group, and one row of the group has the number of the question, which is not its first.
    var groups: [[Row]] = []
    for row in rows {
      if row.part == 1 {
        groups.append([row])
      } else if let last = groups.last?.last, row.part == last.part + 1 {
        groups[groups.count - 1].append(row)
      } else {
        return
      }
    }
    let numbers = groups.map { $0.compactMap(\.number) }
    guard groups.count > 1, numbers.allSatisfy({ $0.count == 1 }),
      groups.contains(where: { $0.count > 1 && $0[0].number == nil }),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0[0] + 1 == $1[0] })
    else { return }
    for (group, number) in zip(groups, numbers) {
      for row in group {
        var line = lines[row.line]
        if row.cell > 0 { line.cells.removeFirst(row.cell) }
        let part = line.cells[0].words[0].text
        let digits = part.trimmedOfPunctuation
        line.cells[0].words[0].text =
          digits.allSatisfy(\.isNumber) ? "\(number[0]).\(digits)" : "\(number[0])\(part)"
        line.cells[0].words[0].gapBefore = 0
        line.fitBox()
        lines[row.line] = line
      }
    }
  }

  private static func row(_ line: TextLine, _ index: Int) -> Row? {
    guard line.cells.count > 1, line.cells[0].words.count == 1 else { return nil }
    let first = line.cells[0].words[0].text
    if let part = part(first) { return Row(line: index, number: nil, part: part, cell: 0) }
    guard line.cells.count > 2, let number = first.trimmedOfPunctuation.smallNumber,
      line.cells[1].words.count == 1, let part = part(line.cells[1].words[0].text)
    else { return nil }
    return Row(line: index, number: number, part: part, cell: 1)
  }

  /// The place of "(2)" or "(b)"; nil for any other word.
  private static func part(_ text: String) -> Int? {
    guard text.first == "(", text.last == ")", text.utf8.count <= 4,
      let part = compactLabel(text), part.count == 1
    else { return nil }
    return part[0].number ?? part[0].letter
  }
}
