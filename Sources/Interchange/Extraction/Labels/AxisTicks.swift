import PDFText

/// Numbers at the axis of a chart, one below the other, of which one may look like the number of a question: 12, 8, 4.
enum AxisTicks {
  private static let several = 3

  /// The lines of such numbers: bare, falling in equal steps, and set in from the edge of the column.
  static func find(_ lines: [TextLine]) -> Set<Int> {
    var found: Set<Int> = []
    var run: [Int] = []
    func close() {
      if run.count >= several { found.formUnion(run) }
      run = []
    }
    for (index, line) in lines.enumerated() {
      guard let value = number(line), line.box.left - line.columnLeft > line.size else {
        close()
        continue
      }
      if let last = run.last, let above = number(lines[last]) {
        let step = run.count > 1 ? (number(lines[run[0]]) ?? 0) - (number(lines[run[1]]) ?? 0) : above - value
        if line.page != lines[last].page || line.column != lines[last].column || above - value != step
          || step <= 1
        {
          close()
        }
      }
      run.append(index)
    }
    close()
    return found
  }

  private static func number(_ line: TextLine) -> Int? {
    guard line.cells.count == 1, line.words.count == 1 else { return nil }
    return Int(line.words[0].text)
  }
}
