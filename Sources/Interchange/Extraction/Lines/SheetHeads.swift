import PDFText

/// What a spreadsheet prints around its cells: the letters of the columns above them, and the numbers of the rows before them.
enum SheetHeads {
  /// The lines without such letters and numbers.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    guard let top = lines.indices.first(where: { areLetters(lines[$0]) }), top + 3 < lines.count else {
      return lines
    }
    var result = lines
    var removed: Set<Int> = [top]
    // The first row names the columns: else letters and numbers may be those of options and questions.
    let names = lines[top + 1].cells.dropFirst().count { WordTableReader.role(named: $0.text) != nil }
    guard names > 1 else { return lines }
    var row = 1
    for index in (top + 1)..<lines.count {
      let line = lines[index]
      // The letters come again on each page.
      if areLetters(line) {
        removed.insert(index)
        continue
      }
      guard line.cells.count > 1, line.cells[0].words.count == 1, line.cells[0].text == String(row) else {
        // What goes on in a cell has no number; behind the last row there are none.
        continue
      }
      row += 1
      result[index].cells.removeFirst()
      result[index].fitBox()
    }
    // One number for nearly each line says that they are those of rows.
    guard row > 4, (row - 1) * 10 >= (lines.count - top - 1) * 6 else { return lines }
    return result.indices.filter { !removed.contains($0) }.map { result[$0] }
  }

  /// True for "A   B   C" with a cell for each.
  private static func areLetters(_ line: TextLine) -> Bool {
    line.cells.count >= 2
      && line.cells.enumerated().allSatisfy { place, cell in
        place < 26 && cell.text == String(Character(Unicode.Scalar(UInt8(0x41 + place))))
      }
  }
}
