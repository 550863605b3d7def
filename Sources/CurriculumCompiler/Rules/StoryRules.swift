/// indi's story as a graph: every stage there, reachable, passable.
extension Rule {
  static let storyRules: [Rule] = [
    stageUnknown, stageRawValue, stageMissing, stageEmpty, graphEdge, graphCycle, graphReachable,
    graphTerminal,
    examFeasible, examPool, thresholdRange,
  ]

  static let stageUnknown = Rule(
    "kit/stage-unknown", .error, "A stage is one of indi's eight.",
    why: "The app's enumeration has no other.", source: "indi's document: StudyStage (certainty high)",
    bad: """
      # file: story/first-words.yaml
      kind: kit
      story: indi
      stage: toddler
      id: first-words
      name: First words
      order_idx: 0
      questions: []
      """,
    good: story(stages: "{id: newborn, title: Newborn}"))

  static let stageRawValue = Rule(
    "kit/stage-raw", .error, "raw_value is the number that indi's enumeration has.",
    why: "The app finds the stage by this number.",
    source: "indi's document: StudyStage and its raw values (certainty high)",
    fix: "Writes the number of indi's enumeration.",
    bad: story(stages: "{id: newborn, raw_value: 3, title: Newborn}"),
    good: story(stages: "{id: newborn, raw_value: 0, title: Newborn}"))

  static let stageMissing = Rule(
    "kit/stage-missing", .error, "A story has all eight stages, each once, unless it says 'partial: true'.",
    why: "The app draws all eight and could not open the missing one.",
    source: "indi's document: StudyStage (certainty high)",
    bad: story(stages: "{id: newborn, title: Newborn}", partial: false),
    good: story(stages: "{id: newborn, title: Newborn}"), check: .curriculum(checkStagesMissing))

  static let stageEmpty = Rule(
    "kit/stage-empty", .error, "A stage has a kit.",
    why: "It would be passed without a word learned, and its exam has no question.",
    source: "indi's StoryModeViewModel: an exam opens when every kit is passed (certainty high)",
    bad: story(
      stages: "{id: newborn, title: N}\n  - {id: preschool, title: P}", opens: "[preschool]",
      more: "\n  - {id: last, title: Last, covers: [preschool]}"),
    good: story(stages: "{id: newborn, title: Newborn}"), check: .curriculum(checkStagesEmpty))

  static let graphEdge = Rule(
    "kit/graph-edge", .error, "Exams name stages of the story, each once, and open none that they cover.",
    why: "The app could not find the stage, or would lock it behind itself.",
    source: "indi's StoryModeExamViewModel (certainty high)",
    bad: story(stages: "{id: newborn, title: Newborn}", covers: "[newborn, preschool]"),
    good: story(stages: "{id: newborn, title: Newborn}"), check: .curriculum(checkEdges))

  static let graphCycle = Rule(
    "kit/graph-cycle", .error, "No stage is needed for itself.",
    why: "Nobody could ever open it.",
    source: "indi's StoryModeViewModel: stages are opened by exams (certainty high)",
    bad: cycle("preschool"), good: story(stages: "{id: newborn, title: Newborn}"),
    check: .curriculum(checkCycles))

  static let graphReachable = Rule(
    "kit/graph-reachable", .error, "One stage is open at the start, and every other is opened by an exam.",
    why: "A stage that nothing opens is never seen; two starts are not in the app.",
    source: "indi's document: only the first stage is open at the start (certainty high)",
    bad: Example(
      stringLiteral: story(
        stages: "{id: newborn, title: N}\n  - {id: preschool, title: P}",
        more: "\n  - {id: last, title: Last, covers: [preschool]}"
      ).text + "\n" + preschoolKit),
    good: Example(
      stringLiteral: story(
        stages: "{id: newborn, title: N}\n  - {id: preschool, title: P}", opens: "[preschool]",
        more: "\n  - {id: last, title: Last, covers: [preschool]}"
      ).text + "\n" + preschoolKit),
    check: .curriculum(checkReachable))

  static let graphTerminal = Rule(
    "kit/graph-terminal", aliases: ["kit/story-solvable"], .error,
    "The story ends: every stage is covered by an exam, and one opens nothing.",
    why: "A learner would finish the last kit and nothing would happen.",
    source: "indi's document: passing the final exam ends the game (certainty high)",
    bad: Example(
      stringLiteral: story(
        stages: "{id: newborn, title: N}\n  - {id: preschool, title: P}", opens: "[preschool]"
      ).text + "\n" + preschoolKit),
    good: story(stages: "{id: newborn, title: Newborn}"), check: .curriculum(checkTerminals))

  static let examFeasible = Rule(
    "kit/exam-feasible", .error, "An exam can be passed: its stages have questions enough.",
    why: "The result is counted out of a fixed number, so a small pool can never reach the pass mark.",
    source: "indi's StoryModeExamViewModel: counted out of ten (certainty high)",
    bad: story(stages: "{id: newborn, title: Newborn}", threshold: "exam_questions: 30"), good: smallKit(10),
    check: .curriculum(checkExamsFeasible))

  static let examPool = Rule(
    "kit/exam-pool", .warning, "The stages of an exam have at least as many questions as it draws.",
    why: "Fewer are asked, and the best result is below 100 %.",
    source: "indi's StoryModeExamViewModel: ten questions are drawn (certainty high)",
    bad: smallKit(9), good: smallKit(10), check: .curriculum(checkExamPools))

  static let thresholdRange = Rule(
    "kit/threshold-range", .warning, "Kits are passed with 70 % and exams with 50 %.",
    why: "The app's own thresholds are fixed; others need an app that reads them.",
    source: "indi's document: 70 % for kits, 50 % for exams (certainty high)",
    bad: story(stages: "{id: newborn, title: Newborn}", threshold: "kit_pass_pct: 90"),
    good: story(stages: "{id: newborn, title: Newborn}", threshold: "kit_pass_pct: 70"),
    check: .curriculum(checkThresholds))

  private static func story(
    stages: String, covers: String = "[newborn]", opens: String = "[]", more: String = "",
    partial: Bool = true,
    threshold: String = "exam_pass_pct: 50"
  ) -> Example {
    Example(
      stringLiteral: """
        # file: story/story.yaml
        kind: story
        id: indi
        title: Grow up in English
        source_language: {code: ru, script: Cyrl}
        target_language: {code: en, variant: en-GB}
        partial: \(partial)
        \(threshold)
        stages:
          - \(stages)
        exams:
          - {id: newborn-exam, title: Newborn exam, covers: \(covers), opens: \(opens)}\(more)
        """)
  }

  private static func cycle(_ stage: String) -> Example {
    Example(
      stringLiteral: story(
        stages: "{id: newborn, title: N}\n  - {id: preschool, title: P}\n  - {id: earlySchool, title: E}",
        opens: "[]",
        more: """

            - {id: second, title: Second, covers: [preschool], opens: [earlySchool]}
            - {id: third, title: Third, covers: [earlySchool], opens: [\(stage)]}
          """
      ).text + "\n" + preschoolKit + "\n"
        + preschoolKit.replacing("preschool", with: "earlySchool").replacing("pre-", with: "early-")
        .replacing("Pets", with: "Toys"))
  }

  private static let preschoolKit = kit(
    stage: "preschool", prefix: "pre", name: "Pets", questions: 10)

  private static func smallKit(_ count: Int) -> Example {
    Example(
      stringLiteral: kit(
        stage: "newborn", prefix: "small", name: "First words", questions: count, file: "first-words"))
  }

  private static func kit(
    stage: String, prefix: String, name: String, questions: Int, file: String? = nil
  ) -> String {
    let words = ["cat", "dog", "cow", "hen", "pig", "fox", "owl", "bee", "ant", "elk"]
    let russian = [
      "кошка", "собака", "корова", "курица", "свинья", "лиса", "сова", "пчела", "муравей", "лось",
    ]
    let lines = (0..<questions).map { index in
      let wrong = [1, 2, 3].map { words[(index + $0) % words.count] }.joined(separator: ", ")
      return
        "  - {id: \(prefix)-\(words[index]), question: \(russian[index]), correct_answer: \(words[index]), incorrect_answers: [\(wrong)]}"
    }
    return """
      # file: story/\(file ?? prefix + "-kit").yaml
      kind: kit
      story: indi
      stage: \(stage)
      id: \(prefix)-kit
      name: \(name)
      order_idx: 0
      questions:
      \(lines.joined(separator: "\n"))
      """
  }
}
