import PDFText

/// Numbers before the room of gaps in a passage, without brackets: "that left a 27 ……………… on whatever touched it".
///
/// Source: summaries to complete of IELTS.
enum GapNumbersBeforeRoom {
  private static let several = 4

  /// A number within a passage, and the word of dots behind it.
  private struct Gap {
    let number: Int
    let line: Int
    let cell: Int
    let word: Int
    /// Where the dots stand: behind the number, or at the beginning of the next line.
    let isOnNextLine: Bool
  }

  /// The lines with such numbers in brackets, as other passages have them, where four at least count on.
  static func bracketed(_ lines: [TextLine]) -> [TextLine] {
    let gaps = lines.indices.flatMap { found(in: $0, lines) }
    guard gaps.count >= several,
      zip(gaps, gaps.dropFirst()).allSatisfy({ $1.number == $0.number + 1 }),
      // A list of numbers with room behind each is to be filled in as it is.
      gaps.count(where: { $0.cell + $0.word > 0 }) * 10 >= gaps.count * 6
    else { return lines }
    var lines = lines
    for gap in gaps.reversed() {
      if gap.isOnNextLine {
        // No line ends between a number and its room.
        var dots = lines[gap.line + 1].cells[0].words.removeFirst()
        dots.gapBefore = dots.size / 3
        if lines[gap.line + 1].cells[0].words.isEmpty {
          lines[gap.line + 1].cells.removeFirst()
        } else {
          lines[gap.line + 1].cells[0] = TextCell(lines[gap.line + 1].cells[0].words)
        }
        lines[gap.line].cells[gap.cell].words.append(dots)
      }
      lines[gap.line].cells[gap.cell].words[gap.word].text = "(\(gap.number))"
    }
    return lines.filter { !$0.cells.isEmpty }
  }

  private static func found(in index: Int, _ lines: [TextLine]) -> [Gap] {
    let line = lines[index]
    var found: [Gap] = []
    for (cell, own) in line.cells.enumerated() {
      for (word, text) in own.words.enumerated() {
        // Most words are none of digits, and all are asked.
        guard let byte = text.text.utf8.first, (0x31...0x39).contains(byte), text.text.utf8.count <= 3,
          let number = Int(text.text)
        else { continue }
        if word + 1 < own.words.count {
          guard isRoom(own.words[word + 1].text) else { continue }
          found.append(Gap(number: number, line: index, cell: cell, word: word, isOnNextLine: false))
        } else if cell + 1 == line.cells.count, index + 1 < lines.count, line.words.count > 3,
          lines[index + 1].page == line.page, lines[index + 1].column == line.column,
          lines[index + 1].words.count > 1, isRoom(lines[index + 1].words[0].text)
        {
          found.append(Gap(number: number, line: index, cell: cell, word: word, isOnNextLine: true))
        }
      }
    }
    return found
  }

  /// True for dots or underscores, perhaps with the sign that ends a part of the sentence.
  private static func isRoom(_ word: String) -> Bool {
    let dots = word.prefix(while: isLeader)
    let width = dots.reduce(0) { $0 + ($1 == "…" ? 3 : 1) }
    return width >= 6 && word.dropFirst(dots.count).allSatisfy { ".,;:!?)".contains($0) }
  }
}
