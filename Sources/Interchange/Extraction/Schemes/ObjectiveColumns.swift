import PDFText

/// Columns of a mark scheme that say for which assessment objectives each mark is given: "AO1 AO2 AO3 Total" beside
/// each question, with the numbers below.
///
/// They stand beside the lines of the question and its answer, and are part of neither. Source: mark schemes of WJEC and
/// Eduqas.
enum ObjectiveColumns {
  /// The lines without such columns, where they stand beside at least two labels.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.compactMap { index in
      lines[index].label() == nil ? nil : firstObjective(lines[index]).map { (line: index, cell: $0) }
    }
    guard heads.count >= 2 else { return lines }
    var result = lines
    var empty: Set<Int> = []
    var edge: Int32?
    var head = 0
    for index in lines.indices where index >= heads[0].line {
      let cells = lines[index].cells
      if head < heads.count, heads[head].line == index {
        edge = cells[heads[head].cell].box.left
        result[index].cells.removeSubrange(heads[head].cell...)
        head += 1
      } else if let edge {
        let kept = cells.prefix { $0.box.left < edge - 500 || !isNumber($0.text) }
        if kept.isEmpty { empty.insert(index) } else { result[index].cells = Array(kept) }
      }
    }
    return result.indices.filter { !empty.contains($0) }.map { result[$0] }
  }

  /// The first of several cells at the end of a line that name objectives; nil where there are none.
  private static func firstObjective(_ line: TextLine) -> Int? {
    let cells = line.cells
    guard let first = cells.indices.dropFirst().first(where: { isObjective(cells[$0].text) }),
      cells.count - first >= 2,
      cells[first...].allSatisfy({ isObjective($0.text) || $0.text.lowercased() == "total" })
    else { return nil }
    return first
  }

  private static func isObjective(_ text: String) -> Bool {
    text.hasPrefix("AO") && (3...5).contains(text.count) && text.dropFirst(2).first?.isNumber == true
  }

  private static func isNumber(_ text: String) -> Bool {
    text.count <= 2 && text.allSatisfy { $0.isNumber || "-–".contains($0) }
  }
}
