/// The options of a choice: how many, in which order, none of them standing for others.
extension Rule {
  static let optionRules: [Rule] = [
    optionRange, complexOptions, allOfAbove, noneOfAbove, optionOrder, optionOverlap, unitMix, numericSpacing,
    similarOptions, otherScript, optionCase,
  ]

  static let optionRange = Rule(
    "item/option-range", aliases: ["lang/option-count", "gcse/mcq-option-count"], .warning,
    "A choice has three to five options; a GCSE board may want four.",
    why: "Two are guessed half the time; more than five are seldom all plausible.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 18; Rodriguez 2005: three options usually do "
      + "(certainty high); AQA's papers have 3 to 5 (certainty medium)",
    scope: .part,
    bad: .quizChoice("What is the unit of force?", "joule, newton", answer: "newton"),
    good: .quizChoice("What is the unit of force?", "joule, newton, volt, watt", answer: "newton"),
    parameters: [
      .byName("min", ["edexcel": 4, "ocr-a": 4, "ocr-b": 4], otherwise: 3, "fewest options, by board"),
      .byName("max", ["edexcel": 4, "ocr-a": 4, "ocr-b": 4], otherwise: 5, "most options, by board"),
    ], check: .entities(checkOptionRanges))

  static let complexOptions = Rule(
    "item/type-k", .error, "No option is made of the labels of others: 'A and C', 'I and II only'.",
    why: "Who knows one part finds the answer by combining, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 9 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which quantities are vectors?", "Force, Mass, Velocity, Both A and C", answer: "Both A and C"),
    good: .quizChoice("Which quantity is a vector?", "Energy, Mass, Speed, Velocity", answer: "Velocity"),
    parameters: [.wordLists("words", ItemPhrases.joiningLabels, "words that join labels")],
    check: .entities(checkComplexOptions))

  static let allOfAbove = Rule(
    "item/all-of-above", aliases: ["gcse/mcq-all-none"], .error, "No option is 'all of the above'.",
    why: "Two options known to be right give it away, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 26 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which is a form of electromagnetic radiation?", "Infrared, Microwaves, X-rays, All of the above",
      answer: "All of the above"),
    good: .quizChoice(
      "Which is a form of electromagnetic radiation?", "Cathode rays, Infrared, Sound, Ultrasound",
      answer: "Infrared"),
    parameters: [.wordLists("phrases", ItemPhrases.all, "options that stand for all others")],
    check: .entities { reportPhrases($0, "the option stands for all others", &$1) })

  static let noneOfAbove = Rule(
    "item/none-of-above", .warning, "No option is 'none of the above'.",
    why: "Who chooses it need not know the right answer, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 25 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Which is a vector?", "Gravitational energy, Inertial mass, Mean speed, None of the above",
      answer: "None of the above"),
    good: .quizChoice("Which is a vector?", "Energy, Mass, Speed, Velocity", answer: "Velocity"),
    parameters: [.wordLists("phrases", ItemPhrases.none, "options that deny all others")],
    check: .entities { reportPhrases($0, "the option denies all others", &$1) })

  static let optionOrder = Rule(
    "item/option-order", aliases: ["gcse/mcq-option-order"], .info,
    "Numbers among the options stand in order.",
    why: "Looking for a number in disorder takes time, and the order must not depend on which one is right.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 21 (certainty high)", scope: .part,
    fix: "Puts the options into ascending order.",
    bad: .quizChoice("What is 15 m/s in km/h?", "54, 15, 4, 900", answer: "54"),
    good: .quizChoice("What is 15 m/s in km/h?", "4, 15, 54, 900", answer: "54"),
    parameters: [.number("words", 0, "1 to want single words in the order of the alphabet, too")],
    check: .entities(checkOptionOrders))

  static let optionOverlap = Rule(
    "item/option-overlap", aliases: ["gcse/mcq-overlap"], .warning, "No option contains another.",
    why: "If the narrower one is right, so is the wider one.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 22 (certainty high)", scope: .part,
    bad: .quizChoice("What is the pH of a weak acid?", "0–3, 3–6, 4–6, 7–9", answer: "4–6"),
    good: .quizChoice("What is the pH of a weak acid?", "0–2, 4–6, 8–10, 12–14", answer: "4–6"),
    parameters: [
      .wordLists("kinds", ScienceKinds.members, "for each kind of thing, things that are of that kind")
    ],
    check: .entities(checkOptionOverlaps))

  static let unitMix = Rule(
    "item/unit-mix", aliases: ["gcse/mcq-units-parallel"], .warning,
    "Numbers among the options have the same unit and are rounded alike.",
    why: "The odd one out draws the eye, and comparing them becomes a second question.",
    source: "NBME Item-Writing Guide 2020, 'numeric data are not stated consistently' (certainty high)",
    scope: .part,
    bad: .quizChoice("What is the weight of the trolley?", "2 N, 4 N, 0.008 kN, 16 N", answer: "4 N"),
    good: .quizChoice("What is the weight of the trolley?", "2 N, 4 N, 8 N, 16 N", answer: "4 N"),
    check: .entities(checkUnitMix))

  static let numericSpacing = Rule(
    "item/numeric-spacing", .info, "Measured numbers among the options are well apart.",
    why: "Who rounds on the way, or takes 9.8 for 10, must not land on a wrong option.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .quizChoice("What is the weight of 2 kg of sand?", "2.0 N, 9.8 N, 19.6 N, 20.0 N", answer: "19.6 N"),
    good: .quizChoice(
      "What is the weight of 2 kg of sand?", "0.2 N, 2.0 N, 19.6 N, 98.0 N", answer: "19.6 N"),
    parameters: [.number("min_share", 0.1, "least distance from the key, as a share of it")],
    check: .entities(checkNumericSpacing))

  static let similarOptions = Rule(
    "item/trick", aliases: ["item/too-similar"], .info,
    "A wrong option differs from the key by more than a letter.",
    why: "A learner who knows the answer picks the wrong one by misreading.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 7 (certainty high)", scope: .part,
    bad: .quizChoice("Which process forms gametes?", "fission, fusion, meiosis, meoisis", answer: "meiosis"),
    good: .quizChoice(
      "Which process forms gametes?", "fertilisation, fission, meiosis, mutation", answer: "meiosis"),
    parameters: [
      .number("distance", 1, "letters that must differ at least, less one"),
      .number("min_letters", 5, "fewest letters of options that are compared"),
      .words(
        "tags", ["minimal_pair", "minimal-pair", "spelling"],
        "tags of questions that are about such differences"),
    ], check: .entities(checkSimilarOptions))

  static let otherScript = Rule(
    "item/other-script", aliases: ["kit/incorrect-other-script"], .error,
    "A wrong option is in the script of the right one.",
    why: "One look tells that it is wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)",
    scope: .part,
    bad: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, привет], answer: hola"),
    good: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, gracias], answer: hola"),
    check: .entities(checkOtherScripts))

  static let optionCase = Rule(
    "item/option-case", aliases: ["kit/case-consistent"], .warning,
    "The options of a question begin alike: all with capitals, or none.",
    why: "The one that differs looks like the right one.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)", scope: .part,
    fix: "Writes the first letter as most of the options do; only with --unsafe.",
    bad: .exercise(
      "type: choice, prompt: How do you say hello?, options: [Hola, adiós, gracias], answer: Hola"),
    good: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, gracias], answer: hola"),
    check: .entities(checkOptionCases))
}
