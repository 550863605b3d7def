/// Columns in a part of a page: questions in two columns below a text across both.
extension ColumnFinder {
  /// The lines of such a part with the place of its gutter; nil for none.
  ///
  /// Numbers have to count on from the left column to the right one: nothing else tells it from a table in a text.
  func countedBlock() -> (lines: Range<Int>, gutter: Int32)? {
    guard lines.count >= 8 else { return nil }
    let edges = edges
    let textWidth = edges.right - edges.left
    guard textWidth > 0 else { return nil }
    let places = (0...40).map { edges.left + textWidth * Int32(30 + $0) / 100 }
    let marks = GutterMarks(lines, places)
    var blocks: Set<Range<Int>> = []
    for step in places.indices {
      var start = 0
      for index in 0...lines.count where index == lines.count || marks.crosses(index, step) {
        if index - start >= Self.least { blocks.insert(start..<index) }
        start = index + 1
      }
    }
    let longest = blocks.sorted { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }.prefix(4)
    for block in longest where block.count < lines.count {
      let finder = ColumnFinder(Array(lines[block]))
      guard let gutter = finder.gutter(), finder.countsOn(at: gutter) else { continue }
      return (block, gutter)
    }
    return nil
  }

  /// Lines that a block has at least.
  private static let least = 6

  /// True where numbers count on from the left of a place to the right of it.
  private func countsOn(at place: Int32) -> Bool {
    let sides = lines.map { $0.split(at: place) }
    let (left, right) = (sides.compactMap(\.left).numbers, sides.compactMap(\.right).numbers)
    guard let last = left.last, let next = right.first, left.count >= 2, right.count >= 2 else {
      return false
    }
    return next == last + 1 && left.countedOn.count == left.count && right.countedOn.count == right.count
  }
}
