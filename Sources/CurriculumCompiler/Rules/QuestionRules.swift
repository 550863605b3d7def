import CurriculumRuntime

/// Questions of any kind: a key, distinct options, gaps that fit.
extension Rule {
  static let questionRules: [Rule] = [
    questionTypeUnknown, answerMissing, answerInOptions, clozeForm, optionCount, duplicateOption,
    acceptedIsAnswer, duplicatePair,
  ]

  static let questionTypeUnknown = Rule(
    "item/type-unknown", aliases: ["boss/item-type-unknown"], .error,
    "The type of a question is one that apps know.",
    why: "An app could not show it.", source: "the bundle format's question types",
    bad: .exercise("type: essay, prompt: Say hello., answer: hola"),
    good: .exercise("type: listen_and_type, prompt: Listen and type., answer: hola"))

  static let answerMissing = Rule(
    "item/answer-missing", aliases: ["lang/answer-missing", "boss/answerable"], .error,
    "A question has an answer.",
    why: "Nothing a learner answers could be right.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)",
    bad: .exercise("type: typed, prompt: Say hello."),
    good: .exercise("type: typed, prompt: Say hello., answer: hola"))

  static let answerInOptions = Rule(
    "item/answer-in-options", aliases: ["lang/answer-in-options", "gcse/mcq-one-key", "item/one-key"], .error,
    "The answer of a choice is one of its options.",
    why: "A learner could not choose it.", source: "Haladyna, Downing & Rodriguez 2002, guideline 19",
    bad: .exercise("type: choice, prompt: Say hello., options: [hola, adiós, gracias], answer: Hola"),
    good: .exercise("type: choice, prompt: Say hello., options: [hola, adiós, gracias], answer: hola"))

  static let clozeForm = Rule(
    "item/cloze-form", aliases: ["lang/cloze-form"], .error, "A cloze has as many gaps as answers.",
    why: "A gap without an answer can never be filled rightly.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty high)",
    bad: .exercise("type: cloze, prompt: Buenos días., answer: días"),
    good: .exercise("type: cloze, prompt: Buenos ___., answer: días"))

  static let optionCount = Rule(
    "item/option-count", .error,
    "A choice has two options or more, unless wrong ones are chosen for it.",
    why: "With one option there is nothing to choose.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 18",
    bad: Example(
      stringLiteral: Example.manifest("distractors: {choices: 0}").text + "\n"
        + Example.exercise("type: choice, prompt: Say hello., options: [hola], answer: hola").text),
    good: .exercise("type: choice, prompt: Say hello., options: [hola, adiós, gracias], answer: hola"),
    check: .curriculum(checkOptionCounts))

  static let duplicateOption = Rule(
    "item/duplicate-option", aliases: ["lang/option-duplicate", "gcse/mcq-duplicate-options"], .error,
    "The options of a question are distinct.",
    why: "A learner who picks the second copy of the right answer is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19",
    bad: .exercise("type: choice, prompt: Say hello., options: [hola, adiós, Hola], answer: hola"),
    good: .exercise("type: choice, prompt: Say hello., options: [hola, adiós, gracias], answer: hola"),
    check: .curriculum(checkDuplicateOptions))

  static let acceptedIsAnswer = Rule(
    "item/redundant-accept", aliases: ["lang/alternatives-redundant"], .info,
    "An accepted answer differs from the answer and from the others.",
    why: "It says nothing new and hides a slip of the author.",
    source: "a default of curricc's own, no published figure",
    bad: .exercise("type: typed, prompt: Say hello., answer: hola, accept: [Hola]"),
    good: .exercise("type: typed, prompt: Say hello., answer: hola, accept: [buenas]"),
    check: .curriculum(checkRedundantAccept))

  static let duplicatePair = Rule(
    "item/duplicate-match", .error, "No two pairs of a matching question have the same right side.",
    why: "Either would be right, and one is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19",
    bad: .exercise(
      "type: matching, prompt: Match., pairs: {hola: hello, buenas: hello, adiós: goodbye, gracias: thanks}"),
    good: .exercise(
      "type: matching, prompt: Match., pairs: {hola: hello, sí: yes, adiós: goodbye, gracias: thanks}"),
    check: .curriculum(checkDuplicatePairs))
}

extension Curriculum {
  /// Calls `body` with every question that has the common shape, in the order of the files.
  package func forEachQuestion(_ body: (Question) -> Void) {
    for lesson in lessons { lesson.exercises.forEach(body) }
    for boss in bossTests { boss.items.forEach(body) }
    for quiz in quizzes { quiz.questions.forEach(body) }
    for deck in decks { deck.flashcards.forEach(body) }
  }
}

private func checkOptionCounts(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard curriculum.settings.distractors.choices == 0 else { return }
  curriculum.forEachQuestion { question in
    guard case .choice(let options, _, _) = question.body, options.count < 2 else { return }
    findings.report(
      "the choice has \(options.count.counted("option")), expected two or more", at: question.prompt.span,
      help: "add wrong answers that a learner might give")
  }
}

private func checkDuplicateOptions(_ curriculum: Curriculum, _ findings: inout Findings) {
  let words = curriculum.lessons.flatMap(\.exercises) + curriculum.bossTests.flatMap(\.items)
  for case .choice(let options, _, _) in words.map(\.body) {
    reportRepeats(options, "is the same option as", &findings)
  }
  // In science case carries meaning: mW and MW, Co and CO.
  for case .choice(let options, _, _) in curriculum.quizzes.flatMap(\.questions).map(\.body) {
    reportRepeats(options, "is the same option as", by: \.self, &findings)
    reportEqualQuantities(options, &findings)
  }
}

/// Reports each quantity that is another one in other words: 50 cm and 0.5 m.
private func reportEqualQuantities(_ options: [Text], _ findings: inout Findings) {
  let quantities = options.map { OptionQuantity($0.string) }
  for (index, quantity) in quantities.enumerated() {
    guard let quantity,
      let earlier = quantities[..<index].firstIndex(where: { $0?.isEqual(to: quantity) ?? false }),
      options[earlier].string != options[index].string
    else { continue }
    findings.report(
      "'\(options[index].string)' is the same as '\(options[earlier].string)'", at: options[index].span,
      labels: [Label(options[earlier].span, "the other one")], help: "change or remove one of them")
  }
}

/// Reports each text that counts as the same answer as an earlier one.
func reportRepeats(
  _ texts: [Text], _ relation: String, by form: (String) -> String = AcceptableAnswers.comparisonForm,
  _ findings: inout Findings
) {
  var seen: [String: Text] = [:]
  for text in texts {
    if let earlier = seen.updateValue(text, forKey: form(text.string)) {
      findings.report(
        "'\(text.string.shortened(to: 40))' \(relation) '\(earlier.string.shortened(to: 40))'", at: text.span,
        labels: [Label(earlier.span, "the other one")], help: "change or remove one of them")
    }
  }
}

private func checkRedundantAccept(_ curriculum: Curriculum, _ findings: inout Findings) {
  curriculum.forEachQuestion { question in
    switch question.body {
    case .typed(let answer, let accept), .spoken(let answer, let accept):
      if !accept.isEmpty { reportRepeats([answer] + accept, "counts as the same answer as", &findings) }
    case .cloze(let gaps):
      for gap in gaps where gap.count > 1 { reportRepeats(gap, "counts as the same answer as", &findings) }
    default: break
    }
  }
}

private func checkDuplicatePairs(_ curriculum: Curriculum, _ findings: inout Findings) {
  curriculum.forEachQuestion { question in
    guard case .matching(let pairs) = question.body else { return }
    reportRepeats(pairs.map(\.right), "stands on the right side like", &findings)
  }
}
