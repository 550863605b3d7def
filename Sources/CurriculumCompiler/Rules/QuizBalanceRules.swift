import CurriculumRuntime

/// Quizzes as a whole: which types of questions they have, how hard they are, how they begin.
extension Rule {
  static let quizBalanceRules: [Rule] = [typeMix, difficultySpread, quizOrder]

  static let typeMix = Rule(
    "quiz/type-mix", .warning,
    "A made quiz of ten questions or more has all of Spark's types, none too often.",
    why: "A paper asks in all these ways, and each shows something else.",
    source: "Spark's document, section 2: multiple choice, true or false, short answer, numeric",
    scope: .balance,
    bad: .quizChoices(Example.unitChoices(keys: "ABCDABCDCB")),
    good: .quizChoices(Example.unitChoices(keys: "ABCD")),
    parameters: [
      .number("min_items", 10, "fewest questions of a quiz that is judged"),
      .number("max_share", 0.6, "largest share of one type"),
    ], check: .whole(checkTypeMix))

  static let difficultySpread = Rule(
    "quiz/difficulty-spread", .info, "Questions that say how hard they are do not all say the same.",
    why: "A quiz of one difficulty tells good learners from each other badly.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: difficulties([3, 3, 3, 3, 3]), good: difficulties([1, 2, 3, 3, 4]),
    parameters: [.number("min_items", 5, "fewest questions that say how hard they are")],
    check: .whole(checkDifficultySpread))

  static let quizOrder = Rule(
    "quiz/order", .info, "A quiz does not begin with its hardest question.",
    why: "Learners who fail at once give up.", source: "a default of curricc's own, no published figure",
    scope: .balance, bad: difficulties([5, 2, 3, 3, 4]), good: difficulties([1, 2, 3, 3, 5]),
    parameters: [.number("min_items", 5, "fewest questions of a quiz that is judged")],
    check: .whole(checkQuizOrder))
}

private func difficulties(_ values: [Int]) -> Example {
  let lines = zip(Example.unitQuestions, values).enumerated().map { index, entry in
    "  - {id: q\(index + 1), type: typed, prompt: \(entry.0.prompt), answer: \(entry.0.key), difficulty: \(entry.1)}"
  }
  return .energyQuiz(lines.joined(separator: "\n"))
}

private func checkTypeMix(_ context: LintContext, _ findings: inout Findings) {
  for (index, quiz) in context.curriculum.quizzes.enumerated() where quiz.generationMode == .synthesis {
    guard quiz.questions.count >= Int(findings.number("min_items")),
      !context.curriculum.hasBroken(.question, in: quiz.identity.id.string)
    else { continue }
    var counts = ["choice": 0, "true-false": 0, "short": 0, "numeric": 0]
    for question in context.curriculum.quizzes[index].questions {
      if let type = question.sparkType { counts[type, default: 0] += 1 }
    }
    let missing = counts.filter { $0.value == 0 }.keys.sorted()
    if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      Double(most.value) > findings.number("max_share") * Double(quiz.questions.count)
    {
      findings.report(
        "\(most.value) of \(quiz.questions.count) questions are of type '\(most.key)'",
        at: quiz.identity.id.span,
        notes: missing.isEmpty ? [] : ["none is of type \(missing.joined(separator: ", "))"])
    } else if !missing.isEmpty {
      findings.report(
        "the quiz has no question of type \(missing.joined(separator: ", "))", at: quiz.identity.id.span)
    }
  }
}

extension Question {
  /// Which of Spark's four types a question counts as.
  fileprivate var sparkType: String? {
    switch body {
    case .choice: "choice"
    case .trueFalse: "true-false"
    case .typed, .cloze, .rubric: "short"
    case .numeric: "numeric"
    case .spoken, .ordering, .matching, .recall: nil
    }
  }
}

private func checkDifficultySpread(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes {
    let values = quiz.questions.compactMap { $0.details.difficulty?.value }
    guard values.count >= Int(findings.number("min_items")), Set(values).count == 1, let value = values.first
    else {
      continue
    }
    findings.report("all \(values.count) questions have difficulty \(value)", at: quiz.identity.id.span)
  }
}

private func checkQuizOrder(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes where quiz.questions.count >= Int(findings.number("min_items")) {
    guard let first = quiz.questions.first?.details.difficulty else { continue }
    let others = quiz.questions.dropFirst().compactMap { $0.details.difficulty?.value }
    guard let hardest = others.max(), first.value > hardest else { continue }
    findings.report(
      "the first question is the hardest: \(first.value), the others \(hardest) at most", at: first.span,
      help: "begin with one that most learners can answer")
  }
}
