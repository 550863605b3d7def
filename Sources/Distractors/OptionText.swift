/// A text that may be an option, with what can be told of it by itself.
package struct OptionText: Sendable {
  /// The text as its author wrote it.
  package let text: String
  /// What was read in it.
  package let traits: OptionTraits

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: In composed form (NFC), as all texts of a curriculum are.
  ///   - lexicon: The words of the text's language; nil when there are none, which leaves meaning, grammar and
  ///     frequency unknown.
  /// - Complexity: Linear in the text.
  package init(_ text: String, lexicon: Lexicon?) {
    self.text = text
    traits = OptionTraits(reading: text, lexicon: lexicon)
  }

  /// A text that was read before.
  package init(_ text: String, traits: OptionTraits) {
    self.text = text
    self.traits = traits
  }
}

/// What is known of one text by itself: of fixed size, without references, so that comparing copies nothing.
package struct OptionTraits: Sendable {
  /// Marks that a text bears or not.
  package struct Marks: OptionSet, Sendable {
    package let rawValue: UInt16
    /// Makes marks of their bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A digit stands somewhere in the text.
    package static let digits = Marks(rawValue: 1)
    /// The text is one number, with or without a unit.
    package static let number = Marks(rawValue: 2)
    /// The first letter is a capital.
    package static let firstCapital = Marks(rawValue: 4)
    /// All letters are capitals, and there are two or more.
    package static let allCapitals = Marks(rawValue: 8)
    /// A letter after the first one is a capital.
    package static let innerCapital = Marks(rawValue: 16)
    /// Ends like a sentence.
    package static let sentenceEnd = Marks(rawValue: 32)
    /// Denies something: not, never, no.
    package static let negation = Marks(rawValue: 64)
    /// A word of the text has a known frequency.
    package static let frequency = Marks(rawValue: 128)
    /// The first letter is small, where the script has capitals.
    package static let firstSmall = Marks(rawValue: 256)
  }

  /// The marks that the text bears.
  package internal(set) var marks: Marks = []
  /// The script of the first letter.
  package internal(set) var script: Script = .none
  /// The word class of the head, or what kind of phrase the text is.
  package internal(set) var classOfHead: PhraseClass = .unknown
  /// True when the head is a plural noun, false when it is a singular one, nil when unknown.
  package internal(set) var isPlural: Bool?
  /// The words, without articles; symbols and ideographs count as words.
  package internal(set) var wordCount: Int32 = 0
  /// The characters, spaces included.
  package internal(set) var characterCount: Int32 = 0
  /// The natural logarithm of the count of characters.
  package internal(set) var logarithmOfLength: Float = 0
  /// Mean of the words' frequencies, as log10 of occurrences per thousand million words; 0 when unknown.
  package internal(set) var frequency: Float = 0
  /// The number that the text is; 0 when it is none.
  package internal(set) var number: Double = 0
  /// The natural logarithm of the number without its sign.
  package internal(set) var logarithmOfNumber: Float = 0
  /// Hash of what stands beside the number, capitals counted; 0 for nothing.
  package internal(set) var unitHash: UInt32 = 0
  /// Hash of the head word's stem; 0 for none.
  package internal(set) var headHash: UInt32 = 0
  /// The lexicon's entry for the whole text, or for its head; nil when unknown.
  package internal(set) var headWord: Lexicon.Word?
  /// The lexicographer's fields of the head's first senses, a bit for each.
  package internal(set) var fields: UInt64 = 0
  /// Where the head's first senses hang in the tree of kinds.
  var kinds = KindPaths()
  /// Equal for texts that differ in case, articles, punctuation and plural only.
  package internal(set) var foldedHash: UInt64 = 0
  /// The first eight folded bytes, the first one highest.
  package internal(set) var firstLetters: UInt64 = 0
  /// The last eight folded bytes, the last one lowest.
  package internal(set) var lastLetters: UInt64 = 0
  /// The folded bytes.
  package internal(set) var foldedLength: Int32 = 0
  /// How many words of each class, at the class's lane.
  package internal(set) var classCounts = SIMD8<UInt8>()
  /// Classes that the head may have by the lexicon, as its raw value.
  package internal(set) var possibleClasses: UInt8 = 0
  /// Hashes of the words' stems, without articles.
  package internal(set) var words = WordSet()
  /// What the text means, when the lexicon has vectors for any of its words.
  package internal(set) var meaning: Lexicon.Meaning?
}

/// Up to sixteen hashes of words, the smallest ones, ascending, each once.
///
/// A set of more words is a sample that is fair to all of them: the bottom-k sketch of Broder 1997, "On the
/// resemblance and containment of documents".
package struct WordSet: Sendable {
  /// Places without a word hold `UInt32.max`.
  private(set) var hashes = SIMD16<UInt32>(repeating: .max)
  /// Words kept, 0 to 16.
  package private(set) var count = 0
  /// True when words were left out.
  package private(set) var isSample = false
  /// A bit for the last six bits of each hash, to see at once that nothing is shared.
  private var outline: UInt64 = 0

  /// A bit for each place that holds a word with a meaning of its own.
  private var content: UInt16 = 0

  /// Adds a word's hash, and whether it is more than an article, a preposition or the like.
  mutating func insert(_ hash: UInt32, isContent: Bool) {
    var place = 0
    while place < count, hashes[place] < hash { place += 1 }
    if place < count, hashes[place] == hash { return }
    if count == 16 {
      isSample = true
      if place == 16 { return }
    } else {
      count += 1
    }
    var last = count - 1
    while last > place {
      hashes[last] = hashes[last - 1]
      last -= 1
    }
    hashes[place] = hash
    let below = content & (1 << UInt16(place) - 1)
    content = below | (content & ~below) << 1 | (isContent ? 1 << UInt16(place) : 0)
    outline |= 1 << UInt64(hash & 63)
  }

  /// The hash at a place below `count`.
  subscript(_ place: Int) -> UInt32 { hashes[place] }

  /// False when no word is kept in both, which is seen at once.
  @inline(__always)
  func mayShare(with other: WordSet) -> Bool { outline & other.outline != 0 }

  /// How many of the words kept here are kept there too, of those up to a bound.
  func shared(with other: WordSet, upTo bound: UInt32 = .max) -> Int {
    guard outline & other.outline != 0 else { return 0 }
    return withUnsafeBytes(of: hashes) { own in
      withUnsafeBytes(of: other.hashes) { others in
        var (shared, place, otherPlace) = (0, 0, 0)
        while place < count, otherPlace < other.count {
          let a = own.load(fromByteOffset: 4 * place, as: UInt32.self)
          let b = others.load(fromByteOffset: 4 * otherPlace, as: UInt32.self)
          if a == b, a <= bound { shared += 1 }
          place += a <= b ? 1 : 0
          otherPlace += b <= a ? 1 : 0
        }
        return shared
      }
    }
  }

  /// The share of the words with a meaning of their own that are among those of a longer text, 0...1.
  func shareOfContent(in other: WordSet) -> Float {
    guard outline & other.outline != 0 else { return 0 }
    // Of a sample, only the words up to its largest are all known.
    let bound = other.isSample ? other.hashes[other.count - 1] : .max
    var (shared, known, otherPlace) = (0, 0, 0)
    for place in 0..<count where content >> UInt16(place) & 1 != 0 && hashes[place] <= bound {
      known += 1
      while otherPlace < other.count, other.hashes[otherPlace] < hashes[place] { otherPlace += 1 }
      if otherPlace < other.count, other.hashes[otherPlace] == hashes[place] { shared += 1 }
    }
    return known > 0 ? Float(shared) / Float(known) : 0
  }

  /// How many hashes lie at or below a bound.
  func count(upTo bound: UInt32) -> Int {
    var below = 0
    while below < count, hashes[below] <= bound { below += 1 }
    return below
  }
}
