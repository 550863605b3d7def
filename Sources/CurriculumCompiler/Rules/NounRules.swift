/// Nouns: their gender, their article, how the two agree.
extension Rule {
  static let nounRules: [Rule] = [nounGender, articleGender, genderEnding, articleMissing]

  static let nounGender = Rule(
    "lang/noun-gender", .error, "In a language with genders a noun says its own.",
    why: "Articles and adjectives follow it; who learns the word without it learns it twice.",
    source: "Corbett 1991, Gender (certainty high for the languages)", scope: .part,
    fix: "Writes the gender that the article shows.",
    bad: .lesson(cards: ["{id: mano, target_text: la mano, native_text: hand, pos: noun, article: la}"]),
    good: .lesson(cards: [
      "{id: mano, target_text: la mano, native_text: hand, pos: noun, gender: f, article: la}"
    ]),
    parameters: [
      .words(
        "languages",
        [
          "es", "fr", "pt", "it", "ca", "gl", "ro", "de", "ru", "uk", "pl", "cs", "sk", "hr", "sr", "sl",
          "bg",
          "el", "hi", "ur", "nl", "da", "sv", "nb", "nn", "is", "ar", "he", "ga", "cy", "lt", "lv",
        ], "languages whose nouns have a gender; 'gendered_nouns' of a course decides before")
    ], check: .entities(checkNounGenders))

  static let articleGender = Rule(
    "lang/article-gender", .error,
    "The article agrees with the noun's gender and number, and is elided where it must be.",
    why: "Learners take the gender from the article; a wrong one is learnt for good.",
    source: "RAE 2010, Nueva gramática, Manual, 14.2; Grevisse & Goosse 2016, §§ 44 to 50; Serianni 2006, IV",
    scope: .part, fix: "Writes the article in the form that the noun's beginning wants.",
    bad: .lesson(cards: [
      "{id: agua, target_text: la agua, native_text: water, pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: agua, target_text: el agua, native_text: water, pos: noun, gender: f, article: el}"
    ]),
    check: .entities(checkArticleGenders))

  static let genderEnding = Rule(
    "lang/gender-ending", .info, "A noun whose gender its ending does not show is a known exception.",
    why: "It is more often a slip of the author's than a rare word.",
    source: "RAE 2010, Nueva gramática, Manual, 2.2 (certainty high); the lists are curricc's choice",
    scope: .part,
    bad: .lesson(cards: [
      "{id: mesa, target_text: el mesa, native_text: table, pos: noun, gender: m, article: el}"
    ]),
    good: .lesson(cards: [
      "{id: mapa, target_text: el mapa, native_text: map, pos: noun, gender: m, article: el}"
    ]),
    parameters: [
      .wordLists(
        "endings", GenderEndings.usual, "endings and the genders that they usually show, by language"),
      .wordLists("exceptions", GenderEndings.exceptions, "nouns that go another way, by language"),
    ], check: .entities(checkGenderEndings))

  static let articleMissing = Rule(
    "lang/article-missing", .warning,
    "Where a course shows its nouns with their article, it does so for all.",
    why: "The learner would have to guess the gender of just this noun.",
    source: "a default of curricc's own", scope: .course,
    fix: "Writes the definite article; only with --unsafe.",
    bad: .secondLesson(cards: nouns(10, bare: 1)), good: .secondLesson(cards: nouns(10, bare: 0)),
    parameters: [
      .number("min_share", 0.8, "share of nouns with an article from which on all are expected to have one"),
      .number("min_nouns", 10, "nouns from which on a course is weighed"),
      .wordLists(
        "bare",
        [
          "fr": ["monsieur", "madame", "mademoiselle", "messieurs", "mesdames", "maman", "papa"],
          "es": ["don", "doña", "mamá", "papá"], "it": ["signore", "signora"], "de": ["Herr", "Frau"],
        ], "nouns that stand without an article, by language"),
    ], check: .whole(checkArticlesMissing))

  private static func nouns(_ count: Int, bare: Int) -> [String] {
    let words = [
      "mesa:table", "silla:chair", "ventana:window", "puerta:door", "cama:bed", "casa:house", "calle:street",
      "plaza:square", "tienda:shop", "playa:beach",
    ]
    return words.prefix(count).enumerated().map { index, word in
      let parts = word.split(separator: ":")
      let article = index < count - bare ? "la " : ""
      return
        "{id: \(parts[0]), target_text: \(article)\(parts[0]), native_text: \(parts[1]), pos: noun, gender: f}"
    }
  }
}
