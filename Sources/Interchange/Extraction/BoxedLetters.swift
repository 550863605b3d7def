/// Letters behind the boxes of options.
extension OptionReader {
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
