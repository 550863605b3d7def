/// indi's story as a graph: every stage there, reachable, passable.
extension Rule {
  static let storyRules: [Rule] = [
    stageUnknown, stageRawValue, stageMissing, stageEmpty, graphEdge, graphCycle, graphReachable,
    graphTerminal, examFeasible, examPool, thresholdRange,
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

/// A story as a graph: which stages open which.
private struct StageGraph {
  let stages: [StageName]
  /// For each stage the stages that the exams covering it open.
  var opens: [StageName: Set<StageName>] = [:]
  var opened: Set<StageName> = []
  var covered: Set<StageName> = []

  init(_ story: Story) {
    stages = story.stages.map(\.name.value)
    for exam in story.exams {
      let sources = exam.covers.compactMap { StageName(rawValue: $0.string) }
      let targets = exam.opens.compactMap { StageName(rawValue: $0.string) }
      covered.formUnion(sources)
      opened.formUnion(targets)
      for source in sources { opens[source, default: []].formUnion(targets) }
    }
  }

  /// The stages that can be reached from others by passing exams, themselves not included at first.
  func reachable(from start: [StageName]) -> Set<StageName> {
    var seen: Set<StageName> = []
    var waiting = start
    while let stage = waiting.popLast() {
      for next in opens[stage] ?? [] where seen.insert(next).inserted { waiting.append(next) }
    }
    return seen
  }
}

private func checkStagesMissing(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories {
    var seen: [StageName: SourceSpan] = [:]
    for stage in story.stages {
      if let first = seen.updateValue(stage.name.span, forKey: stage.name.value) {
        findings.report(
          "the stage '\(stage.name.value.rawValue)' is given twice", at: stage.name.span,
          labels: [Label(first, "first given here")])
      }
    }
    let missing = StageName.allCases.filter { seen[$0] == nil }
    guard !story.isPartial, !missing.isEmpty, !curriculum.hasBroken(.stage, in: story.identity.id.string)
    else { continue }
    findings.report(
      "the story lacks \(missing.map(\.rawValue).joined(separator: ", "))", at: story.identity.id.span,
      help: "add the stages, or say 'partial: true' if the story is meant to have fewer")
  }
}

private func checkStagesEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for (index, story) in curriculum.stories.enumerated() {
    let id = story.identity.id.string
    guard !curriculum.isIncomplete, !curriculum.hasBroken(.kit, in: id) else { continue }
    for stage in story.stages where curriculum.kitsOfStage[index][stage.name.value] == nil {
      findings.report(
        "the stage '\(stage.name.value.rawValue)' has no kit", at: stage.name.span,
        help: "add a file of kind 'kit' with 'stage: \(stage.name.value.rawValue)'")
    }
  }
}

private func checkEdges(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories {
    let stages = Set(story.stages.map(\.name.value.rawValue))
    for exam in story.exams {
      if exam.covers.isEmpty {
        findings.report("the exam '\(exam.identity.id.string)' covers no stage", at: exam.identity.id.span)
      }
      for list in [exam.covers, exam.opens] {
        var seen: Set<String> = []
        for stage in list {
          if !stages.contains(stage.string) {
            let near = nearest(to: stage.string, among: stages.sorted())
            findings.report(
              "the story has no stage '\(stage.string)'", at: stage.span,
              help: near.map { "did you mean '\($0)'?" })
          } else if !seen.insert(stage.string).inserted {
            findings.report("the stage '\(stage.string)' is named twice", at: stage.span)
          }
        }
      }
      for stage in exam.opens where exam.covers.contains(where: { $0.string == stage.string }) {
        findings.report(
          "the exam opens '\(stage.string)', which it covers", at: stage.span,
          help: "a learner could never take it")
      }
    }
  }
}

private func checkCycles(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories {
    let graph = StageGraph(story)
    let inCycle = story.stages.filter { graph.reachable(from: [$0.name.value]).contains($0.name.value) }
    let named = inCycle.filter { stage in
      // What an exam both covers and opens is reported as a bad edge.
      !(graph.opens[stage.name.value] ?? []).contains(stage.name.value)
    }
    guard let first = named.first else { continue }
    findings.report(
      "the stages \(named.map(\.name.value.rawValue).joined(separator: ", ")) open each other in a circle",
      at: first.name.span, help: "let one of them be opened by an exam outside the circle")
  }
}

func checkReachable(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories {
    let graph = StageGraph(story)
    let starts = graph.stages.filter { !graph.opened.contains($0) }
    for start in starts.dropFirst() {
      guard let stage = story.stages.first(where: { $0.name.value == start }) else { continue }
      findings.report(
        "no exam opens the stage '\(start.rawValue)'", at: stage.name.span,
        help: "add it to 'opens' of the exam before it; '\(starts[0].rawValue)' is the start")
    }
  }
}

private func checkTerminals(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories where !curriculum.hasBroken(.exam, in: story.identity.id.string) {
    let graph = StageGraph(story)
    for stage in story.stages where !graph.covered.contains(stage.name.value) {
      findings.report("no exam covers the stage '\(stage.name.value.rawValue)'", at: stage.name.span)
    }
    if !story.exams.isEmpty, story.exams.allSatisfy({ !$0.opens.isEmpty }) {
      findings.report(
        "every exam opens a stage, so the story has no end", at: story.identity.id.span,
        help: "let the final exam have no 'opens'")
    }
  }
}

/// Calls `body` with each exam and how many questions its stages have at the least, when a learner selects one.
private func forEachPool(_ curriculum: Curriculum, _ body: (Story, Exam, Int) -> Void) {
  guard !curriculum.isIncomplete else { return }
  for (index, story) in curriculum.stories.enumerated() {
    let id = story.identity.id.string
    guard !curriculum.hasBroken(.kit, in: id), !curriculum.hasBroken(.question, in: id) else { continue }
    for exam in story.exams {
      let stages = exam.covers.compactMap { StageName(rawValue: $0.string) }
      // An empty stage is reported as such.
      guard
        stages.allSatisfy({
          curriculum.kitsOfStage[index][$0]?.contains { !curriculum.kits[$0].questions.isEmpty } ?? false
        })
      else { continue }
      body(story, exam, curriculum.examPool(exam, of: index))
    }
  }
}

private func checkExamsFeasible(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachPool(curriculum) { story, exam, pool in
    let needed = Binomial.answersNeeded(story.examPassPercent.value, of: story.examQuestions.value)
    guard pool < needed else { return }
    findings.report(
      "the exam '\(exam.identity.id.string)' needs \(needed) right answers, its stages have \(pool.counted("question"))",
      at: exam.identity.id.span, help: "add questions to the kits of its stages")
  }
}

private func checkExamPools(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachPool(curriculum) { story, exam, pool in
    let drawn = story.examQuestions.value
    // Where a learner who just passes is stuck, kit/story-stuck says so.
    let right = (story.examPassPercent.value * pool + 99) / 100
    guard pool < drawn, right >= Binomial.answersNeeded(story.examPassPercent.value, of: drawn) else {
      return
    }
    findings.report(
      "the exam '\(exam.identity.id.string)' draws \(drawn) questions, its stages have \(pool)",
      at: exam.identity.id.span, help: "the best result is \(100 * pool / drawn) %")
  }
}

private func checkThresholds(_ curriculum: Curriculum, _ findings: inout Findings) {
  for story in curriculum.stories {
    for (name, value, usual) in [
      ("kit_pass_pct", story.kitPassPercent, 70), ("exam_pass_pct", story.examPassPercent, 50),
    ] where value.value != usual {
      findings.report("\(name) is \(value.value), the app's own is \(usual)", at: value.span)
    }
    if story.examPassPercent.value > story.kitPassPercent.value {
      findings.report(
        "an exam, where answers are typed, wants more than a kit: \(story.examPassPercent.value) %, not \(story.kitPassPercent.value)",
        at: story.examPassPercent.span)
    }
  }
}
