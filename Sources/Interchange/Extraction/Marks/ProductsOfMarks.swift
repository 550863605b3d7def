import PDFText

/// What stands below a group of short questions, or beside its key, and sums up their marks: "(6 × 2)   (12)",
/// "TOTAL SECTION A:   28", "3 × 6 p = 18 p".
///
/// Source: papers of South Africa's Department of Basic Education, tests of Romanian schools.
enum ProductsOfMarks {
  /// The lines without such sums, where there is a product at least.
  static func without(_ given: [TextLine]) -> [TextLine] {
    let lines = withSums(withoutProducts(given))
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

  /// The lines without such products in cells of their own, where at least two have one.
  private static func withoutProducts(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      lines[index].cells.count > 1 && lines[index].cells.last.map(isProduct) == true
    }
    guard found.count >= 2 else { return lines }
    var lines = lines
    for index in found {
      lines[index].cells.removeLast()
      lines[index].fitBox()
    }
    return lines
  }

  /// The lines with what such a product comes to in its place: "(3 marks)" for "(3 × 1 = 3 mks)".
  ///
  /// Source: marking schemes of Kenyan joint examinations.
  private static func withSums(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    for index in lines.indices {
      guard let cell = lines[index].cells.last, cell.words.last?.text.utf8.last == 0x29,
        case let words = Array(cell.words.suffix(6)), let sum = sum(of: words), var first = words.first,
        var last = words.last
      else { continue }
      (first.text, last.text) = ("(\(sum)", sum == 1 ? "mark)" : "marks)")
      last.box.left = first.box.right + first.size / 4
      last.gapBefore = first.size / 4
      result[index].cells[lines[index].cells.count - 1] = TextCell(cell.words.dropLast(6) + [first, last])
    }
    return result
  }

  /// What "(3 × 1 = 3 mks)" and "(4 × ½ = 2 marks)" come to; nil for any other words.
  private static func sum(of all: [TextWord]) -> Int? {
    let words = all.map(\.text)
    guard words.count == 6, words[0].first == "(", ["×", "x", "*"].contains(words[1]), words[3] == "=",
      let sum = Int(words[4]), (1...40).contains(sum),
      ["mk)", "mks)", "mark)", "marks)", "pt)", "pts)", "point)", "points)"].contains(words[5].lowercased())
    else { return nil }
    let factors = [String(words[0].dropFirst()), words[2]]
    return factors.allSatisfy { Int($0) != nil || ["½", "1/2", "¼", "0.5"].contains($0) } ? sum : nil
  }

  /// True for "4 × 4,5 p = 18 p".
  private static func isProduct(_ cell: TextCell) -> Bool {
    let words = cell.words.map(\.text)
    // "(1×4=4)" of schools in India
    if words.joined().wholeMatch(of: /\(\d{1,2}[×x*]\d{1,2}=\d{1,2}\)/) != nil { return true }
    guard (5...7).contains(words.count), "×x*".contains(words[1]), Int(words[0]) != nil,
      let equals = words.firstIndex(of: "="), equals + 1 < words.count, Int(words[equals + 1]) != nil,
      let unit = words.last,
      ["p", "p.", "pt", "pts", "puncte", "points", "punkte"].contains(unit.lowercased())
    else { return false }
    return words[2].allSatisfy { $0.isNumber || ".,".contains($0) }
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
