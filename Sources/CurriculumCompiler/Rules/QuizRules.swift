import CurriculumRuntime

/// Spark's quizzes and Edutok's decks: what each must say.
extension Rule {
  static let quizRules: [Rule] = [
    boardUnknown, boardMissing, subjectUnknown, tierUnknown, programmeUnknown, quizEmpty,
    quizDuplicateQuestion,
    numericUnitMissing, toleranceMissing, significantFiguresMissing, rubricPoints, choiceMarks,
    errorTagUnknown,
  ]

  static let deckRules: [Rule] = [deckBatchSize, deckDuplicateCard]

  static let boardUnknown = Rule(
    "gcse/board-unknown", .error, "A board is aqa, edexcel, ocr-a or ocr-b.",
    why: "Topics, command words and symbols are looked up by it.",
    source: "the bundle format's codes of boards; OCR has two suites, so a bare 'ocr' does not say which",
    bad: quiz(board: "board: ocr"), good: quiz(board: "board: ocr-a"))

  static let boardMissing = Rule(
    "gcse/board-missing", .error, "A quiz names its board, or the specifications it is written for.",
    why: "A learner would revise for another board's exam.", source: "Spark's document, section 2",
    bad: quiz(board: "topic: Energy"), good: quiz(board: "specifications: {aqa: 8463, edexcel: 1PH0}"),
    check: .curriculum(checkBoards))

  static let subjectUnknown = Rule(
    "gcse/subject-unknown", .error, "A subject is biology, chemistry or physics.",
    why: "The programme has these three.", source: "Spark's document, section 2",
    fix: "Writes the nearest subject; only with --unsafe.",
    bad: quiz(subject: "fysics"), good: quiz(subject: "physics"))

  static let tierUnknown = Rule(
    "gcse/tier-value", .error, "A tier is foundation or higher.",
    why: "Higher-only content in a Foundation quiz is found by it.",
    source: "Ofqual, GCSE subject level conditions for science, 2017: tiers (certainty high)",
    bad: quiz(tier: "F"), good: quiz(tier: "foundation"))

  static let programmeUnknown = Rule(
    "gcse/programme", .error, "The programme is gcse_triple_science.",
    why: "Spark loads no other.", source: "Spark's document, section 1",
    fix: "Writes the nearest programme; only with --unsafe.",
    bad: quiz(programme: "gcse_combined_science"), good: quiz(programme: "gcse_triple_science"))

  static let quizEmpty = Rule(
    "gcse/empty-quiz", .error, "A quiz has questions.",
    why: "A learner would open an empty screen.", source: "a default of curricc's own, no published figure",
    bad: quiz(questions: "[]"), good: quiz(), check: .curriculum(checkQuizzesEmpty))

  static let quizDuplicateQuestion = Rule(
    "gcse/duplicate-question", .error, "A quiz asks each question once, and none almost as before.",
    why: "The second copy gives nothing but a free mark.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 4; the limit is a default of curricc's own",
    evidence: "none on the flagship; of near copies 1 among 750 free questions, not wrong",
    bad: quiz(questions: trueFalse + trueFalse.replacing("q1", with: "q2")), good: quiz(),
    parameters: [
      .number(
        "max_similarity", 0.85, "share of common groups of three letters from which two questions are alike")
    ], check: .curriculum(checkQuizDuplicates))

  static let numericUnitMissing = Rule(
    "gcse/numeric-unit-missing", .error, "A numeric answer has a unit, or says 'unit: none'.",
    why: "A learner who leaves the unit out could not be told so.",
    source: "AQA, Pearson and OCR mark schemes: a mark for the unit (certainty high)",
    bad: quiz(questions: numeric("{value: 12, tolerance: {kind: relative, pct: 1}}")),
    good: quiz(questions: numeric("{value: 12, unit: C, tolerance: {kind: relative, pct: 1}}")),
    check: .curriculum(checkUnitsGiven))

  static let toleranceMissing = Rule(
    "gcse/tolerance-missing", .error, "A numeric answer has a tolerance.",
    why: "A rightly rounded answer would be marked wrong.",
    source: "Spark's document, section 2: numeric answers have a tolerance",
    fix: "Adds a tolerance of 1 %; only with --unsafe.",
    bad: quiz(questions: numeric("{value: 12, unit: C}")),
    good: quiz(questions: numeric("{value: 12, unit: C, tolerance: {kind: absolute, value: 0.5}}")),
    check: .entities(checkTolerances))

  static let significantFiguresMissing = Rule(
    "gcse/figures-missing", .error, "A tolerance of exact_after_rounding comes with significant_figures.",
    why: "Nobody could say what to round to.",
    source: "maths skill 2a of the GCSE science subject content, DfE 2015 (certainty high)",
    bad: quiz(questions: numeric("{value: 5.9, unit: J, tolerance: {kind: exact_after_rounding}}")),
    good: quiz(
      questions: numeric(
        "{value: 5.9, unit: J, significant_figures: 2, tolerance: {kind: exact_after_rounding}}"
      )
      .replacing("it.", with: "it to 2 significant figures.")),
    check: .curriculum(checkFigures))

  static let rubricPoints = Rule(
    "gcse/rubric-points", .error, "A mark scheme has a point for each mark, or more.",
    why: "Full marks could not be reached.",
    source: "AQA, Pearson and OCR mark schemes: one mark a point (certainty high)",
    bad: quiz(questions: short(marks: 3)), good: quiz(questions: short(marks: 2)),
    check: .curriculum(checkRubrics))

  static let choiceMarks = Rule(
    "gcse/mcq-marks", aliases: ["gcse/tf-marks"], .error,
    "A choice of one option, or true or false, carries 1 mark.",
    why: "Boards give 1; a learner's total would not compare with a paper's.",
    source: "AQA, Pearson and OCR papers 2018 to 2023 (certainty high)",
    fix: "Writes 1.",
    bad: quiz(questions: trueFalse.replacing("answer: false", with: "answer: false, marks: 2")), good: quiz(),
    check: .curriculum(checkChoiceMarks))

  static let errorTagUnknown = Rule(
    "item/error-option", .error, "What 'errors' explains is a wrong option of the question.",
    why: "The explanation would never be shown.", source: "Haladyna, Downing & Rodriguez 2002, guideline 30",
    bad: quiz(questions: choice("{newton: unit_of_force}")),
    good: quiz(questions: choice("{watt: unit_of_power}")),
    check: .curriculum(checkErrorTags))

  static let deckBatchSize = Rule(
    "deck/batch-size", .error, "A deck has 15 flashcards.",
    why: "The feed asks for the next batch by counting in fifteens.",
    source: "Edutok's document: batches of 15 cards",
    bad: deck(14), good: deck(15), check: .curriculum(checkBatchSizes))

  static let deckDuplicateCard = Rule(
    "deck/duplicate-card", .error, "A deck asks each question once.",
    why: "The feed would show the same card twice in a batch.", source: "Edutok's document",
    bad: deck(15, repeated: true), good: deck(15), check: .curriculum(checkDuplicateCards))
}

private let trueFalse =
  "\n  - {id: q1, type: true-false, prompt: Energy can be destroyed., answer: false, explanation: It is conserved.}"

private func numeric(_ answer: String) -> String {
  "\n  - {id: q1, type: numeric, prompt: Calculate it., answer: \(answer), marks: 2}"
}

private func short(marks: Int) -> String {
  "\n  - {id: q1, type: short, prompt: Explain it., rubric: [the first point, the second point], marks: \(marks)}"
}

private func choice(_ errors: String) -> String {
  "\n  - {id: q1, type: choice, prompt: What is energy measured in?, options: [joule, volt, watt], answer: joule, explanation: Energy is measured in joules., errors: \(errors)}"
}

private func quiz(
  board: String = "board: aqa", subject: String = "physics", tier: String = "foundation",
  programme: String = "gcse_triple_science", questions: String = trueFalse
) -> Example {
  Example(
    stringLiteral: """
      # file: quizzes/energy.yaml
      kind: quiz
      id: energy
      title: Energy
      programme: \(programme)
      subject: \(subject)
      \(board)
      tier: \(tier)
      questions: \(questions)
      """)
}

private func deck(_ count: Int, repeated: Bool = false) -> Example {
  let cards = (1...count).map { number in
    let product = repeated && number == count ? 1 : number
    return
      "  - {id: times-\(number), type: question, question: What is 7 × \(product)?, answer: \(7 * product)}"
  }
  return Example(
    stringLiteral: """
      # file: decks/water.yaml
      kind: deck
      id: water
      topic: The seven times table
      depth: Foundational
      flashcards:
      \(cards.joined(separator: "\n"))
      """)
}
