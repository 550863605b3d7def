extension Lexicon {
  /// Classes of words that WordNet tells apart.
  package struct WordClasses: OptionSet, Hashable, Sendable {
    /// One bit per class.
    package let rawValue: UInt8

    /// Makes a set of its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Names of things.
    package static let noun = WordClasses(rawValue: 1)
    /// Names of actions and states.
    package static let verb = WordClasses(rawValue: 2)
    /// Names of qualities.
    package static let adjective = WordClasses(rawValue: 4)
    /// Names of manners, times and places.
    package static let adverb = WordClasses(rawValue: 8)
  }

  /// The entry for a text in lower case whose words are joined by one space, or `nil`.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package func word(_ folded: UnsafeBufferPointer<UInt8>) -> Word? {
    guard count > 0, folded.count > 0, folded.count <= 255 else { return nil }
    let hash = Self.hash(folded)
    let mask = 1 << Self.hashBits - 1
    var slot = Int(hash) & mask
    // A damaged table may have no free slot, so the walk is counted.
    for _ in 0...mask {
      let entry = number(.hashes, slot)
      if entry == 0 { return nil }
      let index = (entry & mask) - 1
      if entry >> Self.hashBits == Int(hash >> UInt32(Self.hashBits)) & 0x3F, index >= 0, index < count,
        isText(folded, at: index)
      {
        return Word(index: Int32(index))
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The entry for a text in lower case whose words are joined by one space, or `nil`.
  package func word(_ folded: String) -> Word? {
    var text = folded
    return text.withUTF8 { word($0) }
  }

  /// The text of an entry, in lower case.
  package func text(of word: Word) -> String {
    let place = Int(word.index)
    guard place >= 0, place < count else { return "" }
    let texts = bytes(.texts)
    var at = number(.textBlocks, place / Self.block)
    return String(unsafeUninitializedCapacity: 512) { buffer in
      var length = 0
      for _ in 0...place % Self.block {
        guard at + 2 <= texts.count else { return 0 }
        let (shared, added) = (Int(texts[at]), Int(texts[at + 1]))
        guard shared <= length, at + 2 + added <= texts.count else { return 0 }
        for offset in 0..<added { buffer[shared + offset] = texts[at + 2 + offset] }
        length = shared + added
        at += 2 + added
      }
      return length
    }
  }

  /// The dictionary form, "apple" for "apples"; the word itself where it is one or none is known.
  ///
  /// By WordNet's exceptions and detachment rules, worked out when the lexicon was built.
  package func base(of word: Word) -> Word {
    guard word.index >= 0, Int(word.index) < vectorCount else { return word }
    let base = number(.bases, Int(word.index))
    return base < count ? Word(index: Int32(base)) : word
  }

  /// How frequent the word is: log10 of occurrences in a thousand million words, 0 for phrases.
  ///
  /// An estimate from the word's rank in GloVe 6B by Zipf's law with Mandelbrot's shift, steeper beyond rank
  /// 10,000: about 7.4 for "the", 3.9 at rank 10,000, 2.6 at 60,000.
  package func zipf(_ word: Word) -> Float {
    Float(byte(.zipfs, Int(word.index))) / 30
  }

  /// The classes of the word and of its dictionary form.
  package func classes(of word: Word) -> WordClasses {
    WordClasses(rawValue: byte(.classes, Int(word.index)))
  }

  /// FNV-1a of 64 bits with its halves folded together, as the file's table has it.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Whether the entry at a place has a text; works through its block without spelling the entries out.
  private func isText(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let texts = bytes(.texts)
    var at = number(.textBlocks, place / Self.block)
    var (matching, length) = (0, 0)
    for _ in 0...place % Self.block {
      guard at + 2 <= texts.count else { return false }
      let (shared, added) = (Int(texts[at]), Int(texts[at + 1]))
      guard at + 2 + added <= texts.count else { return false }
      length = shared + added
      // Where the entry shares more with the one before than that one did with the text, nothing changes.
      if shared <= matching {
        matching = shared
        while matching < length, matching < text.count, texts[at + 2 + matching - shared] == text[matching] {
          matching += 1
        }
      }
      at += 2 + added
    }
    return matching == text.count && length == text.count
  }
}
