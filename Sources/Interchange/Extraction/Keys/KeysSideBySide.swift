import PDFText

/// Keys of exercises in columns that stand too close for a gutter: "Exercise 6A | Exercise 6B" above the answers of each.
enum KeysSideBySide {
  /// The lines with the columns one below the other.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      let end = isHead(lines[index]) ? end(of: index, lines) : index
      if end - index > 2 {
        let columns = lines[index].cells.map(\.box.left)
        for column in columns.indices {
          for line in lines[index..<end] { result += [part(line, column, columns)].compactMap { $0 } }
        }
        index = end
      } else {
        result.append(lines[index])
        index += 1
      }
    }
    return result
  }

  /// True for two or three names of exercises with different numbers, and nothing else.
  private static func isHead(_ line: TextLine) -> Bool {
    guard (2...3).contains(line.cells.count), line.words.count == 2 * line.cells.count else { return false }
    let names = line.cells.map { $0.words.map(\.text) }
    return names.allSatisfy { name in
      name.count == 2 && name[0] == names[0][0] && ExerciseNames.all.contains(name[0].lowercased())
        && name[1].contains(where: { $0.isNumber || $0.isUppercase }) && name[1].count <= 5
    } && Set(names.map { $0[1] }).count == names.count
  }

  /// The line behind the last row of answers below a head: each cell begins where a name does, with a number.
  private static func end(of head: Int, _ lines: [TextLine]) -> Int {
    let columns = lines[head].cells.map(\.box.left)
    var end = head + 1
    var wide = 0
    while end < lines.count, lines[end].page == lines[head].page {
      let line = lines[end]
      guard line.cells.allSatisfy({ cell in columns.contains { abs($0 - cell.box.left) < line.size } }),
        line.cells.contains(where: { compactLabel($0.words[0].text)?.first?.number != nil })
      else { break }
      if line.cells.count > 1 { wide += 1 }
      end += 1
    }
    return wide >= 2 ? end : head
  }

  /// What a line has in a column.
  private static func part(_ line: TextLine, _ column: Int, _ columns: [Int32]) -> TextLine? {
    let right = column + 1 < columns.count ? columns[column + 1] - line.size : .max
    let left = column == 0 ? .min : columns[column] - line.size
    var part = line
    part.cells = line.cells.filter { $0.box.left >= left && $0.box.left < right }
    guard !part.cells.isEmpty else { return nil }
    part.cells[0].words[0].gapBefore = 0
    part.fitBox()
    return part
  }
}
