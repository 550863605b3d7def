/// With what kind of sound an English word begins, which decides between "a" and "an".
package enum Onset: Sendable {
  case vowel, consonant

  /// The onset of the first word of a text; nil when it cannot be known from the spelling.
  ///
  /// Words go by their first letter and a list of exceptions (hour, European), abbreviations by the name of their
  /// first letter (an MRI scan, a UK firm), numbers as they are read (an 8, an 11, a 1).
  ///
  /// Source: Oxford English Dictionary, entry "a, adj."; British pronunciation (a herb).
  package init?(of text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let start = scalars.firstIndex(where: { $0.properties.isAlphabetic || Self.isDigit($0) }),
      !scalars[..<start].contains(where: { Self.signs.contains($0) })
    else { return nil }
    let rest = scalars[start...]
    let onset = Self.isDigit(rest[start]) ? Self.onset(ofNumber: Array(rest)) : Self.onset(ofLetters: rest)
    guard let onset else { return nil }
    self = onset
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// What is read aloud before the number or word that follows.
  private static let signs: Set<Unicode.Scalar> = ["+", "-", "−", "√", "∞", "×", "±"]

  /// Letters whose names begin with a vowel: an F, an X-ray.
  private static let vowelLetterNames: Set<Character> = [
    "a", "e", "f", "h", "i", "l", "m", "n", "o", "r", "s", "x",
  ]

  /// Words in capitals, of up to three letters, that are read as words.
  private static let spokenCapitals: Set<String> = [
    "ram", "rom", "sim", "and", "not", "but", "for", "the", "or",
  ]

  /// True for a short abbreviation that may be said as a word, which then begins in another way: NAK, LED, SIM.
  private static func mayBeSpoken(_ letters: [Character], asLetters named: Onset) -> Bool {
    let vowels = "aeiouy"
    guard letters.count == 3, letters != ["l", "e", "d"], !vowels.contains(letters[0]),
      vowels.contains(letters[1])
    else { return false }
    return named == .vowel
  }

  private static func onset(ofLetters scalars: ArraySlice<Unicode.Scalar>) -> Onset? {
    let word = scalars.prefix { $0.properties.isAlphabetic && !isRaised($0) }
    guard let first = word.first, first.isASCII || "éÉèÈàÀâÂîÎôÔäÄöÖ".unicodeScalars.contains(first) else {
      return nil
    }
    let folded = String(String.UnicodeScalarView(word)).lowercased()
    guard let letter = folded.first else { return nil }
    let named: Onset = vowelLetterNames.contains(letter) ? .vowel : .consonant
    if word.count == 1 { return named }
    let capitals = word.count { $0.properties.isUppercase }
    if capitals == word.count, !spokenCapitals.contains(folded) {
      // Long ones may be words: NASA, UNESCO, or any word that is stressed.
      return word.count <= 3 && !mayBeSpoken(Array(folded), asLetters: named) ? named : nil
    }
    let isFormula =
      scalars.dropFirst(word.count).first.map { isRaised($0) || $0 == "+" || isDigit($0) } ?? false
    let hasInnerCapital = capitals > (first.properties.isUppercase ? 1 : 0) && capitals != word.count
    if hasInnerCapital || isFormula {
      // mRNA and pH begin with the name of a letter; NaCl is read in two ways.
      return first.properties.isLowercase && !isFormula ? named : nil
    }
    return onset(ofWord: folded)
  }

  /// True for superscripts and subscripts, of which some count as letters.
  private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB2, 0xB3, 0xB9, 0x2070...0x209F: true
    default: false
    }
  }

  /// Beginnings with a silent h.
  private static let silentH = ["hour", "honest", "honour", "honor", "heir"]

  /// Beginnings written with a vowel letter and spoken with a consonant: a unit, a European, a one-way street.
  private static let consonantBeginnings = [
    "eu", "ewe", "oneself", "ouija", "uni", "use", "usa", "usu", "ute", "uti", "uto", "ubiq", "uk", "ura",
    "ure",
    "uri", "uro",
  ]

  /// Beginnings like those above that are spoken with a vowel all the same: an unintended effect.
  private static let vowelBeginnings = ["uniden", "unim", "unin", "unig", "unir"]

  private static func onset(ofWord word: String) -> Onset {
    guard let first = word.first else { return .consonant }
    if first == "h" { return silentH.contains { word.hasPrefix($0) } ? .vowel : .consonant }
    guard "aeiouéèàâîôäö".contains(first) else { return .consonant }
    if word == "one" || word == "once" || word == "ones" { return .consonant }
    if vowelBeginnings.contains(where: { word.hasPrefix($0) }) { return .vowel }
    return consonantBeginnings.contains { word.hasPrefix($0) } ? .consonant : .vowel
  }

  /// Eight, eleven and eighteen begin with a vowel, and so do the numbers read from them.
  private static func onset(ofNumber scalars: [Unicode.Scalar]) -> Onset? {
    var digits: [UInt32] = []
    for (index, scalar) in scalars.enumerated() {
      if isDigit(scalar) {
        digits.append(scalar.value - 0x30)
        continue
      }
      let isSeparator = [",", " ", "\u{202F}", "\u{A0}"].contains(scalar)
      guard isSeparator, index + 3 < scalars.count, scalars[(index + 1)...(index + 3)].allSatisfy(isDigit)
      else {
        break
      }
    }
    guard let first = digits.first else { return nil }
    if first == 8 { return .vowel }
    guard first == 1, digits.count > 1, digits[1] == 1 || digits[1] == 8 else { return .consonant }
    switch digits.count % 3 {
    case 2: return .vowel
    // 1100 and 1812 are read in two ways.
    case 1: return nil
    default: return .consonant
    }
  }
}
