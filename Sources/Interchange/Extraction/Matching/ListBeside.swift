import PDFText

/// A list to match from that stands beside numbered entries at heights of its own: lines of the one are not those of the
/// other.
enum ListBeside {
  /// An entry of the list on the right.
  private struct Entry {
    let line: Int
    let left: Int32
    /// Whether a numbered entry stands on its line.
    let isBesideNumber: Bool
  }

  /// The lines with such a list below the entries on the left.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    var run: [Entry] = []
    var best: [Entry] = []
    for (index, line) in lines.enumerated() {
      guard let cell = line.cells.last(where: { letter(of: $0) != nil }), let letter = letter(of: cell) else {
        continue
      }
      let entry = Entry(
        line: index, left: cell.box.left, isBesideNumber: cell.box.left > line.box.left && line.label() != nil
      )
      if let last = run.last, letter == run.count + 1, lines[last.line].page == line.page,
        abs(last.left - entry.left) < 300
      {
        run.append(entry)
      } else {
        run = letter == 1 ? [entry] : []
      }
      if run.count > best.count { best = run }
    }
    // On the lines of the numbers they are read row by row.
    guard best.count >= 5, let first = best.first, let last = best.last,
      case let apart = best.count(where: { !$0.isBesideNumber }), apart >= 3, apart * 4 >= best.count
    else { return lines }
    let place = best.map(\.left).reduce(first.left, min) - 100
    let numbered = (max(0, first.line - 2)..<(last.line + 1)).filter { index in
      lines[index].page == lines[first.line].page && lines[index].box.left < place
        && lines[index].label()?.parts.first?.number != nil
    }
    guard numbered.count >= 4, let start = numbered.first, place > lines[start].box.left + 5_000 else {
      return lines
    }
    let end = self.end(of: lines, behind: max(last.line, numbered.last ?? 0), place, lines[start])
    var left: [TextLine] = []
    var right: [TextLine] = []
    for line in lines[start..<end] {
      let parts = line.split(at: place)
      if let part = parts.left { left.append(part) }
      if let part = parts.right { right.append(part) }
    }
    // Nothing on the left may reach into the list.
    guard left.allSatisfy({ $0.box.right <= place }) else { return lines }
    return Array(lines[..<start]) + left + right + Array(lines[end...])
  }

  /// Where numbered entries end that go on below the list beside them.
  private static func end(of lines: [TextLine], behind last: Int, _ place: Int32, _ first: TextLine) -> Int {
    var number = lines[...last].reversed().lazy.compactMap { $0.label()?.parts.first?.number }.first ?? 0
    var end = last + 1
    while end < lines.count, lines[end].page == first.page, lines[end].box.right <= place {
      if lines[end].label()?.parts.first?.number == number + 1,
        abs(lines[end].box.left - first.box.left) < 700
      {
        number += 1
      } else {
        let goesOn =
          lines[end].label() == nil && lines[end].box.left > first.box.left + 700
          && lines[end].box.top - lines[end - 1].box.bottom < first.size && lines[end].size == first.size
        guard goesOn else { break }
      }
      end += 1
    }
    return end
  }

  /// The place in the alphabet of the capital letter that names an entry; nil for any other cell.
  private static func letter(of cell: TextCell) -> Int? {
    guard let first = cell.words.first else { return nil }
    // Room sets a bare letter off: "A   It starts on Monday."
    if first.text.utf8.count == 1, cell.words.count == 1 || cell.words[1].gapBefore > cell.words[1].size / 2 {
      return first.text.first.map { ("A"..."P").contains($0) } == true
        ? first.text.lowercased().firstLetterPlace : nil
    }
    guard let part = compactLabel(first.text)?.first, part.number == nil, part.isUpper, part.style != .bare
    else {
      return nil
    }
    return first.text.lowercased().firstLetterPlace
  }
}
