/// The classes of words that a phrase is made of, by what a reader sees.
package enum PhraseClass: UInt8, Sendable {
  /// Not known: no lexicon, or no rule tells.
  case unknown
  case noun
  case adjective
  case adverb
  case verb
  /// "to" and a verb.
  case infinitive
  /// A verb in -ing with what belongs to it: "reducing the power".
  case gerund
  /// Has a finite verb of its own: "it is reduced".
  case clause
  /// A number, with or without a unit.
  case number
  /// A small word: "with", "and".
  case function

  /// Where words of the class are counted: 0 to 4 as the raw value says, 5 for numbers, 6 for small words.
  var lane: Int {
    switch self {
    case .number: return 5
    case .function: return 6
    default: return min(4, Int(rawValue))
    }
  }
}

/// A suffix of up to eight letters, laid out so that a comparison is one instruction.
struct PackedSuffix: Sendable {
  /// The letters, the last one lowest.
  let letters: UInt64
  /// Covers as many letters.
  let mask: UInt64
  /// How many letters there are.
  let count: Int

  /// Packs letters of ASCII.
  init(_ text: some StringProtocol) {
    letters = text.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    count = text.utf8.count
    mask = count >= 8 ? .max : (1 << (8 * UInt64(count))) - 1
  }

  /// The suffixes of a list with spaces between them.
  static func list(_ words: String) -> [PackedSuffix] { words.split(separator: " ").map { PackedSuffix($0) } }
}

/// What can be told of an English word from its letters.
enum EnglishWord {
  /// Endings of nouns, of adjectives, and of verbs.
  ///
  /// Source: the productive suffixes of Quirk, Greenbaum, Leech and Svartvik 1985, "A comprehensive grammar of the
  /// English language", appendix I.
  private static let nounSuffixes = PackedSuffix.list(
    """
    ization ability ibility ment ness ship hood tion sion ance ence ency ancy ture ology graphy metry dom ism ist ity \
    age eer ess tor sor
    """)
  private static let adjectiveSuffixes = PackedSuffix.list(
    "able ible less ious eous ical ular like ish ful ous ive ary ic al")
  private static let verbSuffixes = PackedSuffix.list("ize ise ify")

  /// The class that the letters suggest; unknown when they suggest none.
  static func classByEnding(_ word: UnsafeBufferPointer<UInt8>) -> PhraseClass {
    let tail = lastLetters(word)
    if ends(word, tail, inOneOf: nounSuffixes) { return .noun }
    if ends(word, tail, inOneOf: adjectiveSuffixes) { return .adjective }
    if tail & 0xFFFF == 0x6C79, word.count > 3 { return .adverb }
    if ends(word, tail, inOneOf: verbSuffixes) { return .verb }
    return .unknown
  }

  /// The last eight letters or fewer, the last one lowest.
  @inline(__always)
  static func lastLetters(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var tail: UInt64 = 0
    for place in max(0, word.count - 8)..<word.count { tail = tail << 8 | UInt64(word[place]) }
    return tail
  }

  private static func ends(
    _ word: UnsafeBufferPointer<UInt8>, _ tail: UInt64, inOneOf suffixes: [PackedSuffix]
  ) -> Bool {
    for suffix in suffixes where tail & suffix.mask == suffix.letters && word.count >= suffix.count + 2 {
      return true
    }
    return false
  }
}

/// English plurals, by rule and by list.
enum EnglishPlural {
  /// Plurals that no rule makes, each before its singular.
  private static let irregular: [UInt32: UInt32] = {
    let pairs = """
      men man women woman children child feet foot teeth tooth mice mouse geese goose lice louse oxen ox dice die \
      people person criteria criterion phenomena phenomenon bacteria bacterium nuclei nucleus fungi fungus \
      stimuli stimulus radii radius cacti cactus larvae larva vertebrae vertebra formulae formula antennae antenna \
      algae alga data datum media medium spectra spectrum quanta quantum ova ovum mitochondria mitochondrion \
      alumni alumnus loci locus foci focus genera genus strata stratum
      """.split { $0 == " " || $0 == "\n" }
    var table: [UInt32: UInt32] = [:]
    for place in stride(from: 0, to: pairs.count - 1, by: 2) {
      table[TextHash(pairs[place].utf8).narrow] = TextHash(pairs[place + 1].utf8).narrow
    }
    return table
  }()

  /// Words in -s that are no plurals and that no rule below knows.
  private static let singulars: Set<UInt32> = Set(
    """
    gas lens species series news bias canvas atlas always perhaps plus thus yes its his this physics
    """.split { $0 == " " || $0 == "\n" }.map { TextHash($0.utf8).narrow })

  /// What is left of a word without its mark of the plural.
  struct Stem {
    /// How many of its letters stay.
    var kept: Int
    /// A letter put in place of those taken away; 0 for none.
    var added: UInt8 = 0
    var isPlural = false
  }

  /// Takes the mark of the plural away: "batteries" to "battery", "boxes" to "box", "watts" to "watt".
  static func stem(of word: UnsafeBufferPointer<UInt8>) -> Stem {
    let count = word.count
    guard count > 3 || (count == 3 && word[1] < 0x80), word[count - 1] == UInt8(ascii: "s") else {
      return Stem(kept: count)
    }
    let before = word[count - 2]
    if before == UInt8(ascii: "s") || before == UInt8(ascii: "u") { return Stem(kept: count) }
    if before == UInt8(ascii: "i"), count > 3 { return Stem(kept: count) }
    if before < UInt8(ascii: "a") || before > UInt8(ascii: "z") { return Stem(kept: count) }
    if word.ends(with: "ics") || singulars.contains(TextHash(word).narrow) { return Stem(kept: count) }
    if word.ends(with: "ies"), count > 4 {
      return Stem(kept: count - 3, added: UInt8(ascii: "y"), isPlural: true)
    }
    let isSibilant =
      word.ends(with: "xes") || word.ends(with: "ches") || word.ends(with: "shes") || word.ends(with: "sses")
      || word.ends(with: "zzes")
    return Stem(kept: count - (isSibilant ? 2 : 1), isPlural: true)
  }

  /// The singular's hash when the word is a plural that no rule makes.
  static func irregularSingular(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> UInt32? {
    switch word.last {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "h"), UInt8(ascii: "e"), UInt8(ascii: "a"),
      UInt8(ascii: "i"):
      return irregular[hash]
    default: return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True when the bytes end with those of a literal of ASCII.
  @inline(__always)
  func ends(with literal: StaticString) -> Bool {
    let size = literal.utf8CodeUnitCount
    guard size <= count else { return false }
    for place in 0..<size where self[count - size + place] != literal.utf8Start[place] { return false }
    return true
  }
}
