/// Puts the cells of table rows beside each other whose texts stand in the middle of their rows.
///
/// Browsers and word processors set them so: beside an answer of four lines a question of two begins with the second of
/// them, or half a line lower. What stands in one row has one middle, in each column, all the way down the table; that
/// tells such tables from others and from columns of text.
struct CentredRows {
  /// A cell of one line, with the place of that line.
  private struct Fragment {
    let line: Int
    let cell: TextCell
    var middle: Int32 { cell.box.centerY }
  }

  /// The lines of one column that stand close to each other: all that a row has there.
  private struct Block {
    let band: Int
    var fragments: [Fragment]
    var middle: Int32 { (fragments[0].middle + fragments[fragments.count - 1].middle) / 2 }
    var top: Int32 { fragments[0].cell.box.top }
    var bottom: Int32 { fragments[fragments.count - 1].cell.box.bottom }
  }

  /// Where a column stands, from left to right.
  private struct Band {
    var left: Int32
    var right: Int32
  }

  /// More columns than a table has that anyone reads.
  private static let mostBands = 10

  /// The lines with the rows of such tables put beside each other.
  ///
  /// - Parameter lines: Those of a page from top to bottom, not yet parted by columns of text.
  static func aligned(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var start = 0
    while start < lines.count {
      guard let first = lines[start...].firstIndex(where: { $0.cells.count > 1 }) else { break }
      let (range, bands) = region(around: first, from: start, lines)
      result += lines[start..<range.lowerBound]
      result += rows(lines, range, bands) ?? Array(lines[range])
      start = range.upperBound
    }
    return result + lines[start...]
  }

  /// The lines around one of several cells in which nothing lies across two columns.
  private static func region(
    around first: Int, from start: Int, _ lines: [TextLine]
  ) -> (range: Range<Int>, bands: [Band]) {
    var bands: [Band] = lines[first].cells.map { Band(left: $0.box.left, right: $0.box.right) }
    var (lower, upper) = (first, first + 1)
    while upper < lines.count, isNear(lines[upper - 1], lines[upper]),
      let wider = widened(bands, by: lines[upper])
    {
      bands = wider
      upper += 1
    }
    while lower > start, isNear(lines[lower - 1], lines[lower]),
      let wider = widened(bands, by: lines[lower - 1])
    {
      bands = wider
      lower -= 1
    }
    return (lower..<upper, bands)
  }

  private static func isNear(_ above: TextLine, _ below: TextLine) -> Bool {
    below.box.top - above.box.bottom < 3 * max(above.size, below.size)
  }

  /// The columns with the cells of a line; nil where one of them lies across two, or leaves no room between two.
  private static func widened(_ bands: [Band], by line: TextLine) -> [Band]? {
    var bands = bands
    var last: Int32 = .min
    for cell in line.cells {
      // Heads that stand close to each other are one cell, above several columns.
      guard !bands.contains(where: { $0.left < last && last < $0.right && $0.right > cell.box.left }) else {
        return nil
      }
      last = cell.box.right - 1
      let own = bands.indices.filter { cell.box.left < bands[$0].right && cell.box.right > bands[$0].left }
      guard own.count < 2 else { return nil }
      if let place = own.first {
        bands[place].left = min(bands[place].left, cell.box.left)
        bands[place].right = max(bands[place].right, cell.box.right)
      } else {
        bands.append(Band(left: cell.box.left, right: cell.box.right))
        bands.sort { $0.left < $1.left }
      }
    }
    guard bands.count <= mostBands,
      zip(bands, bands.dropFirst()).allSatisfy({ $0.right + line.size / 2 <= $1.left })
    else { return nil }
    return bands
  }

  /// The lines of a region row by row; nil where it is no such table, or every row stands beside each other already.
  private static func rows(_ lines: [TextLine], _ range: Range<Int>, _ bands: [Band]) -> [TextLine]? {
    guard range.count > 3, bands.count > 1, let columns = columns(lines, range, bands),
      let pitch = pitch(columns, lines[range.lowerBound].size)
    else { return nil }
    let size = lines[range.lowerBound].size
    let blocks = columns.enumerated().flatMap { band, fragments in divided(fragments, band, pitch) }
      .sorted { ($0.middle, $0.band) < ($1.middle, $1.band) }
    var rows: [[Block]] = []
    for block in blocks {
      if let first = rows.last?.first, (block.middle - first.middle) * 5 <= size {
        guard !rows[rows.count - 1].contains(where: { $0.band == block.band }) else { return nil }
        rows[rows.count - 1].append(block)
      } else {
        rows.append([block])
      }
    }
    let bottoms = rows.map { $0.map(\.bottom).max() ?? 0 }
    let tops = rows.map { $0.map(\.top).min() ?? 0 }
    let whole = rows.count { $0.count > 1 }
    guard whole > 2, whole * 4 >= rows.count * 3,
      zip(bottoms, tops.dropFirst()).allSatisfy({ $0 <= $1 + size / 5 }),
      rows.contains(where: { row in Set(row.map(\.fragments.count)).count > 1 })
    else { return nil }
    return rows.flatMap { aligned($0, lines) }
  }

  /// What stands in each column from top to bottom; nil where a column has two cells of one line.
  private static func columns(_ lines: [TextLine], _ range: Range<Int>, _ bands: [Band]) -> [[Fragment]]? {
    var columns = [[Fragment]](repeating: [], count: bands.count)
    for line in range {
      for cell in lines[line].cells {
        guard let band = bands.firstIndex(where: { cell.box.left < $0.right && cell.box.right > $0.left }),
          columns[band].last?.line != line
        else { return nil }
        columns[band].append(Fragment(line: line, cell: cell))
      }
    }
    for band in columns.indices { columns[band].sort { $0.middle < $1.middle } }
    return columns
  }

  /// From one line of a cell to the next: the least distance in any column; nil where no cell has two lines.
  private static func pitch(_ columns: [[Fragment]], _ size: Int32) -> Int32? {
    let distances = columns.flatMap { column in zip(column, column.dropFirst()).map { $1.middle - $0.middle }
    }
    guard let least = distances.min(), least * 10 >= size * 8, least * 10 <= size * 19 else { return nil }
    return least
  }

  /// The blocks of a column: what stands further apart than the lines of a cell belongs to another row.
  private static func divided(_ fragments: [Fragment], _ band: Int, _ pitch: Int32) -> [Block] {
    var blocks: [Block] = []
    for fragment in fragments {
      if let last = blocks.last?.fragments.last, (fragment.middle - last.middle) * 100 <= pitch * 112 {
        blocks[blocks.count - 1].fragments.append(fragment)
      } else {
        blocks.append(Block(band: band, fragments: [fragment]))
      }
    }
    return blocks
  }

  /// The lines of a row, in each of which stand the lines of its cells that have the same count.
  private static func aligned(_ row: [Block], _ lines: [TextLine]) -> [TextLine] {
    guard let longest = row.max(by: { $0.fragments.count < $1.fragments.count }) else { return [] }
    return longest.fragments.indices.map { place in
      let like = lines[longest.fragments[place].line]
      let cells = row.filter { place < $0.fragments.count }.map { block in
        block.band == longest.band
          ? block.fragments[place].cell
          : block.fragments[place].cell.moved(to: longest.fragments[place].cell.box)
      }
      return TextLine(cells, like: like)
    }
  }
}

extension TextCell {
  /// The cell at the height of a line.
  func moved(to line: Box) -> TextCell {
    TextCell(
      words.map { word in
        var word = word
        (word.box.top, word.box.bottom) = (line.top, line.bottom)
        return word
      })
  }
}

extension TextLine {
  /// A line of cells that stood in others, from left to right with the room between them.
  init(_ cells: [TextCell], like other: TextLine) {
    var cells = cells.sorted { $0.box.left < $1.box.left }
    for place in cells.indices {
      let gap = place == 0 ? 0 : max(0, cells[place].box.left - cells[place - 1].box.right)
      cells[place].words[0].gapBefore = gap
    }
    self.init(page: other.page, cells: cells, size: other.size)
  }
}
