/// Divides rows of tables where a cell is so full that no more than a space parts it from the next column.
///
/// Cells are told by the wide gaps between them. A full cell has none behind it, but what stands in the next column
/// begins exactly where it does in the other rows, as words of running text do by chance only.
struct TableEdges {
  /// What begins within this distance of an edge begins there, in hundredths of a point.
  private static let tolerance: Int32 = 60

  /// How a line stands to the edge of a column.
  private enum Standing {
    /// A cell begins there.
    case begins
    /// A word within a cell begins there: its cell, and its place in it.
    case hides(cell: Int, word: Int)
    /// A word lies over it.
    case crosses
    case misses
  }

  /// Divides lines.
  ///
  /// - Parameter lines: Those of a page from top to bottom, not yet parted by columns of text.
  static func divide(_ lines: [TextLine]) -> [TextLine] {
    let edges = edges(lines)
    guard !edges.isEmpty else { return lines }
    var lines = lines
    for edge in edges {
      let standings = lines.map { standing($0, edge) }
      var start = 0
      while start < lines.count {
        if case .crosses = standings[start] {
          start += 1
          continue
        }
        var end = start
        while end < lines.count, !isCrossing(standings[end]) { end += 1 }
        divide(&lines, start..<end, standings)
        start = end
      }
    }
    return lines
  }

  /// Where cells other than the first begin in at least three lines.
  private static func edges(_ lines: [TextLine]) -> [Int32] {
    let lefts = lines.flatMap { $0.cells.dropFirst().map(\.box.left) }.sorted()
    var edges: [Int32] = []
    var start = 0
    for index in lefts.indices where index + 1 == lefts.count || lefts[index + 1] - lefts[start] > tolerance {
      if index - start >= 2 { edges.append(lefts[(start + index) / 2]) }
      start = index + 1
    }
    return edges
  }

  private static func standing(_ line: TextLine, _ edge: Int32) -> Standing {
    guard line.box.right > edge else { return .misses }
    for (index, cell) in line.cells.enumerated() where cell.box.right > edge + tolerance {
      if abs(cell.box.left - edge) <= tolerance { return index == 0 ? .misses : .begins }
      for (place, word) in cell.words.enumerated() {
        if abs(word.box.left - edge) <= tolerance { return .hides(cell: index, word: place) }
        if word.box.left < edge, word.box.right > edge { return .crosses }
      }
      return .misses
    }
    return .misses
  }

  private static func isCrossing(_ standing: Standing) -> Bool {
    if case .crosses = standing { return true }
    return false
  }

  /// Divides the rows of a stretch that no word over the edge interrupts, where most of them have a cell there.
  private static func divide(_ lines: inout [TextLine], _ range: Range<Int>, _ standings: [Standing]) {
    var rows: [Int] = []
    var hiding: [(line: Int, cell: Int, word: Int)] = []
    for index in range {
      switch standings[index] {
      case .begins: rows.append(index)
      case .hides(let cell, let word): hiding.append((index, cell, word))
      case .crosses, .misses: break
      }
    }
    guard let first = rows.first, let last = rows.last, rows.count >= 3, rows.count > hiding.count
    else { return }
    for (line, cell, word) in hiding {
      let words = lines[line].cells[cell].words
      // The rows at a table's ends are told from what stands above and below it by more than a space.
      let isInside = line > first && line < last
      let isAtEnd = line + 1 == first || line == last + 1
      guard isInside || isAtEnd && words[word].gapBefore * 10 >= words[word].size * 7,
        !isLabel(words[..<word])
      else { continue }
      lines[line].cells.replaceSubrange(
        cell...cell, with: [TextCell(Array(words[..<word])), TextCell(Array(words[word...]))])
    }
  }

  /// True for the number or the letter before a text, which stands as close to it as it likes.
  private static func isLabel(_ words: ArraySlice<TextWord>) -> Bool {
    guard words.count == 1, let text = words.first?.text else { return false }
    return text.count == 1
      || text.count <= 5 && (text.contains(where: \.isNumber) || ".):".contains(text.last ?? " "))
  }
}
