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

func checkStagesMissing(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkStagesEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkEdges(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkCycles(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkTerminals(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkExamsFeasible(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachPool(curriculum) { story, exam, pool in
    let needed = Binomial.answersNeeded(story.examPassPercent.value, of: story.examQuestions.value)
    guard pool < needed else { return }
    findings.report(
      "the exam '\(exam.identity.id.string)' needs \(needed) right answers, its stages have \(pool.counted("question"))",
      at: exam.identity.id.span, help: "add questions to the kits of its stages")
  }
}

func checkExamPools(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkThresholds(_ curriculum: Curriculum, _ findings: inout Findings) {
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
