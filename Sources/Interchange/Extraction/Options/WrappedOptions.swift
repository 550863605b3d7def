import PDFText

/// Options beside each other that go on in the line below, each in its column: "(a) Rabindranath   (b) Bankim Chandra" above
/// "Tagore   Chattopadhyay".
enum WrappedOptions {
  /// The lines with such options in one piece.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    for line in lines {
      guard let above = result.last, let owners = owners(of: line, below: above) else {
        result.append(line)
        continue
      }
      var whole = above
      for (cell, owner) in zip(line.cells, owners) {
        var words = cell.words
        words[0].gapBefore = words[0].size / 3
        whole.cells[owner] = TextCell(whole.cells[owner].words + words)
      }
      whole.box = whole.box.union(line.box)
      result[result.count - 1] = whole
    }
    return result
  }

  /// The cells of a line of options that each cell of the next goes on from; nil where one goes on from none.
  private static func owners(of line: TextLine, below above: TextLine) -> [Int]? {
    guard line.cells.count > 1, above.cells.count > 1, line.cells.count <= above.cells.count,
      line.page == above.page, line.column == above.column, line.label() == nil,
      line.box.top - above.box.bottom < line.size / 2, line.box.top > above.box.top,
      above.cells.allSatisfy(isOption), !line.cells.contains(where: isOption)
    else { return nil }
    let owners = line.cells.compactMap { cell in
      above.cells.firstIndex { option in
        abs(option.box.left - cell.box.left) < 300
          || option.words.count > 1 && abs(option.words[1].box.left - cell.box.left) < 300
      }
    }
    return owners.count == line.cells.count && Set(owners).count == owners.count ? owners : nil
  }

  private static func isOption(_ cell: TextCell) -> Bool {
    guard cell.words.count > 1, let part = compactLabel(cell.words[0].text)?.first else { return false }
    return part.letter != nil && part.number == nil && part.style != .bare
  }
}
