/// Statements to judge, pairs, gaps, sequences: what each form of question needs.
extension Rule {
  static let itemFormRules: [Rule] = [
    doubleStatement, unexplainedFalse, matchingSize, orderingSize, severalGaps, gapLength, gapHint, earlyGap,
    answerLength,
    errorModel, verbatimSource,
  ]

  static let doubleStatement = Rule(
    "item/tf-double", aliases: ["gcse/tf-double"], .warning, "A statement to judge says one thing.",
    why: "Of two things one may be true, and the learner cannot say so.",
    source: "Haladyna & Rodriguez 2013, true-false items: one idea to a statement (certainty high)",
    scope: .part,
    bad: .statements([("Sound waves are longitudinal and travel in a vacuum.", false)]),
    good: .statements([("Sound waves are longitudinal.", true)]),
    parameters: [
      .wordLists("joining", StatementWords.joining, "words that join two statements"),
      .wordLists("verbs", StatementWords.verbs, "verbs that begin a second statement"),
    ], check: .entities(checkDoubleStatements))

  static let unexplainedFalse = Rule(
    "item/false-unexplained", .info, "A false statement comes with what is true instead.",
    why: "Else the wrong sentence is what learners remember.",
    source: "Brown, Schilling & Hockensmith 1999, the negative suggestion effect (certainty medium)",
    scope: .part,
    bad: .exercise("type: true-false, prompt: The word \"hola\" means goodbye., answer: false"),
    good: .exercise(
      "type: true-false, prompt: The word \"hola\" means goodbye., answer: false, explanation: It means hello."
    ),
    check: .entities(checkUnexplainedStatements))

  static let matchingSize = Rule(
    "item/matching-size", .info, "A matching question has four to ten pairs.",
    why: "Three are half done by elimination; of more than ten learners lose sight.",
    source: "Haladyna & Rodriguez 2013, matching items (certainty medium)", scope: .part,
    bad: .exercise(
      "type: matching, prompt: Match the words., pairs: {hola: hello, adiós: goodbye, gracias: thanks}"),
    good: .exercise(
      "type: matching, prompt: Match the words., pairs: {hola: hello, adiós: goodbye, gracias: thanks, sí: yes}"
    ),
    parameters: [.number("min", 4, "fewest pairs"), .number("max", 10, "most pairs")],
    check: .entities(checkMatchingSizes))

  static let orderingSize = Rule(
    "item/ordering-size", .info, "A sequence to put in order has three to seven parts.",
    why: "Two are a coin's toss; more than seven do not fit into memory.",
    source: "Miller 1956, 'The magical number seven' (certainty medium)", scope: .part,
    bad: .exercise("type: ordering, prompt: Put the words in order., answer: [buenos, días]"),
    good: .exercise("type: ordering, prompt: Put the words in order., answer: [¡Hola!, Buenos, días]"),
    parameters: [.number("min", 3, "fewest parts"), .number("max", 8, "most parts")],
    check: .entities(checkOrderingSizes))

  static let severalGaps = Rule(
    "item/several-gaps", .info, "A sentence to complete has one gap.",
    why: "With several the sentence falls apart, and one slip costs all.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    bad: .exercise("type: cloze, prompt: \"¡___! Buenos ___.\", answer: [Hola, días]"),
    good: .exercise("type: cloze, prompt: ¡Hola! Buenos ___., answer: días"),
    parameters: [.number("max", 1, "most gaps")], check: .entities(checkGapCounts))

  static let gapLength = Rule(
    "item/gap-length", .warning, "All gaps are of one length.",
    why: "A longer gap tells of a longer word.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty high)",
    scope: .part, fix: "Writes each gap as '___'.",
    bad: .exercises([
      "type: cloze, prompt: Buenos ___., answer: días",
      "type: cloze, prompt: Muchas _______., answer: gracias",
    ]),
    good: .exercises([
      "type: cloze, prompt: Buenos ___., answer: días", "type: cloze, prompt: Muchas ___., answer: gracias",
    ]), check: .whole(checkGapLengths))

  static let gapHint = Rule(
    "item/gap-hint", .info,
    "Of the gaps of a test all have the first letter of the answer before them, or none.",
    why: "Learners take the letter for a part of the sentence, or miss it where they have come to expect it.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    evidence: "none on the flagship's gaps, which have no hints",
    bad: .exercises([
      "type: cloze, prompt: Buenos d___., answer: días", "type: cloze, prompt: Muchas ___., answer: gracias",
    ]),
    good: .exercises([
      "type: cloze, prompt: Buenos d___., answer: días", "type: cloze, prompt: Muchas g___., answer: gracias",
    ]), check: .whole(checkGapHints))

  static let earlyGap = Rule(
    "item/early-gap", .info, "The gap of a sentence about a subject stands behind what it is about.",
    why: "Learners who meet the gap first must read the sentence twice.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    bad: .energyQuiz(
      "  - {id: q1, type: cloze, prompt: The ___ is the unit of energy in physics., answer: joule, explanation: By definition.}"
    ),
    good: .energyQuiz(
      "  - {id: q1, type: cloze, prompt: In physics the unit of energy is the ___., answer: joule, explanation: By definition.}"
    ),
    parameters: [
      .number("words", 2, "words that stand before the gap, at least"),
      .number("min_words", 6, "fewest words of a sentence that is judged"),
    ], check: .entities(checkEarlyGaps))

  static let answerLength = Rule(
    "item/answer-length", .warning, "An answer about a subject that is compared word by word is short.",
    why: "Nobody types the same seven words; a longer answer needs a mark scheme.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .energyQuiz(
      "  - {id: q1, type: typed, prompt: What is energy?, answer: it is the ability of a body to do work, explanation: By definition.}"
    ),
    good: .energyQuiz(
      "  - {id: q1, type: typed, prompt: What is the unit of energy?, answer: joule, explanation: By definition.}"
    ),
    parameters: [.number("max", 6, "most words")], check: .entities(checkAnswerLengths))

  static let errorModel = Rule(
    "item/error-model", aliases: ["gcse/mcq-distractor-numeric"], .info,
    "Wrong numbers among the options are what known slips lead to, and 'errors' names them.",
    why:
      "A learner who made the slip finds the number and is told about it; any other number is crossed out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 30 (certainty high)", scope: .part,
    bad: .quizChoice(
      "A 2 kg trolley moves at 3 m/s. What is its kinetic energy?", "3 J, 6 J, 9 J, 18 J", answer: "9 J"),
    good: .quizChoice(
      "A 2 kg trolley moves at 3 m/s. What is its kinetic energy?", "3 J, 6 J, 9 J, 18 J", answer: "9 J",
      "errors: {3 J: no_square, 6 J: momentum, 18 J: no_half}"),
    check: .whole(checkErrorModels))

  static let verbatimSource = Rule(
    "item/verbatim-source", .info, "A made question does not copy its source word by word.",
    why: "Learners recognise the sentence without understanding it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 3 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "The energy that a moving body has because of its motion is called its what?",
      "chemical energy, elastic energy, kinetic energy, thermal energy", answer: "kinetic energy",
      "source: {file: notes.pdf, snippet: The energy that a moving body has because of its motion is called its kinetic energy.}"
    ),
    good: .quizChoice(
      "Which store of a car grows when it speeds up?",
      "chemical energy, elastic energy, kinetic energy, thermal energy", answer: "kinetic energy",
      "source: {file: notes.pdf, snippet: The energy that a moving body has because of its motion is called its kinetic energy.}"
    ),
    parameters: [
      .number("words", 8, "words of a stretch that counts as copied"),
      .number("min_share", 0.6, "share of such stretches that are in the source"),
    ], check: .entities(checkVerbatimSources))
}
