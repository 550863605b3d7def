/// How texts in the language taught are written: scripts, capitals, marks at the end, apostrophes, directions.
extension Rule {
  static let targetTextRules: [Rule] = [
    scriptExpected, confusableWord, sentenceTerminal, nounCapital, invertedPunctuation, apostropheStyle,
    directionMarks, hanVariantMix, vowellingPolicy, noBreakSpace,
  ]

  static let scriptExpected = Rule(
    "lang/script-expected", .error, "A text in the language taught is written in the course's script.",
    why: "A learner types on the keyboard of the language and is marked wrong, whatever he types.",
    source: "Unicode Standard Annex #24 (certainty high)", scope: .part,
    bad: .lesson(cards: ["{id: casa, target_text: дом, native_text: house, pos: phrase}"]),
    good: .lesson(cards: ["{id: casa, target_text: hogar, native_text: home, pos: phrase}"]),
    check: .entities(checkScripts))

  static let confusableWord = Rule(
    "lang/confusable", .warning,
    "A word is not written in look-alike letters of another alphabet.",
    why: "It looks right to the author, and no search or typed answer ever matches it.",
    source: "Unicode Technical Standard 39, section 4 (certainty high)", scope: .course,
    fix: "Writes the word in the letters that it is meant to have.",
    bad: .lesson(exercises: ["{type: typed, prompt: Is 'hola' an асе or a greeting?, answer: greeting}"])
      .and(
        .secondLesson(cards: [
          "{id: as, target_text: el as, native_text: ace, pos: noun, gender: m, article: el}"
        ])),
    good: .lesson(exercises: ["{type: typed, prompt: Is 'hola' an ace or a greeting?, answer: greeting}"]),
    check: .entities(checkConfusables))

  static let sentenceTerminal = Rule(
    "lang/sentence-terminal", .warning,
    "Example sentences begin with a capital and end with a mark; single words have no full stop.",
    why: "Learners copy what they see, and apps cut texts into sentences by these marks.",
    source: "common orthography (certainty high)", scope: .part,
    fix: "Writes the capital and the full stop, or takes the full stop of a single word away.",
    bad: .lesson(sentences: ["{target_text: hola ana, native_text: Hello Ana.}"]),
    good: .lesson(sentences: ["{target_text: Hola Ana., native_text: Hello Ana.}"]),
    parameters: [
      .words("without", ["th", "lo", "km", "my"], "languages that end sentences without a mark"),
      .number("min_words", 2, "words from which on an example is a sentence"),
    ], check: .entities(checkSentenceMarks))

  static let nounCapital = Rule(
    "lang/noun-capital", .error,
    "Nouns have a capital in German; days, months and languages have none in Spanish, French, Italian, Portuguese.",
    why: "It is an error of spelling that learners would be taught.",
    source:
      "Rat für deutsche Rechtschreibung 2018, § 55; RAE 2010, Ortografía, 4.2; Grevisse & Goosse 2016, § 100",
    scope: .part, fix: "Writes the letter as it should be.",
    bad: .lesson(sentences: ["{target_text: Hoy es Lunes., native_text: Today is Monday.}"]),
    good: .lesson(sentences: ["{target_text: Hoy es lunes., native_text: Today is Monday.}"]),
    parameters: [
      .wordLists("lower_case", LowerCaseWords.byLanguage, "words without a capital, by language"),
      .words(
        "also_names",
        ["domingo", "julio", "abril", "mercedes", "avril", "juillet", "agosto", "maio", "abril"],
        "words of these that are also names of people, and pass in sentences"),
    ], check: .entities(checkCapitals))

  static let invertedPunctuation = Rule(
    "lang/inverted-punctuation", .error, "Spanish questions and exclamations are opened by ¿ and ¡.",
    why: "It is an error of spelling that learners would be taught.",
    source: "RAE 2010, Ortografía de la lengua española, 3.4.9 (certainty high)", scope: .part,
    fix:
      "Opens the sentence; only with --unsafe where a clause before a comma may not belong to the question.",
    bad: .lesson(sentences: ["{target_text: \"Cómo estás?\", native_text: \"How are you?\"}"]),
    good: .lesson(sentences: ["{target_text: \"¿Cómo estás?\", native_text: \"How are you?\"}"]),
    parameters: [.words("languages", ["es", "ast", "gl"], "languages that open questions with a mark")],
    check: .entities(checkInvertedMarks))

  static let apostropheStyle = Rule(
    "lang/apostrophe", .warning, "A course writes its apostrophes in one way, and never as an accent.",
    why: "indi compares answers character by character, and searches find only one of the two.",
    source: "Unicode Standard 15, section 6.2, Apostrophes (certainty high)", scope: .course,
    fix: "Writes the apostrophe that the course has elsewhere.",
    bad: .course("fr", answer: "l’eau", cards: apostrophes("l’ami", "l´homme")),
    good: .course("fr", answer: "l’eau", cards: apostrophes("l’ami", "l’homme")),
    check: .whole(checkApostrophes))

  static let directionMarks = Rule(
    "lang/rtl-isolate", .warning,
    "Texts of two directions read in the right order, without marks that cannot be seen.",
    why: "A number behind an Arabic word jumps to its other side unless the word is isolated.",
    source: "Unicode Standard Annex #9, sections 2.4 and 3.3 (certainty high)", scope: .part,
    fix: "Takes stray direction marks away, and puts isolates round the right-to-left words.",
    bad: .course("ar", script: "Arab", lines: "direction: rtl", answer: "باب", cards: door("door \u{200F}")),
    good: .course("ar", script: "Arab", lines: "direction: rtl", answer: "باب", cards: door("door")),
    check: .entities(checkDirectionMarks))

  static let hanVariantMix = Rule(
    "lang/hans-hant-mix", .error,
    "A text has either simplified or traditional characters, as the course says.",
    why: "No learner of one standard can read, type or look up the characters of the other.",
    source: "Unihan, kSimplifiedVariant and kTraditionalVariant (certainty high)", scope: .part,
    fix: "Writes simplified characters; only with --unsafe.",
    bad: .course("zh", script: "Hans", answer: "书", cards: han("書本")),
    good: .course("zh", script: "Hans", answer: "书", cards: han("书本")),
    check: .entities(checkHanVariants))

  static let vowellingPolicy = Rule(
    "lang/harakat-policy", .warning, "The Arabic cards of a band are vowelled, or none of them is.",
    why: "Among vowelled words a bare one reads as if its vowels were known.",
    source: "a default of curricc's own; Ryding 2005, chapter 2 (certainty medium)", scope: .course,
    bad: .course(
      "ar", script: "Arab", lines: "direction: rtl", answer: "بَاب",
      cards: arabic(["بَاب", "بَيْت", "كِتَاب", "قلم"])),
    good: .course(
      "ar", script: "Arab", lines: "direction: rtl", answer: "بَاب",
      cards: arabic(["بَاب", "بَيْت", "كِتَاب", "قَلَم"])),
    parameters: [
      .number("min_share", 0.6, "share of one way from which on the others are reported"),
      .number(
        "vowelled_until", -1,
        "last sublevel whose cards are vowelled, N1 being 0; -1 leaves it to most cards of each band"),
    ], check: .whole(checkVowelling))

  static let noBreakSpace = Rule(
    "text/no-break-space", .warning,
    "A space that does not break stands only between a number and its unit and at French marks.",
    why: "It looks like a space, and a typed answer with a plain one is compared as different.",
    source: "Unicode Standard Annex 14, class GL; Lexique des règles typographiques 2002 (certainty high)",
    scope: .part, fix: "Writes a plain space.",
    bad: .course("fr", answer: "ça va", cards: french("\u{A0}")),
    good: .course("fr", answer: "ça va", cards: french(" ")),
    parameters: [
      .words("marks", ["?", "!", ":", ";", "»", "«", "%", "—"], "marks that it may stand beside")
    ],
    check: .entities(checkNoBreakSpaces))
}

private func french(_ mark: String) -> [String] {
  ["{id: ca-va, target_text: \"ça\(mark)va ?\", native_text: how are you?, pos: phrase}"]
}

private func apostrophes(_ first: String, _ second: String) -> [String] {
  [("eau", "l’eau", "water"), ("ami", first, "friend"), ("homme", second, "man")].map {
    "{id: \($0.0), target_text: \($0.1), native_text: \($0.2), pos: phrase}"
  }
}

private func door(_ note: String) -> [String] {
  ["{id: bab, target_text: باب, transliteration: bāb, native_text: \"\(note)\", pos: phrase}"]
}

private func han(_ text: String) -> [String] {
  [
    "{id: shu, target_text: 书, transliteration: shū, native_text: book, pos: phrase}",
    "{id: shuben, target_text: \(text), transliteration: shūběn, native_text: books, pos: phrase}",
  ]
}

private func arabic(_ texts: [String]) -> [String] {
  texts.enumerated().map {
    "{id: word-\($0.offset), target_text: \($0.element), transliteration: word\($0.offset), native_text: word \($0.offset), pos: phrase}"
  }
}
