import PDFText

/// Dots between two lists to join by lines whose entries have labels: "hammer •   • a cuts wood" behind a number.
///
/// Without labels the dots alone tell that entries are to be joined.
enum DotsBetweenLists {
  private static let dots: Set<String> = ["•", "●", "∙", "·", "○", "◦"]

  /// The lines without them, where at least three have two.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let paired = lines.indices.filter { index in
      let cells = lines[index].cells
      return cells.count >= 4 && cells.dropFirst().dropLast().count { dots.contains($0.text) } == 2
        && compactLabel(cells[0].words[0].text)?.first?.number != nil
        && compactLabel(cells[cells.count - 1].words[0].text)?.first?.letter != nil
    }
    guard paired.count >= 3, let first = paired.first else { return lines }
    let places = lines[first].cells.filter { dots.contains($0.text) }.map(\.box.centerX)
    return lines.map { line in
      // One of the lists may be longer.
      let isDot = { (cell: TextCell) in
        dots.contains(cell.text) && places.contains { abs($0 - cell.box.centerX) < line.size }
      }
      guard line.cells.count > 1, line.cells.contains(where: isDot) else { return line }
      var line = line
      line.cells.removeAll(where: isDot)
      line.fitBox()
      return line
    }.filter { !$0.cells.isEmpty }
  }
}
