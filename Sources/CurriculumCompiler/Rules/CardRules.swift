import CurriculumRuntime

/// Cards among each other: copies, words with two meanings, translations with two words, the form of translations.
extension Rule {
  static let cardRules: [Rule] = [
    duplicateCard, homographConflict, translationCollision, glossForm, semanticCluster, falseFriendHint,
  ]

  static let duplicateCard = Rule(
    "lang/duplicate-card", .error, "A course teaches a word once.",
    why: "Spaced repetition would schedule the two copies as two words, and both with the wrong intervals.",
    source: "a default of curricc's own", scope: .course,
    fix: "Takes an exact copy away, and with it what learners did with it; only with --unsafe.",
    bad: .lesson(cards: ["{id: hola-2, target_text: Hola, native_text: hello, pos: intj}"]),
    good: .lesson(cards: [
      "{id: manana, target_text: mañana, native_text: tomorrow, pos: adv}",
      "{id: la-manana, target_text: la mañana, native_text: morning, pos: noun, gender: f, article: la}",
    ]), check: .whole(checkDuplicateCards))

  static let homographConflict = Rule(
    "lang/homograph-conflict", .warning,
    "Two cards that show the same word with different meanings say which meaning is wanted.",
    why: "The learner who is shown the word cannot know which of the two translations is asked for.",
    source: "a default of curricc's own", scope: .course,
    bad: .lesson(cards: [
      "{id: tiempo, target_text: el tiempo, native_text: weather, pos: noun, gender: m, article: el}",
      "{id: tiempo-2, target_text: el tiempo, native_text: time, pos: noun, gender: m, article: el}",
    ]),
    good: .lesson(cards: [
      "{id: tiempo, target_text: el tiempo, native_text: weather, pos: noun, gender: m, article: el, sense: sun and rain}",
      "{id: tiempo-2, target_text: el tiempo, native_text: time, pos: noun, gender: m, article: el, sense: hours and days}",
    ]), check: .whole(checkHomographs))

  static let translationCollision = Rule(
    "lang/translation-collision", .warning,
    "Two cards with the same translation accept each other's word.",
    why: "A learner who is asked for the translation cannot tell which of the two words is wanted.",
    source: "Tong's document, section 4.2 (certainty high)", scope: .course,
    bad: .lesson(cards: [
      "{id: aula, target_text: el aula, native_text: classroom, pos: noun, gender: f, article: el}",
      "{id: clase, target_text: la clase, native_text: classroom, pos: noun, gender: f, article: la}",
    ]),
    good: .lesson(cards: [
      "{id: tal-vez, target_text: tal vez, native_text: perhaps, pos: adv}",
      "{id: quizas, target_text: quizás, native_text: maybe, pos: adv}",
    ]), check: .whole(checkTranslationCollisions))

  static let glossForm = Rule(
    "lang/gloss-form", .info,
    "A translation is written so that its senses can be told apart: 'weather; time (of day)'.",
    why:
      "Each sense between semicolons is accepted as an answer; with commas or slashes only the whole line is.",
    source: "a default of curricc's own", scope: .part,
    fix: """
      Takes off a full stop; writes semicolons for commas and slashes, and 'to' before English verbs, only with \
      --unsafe.
      """,
    bad: .lesson(cards: [
      "{id: casa, target_text: la casa, native_text: house/home., pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: casa, target_text: la casa, native_text: house; home, pos: noun, gender: f, article: la}"
    ]),
    parameters: [
      .number("max_senses", 3, "most senses of a translation"),
      .words(
        "slashes", ["and/or", "km/h", "a/c", "w/o"], "expressions with a slash that separates no senses"),
      .words(
        "no_to", ["can", "could", "may", "might", "must", "shall", "should", "will", "would", "ought"],
        "English verbs that take no 'to'"),
      .wordLists(
        "infinitives",
        [
          "es": ["ar", "er", "ir", "ír", "arse", "erse", "irse"], "fr": ["er", "ir", "re"],
          "it": ["are", "ere", "ire", "arsi", "ersi", "irsi"], "pt": ["ar", "er", "ir", "or"],
          "de": ["en", "ern", "eln"], "ru": ["ть", "ти", "чь", "ся"],
        ], "endings by which dictionary forms of verbs are known, by language"),
    ], check: .entities(checkGlosses))

  static let semanticCluster = Rule(
    "lang/semantic-cluster", .info,
    "A lesson brings only a few members of an open set, such as fruit or clothes.",
    why: "Words that mean similar things and are met together are mixed up for a long time.",
    source: "Tinkham 1993; Waring 1997 (certainty medium); the number is a default of curricc's own",
    scope: .part, bad: .secondLesson(cards: fruit(7)), good: .secondLesson(cards: fruit(6)),
    parameters: [
      .number("max", 6, "most members of one set among the new words of a lesson"),
      .wordLists("sets", SemanticSets.english, "members of open sets in the source language, by name"),
    ], check: .entities(checkSemanticClusters))

  static let falseFriendHint = Rule(
    "lang/false-friend-hint", .warning,
    "A word that looks like another word of the learners' language has a hint.",
    why: "Learners take the look for the meaning; the error is predictable, and one line prevents it.",
    source: "Prado 2001, NTC's dictionary of Spanish false cognates (certainty high for the pairs listed)",
    scope: .part, fix: "Writes a hint of the kind 'false_friend' with the word that is not meant.",
    bad: .lesson(cards: [
      "{id: exito, target_text: el éxito, native_text: success, pos: noun, gender: m, article: el}"
    ]),
    good: .lesson(cards: [
      "{id: exito, target_text: el éxito, native_text: success, pos: noun, gender: m, article: el, hints: [{kind: false_friend, text: not exit}]}"
    ]),
    parameters: [
      .wordLists(
        "pairs", FalseFriends.byPair, "words and what they do not mean, by the languages taught and known")
    ], check: .entities(checkFalseFriends))
}

private func fruit(_ count: Int) -> [String] {
  let names = [
    ("manzana", "apple"), ("pera", "pear"), ("naranja", "orange"), ("uva", "grape"), ("fresa", "strawberry"),
    ("cereza", "cherry"), ("piña", "pineapple"),
  ]
  return names.prefix(count).map { name in
    "{id: \(makeSlug(from: name.0) ?? name.1), target_text: la \(name.0), native_text: \(name.1), pos: noun, gender: f, article: la}"
  }
}
