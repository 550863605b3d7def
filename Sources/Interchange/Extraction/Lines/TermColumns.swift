import PDFText

/// Puts terms that stand in two columns without a column's width between them one below the other.
///
/// Each cell has a colon between a term and what it means: "saepe: often | nēmō: no one".
func dividedAtTerms(_ lines: [TextLine]) -> [TextLine] {
  func isEntry(_ cell: TextCell) -> Bool {
    guard let mark = cell.words.firstIndex(where: { $0.text.last == ":" }) else { return false }
    return mark + 1 < cell.words.count && mark < 6 && cell.words[0].text.count > 1
  }
  let rows = lines.indices.filter { lines[$0].cells.count == 2 && lines[$0].cells.allSatisfy(isEntry) }
  guard rows.count >= 4, rows.count * 10 >= lines.count(where: { $0.cells.count > 1 }) * 7 else {
    return lines
  }
  let left = rows.map { lines[$0].cells[1].box.left }.sorted()[rows.count / 2]
  guard rows.count(where: { abs(lines[$0].cells[1].box.left - left) < 400 }) * 10 >= rows.count * 8 else {
    return lines
  }
  var result: [TextLine] = []
  var right: [TextLine] = []
  for line in lines {
    guard line.cells.count == 2, line.cells.allSatisfy(isEntry) else {
      if line.cells.count > 1 || line.cells.first.map({ !isEntry($0) }) ?? true {
        result += right
        right.removeAll()
      }
      result.append(line)
      continue
    }
    for (place, cell) in line.cells.enumerated() {
      var part = TextLine(page: line.page, cells: [cell], size: line.size)
      part.column = line.column
      (part.columnLeft, part.columnRight) = (line.columnLeft, line.columnRight)
      if place > 0 { part.columnLeft = part.box.left - (line.box.left - line.columnLeft) }
      if place == 0 { result.append(part) } else { right.append(part) }
    }
  }
  return result + right
}
