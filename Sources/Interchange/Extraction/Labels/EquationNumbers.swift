import PDFText

/// The numbers of displayed formulas at the right edge, which count through a document: they are no marks.
enum EquationNumbers {
  /// How many there are at least.
  private static let several = 4

  /// The lines without such numbers.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index -> (line: Int, number: Int)? in
      let line = lines[index]
      guard line.cells.count > 1, let last = line.cells.last?.text, last.first == "(", last.last == ")",
        let number = String(last.dropFirst().dropLast()).smallNumber
      else { return nil }
      return (index, number)
    }
    guard found.count >= several, let first = found.first?.number,
      found.map(\.number) == Array(first..<first + found.count)
    else { return lines }
    // Marks behind four questions may be 1, 2, 3 and 4 as well.
    let formulas = found.count { isFormula(lines[$0.line]) }
    guard formulas * 10 >= found.count * 7 else { return lines }
    let edges = found.map { lines[$0.line].box.right }
    guard let least = edges.min(), let most = edges.max(), most - least < 600 else { return lines }
    var result = lines
    for (index, _) in found {
      result[index].cells.removeLast()
      let cells = result[index].cells
      result[index].box = cells.dropFirst().reduce(cells[0].box) { $0.union($1.box) }
    }
    return result
  }

  /// True for a line with a sign that formulas have, and hardly a word.
  private static func isFormula(_ line: TextLine) -> Bool {
    let words = line.cells.dropLast().flatMap(\.words)
    return words.contains { $0.text.contains { "=≤≥<>≈≡∝→⇒∫∑√±".contains($0) } }
      && words.count { $0.text.count > 3 && $0.text.allSatisfy(\.isLetter) } <= 2
  }
}
