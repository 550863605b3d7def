/// True when two texts differ in case, articles, punctuation and plural only: "a Joule" and "joules".
package func isEqualAfterFolding(_ a: OptionTraits, _ b: OptionTraits) -> Bool {
  a.foldedHash == b.foldedHash
}

/// True when each word of `a` is among those of `b`, apart from articles and plurals: "cell" of "red cells".
///
/// False for a text without words.
package func isTokenSubset(_ a: OptionTraits, _ b: OptionTraits) -> Bool {
  guard a.words.count > 0, a.wordCount <= b.wordCount else { return false }
  guard b.words.isSample else { return a.words.shared(with: b.words) == a.words.count }
  let bound = b.words[b.words.count - 1]
  let known = a.words.count(upTo: bound)
  return known > 0 && a.words.shared(with: b.words) == known
}

/// The words in both texts as a share of those in either, 0...1; an estimate above sixteen different words.
package func tokenJaccard(_ a: OptionTraits, _ b: OptionTraits) -> Float {
  guard a.words.count > 0, b.words.count > 0 else { return 0 }
  if !a.words.isSample, !b.words.isSample {
    let shared = a.words.shared(with: b.words)
    return Float(shared) / Float(a.words.count + b.words.count - shared)
  }
  let bound = min(
    a.words.isSample ? a.words[a.words.count - 1] : .max - 1,
    b.words.isSample ? b.words[b.words.count - 1] : .max - 1)
  let shared = a.words.shared(with: b.words, upTo: bound)
  let either = a.words.count(upTo: bound) + b.words.count(upTo: bound) - shared
  return either == 0 ? 0 : Float(shared) / Float(either)
}

extension OptionText {
  /// True when the head is a plural noun, false when a singular one, nil when unknown.
  package var isPlural: Bool? { traits.isPlural }
  /// True when the first letter is a capital.
  package var startsWithCapital: Bool { traits.marks.contains(.firstCapital) }
  /// The word class of the head, or what kind of phrase the text is.
  package var classOfHead: PhraseClass { traits.classOfHead }
  /// True when the text is one number, with or without a unit.
  package var isNumber: Bool { traits.marks.contains(.number) }
  /// Equal for texts that differ in case, articles, punctuation and plural only.
  package var foldedHash: UInt64 { traits.foldedHash }
  /// Hashes of the words' stems, without articles.
  package var tokenHashes: WordSet { traits.words }
}

/// True when two options differ in case, articles, punctuation and plural only.
package func isEqualAfterFolding(_ a: OptionText, _ b: OptionText) -> Bool {
  isEqualAfterFolding(a.traits, b.traits)
}

/// True when each word of `a` is among those of `b`, apart from articles and plurals.
package func isTokenSubset(_ a: OptionText, _ b: OptionText) -> Bool { isTokenSubset(a.traits, b.traits) }

/// The words in both options as a share of those in either, 0...1.
package func tokenJaccard(_ a: OptionText, _ b: OptionText) -> Float { tokenJaccard(a.traits, b.traits) }
