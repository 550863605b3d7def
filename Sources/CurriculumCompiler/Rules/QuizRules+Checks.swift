import CurriculumRuntime

func checkBoards(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes where quiz.board == nil && quiz.specifications.isEmpty {
    findings.report(
      "the quiz '\(quiz.identity.id.string)' names no board", at: quiz.identity.id.span,
      help: "add 'board: aqa', or 'specifications: {aqa: …}' when it is written for several")
  }
}

func checkQuizzesEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes
  where quiz.questions.isEmpty && !curriculum.hasBroken(.question, in: quiz.identity.id.string) {
    findings.report("the quiz '\(quiz.identity.id.string)' has no questions", at: quiz.identity.id.span)
  }
}

func checkQuizDuplicates(_ curriculum: Curriculum, _ findings: inout Findings) {
  for quiz in curriculum.quizzes {
    // "Which of these is a vector?" may be asked twice with other options.
    let withoutOptions = quiz.questions.filter { question in
      if case .choice = question.body { false } else { true }
    }
    reportRepeats(withoutOptions.map(\.prompt), "asks the same as", by: \.self, &findings)
    let limit = findings.number("max_similarity")
    // One word may be all the difference: emits an alpha particle, emits a beta particle.
    for (later, earlier) in NearCopies(of: withoutOptions.map(\.prompt.string), atLeast: limit).pairs
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

func checkUnitsGiven(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachNumeric(curriculum) { answer in
    guard answer.unit == nil else { return }
    findings.report(
      "the answer has no unit", at: answer.value.span,
      help: "add 'unit: …', or 'unit: none' for a number without one")
  }
}

func checkTolerances(_ context: LintContext, _ findings: inout Findings) {
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

func checkFigures(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachNumeric(curriculum) { answer in
    guard case .exactAfterRounding(let span) = answer.tolerance, answer.significantFigures == nil else {
      return
    }
    findings.report(
      "the answer must be exact after rounding, but to how many figures is not said", at: span,
      help: "add 'significant_figures: 2'")
  }
}

func checkRubrics(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkChoiceMarks(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkErrorTags(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkBatchSizes(_ curriculum: Curriculum, _ findings: inout Findings) {
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
    reportRepeats(deck.flashcards.map(\.prompt), "asks the same as", by: \.self, &findings)
  }
}
