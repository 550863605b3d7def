/// What is known of the inflection of a language: enough to see which taught word a form belongs to.
///
/// It is generous: a form that could belong to a taught word counts as known, since a false alarm costs a teacher
/// more than a missed word.
package struct Morphology: Sendable {
  /// ISO 639 code.
  package let language: String
  /// The words, folded, that a folded form may be an inflected form of, likeliest first; without the form itself.
  package let lemmas: @Sendable (String) -> [String]
  /// Words that carry no meaning of their own and need no card: articles, clitics, particles; folded.
  package let functionWords: Set<String>

  /// Inflection of a language.
  package init(
    _ language: String, functionWords: Set<String>, lemmas: @escaping @Sendable (String) -> [String]
  ) {
    self.language = language
    self.functionWords = functionWords
    self.lemmas = lemmas
  }

  /// The languages whose inflection is known.
  package static let all: [Morphology] = [.spanish]

  /// The inflection of a language; nil when it is not known.
  package static func of(_ language: String) -> Morphology? { all.first { $0.language == language } }
}

/// Endings of inflected forms with the endings of the words they come from, tried longest first.
package struct EndingTable: Sendable {
  private let entries: [(ending: String, lemmas: [String])]

  /// A table from lines such as `aríamos: ar` and `ces: z`.
  package init(_ entries: [(String, [String])]) {
    self.entries = entries.sorted { $0.0.utf8.count > $1.0.utf8.count }
  }

  /// The words that a form may come from.
  ///
  /// - Parameter stem: The least number of characters before the ending.
  package func lemmas(of form: String, stem: Int) -> [String] {
    var lemmas: [String] = []
    for (ending, replacements) in entries where form.hasSuffix(ending) {
      let base = form.dropLast(ending.count)
      guard base.count >= stem else { continue }
      lemmas += replacements.map { base + $0 }
    }
    return lemmas
  }
}
