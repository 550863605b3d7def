/// The letters of the International Phonetic Alphabet, and what is often written for them.
///
/// Source: IPA 2020, chart; IPA 1999, Handbook of the International Phonetic Association, appendix 2 for code points.
enum IPA {
  /// True for letters, diacritics, marks and what may divide sounds.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x66, 0x68...0x7A: true  // g is U+0261 here
    case 0x300...0x36F: true
    default: others.contains(scalar)
    }
  }

  private static let others = Set(
    """
    ɐɑɒɓɔɕɖɗɘəɚɛɜɝɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢæçðøħŋœβθχǀǁǂǃⱱɺ\
    ãẽĩõũỹàáâāǎèéêēěìíîīǐòóôōǒùúûūǔˈˌːˑ˘.‿|‖ʰʲʷˠˤⁿˡʱʴ˞ʼ˥˦˧˨˩↗↘ꜛꜜ()-~, /[]\u{361}\u{35C}
    """.unicodeScalars)

  /// Characters that look like a sign of the alphabet, or are no longer one, with what it is.
  static let corrections: [Unicode.Scalar: String] = [
    "g": "ɡ", "'": "ˈ", "’": "ˈ", "ʹ": "ˈ", "´": "ˈ", ":": "ː", "ʧ": "tʃ", "ʤ": "dʒ", "ʦ": "ts", "ʣ": "dz",
    "ʨ": "tɕ", "ʥ": "dʑ", "ε": "ɛ", "ә": "ə", "ӕ": "æ", "ñ": "ɲ", "∫": "ʃ", "ι": "ɪ", "ɩ": "ɪ", "ɷ": "ʊ",
    "α": "ɑ", "γ": "ɣ", "φ": "ɸ", "ϕ": "ɸ", "λ": "ʎ", "ʎ": "ʎ", "ŝ": "ʃ", "š": "ʃ", "ž": "ʒ", "č": "tʃ",
  ]

  /// True for a letter that makes a syllable.
  static func isVowel(_ scalar: Unicode.Scalar) -> Bool { vowels.contains(scalar) }

  private static let vowels = Set("aeiouyɐɑɒɔɘəɚɛɜɝɞɤɨɪɯɵɶʉʊʌʏæøœãẽĩõũỹàáâèéêìíîòóôùúû".unicodeScalars)

  /// A transcription as it should be, and the first character that cannot stand in one; nil when it is right.
  static func mended(_ text: String) -> (text: String, wrong: Unicode.Scalar?)? {
    if isEnclosed(text), text.unicodeScalars.allSatisfy(contains) { return nil }
    var result = ""
    var wrong: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        wrong = wrong ?? scalar
        if let correction = corrections[scalar] {
          result += correction
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    let isEnclosed = isEnclosed(result)
    if !isEnclosed { result = "/" + result.split(separator: "/").joined() + "/" }
    return wrong == nil && isEnclosed ? nil : (result, wrong)
  }

  /// True when a transcription stands between slashes or brackets.
  private static func isEnclosed(_ text: String) -> Bool {
    switch (text.utf8.first, text.utf8.last) {
    case (0x2F, 0x2F), (0x5B, 0x5D): true
    default: false
    }
  }

  /// How the words of a transcription are stressed: of each its syllables and its primary stresses.
  static func stresses(_ text: String) -> [(syllables: Int, primary: Int)] {
    text.split(whereSeparator: { $0 == " " || $0 == "/" }).map { word in
      var syllables = 0
      var primary = 0
      var isInVowel = false
      for scalar in word.unicodeScalars {
        if scalar == "ˈ" { primary += 1 }
        let isVowel = isVowel(scalar)
        if isVowel, !isInVowel { syllables += 1 }
        // Marks and length belong to the sound before them.
        let isMark = scalar.value > 0xFF && scalar.properties.generalCategory == .nonspacingMark
        if !isMark, scalar != "ː" { isInVowel = isVowel }
      }
      return (syllables, primary)
    }
  }
}
