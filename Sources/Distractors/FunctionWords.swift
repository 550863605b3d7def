/// What a small word of English does in a phrase.
enum FunctionWord: UInt8, Sendable {
  /// Says which one; leaves the meaning of an option as it is: a, an, the.
  case article
  /// Stands before a noun: this, each, my, all.
  case determiner
  /// Ends the noun phrase before it: of, in, with, that, which.
  case boundary
  /// Joins equals: and, or, but.
  case conjunction
  /// A finite verb that makes a clause of the phrase: is, has, can.
  case finiteVerb
  /// Stands for a noun: it, they, someone.
  case pronoun
  /// The mark of an infinitive.
  case to
  /// Denies: not, never, no.
  case negation
  /// Small and of none of the other kinds: very, only, also.
  case other
}

/// The small words of English, by their letters packed into one number.
struct FunctionWords: Sendable {
  /// The small words of English.
  static let english = FunctionWords([
    (.article, "a an the"),
    (.determiner, "this these those each every any some all both either my your his her its our their one"),
    (
      .boundary,
      """
      of in on at by for from with without within into onto over under between among through during before \
      after above below against across along around behind beyond near toward towards upon via per than as \
      that which who whom whose where when while because since until unless if whether using about
      """
    ),
    (.conjunction, "and or but nor plus"),
    (
      .finiteVerb,
      """
      is are was were be been am has have had can could will would shall should may might must do does did \
      cannot
      """
    ),
    (.pronoun, "it they he she we you i them him us there who someone something nothing everyone"),
    (.to, "to"),
    (.negation, "not no never none neither"),
    (.other, "very only also too so just more most less least such same other then up down out off"),
  ])

  /// Open addressing over 512 places; 0 marks a free one.
  private var words = [UInt64](repeating: 0, count: 512)
  private var kinds = [UInt8](repeating: 0, count: 512)

  private init(_ lists: [(FunctionWord, String)]) {
    for (kind, list) in lists {
      for word in list.split(separator: " ") {
        guard let packed = Self.packed(Array(word.utf8)[...]) else { continue }
        var place = Self.place(of: packed)
        while words[place] != 0, words[place] != packed { place = (place + 1) & 511 }
        guard words[place] == 0 else { continue }
        words[place] = packed
        kinds[place] = kind.rawValue
      }
    }
  }

  /// What a folded word does; nil for a content word.
  func kind(of word: UnsafeBufferPointer<UInt8>) -> FunctionWord? {
    guard let packed = Self.packed(word) else { return nil }
    var place = Self.place(of: packed)
    while words[place] != 0 {
      if words[place] == packed { return FunctionWord(rawValue: kinds[place]) }
      place = (place + 1) & 511
    }
    return nil
  }

  /// Up to eight bytes as one number; nil for none and for more.
  private static func packed(_ bytes: some RandomAccessCollection<UInt8>) -> UInt64? {
    guard (1...8).contains(bytes.count) else { return nil }
    var packed: UInt64 = 0
    for byte in bytes { packed = packed << 8 | UInt64(byte) }
    return packed
  }

  private static func place(of packed: UInt64) -> Int { Int((packed &* 0x9E37_79B9_7F4A_7C15) >> 55) }
}
