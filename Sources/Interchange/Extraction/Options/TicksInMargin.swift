import PDFText

/// Ticks at the right edge behind options that nothing else marks, as course programs print the results of a quiz.
enum TicksInMargin {
  private static let ticks: Set<String> = ["✓", "✔", "√", "☑", "✅"]

  /// The lines with boxes before the options of each question, of which those are ticked that have a tick at the right edge.
  static func boxed(_ lines: [TextLine]) -> [TextLine] {
    let ticked = lines.indices.filter { hasTick(lines[$0]) }
    guard ticked.count > 2, let edge = ticked.map({ lines[$0].cells.last?.box.left ?? 0 }).min(),
      ticked.allSatisfy({ (lines[$0].cells.last?.box.left ?? 0) - edge < 400 })
    else { return lines }
    var blocks: [Range<Int>] = []
    for line in ticked where blocks.last?.contains(line) != true {
      let block = block(around: line, lines)
      guard (2...8).contains(block.count), block.lowerBound > 0 else { return lines }
      blocks.append(block)
    }
    // Ticks behind all options, or behind the points of a list, choose nothing; crosses behind the others are read with them.
    guard blocks.count > 2,
      blocks.allSatisfy({ $0.contains { !hasTick(lines[$0]) } && !$0.contains { hasCross(lines[$0]) } })
    else { return lines }
    var result = lines
    for block in blocks {
      for line in block where line == block.lowerBound || !goesOn(lines[line], behind: lines[line - 1]) {
        let isRight = hasTick(lines[line])
        if isRight { result[line].cells.removeLast() }
        var box = result[line].cells[0].words[0]
        box.text = isRight ? "☑" : "☐"
        box.box.right = box.box.left
        result[line].cells[0] = TextCell([box] + result[line].cells[0].words)
      }
    }
    return result
  }

  /// True for words without a label, and a tick far behind them.
  private static func hasTick(_ line: TextLine) -> Bool {
    guard line.cells.count == 2, line.cells[1].words.count == 1, ticks.contains(line.cells[1].words[0].text)
    else { return false }
    return line.label() == nil && line.cells[1].words[0].gapBefore > line.size * 2
  }

  private static func hasCross(_ line: TextLine) -> Bool {
    line.cells.count > 1 && line.words.last.map { ["✗", "✘", "❌", "☒", "×"].contains($0.text) } == true
  }

  /// The lines as far from the left edge as one of them.
  private static func block(around line: Int, _ lines: [TextLine]) -> Range<Int> {
    func belongs(_ other: Int) -> Bool {
      lines[other].page == lines[line].page && lines[other].column == lines[line].column
        && abs(lines[other].box.left - lines[line].box.left) < 300 && lines[other].label() == nil
    }
    var block = line..<line + 1
    while block.lowerBound > 0, belongs(block.lowerBound - 1) {
      block = (block.lowerBound - 1)..<block.upperBound
    }
    while block.upperBound < lines.count, belongs(block.upperBound) {
      block = block.lowerBound..<(block.upperBound + 1)
    }
    return block
  }

  /// True for the rest of an option whose first line is full.
  private static func goesOn(_ line: TextLine, behind above: TextLine) -> Bool {
    (above.cells[0].box.right - above.columnLeft) * 10 > (above.columnRight - above.columnLeft) * 8
      && line.words.first?.text.first?.isLowercase == true && line.cells.count == 1
  }
}
