import CurriculumRuntime

/// Marks, mark schemes, command words and assessment objectives of science quizzes.
extension Rule {
  static let marksRules: [Rule] = [
    marksRange, rubricDuplicate, rubricOverlapPrompt, commandWordMissing, commandWordBoard, commandMarks,
    giveCount, objectiveBalance, practicalShare, explanationMissing, unitDimension, unitQuantityKind,
  ]

  static let marksRange = Rule(
    "gcse/marks-positive", .error, "A question carries 1 to 6 marks.",
    why: "Boards give no more for one question; a longer one is several.",
    source: "AQA, Pearson and OCR papers 2018 to 2023 (certainty high)", scope: .part,
    bad: short("Explain why loft insulation keeps a house warm.", marks: 7, points: 7),
    good: short("Explain why loft insulation keeps a house warm.", marks: 2, points: 2),
    parameters: [.number("max", 6, "most marks of one question")],
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard let marks = question.details.marks, marks.value > Int(findings.number("max")) else { return }
        findings.report(
          "\(marks.value) marks, expected \(Int(findings.number("max"))) at most", at: marks.span)
      }
    })

  static let rubricDuplicate = Rule(
    "gcse/rubric-duplicate", .warning, "The points of a mark scheme are distinct.",
    why: "The second mark would be given for the first.",
    source: "AQA, Pearson and OCR mark schemes: a mark for each distinct point (certainty high)",
    scope: .part,
    fix: "Takes the second one out; only with --unsafe, since a point more may be meant.",
    bad: question(
      "rubric: [it traps air, energy is lost more slowly, Energy is lost more slowly.]\n    marks: 2"),
    good: question("rubric: [it traps air, so energy is lost more slowly]\n    marks: 2"),
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard case .rubric(let points) = question.body else { return }
        var first: [String: Text] = [:]
        for point in points {
          let form = AcceptableAnswers.comparisonForm(of: point.string)
          if let other = first[form] {
            findings.report(
              "this point is there already", at: point.span, labels: [Label(other.span, "the first")],
              fix: context.removal(of: point).map { Fix("take it out", [$0], safety: .unsafe) })
          } else {
            first[form] = point
          }
        }
      }
    })

  static let rubricOverlapPrompt = Rule(
    "gcse/rubric-overlap-prompt", .warning, "A point of a mark scheme says more than the question does.",
    why: "A mark for repeating the question teaches nothing.",
    source: "AQA mark-scheme notes (certainty medium)",
    scope: .part,
    bad: question(
      "rubric: [loft insulation keeps a house warm, it has a low thermal conductivity]\n    marks: 2"),
    good: question(
      "rubric: [it has a low thermal conductivity, so energy is transferred slowly]\n    marks: 2"),
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard case .rubric(let points) = question.body else { return }
        let asked = Set(foldedWords(question.prompt.string))
        for point in points {
          let words = foldedWords(point.string)
          guard words.count > 2, words.allSatisfy(asked.contains) else { continue }
          findings.report("the point repeats the question", at: point.span)
        }
      }
    })

  static let commandWordMissing = Rule(
    "gcse/command-word-missing", .warning,
    "A question to be answered in words or numbers has a command word.",
    why: "Learners are trained to see from it what earns the marks.",
    source: "AQA, Pearson and OCR lists of command words (certainty high)", scope: .part,
    bad: question(
      "rubric: [it traps air, energy is lost slowly]\n    marks: 2",
      prompt: "\"Loft insulation and a warm house:\""),
    good: question("rubric: [it traps air, energy is lost slowly]\n    marks: 2"),
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard question.needsCommandWord, question.details.commandWord == nil,
          CommandWord.commands(in: phraseTokens(question.prompt.string)).isEmpty
        else { return }
        findings.report("the question has no command word", at: question.prompt.span)
      }
    })

  static let commandWordBoard = Rule(
    "gcse/command-word-board", .warning, "The command word is one of the board's.",
    why: "A word that the board does not use leaves learners guessing what is wanted.",
    source: "AQA, Pearson and OCR lists of command words (certainty high for AQA, medium for the others)",
    scope: .part,
    bad: question("command_word: Elucidate\n    rubric: [it traps air, energy is lost slowly]\n    marks: 2"),
    good: question("command_word: Explain\n    rubric: [it traps air, energy is lost slowly]\n    marks: 2"),
    check: .each { context, findings in
      forEachQuestion(context) { question, quiz in
        guard let word = question.details.commandWord else { return }
        let known = CommandWord.named(word.string)
        let boards =
          quiz.board.map { [$0.value] } ?? quiz.specifications.compactMap { Board(rawValue: $0.name.string) }
        if known == nil, !CommandWord.stems.contains(word.string.lowercased()) {
          let near = nearest(to: word.string.lowercased(), among: CommandWord.all.map(\.word))
          findings.report(
            "'\(word.string)' is no board's command word", at: word.span,
            help: near.map { "did you mean '\($0)'?" })
        } else if let known, !boards.isEmpty, boards.allSatisfy({ !known.boards.contains($0) }) {
          findings.report(
            "'\(word.string)' is not in the list of \(boards.map(\.rawValue).joined(separator: ", "))",
            at: word.span)
        }
      }
    })

  static let commandMarks = Rule(
    "gcse/command-marks", .warning, "The marks are usual for the command word.",
    why:
      "An explanation for one mark has no room for cause and effect; a name for five has nothing to give them for.",
    source: "AQA, Pearson and OCR papers and mark schemes (certainty medium)", scope: .part,
    bad: question("command_word: Explain\n    rubric: [it traps air]\n    marks: 1"),
    good: question("command_word: Explain\n    rubric: [it traps air, energy is lost slowly]\n    marks: 2"),
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard let word = question.details.commandWord, let marks = question.details.marks,
          let usual = CommandWord.named(word.string)?.marks, !usual.contains(marks.value)
        else { return }
        findings.report(
          "'\(word.string)' for \(marks.value.counted("mark")), usual are \(usual.lowerBound) to \(usual.upperBound)",
          at: marks.span, labels: [Label(word.span, "the command word")])
      }
    })

  static let giveCount = Rule(
    "gcse/give-n", .error, "A question that asks for so many things has the marks and the points for them.",
    why: "'Give three' for two marks leaves one answer without a mark.",
    source: "AQA, Pearson and OCR mark schemes: one mark a point (certainty high)", scope: .part,
    bad: question(
      "rubric: [it traps air, it is thick]\n    marks: 2",
      prompt: "Give three reasons why loft insulation works."),
    good: question(
      "rubric: [it traps air, it is thick]\n    marks: 2",
      prompt: "Give two reasons why loft insulation works."),
    parameters: [
      .words("verbs", ["give", "name", "state", "list", "suggest", "identify"], "words that ask for things")
    ],
    check: .each(checkGiveCount))

  static let objectiveBalance = Rule(
    "gcse/ao-balance", .info, "The marks of a quiz are shared over the assessment objectives as in the exam.",
    why: "Who practises recall alone meets application for the first time in the exam.",
    source: "Ofqual: AO1 40 %, AO2 40 %, AO3 20 % (certainty high)", scope: .balance,
    evidence: "3 findings on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: quizOfObjectives(["AO1", "AO1", "AO1", "AO1", "AO1", "AO1"]),
    good: quizOfObjectives(["AO1", "AO1", "AO2", "AO2", "AO3"]),
    parameters: [
      .byName("shares", ["AO1": 0.4, "AO2": 0.4, "AO3": 0.2], "share of marks of each objective"),
      .number("slack", 0.1, "how far a share may be off"),
      .number("min_marks", 30, "tagged marks from which on a quiz is weighed"),
    ], check: .whole(checkObjectiveBalance))

  static let practicalShare = Rule(
    "gcse/practical-share", .info, "Practical work has its share of a quiz's marks.",
    why: "15 % of the marks of each exam are on practical work.", source: "Ofqual (certainty high)",
    scope: .balance,
    bad: quizOfObjectives(["AO1", "AO1", "AO2", "AO2", "AO3"]),
    good: quizOfObjectives(["AO1", "AO1", "AO2", "AO2", "AO3"], practical: true),
    parameters: [
      .number("min_share", 0.15, "least share of marks"),
      .number("min_marks", 30, "marks from which on a quiz is weighed"),
    ], check: .whole(checkPracticalShare))

  static let explanationMissing = Rule(
    "gcse/explanation-missing", .warning,
    "A choice, or true or false, has an explanation to show afterwards.",
    why: "Without it a learner who was wrong is left with a cross.", source: "Spark's document, section 2",
    scope: .part,
    bad: .energyQuiz("  - {id: q1, type: true-false, prompt: Energy can be transferred., answer: true}"),
    good: .energyQuiz(
      "  - {id: q1, type: true-false, prompt: Energy can be transferred., answer: true, explanation: Forces and heating transfer it.}"
    ),
    check: .each { context, findings in
      forEachQuestion(context) { question, _ in
        guard question.details.explanation == nil else { return }
        switch question.body {
        case .choice, .trueFalse: findings.report("the question has no explanation", at: question.prompt.span)
        default: break
        }
      }
    })

  static let unitDimension = Rule(
    "gcse/unit-dimension", .error, "The unit of an answer can measure what is asked for.",
    why: "An answer in watts for an energy can never be right.",
    source: "BIPM, The International System of Units, 9th edition (certainty high)", scope: .part,
    bad: .numeric(
      "Calculate the kinetic energy.", "{value: 12, unit: W, tolerance: {kind: absolute, value: 0.5}}"),
    good: .numeric(
      "Calculate the kinetic energy.", "{value: 12, unit: J, tolerance: {kind: absolute, value: 0.5}}"),
    check: .each { context, findings in checkFit(context, .otherDimension, "cannot measure", &findings) })

  static let unitQuantityKind = Rule(
    "gcse/unit-quantity-kind", .warning, "The unit of an answer is the one kept for what is asked for.",
    why: "Joules are for energy, newton metres for moments; a frequency is not in becquerels.",
    source: "BIPM, The International System of Units, 9th edition, section 2.3.4 (certainty high)",
    scope: .part,
    bad: .numeric(
      "Calculate the moment of the force.", "{value: 12, unit: J, tolerance: {kind: absolute, value: 0.5}}"),
    good: .numeric(
      "Calculate the moment of the force.", "{value: 12, unit: N m, tolerance: {kind: absolute, value: 0.5}}"),
    check: .each { context, findings in checkFit(context, .otherKind, "is not kept for", &findings) })
}

private func question(_ lines: String, prompt: String = "Explain why loft insulation keeps a house warm.")
  -> Example
{
  .energyQuiz("  - id: q1\n    type: short\n    prompt: \(prompt)\n    \(lines)")
}

private func short(_ prompt: String, marks: Int, points: Int) -> Example {
  let words = ["air", "wool", "foam", "felt", "loft", "roof", "wall"].prefix(points).map {
    "the \($0) is a poor conductor"
  }
  return question("rubric: [\(words.joined(separator: ", "))]\n    marks: \(marks)", prompt: prompt)
}

private func quizOfObjectives(_ objectives: [String], practical: Bool = false) -> Example {
  let topics = ["cells", "springs", "lenses", "kettles", "motors", "waves"]
  let questions = zip(objectives, topics).map { objective, topic in
    let points = (1...6).map { "point \($0) about \(topic)" }.joined(separator: ", ")
    return
      "  - {id: q-\(topic), type: short, prompt: Describe how \(topic) work., rubric: [\(points)], marks: 6, "
      + "ao: \(objective)\(practical ? ", practical: {aqa: RP1}" : "")}"
  }
  return .energyQuiz(questions.joined(separator: "\n"))
}

private func forEachQuestion(_ context: EntityContext, _ body: (Question, Quiz) -> Void) {
  for item in context.items {
    if let quiz = context.quiz(of: item), let question = item.question { body(question, quiz) }
  }
}

extension Question {
  /// True for what is answered in words or numbers of one's own.
  fileprivate var needsCommandWord: Bool {
    switch body {
    case .numeric, .rubric: true
    default: false
    }
  }
}

private func checkGiveCount(_ context: EntityContext, _ findings: inout Findings) {
  let verbs = Set(findings.words("verbs"))
  forEachQuestion(context) { question, _ in
    let words = foldedWords(question.prompt.string)
    guard case .rubric(let points) = question.body, words.count > 2,
      let verb = words.indices.first(where: {
        verbs.contains(words[$0]) && $0 + 1 < words.count && (numberWords[words[$0 + 1]] ?? 0) > 1
      }), let count = numberWords[words[verb + 1]]
    else { return }
    let marks = question.details.marks?.value ?? points.count
    if marks % count != 0 {
      findings.report(
        "'\(words[verb]) \(words[verb + 1])' for \(marks.counted("mark"))", at: question.prompt.span,
        help: "give \(count) marks, or ask for \(marks)")
    } else if points.count < count {
      findings.report(
        "\(count) things are asked for, the mark scheme has \(points.count.counted("point"))",
        at: question.prompt.span)
    }
  }
}

private func checkObjectiveBalance(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes
  where !context.curriculum.hasBroken(.question, in: quiz.identity.id.string) {
    var marks: [String: Int] = [:]
    for question in quiz.questions {
      guard let objective = question.details.objective?.value.rawValue else { continue }
      marks[objective, default: 0] += question.details.marks?.value ?? 1
    }
    let total = marks.values.reduce(0, +)
    guard total >= Int(findings.number("min_marks")) else { continue }
    let faults = AssessmentObjective.words.compactMap { name -> String? in
      guard let wanted = findings.number("shares", for: name) else { return nil }
      let share = Double(marks[name, default: 0]) / Double(total)
      guard abs(share - wanted) > findings.number("slack") else { return nil }
      return
        "\(name) \(Int(saturating: (share * 100).rounded())) % instead of \(Int(saturating: wanted * 100)) %"
    }
    guard !faults.isEmpty else { continue }
    findings.report("of \(total) marks: \(faults.joined(separator: ", "))", at: quiz.identity.id.span)
  }
}

private func checkPracticalShare(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes
  where !context.curriculum.hasBroken(.question, in: quiz.identity.id.string) {
    let total = quiz.questions.reduce(0) { $0 + ($1.details.marks?.value ?? 1) }
    let practical = quiz.questions.filter { !$0.details.practical.isEmpty }
      .reduce(0) { $0 + ($1.details.marks?.value ?? 1) }
    guard total >= Int(findings.number("min_marks")),
      Double(practical) < findings.number("min_share") * Double(total)
    else { continue }
    findings.report("\(practical) of \(total) marks are on practical work", at: quiz.identity.id.span)
  }
}

private func checkFit(
  _ context: EntityContext, _ fit: QuantityName.Fit, _ words: String, _ findings: inout Findings
) {
  forEachNumeric(context) { item in
    guard let unit = item.unit, let text = item.answer.unit, text.string != "none",
      let asked = QuantityName.asked(in: item.question.prompt.string), asked.quantity.fit(of: unit) == fit
    else { return }
    findings.report(
      "\(text.string) \(words) \(asked.quantity.name)", at: text.span,
      labels: [Label(item.question.prompt.span(of: asked.range), "what is asked")])
  }
}
