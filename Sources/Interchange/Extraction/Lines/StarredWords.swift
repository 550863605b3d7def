import PDFText

/// Stars in the margin before some rows of a list, which a line below explains: "* かばん … bag", "* Words in the dialogue".
enum StarredWords {
  /// The lines without such stars, where the words behind them begin where those of the other rows do.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let starred = lines.indices.filter { index in
      let line = lines[index]
      return line.cells.count > 1 && line.words.count > 2
        && ["*", "†", "◦", "☆", "★"].contains(line.words[0].text)
        && line.words[1].text.first?.isNumber != true
        // Before the letter of an option it says that this is the right one.
        && compactLabel(line.words[1].text) == nil
    }
    // How many rows begin within each point of the page's width.
    var edges: [Int32: Int] = [:]
    for line in lines where line.cells.count > 1 { edges[line.box.left / 100, default: 0] += 1 }
    func isEdge(_ left: Int32) -> Bool {
      (left / 100 - 3...left / 100 + 3).reduce(0) { $0 + (edges[$1] ?? 0) } >= 3
    }
    let aligned = starred.filter { isEdge(lines[$0].words[1].box.left) }
    guard aligned.count >= 2 else { return lines }
    var result = lines
    for index in aligned {
      var cells = lines[index].cells
      cells[0].words.removeFirst()
      if cells[0].words.isEmpty { cells.removeFirst() }
      cells[0].words[0].gapBefore = 0
      cells[0] = TextCell(cells[0].words)
      result[index].cells = cells
      result[index].box = cells.dropFirst().reduce(cells[0].box) { $0.union($1.box) }
    }
    return result
  }
}
