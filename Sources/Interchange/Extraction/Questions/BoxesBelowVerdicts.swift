import PDFText

/// Circles in the columns "True" and "False" of a table of statements, which are room to tick as boxes are.
enum BoxesBelowVerdicts {
  private static let circles: Set<String> = ["◯", "○", "❍", "⚪"]

  /// The lines with boxes in their place, where at least three statements have both.
  static func squared(_ lines: [TextLine]) -> [TextLine] {
    var head: [TextCell] = []
    var found: [Int] = []
    for (index, line) in lines.enumerated() {
      // Most lines are one cell, and all are asked.
      guard line.cells.count > 1 else { continue }
      if let names = verdicts(line) {
        head = names
      } else if !head.isEmpty, areCircles(line, below: head) {
        found.append(index)
      }
    }
    guard found.count >= 3 else { return lines }
    var lines = lines
    for index in found {
      let count = lines[index].cells.count
      for cell in (count - 2)..<count { lines[index].cells[cell].words[0].text = "☐" }
    }
    return lines
  }

  /// The last two cells of a head that are verdicts: "Statement | True | False".
  private static func verdicts(_ line: TextLine) -> [TextCell]? {
    let names = Array(line.cells.suffix(2))
    guard line.cells.count <= 4, names.allSatisfy({ $0.words.count == 1 }),
      TrueFalse.agreement(names[0].text) == true, TrueFalse.agreement(names[1].text) == false
    else { return nil }
    return names
  }

  private static func areCircles(_ line: TextLine, below head: [TextCell]) -> Bool {
    line.cells.count > 2
      && zip(line.cells.suffix(2), head).allSatisfy { cell, name in
        circles.contains(cell.text) && abs(cell.box.centerX - name.box.centerX) < 2 * line.size
      }
  }
}
