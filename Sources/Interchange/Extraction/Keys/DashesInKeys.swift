import PDFText

/// Keys in a line whose numbers a dash joins with words: "1-erime 2-newton 3-ince".
enum DashesInKeys {
  private static let several = 3

  /// The lines with such numbers as words of their own.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      // Nearly no line has such a word, and all are asked.
      guard line.cells.contains(where: { $0.words.contains { beginsCount($0.text) } }) else { return line }
      let found = line.words.filter { number($0.text) != nil }
      let numbers = found.compactMap { number($0.text) }
      guard numbers.count >= several, numbers[0] == 1,
        // "1-c, 2-d": letters are read as they are.
        found.count(where: { $0.text.count(where: \.isLetter) > 1 }) * 2 >= found.count,
        zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 })
      else { return line }
      var line = line
      for cell in line.cells.indices {
        line.cells[cell] = TextCell(
          line.cells[cell].words.flatMap { word -> [TextWord] in
            guard let number = number(word.text) else { return [word] }
            var (label, answer) = word.divided(behind: "\(number)".count + 1)
            label.text = "\(number)."
            answer.gapBefore = answer.size / 4
            return [label, answer]
          })
      }
      return line
    }
  }

  /// True for "1-" with something behind it.
  private static func beginsCount(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(2)
    return bytes.first == 0x31 && bytes.last.map { $0 == 0x2D || $0 == 0xE2 } == true
  }

  /// The number of "1-erime"; nil for anything else, as "2-3".
  private static func number(_ text: String) -> Int? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return nil }
    let digits = text.prefix(while: \.isDigit)
    let rest = text.dropFirst(digits.count)
    guard digits.count <= 2, let dash = rest.first, "-–".contains(dash), rest.contains(where: \.isLetter),
      rest.dropFirst().allSatisfy({ $0.isLetter || "’'.,;-".contains($0) })
    else { return nil }
    return Int(digits)
  }
}
