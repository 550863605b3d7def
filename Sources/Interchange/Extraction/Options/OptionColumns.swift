import PDFText

/// Questions in the rows of a table whose columns hold their options: "Question | A | B | C" heads them, or the letters alone.
///
/// The options become lines of their own with the letters of their columns, as most papers have them.
enum OptionColumns {
  /// A row of such a table: a question, and what stands in each column.
  private struct Row {
    var number: Int
    var question: [TextLine] = []
    var options: [[TextCell]]
    var last: TextLine
  }

  /// The lines with the questions of such tables one below the other.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    guard let head = lines.firstIndex(where: isHead) else { return lines }
    let columns = lines[head].cells.suffix(letterCount(lines[head]))
    var rows: [Row] = []
    var end = head + 1
    while end < lines.count, add(lines[end], to: &rows, Array(columns), below: lines[head]) {
      end += 1
      // The head comes again on the next page.
      if end < lines.count, lines[end].page > lines[head].page, lines[end].text == lines[head].text {
        end += 1
      }
    }
    let whole = rows.count { row in row.options.allSatisfy { !$0.isEmpty } && !row.question.isEmpty }
    // A table of data has numbers and names in its first column.
    let asking = rows.count { row in
      let text = row.question.flatMap(\.words).map(\.text).joined(separator: " ")
      return text.count { $0 == " " } > 2
        && (Asking.worth(text) >= 0.9 || text.last.map { "?:…".contains($0) } == true || text.holds("___"))
    }
    guard rows.count > 2, whole * 10 >= rows.count * 8, asking * 2 >= rows.count else { return lines }
    var result = Array(lines[..<head])
    for row in rows {
      result += row.question
      for (column, cells) in zip(columns, row.options) where !cells.isEmpty {
        result.append(option(column, cells, of: row, from: columns[columns.startIndex].box.left))
      }
    }
    // What else is a table of the same kind.
    return result + divided(Array(lines[end...]))
  }

  /// How many cells at the end of a line are the letters from A on.
  private static func letterCount(_ line: TextLine) -> Int {
    let cells = line.cells.map { $0.text.trimmedOfPunctuation }
    for count in [6, 5, 4, 3] where (count...(count + 2)).contains(cells.count) {
      let letters = cells.suffix(count).joined()
      if letters == "ABCDEF".prefix(count) || letters == "abcdef".prefix(count) { return count }
    }
    return 0
  }

  private static func isHead(_ line: TextLine) -> Bool {
    let count = letterCount(line)
    guard count > 0 else { return false }
    // Nothing need stand above the questions, which take up room.
    if count == line.cells.count {
      return line.cells[0].box.left - line.columnLeft > (line.columnRight - line.columnLeft) / 5
    }
    // In a key there are numbers below such letters, and no words.
    return line.cells[0].text.contains(where: \.isLetter)
  }

  /// Adds a line to the rows; false where it is no part of the table.
  private static func add(_ line: TextLine, to rows: inout [Row], _ columns: [TextCell], below head: TextLine)
    -> Bool
  {
    let edge = columns[0].box.left
    guard line.size * 100 <= head.size * 115 else { return false }
    let first = line.cells[0].words[0]
    let number = Int(first.text.trimmedOfPunctuation)
    let next = (rows.last?.number ?? 0) + 1
    var own = line
    own.cells = []
    var options = [[TextCell]](repeating: [], count: columns.count)
    for cell in line.cells {
      let distances = columns.map {
        min(abs($0.box.centerX - cell.box.centerX), abs($0.box.left - cell.box.left))
      }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      if cell.box.left < edge - 1_000,
        distances[nearest] > 1_000 || own.cells.isEmpty && options.joined().isEmpty
      {
        own.cells.append(cell)
      } else if distances[nearest] < 4_000 {
        options[nearest].append(cell)
      } else {
        return false
      }
    }
    if let number, number == next, !own.cells.isEmpty {
      rows.append(Row(number: number, options: options, last: line))
    } else {
      guard !rows.isEmpty, number == nil || own.cells.isEmpty || number != next else { return false }
      // A line that begins where numbers do is a new thing without a number.
      if !own.cells.isEmpty, let label = rows[0].question.first, line.box.left < label.box.left + 300,
        rows[rows.count - 1].question.last?.text.last.map({ ".?!:".contains($0) }) ?? true
      {
        return false
      }
      for column in columns.indices { rows[rows.count - 1].options[column] += options[column] }
      rows[rows.count - 1].last = line
    }
    if !own.cells.isEmpty {
      own.fitBox()
      rows[rows.count - 1].question.append(own)
    }
    return true
  }

  /// An option as a line that begins with the letter of its column.
  ///
  /// - Parameter edge: Where the first column begins, and so each option does.
  private static func option(
    _ column: TextCell, _ cells: [TextCell], of row: Row, from edge: Int32
  ) -> TextLine {
    var words = cells.flatMap(\.words)
    var label = words[0]
    label.text = column.text.trimmedOfPunctuation + "."
    // Small letters are parts or options by where the first of them stands.
    label.box.right = edge
    label.box.left = max(0, edge - label.size)
    (label.gapBefore, label.isBold) = (0, false)
    words[0].gapBefore = label.size / 2
    for place in words.indices.dropFirst() {
      words[place].gapBefore = max(words[place].gapBefore, label.size / 3)
    }
    var line = row.last
    line.cells = [TextCell([label] + words)]
    line.box = line.cells[0].box
    return line
  }
}
