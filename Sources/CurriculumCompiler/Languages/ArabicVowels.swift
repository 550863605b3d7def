/// True when a text has Arabic or Hebrew vowel points.
func hasVowelPoints(_ text: String) -> Bool {
  text.unicodeScalars.contains { 0x64B...0x652 ~= $0.value || $0.value == 0x670 || 0x5B0...0x5BC ~= $0.value }
}

/// How far an Arabic text has its vowel points.
enum Vowelling: Sendable {
  case none, partial, full

  /// The vowelling of a text; nil where it has no consonant that would bear a point.
  ///
  /// A consonant counts as pointed when a mark or a letter of a long vowel follows; the last one of a word, the
  /// article and seats of hamza need none.
  ///
  /// Source: Ryding 2005, A reference grammar of Modern Standard Arabic, chapter 2, section 3.
  init?(of text: String) {
    var needed = 0
    var marked = 0
    var word: [Unicode.Scalar] = []
    var letters: [Int] = []
    func finishWord() {
      guard !word.isEmpty else { return }
      let counts = Self.count(word, letters)
      needed += counts.needed
      marked += counts.marked
      word.removeAll(keepingCapacity: true)
      letters.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let isLetter = Self.isLetter(scalar)
      guard isLetter || Self.isMark(scalar) else {
        finishWord()
        continue
      }
      if isLetter { letters.append(word.count) }
      word.append(scalar)
    }
    finishWord()
    guard needed > 0 else { return nil }
    self = marked == 0 ? .none : marked * 3 >= needed * 2 ? .full : .partial
  }

  /// How many of a word's letters need a point and have one.
  ///
  /// - Parameter letters: Where in the word they stand, ascending.
  private static func count(_ word: [Unicode.Scalar], _ letters: [Int]) -> (needed: Int, marked: Int) {
    var needed = 0
    var marked = 0
    for (number, place) in letters.enumerated() {
      let letter = word[place].value
      let isLong = isLongVowel(letter) || letter == 0x622 || letter == 0x671
      let isLast = number == letters.count - 1
      // The article's lam has no point before the letters that it becomes one with.
      let isArticle = number == 1 && letter == 0x644 && word[letters[0]].value == 0x627
      guard !isLong, !isLast, !isArticle else { continue }
      needed += 1
      if place + 1 < word.count, isMark(word[place + 1]) {
        marked += 1
      } else if number + 1 < letters.count, isLongVowel(word[letters[number + 1]].value) {
        needed -= 1  // it may be long, and then needs no point
      }
    }
    return (needed, marked)
  }

  private static func isLongVowel(_ letter: UInt32) -> Bool {
    letter == 0x627 || letter == 0x648 || letter == 0x64A || letter == 0x649
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    0x621...0x64A ~= scalar.value || scalar.value == 0x671
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    0x64B...0x652 ~= scalar.value || scalar.value == 0x670
  }
}
