/// Which language and which variety of it a course teaches, and from which it teaches.
extension Rule {
  static let varietyRules: [Rule] = [
    languageCode, nativeVariant, variantTag, variantMix, variantMissing, registerTag, flagEmoji, numberLocale,
  ]

  static let languageCode = Rule(
    "lang/iso-code", .error,
    "Codes are ISO 639-1 (639-3 where none exists) for languages, ISO 15924 for scripts, BCP 47 for varieties.",
    why:
      "Tong stores the language in two letters, and fonts, voices and keyboards are chosen by these codes.",
    source: "ISO 639-1; ISO 639-2; ISO 15924; RFC 5646 (certainty high); Tong's document, section 2.1",
    fix: "Writes the two-letter code of the language that is meant.",
    bad: course("code: spa", variant: "es-MX"), good: course("code: es", variant: "es-MX"),
    check: .whole(checkLanguageCodes))

  static let nativeVariant = Rule(
    "lang/native-variant", .warning, "Texts in English keep to one spelling, British or American.",
    why: "A learner who types 'color' is marked wrong on one card and right on the next.",
    source: "Cambridge Guide to English Usage 2004 (certainty high)", scope: .course,
    fix: "Writes the spelling of the variety that the course names, or that it has more often.",
    bad: .lesson(cards: ["{id: rojo, target_text: el color, native_text: color, pos: phrase}"]),
    good: .lesson(cards: ["{id: rojo, target_text: el color, native_text: colour, pos: phrase}"]),
    parameters: [.words("pairs", EnglishSpelling.pairs, "words with two spellings: British=American")],
    check: .whole(checkNativeSpelling))

  static let variantTag = Rule(
    "lang/variant-tag", .warning,
    "Words that differ between varieties are those of the course's own, and name the others.",
    why: "'Ordenador' in a course of Mexican Spanish teaches a word that nobody there says.",
    source: "ASALE 2010, Diccionario de americanismos (certainty high for the pairs)", scope: .part,
    fix: "Names the word of the other variety under 'variants'.",
    bad: .lesson(cards: [
      "{id: computadora, target_text: la computadora, native_text: computer, pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: computadora, target_text: la computadora, native_text: computer, pos: noun, gender: f, article: la, variants: {es-ES: el ordenador}}"
    ]),
    parameters: [.wordLists("pairs", VarietyWords.pairs, "words by two varieties: left=right, left>right")],
    check: .entities(checkVarietyWords))

  static let variantMix = Rule(
    "lang/variant-mix", .warning, "A course of American Spanish has no vosotros, one of Spain's has it.",
    why: "Nobody in America says vosotros; learners would practise forms that they will never hear there.",
    source: "RAE 2010, Nueva gramática, Manual, 4.4.1 and 16.1.2 (certainty high)", scope: .course,
    bad: .lesson(sentences: ["{target_text: \"¿Vosotros habláis?\", native_text: \"Do you all speak?\"}"]),
    good: .lesson(sentences: ["{target_text: \"¿Ustedes hablan?\", native_text: \"Do you all speak?\"}"]),
    parameters: [
      .words(
        "forms", ["vosotros", "vosotras", "vuestro", "vuestra", "vuestros", "vuestras"],
        "words of the second person plural of Spain"),
      .words("endings", ["áis", "éis"], "endings of its verbs"),
      .words("not", ["dieciséis", "veintiséis"], "words that only end like them"),
    ], check: .whole(checkVosotros))

  static let variantMissing = Rule(
    "lang/variant-missing", .info,
    "A course of a language of several countries names the variety it teaches.",
    why:
      "Words, voices and keyboards differ; without the variety nothing can be said to belong to another one.",
    source: "RFC 5646, BCP 47 (certainty high); Clyne 1992, Pluricentric languages (certainty high)",
    scope: .balance, bad: plainCourse(""), good: plainCourse("variant: es-MX"),
    parameters: [
      .words(
        "languages",
        ["es", "en", "fr", "pt", "ar", "de", "zh", "nl", "sw", "fa", "ms", "ko", "hi", "ta"],
        "languages of several countries")
    ], check: .whole(checkVariantsMissing))

  private static func plainCourse(_ line: String) -> Example {
    course("code: es\n\(line)", variant: nil)
  }

  static let registerTag = Rule(
    "lang/register-tag", .warning,
    "Pronouns of address say whether they are formal, and a sentence keeps to one.",
    why: "To say 'tú' to a stranger is rude in many places; the translation 'you' does not show it.",
    source: "Brown & Gilman 1960, The pronouns of power and solidarity (certainty high)", scope: .part,
    fix: "Writes the register of the pronoun.",
    bad: .lesson(cards: ["{id: usted, target_text: usted, native_text: you, pos: pron}"]),
    good: .lesson(cards: ["{id: usted, target_text: usted, native_text: you, pos: pron, register: formal}"]),
    parameters: [
      .wordLists(
        "formal",
        [
          "es": ["usted"], "fr": ["vous"], "de": ["Sie"], "ru": ["вы"], "zh": ["您"], "it": ["Lei"],
          "pl": ["Pan", "Pani"],
        ],
        "formal pronouns by language"),
      .wordLists(
        "informal",
        [
          "es": ["tú", "vos"], "fr": ["tu"], "de": ["du"], "ru": ["ты"], "zh": ["你"], "it": ["tu"],
          "pl": ["ty"],
        ],
        "informal pronouns by language"),
    ], check: .entities(checkRegisters))

  static let flagEmoji = Rule(
    "lang/flag-emoji", .info, "A flag is that of the region whose variety is taught.",
    why: "A flag stands for one country; most speakers of these languages live in others.",
    source: "BCP 47 and Unicode Technical Standard 51, flags (certainty high)", scope: .part,
    bad: course("code: es\nflag_emoji: 🇪🇸", variant: "es-MX"),
    good: course("code: es\nflag_emoji: 🇲🇽", variant: "es-MX"),
    parameters: [
      .words(
        "languages", ["es", "en", "fr", "pt", "ar", "de", "zh", "nl", "sw", "fa", "ms", "ko"],
        "languages of several countries")
    ], check: .whole(checkFlags))

  static let numberLocale = Rule(
    "lang/date-number-locale", .info,
    "Decimals, dates and sums of money are written as in the variety taught.",
    why: "3,50 is three and a half in Madrid and a slip in Mexico City.",
    source: "Unicode CLDR 45, numbers and dates (certainty high)", scope: .part,
    bad: .lesson(sentences: ["{target_text: \"Cuesta 3,50 pesos.\", native_text: It costs 3.50 pesos.}"]),
    good: .lesson(sentences: ["{target_text: Cuesta 3.50 pesos., native_text: It costs 3.50 pesos.}"]),
    parameters: [
      .words(
        "point",
        [
          "en", "zh", "ja", "ko", "th", "he", "ar-EG", "es-MX", "es-419", "es-US", "es-GT", "es-HN", "es-SV",
          "es-NI",
          "es-PA", "es-DO", "es-PR", "es-PE", "sw", "hi", "ms",
        ], "languages or varieties with a decimal point"),
      .words(
        "comma",
        ["es", "fr", "de", "it", "pt", "ru", "uk", "pl", "nl", "sv", "da", "nb", "el", "tr", "vi", "id"],
        "languages or varieties with a decimal comma"),
      .words(
        "sign_first",
        [
          "en", "zh", "ja", "ko", "es-MX", "es-419", "es-US", "es-AR", "es-CL", "es-CO", "es-PE", "pt-BR",
          "nl",
        ],
        "languages or varieties that write the sign of a currency before the number"),
      .words(
        "sign_last",
        [
          "es", "fr", "de", "it", "pt", "ru", "uk", "pl", "cs", "sv", "da", "nb", "el", "ca", "fi", "ro",
          "bg",
        ],
        "languages or varieties that write it behind the number"),
    ], check: .entities(checkNumbers))

  private static func course(_ lines: String, variant: String?) -> Example {
    Example(
      stringLiteral: """
        # file: courses/es/course.yaml
        kind: language
        id: es
        name: Spanish
        script: Latn
        \(variant.map { "variant: \($0)\n" } ?? "")source_language: {code: en, variant: en-GB}
        \(lines)
        """)
  }
}
