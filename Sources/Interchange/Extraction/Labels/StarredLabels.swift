import PDFText

/// Stars behind labels, "1(b)*" or "(b)*", which say that the quality of writing is judged as well.
///
/// Source: question papers of OCR's A level in History.
enum StarredLabels {
  /// The lines with labels alone.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in place(in: lines[index]).map { (index, $0) } }
    guard found.count > 1 else { return lines }
    var result = lines
    for (index, (cell, word)) in found { result[index].cells[cell].words[word].text.removeLast() }
    return result
  }

  /// Where the first words of a line have such a label.
  private static func place(in line: TextLine) -> (cell: Int, word: Int)? {
    for (cell, content) in line.cells.prefix(2).enumerated() {
      for (word, found) in content.words.prefix(2).enumerated() {
        if found.text.count > 3, found.text.last == "*", found.text.dropLast().last == ")",
          compactLabel(String(found.text.dropLast())) != nil
        {
          return (cell, word)
        }
        guard compactLabel(found.text) != nil else { return nil }
      }
    }
    return nil
  }
}
