/// indi's story as a whole: enough to do in each stage, in an order that makes sense, to the end.
extension Rule {
  static let storyBalanceRules: [Rule] = [
    storyStuck, fewKits, branchChoice, examVariety, stageBalance, orderDifficulty, stageTheme, stageRecycling,
    caseStyle,
  ]

  static let storyStuck = Rule(
    "kit/story-stuck", .warning,
    "A learner who reaches the thresholds, and no more, comes to the end of the story.",
    why:
      "An exam with few questions counts out of the full number, so half of the answers are less than 50 %.",
    source: "indi's document: results are counted out of ten; simulation", scope: .part,
    bad: ExampleStory(stages: [("newborn", [8])], exams: [lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [10])], exams: [lastExam("newborn")]).example,
    check: .whole(checkStoryStuck))

  static let fewKits = Rule(
    "kit/few-kits", .warning, "A stage has some kits.",
    why: "A stage of one kit is over before it has begun.",
    source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: ExampleStory(stages: [("newborn", [10, 10])], exams: [lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [10, 10, 10])], exams: [lastExam("newborn")]).example,
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
    bad: ExampleStory(stages: [("newborn", [12])], exams: [lastExam("newborn")]).example,
    good: ExampleStory(stages: [("newborn", [12, 12])], exams: [lastExam("newborn")]).example,
    parameters: [.number("factor", 2, "times the number that an exam draws")], check: .whole(checkExamVariety)
  )

  static let stageBalance = Rule(
    "kit/balance", .info, "Stages have about as many questions as one another.",
    why: "A stage many times as long as the others feels like a wall.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: threeStages([[10], [10], [10, 10, 10]]), good: threeStages([[10], [10], [10, 10]]),
    parameters: [.number("factor", 2.5, "times the median, above and below")],
    check: .whole(checkStageBalance))

  static let orderDifficulty = Rule(
    "kit/order-difficulty", .info,
    "Words do not grow shorter or commoner as the learner grows up, and the first are short.",
    why: "Long words first put a beginner off.", source: "a default of curricc's own, no published figure",
    scope: .balance, bad: lengths(first: true), good: lengths(first: false),
    parameters: [
      .number("max_fall", 1, "letters by which the mean may fall from one step to the next"),
      .number("first_syllables", 2, "most syllables of a word of the first stage, on average"),
      .number("first_words", 2, "most words of an answer of the first stage"),
      .words("frequency", [], "words by frequency, the commonest first; without them no rank is weighed"),
      .number("max_rank_fall", 0.25, "share by which the mean rank may fall from one step to the next"),
    ], check: .whole(checkOrderDifficulty))

  static let stageTheme = Rule(
    "kit/stage-theme", .info, "A kit's theme fits the age of its stage.",
    why: "The story is that of growing up: colours before taxes.",
    source: "a default of curricc's own, from indi's own kits", scope: .balance,
    bad: kitNamed("Taxi driver"), good: kitNamed("My family"),
    parameters: [
      .wordLists("themes", StageThemes.words, "words in kits' names, by the stage they belong to")
    ],
    check: .whole(checkStageThemes))

  static let stageRecycling = Rule(
    "kit/recycling", .info, "Words of a stage come back in later stages.",
    why: "What is never met again is forgotten.", source: "a default of curricc's own, no published figure",
    scope: .balance, bad: threeStages([[10, 10], [10, 10], [10]]), good: recycled,
    parameters: [.number("min_share", 0.1, "least share of a stage's words that come back")],
    check: .whole(checkRecycling))

  static let caseStyle = Rule(
    "kit/case-style", .info, "The answers of a kit all begin with a capital, or none does but names.",
    why: "In one test 'Cube' beside 'mother' looks like a difference that means something.",
    source:
      "a defect of indi's own kits; Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty medium)",
    scope: .balance, bad: capitalised(except: [9]), good: capitalised(except: []),
    parameters: [
      .number("min_share", 0.5, "share of answers with a capital from which on all are expected to have one")
    ], check: .whole(checkCaseStyles))
}

/// A kit whose answers have capitals, up to those of some last questions.
private func capitalised(except last: [Int]) -> Example {
  var story = ExampleStory(stages: [("newborn", [10])], exams: [lastExam("newborn")])
  let own = story.word
  story.word = { stage, kit, number in
    let (russian, english) = own(stage, kit, number)
    return (russian, english.prefix(1).uppercased() + english.dropFirst())
  }
  let lines = story.example.text.split(separator: "\n").map { line in
    last.contains { line.contains("-q\($0),") } ? line.lowercased() : String(line)
  }
  return Example(stringLiteral: lines.joined(separator: "\n"))
}

private func lastExam(_ stages: String) -> String { "id: last-exam, title: Last exam, covers: [\(stages)]" }

private func twoJobs(selected: Bool) -> Example {
  ExampleStory(
    stages: [("newborn", [10]), ("programmingUniversity", [10]), ("sideJob", [10])],
    exams: [
      "id: first, title: First, covers: [newborn], opens: [programmingUniversity, sideJob]",
      lastExam("programmingUniversity, sideJob") + ", selected: \(selected)",
    ]
  ).example
}

private func chain(_ kits: [[Int]]) -> ExampleStory {
  let ids = ["newborn", "preschool", "earlySchool"]
  return ExampleStory(
    stages: zip(ids, kits).map { ($0, $1) },
    exams: [
      "id: first, title: First, covers: [newborn], opens: [preschool]",
      "id: second, title: Second, covers: [preschool], opens: [earlySchool]", lastExam("earlySchool"),
    ])
}

private func threeStages(_ kits: [[Int]]) -> Example { chain(kits).example }

private var recycled: Example {
  var story = chain([[10], [10], [10]])
  let own = story.word
  // Every stage has two words of the one before.
  story.word = { stage, kit, number in
    stage > 0 && number < 2 ? own(stage - 1, kit, number + 5) : own(stage, kit, number)
  }
  return story.example
}

private func lengths(first: Bool) -> Example {
  var story = chain([[10], [10], [10]])
  let long = [
    "elephant", "crocodile", "butterfly", "hamster", "leopard", "dolphin", "giraffe", "octopus", "squirrel",
    "penguin",
  ]
  let own = story.word
  story.word = { stage, kit, number in
    let (russian, english) = own(stage, kit, number)
    return (stage == 0) == first && stage < 2 ? (russian, long[number % long.count]) : (russian, english)
  }
  if !first { story.stages.removeLast() }
  if !first {
    story.exams = ["id: first, title: First, covers: [newborn], opens: [preschool]", lastExam("preschool")]
  }
  return story.example
}

private func kitNamed(_ name: String) -> Example {
  var story = ExampleStory(stages: [("newborn", [10])], exams: [lastExam("newborn")])
  story.name = { _, _ in name }
  return story.example
}
