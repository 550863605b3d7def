import PDFText

/// The line to bind or to seal along in the margin of Chinese exam papers, whose characters stand far apart, one below the
/// other, beside whatever is printed there: "装 订 线", "密 封 线".
enum BindingLine {
  private static let characters: Set<String> = ["装", "订", "线", "裝", "訂", "線", "密", "封"]

  /// The lines without its characters, where several stand alone at the edges.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.flatMap { line in
      [line.cells.first, line.cells.last].compactMap { $0?.text }.filter(characters.contains)
    }
    guard Set(found).count >= 2 else { return lines }
    return lines.compactMap { line in
      var cells = line.cells
      if let first = cells.first, characters.contains(first.text) { cells.removeFirst() }
      if let last = cells.last, characters.contains(last.text) { cells.removeLast() }
      guard cells.count < line.cells.count else { return line }
      guard !cells.isEmpty else { return nil }
      var line = line
      cells[0].words[0].gapBefore = 0
      line.cells = cells
      line.box = cells.dropFirst().reduce(cells[0].box) { $0.union($1.box) }
      return line
    }
  }
}
