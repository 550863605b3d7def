/// Quizzes as parts of a paper: what a paper asks about, how many questions, marks and topics they have.
extension Rule {
  static let paperRules: [Rule] = [
    topicPaper, topicBoardOnly, singleScienceOnly, defaultCount, tierMarksMix, mathsShare,
  ]

  static let topicPaper = Rule(
    "gcse/topic-paper", .error, "A quiz for one paper asks about what that paper asks about, at its tier.",
    why: "A learner revising for Paper 1 would practise what comes in Paper 2.",
    source:
      "AQA 8461 to 8463, section 2; Pearson 1BI0 to 1PH0, section 1; OCR J247 to J249 and J257 to J259, "
      + "specification at a glance (certainty high)", scope: .part,
    evidence: "none on the flagship, which names no papers; when its quizzes are said to be for Paper 1F, "
      + "43 of its questions, which are all on Paper 2",
    bad: .statement("specifications: {aqa: 8463/1F}", "topics: {aqa: \"4.6\"}"),
    good: .statement("specifications: {aqa: 8463/2F}", "topics: {aqa: \"4.6\"}"),
    check: .whole(checkPapers))

  static let topicBoardOnly = Rule(
    "gcse/topic-board-only", .warning, "A question asks for nothing that the board leaves out.",
    why: "Learners of that board have never met it.",
    source: "AQA 8461 to 8463 and Pearson 1BI0 to 1PH0, subject content (certainty medium: by keywords)",
    scope: .part,
    evidence: "none on the flagship, whose question on cardiac output is tagged for Pearson alone",
    bad: .statement(
      "board: aqa", "topics: {aqa: \"4.1\"}", prompt: "The power of a lens is measured in dioptres."),
    good: .statement(
      "board: edexcel", "topics: {edexcel: \"5\"}", prompt: "The power of a lens is measured in dioptres."),
    parameters: [
      .wordLists(
        "absent", ScienceDefaults.absentContent, "phrases for what a board's specifications leave out")
    ], check: .each(checkBoardContent))

  static let singleScienceOnly = Rule(
    "gcse/single-science-only", .info,
    "A question that is marked for combined science too is about what combined science has.",
    why: "Its learners have neither done the practical nor been taught the topic.",
    source:
      "AQA 8461 to 8463, statements marked 'biology only' and so on; Pearson 1SC0, topics (certainty high)",
    scope: .part, evidence: "none on the flagship, which has no such tags",
    bad: .statement("board: aqa", "practical: {aqa: RP9}\n    tags: [combined]"),
    good: .statement("board: aqa", "practical: {aqa: RP8}\n    tags: [combined]"),
    parameters: [
      .words(
        "tags", ["combined", "combined-science", "trilogy", "synergy"], "tags that mark such questions"),
      .wordLists(
        "topics",
        ["8463": ["4.8"], "1CH0": ["5", "9"], "1PH0": ["7", "11"]],
        "topics that only the separate sciences have, by specification"),
    ], check: .each(checkSingleScience))

  static let defaultCount = Rule(
    "gcse/default-count", .info, "A quiz made from a learner's notes has ten questions.",
    why: "That is what Spark promises a learner who has uploaded a page.",
    source: "Spark's document, section 2: synthesis mode, N = 10 unless configured otherwise",
    scope: .balance,
    evidence: "none on the flagship, whose quizzes are question banks and name no sources",
    bad: .energyQuiz(madeQuestions(3)), good: .energyQuiz(madeQuestions(2)),
    parameters: [
      .number("count", 10, "questions of such a quiz"),
      .number("least", 3, "questions from which it is judged"),
    ], check: .whole(checkDefaultCount))

  static let tierMarksMix = Rule(
    "gcse/tier-marks-mix", .info, "Most questions of a Foundation quiz carry few marks.",
    why: "Learners of that tier need questions that they can answer in a step or two.",
    source:
      "Ofqual, GCSE subject level conditions for science, demand by tier; the numbers are curricc's own",
    scope: .balance, evidence: "none on the flagship",
    bad: .energyQuiz(quizOfMarks([4, 4, 5, 4, 4, 2, 4, 4, 1, 4])),
    good: .energyQuiz(quizOfMarks([4, 2, 2, 4, 3, 2, 4, 1, 1, 4])),
    parameters: [
      .number("min_share", 0.6, "least share of questions with few marks"),
      .number("few_marks", 3, "most marks of a question with few"),
      .number("min_items", 10, "questions from which on a quiz is judged"),
    ], check: .whole(checkTierMarks))

  static let mathsShare = Rule(
    "gcse/maths-share", .info, "Mathematics has its share of a quiz's marks.",
    why: "Learners who practise facts alone lose the marks for calculations in the exam.",
    source: "Ofqual, GCSE subject level conditions for biology, chemistry and physics, 2017: 10, 20 and 30 % "
      + "(certainty high)", scope: .balance, evidence: "none on the flagship",
    bad: .energyQuiz(quizOfMarks([4, 4, 4, 4, 4, 4, 4, 4, 4, 4], calculated: 0)),
    good: .energyQuiz(quizOfMarks([3, 3, 3, 3, 3, 3, 3, 3, 3, 3], calculated: 3)),
    parameters: [
      .byName(
        "min_share", ["biology": 0.1, "chemistry": 0.2, "physics": 0.3], "least share of marks, by subject"),
      .number("min_marks", 30, "marks from which on a quiz is weighed"),
      .words("tags", ["maths", "graph", "calculation"], "beginnings of tags that mark such questions"),
    ], check: .whole(checkMathsShare))
}

private func madeQuestions(_ count: Int) -> String {
  let facts = ["Energy can be destroyed.", "A cell stores charge.", "Weight is a mass."]
  return facts.prefix(count).enumerated().map { index, fact in
    "  - {id: q\(index), type: true-false, prompt: \(fact), answer: false, explanation: It is not., source: {file: notes.pdf, page: 1}}"
  }.joined(separator: "\n")
}

/// Questions that carry given marks, the first of them calculations.
private func quizOfMarks(_ marks: [Int], calculated: Int = 4) -> String {
  let topics = [
    "cells", "springs", "lenses", "kettles", "motors", "waves", "fuses", "pumps", "magnets", "planets",
  ]
  return zip(topics, marks).enumerated().map { index, entry in
    let (topic, marks) = entry
    if index < calculated {
      return
        "  - {id: q-\(topic), type: numeric, prompt: \"\(index + 2) J of energy is transferred by \(topic) "
        + "in \(index + 3) s. Calculate the power.\", answer: {value: \(index + 2), unit: W, "
        + "tolerance: {kind: relative, pct: 1}}, marks: \(marks)}"
    }
    let points = (1...max(marks, 1)).map { "point \($0) about \(topic)" }.joined(separator: ", ")
    let command = marks > 1 ? "Describe how \(topic) work." : "Give a use of \(topic)."
    return "  - {id: q-\(topic), type: short, prompt: \(command), rubric: [\(points)], marks: \(marks)}"
  }.joined(separator: "\n")
}

extension Quiz {
  /// The boards that a question of the quiz is for: those of its topics, else those of the quiz.
  func boards(of question: Question) -> [Board] {
    let own = question.details.topics.compactMap { Board(rawValue: $0.name.string) }
    if !own.isEmpty { return own }
    return board.map { [$0.value] } ?? specifications.compactMap { Board(rawValue: $0.name.string) }
  }

  /// The marks of all questions; one that says none carries 1.
  fileprivate var totalMarks: Int { questions.reduce(0) { $0 + ($1.details.marks?.value ?? 1) } }
}

private func checkPapers(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes {
    for (name, code) in quiz.specifications {
      guard let board = Board(rawValue: name.string), code.string.utf8.contains(0x2F),
        let specification = Specification.of(board, quiz.subject.value),
        Specification.withCode(code.string)?.code == specification.code
      else { continue }
      guard let (paper, tier) = specification.paper(code.string) else {
        let codes = specification.papers.flatMap { [$0.foundationCode, $0.higherCode] }
        findings.report(
          "\(board.rawValue) \(specification.subject.rawValue) has no paper '\(code.string)'", at: code.span,
          help: "it has: \(codes.joined(separator: ", "))")
        continue
      }
      if let tier, tier != quiz.tier.value {
        findings.report(
          "'\(code.string)' is a paper of the \(tier.rawValue) tier", at: code.span,
          labels: [Label(quiz.tier.span, "the quiz's tier")])
      }
      for question in quiz.questions {
        reportOtherPaper(question, board, specification, paper, code, &findings)
      }
    }
  }
}

/// Reports a topic or practical of a question that another paper asks about.
private func reportOtherPaper(
  _ question: Question, _ board: Board, _ specification: Specification, _ paper: Specification.Paper,
  _ code: Text, _ findings: inout Findings
) {
  let label = Label(code.span, "the quiz's paper")
  for (name, value) in question.details.topics where name.string == board.rawValue {
    guard let topic = specification.topic(value.string), !paper.topics.contains(topic.code) else { continue }
    let papers = specification.papers(of: topic).map(String.init).joined(separator: " and ")
    findings.report(
      papers.isEmpty
        ? "topic \(topic.code) is on neither paper"
        : "topic \(topic.code), '\(topic.title)', is on Paper \(papers), not on Paper \(paper.number)",
      at: value.span, labels: [label])
    // Its practical is on that paper as well; once is enough.
    return
  }
  for (name, value) in question.details.practical where name.string == board.rawValue {
    guard let practical = specification.practical(value.string), let own = practical.paper,
      own != paper.number
    else { continue }
    findings.report(
      "practical \(practical.number), '\(practical.title)', is on Paper \(own), not on Paper \(paper.number)",
      at: value.span, labels: [label])
  }
}

private func checkBoardContent(_ context: EntityContext, _ findings: inout Findings) {
  let finders = findings.wordLists("absent").mapValues { PhraseFinder($0) }
  for item in context.items {
    guard let quiz = context.quiz(of: item), let question = item.question else { continue }
    for board in quiz.boards(of: question) {
      guard let found = finders[board.rawValue]?.first(in: item.prompt.string) else { continue }
      findings.report(
        "'\(found.name)' is not in \(board.rawValue)'s specification", at: item.prompt.span(of: found.range),
        help: "take \(board.rawValue) out of the question's topics, or the question out of the quiz")
    }
  }
}

private func checkSingleScience(_ context: EntityContext, _ findings: inout Findings) {
  let tags = Set(findings.words("tags"))
  let topics = findings.wordLists("topics")
  for item in context.items {
    guard let quiz = context.quiz(of: item), let details = item.question?.details,
      let tag = details.tags.first(where: { tags.contains($0.string.lowercased()) })
    else { continue }
    let label = Label(tag.span, "the tag")
    for (name, code) in details.practical {
      guard let board = Board(rawValue: name.string),
        let practical = Specification.of(board, quiz.subject.value)?.practical(code.string),
        practical.isSeparateOnly == true
      else { continue }
      findings.report(
        "practical \(practical.number), '\(practical.title)', is in the separate sciences only",
        at: code.span, labels: [label])
    }
    for (name, code) in details.topics {
      guard let board = Board(rawValue: name.string),
        let specification = Specification.of(board, quiz.subject.value),
        let topic = specification.topic(code.string),
        topics[specification.code]?.contains(topic.code) ?? false
      else { continue }
      findings.report(
        "topic \(topic.code), '\(topic.title)', is in the separate sciences only", at: code.span,
        labels: [label])
    }
  }
}

/// Quizzes all of whose questions could be read.
private func wholeQuizzes(_ context: LintContext) -> [Quiz] {
  context.curriculum.quizzes.filter { !context.curriculum.hasBroken(.question, in: $0.identity.id.string) }
}

private func checkDefaultCount(_ context: LintContext, _ findings: inout Findings) {
  let count = Int(findings.number("count"))
  let least = Int(findings.number("least"))
  for quiz in wholeQuizzes(context) where quiz.generationMode == .synthesis {
    guard quiz.questions.count >= least, quiz.questions.count != count,
      quiz.questions.allSatisfy({ $0.details.source != nil })
    else { continue }
    findings.report(
      "the quiz has \(quiz.questions.count.counted("question")), Spark makes \(count)",
      at: quiz.identity.id.span)
  }
}

private func checkTierMarks(_ context: LintContext, _ findings: inout Findings) {
  let few = Int(findings.number("few_marks"))
  for quiz in wholeQuizzes(context) where quiz.tier.value == .foundation {
    let questions = quiz.questions.filter { $0.details.tier?.value != .higher }
    guard questions.count >= Int(findings.number("min_items")) else { continue }
    let light = questions.count { ($0.details.marks?.value ?? 1) <= few }
    guard Double(light) < findings.number("min_share") * Double(questions.count) else { continue }
    findings.report(
      "\(light) of \(questions.count) questions carry \(few) marks or fewer", at: quiz.identity.id.span)
  }
}

private func checkMathsShare(_ context: LintContext, _ findings: inout Findings) {
  let tags = findings.words("tags")
  for quiz in wholeQuizzes(context) {
    let total = quiz.totalMarks
    guard total >= Int(findings.number("min_marks")),
      let least = findings.number("min_share", for: quiz.subject.value.rawValue)
    else { continue }
    let maths = quiz.questions.filter { question in
      if case .numeric = question.body { return true }
      return question.details.tags.contains { tag in tags.contains { tag.string.hasPrefix($0) } }
    }
    let marks = maths.reduce(0) { $0 + ($1.details.marks?.value ?? 1) }
    guard Double(marks) < least * Double(total) else { continue }
    findings.report(
      "\(marks) of \(total) marks are on mathematics, the exam has \(Int(saturating: least * 100)) % or more",
      at: quiz.identity.id.span)
  }
}
