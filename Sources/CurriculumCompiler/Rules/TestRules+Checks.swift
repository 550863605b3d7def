import CurriculumRuntime

func checkGuessable(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  let smallest = Int(findings.number("kit_questions"))
  for group in context.itemGroups() {
    let count = group.items.count
    let needed: Int
    switch group.items[0].home {
    case .bossTest(let boss): needed = (curriculum.bossTests[boss].passScorePercent.value * count + 99) / 100
    case .kit(let kit):
      guard count >= smallest, let story = curriculum.storyOfKit[kit] else { continue }
      needed = Binomial.answersNeeded(curriculum.stories[story].kitPassPercent.value, of: count)
    default: continue
    }
    let chance = Binomial.atLeast(needed, chances: group.items.map(\.guessingChance))
    guard chance >= findings.number("max_chance") else { continue }
    findings.report(
      "guessing passes \(group.name) in \(chance.percentInWords) of cases", at: group.span,
      severity: chance >= findings.number("error_chance") ? .error : nil,
      notes: ["\(needed) of \(count) right answers are needed"],
      help: "add questions, or some that are answered by writing")
  }
}

extension Double {
  /// A share in per cent, with one decimal below 10 %.
  fileprivate var percentInWords: String {
    let tenths = Int((self * 1000).rounded())
    return tenths >= 100 ? "\((tenths + 5) / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

func checkKeyPositions(_ context: LintContext, _ findings: inout Findings) {
  let shortTest = Int(findings.number("short_test"))
  let longTest = Int(findings.number("min_items"))
  let longestRun = Int(findings.number("max_run"))
  for group in context.itemGroups() {
    // Apps shuffle a kit's answers, of which the right one is written first.
    let choices = group.items.filter { $0.isSingleChoice && $0.question != nil }
    var positions = KeyPositions()
    for choice in choices { positions.add(choice.keys[0], of: choice.options.count) }
    guard choices.count >= shortTest, let critical = positions.criticalValue else { continue }
    let most = positions.largestShare
    let isUneven =
      choices.count >= longTest
      ? positions.chiSquare > critical : group.isSitting && most.share > findings.number("max_share")
    if isUneven {
      findings.report(
        "the right option is \(KeyPositions.letter(most.position)) in \(positions.counts[most.position]) of \(choices.count) choices",
        at: group.span, notes: ["in all: \(positions.inWords)"], help: "reorder the options of some")
    }
    let run = positions.longestRun
    let optionCount = Double(choices[run.start].options.count)
    let expected = (1..<run.length).reduce(Double(choices.count - run.length + 1)) { product, _ in
      product / optionCount
    }
    guard group.isSitting, choices.count >= longTest, run.length > longestRun,
      expected < findings.number("expected_runs"), !isUneven
    else { continue }
    findings.report(
      "from here the right option is \(KeyPositions.letter(choices[run.start].keys[0])) \(run.length) times running",
      at: choices[run.start].prompt.span, help: "reorder the options of one of them")
  }
}

func checkAnswerRuns(_ context: LintContext, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for group in context.itemGroups() where group.isSitting {
    var run: (answer: String, first: Item, count: Int)?
    func end() {
      guard let run, run.count > most else { return }
      findings.report(
        "from here '\(run.answer)' is right \(run.count) times running", at: run.first.prompt.span)
    }
    for item in group.items {
      let answer =
        item.statement.map { $0 ? "true" : "false" } ?? (item.question == nil ? nil : item.key?.string)
      if let answer, run?.answer == answer {
        run?.count += 1
      } else {
        end()
        run = answer.map { ($0, item, 1) }
      }
    }
    end()
  }
}

func checkStatementBalance(_ context: LintContext, _ findings: inout Findings) {
  for group in context.itemGroups() {
    let answers = group.items.compactMap(\.statement)
    guard answers.count >= Int(findings.number("min_items")) else { continue }
    let right = answers.count { $0 }
    let share = Double(right) / Double(answers.count)
    guard share < findings.number("min_share") || share > findings.number("max_share") else { continue }
    findings.report("\(right) of \(answers.count) statements of \(group.name) are true", at: group.span)
  }
}

func checkDistractorOveruse(_ context: LintContext, _ findings: inout Findings) {
  for group in context.itemGroups() where group.isSitting {
    let choices = group.items.filter(\.isSingleChoice)
    guard choices.count >= Int(findings.number("min_items")) else { continue }
    var uses: [String: (count: Int, first: Text)] = [:]
    for choice in choices {
      for option in choice.distractors {
        uses[AcceptableAnswers.comparisonForm(of: option.string), default: (0, option)].count += 1
      }
    }
    let overused = uses.values.filter {
      Double($0.count) > findings.number("max_share") * Double(choices.count)
    }
    guard let most = overused.max(by: { ($0.count, $1.first.string) < ($1.count, $0.first.string) }) else {
      continue
    }
    findings.report(
      "'\(most.first.string)' is a wrong option of \(most.count) of \(choices.count) choices",
      at: most.first.span,
      notes: overused.count > 1 ? ["so are \(overused.count - 1) more"] : [],
      help: "take others in some of them")
  }
}

func checkElimination(_ context: LintContext, _ findings: inout Findings) {
  for group in context.itemGroups() {
    guard case .kit = group.items[0].home, group.items.count > 1 else { continue }
    let options = Set(group.items.flatMap(\.options).map { AcceptableAnswers.comparisonForm(of: $0.string) })
    guard options.count < Int(findings.number("min_words")) else { continue }
    findings.report(
      "all \(group.items.count) questions have the same \(options.count) words for options", at: group.span,
      help: "take wrong answers from other kits of the stage, too")
  }
}

func checkTypeMix(_ context: LintContext, _ findings: inout Findings) {
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

func checkDifficultySpread(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes {
    let values = quiz.questions.compactMap { $0.details.difficulty?.value }
    guard values.count >= Int(findings.number("min_items")), Set(values).count == 1, let value = values.first
    else {
      continue
    }
    findings.report("all \(values.count) questions have difficulty \(value)", at: quiz.identity.id.span)
  }
}

func checkQuizOrder(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes where quiz.questions.count >= Int(findings.number("min_items")) {
    guard let first = quiz.questions.first?.details.difficulty else { continue }
    let others = quiz.questions.dropFirst().compactMap { $0.details.difficulty?.value }
    guard let hardest = others.max(), first.value > hardest else { continue }
    findings.report(
      "the first question is the hardest: \(first.value), the others \(hardest) at most", at: first.span,
      help: "begin with one that most learners can answer")
  }
}
