import PDFText

/// What names the second of two lists to match, where that stands behind the first: "Definition" above "A.", "B.", "C.".
enum SecondListHeads {
  /// The lines without such names, which end no question.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = Set(lines.indices.dropFirst().dropLast(3).filter { isHead($0, lines) })
    return found.isEmpty ? lines : lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  /// True for a bold word or two between a number beyond 3 and the letters A, B and C.
  private static func isHead(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard line.isBold, line.cells.count == 1, line.words.count <= 3,
      // Chinese has no capitals.
      line.words[0].text.first.map({ $0.isLetter && !$0.isLowercase }) == true,
      line.page == lines[index + 1].page, line.label() == nil
    else { return false }
    let letters = (1...3).map { lines[index + $0].label()?.parts.first }
    guard
      letters.enumerated().allSatisfy({ $1?.letter == $0 + 1 && $1?.isUpper == true && $1?.style != .bare })
    else { return false }
    // "Section B" above "A. Write about a bird." heads questions.
    guard
      !(1...3).contains(where: { place in
        let words = lines[index + place].words.dropFirst(lines[index + place].label()?.wordCount ?? 0)
        // "A. 1. seedling 2. roots" is a key.
        return words.last?.text.last.map { "?？".contains($0) } == true
          || words.first.flatMap { compactLabel($0.text)?.first?.number } == 1
          || words.first.map { Asking.isOrderInAnyLanguage($0.text) } == true
      })
    else { return false }
    // The last entry may be two lines long.
    return lines[max(0, index - 2)..<index].contains { above in
      let words = above.words.drop { $0.text.allSatisfy(isLeader) }
      // A letter may be written before it: "(B) 10."
      let number =
        words.first.flatMap { compactLabel($0.text)?.first?.number } ?? above.label()?.parts.first?.number
        ?? 0
      return number > 3 && above.page == line.page && !above.isBold
    }
  }
}
