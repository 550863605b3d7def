import PDFText

/// Finds questions that capital Roman numerals count, in documents that have no other numbers.
///
/// Where parts of a worksheet have such numerals, its questions have others. The numerals become the signs that Unicode
/// has for them, which no word has, so that readers of labels can tell "V." from a letter.
enum RomanNumbers {
  private static let numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]

  /// The number that a sign for a Roman numeral stands for, and the letters that it is written with; nil for any other.
  static func value(_ character: Character) -> (number: Int, letters: String)? {
    guard let scalar = character.unicodeScalars.first, (0x2160...0x216B).contains(scalar.value) else {
      return nil
    }
    let place = Int(scalar.value - 0x2160)
    return (place + 1, numerals[place])
  }

  /// The lines with signs in place of the numerals that number questions.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let starts = lines.indices.compactMap { index in
      lines[index].words.first.flatMap { number($0.text, isMarked: true) }.map { (line: index, number: $0) }
    }
    let run = starts.prefix { $0.line <= (starts.last?.line ?? 0) }
    var count = 0
    for start in run where start.number == count + 1 { count += 1 }
    guard count >= 3, starts.first?.number == 1,
      !lines.contains(where: { $0.label()?.parts.first?.number != nil }),
      starts.prefix(count).enumerated().allSatisfy({ $1.number == $0 + 1 && !lines[$1.line].isBold }),
      starts.allSatisfy({ abs(lines[$0.line].box.left - lines[starts[0].line].box.left) < 3_000 })
    else { return lines }
    var result = lines
    for (index, line) in lines.enumerated() {
      for cell in line.cells.indices {
        let words = line.cells[cell].words
        for (place, word) in words.enumerated() {
          let isFirst = cell == 0 && place == 0
          let isParted = place + 1 < words.count && ["–", "-", "—", "="].contains(words[place + 1].text)
          guard isFirst || isParted, let number = number(word.text, isMarked: isFirst && !isParted),
            number <= count, let scalar = Unicode.Scalar(UInt32(0x215F + number))
          else { continue }
          let end = word.text.last.map { $0.isLetter ? "" : String($0) } ?? ""
          result[index].cells[cell].words[place].text = String(Character(scalar)) + (end.isEmpty ? "." : end)
        }
      }
    }
    return result
  }

  private static func number(_ text: String, isMarked: Bool) -> Int? {
    guard text.utf8.count <= 6 else { return nil }
    let bare = text.trimmedOfPunctuation
    guard !isMarked || bare.count + 1 == text.count && ".)".contains(text.last ?? " ") else { return nil }
    return numerals.firstIndex(of: bare).map { $0 + 1 }
  }
}
