import PDFText

/// Brackets that open before a number in a script read from right to left, which files set behind it: "5( נקודות)".
enum BracketsOfNumbers {
  /// The lines with such brackets before their numbers.
  static func turned(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      // Bytes first: nearly no line has such a word.
      guard line.cells.contains(where: { $0.words.contains { isTurned($0.text) } }),
        line.text.unicodeScalars.contains(where: { (0x590...0x6FF).contains($0.value) })
      else { return line }
      var line = line
      for cell in line.cells.indices {
        for word in line.cells[cell].words.indices.dropLast() {
          let text = line.cells[cell].words[word].text
          guard isTurned(text),
            line.cells[cell].words[(word + 1)...].prefix(3).contains(where: { $0.text.hasSuffix(")") })
          else { continue }
          line.cells[cell].words[word].text = "(" + text.dropLast()
        }
      }
      return line
    }
  }

  private static func isTurned(_ text: String) -> Bool {
    guard text.utf8.last == 0x28, text.utf8.count > 1, text.utf8.count <= 5 else { return false }
    return text.dropLast().allSatisfy { $0.isNumber || ",.½".contains($0) }
  }
}
