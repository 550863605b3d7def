import CurriculumRuntime

/// A sentence whose words can be changed one at a time.
struct ChangeableStatement {
  /// Longer texts are no statements to judge at one reading.
  static let maximumLength = 400

  /// The sentence in UTF-8.
  let bytes: [UInt8]
  /// Its words.
  let tokens: [PhraseToken]

  /// A sentence to change.
  init(_ statement: String) {
    bytes = Array(statement.utf8)
    tokens = phraseTokens(statement)
  }

  /// True when the statement denies something already, openly or by a prefix.
  var isDenied: Bool {
    tokens.contains { token in
      if Self.denials.contains(token.text) || token.text.hasSuffix("n't") { return true }
      if token.text.hasPrefix("non-") { return true }
      return token.text.hasPrefix("un") && !Self.notNegated.contains { token.text.hasPrefix($0) }
    }
  }

  private static let denials: Set<String> = Set(
    (ItemPhrases.negations["en"] ?? []) + (ItemPhrases.hiddenNegations["en"] ?? []) + [
      "nor", "nobody", "nowhere", "without", "hardly", "scarcely", "rarely", "seldom", "neither", "only",
      "lack", "lacks",
    ])

  /// Beginnings of words in which `un` denies nothing.
  private static let notNegated = [
    "uni", "unde", "until", "unto", "uncle", "unanim", "unguent", "ungul",
  ]

  /// The statement with something else in one place.
  private func changed(
    _ range: Range<Int>, _ to: String, _ change: ChangedStatement.Change
  ) -> ChangedStatement {
    let from = String(decoding: bytes[range], as: UTF8.self)
    let text =
      String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + to
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    return ChangedStatement(text: text, change: change, from: from, to: to, range: range)
  }

  /// A word with the capital that another word had.
  private func cased(_ word: String, like range: Range<Int>) -> String {
    guard let first = word.first, (0x41...0x5A).contains(bytes[range.lowerBound]) else { return word }
    return first.uppercased() + word.dropFirst()
  }
}

extension ChangeableStatement {
  /// Each given wrong term in the place of its right one; terms that occur twice are left alone.
  func replacements(_ replacing: [(term: String, by: String)]) -> [ChangedStatement] {
    replacing.compactMap { term, wrong in
      guard let range = place(of: term),
        AcceptableAnswers.comparisonForm(of: term) != AcceptableAnswers.comparisonForm(of: wrong),
        !wrong.isEmpty, place(of: wrong) == nil
      else { return nil }
      let isStart = range.lowerBound == 0
      let shown = isStart ? cased(wrong, like: range) : wrong
      return withArticle(range, shown, .replacedTerm)
    }
  }

  /// Two terms in each other's place; both must occur once.
  func swaps(_ terms: [String]) -> [ChangedStatement] {
    let places = terms.compactMap { place(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    var swaps: [ChangedStatement] = []
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...].prefix(3) where first.upperBound <= second.lowerBound {
        // "A and B" says the same the other way round.
        guard !joins(first.upperBound..<second.lowerBound) else { continue }
        var left = String(decoding: bytes[first], as: UTF8.self)
        var right = String(decoding: bytes[second], as: UTF8.self)
        guard left.lowercased() != right.lowercased() else { continue }
        if first.lowerBound == 0, isCommon(first) {
          right = cased(right, like: first)
          left = left.prefix(1).lowercased() + left.dropFirst()
        }
        let between = String(decoding: bytes[first.upperBound..<second.lowerBound], as: UTF8.self)
        swaps.append(changed(first.lowerBound..<second.upperBound, right + between + left, .swappedTerms))
      }
    }
    return swaps
  }

  /// Each word that has an opposite replaced by it.
  func opposites() -> [ChangedStatement] {
    tokens.compactMap { token in
      guard let opposite = StatementOpposites.words[token.text] else { return nil }
      return withArticle(token.range, cased(opposite, like: token.range), .opposite)
    }
  }

  /// "All" and its like made less.
  func quantifiers() -> [ChangedStatement] {
    tokens.indices.flatMap { index -> [ChangedStatement] in
      let token = tokens[index]
      guard let others = StatementOpposites.quantifiers[token.text] else { return [] }
      // "Every cell" is one, "some cells" are many; "all the" and "all of" keep their article.
      return others.map { changed(token.range, cased($0, like: token.range), .quantifier) }
    }
  }

  /// The verb of the statement with a "not", where English needs no other verb form for it.
  func negations() -> [ChangedStatement] {
    for (index, token) in tokens.enumerated() {
      // A verb in a clause of its own is not what the statement claims.
      if index > 0, StatementOpposites.clauses.contains(token.text) { return [] }
      if index > 0, StatementOpposites.auxiliaries.contains(token.text) {
        let written = String(decoding: bytes[token.range], as: UTF8.self)
        let denied = token.text == "can" ? "cannot" : written + " not"
        return [changed(token.range, denied, .negation)]
      }
      if index > 0, let base = StatementOpposites.verbs[token.text] {
        let isPlural = base == token.text
        return [changed(token.range, (isPlural ? "do not " : "does not ") + base, .negation)]
      }
    }
    return []
  }

  /// Where a term stands as whole words, in any case; nil when it does not, or more than once.
  private func place(of term: String) -> Range<Int>? {
    let wanted = phraseTokens(term).map(\.text)
    guard let first = wanted.first, wanted.count <= tokens.count else { return nil }
    var found: Range<Int>?
    for index in 0...tokens.count - wanted.count where tokens[index].text == first {
      let last = index + wanted.count - 1
      guard zip(wanted, tokens[index...last]).allSatisfy({ $0 == $1.text }) else { continue }
      if found != nil { return nil }
      found = tokens[index].range.lowerBound..<tokens[last].range.upperBound
    }
    return found
  }

  /// True for "and", "or" and commas alone between two terms.
  private func joins(_ range: Range<Int>) -> Bool {
    let between = tokens.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    return between.allSatisfy { ["and", "or", "with", "plus", "the", "a", "an", "equals"].contains($0.text) }
  }

  /// True when a word at the beginning has its capital from its place, not of its own.
  private func isCommon(_ range: Range<Int>) -> Bool {
    let rest = bytes[range].dropFirst()
    return !rest.contains { (0x41...0x5A).contains($0) || ($0 >= 0x30 && $0 <= 0x39) }
  }

  /// The change with the article before it put right: "an increase", "a decrease".
  private func withArticle(
    _ range: Range<Int>, _ to: String, _ change: ChangedStatement.Change
  ) -> ChangedStatement {
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == range.lowerBound }), index > 0,
      ["a", "an"].contains(tokens[index - 1].text), let onset = Onset(of: to)
    else { return changed(range, to, change) }
    let before = tokens[index - 1]
    let article = onset == .vowel ? "an" : "a"
    guard before.text != article else { return changed(range, to, change) }
    let between = String(decoding: bytes[before.range.upperBound..<range.lowerBound], as: UTF8.self)
    return changed(
      before.range.lowerBound..<range.upperBound, cased(article, like: before.range) + between + to, change)
  }
}

/// English words that turn a statement round.
enum StatementOpposites {
  /// One word for another; both ways, and both forms exist as given.
  static let words: [String: String] = {
    var words: [String: String] = [:]
    for pair in pairs {
      let sides = pair.split(separator: "/").map(String.init)
      guard sides.count == 2 else { continue }
      if words[sides[0]] == nil { words[sides[0]] = sides[1] }
      if words[sides[1]] == nil { words[sides[1]] = sides[0] }
    }
    return words
  }()

  private static let pairs =
    // A claim of truth is not part of what is claimed, and these two are nouns as often as not.
    (ItemPhrases.opposites["en"] ?? []).filter { $0 != "true/false" && $0 != "rise/fall" } + [
      "increasing/decreasing", "thicker/thinner", "heavier/lighter", "denser/less dense", "greater/smaller",
      "greatest/smallest", "highest/lowest", "largest/least", "identical/different", "same/opposite",
      "parallel/perpendicular", "towards/away from", "gained/lost", "absorbed/released", "attracted/repelled",
      "oxidation/reduction", "acidic/alkaline", "reactant/product", "reactants/products", "anode/cathode",
      "most/least", "upwards/downwards", "inside/outside", "first/last", "maximum/minimum", "warmer/cooler",
      "doubles/halves", "doubling/halving", "doubled/halved", "contract/expand", "accelerates/decelerates",
      "arteries/veins", "aerobic/anaerobic", "prokaryotic/eukaryotic", "reversible/irreversible",
      "renewable/non-renewable", "homozygous/heterozygous", "saturated/unsaturated", "soluble/insoluble",
    ]

  /// What "all" and "every" may become, so that the verb still fits.
  static let quantifiers: [String: [String]] = [
    "all": ["some", "no"], "both": ["neither of"], "always": ["sometimes", "never"], "most": ["few"],
    "many": ["few"], "every": ["no"], "each": ["no"], "usually": ["never"], "often": ["never"],
  ]

  /// Verbs behind which "not" stands.
  static let auxiliaries: Set<String> = [
    "is", "are", "was", "were", "can", "could", "will", "would", "must", "should", "may", "might",
  ]

  /// Words behind which another verb than that of the statement follows.
  static let clauses: Set<String> = [
    "that", "which", "who", "whose", "if", "when", "because", "while", "where", "although", "after", "before",
  ]

  /// Verbs of statements with the form that follows "does not".
  static let verbs: [String: String] = {
    var verbs: [String: String] = [:]
    let all = Set(StatementWords.verbs["en"] ?? []).subtracting(notVerbs).subtracting(auxiliaries)
    for verb in all {
      // Nouns have these forms too: "the use", "a form"; with an s they are mostly verbs.
      guard verb.hasSuffix("s"), verb != "has", verb != "does" else { continue }
      for base in [String(verb.dropLast()), String(verb.dropLast(2)), verb.dropLast(3) + "y"]
      where all.contains(base) {
        verbs[verb] = base
        break
      }
    }
    verbs["has"] = "have"
    verbs["have"] = "have"
    for base in [
      "conduct", "contain", "react", "travel", "carry", "produce", "protect", "dissolve", "depend",
    ] {
      verbs[base] = base
    }
    return verbs
  }()

  private static let notVerbs: Set<String> = [
    "it", "they", "this", "do", "does", "had", "cannot", "works", "work", "uses", "lives", "turns", "breaks",
    "lies",
    "leaves",
  ]
}
