import CurriculumRuntime

/// Boards, specifications, topics, practicals and tiers of science quizzes.
extension Rule {
  static let specificationRules: [Rule] = [
    specificationCode, topicExists, practicalExists, practicalBoardMix, higherOnly, topicCoverage, ukSpelling,
    termPreferred, symbolBoard,
  ]

  private static let boards =
    "AQA 8461 to 8463, Pearson 1BI0 to 1PH0, OCR J247 to J249 and J257 to J259 (certainty high)"

  static let specificationCode = Rule(
    "gcse/spec-code", .error, "A specification's code belongs to its board and the quiz's subject.",
    why: "8462 is chemistry: a physics quiz under it would send learners to the wrong topics.",
    source: boards,
    scope: .part, fix: "Writes the code of the board's specification for the subject; only with --unsafe.",
    bad: .statement("specifications: {aqa: \"8462\"}"), good: .statement("specifications: {aqa: \"8463\"}"),
    check: .whole(checkSpecificationCodes))

  static let topicExists = Rule(
    "gcse/topic-exists", .error,
    "A question's topic is one of the board's specification, and one with content.",
    why: "Learners and apps look up what to revise by it.", source: boards, scope: .part,
    bad: .statement("board: aqa", "topics: {aqa: \"4.12\"}"),
    good: .statement("board: aqa", "topics: {aqa: \"4.1\"}"),
    check: .each(checkTopics))

  static let practicalExists = Rule(
    "gcse/practical-exists", .error, "A practical is one of the board's list for the subject.",
    why: "There is no required practical 19 to look up.", source: boards, scope: .part,
    bad: .statement("board: aqa", "practical: {aqa: RP19}"),
    good: .statement("board: aqa", "practical: {aqa: RP1}"),
    check: .each { context, findings in
      forEachPractical(context) { board, code, specification in
        guard specification.practical(code.string) == nil,
          Specification.boardOfPractical(code.string)?.contains(board) ?? true
        else { return }
        findings.report(
          "\(board.rawValue) \(specification.subject.rawValue) has no practical '\(code.string)'",
          at: code.span,
          help: "it has \(specification.practicals.count)")
      }
    })

  static let practicalBoardMix = Rule(
    "gcse/practical-board-mix", .warning, "A practical is named as its board names it.",
    why: "RP is AQA's, CP Pearson's, PAG OCR's; the wrong one sends a teacher to another board's list.",
    source: boards, scope: .part, bad: .statement("board: edexcel", "practical: {edexcel: RP1}"),
    good: .statement("board: edexcel", "practical: {edexcel: CP1}"),
    check: .each { context, findings in
      forEachPractical(context) { board, code, _ in
        guard let own = Specification.boardOfPractical(code.string), !own.contains(board) else { return }
        findings.report("'\(code.string)' is how another board names its practicals", at: code.span)
      }
    })

  static let higherOnly = Rule(
    "gcse/higher-only", .error, "A Foundation quiz asks for nothing that only Higher has.",
    why: "Foundation learners have not been taught it and lose the marks.",
    source: "AQA 8461 to 8463, statements marked HT only (certainty high for AQA, medium for the others)",
    scope: .part,
    bad: .statement(
      "board: aqa", prompt: "Calculate the momentum of a car of mass 1200 kg travelling at 15 m/s."),
    good: .statement("board: aqa", prompt: "Calculate the weight of a car of mass 1200 kg."),
    parameters: [
      .wordLists("phrases", ScienceDefaults.higherOnly, "what only Higher has, by subject"),
      .wordLists(
        "foundation_too", ScienceDefaults.foundationToo, "phrases that a board's Foundation tier has"),
      .wordLists(
        "unless", ScienceDefaults.notHigherOnly, "words that show that a phrase means something else"),
    ], check: .each(checkHigherOnly))

  static let topicCoverage = Rule(
    "gcse/topic-coverage", aliases: ["quiz/topic-blueprint"], .info,
    "A quiz on a whole specification has all topics, none with more than its share of marks.",
    why: "What is missing is not revised, and next to one large topic the others hardly count.",
    source: "a default of curricc's own", scope: .balance,
    evidence: "4 findings on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: quizOfTopics(["4.1", "4.1", "4.1", "4.1", "4.1", "4.1", "4.1", "4.2", "4.3", "4.4"]),
    good: quizOfTopics(["4.1", "4.1", "4.2", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8"]),
    parameters: [
      .number("max_share", 0.4, "largest share of marks of one topic"),
      .number("min_topics", 3, "topics from which on a quiz is weighed"),
      .number("whole", 0.6, "share of the board's topics from which on a quiz is taken to be on all of them"),
    ], check: .whole(checkTopicCoverage))

  static let ukSpelling = Rule(
    "gcse/uk-spelling", .warning, "Science quizzes are spelt as British boards spell.",
    why: "Learners copy what they read; sulphur and fiber are marked in their own papers.",
    source: "AQA house style; RSC and IUPAC on sulfur (certainty high)", scope: .part,
    fix: "Writes the British spelling.",
    bad: .statement("board: aqa", prompt: "What colour does copper sulphate have?"),
    good: .statement("board: aqa", prompt: "What colour does copper sulfate have?"),
    check: .each(checkBritishSpelling)
  )

  static let termPreferred = Rule(
    "gcse/term-preferred", .info, "Terms are those that boards use.",
    why: "Mark schemes are written in them, and learners' answers are judged by mark schemes.",
    source: "AQA 8461 to 8463; ASE, The Language of Measurement, 2010 (certainty medium)", scope: .part,
    bad: .statement("board: aqa", prompt: "What is the voltage of the cell?"),
    good: .statement("board: aqa", prompt: "What is the potential difference of the cell?"),
    parameters: [
      .wordLists(
        "terms",
        Dictionary(ScienceDefaults.preferredTerms.map { ($0.avoided, [$0.preferred]) }) { first, _ in first },
        "terms to avoid, each with the one that boards use")
    ], check: .each(checkTerms))

  static let symbolBoard = Rule(
    "gcse/symbol-board", .warning, "Equations have the symbols of the quiz's board.",
    why: "AQA writes F = k e, Pearson F = k × x; the sheet in the exam is the board's own.",
    source: "AQA and Pearson equation sheets for 2025 to 2027 (certainty high)", scope: .part,
    bad: .statement("board: edexcel", prompt: "Use F = k e to find the extension."),
    good: .statement("board: edexcel", prompt: "Use F = k × x to find the extension."),
    check: .each(checkSymbols))
}

private func quizOfTopics(_ topics: [String]) -> Example {
  let prompts = [
    "Energy can be destroyed.", "A cell stores charge.", "Ice is hotter than steam.", "Atoms are solid.",
    "Weight is a mass.", "Sound is light.", "Iron repels iron.", "A fuse stores power.", "A lens makes heat.",
    "A spring has no limit.",
  ]
  let questions = zip(topics, prompts).enumerated().map { index, entry in
    "  - {id: q\(index), type: true-false, prompt: \(entry.1), answer: \(index % 2 == 0), explanation: It is so., "
      + "topics: {aqa: \"\(entry.0)\"}}"
  }
  return .energyQuiz(questions.joined(separator: "\n"))
}

private func checkSpecificationCodes(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes {
    for (name, code) in quiz.specifications {
      guard let board = Board(rawValue: name.string), let own = Specification.of(board, quiz.subject.value),
        Specification.withCode(code.string)?.code != own.code
      else { continue }
      let isCombined = Specification.isCombinedScience(code.string)
      findings.report(
        isCombined
          ? "'\(code.string)' is combined science, this programme is triple science"
          : "'\(code.string)' is not \(board.rawValue)'s code for \(quiz.subject.value.rawValue)",
        at: code.span, help: "it is \(own.code)",
        fix: Fix(
          "write '\(own.code)'", [Edit(code.span, YAMLScalarWriter.plainOrQuoted(own.code))], safety: .unsafe)
      )
    }
  }
}

/// Calls `body` with what a question says for each board, where the board has a specification for the subject.
private func forEachBoard(
  _ context: some RuleContext, _ values: (QuestionDetails) -> [(name: Text, value: Text)],
  _ body: (Board, Text, Specification) -> Void
) {
  for item in context.items {
    guard let quiz = context.quiz(of: item), let details = item.question?.details else { continue }
    for (name, value) in values(details) {
      guard let board = Board(rawValue: name.string), let own = Specification.of(board, quiz.subject.value)
      else {
        continue
      }
      body(board, value, own)
    }
  }
}

private func forEachPractical(_ context: EntityContext, _ body: (Board, Text, Specification) -> Void) {
  forEachBoard(context, \.practical, body)
}

private func checkTopics(_ context: EntityContext, _ findings: inout Findings) {
  forEachBoard(context, \.topics) { board, code, specification in
    guard let topic = specification.topic(code.string) else {
      findings.report(
        "\(board.rawValue) \(specification.subject.rawValue) has no topic '\(code.string)'", at: code.span,
        help: "it has: \(specification.topics.filter(\.isContent).map(\.code).joined(separator: ", "))")
      return
    }
    guard !topic.isContent else { return }
    findings.report("'\(topic.title)' is taught within the topics and is none to revise", at: code.span)
  }
}

private func checkHigherOnly(_ context: EntityContext, _ findings: inout Findings) {
  let finders = findings.wordLists("phrases").mapValues { PhraseFinder($0) }
  let allowed = findings.wordLists("foundation_too")
  let unless = findings.wordLists("unless")
  for item in context.items {
    guard let quiz = context.quiz(of: item), quiz.tier.value == .foundation,
      item.question?.details.tier?.value != .higher, let finder = finders[quiz.subject.value.rawValue],
      let found = finder.first(in: item.prompt.string)
    else { continue }
    let board = quiz.board?.value.rawValue ?? ""
    let prompt = item.prompt.string.lowercased()
    if allowed[board]?.contains(found.name) ?? false { continue }
    if unless[found.name]?.contains(where: { prompt.contains($0) }) ?? false { continue }
    findings.report(
      "'\(found.name)' is Higher-only content in a Foundation quiz", at: item.prompt.span(of: found.range),
      labels: [Label(quiz.tier.span, "the quiz's tier")],
      help: "say 'tier: higher' on the question or the quiz")
  }
}

private func checkTopicCoverage(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes
  where !context.curriculum.hasBroken(.question, in: quiz.identity.id.string) {
    for board in Board.allCases {
      guard let specification = Specification.of(board, quiz.subject.value) else { continue }
      var marks: [String: Int] = [:]
      for question in quiz.questions {
        guard let named = question.details.topics.first(where: { $0.name.string == board.rawValue }),
          let topic = specification.topic(named.value.string)
        else { continue }
        marks[topic.code, default: 0] += question.details.marks?.value ?? 1
      }
      let total = marks.values.reduce(0, +)
      guard marks.count >= Int(findings.number("min_topics")) else { continue }
      for (code, share) in marks.sorted(by: { $0.key < $1.key })
      where Double(share) > findings.number("max_share") * Double(total) {
        findings.report(
          "\(share) of \(total) marks are on \(board.rawValue) topic \(code)", at: quiz.identity.id.span)
      }
      let content = specification.topics.filter(\.isContent)
      let missing = content.filter { marks[$0.code] == nil }
      guard !missing.isEmpty,
        Double(content.count - missing.count) >= findings.number("whole") * Double(content.count)
      else { continue }
      findings.report(
        "no question is on \(board.rawValue) topic \(missing.map(\.code).joined(separator: ", "))",
        at: quiz.identity.id.span,
        notes: missing.prefix(10).map { "topic \($0.code) is '\($0.title)'" })
    }
  }
}

private func checkBritishSpelling(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard let quiz = context.quiz(of: item), quiz.language.string.hasPrefix("en"),
      quiz.language.string != "en-US",
      let question = item.question
    else { continue }
    let texts = item.prompt.parts + item.options + [question.details.explanation].compactMap(\.self)
    for text in texts {
      for variant in BritishSpelling.variants(in: text.string) {
        let span = text.span(of: variant.range)
        findings.report(
          "'\(variant.word)' is spelt \(variant.british) by British boards", at: span,
          severity: variant.isNeverPrinted ? .error : nil,
          fix: Fix("write '\(variant.british)'", [Edit(span, variant.british, original: variant.word)]))
      }
    }
  }
}

private func checkTerms(_ context: EntityContext, _ findings: inout Findings) {
  let terms = findings.wordLists("terms")
  let finder = PhraseFinder(terms.keys.sorted())
  for item in context.items where context.quiz(of: item) != nil {
    reportWeightInKilograms(item.prompt, &findings)
    guard let found = finder.first(in: item.prompt.string) else { continue }
    findings.report(
      "boards say '\(terms[found.name]?.first ?? "")' for '\(found.name)'",
      at: item.prompt.span(of: found.range))
  }
}

/// Reports a weight that is given in units of mass, as in everyday speech.
private func reportWeightInKilograms(_ prompt: Wording, _ findings: inout Findings) {
  guard let found = weighing.first(in: prompt.string),
    let number = statedNumbers(in: prompt.string).first(where: {
      $0.range.lowerBound >= found.range.upperBound
    }),
    number.range.lowerBound == found.range.upperBound + 1,
    let unit = number.unit, unit.dimension == PhysicalDimension(mass: 1)
  else { return }
  findings.report(
    "a mass of \(number.number.value.readableText) \(unit.canonicalText) is called a weight",
    at: prompt.span(of: found.range), help: "say 'mass'; a weight is a force, in newtons")
}

private let weighing = PhraseFinder(["a weight of", "weighs", "weighing", "weight is"])

private func checkSymbols(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard let quiz = context.quiz(of: item), let board = quiz.board?.value else { continue }
    for found in EquationSymbols.found(in: item.prompt.string) where !found.boards.contains(board) {
      guard let own = found.equation.printed[board] else { continue }
      findings.report(
        "\(board.rawValue) writes \(own) for the \(found.equation.name)",
        at: item.prompt.span(of: found.range))
    }
  }
}
