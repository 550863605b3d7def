import Distractors

/// What tells, beside a card's author, which other cards may be its wrong answers: those that have the same.
package struct CardKeys: Sendable, Equatable {
  /// Whether the translation is a plural.
  package let isPlural: Bool
  /// The field of meaning of the translation's head; -1 for none.
  package let cluster: Int32
  /// How the word sounds and looks; 0 for neither.
  package let sound: UInt64
  package let shape: UInt64

  /// Keys that were kept.
  package init(isPlural: Bool, cluster: Int32, sound: UInt64, shape: UInt64) {
    self.isPlural = isPlural
    self.cluster = cluster
    self.sound = sound
    self.shape = shape
  }

  /// The keys of a card whose translation was read.
  init(_ native: OptionTraits, _ looks: LookAlikeKeys, _ lexicon: Lexicon?) {
    isPlural = native.isPlural == true
    let cluster = lexicon.flatMap { lexicon in native.headWord.map { Int(lexicon.cluster(of: $0)) } } ?? -1
    self.cluster = Int32(max(-1, cluster))
    sound = looks.sound ?? 0
    shape = looks.shape ?? 0
  }

  /// The keys of a card.
  init(_ card: Card, _ lexicon: Lexicon?) {
    self.init(
      OptionText(card.firstSense, lexicon: lexicon).traits, LookAlikeKeys(card.targetText.string), lexicon)
  }

  /// How many chains there are, and how many earlier cards of each are looked at: of the same form, field of meaning, sound, shape,
  /// dictionary form.
  static let limits = [6, 6, 2, 2, 3]

  /// What the cards of a chain have in common; nil for a card of none.
  ///
  /// - Parameters:
  ///   - partOfSpeech: The word class's place; -1 for none. So with the gender.
  ///   - lemma: The dictionary form.
  func key(_ chain: Int, partOfSpeech: Int8, gender: Int8, lemma: @autoclosure () -> Text?) -> UInt64? {
    let word = UInt64(UInt8(bitPattern: partOfSpeech))
    switch chain {
    case 0: return word << 16 | UInt64(UInt8(bitPattern: gender)) << 8 | (isPlural ? 1 : 0)
    case 1: return cluster < 0 ? nil : UInt64(cluster) << 8 | word
    case 2: return sound == 0 ? nil : sound
    case 3: return shape == 0 ? nil : shape
    default:
      guard let lemma = lemma() else { return nil }
      var hash = FingerprintHash()
      hash.add(lemma.string)
      return hash.value
    }
  }

  /// What the cards of a chain have in common; nil for a card of none.
  func key(_ chain: Int, of card: Card) -> UInt64? {
    key(
      chain, partOfSpeech: Int8(card.partOfSpeech?.place ?? -1), gender: Int8(card.gender?.place ?? -1),
      lemma: card.lemma)
  }
}
