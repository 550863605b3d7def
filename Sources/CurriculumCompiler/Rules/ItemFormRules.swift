/// Statements to judge, pairs, gaps, sequences: what each form of question needs.
extension Rule {
  static let itemFormRules: [Rule] = [
    doubleStatement, unexplainedFalse, matchingSize, orderingSize, severalGaps, gapLength, gapHint, earlyGap,
    answerLength, errorModel, verbatimSource,
  ]

  static let doubleStatement = Rule(
    "item/tf-double", aliases: ["gcse/tf-double"], .warning, "A statement to judge says one thing.",
    why: "Of two things one may be true, and the learner cannot say so.",
    source: "Haladyna & Rodriguez 2013, true-false items: one idea to a statement (certainty high)",
    scope: .part,
    bad: .statements([("Sound waves are longitudinal and travel in a vacuum.", false)]),
    good: .statements([("Sound waves are longitudinal.", true)]),
    parameters: [
      .wordLists("joining", StatementWords.joining, "words that join two statements"),
      .wordLists("verbs", StatementWords.verbs, "verbs that begin a second statement"),
    ], check: .each(checkDoubleStatements))

  static let unexplainedFalse = Rule(
    "item/false-unexplained", .info, "A false statement comes with what is true instead.",
    why: "Else the wrong sentence is what learners remember.",
    source: "Brown, Schilling & Hockensmith 1999, the negative suggestion effect (certainty medium)",
    scope: .part,
    bad: .exercise("type: true-false, prompt: The word \"hola\" means goodbye., answer: false"),
    good: .exercise(
      "type: true-false, prompt: The word \"hola\" means goodbye., answer: false, explanation: It means hello."
    ),
    check: .each(checkUnexplainedStatements))

  static let matchingSize = Rule(
    "item/matching-size", .info, "A matching question has four to ten pairs.",
    why: "Three are half done by elimination; of more than ten learners lose sight.",
    source: "Haladyna & Rodriguez 2013, matching items (certainty medium)", scope: .part,
    bad: .exercise(
      "type: matching, prompt: Match the words., pairs: {hola: hello, adiós: goodbye, gracias: thanks}"),
    good: .exercise(
      "type: matching, prompt: Match the words., pairs: {hola: hello, adiós: goodbye, gracias: thanks, sí: yes}"
    ),
    parameters: [.number("min", 4, "fewest pairs"), .number("max", 10, "most pairs")],
    check: .each(checkMatchingSizes))

  static let orderingSize = Rule(
    "item/ordering-size", .info, "A sequence to put in order has three to seven parts.",
    why: "Two are a coin's toss; more than seven do not fit into memory.",
    source: "Miller 1956, 'The magical number seven' (certainty medium)", scope: .part,
    bad: .exercise("type: ordering, prompt: Put the words in order., answer: [buenos, días]"),
    good: .exercise("type: ordering, prompt: Put the words in order., answer: [¡Hola!, Buenos, días]"),
    parameters: [.number("min", 3, "fewest parts"), .number("max", 8, "most parts")],
    check: .each(checkOrderingSizes))

  static let severalGaps = Rule(
    "item/several-gaps", .info, "A sentence to complete has one gap.",
    why: "With several the sentence falls apart, and one slip costs all.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    bad: .exercise("type: cloze, prompt: \"¡___! Buenos ___.\", answer: [Hola, días]"),
    good: .exercise("type: cloze, prompt: ¡Hola! Buenos ___., answer: días"),
    parameters: [.number("max", 1, "most gaps")], check: .each(checkGapCounts))

  static let gapLength = Rule(
    "item/gap-length", .warning, "All gaps are of one length.",
    why: "A longer gap tells of a longer word.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty high)",
    scope: .part, fix: "Writes each gap as '___'.",
    bad: .exercises([
      "type: cloze, prompt: Buenos ___., answer: días",
      "type: cloze, prompt: Muchas _______., answer: gracias",
    ]),
    good: .exercises([
      "type: cloze, prompt: Buenos ___., answer: días", "type: cloze, prompt: Muchas ___., answer: gracias",
    ]), check: .whole(checkGapLengths))

  static let gapHint = Rule(
    "item/gap-hint", .info,
    "Of the gaps of a test all have the first letter of the answer before them, or none.",
    why: "Learners take the letter for a part of the sentence, or miss it where they have come to expect it.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    evidence: "none on the flagship's gaps, which have no hints",
    bad: .exercises([
      "type: cloze, prompt: Buenos d___., answer: días", "type: cloze, prompt: Muchas ___., answer: gracias",
    ]),
    good: .exercises([
      "type: cloze, prompt: Buenos d___., answer: días", "type: cloze, prompt: Muchas g___., answer: gracias",
    ]), check: .whole(checkGapHints))

  static let earlyGap = Rule(
    "item/early-gap", .info, "The gap of a sentence about a subject stands behind what it is about.",
    why: "Learners who meet the gap first must read the sentence twice.",
    source: "Haladyna & Rodriguez 2013, completion items (certainty medium)", scope: .part,
    bad: .energyQuiz(
      "  - {id: q1, type: cloze, prompt: The ___ is the unit of energy in physics., answer: joule, explanation: By definition.}"
    ),
    good: .energyQuiz(
      "  - {id: q1, type: cloze, prompt: In physics the unit of energy is the ___., answer: joule, explanation: By definition.}"
    ),
    parameters: [
      .number("words", 2, "words that stand before the gap, at least"),
      .number("min_words", 6, "fewest words of a sentence that is judged"),
    ], check: .each(checkEarlyGaps))

  static let answerLength = Rule(
    "item/answer-length", .warning, "An answer about a subject that is compared word by word is short.",
    why: "Nobody types the same seven words; a longer answer needs a mark scheme.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .energyQuiz(
      "  - {id: q1, type: typed, prompt: What is energy?, answer: it is the ability of a body to do work, explanation: By definition.}"
    ),
    good: .energyQuiz(
      "  - {id: q1, type: typed, prompt: What is the unit of energy?, answer: joule, explanation: By definition.}"
    ),
    parameters: [.number("max", 6, "most words")], check: .each(checkAnswerLengths))

  static let errorModel = Rule(
    "item/error-model", aliases: ["gcse/mcq-distractor-numeric"], .info,
    "Wrong numbers among the options are what known slips lead to, and 'errors' names them.",
    why:
      "A learner who made the slip finds the number and is told about it; any other number is crossed out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 30 (certainty high)", scope: .part,
    bad: .quizChoice(
      "A 2 kg trolley moves at 3 m/s. What is its kinetic energy?", "3 J, 6 J, 9 J, 18 J", answer: "9 J"),
    good: .quizChoice(
      "A 2 kg trolley moves at 3 m/s. What is its kinetic energy?", "3 J, 6 J, 9 J, 18 J", answer: "9 J",
      "errors: {3 J: no_square, 6 J: momentum, 18 J: no_half}"),
    check: .whole(checkErrorModels))

  static let verbatimSource = Rule(
    "item/verbatim-source", .info, "A made question does not copy its source word by word.",
    why: "Learners recognise the sentence without understanding it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 3 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "The energy that a moving body has because of its motion is called its what?",
      "chemical energy, elastic energy, kinetic energy, thermal energy", answer: "kinetic energy",
      "source: {file: notes.pdf, snippet: The energy that a moving body has because of its motion is called its kinetic energy.}"
    ),
    good: .quizChoice(
      "Which store of a car grows when it speeds up?",
      "chemical energy, elastic energy, kinetic energy, thermal energy", answer: "kinetic energy",
      "source: {file: notes.pdf, snippet: The energy that a moving body has because of its motion is called its kinetic energy.}"
    ),
    parameters: [
      .number("words", 8, "words of a stretch that counts as copied"),
      .number("min_share", 0.6, "share of such stretches that are in the source"),
    ], check: .each(checkVerbatimSources))
}

private func checkDoubleStatements(_ context: EntityContext, _ findings: inout Findings) {
  let joining = PhraseSets(findings.wordLists("joining"))
  let verbs = PhraseSets(findings.wordLists("verbs"))
  for item in context.items where item.statement != nil {
    guard let words = item.words?.question else { continue }
    let language = context.promptLanguage(of: item)
    guard joining.knows(language) else { continue }
    // A verb before the joining word and one behind it make two statements.
    let join = words.indices.dropFirst().first { index in
      joining[language].contains(words[index].folded) && !words[index].isQuoted && index + 1 < words.endIndex
        && verbs[language].contains(words[index + 1].folded) && index + 2 < words.endIndex
        && words[..<index].contains { verbs[language].contains($0.folded) }
    }
    guard let join else { continue }
    findings.report(
      "the statement says two things", at: item.prompt.span(of: words[join].range),
      help: "make two statements of it")
  }
}

private func checkUnexplainedStatements(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where item.statement == false {
    guard item.question?.details.explanation == nil else { continue }
    findings.report(
      "the statement is false, and nothing says what is true", at: item.prompt.span, help: "add 'explanation'"
    )
  }
}

private func checkMatchingSizes(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .matching(let pairs) = item.question?.body else { continue }
    reportSize(pairs.count, "pair", at: item.prompt.span, &findings)
  }
}

private func checkOrderingSizes(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .ordering(let items) = item.question?.body else { continue }
    reportSize(items.count, "part", at: item.prompt.span, &findings)
  }
}

/// Reports a count outside the rule's `min` and `max`.
private func reportSize(_ count: Int, _ noun: String, at span: SourceSpan, _ findings: inout Findings) {
  let low = Int(findings.number("min"))
  let high = Int(findings.number("max"))
  guard count < low || count > high else { return }
  findings.report("the question has \(count.counted(noun)), expected \(low) to \(high)", at: span)
}

private func checkGapCounts(_ context: EntityContext, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for item in context.items {
    guard case .cloze(let gaps) = item.question?.body, gaps.count > most else { continue }
    findings.report(
      "the sentence has \(gaps.count) gaps", at: item.prompt.span, help: "make a question of each")
  }
}

private func checkGapLengths(_ context: LintContext, _ findings: inout Findings) {
  var gaps: [Item.Home: [(item: Item, range: Range<Int>)]] = [:]
  for item in context.items where item.question != nil && item.prompt.string.utf8.contains(0x5F) {
    for range in item.prompt.string.gapRanges { gaps[item.home, default: []].append((item, range)) }
  }
  for group in gaps.values where Set(group.map(\.range.count)).count > 1 {
    for (item, range) in group where range.count != 3 {
      let span = item.prompt.span(of: range)
      let written = String(repeating: "_", count: range.count)
      findings.report(
        "the gap is \(range.count) long, another one here is not", at: span, help: "write each gap as '___'",
        fix: item.prompt.isPart(span) ? nil : Fix("write '___'", [Edit(span, "___", original: written)]))
    }
  }
}

private func checkGapHints(_ context: LintContext, _ findings: inout Findings) {
  var gaps:
    [Item.Home: (hinted: [(item: Item, range: Range<Int>)], bare: [(item: Item, range: Range<Int>)])] = [:]
  for item in context.items where item.question != nil && item.prompt.string.utf8.contains(0x5F) {
    for range in item.prompt.string.gapRanges {
      if item.prompt.string.hasSingleLetter(before: range.lowerBound) {
        gaps[item.home, default: ([], [])].hinted.append((item, range))
      } else {
        gaps[item.home, default: ([], [])].bare.append((item, range))
      }
    }
  }
  for group in gaps.values {
    guard let hinted = group.hinted.first, let bare = group.bare.first else { continue }
    let odd = group.hinted.count < group.bare.count ? hinted : bare
    let other = group.hinted.count < group.bare.count ? bare : hinted
    let has = group.hinted.count < group.bare.count ? "has" : "lacks"
    findings.report(
      "this gap \(has) a first letter, another one here does not", at: odd.item.prompt.span(of: odd.range),
      labels: [Label(other.item.prompt.span(of: other.range), "the other one")],
      help: "give the first letter in all of them, or in none")
  }
}

extension String {
  /// True when one letter, and no longer part of a word, stands right before a UTF-8 offset.
  fileprivate func hasSingleLetter(before offset: Int) -> Bool {
    let before = String(decoding: utf8.prefix(offset), as: UTF8.self)
    guard let last = before.last, last.isLetter else { return false }
    guard let previous = before.dropLast().last else { return true }
    return previous == " " || previous == "(" || previous == "¡" || previous == "¿"
  }

  /// UTF-8 offsets of the gaps: runs of three or more underscores.
  fileprivate var gapRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in utf8.enumerated() {
      if byte == 0x5F {
        start = start ?? offset
      } else if let first = start {
        if offset - first >= 3 { ranges.append(first..<offset) }
        start = nil
      }
    }
    if let start, utf8.count - start >= 3 { ranges.append(start..<utf8.count) }
    return ranges
  }
}

private func checkEarlyGaps(_ context: EntityContext, _ findings: inout Findings) {
  let least = Int(findings.number("words"))
  let length = Int(findings.number("min_words"))
  for item in context.items where context.isAboutSubject(item) {
    guard let gap = item.prompt.string.gapRanges.first, gap.lowerBound < 40 else { continue }
    var before = 0
    var count = 0
    var scanner = WordScanner()
    scanner.scan(item.prompt.string) { word, _ in
      count += 1
      if word.range.upperBound <= gap.lowerBound { before += 1 }
    }
    guard before < least, count >= length else { continue }
    findings.report(
      "the gap comes before what it is about", at: item.prompt.span(of: gap),
      help: "turn the sentence round, so that it ends with the gap")
  }
}

private func checkAnswerLengths(_ context: EntityContext, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for item in context.items where context.isAboutSubject(item) {
    let answers: [Text]
    switch item.question?.body {
    case .typed(let answer, _): answers = [answer]
    case .cloze(let gaps): answers = gaps.compactMap(\.first)
    default: continue
    }
    for answer in answers {
      let count = foldedWords(answer.string).count
      guard count > most else { continue }
      findings.report(
        "the answer has \(count) words, expected \(most) at most", at: answer.span,
        help: "ask for a word, or use type 'short' with a rubric")
    }
  }
}

private func checkErrorModels(_ context: LintContext, _ findings: inout Findings) {
  for (index, quiz) in context.curriculum.quizzes.enumerated() {
    let unnamed = quiz.questions.map { Item($0, in: .quiz(index)) }.filter { item in
      item.isSingleChoice && item.isCalculation && item.question?.details.errors.isEmpty ?? false
    }
    guard let first = unnamed.first else { continue }
    let others = unnamed.dropFirst()
    let wrong = first.distractors.prefix(2).map { "'\($0.string)': …" }.joined(separator: ", ")
    findings.report(
      unnamed.count == 1
        ? "no slip is named for the wrong numbers"
        : "in \(unnamed.count) questions no slip is named for the wrong numbers", at: first.prompt.span,
      labels: others.prefix(3).map { Label($0.prompt.span, "nor here") },
      notes: others.dropFirst(3).prefix(20).map { "nor in '\($0.prompt.string.shortened(to: 60))'" },
      help:
        "name the slip that leads to each wrong number: 'errors: {\(wrong)}', and change numbers that none leads to"
    )
  }
}

extension Item {
  /// True for a choice among quantities that follow from numbers in the stem.
  fileprivate var isCalculation: Bool {
    let quantities = options.compactMap { OptionQuantity($0.string) }
    guard quantities.count == options.count else { return false }
    // A bare number may be a count or a charge, which is known, not worked out.
    guard
      question?.details.working != nil || quantities.contains(where: { $0.unit.contains(where: \.isLetter) })
    else { return false }
    let numbers = prompt.string.split { $0 == " " }.count { OptionQuantity(String($0)) != nil }
    return numbers > 1
  }
}

private func checkVerbatimSources(_ context: EntityContext, _ findings: inout Findings) {
  let length = Int(findings.number("words"))
  for item in context.items {
    guard let quiz = context.quiz(of: item), quiz.generationMode == .synthesis,
      let snippet = item.question?.details.source?.snippet
    else { continue }
    let words = foldedWords(item.prompt.string)
    guard words.count >= length else { continue }
    let source = foldedWords(snippet.string)
    guard source.count >= length else { continue }
    let known = Set((0...(source.count - length)).map { source[$0..<($0 + length)].joined(separator: " ") })
    let stretches = (0...(words.count - length)).map { words[$0..<($0 + length)].joined(separator: " ") }
    let copied = stretches.count { known.contains($0) }
    guard Double(copied) >= findings.number("min_share") * Double(stretches.count) else { continue }
    findings.report(
      "the question copies its source", at: item.prompt.span, labels: [Label(snippet.span, "the source")],
      help: "ask for what it means, or say 'generation_mode: extraction'")
  }
}
