/// Calls `body` with each story, by its position, whose kits and questions could all be read.
private func forEachWholeStory(_ context: LintContext, _ body: (Int, Story) -> Void) {
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

func checkStoryStuck(_ context: LintContext, _ findings: inout Findings) {
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

func checkFewKits(_ context: LintContext, _ findings: inout Findings) {
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
  fileprivate var step: Int {
    switch self {
    case .newborn: 0
    case .preschool: 1
    case .earlySchool: 2
    case .highSchool, .lifeActivities: 3
    case .programmingUniversity, .constructionUniversity, .sideJob: 4
    }
  }
}

func checkBranchChoice(_ context: LintContext, _ findings: inout Findings) {
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

func checkExamVariety(_ context: LintContext, _ findings: inout Findings) {
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

func checkStageBalance(_ context: LintContext, _ findings: inout Findings) {
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

func checkOrderDifficulty(_ context: LintContext, _ findings: inout Findings) {
  forEachWholeStory(context) { index, story in
    let words = (0...4).map { step in
      story.stages.filter { $0.name.value.step == step }.flatMap { stage in
        (context.curriculum.kitsOfStage[index][stage.name.value] ?? []).flatMap {
          context.curriculum.kits[$0].questions
        }
      }.map { $0.correctAnswer.string.withoutParticle }
    }
    let means = words.map { list in
      list.isEmpty ? nil : Double(list.reduce(0) { $0 + $1.count { $0.isLetter } }) / Double(list.count)
    }
    for step in means.indices.dropFirst() {
      guard let mean = means[step], let before = means[..<step].compactMap({ $0 }).last,
        before - mean > findings.number("max_fall"),
        let stage = story.stages.first(where: { $0.name.value.step == step })
      else { continue }
      findings.report(
        "words have \(mean.inTenths) letters on average here, \(before.inTenths) in the stages before",
        at: stage.name.span)
    }
    checkRanks(words, story, &findings)
    guard !words[0].isEmpty, let stage = story.stages.first(where: { $0.name.value.step == 0 }) else {
      return
    }
    let most = Int(findings.number("first_words"))
    if let long = words[0].first(where: { $0.split(separator: " ").count > most }) {
      findings.report(
        "'\(long)' has more than \(most) words, among the first that are learnt", at: stage.name.span,
        help: "put it into a later stage")
    }
    guard story.target.code.string == "en" else { return }
    let syllables = words[0].map { word in
      word.lowercased().split { !$0.isLetter }.reduce(0) { $0 + syllableCount(of: Array($1.utf8)) }
    }
    let mean = Double(syllables.reduce(0, +)) / Double(syllables.count)
    guard mean > findings.number("first_syllables") else { return }
    findings.report("the first words have \(mean.inTenths) syllables on average", at: stage.name.span)
  }
}

/// Reports steps of the story whose words are commoner than those before, by a list of words.
private func checkRanks(_ words: [[Substring]], _ story: Story, _ findings: inout Findings) {
  let list = findings.words("frequency")
  guard !list.isEmpty else { return }
  let ranks = Dictionary(zip(list, 1...list.count), uniquingKeysWith: min)
  let means = words.map { step -> Double? in
    let known = step.compactMap { ranks[$0.lowercased()] }
    return known.isEmpty ? nil : Double(known.reduce(0, +)) / Double(known.count)
  }
  for step in means.indices.dropFirst() {
    guard let mean = means[step], let before = means[..<step].compactMap({ $0 }).last,
      mean < before * (1 - findings.number("max_rank_fall")),
      let stage = story.stages.first(where: { $0.name.value.step == step })
    else { continue }
    findings.report(
      "the words' mean rank by frequency is \(Int(mean)) here, \(Int(before)) in the stages before",
      at: stage.name.span)
  }
}

func checkCaseStyles(_ context: LintContext, _ findings: inout Findings) {
  let least = findings.number("min_share")
  for kit in context.curriculum.kits {
    let answers = kit.questions.map(\.correctAnswer).filter { $0.string.first?.isCased ?? false }
    let small = answers.filter { $0.string.first?.isLowercase ?? false }
    // Names have a capital among small words, too; a small word among capitals is a slip.
    guard let first = small.first, Double(answers.count - small.count) >= least * Double(answers.count) else {
      continue
    }
    findings.report(
      "\(small.count) of \(answers.count) answers of the kit begin with a small letter, the others with a capital",
      at: first.span,
      notes: ["they are: \(small.prefix(10).map(\.string).joined(separator: ", "))"])
  }
}

extension String {
  /// A verb without the "to" of its infinitive.
  fileprivate var withoutParticle: Substring { hasPrefix("to ") ? dropFirst(3) : self[...] }
}

func checkStageThemes(_ context: LintContext, _ findings: inout Findings) {
  var stagesOfWord: [String: Set<StageName>] = [:]
  for (stage, words) in findings.wordLists("themes") {
    guard let name = StageName(rawValue: stage) else { continue }
    for word in words { stagesOfWord[wordStem(word), default: []].insert(name) }
  }
  for (index, kit) in context.curriculum.kits.enumerated() where context.curriculum.storyOfKit[index] != nil {
    guard let own = StageName(rawValue: kit.stage.string) else { continue }
    let found = foldedWords(kit.name.string).compactMap { stagesOfWord[wordStem($0)] }
    // A word of a neighbouring age is no surprise; one of another profession is.
    let strange = found.filter { stages in
      stages.allSatisfy { abs($0.step - own.step) > 1 || $0.step == 4 && own.step == 4 && $0 != own }
    }
    guard !strange.isEmpty, strange.count == found.count,
      let stage = strange[0].min(by: { $0.storedValue < $1.storedValue })
    else { continue }
    findings.report(
      "'\(kit.name.string)' sounds like the stage '\(stage.rawValue)', it stands in '\(own.rawValue)'",
      at: kit.name.span)
  }
}

func checkRecycling(_ context: LintContext, _ findings: inout Findings) {
  forEachWholeStory(context) { index, story in
    func questions(_ step: (Int) -> Bool) -> [KitQuestion] {
      story.stages.filter { step($0.name.value.step) }.flatMap { stage in
        (context.curriculum.kitsOfStage[index][stage.name.value] ?? []).flatMap {
          context.curriculum.kits[$0].questions
        }
      }
    }
    var notes: [String] = []
    for step in 0..<4 {
      let own = Set(questions { $0 == step }.map { $0.correctAnswer.string.lowercased() })
      let later = questions { $0 > step }
      guard !own.isEmpty, !later.isEmpty else { continue }
      let seen = Set(
        later.flatMap { [$0.correctAnswer] + $0.incorrectAnswers }.map { $0.string.lowercased() })
      let back = own.intersection(seen).count
      if Double(back) < findings.number("min_share") * Double(own.count) {
        let names = story.stages.filter { $0.name.value.step == step }.map(\.name.value.rawValue)
        notes.append("\(names.joined(separator: ", ")): \(back) of \(own.count) words come back")
      }
    }
    guard !notes.isEmpty else { return }
    findings.report("words of earlier stages hardly come back", at: story.identity.id.span, notes: notes)
  }
}
