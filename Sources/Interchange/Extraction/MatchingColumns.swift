import PDFText

/// Reads two columns whose entries are to be joined and that neither numbers nor letters name: terms, and what they mean in
/// another order.
struct MatchingColumns {
  let document: DocumentLines
  let joiner: LineJoiner

  /// An entry of a column.
  private struct Entry {
    var lines: [Int]
    var cells: [TextCell]
    var bottom: Int32 { cells.last?.box.bottom ?? 0 }
  }

  /// The entries of the left column with those of the right one as options; nil where nothing tells to join them.
  func read() -> Recognition? {
    guard
      let start = document.lines.indices.first(where: {
        document.lines[$0].cells.count == 2 && document.labels[$0] == nil && document.ordersToMatch(above: $0)
      }), let columns = columns(from: start)
    else { return nil }
    let (left, right) = (entries(columns.left), entries(columns.right))
    guard left.count >= 4, right.count >= left.count, right.count <= left.count + 4 else { return nil }
    let options = right.map { ExtractedItem.Option(label: nil, text: joiner.text($0.cells.map(\.text))) }
    let items = left.map { entry in
      var item = ExtractedItem(
        kind: .matching, question: joiner.text(entry.cells.map(\.text)), places: document.places(entry.lines))
      item.options = options
      return item
    }
    return Recognition(
      layout: .matching, items: items, explained: Set((left + right).flatMap(\.lines)), coherence: 1)
  }

  /// The cells of the two columns from a line on, as long as each begins at an edge of theirs.
  private func columns(from start: Int) -> (
    left: [(line: Int, cell: TextCell)], right: [(line: Int, cell: TextCell)]
  )? {
    let first = document.lines[start].cells
    let edges = (first[0].box.left, first[1].box.left)
    var left: [(line: Int, cell: TextCell)] = []
    var right: [(line: Int, cell: TextCell)] = []
    for index in start..<document.lines.count {
      let cells = document.lines[index].cells
      guard
        cells.allSatisfy({ abs($0.box.left - edges.0) < 300 || abs($0.box.left - edges.1) < 300 }),
        document.labels[index] == nil, !document.isHeading(index)
      else { break }
      for cell in cells {
        if abs(cell.box.left - edges.0) < 300 {
          left.append((index, cell))
        } else {
          right.append((index, cell))
        }
      }
    }
    return left.count >= 4 && right.count >= 4 ? (left, right) : nil
  }

  /// The entries of a column: lines of one stand closer than those of two.
  private func entries(_ cells: [(line: Int, cell: TextCell)]) -> [Entry] {
    let gaps = zip(cells, cells.dropFirst()).compactMap { above, below in
      document.lines[above.line].page == document.lines[below.line].page
        ? below.cell.box.top - above.cell.box.bottom : nil
    }
    guard let least = gaps.min(), let most = gaps.max(), let size = cells.first?.cell.words.first?.size else {
      return []
    }
    // Where all stand at one distance each is an entry.
    let isEven = (most - least) * 3 < size
    var entries: [Entry] = []
    for (line, cell) in cells {
      if !isEven, let last = entries.last, let above = last.lines.last,
        document.lines[above].page == document.lines[line].page,
        cell.box.top - last.bottom < min(least + size / 3, size * 7 / 10)
      {
        entries[entries.count - 1].lines.append(line)
        entries[entries.count - 1].cells.append(cell)
      } else {
        entries.append(Entry(lines: [line], cells: [cell]))
      }
    }
    return entries
  }
}
