extension GreyPicture {
  /// Whether a line is drawn below a word from end to end, at its foot; letters that reach below the others may break it.
  func hasLine(below box: Box, on ground: UInt8) -> Bool {
    let (left, right) = (max(0, Int(box.left) / 100 + 1), min(width, Int(box.right) / 100))
    let tall = Int(box.height) / 100
    let foot = Int(box.bottom) / 100
    guard right - left >= 4, tall >= 5 else { return false }
    // Below where letters stand, and hardly below the font's tails, where frames of cells may run.
    let (first, last) = (max(0, foot - tall / 6), min(height - 1, foot + 1))
    // Boxes may lie off the page.
    guard first <= last else { return false }
    return (first...last).contains { row in
      let inked = (left..<right).count { abs(Int(dots[row * width + $0]) - Int(ground)) > 40 }
      return inked * 100 >= (right - left) * 60
    }
  }

  /// Whether a closed line runs around a box: from beside the letters no way leads out over the ground, up to one line's height
  /// around them.
  ///
  /// - Parameters:
  ///   - box: A box on a page of which this shows a dot for each point.
  ///   - ground: The shade of what the letters stand on.
  func hasRing(around box: Box, on ground: UInt8) -> Bool {
    let (left, right) = (Int(box.left) / 100, (Int(box.right) + 99) / 100)
    let middle = Int(box.centerY) / 100
    let reach = Int(box.height) / 100
    guard (4...40).contains(reach), right - left < 60 else { return false }
    let (from, to) = (max(0, left - reach), min(width - 1, right + reach))
    let (top, foot) = (max(0, middle - reach * 5 / 4), min(height - 1, middle + reach * 5 / 4))
    guard from <= to, top <= foot else { return false }
    let (columns, rows) = (from...to, top...foot)
    return [(left - 1, middle), (right, middle)].contains { start in
      columns.contains(start.0) && rows.contains(start.1) && isClosed(around: start, columns, rows, ground)
    }
  }

  /// Whether the ground around a dot ends before the edges of a window.
  private func isClosed(
    around start: (column: Int, row: Int), _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>,
    _ ground: UInt8
  ) -> Bool {
    func isGround(_ column: Int, _ row: Int) -> Bool {
      abs(Int(dots[row * width + column]) - Int(ground)) <= 48
    }
    guard isGround(start.column, start.row) else { return false }
    var seen = [Bool](repeating: false, count: columns.count * rows.count)
    func place(_ column: Int, _ row: Int) -> Int {
      (row - rows.lowerBound) * columns.count + column - columns.lowerBound
    }
    var waiting = [start]
    seen[place(start.column, start.row)] = true
    while let (column, row) = waiting.popLast() {
      if column == columns.lowerBound || column == columns.upperBound || row == rows.lowerBound
        || row == rows.upperBound
      {
        return false
      }
      for (next, below) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
      where !seen[place(next, below)] && isGround(next, below) {
        seen[place(next, below)] = true
        waiting.append((next, below))
      }
    }
    return true
  }
}
