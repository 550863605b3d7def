/// A word of the language: how it is written, how it is said.
struct Word {
  let written: String
  /// IPA with stress, or romanisation.
  let spoken: String
}

/// Gives each number a word of its own.
///
/// The numbers go through a permutation of all the words a language can make, so that neighbours do not look
/// alike and no table of used words is needed.
struct WordStock {
  private let language: Language
  private let multipliers: [UInt64]
  private let offsets: [UInt64]

  /// The stock of a language; another seed gives the words in another order.
  init(_ language: Language, seed: UInt64) {
    self.language = language
    var random = SeededRandom(seed: seed)
    var multipliers: [UInt64] = []
    var offsets: [UInt64] = []
    for inventory in language.inventories {
      let count = Self.wordCount(inventory)
      var multiplier = UInt64(Double(count) * 0.618) + random.next() % 1000
      while Self.commonDivisor(multiplier, count) != 1 { multiplier += 1 }
      multipliers.append(multiplier)
      offsets.append(random.next() % count)
    }
    self.multipliers = multipliers
    self.offsets = offsets
  }

  /// The stem with a number, before the ending of its part of speech.
  ///
  /// - Precondition: The language has so many words; the smallest has 100 000.
  func word(_ number: Int, ending: Ending) -> Word {
    let kind = number % language.inventories.count
    let inventory = language.inventories[kind]
    let count = Self.wordCount(inventory)
    let place = UInt64(number / language.inventories.count)
    precondition(place < count, "the language has no more words of this kind")
    var rest = (place * multipliers[kind] + offsets[kind]) % count
    var written = ""
    var spoken = language.romanisation == nil ? "/" : ""
    let radix = UInt64(inventory.syllables.count)
    for index in 0..<inventory.length {
      let syllable = inventory.syllables[Int(rest % radix)]
      rest /= radix
      if index > 0 {
        written += language.syllableSeparator
        spoken += language.spokenSeparator
      }
      let isStressed = index == inventory.length - 1
      if isStressed, language.romanisation == nil, language.syllableSeparator.isEmpty { spoken += "ˈ" }
      written += isStressed ? syllable.stressed : syllable.written
      spoken += syllable.spoken
    }
    written += ending.sound.written
    spoken += ending.sound.spoken
    if language.romanisation == nil { spoken += "/" }
    return Word(written: written, spoken: spoken)
  }

  private static func wordCount(_ inventory: Inventory) -> UInt64 {
    (0..<inventory.length).reduce(1) { count, _ in count * UInt64(inventory.syllables.count) }
  }

  private static func commonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    right == 0 ? left : commonDivisor(right, left % right)
  }
}
