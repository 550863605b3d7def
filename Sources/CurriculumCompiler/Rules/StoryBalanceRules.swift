/// indi's story as a whole: enough to do in each stage, choices, and a way to the end.
extension Rule {
  static let storyBalanceRules: [Rule] = [
    storyStuck, fewKits, branchChoice, examVariety, stageBalance,
  ]

  static let storyStuck = Rule(
    "kit/story-stuck", .warning,
    "A learner who reaches the thresholds, and no more, comes to the end of the story.",
    why:
      "An exam with few questions counts out of the full number, so half of the answers are less than 50 %.",
    source: "indi's document: results are counted out of ten; simulation", scope: .part,
    bad: ExampleStory(stages: [("newborn", [8])], exams: [ExampleStory.lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [10])], exams: [ExampleStory.lastExam("newborn")]).example,
    check: .whole(checkStoryStuck))

  static let fewKits = Rule(
    "kit/few-kits", .warning, "A stage has some kits.",
    why: "A stage of one kit is over before it has begun.",
    source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: ExampleStory(stages: [("newborn", [10, 10])], exams: [ExampleStory.lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [10, 10, 10])], exams: [ExampleStory.lastExam("newborn")])
      .example,
    parameters: [.number("min", 3, "fewest kits of a stage")], check: .whole(checkFewKits))

  static let branchChoice = Rule(
    "kit/branch-choice", .warning, "At the end of the story learners choose among stages.",
    why: "Universities and jobs are alternatives; who must do all of them is not choosing.",
    source: "indi's document: one of three directions is selected", scope: .balance,
    bad: twoJobs(selected: false), good: twoJobs(selected: true), check: .whole(checkBranchChoice))

  static let examVariety = Rule(
    "kit/exam-variety", aliases: ["kit/exam-pool-small"], .info,
    "The stages of an exam have twice as many questions as it draws.",
    why: "A second try would mostly repeat the first.",
    source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: ExampleStory(stages: [("newborn", [12])], exams: [ExampleStory.lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [12, 12])], exams: [ExampleStory.lastExam("newborn")]).example,
    parameters: [.number("factor", 2, "times the number that an exam draws")], check: .whole(checkExamVariety)
  )

  static let stageBalance = Rule(
    "kit/balance", .info, "Stages have about as many questions as one another.",
    why: "A stage many times as long as the others feels like a wall.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleStory.threeStages([[10], [10], [10, 10, 10]]),
    good: ExampleStory.threeStages([[10], [10], [10, 10]]),
    parameters: [.number("factor", 2.5, "times the median, above and below")],
    check: .whole(checkStageBalance))
}

private func twoJobs(selected: Bool) -> Example {
  ExampleStory(
    stages: [("newborn", [10]), ("programmingUniversity", [10]), ("sideJob", [10])],
    exams: [
      "id: first, title: First, covers: [newborn], opens: [programmingUniversity, sideJob]",
      ExampleStory.lastExam("programmingUniversity, sideJob") + ", selected: \(selected)",
    ]
  ).example
}

/// Calls `body` with each story, by its position, whose kits and questions could all be read.
func forEachWholeStory(_ context: LintContext, _ body: (Int, Story) -> Void) {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return }
  for (index, story) in curriculum.stories.enumerated() {
    let id = story.identity.id.string
    guard !curriculum.hasBroken(.kit, in: id), !curriculum.hasBroken(.question, in: id),
      !curriculum.hasBroken(.exam, in: id)
    else { continue }
    body(index, story)
  }
}

private func checkStoryStuck(_ context: LintContext, _ findings: inout Findings) {
  forEachWholeStory(context) { index, story in
    let failed = StorySimulation(index, context.curriculum, player: .justPassing).failedExams
    // What nobody can pass is reported as that.
    let hopeless = Set(StorySimulation(index, context.curriculum, player: .perfect).failedExams)
    for exam in failed where !hopeless.contains(exam) {
      let facts = story.exams[exam]
      let asked = min(context.curriculum.examPool(facts, of: index), story.examQuestions.value)
      let right = (story.examPassPercent.value * asked + 99) / 100
      findings.report(
        "\(right) of \(asked) right answers are \(100 * right / story.examQuestions.value) % in the exam '\(facts.identity.id.string)', which wants \(story.examPassPercent.value) %",
        at: facts.identity.id.span, notes: ["the result is counted out of \(story.examQuestions.value)"],
        help: "give its stages \(story.examQuestions.value) questions or more")
    }
  }
}

private func checkFewKits(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min"))
  forEachWholeStory(context) { index, story in
    for stage in story.stages {
      let count = context.curriculum.kitsOfStage[index][stage.name.value]?.count ?? 0
      guard count > 0, count < least else { continue }
      findings.report(
        "the stage '\(stage.name.value.rawValue)' has \(count.counted("kit")), expected \(least) or more",
        at: stage.name.span)
    }
  }
}

extension StageName {
  /// How far along the story it is: 0 for the newborn, 4 for universities and jobs.
  var step: Int {
    switch self {
    case .newborn: 0
    case .preschool: 1
    case .earlySchool: 2
    case .highSchool, .lifeActivities: 3
    case .programmingUniversity, .constructionUniversity, .sideJob: 4
    }
  }
}

private func checkBranchChoice(_ context: LintContext, _ findings: inout Findings) {
  forEachWholeStory(context) { _, story in
    let last = Set(story.stages.map(\.name.value).filter { $0.step == 4 }.map(\.rawValue))
    for exam in story.exams {
      let covered = exam.covers.filter { last.contains($0.string) }
      if covered.count > 1, !exam.coversSelected {
        findings.report(
          "the exam '\(exam.identity.id.string)' wants all of \(covered.map(\.string).joined(separator: ", "))",
          at: exam.identity.id.span, help: "add 'selected: true', so that learners choose")
      }
      for stage in exam.opens where !covered.isEmpty && last.contains(stage.string) {
        findings.report(
          "'\(stage.string)' comes only after '\(covered[0].string)'", at: stage.span,
          help: "let one exam open all stages that learners choose from")
      }
    }
    if !story.isPartial, last.count == 1, let only = story.stages.first(where: { $0.name.value.step == 4 }) {
      findings.report("'\(only.name.value.rawValue)' is the only stage to choose", at: only.name.span)
    }
  }
}

private func checkExamVariety(_ context: LintContext, _ findings: inout Findings) {
  let factor = findings.number("factor")
  forEachWholeStory(context) { index, story in
    let drawn = story.examQuestions.value
    for exam in story.exams {
      let pool = context.curriculum.examPool(exam, of: index)
      guard pool >= drawn, Double(pool) < factor * Double(drawn) else { continue }
      findings.report(
        "the exam '\(exam.identity.id.string)' draws \(drawn) of \(pool) questions",
        at: exam.identity.id.span,
        help: "add questions, so that a second try is another exam")
    }
  }
}

private func checkStageBalance(_ context: LintContext, _ findings: inout Findings) {
  let factor = findings.number("factor")
  forEachWholeStory(context) { index, story in
    let counts = story.stages.map { stage in
      (
        stage,
        (context.curriculum.kitsOfStage[index][stage.name.value] ?? []).reduce(0) {
          $0 + context.curriculum.kits[$1].questions.count
        }
      )
    }.filter { $0.1 > 0 }
    guard counts.count > 2 else { return }
    let median = Double(counts.map(\.1).sorted()[counts.count / 2])
    for (stage, count) in counts where Double(count) > factor * median || Double(count) * factor < median {
      findings.report(
        "the stage '\(stage.name.value.rawValue)' has \(count) questions, the median is \(Int(median))",
        at: stage.name.span)
    }
  }
}
