/// Puts cells that stand in the middle of the lines beside them next to the first of these lines.
///
/// Browsers set the cells of a table in the middle of their row, and so do many authors: a term beside a meaning of two
/// lines stands between them, at the height of neither. Read from top to bottom the meaning would be cut in two.
struct CentredCells {
  private var lines: [TextLine]

  /// A line whose cells stand in the middle of lines beside them.
  private struct Anchor {
    /// Its place among the lines.
    var line: Int
    /// The lines beside it, from top to bottom.
    var rows: [Int]
    /// From left to right, where those lines stand.
    var range: ClosedRange<Int32>
  }

  /// Raises such cells.
  ///
  /// - Parameter lines: Those of a page from top to bottom, not yet parted by columns of text.
  static func raised(_ lines: [TextLine]) -> [TextLine] {
    let cells = CentredCells(lines: lines)
    let anchors = cells.anchors()
    return anchors.isEmpty ? lines : cells.raising(cells.extended(anchors) + cells.odd(anchors))
  }

  /// The lines that stand half a line below one and half a line above another, both beside it.
  private func anchors() -> [Anchor] {
    guard lines.count > 2 else { return [] }
    return lines.indices.dropFirst().dropLast().compactMap { place in
      let (above, own, below) = (lines[place - 1], lines[place], lines[place + 1])
      guard isHalfALine(above, own), isHalfALine(own, below),
        abs((own.box.centerY - above.box.centerY) - (below.box.centerY - own.box.centerY)) * 5 <= own.size,
        isText(above), below.text.contains(where: \.isLetter),
        let range = Self.range(above, below) ?? Self.range(above, below, around: own),
        Self.isBeside(own, range),
        // Lines of two columns of text may stand so, too: there each stands between two.
        !isBetween(place - 1, place - 2, range), !isBetween(place + 1, place + 2, range)
      else { return nil }
      return Anchor(line: place, rows: [place - 1, place + 1], range: range)
    }
  }

  private func isHalfALine(_ one: TextLine, _ other: TextLine) -> Bool {
    let distance = other.box.centerY - one.box.centerY
    return distance * 100 >= other.size * 35 && distance * 100 <= other.size * 95
  }

  /// True for a line that has more than the numerator of a fraction.
  private func isText(_ line: TextLine) -> Bool {
    line.words.count > 1 && line.text.count { $0.isLetter } > 4
  }

  /// Where two lines of one column stand; nil for lines of several cells, or of two columns.
  private static func range(_ one: TextLine, _ other: TextLine) -> ClosedRange<Int32>? {
    guard one.cells.count == 1, other.cells.count == 1, one.box.left < other.box.right,
      other.box.left < one.box.right
    else { return nil }
    return min(one.box.left, other.box.left)...max(one.box.right, other.box.right)
  }

  /// Where the first column of two rows of several cells stands, between which all cells of a line fit.
  private static func range(_ one: TextLine, _ other: TextLine, around own: TextLine) -> ClosedRange<Int32>? {
    guard one.cells.count > 1, other.cells.count <= one.cells.count,
      (one.cells + other.cells).allSatisfy({ isBeside(own, $0.box.left...$0.box.right) })
    else { return nil }
    let isBelow = other.cells.allSatisfy { cell in
      one.cells.contains { overlaps($0.box, cell.box.left...cell.box.right) }
    }
    guard isBelow else { return nil }
    return one.cells[0].box.left...one.cells[0].box.right
  }

  /// True where more than the room between words parts each cell of a line from a column.
  private static func isBeside(_ line: TextLine, _ range: ClosedRange<Int32>) -> Bool {
    line.cells.allSatisfy { cell in
      let room = line.size
      return cell.box.right + room <= range.lowerBound || cell.box.left >= range.upperBound + room
    }
  }

  /// True where the line beyond a row stands half a line from it as well, beside it.
  private func isBetween(_ row: Int, _ beyond: Int, _ range: ClosedRange<Int32>) -> Bool {
    guard lines.indices.contains(beyond), Self.isBeside(lines[beyond], range) else { return false }
    return beyond < row ? isHalfALine(lines[beyond], lines[row]) : isHalfALine(lines[row], lines[beyond])
  }

  /// Anchors with the further lines of their rows: as many above as below, none nearer to another.
  private func extended(_ anchors: [Anchor]) -> [Anchor] {
    anchors.enumerated().map { place, anchor in
      var anchor = anchor
      while let first = anchor.rows.first, let last = anchor.rows.last,
        let (above, below) = around(first, last),
        goesOn(above, first, anchor), goesOn(last, below, anchor),
        isNearest(above, anchor, place, anchors), isNearest(below, anchor, place, anchors)
      {
        anchor.rows = [above] + anchor.rows + [below]
      }
      return anchor
    }
  }

  private func around(_ first: Int, _ last: Int) -> (above: Int, below: Int)? {
    first > 0 && last + 1 < lines.count ? (first - 1, last + 1) : nil
  }

  /// True for two lines of an anchor's column that stand as far from each other as those beside it.
  private func goesOn(_ one: Int, _ other: Int, _ anchor: Anchor) -> Bool {
    let (upper, lower) = (lines[one], lines[other])
    let pitch =
      2 * (lines[anchor.line].box.centerY - lines[anchor.rows[anchor.rows.count / 2 - 1]].box.centerY)
    let distance = lower.box.centerY - upper.box.centerY
    return upper.cells.count == 1 && lower.cells.count == 1 && Self.isBeside(lines[anchor.line], anchor.range)
      && min(upper.box.left, lower.box.left) < anchor.range.upperBound
      && max(upper.box.left, lower.box.left) > anchor.range.lowerBound - upper.size * 4
      && max(upper.box.right, lower.box.right) > anchor.range.lowerBound
      && abs(distance - pitch) * 10 <= pitch * 2
  }

  private func isNearest(_ row: Int, _ anchor: Anchor, _ place: Int, _ anchors: [Anchor]) -> Bool {
    let own = abs(lines[row].box.centerY - lines[anchor.line].box.centerY)
    return [place - 1, place + 1].allSatisfy { other in
      !anchors.indices.contains(other)
        || abs(lines[row].box.centerY - lines[anchors[other].line].box.centerY) > own
    }
  }

  /// How many anchors each line is compared with: a page has fewer tables, and a crafted one no end of rows.
  private static let most = 64

  /// Rows of three lines in the same columns, whose middle line has the cell beside it.
  private func odd(_ anchors: [Anchor]) -> [Anchor] {
    let taken = Set(anchors.flatMap { [$0.line] + $0.rows })
    var used = taken
    return lines.indices.dropFirst().dropLast().compactMap { place in
      let (above, own, below) = (lines[place - 1], lines[place], lines[place + 1])
      guard ![place - 1, place, place + 1].contains(where: used.contains), own.cells.count > 1,
        let range = Self.range(above, below),
        let known = anchors.prefix(Self.most).first(where: { $0.range.overlaps(range) }),
        Self.isBeside(lines[known.line], range),
        own.cells.count(where: { Self.overlaps($0.box, range) }) == 1,
        own.cells.contains(where: { cell in
          lines[known.line].cells.contains { Self.overlaps(cell.box, $0.box.left...$0.box.right) }
        })
      else { return nil }
      let pitch = 2 * (lines[known.line].box.centerY - lines[known.rows[0]].box.centerY)
      let distances = (own.box.centerY - above.box.centerY, below.box.centerY - own.box.centerY)
      guard abs(distances.0 - pitch) * 10 <= pitch, abs(distances.1 - pitch) * 10 <= pitch else { return nil }
      // The row above has to end before: with a cell beside it, with room, or as the row of another anchor.
      let isApart =
        place < 2 || taken.contains(place - 2) || lines[place - 2].cells.count > 1
        || above.box.centerY - lines[place - 2].box.centerY > pitch * 23 / 20
      guard isApart else { return nil }
      used.formUnion([place - 1, place, place + 1])
      return Anchor(line: place, rows: [place - 1, place, place + 1], range: range)
    }
  }

  private static func overlaps(_ box: Box, _ range: ClosedRange<Int32>) -> Bool {
    box.left < range.upperBound && box.right > range.lowerBound
  }

  /// The lines with the cells of anchors beside the first line of each.
  private func raising(_ anchors: [Anchor]) -> [TextLine] {
    var result: [TextLine?] = lines
    for anchor in anchors {
      guard let first = anchor.rows.first, let top = result[first] else { continue }
      let cells = lines[anchor.line].cells
      let raised = cells.filter { !Self.overlaps($0.box, anchor.range) }.map { $0.moved(to: top.box) }
      let left = cells.filter { Self.overlaps($0.box, anchor.range) }
      result[anchor.line] = left.isEmpty ? nil : TextLine(left, like: lines[anchor.line])
      result[first] = TextLine(top.cells + raised, like: top)
    }
    return result.compactMap { $0 }
  }
}
