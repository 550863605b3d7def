import CurriculumRuntime

/// indi's kits: names, and questions whose wrong answers are wrong.
extension Rule {
  static let kitRules: [Rule] = [
    kitOrder, kitNameLength, kitNameUnique, kitNameReserved, kitEmpty, kitSize, incorrectCount,
    incorrectContainsCorrect, incorrectDuplicate, incorrectIsAccepted, kitDuplicateQuestion, kitBasicFlag,
  ]

  static let kitOrder = Rule(
    "kit/order", .error, "order_idx of a stage's kits counts from 0 without gaps or repeats.",
    why: "Kits are shown in this order; two with one number would change places from build to build.",
    source: "schemas/bundle.sql",
    fix: "Numbers the kits anew; only with --unsafe.", bad: kit("order_idx: 2"), good: kit("order_idx: 0"),
    check: .curriculum(checkKitOrder))

  static let kitNameLength = Rule(
    "kit/name-length", .error, "A kit's name has 1 to 30 characters.",
    why: "The app refuses a longer one.", source: "indi's NewKitErrors: 1 to 30 characters (certainty high)",
    bad: kit(name: "Everything that a newborn sees first"), good: kit(name: "My family"),
    parameters: [.number("max", 30, "most characters of a name")],
    check: .curriculum(checkKitNames))

  static let kitNameUnique = Rule(
    "kit/name-unique", aliases: ["kit/name-unique-stage", "kit/name-unique-global"], .error,
    "A kit's name is unique over all stages, whatever its case.",
    why: "The app stores results under the name, so two kits would share one score.",
    source: "indi's UserDataManager: results are stored under the kit's name (certainty high)",
    bad: Example(
      stringLiteral: kit().text + "\n" + kit("order_idx: 1", name: "first WORDS", prefix: "b").text),
    good: Example(
      stringLiteral: kit().text + "\n" + kit("order_idx: 1", name: "More words", prefix: "b").text),
    check: .curriculum(checkKitNamesUnique))

  static let kitNameReserved = Rule(
    "kit/name-reserved", .error, "A kit's name is none of the keys that the app uses for something else.",
    why: "Its score would overwrite the learner's name or an exam's result.",
    source: "indi's UserDataManager: the keys beside the kits' names (certainty high)",
    bad: kit(name: "Final exam"), good: kit(name: "Final words"),
    parameters: [
      .words(
        "keys",
        [
          "newborn exam", "preschool exam", "early school exam", "high school exam", "final exam",
          "completed tests count", "username", "useravatar", "0", "1", "2", "3", "4", "5", "6", "7",
          "programming university selection", "construction university selection", "side job selection",
        ], "keys of the app's store, in small letters")
    ], check: .curriculum(checkKitNamesReserved))

  static let kitEmpty = Rule(
    "kit/empty", .error, "A kit has a question.",
    why: "The app cannot start a test without one.",
    source: "indi's NewKitErrors: a kit has a question (certainty high)",
    bad: """
      # file: story/more.yaml
      kind: kit
      story: indi
      stage: newborn
      id: more
      name: More words
      order_idx: 1
      questions: []
      """,
    good: kit(), check: .curriculum(checkKitsEmpty))

  static let kitSize = Rule(
    "kit/size", .warning, "A kit has 8 to 20 questions.",
    why: "A shorter test can be guessed, a longer one does not fit a sitting.",
    source: "a default of curricc's own, by exact binomial chances; no published figure",
    bad: Example(stringLiteral: kit("order_idx: 1", name: "More words", prefix: "b", count: 3).text),
    good: kit(),
    parameters: [
      .number("min", 8, "fewest questions of a kit"), .number("max", 20, "most questions of a kit"),
    ], check: .curriculum(checkKitSizes))

  static let incorrectCount = Rule(
    "kit/incorrect-count", .error,
    "A question has three wrong answers, its own or such as are chosen for it.",
    why: "The app shows four buttons and reads the wrong answers by their places.",
    source: "indi's document: four answer buttons (certainty high)",
    bad: kit(wrong: "[father, sister, girl, cat]"), good: kit(wrong: "[father, sister, girl]"),
    check: .curriculum(checkIncorrectCounts))

  static let incorrectContainsCorrect = Rule(
    "kit/incorrect-contains-correct", .error, "No wrong answer is the right one.",
    why: "A learner who knows the word is marked wrong.",
    source: "indi's document: incorrect answers cannot contain the correct one (certainty high)",
    bad: kit(wrong: "[Mother, sister, girl]"), good: kit(wrong: "[father, sister, girl]"),
    check: .curriculum(checkIncorrectContainsCorrect))

  static let incorrectDuplicate = Rule(
    "kit/incorrect-duplicate", .error, "The wrong answers of a question are distinct.",
    why: "Two buttons with one text look like a trick.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 22 (certainty high)",
    fix: "Takes the second one away; only with --unsafe.",
    bad: kit(wrong: "[father, Father, girl]"), good: kit(wrong: "[father, sister, girl]"),
    check: .each(checkIncorrectDuplicates))

  static let incorrectIsAccepted = Rule(
    "kit/incorrect-is-accepted", aliases: ["kit/incorrect-is-alternative"], .error,
    "No wrong answer is one that is accepted when typed.",
    why: "The same answer would be wrong in the test and right in the exam.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)",
    bad: kit(wrong: "[mum, sister, girl]"), good: kit(wrong: "[father, sister, girl]"),
    check: .curriculum(checkIncorrectIsAccepted))

  static let kitDuplicateQuestion = Rule(
    "kit/duplicate-question", .error, "A kit asks each question once.",
    why: "A learner sees the same word twice in one test.", source: "a default of curricc's own",
    bad: kit(question: "папа"), good: kit(question: "мама"), check: .curriculum(checkDuplicateQuestions))

  static let kitBasicFlag = Rule(
    "kit/basic-flag", .error, "Kits that ship with the app are basic.",
    why: "A learner could delete the kit, and with it the way to the exam.",
    source: "indi's document: basic kits cannot be deleted", fix: "Writes true.",
    bad: kit("order_idx: 0\nis_basic: false"), good: kit("order_idx: 0\nis_basic: true"),
    check: .curriculum(checkBasicFlags))

  private static func kit(
    _ order: String = "order_idx: 0", name: String = "First words", prefix: String = "a",
    question: String = "мама", wrong: String = "[father, sister, girl]", count: Int = 10
  ) -> Example {
    let words = [
      ("папа", "father"), ("сестра", "sister"), ("брат", "brother"), ("девочка", "girl"), ("мальчик", "boy"),
      ("тётя", "aunt"), ("дядя", "uncle"), ("кошка", "cat"), ("собака", "dog"),
    ]
    let lines = words.prefix(count - 1).map {
      "  - {id: \(prefix)-\($0.1), question: \($0.0), correct_answer: \($0.1), incorrect_answers: [baby, family, horse]}"
    }
    return Example(
      stringLiteral: """
        # file: story/\(prefix == "a" ? "first-words" : "more-words").yaml
        kind: kit
        story: indi
        stage: newborn
        id: \(prefix)-words
        name: \(name)
        \(order)
        questions:
          - {id: \(prefix)-mother, question: \(question), correct_answer: mother, incorrect_answers: \(wrong), accept: [mum]}
        \(lines.joined(separator: "\n"))
        """)
  }
}

private func checkKitOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, story) in curriculum.stories.enumerated()
  where !curriculum.hasBroken(.kit, in: story.identity.id.string) {
    for stage in story.stages {
      var expected = 0
      for kit in (curriculum.kitsOfStage[index][stage.name.value] ?? []).map({ curriculum.kits[$0] }) {
        if kit.order.value != expected {
          findings.report(
            "order_idx is \(kit.order.value), expected \(expected)", at: kit.order.span,
            help: "number the kits of '\(stage.name.value.rawValue)' from 0 without gaps or repeats",
            fix: Fix("renumber it \(expected)", [Edit(kit.order.span, "\(expected)")], safety: .unsafe))
        }
        expected = kit.order.value + 1
      }
    }
  }
}

private func checkKitNames(_ curriculum: Curriculum, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for kit in curriculum.kits where kit.name.string.count > most {
    findings.report(
      "the name has \(kit.name.string.count) characters, the app takes \(most)", at: kit.name.span)
  }
}

private func checkKitNamesUnique(_ curriculum: Curriculum, _ findings: inout Findings) {
  var seen: [String: Kit] = [:]
  for kit in curriculum.kits {
    if let other = seen.updateValue(kit, forKey: kit.name.string.lowercased()) {
      findings.report(
        "the name '\(kit.name.string)' is taken by a kit of the stage '\(other.stage.string)'",
        at: kit.name.span,
        labels: [Label(other.name.span, "the other one")],
        help: "results are stored under the name; choose another")
    }
  }
}

private func checkKitNamesReserved(_ curriculum: Curriculum, _ findings: inout Findings) {
  let reserved = Set(findings.words("keys"))
  for kit in curriculum.kits where reserved.contains(kit.name.string.lowercased()) {
    findings.report("the app stores something else under '\(kit.name.string)'", at: kit.name.span)
  }
}

private func checkKitsEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits
  where kit.questions.isEmpty && !curriculum.hasBroken(.question, in: kit.story.string) {
    findings.report("the kit '\(kit.identity.id.string)' has no questions", at: kit.identity.id.span)
  }
}

private func checkKitSizes(_ curriculum: Curriculum, _ findings: inout Findings) {
  let low = Int(findings.number("min"))
  let high = Int(findings.number("max"))
  for kit in curriculum.kits {
    guard !kit.questions.isEmpty, kit.questions.count < low || kit.questions.count > high else { continue }
    findings.report(
      "the kit has \(kit.questions.count.counted("question")), expected \(low) to \(high)",
      at: kit.identity.id.span)
  }
}

private func checkIncorrectCounts(_ curriculum: Curriculum, _ findings: inout Findings) {
  for question in curriculum.kits.flatMap(\.questions) {
    let count = question.incorrectAnswers.count
    guard count > 3 || max(count, curriculum.settings.distractors.kits) < 3 else { continue }
    let place = count > 3 ? question.incorrectAnswers[3].span : question.correctAnswer.span
    findings.report(
      "'\(question.question.string.shortened(to: 40))' has \(count.counted("wrong answer")), the app shows three",
      at: place, severity: (1...2).contains(count) ? .warning : .error,
      help: count > 3
        ? "keep the three that learners are likeliest to choose"
        : "add wrong answers that a learner might give")
  }
}

private func checkIncorrectContainsCorrect(_ curriculum: Curriculum, _ findings: inout Findings) {
  for question in curriculum.kits.flatMap(\.questions) {
    let right = AcceptedAnswers([question.correctAnswer])
    for answer in question.incorrectAnswers where right.contains(answer.string) {
      findings.report(
        "the wrong answer '\(answer.string)' is the right one", at: answer.span,
        labels: [Label(question.correctAnswer.span, "the right answer")], help: "put another in its place")
    }
  }
}

private func checkIncorrectIsAccepted(_ curriculum: Curriculum, _ findings: inout Findings) {
  for question in curriculum.kits.flatMap(\.questions) where !question.accept.isEmpty {
    let right = AcceptedAnswers(question.accept)
    for answer in question.incorrectAnswers {
      guard let accepted = right.match(answer.string) else { continue }
      findings.report(
        "the wrong answer '\(answer.string)' is accepted when typed", at: answer.span,
        labels: [Label(accepted.span, "accepted here")], help: "put another in its place")
    }
  }
}

private func checkIncorrectDuplicates(_ context: EntityContext, _ findings: inout Findings) {
  for question in context.items.compactMap(\.kitQuestion) {
    var seen: [String: Text] = [:]
    for answer in question.incorrectAnswers {
      let form = AcceptableAnswers.comparisonForm(of: answer.string)
      guard let earlier = seen.updateValue(answer, forKey: form) else { continue }
      findings.report(
        "'\(answer.string.shortened(to: 40))' is the same wrong answer as '\(earlier.string.shortened(to: 40))'",
        at: answer.span, labels: [Label(earlier.span, "the other one")],
        help: "change or remove one of them",
        fix: context.removal(of: answer).map { Fix("remove it", [$0], safety: .unsafe) })
    }
  }
}

private func checkDuplicateQuestions(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits {
    reportRepeats(kit.questions.map(\.question), "asks the same as", &findings)
  }
}

private func checkBasicFlags(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits where !kit.isBasic.value {
    findings.report(
      "the kit '\(kit.identity.id.string)' can be deleted by the learner", at: kit.isBasic.span,
      help: "remove 'is_basic: false'", fix: Fix("write true", [Edit(kit.isBasic.span, "true")]))
  }
}
