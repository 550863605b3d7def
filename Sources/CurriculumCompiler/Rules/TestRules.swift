import CurriculumRuntime

/// Tests as a whole: whether they can be guessed, where their keys stand, what one item tells about another.
extension Rule {
  static let testRules: [Rule] = [
    guessable, keyPosition, answerRun, statementBalance, distractorOveruse, elimination,
  ]

  static let guessable = Rule(
    "item/guessable", aliases: ["boss/guessable", "kit/guessable"], .warning,
    "A test cannot be passed by guessing.",
    why: "Passing must mean that the learner knows something.",
    source: "exact binomial; Haladyna & Rodriguez 2013, chapter on guessing (certainty medium); "
      + "the limits are curricc's own", scope: .part,
    bad: bossStatements(pass: 60), good: bossStatements(pass: 60, types: true),
    parameters: [
      .number("max_chance", 0.01, "chance of passing by guessing from which it is reported"),
      .number("error_chance", 0.1, "chance from which it is an error"),
      .number(
        "kit_questions", 8, "fewest questions of a kit that is judged; shorter ones are too short as it is"),
    ], check: .whole(checkGuessable))

  static let keyPosition = Rule(
    "item/key-position", aliases: ["boss/key-position", "gcse/mcq-position-balance"], .warning,
    "The right options of a test stand in all places.",
    why: "Learners notice that it is always C.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 20 (certainty high); chi-square at 5 %",
    scope: .balance,
    bad: .quizChoices(Example.unitChoices(keys: "CCCCCCCCBCCC")),
    good: .quizChoices(Example.unitChoices(keys: "ABCDABCDCBDA")),
    parameters: [
      .number("min_items", 12, "fewest choices that are judged by chi-square"),
      .number("short_test", 5, "fewest choices of a shorter test that is judged by the largest share"),
      .number("max_share", 0.6, "largest share of one place in a shorter test"),
      .number("max_run", 3, "most keys in one place running"),
      .number("expected_runs", 0.25, "runs expected by chance from which a longer one is no wonder"),
    ], check: .whole(checkKeyPositions))

  static let answerRun = Rule(
    "item/answer-run", aliases: ["quiz/duplicate-key"], .info,
    "The same answer is not right many times running.",
    why: "Learners begin to doubt what they know, or stop reading.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: .statements(facts(["true", "true", "true", "true", "false"])),
    good: .statements(facts(["true", "true", "false", "true", "false"])),
    parameters: [.number("max", 3, "most times running")], check: .whole(checkAnswerRuns))

  static let statementBalance = Rule(
    "item/tf-balance", aliases: ["gcse/tf-balance"], .warning,
    "About half of the statements to judge are true.",
    why: "Who always says 'true' should not pass.",
    source: "Haladyna & Rodriguez 2013, true-false items (certainty medium)", scope: .balance,
    bad: .statements(facts(["true", "true", "false", "true", "true", "true"])),
    good: .statements(facts(["true", "false", "true", "false", "false", "true"])),
    parameters: [
      .number("min_share", 0.35, "least share of true statements"),
      .number("max_share", 0.65, "largest share of true statements"),
      .number("min_items", 6, "fewest statements of a test that is judged"),
    ], check: .whole(checkStatementBalance))

  static let distractorOveruse = Rule(
    "item/distractor-overuse", aliases: ["item/same-distractor-overuse"], .info,
    "No wrong option comes back in item after item.",
    why: "It is soon known to be wrong.", source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: .quizChoices(Example.unitChoices(keys: "ABCDABCD", repeated: true)),
    good: .quizChoices(Example.unitChoices(keys: "ABCDABCD")),
    parameters: [
      .number("max_share", 0.25, "largest share of a test's choices that have the same wrong option"),
      .number("min_items", 8, "fewest choices of a test that is judged"),
    ], check: .whole(checkDistractorOveruse))

  static let elimination = Rule(
    "item/elimination", aliases: ["kit/elimination", "item/distractor-is-other-key-always"], .info,
    "The options of a kit are more than a handful of words.",
    why: "Each answer found is one less to choose from in the other questions.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: colourKit(words: ["red", "blue", "green", "black"]),
    good: colourKit(words: [
      "red", "blue", "green", "black", "white", "grey", "brown", "pink", "gold", "orange",
    ]),
    parameters: [.number("min_words", 6, "fewest distinct options of a kit")], check: .whole(checkElimination)
  )
}

private func facts(_ answers: [String]) -> [(text: String, isTrue: Bool)] {
  zip(["Copper", "Iron", "Silver", "Zinc", "Nickel", "Gold"], answers).map { metal, answer in
    ("\(metal) is \(answer == "true" ? "a metal" : "a gas").", answer == "true")
  }
}

/// A boss test of statements, or of words to write.
private func bossStatements(pass: Int, types: Bool = false) -> Example {
  let words = [
    ("hola", "hello"), ("adiós", "goodbye"), ("gracias", "thank you"), ("buenos días", "good morning"),
  ]
  let lines = (0..<10).map { index in
    let (word, meaning) = words[index % 4]
    let other = words[(index + index / 4 + 1) % 4].1
    let item =
      types && index > 3
      ? "type: translate_text, prompt: \"Write in Spanish – \(meaning), number \(index).\", answer: \(word)"
      : "type: true-false, prompt: \"Number \(index): \(word) means \(index % 2 == 0 ? meaning : other).\", "
        + "answer: \(index % 2 == 0), explanation: It means \(meaning)."
    return "  - {id: n1-boss-x\(index), unit: es-n1-u1, \(item)}"
  }
  return Example(
    stringLiteral: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      time_limit_seconds: \(types ? 300 : 180)
      pass_score_pct: \(pass)
      items:
      \(lines.joined(separator: "\n"))
      """)
}

/// The starter's kit with names of colours for options.
private func colourKit(words: [String]) -> Example {
  let russian = [
    "красный", "синий", "зелёный", "чёрный", "алый", "лазурный", "изумрудный", "вороной", "пурпурный",
    "бирюзовый",
  ]
  let lines = russian.enumerated().map { index, word in
    let key = words[index % words.count]
    let wrong = (1...3).map { words[(index + $0) % words.count] }.joined(separator: ", ")
    return
      "  - {id: colour-\(index), question: \(word), correct_answer: \(key), incorrect_answers: [\(wrong)]}"
  }
  return Example(
    stringLiteral: """
      # file: story/first-words.yaml
      kind: kit
      story: indi
      stage: newborn
      id: first-words
      name: First words
      order_idx: 0
      questions:
      \(lines.joined(separator: "\n"))
      """)
}

private func checkGuessable(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  let smallest = Int(findings.number("kit_questions"))
  let policy = curriculum.settings.distractors
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
    let chance = Binomial.atLeast(needed, chances: group.items.map { $0.guessingChance(policy) })
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
    let tenths = Int(saturating: (self * 1000).rounded())
    return tenths >= 100 ? "\((tenths + 5) / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

private func checkKeyPositions(_ context: LintContext, _ findings: inout Findings) {
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

private func checkAnswerRuns(_ context: LintContext, _ findings: inout Findings) {
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

private func checkStatementBalance(_ context: LintContext, _ findings: inout Findings) {
  for group in context.itemGroups() {
    let answers = group.items.compactMap(\.statement)
    guard answers.count >= Int(findings.number("min_items")) else { continue }
    let right = answers.count { $0 }
    let share = Double(right) / Double(answers.count)
    guard share < findings.number("min_share") || share > findings.number("max_share") else { continue }
    findings.report("\(right) of \(answers.count) statements of \(group.name) are true", at: group.span)
  }
}

private func checkDistractorOveruse(_ context: LintContext, _ findings: inout Findings) {
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

private func checkElimination(_ context: LintContext, _ findings: inout Findings) {
  for group in context.itemGroups() {
    guard case .kit = group.items[0].home, group.items.count > 1 else { continue }
    let options = Set(group.items.flatMap(\.options).map { AcceptableAnswers.comparisonForm(of: $0.string) })
    guard options.count < Int(findings.number("min_words")) else { continue }
    findings.report(
      "all \(group.items.count) questions have the same \(options.count) words for options", at: group.span,
      help: "take wrong answers from other kits of the stage, too")
  }
}
