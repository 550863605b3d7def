/// The language of questions: spelled rightly, with the right article, easy to read.
extension Rule {
  static let wordingRules: [Rule] = [spelling, indefiniteArticle, repeatedWord, readability]

  static let spelling = Rule(
    "item/spelling", .warning, "Quizzes and decks in British English are spelled rightly.",
    why: "A learner copies the mistake, and loses trust in the rest.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 12 (certainty high); a Hunspell dictionary en_GB",
    scope: .balance,
    bad: .energyQuiz("  - {id: q1, type: typed, prompt: What is the unit of enregy?, answer: energy}"),
    good: .energyQuiz("  - {id: q1, type: typed, prompt: What is energy?, answer: energy}"),
    parameters: [.words("words", ScienceTerms.words, "words that the dictionary lacks")],
    check: .whole(checkSpelling))

  static let indefiniteArticle = Rule(
    "item/a-or-an", .warning, "English writes 'an' before the sound of a vowel, and 'a' before any other.",
    why: "A learner stumbles over it, and of one who learns English it is a mistake.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 12; Oxford English Dictionary, 'a, adj.' (certainty high)",
    scope: .part, fix: "Writes the other form of the article.",
    bad: .statements([("It takes a hour to charge the battery.", true)]),
    good: .statements([("It takes an hour to charge the battery.", true)]),
    parameters: [
      .wordLists("function_words", ItemPhrases.functionWords, "words before which 'a' is no article")
    ],
    check: .entities(checkIndefiniteArticles))

  static let repeatedWord = Rule(
    "item/repeated-word", .warning, "No small word stands twice in a row.",
    why: "It is a slip of the keyboard that looks careless.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 11 (certainty high)", scope: .part,
    fix: "Takes the second one out.",
    bad: .statements([("The unit of energy is the the joule.", true)]),
    good: .statements([("The unit of energy is the joule.", true)]),
    parameters: [
      .wordLists(
        "words",
        [
          "en": [
            "the", "a", "an", "of", "to", "in", "is", "and", "it", "for", "with", "on", "at", "from", "by",
            "or", "are",
            "was",
          ], "es": ["el", "la", "los", "las", "de", "en", "y", "un", "una", "con", "por"],
          "fr": ["le", "la", "les", "de", "des", "et", "un", "une", "dans", "pour"],
          "de": ["und", "ein", "eine", "im", "mit", "von", "für"], "ru": ["и", "в", "на", "с", "по"],
        ], "words that are never doubled")
    ], check: .entities(checkRepeatedWords))

  static let readability = Rule(
    "item/readability", .info, "The questions of a quiz are no harder to read than its learners can read.",
    why: "A quiz is to measure science, not reading.",
    source: "Kincaid, Fishburne, Rogers & Chissom 1975; the grades are curricc's own", scope: .balance,
    bad: .statements([
      (
        "Electromagnetic radiation demonstrates characteristically wavelike properties, particularly diffraction, "
          + "interference and polarisation, notwithstanding its quantised absorption by photoelectric materials.",
        true
      ),
      (
        "Thermodynamic equilibrium necessitates identical temperatures throughout interconnected subsystems, "
          + "irrespective of the particular substances constituting the individual components.", true
      ),
    ]),
    good: .statements([
      ("Light can be bent by glass.", true), ("Two bodies in contact reach one temperature.", true),
    ]),
    parameters: [
      .byName("max_grade", ["foundation": 9, "higher": 10], "highest Flesch-Kincaid grade, by tier"),
      .number("min_words", 20, "fewest words of a quiz that is judged"),
    ], check: .whole(checkReadability))
}

extension Spelling {
  /// A dictionary of the words of the starter curriculum, for the rule's own examples.
  static let starter: Spelling = {
    let words = Set(Starter.files.flatMap { foldedWords(String(decoding: $0.bytes, as: UTF8.self)) })
    let list = words.sorted().joined(separator: "\n")
    return SpellingDictionary(affixes: [], words: Array(list.utf8)).map { .dictionary($0) } ?? .unchecked
  }()
}
