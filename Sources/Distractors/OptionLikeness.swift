/// True when two texts differ in case, articles, punctuation and plural only: "a Joule" and "joules".
package func isEqualAfterFolding(_ a: OptionTraits, _ b: OptionTraits) -> Bool {
  a.foldedHash == b.foldedHash
}

/// True when one of two texts, given by their places in a list, has all words of the other.
package func isTokenSubset(_ one: Int, _ other: Int, in texts: [OptionTraits]) -> Bool {
  precondition(texts.indices.contains(one) && texts.indices.contains(other), "both are in the list")
  return texts.withUnsafeBufferPointer { texts in
    guard let first = texts.baseAddress else { return false }
    let (one, other) = (first + one, first + other)
    // Most pairs share no word, which is seen without copying either.
    guard one.pointee.words.mayShare(with: other.pointee.words) else { return false }
    return isTokenSubset(one.pointee, other.pointee) || isTokenSubset(other.pointee, one.pointee)
  }
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

/// The words in both of two texts, given by their places in a list, as a share of those in either, 0...1.
package func tokenJaccard(_ one: Int, _ other: Int, in texts: [OptionTraits]) -> Float {
  precondition(texts.indices.contains(one) && texts.indices.contains(other), "both are in the list")
  return texts.withUnsafeBufferPointer { texts in
    guard texts[one].words.mayShare(with: texts[other].words) else { return 0 }
    return tokenJaccard(texts[one], texts[other])
  }
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
