/// Columns of words with their translations beside them, which look like a table of four columns.
extension ColumnFinder {
  /// The place between two such columns; nil where all is one table.
  ///
  /// Rows of a table stand at one height in all of its columns. Where a third of the lines stand on one side alone, as
  /// after a heading in one of the columns, the sides are lists of their own.
  func gutterOfPairs(_ places: [Int32]) -> Int32? {
    guard lines.count >= 12, lines.count(where: { $0.cells.count > 1 }) * 2 >= lines.count else { return nil }
    let good = places.filter { areLists(besides: $0) }
    let strips = good.map { (place: middle(ofGutterAt: $0), width: width(ofGutterAt: $0)) }
    return strips.max { ($0.width, -$0.place) < ($1.width, -$1.place) }?.place
  }

  private func areLists(besides place: Int32) -> Bool {
    let left = lines.count { $0.box.right <= place }
    let right = lines.count { $0.box.left >= place }
    guard min(left, right) >= 4, (left + right) * 3 >= lines.count,
      lines.count(where: { $0.covers(place) }) * 10 <= lines.count
    else { return false }
    let sides = lines.filter { !$0.covers(place) }.map { $0.split(at: place) }
    return sides.compactMap(\.left).arePairs && sides.compactMap(\.right).arePairs
  }
}

extension [TextLine] {
  /// True where most lines are two cells, the second ones at one edge, and all others are one.
  fileprivate var arePairs: Bool {
    let seconds = filter { $0.cells.count == 2 }.map { $0.cells[1].box.left }.sorted()
    guard seconds.count >= 4, seconds.count * 10 >= count * 6, allSatisfy({ $0.cells.count <= 2 }) else {
      return false
    }
    let edge = seconds[seconds.count / 2]
    return seconds.count { abs($0 - edge) < 300 } * 10 >= seconds.count * 9
  }
}
