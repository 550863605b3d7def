/// The words of indi's story: in an order that makes sense, met again, written alike.
extension Rule {
  static let storyWordRules: [Rule] = [
    orderDifficulty, stageTheme, stageRecycling, caseStyle,
  ]

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
    scope: .balance, evidence: "1 finding on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: ExampleStory.threeStages([[10, 10], [10, 10], [10]]), good: recycled,
    parameters: [.number("min_share", 0.1, "least share of a stage's words that come back")],
    check: .whole(checkRecycling))

  static let caseStyle = Rule(
    "kit/case-style", .info, "The answers of a kit all begin with a capital, or none does but names.",
    why: "In one test 'Cube' beside 'mother' looks like a difference that means something.",
    source:
      "a defect of indi's own kits; Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty medium)",
    scope: .balance,
    evidence: "no findings on the flagship and eight LibreLingo lessons", bad: capitalised(except: [9]),
    good: capitalised(except: []),
    parameters: [
      .number("min_share", 0.5, "share of answers with a capital from which on all are expected to have one")
    ], check: .whole(checkCaseStyles))
}

/// A kit whose answers have capitals, up to those of some last questions.
private func capitalised(except last: [Int]) -> Example {
  var story = ExampleStory(stages: [("newborn", [10])], exams: [ExampleStory.lastExam("newborn")])
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

private var recycled: Example {
  var story = ExampleStory.chain([[10], [10], [10]])
  let own = story.word
  // Every stage has two words of the one before.
  story.word = { stage, kit, number in
    stage > 0 && number < 2 ? own(stage - 1, kit, number + 5) : own(stage, kit, number)
  }
  return story.example
}

private func lengths(first: Bool) -> Example {
  var story = ExampleStory.chain([[10], [10], [10]])
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
    story.exams = [
      "id: first, title: First, covers: [newborn], opens: [preschool]", ExampleStory.lastExam("preschool"),
    ]
  }
  return story.example
}

private func kitNamed(_ name: String) -> Example {
  var story = ExampleStory(stages: [("newborn", [10])], exams: [ExampleStory.lastExam("newborn")])
  story.name = { _, _ in name }
  return story.example
}

private func checkOrderDifficulty(_ context: LintContext, _ findings: inout Findings) {
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

private func checkCaseStyles(_ context: LintContext, _ findings: inout Findings) {
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

private func checkStageThemes(_ context: LintContext, _ findings: inout Findings) {
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

private func checkRecycling(_ context: LintContext, _ findings: inout Findings) {
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
