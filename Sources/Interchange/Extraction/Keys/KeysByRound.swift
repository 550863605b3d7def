import PDFText

/// Keys with a column for each round and a row for each number: "Round 1 | Round 2 | Round 3" above "1 | Almond | Ottawa | Four".
///
/// They are written round by round, as other keys are.
enum KeysByRound {
  /// The lines with each round's answers below its name.
  static func written(_ lines: [TextLine]) -> [TextLine] {
    guard let head = lines.indices.first(where: { isHead(lines[$0]) }) else { return lines }
    let names = lines[head].cells
    var rows: [(line: TextLine, answers: [TextCell?])] = []
    var end = head + 1
    while end < lines.count, lines[end].page == lines[head].page {
      if isRow(lines[end], rows.count + 1), let answers = answers(lines[end].cells.dropFirst(), below: names)
      {
        rows.append((lines[end], answers))
      } else if !rows.isEmpty, end + 1 < lines.count, isRow(lines[end + 1], rows.count + 1),
        let rest = answers(lines[end].cells[...], below: names)
      {
        // An answer goes on below its row.
        for case (let column, let cell?) in rest.enumerated() {
          let words = (rows[rows.count - 1].answers[column]?.words ?? []) + cell.words
          rows[rows.count - 1].answers[column] = TextCell(words)
        }
      } else {
        break
      }
      end += 1
    }
    guard rows.count >= 3 else { return lines }
    var written: [TextLine] = []
    for (column, name) in names.enumerated() {
      var title = lines[head]
      title.cells = [name]
      title.box = name.box
      written.append(title)
      for (row, answers) in rows {
        guard let answer = answers[column] else { continue }
        var line = row
        line.cells = [row.cells[0], answer]
        line.box = row.cells[0].box.union(answer.box)
        written.append(line)
      }
    }
    return lines[..<head] + written + lines[end...]
  }

  /// True for a row that begins with a number in a cell of its own.
  private static func isRow(_ line: TextLine, _ number: Int) -> Bool {
    line.cells.count > 1 && line.cells[0].words.count == 1
      && line.cells[0].text.trimmedOfPunctuation.smallNumber == number
  }

  /// The answers of some cells by the names that they stand below; nil where one stands below none, or below the same as another.
  ///
  /// A round may have fewer questions than the others.
  private static func answers(_ cells: ArraySlice<TextCell>, below names: [TextCell]) -> [TextCell?]? {
    var answers = [TextCell?](repeating: nil, count: names.count)
    for cell in cells {
      let column = names.firstIndex { name in
        min(name.box.right, cell.box.right) > max(name.box.left, cell.box.left)
          || abs(name.box.left - cell.box.left) < 2_000
      }
      guard let column, answers[column] == nil else { return nil }
      answers[column] = cell
    }
    return answers
  }

  /// True for names that differ by their numbers, which count on, and by what they are about: "Round 1 | Round 2 | Round 3",
  /// "Round 1 – Food | Round 2 – Films".
  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count >= 2, line.cells[0].words.count >= 2,
      line.cells[0].words[0].text.count > 3
    else { return false }
    return line.cells.enumerated().allSatisfy { place, cell in
      cell.words.count >= 2 && cell.words[0].text == line.cells[0].words[0].text
        && cell.words[1].text.trimmedOfPunctuation == String(place + 1)
        && (cell.words.count == 2 || cell.words[1].text.last == ":"
          || cell.words.count > 3 && ["–", "—", "-", "|", ":"].contains(cell.words[2].text))
    }
  }
}
