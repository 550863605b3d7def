/// A word in a text: where it stands, and how it begins.
package struct ScannedWord: Sendable {
  /// UTF-8 offsets in the text.
  package var range: Range<Int>
  /// True when its first letter is a capital.
  package var isCapitalised: Bool
  /// True when it is the first of the text or of a sentence, where a capital says nothing.
  package var beginsSentence: Bool
  /// True for a run of Han characters, kana or Thai letters, which has no spaces between its words.
  package var isUnspaced: Bool
}

/// Finds the words of texts and folds them for comparing: lower case, without vowel points and stress marks.
///
/// A word is a run of letters, marks and digits, with an apostrophe, a middle dot or a full stop between letters
/// where that belongs to it (`l'eau`, `don't`); hyphens divide. What has no letter (numbers, gaps) is left out.
///
/// Source: Unicode Standard Annex #29, word boundaries WB4 to WB13, without dictionaries.
package struct WordScanner: Sendable {
  private var folded: [UInt8] = []
  // Asking for a static constant asks each time whether it is made already.
  private let latin = Self.latin

  /// A scanner, whose memory serves many texts.
  package init() { folded.reserveCapacity(64) }

  /// Calls `body` with each word and its folded bytes, first to last.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package mutating func scan(
    _ text: String, _ body: (ScannedWord, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var state = State()
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      let entry = scalar.value < 0x250 ? latin[Int(scalar.value)] : Self.entry(scalar)
      let kind = Kind(rawValue: UInt8(truncatingIfNeeded: entry & 0x7F)) ?? .other
      if kind == .apostrophe || kind == .joiner {
        // Belongs to the word only when a letter follows.
        if state.hasLetter, !state.isUnspaced {
          state.pending = state.pending ?? folded.count
          folded.append(kind == .apostrophe ? 0x27 : UInt8(truncatingIfNeeded: scalar.value))
        }
      } else if kind == .other {
        finish(&state, body)
        if Self.endsSentence(scalar) { state.beginsSentence = true }
      } else {
        let isUnspaced = kind == .unspaced
        if state.start != nil, isUnspaced != state.isUnspaced { finish(&state, body) }
        if state.start == nil {
          state.start = offset
          state.isUnspaced = isUnspaced
          state.isCapitalised = kind == .letter && entry & 0x80 != 0
        }
        state.pending = nil
        state.hasLetter = state.hasLetter || kind == .letter || isUnspaced
        append(scalar, lowercase: entry >> 16)
        state.end = offset + length
      }
      offset += length
    }
    finish(&state, body)
  }

  private struct State {
    var start: Int?
    var end = 0
    var isCapitalised = false
    var isUnspaced = false
    var hasLetter = false
    var beginsSentence = true
    /// Length of the folded word before an apostrophe that may not belong to it.
    var pending: Int?
  }

  private mutating func finish(
    _ state: inout State, _ body: (ScannedWord, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if let pending = state.pending { folded.removeLast(folded.count - pending) }
    if let start = state.start, state.hasLetter {
      let word = ScannedWord(
        range: start..<state.end, isCapitalised: state.isCapitalised, beginsSentence: state.beginsSentence,
        isUnspaced: state.isUnspaced)
      folded.withUnsafeBufferPointer { body(word, $0) }
      state.beginsSentence = false
    }
    folded.removeAll(keepingCapacity: true)
    state.start = nil
    state.pending = nil
    state.hasLetter = false
  }

  private enum Kind: UInt8 { case letter, digit, mark, unspaced, apostrophe, joiner, other }

  /// What a scalar is, with 0x80 for capitals, and from the seventeenth bit on the scalar that it is in small letters: 0 where
  /// it is not one, or not worked out beforehand.
  private static func entry(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = Int(scalar.value)
    return switch value {
    case ..<0x250: latin[value]
    case ..<0x530: greekAndCyrillic[value - 0x250]
    case ..<0x700: hebrewAndArabic[value - 0x530]
    case ..<0x1E00: indicAndOthers[value - 0x700]
    case ..<0x2E80: furtherLatin[value - 0x1E00]
    default: UInt32(kindByProperties(scalar).rawValue) | (scalar.properties.isUppercase ? 0x80 : 0)
    }
  }

  // Asking Unicode's tables takes long, and so does asking for all alphabets where a text has one or two.
  private static let latin = entries(0..<0x250)
  private static let greekAndCyrillic = entries(0x250..<0x530)
  private static let hebrewAndArabic = entries(0x530..<0x700)
  private static let indicAndOthers = entries(0x700..<0x1E00)
  private static let furtherLatin = entries(0x1E00..<0x2E80)

  private static func entries(_ values: Range<UInt32>) -> [UInt32] {
    values.map { value in
      guard let scalar = Unicode.Scalar(value) else { return UInt32(Kind.other.rawValue) }
      let kind = kindByProperties(scalar)
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      let lowercase = small.count == 1 ? small.first?.value ?? 0 : 0
      return UInt32(kind.rawValue) | (scalar.properties.isUppercase ? 0x80 : 0)
        | (lowercase < 0x1_0000 ? lowercase << 16 : 0)
    }
  }

  private static func kindByProperties(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: return .letter
    case 0x30...0x39: return .digit
    case 0x27, 0x2019, 0x2BC: return .apostrophe
    case 0xB7: return .joiner
    case 0..<0xAA: return .other
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xE00...0xEFF,
      0x20000...0x3FFFF:
      return .unspaced
    case 0x300...0x36F: return .mark
    default:
      let properties = scalar.properties
      if properties.isAlphabetic { return .letter }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark: return .mark
      case .decimalNumber: return .digit
      default: return .other
      }
    }
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E, 0x21, 0x3F, 0x3A, 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x61F, 0x964, 0xA1, 0xBF, 0x22, 0xAB, 0x201C,
      0x2014, 0x2013, 0x0A:
      true
    default: false
    }
  }

  /// Adds a character in its folded form.
  ///
  /// - Parameter lowercase: What it is in small letters; 0 where that is not known.
  private mutating func append(_ scalar: Unicode.Scalar, lowercase: UInt32) {
    switch scalar.value {
    case 0x41...0x5A: folded.append(UInt8(scalar.value) | 0x20)
    case 0..<0x80: folded.append(UInt8(scalar.value))
    // Arabic vowel points and the line that stretches words, Hebrew points, stress marks on Cyrillic.
    case 0x64B...0x65F, 0x670, 0x640, 0x6D6...0x6ED, 0x591...0x5C7, 0x301: break
    case 0x451, 0x401: append(utf8: 0x435)
    // Alif with or without hamza, and alif maqsura for ya: both spellings are common.
    case 0x622, 0x623, 0x625, 0x671: append(utf8: 0x627)
    case 0x649: append(utf8: 0x64A)
    case 0x410...0x42F: append(utf8: scalar.value + 0x20)
    case 0xC0...0xDE where scalar.value != 0xD7: append(utf8: scalar.value + 0x20)
    case 0x2019, 0x2BC: folded.append(0x27)
    case 0x430...0x44F, 0xDF...0xFF, 0x3040...0x9FFF, 0x620...0x64A: append(utf8: scalar.value)
    default:
      if lowercase >= 0x80 {
        append(utf8: lowercase)
      } else {
        folded += Array(scalar.properties.lowercaseMapping.utf8)
      }
    }
  }

  private mutating func append(utf8 value: UInt32) {
    if value < 0x800 {
      folded.append(UInt8(0xC0 | value >> 6))
    } else {
      folded.append(UInt8(0xE0 | value >> 12))
      folded.append(UInt8(0x80 | value >> 6 & 0x3F))
    }
    folded.append(UInt8(0x80 | value & 0x3F))
  }
}

/// The words of a text in folded form, first to last.
package func foldedWords(_ text: String) -> [String] {
  var words: [String] = []
  var scanner = WordScanner()
  scanner.scan(text) { _, folded in words.append(String(decoding: folded, as: UTF8.self)) }
  return words
}

extension Text {
  /// Where a part of the text stands in its file, given by UTF-8 offsets in the text.
  ///
  /// The whole text's place where escapes or line breaks make the two differ.
  package func span(of range: Range<Int>) -> SourceSpan {
    let length = Int(span.upper - span.lower)
    let count = string.utf8.count
    // A quoted text is two bytes longer; escapes make it longer still.
    guard length == count || length == count + 2, range.upperBound <= count else { return span }
    let start = Int(span.lower) + (length - count) / 2
    return SourceSpan(span.file, start + range.lowerBound, start + range.upperBound)
  }

  /// A part of the text, given by UTF-8 offsets.
  package func part(_ range: Range<Int>) -> String {
    String(decoding: Array(string.utf8.dropFirst(range.lowerBound).prefix(range.count)), as: UTF8.self)
  }
}
