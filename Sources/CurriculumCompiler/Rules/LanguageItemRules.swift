/// Exercises and boss items of language courses: options that are right too, kinds and directions of exercises.
extension Rule {
  static let languageItemRules: [Rule] = [
    clozeAnswerShown, alternativeIsDistractor, distractorSameTranslation, distractorTaught, acceptMinimalPair,
    exerciseDirection, exerciseTypeMix, optionArticle,
  ]

  static let clozeAnswerShown = Rule(
    "item/cloze-answer-shown", .warning, "The answer of a gap does not stand elsewhere in the sentence.",
    why: "Learners copy it instead of remembering it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28 on cues (certainty high)", scope: .part,
    bad: .lesson(exercises: ["{type: cloze, prompt: Buenos días. Hola y ___., answer: buenos días}"]),
    good: .lesson(exercises: ["{type: cloze, prompt: Hola y ___., answer: buenos días}"]),
    parameters: [
      .number("min_letters", 4, "letters from which on an answer counts; small words are often there twice")
    ], check: .entities(checkClozeAnswers))

  static let alternativeIsDistractor = Rule(
    "lang/alternative-is-distractor", .error, "No wrong option is another accepted answer.",
    why: "A learner who knows both meanings and picks the other one is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)", scope: .course,
    bad: goodNight("good evening, good night, hello"), good: goodNight("good evening, goodbye, hello"),
    check: .entities(checkAlternatives))

  static let distractorSameTranslation = Rule(
    "lang/distractor-same-translation", .error, "No wrong option is another word with the meaning asked for.",
    why: "Both are right, and one is marked wrong.", source: "Tong's document, section 4.2 (certainty high)",
    scope: .course,
    bad: classrooms("How do you say \"classroom\"?"),
    good: classrooms("How do you say \"classroom (room)\"?", note: " (room)"),
    check: .entities(checkSameTranslations))

  static let distractorTaught = Rule(
    "lang/distractor-taught", .warning,
    "Wrong options are words that have been taught by the end of the unit.",
    why: "An unknown word is ruled out, or taken, for being unknown; the item tests nothing.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 29 on plausibility (certainty high)",
    scope: .course,
    bad: ExampleCourse(
      units: 2,
      lesson: { unit, lesson in
        unit * lesson == 1
          ? exercise("hola, el queso, el libro") : "lesson_type: vocabulary\nmode: interpretive"
      }
    ).example,
    good: ExampleCourse(
      units: 2,
      lesson: { unit, lesson in
        unit * lesson == 1 ? exercise("hola, adiós, el gato") : "lesson_type: vocabulary\nmode: interpretive"
      }
    ).example, check: .entities(checkDistractorsTaught))

  static let acceptMinimalPair = Rule(
    "lang/accept-minimal-pair", .info,
    "Typed answers that are one slip away from another word taught are known as such.",
    why: "An app that forgives a typing slip would take pero for perro; it has to know where it must not.",
    source: "Damerau 1964 (certainty high for slips); a default of curricc's own", scope: .course,
    bad: minimalPair(""), good: minimalPair(", distractors: {pin: [pero]}"),
    parameters: [
      .number("min_letters", 3, "letters from which on a slip is forgiven"),
      .words("known", [], "answers whose neighbours the apps know"),
    ], check: .whole(checkMinimalPairs))

  static let exerciseDirection = Rule(
    "lang/exercise-direction", .warning,
    "A unit's exercises go in both directions: to understand and to produce.",
    why: "Who only recognises words cannot say them; at Novice Low recognition comes first.",
    source: "Nation 2013, Learning vocabulary in another language, chapter 2 (certainty high)",
    scope: .balance,
    bad: directions(["hola", "adiós", "gracias", "buenos días"]),
    good: directions(["hola", "adiós", "hello", "goodbye"]),
    parameters: [
      .number("min_items", 4, "exercises from which on a unit is weighed"),
      .byBand(
        "min_recognition", [0.5, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of exercises answered in the learners' language or by choosing"),
      .number("both_from_rank", 1, "sublevel from which on both directions are expected, N1 being 0"),
    ], check: .whole(checkDirections))

  static let exerciseTypeMix = Rule(
    "lang/exercise-type-mix", .warning, "A unit has exercises of at least three kinds, none above 60 %.",
    why: "The same kind of question over and over trains the question, not the language.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: directions(["hola", "adiós", "hello", "goodbye", "thank you"]),
    good: .lesson(exercises: [
      "{type: choice, prompt: Hello?, options: [hola, adiós, gracias], answer: hola}",
      "{type: typed, prompt: Write – goodbye., answer: adiós}",
      "{type: cloze, prompt: Buenos ___., answer: días}",
      "{type: choice, prompt: Goodbye?, options: [hola, adiós, gracias], answer: adiós}",
      "{type: typed, prompt: Write – hello., answer: hola}",
    ]),
    parameters: [
      .number("min_items", 5, "exercises from which on a unit is weighed"),
      .number("min_types", 3, "kinds of exercises"),
      .number("max_share", 0.6, "largest share of one kind"),
    ], check: .whole(checkExerciseTypes))

  static let optionArticle = Rule(
    "lang/option-article", .warning, "No two options are one noun, with its article and without.",
    why: "Both are the same answer, and one of them is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 19 and 22 (certainty high)", scope: .part,
    bad: houses("la casa, casa, hola"), good: houses("la casa, adiós, hola"),
    check: .entities(checkOptionArticles))

  private static func houses(_ options: String) -> Example {
    .lesson(
      cards: [
        "{id: casa, target_text: la casa, native_text: house, pos: noun, gender: f, article: la}"
      ],
      exercises: ["{type: choice, prompt: How do you say \"house\"?, options: [\(options)], answer: la casa}"]
    )
  }

  private static func goodNight(_ options: String) -> Example {
    .lesson(
      cards: [
        "{id: buenas-noches, target_text: buenas noches, native_text: good evening; good night, pos: phrase}"
      ],
      exercises: [
        "{type: choice, prompt: What does \"buenas noches\" mean?, options: [\(options)], answer: good evening}"
      ])
  }

  private static func classrooms(_ prompt: String, note: String = "") -> Example {
    .lesson(
      cards: [
        "{id: aula, target_text: el aula, native_text: classroom\(note), pos: noun, gender: f, article: el}",
        "{id: clase, target_text: la clase, native_text: \(note.isEmpty ? "classroom; lesson" : "lesson"), pos: noun, gender: f, article: la}",
      ],
      exercises: ["{type: choice, prompt: '\(prompt)', options: [el aula, la clase, hola], answer: el aula}"])
  }

  private static func exercise(_ options: String) -> String {
    """
    lesson_type: vocabulary
    exercises:
      - {id: es-n1-u1-l1-x1, type: choice, prompt: How do you say "hello"?, options: [\(options)], answer: hola}
    """
  }

  private static func minimalPair(_ field: String) -> Example {
    .lesson(
      cards: [
        "{id: perro, target_text: el perro, native_text: dog, pos: noun, gender: m, article: el\(field)}",
        "{id: pero, target_text: pero, native_text: but, pos: conj}",
      ], exercises: ["{type: typed, prompt: Write the word for dog., answer: perro}"])
  }

  private static func directions(_ answers: [String]) -> Example {
    .lesson(exercises: answers.map { "{type: typed, prompt: Translate., answer: \($0)}" })
  }
}
