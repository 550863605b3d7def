/// A wrong answer made by replacing one word of a right one.
package struct KeyMutation: Sendable, Equatable {
  /// Where the new word comes from.
  package enum Method: String, Sendable, CaseIterable {
    /// It stands at this place in other texts of the course: "white blood cells" for "red blood cells".
    case sameHead = "same-head"
    /// It is the opposite by the dictionary.
    case antonym
    /// It has the opposite prefix: "exothermic" for "endothermic".
    case prefix
    /// It is another kind of the same thing by the dictionary.
    case sister
  }

  /// The new text.
  package let text: String
  /// The word that was replaced, as it stands in the key.
  package let changedFrom: String
  /// The word in its place.
  package let changedTo: String
  /// Where the new word comes from.
  package let how: Method

  /// Keys with more words than this are left as they are.
  private static let wordLimit = 12
  /// In keys with more words than this, only opposites replace a word.
  private static let phraseLimit = 6

  /// Wrong answers made of a key, the most promising first: words of the course, opposites, opposite prefixes, sisters.
  ///
  /// - Parameters:
  ///   - key: The right answer. Of a single word only opposites are made. Numbers are never changed.
  ///   - neighbours: Which words stand beside which in the course.
  ///   - lexicon: The words of the key's language; without them only words of the course are used.
  /// - Returns: Unique texts, none of which equals the key apart from case, articles, punctuation and plural.
  package static func mutations(
    of key: String, in neighbours: WordNeighbours, lexicon: Lexicon?, limit: Int = 12
  ) -> [KeyMutation] {
    let words = PhraseWord.words(of: key)
    guard !words.isEmpty, words.count <= wordLimit, limit > 0 else { return [] }
    var maker = MutationMaker(key: key, words: words, lexicon: lexicon, neighbours: neighbours, limit: limit)
    guard !maker.isNumber else { return [] }
    let isPhrase = words.count > 1 && words.count <= phraseLimit
    if isPhrase { maker.addSameHead() }
    if lexicon != nil {
      maker.addAntonyms()
      maker.addPrefixes()
      if isPhrase { maker.addSisters() }
    }
    return maker.mutations
  }
}

/// A word of a phrase, as it stands there.
struct PhraseWord: Sendable {
  /// As its author wrote it.
  let spelling: String
  /// In small letters.
  let folded: String
  /// UTF-8 offsets in the phrase.
  let range: Range<Int>
  /// Hash of the stem.
  let hash: UInt32
  /// True when the ending is that of a plural.
  let isPlural: Bool
  /// What a small word does; nil for a content word.
  let function: FunctionWord?
  /// True when a digit stands in the word.
  let hasDigit: Bool
  /// True when nothing but one space or hyphen stands between the word and the one before it.
  let isJoined: Bool

  /// A word that may be replaced.
  var isContent: Bool { function == nil && !hasDigit && range.count > 1 }

  /// The words of a phrase; of a long one the first 64.
  static func words(of text: String) -> [PhraseWord] {
    let bytes = Array(text.utf8)
    var words: [PhraseWord] = []
    var place = 0
    bytes.withUnsafeBufferPointer { bytes in
      while place < bytes.count, words.count < 64 {
        let start = place
        while place < bytes.count, isWordByte(bytes, place) { place += scalarLength(bytes[place]) }
        place = min(place, bytes.count)
        if place > start {
          words.append(PhraseWord(bytes, start..<place, after: words.last?.range.upperBound))
        } else {
          place += scalarLength(bytes[place])
        }
      }
    }
    return words
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after last: Int?) {
    self.range = range
    spelling = String(decoding: bytes[range], as: UTF8.self)
    folded = spelling.lowercased()
    var copy = folded
    let (stem, function) = copy.withUTF8 { (EnglishPlural.stem(of: $0), FunctionWords.english.kind(of: $0)) }
    isPlural = stem.isPlural
    // AM, IT and US in capitals are names.
    self.function = range.count > 1 && spelling == spelling.uppercased() ? nil : function
    hasDigit = bytes[range].contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    hash = Self.stemHash(folded)
    let separator = last.map { Array(bytes[$0..<range.lowerBound]) }
    isJoined = separator == [UInt8(ascii: " ")] || separator == [UInt8(ascii: "-")]
  }

  /// The hash of a folded word without its mark of the plural.
  static func stemHash(_ folded: String) -> UInt32 {
    var folded = folded
    return folded.withUTF8 { bytes in
      let stem = EnglishPlural.stem(of: bytes)
      var hash = TextHash(bytes[..<stem.kept])
      if stem.added != 0 { hash.add(stem.added) }
      return hash.narrow
    }
  }

  private static func scalarLength(_ lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  private static func isWordByte(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "'"), UInt8(ascii: "."):
      return place > 0 && place + 1 < bytes.count && isASCIIWord(bytes[place - 1])
        && isASCIIWord(bytes[place + 1])
    case 0..<0x80: return false
    default:
      switch ScalarClass(beyondASCII: decodedScalar(bytes, at: place).scalar) {
      case .letter, .ideograph, .apostrophe: return true
      default: return false
      }
    }
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
