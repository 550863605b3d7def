import PDFText

/// Letters of parts that nothing but their weight sets off: "**a** 36 g of water **b** 10 g of sodium hydroxide".
enum BoldLetters {
  /// What stands between two letters of a sentence or a formula.
  private static let joints: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "is", "are", "ist", "sind", "=", "+", "−",
    "-",
    "×", "·", "⋅", "to", "from", "with",
  ]

  /// True for a bold small letter before a word that is not bold.
  static func isOne(_ word: TextWord, _ next: TextWord) -> Bool {
    word.isBold && !next.isBold && word.text.count == 1
      && word.text.first.map { $0.isASCII && $0.isLowercase } == true
  }

  /// The lines with one for each part, where the letters of a line count on from its first word.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    lines.flatMap { line -> [TextLine] in
      let words = line.words
      let places = words.indices.dropLast().filter { isOne(words[$0], words[$0 + 1]) }
      guard places.count > 1, places[0] == 0,
        // "**a** and **b** point from O": vectors in a sentence.
        !places.contains(where: { joints.contains(words[$0 + 1].text.lowercased()) }),
        // Where room sets all of them off, their cells say so already.
        places.dropFirst().contains(where: { words[$0].gapBefore < words[$0].size * 3 / 2 })
      else { return [line] }
      let letters = places.compactMap { words[$0].text.unicodeScalars.first.map { Int($0.value) } }
      guard zip(letters, letters.dropFirst()).allSatisfy({ $1 == $0 + 1 }) else { return [line] }
      return line.divided(before: Array(places.dropFirst()))
    }
  }
}
