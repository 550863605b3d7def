import PDFText

/// What stands below a group of short questions and sums up their marks: "(6 × 2)   (12)", "TOTAL SECTION A:   28".
///
/// Source: papers of South Africa's Department of Basic Education.
enum ProductsOfMarks {
  /// The lines without such sums, where there is a product at least.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let products = lines.indices.filter { isProduct(lines[$0]) }
    guard !products.isEmpty else { return lines }
    let totals = lines.indices.filter { isTotal(lines[$0]) }
    var found = Set(products + totals)
    for total in totals {
      // The number may stand in another column of the page.
      for line in lines.indices where isBeside(lines[line], lines[total]) { found.insert(line) }
    }
    return lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  /// True for "(6 × 2)" alone on its line, or with what it comes to.
  private static func isProduct(_ line: TextLine) -> Bool {
    // Nearly no line ends with a bracket, and all are asked.
    guard line.cells.count <= 3, line.cells.last?.words.last?.text.utf8.last == 0x29, line.words.count <= 4
    else { return false }
    let parts = line.text.split { " ()".contains($0) }.map(String.init)
    guard line.text.first == "(", parts.count == 3 || parts.count == 4, ["×", "x", "X"].contains(parts[1]),
      let one = Int(parts[0]), let other = Int(parts[2]), one > 0, other > 0, one <= 200, other <= 200
    else { return false }
    return parts.count == 3 || Int(parts[3]) == one * other
  }

  private static func isTotal(_ line: TextLine) -> Bool {
    guard line.cells[0].words[0].text.lowercased().hasPrefix("total"), (1...6).contains(line.words.count),
      let last = line.words.last?.text
    else { return false }
    return last.last == ":" || Int(last.trimmedOfPunctuation) != nil
  }

  private static func isBeside(_ line: TextLine, _ total: TextLine) -> Bool {
    line.page == total.page && abs(line.box.top - total.box.top) < total.size / 2 && line.words.count == 1
      && Int(line.text.trimmedOfPunctuation) != nil
  }
}
