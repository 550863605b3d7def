import PDFText

/// Cards with "Q:" and "A:" that stand beside each other in two or three columns, as quizzes print them to be cut out.
enum PairsBeside {
  private static let questions: Set<String> = ["Q:", "Q.", "F:", "P:", "D:", "В:"]
  private static let answers: Set<String> = ["A:", "A.", "R:", "О:"]

  /// The lines with the cards of each row of cards one below the other.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    let lefts = columns(lines)
    guard lefts.count > 1 else { return lines }
    var result: [TextLine] = []
    var rows: [TextLine] = []
    func close() {
      for (column, left) in lefts.enumerated() {
        let end = column + 1 < lefts.count ? lefts[column + 1] : .max
        for row in rows {
          let cells = row.cells.filter { $0.box.left >= left - 300 && $0.box.left < end - 300 }
          guard !cells.isEmpty else { continue }
          var line = row
          line.cells = cells
          line.cells[0].words[0].gapBefore = 0
          line.box = cells.dropFirst().reduce(cells[0].box) { $0.union($1.box) }
          result.append(line)
        }
      }
      rows = []
    }
    for line in lines {
      let isWithin = line.cells.allSatisfy { cell in lefts.contains { abs($0 - cell.box.left) < 2_000 } }
      // A heading, or the first of the next row of cards.
      if !isWithin || line.isBold || begins(line, at: lefts) && rows.contains(where: answers(in:)) { close() }
      if isWithin, !line.isBold { rows.append(line) } else { result.append(line) }
    }
    close()
    return result
  }

  /// Where the columns begin: places at which several cells begin with "Q:", side by side in most lines that have one.
  private static func columns(_ lines: [TextLine]) -> [Int32] {
    var counts: [Int32: Int] = [:]
    var beside = 0
    for line in lines {
      let cells = line.cells.filter { questions.contains($0.words[0].text) && $0.words.count > 1 }
      for cell in cells { counts[cell.box.left / 200, default: 0] += 1 }
      if cells.count > 1 { beside += 1 }
    }
    guard beside > 2, lines.contains(where: answers(in:)) else { return [] }
    let places = counts.filter { $0.value > 2 }.keys.sorted()
    return places.enumerated().filter { $0.offset == 0 || $0.element - places[$0.offset - 1] > 10 }.map {
      $0.element * 200
    }
  }

  private static func answers(in line: TextLine) -> Bool {
    line.cells.contains { answers.contains($0.words[0].text) }
  }

  private static func begins(_ line: TextLine, at lefts: [Int32]) -> Bool {
    line.cells.count == lefts.count && line.cells.allSatisfy { questions.contains($0.words[0].text) }
  }
}
