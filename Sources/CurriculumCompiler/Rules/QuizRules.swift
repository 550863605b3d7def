import CurriculumRuntime

/// Spark's quizzes and Edutok's decks: what each must say.
extension Rule {
  static let quizRules: [Rule] = [
    boardUnknown, boardMissing, subjectUnknown, tierUnknown, programmeUnknown, quizEmpty,
    quizDuplicateQuestion, numericUnitMissing, toleranceMissing, significantFiguresMissing, rubricPoints,
    choiceMarks, errorTagUnknown,
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
    check: .each(checkTolerances))

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

private func checkBoards(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes where quiz.board == nil && quiz.specifications.isEmpty {
    findings.report(
      "the quiz '\(quiz.identity.id.string)' names no board", at: quiz.identity.id.span,
      help: "add 'board: aqa', or 'specifications: {aqa: …}' when it is written for several")
  }
}

private func checkQuizzesEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes
  where quiz.questions.isEmpty && !curriculum.hasBroken(.question, in: quiz.identity.id.string) {
    findings.report("the quiz '\(quiz.identity.id.string)' has no questions", at: quiz.identity.id.span)
  }
}

private func checkQuizDuplicates(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes {
    // "Which of these is a vector?" may be asked twice with other options.
    let withoutOptions = quiz.questions.filter { question in
      if case .choice = question.body { false } else { true }
    }
    reportRepeats(withoutOptions.map(\.prompt.whole), "asks the same as", by: \.self, &findings)
    let limit = findings.number("max_similarity")
    // One word may be all the difference: emits an alpha particle, emits a beta particle.
    for (later, earlier) in NearCopies(of: withoutOptions.map(\.prompt.own), atLeast: limit).pairs
    where withoutOptions[later].answerForm == withoutOptions[earlier].answerForm {
      findings.report(
        "the question is almost the same as another one", at: withoutOptions[later].prompt.span,
        severity: .warning, labels: [Label(withoutOptions[earlier].prompt.span, "the other one")],
        help: "ask for something else, or leave one of them out")
    }
  }
}

extension Question {
  /// What is right, in a form in which two answers can be compared.
  fileprivate var answerForm: [String] {
    switch body {
    case .choice(let options, let keys, _):
      keys.map { AcceptableAnswers.comparisonForm(of: options[$0].string) }
    case .trueFalse(let answer): [answer.value ? "true" : "false"]
    case .typed(let answer, _), .spoken(let answer, _), .recall(let answer):
      [AcceptableAnswers.comparisonForm(of: answer.string)]
    case .cloze(let gaps):
      gaps.compactMap { $0.first.map { AcceptableAnswers.comparisonForm(of: $0.string) } }
    case .ordering(let items): items.map(\.string)
    case .matching(let pairs): pairs.map { $0.left.string + "\t" + $0.right.string }
    case .numeric(let answer): [answer.value.value.text, answer.unit?.string ?? ""]
    case .rubric(let points): points.map(\.string)
    }
  }
}

private func forEachNumeric(_ curriculum: Curriculum, _ body: (NumericAnswer) -> Void) {
  curriculum.forEachQuestion { question in
    if case .numeric(let answer) = question.body { body(answer) }
  }
}

private func checkUnitsGiven(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachNumeric(curriculum) { answer in
    guard answer.unit == nil else { return }
    findings.report(
      "the answer has no unit", at: answer.value.span,
      help: "add 'unit: …', or 'unit: none' for a number without one")
  }
}

private func checkTolerances(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .numeric(let answer) = item.question?.body, answer.tolerance == nil else { continue }
    let last = answer.unit ?? Text(answer.value.value.text, answer.value.span)
    let insertion = context.insertion(of: "tolerance", "{kind: relative, pct: 1}", behind: last)
    findings.report(
      "the answer has no tolerance", at: answer.value.span,
      help: "add 'tolerance: {kind: relative, pct: 1}', or how else it may differ",
      fix: insertion.map { Fix("add a tolerance of 1 %", [$0], safety: .unsafe) })
  }
}

private func checkFigures(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachNumeric(curriculum) { answer in
    guard case .exactAfterRounding(let span) = answer.tolerance, answer.significantFigures == nil else {
      return
    }
    findings.report(
      "the answer must be exact after rounding, but to how many figures is not said", at: span,
      help: "add 'significant_figures: 2'")
  }
}

private func checkRubrics(_ curriculum: Curriculum, _ findings: inout Findings) {
  curriculum.forEachQuestion { question in
    guard case .rubric(let points) = question.body, let marks = question.details.marks,
      points.count < marks.value
    else { return }
    findings.report(
      "the question has \(marks.value.counted("mark")), its rubric \(points.count.counted("point"))",
      at: marks.span,
      labels: points.first.map { [Label($0.span, "the rubric")] } ?? [], help: "add a point for each mark")
  }
}

private func checkChoiceMarks(_ curriculum: Curriculum, _ findings: inout Findings) {
  for question in curriculum.quizzes.flatMap(\.questions) {
    guard let marks = question.details.marks, marks.value != 1 else { continue }
    switch question.body {
    case .trueFalse, .choice(_, _, true):
      findings.report(
        "the question carries \(marks.value) marks, expected 1", at: marks.span,
        fix: Fix("write 1", [Edit(marks.span, "1")], safety: .unsafe))
    default: break
    }
  }
}

private func checkErrorTags(_ curriculum: Curriculum, _ findings: inout Findings) {
  curriculum.forEachQuestion { question in
    guard !question.details.errors.isEmpty else { return }
    var wrong: [String] = []
    if case .choice(let options, let keys, _) = question.body {
      wrong = options.indices.filter { !keys.contains($0) }.map { options[$0].string }
    }
    for entry in question.details.errors where !wrong.contains(entry.name.string) {
      let near = nearest(to: entry.name.string, among: wrong)
      findings.report(
        "'\(entry.name.string.shortened(to: 40))' is no wrong option of the question", at: entry.name.span,
        help: near.map { "did you mean '\($0)'?" })
    }
  }
}

private func checkBatchSizes(_ curriculum: Curriculum, _ findings: inout Findings) {
  for deck in curriculum.decks
  where deck.flashcards.count != 15 && !curriculum.hasBroken(.question, in: deck.identity.id.string) {
    findings.report(
      "the deck has \(deck.flashcards.count.counted("flashcard")), a batch has 15", at: deck.identity.id.span,
      help: deck.flashcards.count > 15
        ? "put the rest into a deck with the next 'batch'" : "add \(15 - deck.flashcards.count) more")
  }
}

func checkDuplicateCards(_ curriculum: Curriculum, _ findings: inout Findings) {
  for deck in curriculum.decks {
    reportRepeats(deck.flashcards.map(\.prompt.whole), "asks the same as", by: \.self, &findings)
  }
}
