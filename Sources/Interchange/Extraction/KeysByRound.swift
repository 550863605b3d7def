import PDFText

/// Keys with a column for each round and a row for each number: "Round 1 | Round 2 | Round 3" above "1 | Almond | Ottawa | Four".
///
/// They are written round by round, as other keys are.
enum KeysByRound {
  /// The lines with each round's answers below its name.
  static func written(_ lines: [TextLine]) -> [TextLine] {
    guard let head = lines.indices.first(where: { isHead(lines[$0]) }) else { return lines }
    let names = lines[head].cells
    var rows: [TextLine] = []
    for line in lines[(head + 1)...] {
      guard line.page == lines[head].page, line.cells.count == names.count + 1,
        line.cells[0].words.count == 1,
        line.cells[0].text.trimmedOfPunctuation.smallNumber == rows.count + 1
      else { break }
      rows.append(line)
    }
    // A head of columns stands above them.
    let isBelow = rows.allSatisfy { row in
      zip(names, row.cells.dropFirst()).allSatisfy { name, cell in
        min(name.box.right, cell.box.right) > max(name.box.left, cell.box.left)
          || abs(name.box.left - cell.box.left) < 2_000
      }
    }
    guard rows.count >= 3, isBelow else { return lines }
    var written: [TextLine] = []
    for (column, name) in names.enumerated() {
      var title = lines[head]
      title.cells = [name]
      title.box = name.box
      written.append(title)
      for row in rows {
        var line = row
        line.cells = [row.cells[0], row.cells[column + 1]]
        line.box = row.cells[0].box.union(row.cells[column + 1].box)
        written.append(line)
      }
    }
    return lines[..<head] + written + lines[(head + 1 + rows.count)...]
  }

  /// True for names that differ by their numbers alone, which count on: "Round 1 | Round 2 | Round 3".
  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count >= 2, line.cells[0].words.count == 2,
      line.cells[0].words[0].text.count > 3
    else { return false }
    return line.cells.enumerated().allSatisfy { place, cell in
      cell.words.count == 2 && cell.words[0].text == line.cells[0].words[0].text
        && cell.words[1].text.trimmedOfPunctuation == String(place + 1)
    }
  }
}
