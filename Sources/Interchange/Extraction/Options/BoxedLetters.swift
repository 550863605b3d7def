import PDFText

/// Letters behind the boxes of options.
extension OptionReader {
  /// The rows with the letters of options before their boxes: "☐ A) the court" as "A) ☐ the court".
  func withLettersFirst(_ rows: [[QuestionCell]]) -> [[QuestionCell]] {
    let boxed = rows.indices.flatMap { row in
      rows[row].indices.filter { hasLetterBehindBox(rows[row][$0].words) }.map { (row, $0) }
    }
    guard boxed.count > 1 else { return rows }
    var rows = rows
    for (row, cell) in boxed { rows[row][cell].words.swapAt(0, 1) }
    return rows
  }

  private func hasLetterBehindBox(_ words: [TextWord]) -> Bool {
    guard words.count > 2, words[0].text.count == 1, let box = words[0].text.first, !box.isASCII,
      Self.open.contains(box) || Self.ticked.contains(box),
      let (_, style) = letter(of: words[1].text, next: words[2])
    else { return false }
    return style != .bare
  }

  /// Takes the letters that all options have behind their boxes, in order: "☐ A  brute force".
  static func takeLetters(from options: inout [ExtractedItem.Option]) {
    guard options.count >= 2 else { return }
    let letters = options.enumerated().map { place, option -> (letter: String, rest: String)? in
      let words = option.text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].utf8.count == 1, let letter = words[0].utf8.first,
        Int(letter) == 0x41 + place
      else { return nil }
      return (String(words[0]), String(words[1]))
    }
    guard letters.allSatisfy({ $0 != nil }) else { return }
    for (place, found) in letters.enumerated() {
      guard let found else { continue }
      options[place] = ExtractedItem.Option(label: found.letter, text: found.rest)
    }
  }
}
