/// A text cut into words to count by: letters, marks and digits in a row, in lower case.
///
/// Scripts that put no space between words have a word for each character, so that a phrase is found in a sentence
/// wherever it stands. Vowel marks and tatweel of the Arabic script are left out, as most texts leave them out.
enum WordCut {
  /// The words of a text, in its order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x640, 0x64B...0x65F, 0x670: continue
      default: break
      }
      let isPart = belongsToWord(scalar)
      if !isPart || standsAlone(scalar), !word.isEmpty {
        words.append(word)
        word = ""
      }
      guard isPart else { continue }
      if standsAlone(scalar) {
        words.append(String(scalar))
      } else {
        word += scalar.properties.lowercaseMapping
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Thai and Lao, Myanmar, Khmer, kana, Han.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
