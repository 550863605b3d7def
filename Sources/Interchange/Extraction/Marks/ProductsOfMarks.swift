import PDFText

/// What stands below a group of short questions and sums up their marks: "(6 × 2)   (12)", "TOTAL SECTION A:   28".
///
/// Source: papers of South Africa's Department of Basic Education.
enum ProductsOfMarks {
  /// The lines without such sums, where there is a product at least.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let products = lines.indices.filter { index in
      // Nearly no line has a bracket at its end, and all are asked.
      lines[index].cells.last?.words.last?.text.utf8.last == 0x29 && MarkReader.isProduct(lines[index])
    }
    guard !products.isEmpty else { return lines }
    let totals = lines.indices.filter { isTotal(lines[$0]) }
    var found = Set(products + totals)
    for total in totals {
      // The number may stand in another column of the page.
      for line in lines.indices where isBeside(lines[line], lines[total]) { found.insert(line) }
    }
    return lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  private static let summed: Set<String> = ["section", "question", "part", "paper", "marks", "for"]

  private static func isTotal(_ line: TextLine) -> Bool {
    guard line.cells[0].words[0].text.lowercased().hasPrefix("total"), (1...6).contains(line.words.count),
      let last = line.words.last?.text,
      // "Total cost of 12 pens: 36" is a line of a bill.
      line.words.count <= 2 || line.words[0].text.dropFirst().first?.isUppercase == true
        || summed.contains(line.words[1].text.lowercased().trimmedOfPunctuation)
    else { return false }
    return last.last == ":" || Int(last.trimmedOfPunctuation) != nil
  }

  private static func isBeside(_ line: TextLine, _ total: TextLine) -> Bool {
    line.page == total.page && abs(line.box.top - total.box.top) < total.size / 2 && line.words.count == 1
      && Int(line.text.trimmedOfPunctuation) != nil
  }
}
