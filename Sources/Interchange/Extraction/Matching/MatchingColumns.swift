import PDFText

/// Reads two columns whose entries are to be joined, of which no numbers name the left one: terms, and what they mean in
/// another order, perhaps with letters before it.
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
    var texts = right.map { joiner.text($0.cells.map(\.text)) }
    let letters = letters(before: &texts)
    let options = texts.indices.map { ExtractedItem.Option(label: letters?[$0], text: texts[$0]) }
    var items = left.map { entry in
      var item = ExtractedItem(
        kind: .matching, question: joiner.text(entry.cells.map(\.text)), places: document.places(entry.lines))
      item.options = options
      return item
    }
    let explained = Set((left + right).flatMap(\.lines))
    if letters != nil, let end = explained.max() { takeKey(behind: end, &items) }
    return Recognition(layout: .matching, items: items, explained: explained, coherence: 1)
  }

  /// Takes the letters off texts that count from the first; nil where they do not.
  private func letters(before texts: inout [String]) -> [String]? {
    var letters: [String] = []
    var rests: [String] = []
    for text in texts {
      guard let end = text.firstIndex(of: " "), let part = compactLabel(String(text[..<end]))?.first,
        part.letter == letters.count + 1, part.style != .bare
      else { return nil }
      letters.append(part.text.trimmedOfPunctuation)
      rests.append(String(text[end...]).trimmed)
    }
    texts = rests
    return letters
  }

  /// Gives entries the letters that stand before them where a key says the left column again.
  private func takeKey(behind end: Int, _ items: inout [ExtractedItem]) {
    let places = Dictionary(
      items.indices.map { (Verification.words(items[$0].question), $0) }, uniquingKeysWith: { one, _ in one })
    for index in document.lines.indices.dropFirst(end + 1) {
      let cells = document.lines[index].cells
      guard cells.count > 1, cells[0].words.count == 1, let part = compactLabel(cells[0].text)?.first,
        part.letter != nil, part.style != .bare, let item = places[Verification.words(cells[1].text)],
        items[item].answer == nil
      else { continue }
      items[item].take(
        answer: part.text.trimmedOfPunctuation,
        at: ExtractedItem.Place(page: document.lines[index].page, box: cells[0].box))
    }
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
        !document.isHeading(index), mayBelong(index, edges.1)
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

  /// True for a line without a label, or with the letter of an entry of the right column alone.
  private func mayBelong(_ index: Int, _ edge: Int32) -> Bool {
    guard let label = document.labels[index] else { return true }
    return label.parts.count == 1 && label.parts[0].letter != nil && label.parts[0].number == nil
      && abs(document.lines[index].box.left - edge) < 300
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
    // Where letters stand before them each of these begins one.
    func isLettered(_ cell: TextCell) -> Bool {
      cell.words.count > 1
        && compactLabel(cell.words[0].text)?.first.map { $0.letter != nil && $0.style != .bare } == true
    }
    let areLettered = cells.count { isLettered($0.cell) } * 2 > cells.count
    // Where all stand at one distance each is an entry.
    let isEven = (most - least) * 3 < size
    var entries: [Entry] = []
    for (line, cell) in cells {
      let goesOn =
        areLettered
        ? !isLettered(cell)
        : entries.last.map { last in
          !isEven && last.lines.last.map { document.lines[$0].page == document.lines[line].page } == true
            && cell.box.top - last.bottom < min(least + size / 3, size * 7 / 10)
        } ?? false
      if goesOn, !entries.isEmpty {
        entries[entries.count - 1].lines.append(line)
        entries[entries.count - 1].cells.append(cell)
      } else {
        entries.append(Entry(lines: [line], cells: [cell]))
      }
    }
    return entries
  }
}
