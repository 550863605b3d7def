import PDFText

/// A column of boxes at the end of a list of words, for those that are known: "1 | 切符 | ticket | ☐" below a tick.
enum TickColumn {
  private static let heads: Set<String> = ["✓", "✔", "√", "☑", "✅"]
  private static let boxes: Set<String> = ["☐", "□", "▢", "❏", "❑", "◻", "○", "◯"]

  /// The lines without it, where at least four rows have a box below a head that is a tick.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    guard
      let head = lines.firstIndex(where: { line in
        line.cells.count > 2 && line.cells.last.map { heads.contains($0.text) } == true
          && line.cells.contains { $0.text.contains(where: \.isLetter) }
      }), let place = lines[head].cells.last?.box.centerX
    else { return lines }
    let rows = lines.indices.dropFirst(head + 1).filter { index in
      lines[index].cells.count > 2
        && lines[index].cells.last.map {
          boxes.contains($0.text) && abs($0.box.centerX - place) < 2 * lines[index].size
        }
          == true
    }
    guard rows.count >= 4 else { return lines }
    var lines = lines
    for index in [head] + rows {
      lines[index].cells.removeLast()
      lines[index].fitBox()
    }
    return lines
  }
}
