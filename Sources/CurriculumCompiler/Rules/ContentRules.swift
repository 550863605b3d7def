/// What texts say: examples that show the words taught, translations that fit, nothing unfinished or unfit.
extension Rule {
  static let contentRules: [Rule] = [
    exampleContainsTarget, exampleTranslation, placeholderText, nativeReadability, tabooWord, inclusivePeople,
    personalData,
  ]

  static let exampleContainsTarget = Rule(
    "lang/example-contains-target", .warning, "An example sentence has a word of its lesson in it.",
    why: "An example is there to show the new words at work.", source: "a default of curricc's own",
    scope: .course,
    bad: .lesson(sentences: ["{target_text: La casa es grande., native_text: The house is big.}"]),
    good: .lesson(sentences: ["{target_text: \"¡Hola! Adiós.\", native_text: Hello! Goodbye.}"]),
    parameters: [
      .words(
        "lesson_types", ["vocabulary", "grammar", "pronunciation_focus"], "types of lessons that are judged")
    ], check: .whole(checkExamples))

  static let exampleTranslation = Rule(
    "lang/example-translation", .warning, "A sentence and its translation are about equally long.",
    why: "A translation three times as long belongs to another sentence, or says more than learners read.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .lesson(sentences: [
      "{target_text: ¡Hola!, native_text: Good morning and welcome to our little town.}"
    ]),
    good: .lesson(sentences: ["{target_text: \"¡Hola, Ana!\", native_text: \"Hello, Ana!\"}"]),
    parameters: [
      .number("factor", 3, "how many times as long one may be as the other"),
      .number("min_words", 6, "words of the longer one from which on they are compared"),
      .number("characters_per_word", 1.5, "characters that count as a word in scripts without spaces"),
    ], check: .entities(checkTranslationLengths))

  static let placeholderText = Rule(
    "lang/placeholder-text", .error, "No text of a course is unfinished.",
    why: "A learner would read 'TODO', and a build would ship it.", source: "a default of curricc's own",
    scope: .part,
    bad: .lesson(cards: ["{id: casa, target_text: hogar, native_text: TODO, pos: phrase}"]),
    good: .lesson(cards: ["{id: casa, target_text: hogar, native_text: home, pos: phrase}"]),
    parameters: [
      .words(
        "words",
        [
          "TODO", "TBD", "TBC", "FIXME", "XXX", "__MISSING__", "lorem ipsum", "Lorem ipsum", "???", "{{",
          "}}",
        ],
        "what marks unfinished text, in this case of letters")
    ], check: .entities(checkPlaceholderTexts))

  static let nativeReadability = Rule(
    "lang/native-readability", .info,
    "What a lesson explains, asks and promises can be read by an eleven-year-old.",
    why: "The reader of an app may be a child, and English may not be his first language either.",
    source: "Kincaid et al. 1975 (certainty high for the formula); the grade is a default of curricc's own",
    scope: .part,
    bad: .lesson(lines: "explanations: \(hardExplanation)"),
    good: .lesson(lines: "explanations: \(easyExplanation)"),
    parameters: [
      .number("max_grade", 8, "highest Flesch-Kincaid grade, in school years"),
      .number("max_sentence", 18, "largest mean number of words of a sentence"),
      .number("max_letters", 14, "letters of the longest word"),
      .number("min_words", 60, "words from which on a grade is worked out"),
      .words(
        "known", ["congratulations", "straightforward", "responsibilities", "international"],
        "long words that pass"),
    ], check: .entities(checkLessonReadability))

  static let tabooWord = Rule(
    "lang/taboo", .error, "No text has a word that is offensive in the variety taught.",
    why: "A neutral word of one country is vulgar in another: coger is to take in Spain and not in Mexico.",
    source: "ASALE 2010, Diccionario de americanismos (certainty high for Spanish); dictionaries' own marks",
    scope: .part,
    bad: .lesson(cards: ["{id: coger, target_text: coger, native_text: to take, pos: verb}"]),
    good: .lesson(cards: ["{id: tomar, target_text: tomar, native_text: to take, pos: verb}"]),
    parameters: [
      .wordLists("words", TabooWords.words, "words by language, by variety, or by language and 'child'"),
      .words("audience", ["teen"], "who learns: child, teen or adult; for adults it is a warning"),
      .words("allowed", [], "words of the lists that are meant innocently here"),
    ], check: .entities(checkTaboo))

  static let inclusivePeople = Rule(
    "lang/inclusive", .info, "A unit does not show women and men in stereotyped jobs only.",
    why: "Learners take the nurse for a woman and the engineer for a man, and learn one form of each.",
    source: "UNESCO 2019, From access to empowerment (certainty medium); the words are curricc's choice",
    scope: .part,
    bad: .lesson(cards: [nurse, engineer]), good: .lesson(cards: [nurse, femaleEngineer]),
    parameters: [
      .wordLists(
        "people", TabooWords.stereotypes,
        "words by language and group, with the other gender's behind a slash")
    ], check: .whole(checkInclusion))

  static let personalData = Rule(
    "lang/pii", .warning,
    "No text has an e-mail address, a telephone number or a postal address that may be somebody's.",
    why: "Somebody will write, call or come.",
    source: "RFC 2606; NANPA and Ofcom numbers for drama (certainty high)",
    scope: .part,
    bad: .lesson(sentences: ["{target_text: Llama al 612 345 678., native_text: Call 612 345 678.}"]),
    good: .lesson(sentences: ["{target_text: Mi número es siete., native_text: My number is seven.}"]),
    parameters: [
      .words(
        "cues",
        [
          "llama", "teléfono", "tel", "número", "móvil", "celular", "call", "phone", "number", "ring",
          "mobile",
          "appelle", "téléphone", "numéro", "telefon", "nummer", "anruf", "телефон", "номер", "电话", "手机",
          "هاتف",
        ], "words beside which digits are a telephone number"),
      .words(
        "fictional", ["555", "07700900", "01632960", "0123456", "123456789", "1234567890"],
        "digits of numbers that belong to nobody"),
      .words(
        "streets",
        [
          "street", "road", "avenue", "lane", "calle", "avenida", "plaza", "paseo", "rue", "boulevard",
          "avenue",
          "straße", "strasse", "weg", "platz", "via", "piazza", "rua", "улица", "ул", "проспект",
        ], "words beside which a number and a postcode are somebody's address"),
    ], check: .entities(checkPersonalData))

  private static let nurse =
    "{id: enfermera, target_text: la enfermera, native_text: nurse, pos: noun, gender: f, article: la}"
  private static let engineer =
    "{id: ingeniero, target_text: el ingeniero, native_text: engineer, pos: noun, gender: m, article: el}"
  private static let femaleEngineer =
    "{id: ingeniero, target_text: la ingeniera, native_text: engineer, pos: noun, gender: f, article: la}"

  private static let hardExplanation =
    "Having ascertained the aforementioned lexical correspondences, indicate whichever alternative instantiates equivalence."
  private static let easyExplanation = "Say hola when you meet a friend. Say adiós when you leave."
}
