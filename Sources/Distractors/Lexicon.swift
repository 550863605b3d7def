/// Words of one language with what is known of their meaning and use.
package struct Lexicon: Sendable {
  /// A word or fixed phrase of the lexicon.
  package struct Word: Hashable, Sendable {
    /// Place in the lexicon's alphabetical list.
    package let index: Int32
  }
}
