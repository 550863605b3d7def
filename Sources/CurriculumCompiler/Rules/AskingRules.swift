import CurriculumRuntime

/// What a science question asks for and points at: commands, mark schemes, figures, hazards, terms.
extension Rule {
  static let askingRules: [Rule] = [
    twoCommands, commandObjective, rubricAlternatives, strictTerms, figureReference, graphAxes,
    safetyMentioned,
  ]

  static let twoCommands = Rule(
    "gcse/two-commands", .info, "Each command of a question has a point in its mark scheme.",
    why: "Who does half of what is asked gets all the marks, and never learns that a half was missing.",
    source: "AQA, Pearson and OCR mark schemes: one mark a point (certainty high)", scope: .part,
    evidence: "none on the flagship; 3 on 265 free questions to be answered in words, none wrong",
    bad: rubric("State and explain what loft insulation does.", ["it slows the transfer of energy"]),
    good: rubric(
      "State and explain what loft insulation does.", ["it slows the transfer of energy", "as it traps air"]),
    check: .each { context, findings in
      for item in context.items {
        guard context.quiz(of: item) != nil, case .rubric(let points) = item.question?.body else { continue }
        // 'When the lights change, a car moves off.' begins like a question and is none.
        let commands = CommandWord.commands(in: phraseTokens(item.prompt.string)).filter {
          !CommandWord.stems.contains($0.word) || item.prompt.string.asks(from: $0.range.upperBound)
        }
        guard commands.count > 1, commands.count > points.count, let last = commands.last else { continue }
        findings.report(
          "the question has \(commands.count) commands, its mark scheme \(points.count.counted("point"))",
          at: item.prompt.span(of: last.range), help: "add a point for '\(last.word)', or ask for one thing")
      }
    })

  static let commandObjective = Rule(
    "gcse/command-ao", .info, "The assessment objective is one that the command word can assess.",
    why: "The balance of a quiz is worked out from the objectives.",
    source: "Ofqual, GCSE subject level conditions for science, 2017; the boards' lists of command words "
      + "(certainty medium: only pairs that no paper has)", scope: .part,
    evidence:
      "1 finding on the flagship, not wrong, and mended; a version that held every word to its usual objectives found 11 things there, most of "
      + "them wrong",
    bad: rubric("Define energy.", ["the capacity to do work"], "command_word: Define\n    ao: AO3"),
    good: rubric("Define energy.", ["the capacity to do work"], "command_word: Define\n    ao: AO1"),
    parameters: [
      .wordLists(
        "never",
        [
          "AO1": [
            "calculate", "estimate", "evaluate", "assess", "discuss", "justify", "deduce", "predict", "plot",
            "show that", "comment on", "conclude",
          ], "AO2": ["define", "state what is meant by", "recall"],
          "AO3": ["define", "state what is meant by", "recall", "name", "label"],
        ], "command words that never assess an objective")
    ],
    check: .each { context, findings in
      let never = findings.wordLists("never").mapValues { Set($0) }
      for item in context.items {
        guard context.quiz(of: item) != nil, let objective = item.question?.details.objective,
          let command = item.question?.details.commandWord,
          never[objective.value.rawValue]?.contains(command.string.lowercased()) ?? false
        else { continue }
        findings.report(
          "'\(command.string)' does not assess \(objective.value.rawValue)", at: objective.span,
          labels: [Label(command.span, "the command word")])
      }
    })

  static let rubricAlternatives = Rule(
    "gcse/rubric-alternatives", .info, "Alternatives in a mark scheme can be read.",
    why: "A point that ends in 'or' has lost what else would be right.",
    source: "AQA, Pearson and OCR mark schemes: 'or', 'allow', '/' (certainty high)", scope: .part,
    evidence: "none on the flagship's 46 points, 9 of which have alternatives",
    bad: rubric("Name a unit of energy.", ["joule or"]),
    good: rubric("Name a unit of energy.", ["joule (or kilowatt hour)"]),
    parameters: [
      .words("joining", ["or", "allow", "accept", "and"], "words that join alternatives to a point")
    ], check: .each(checkRubricAlternatives))

  static let strictTerms = Rule(
    "gcse/spelling-strict-terms", .info,
    "A mark scheme for a term that a slip turns into another says that the other one is wrong.",
    why: "Boards accept a misspelt word unless it could be another term: 'mieosis' is neither.",
    source: "AQA, Pearson and OCR mark schemes: 'do not accept a misspelling that is another term' "
      + "(certainty high); the pairs are curricc's own", scope: .part,
    evidence: "1 finding on the flagship, not wrong, and mended: fusion, without a word on fission",
    bad: rubric("Name the process that makes gametes.", ["meiosis"]),
    good: rubric("Name the process that makes gametes.", ["meiosis (do not accept mitosis)"]),
    parameters: [
      .wordLists("pairs", ScienceDefaults.confusableTerms, "terms, each with those that it is taken for"),
      .number("most_words", 3, "most words of an answer that is a term"),
    ], check: .each(checkStrictTerms))

  static let figureReference = Rule(
    "gcse/figure-ref", .error, "A figure, graph or table that a question points at is there.",
    why: "Nobody can answer from a figure that is not shown.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 14; AQA papers' references to figures (certainty high)",
    scope: .part,
    evidence: "none on the flagship; 9 on 1,173 free questions taken without their pictures, none wrong",
    bad: rubric("Figure 1 shows a spring. Describe how it is stretched.", ["by a force", "at each end"]),
    good: rubric(
      "Figure 1 shows a spring. Describe how it is stretched.", ["by a force", "at each end"],
      "image: {file: https://example.org/spring.svg, alt: A spring hangs from a stand.}"),
    parameters: [
      .words(
        "numbered", ["figure", "figures", "fig", "diagram", "graph"], "words that name a picture by a number"),
      .words(
        "shown",
        [
          "shown below", "the diagram shows", "the graph shows", "the figure shows", "the photograph shows",
          "the picture shows", "the diagram below", "the graph below", "the figure below", "in the diagram",
          "in the figure", "in the photograph", "this diagram", "this graph",
        ], "phrases that point at a picture"),
      .words(
        "tables", ["table below", "the table shows", "table 1", "table 2", "in the table"],
        "phrases that point at a table"),
    ], check: .each(checkFigureReferences))

  static let graphAxes = Rule(
    "gcse/graph-axes", .info, "The description of a graph names each axis with its unit, as 'time in s'.",
    why: "Learners who cannot see the graph get its data from there.",
    source: "ASE, The Language of Measurement, 2010; AQA's style for axes; WCAG 2.2, success criterion 1.1.1 "
      + "(certainty medium)", scope: .part, evidence: "none on the flagship, which has no graphs",
    bad: graph("A graph of distance against time."),
    good: graph("A graph of distance in m against time in s."),
    check: .each(checkGraphAxes))

  static let safetyMentioned = Rule(
    "gcse/safety", .info, "A question about a dangerous procedure speaks of the danger.",
    why: "Learners take a mark scheme for the way to do it.",
    source: "CLEAPSS guidance for schools; AQA 8461 to 8463, section 8.2: risks of practical work "
      + "(certainty medium)", scope: .part, evidence: "none on the flagship",
    bad: rubric(
      "Describe how to show the reaction of sodium with water.", ["drop a small piece in", "watch it move"]),
    good: rubric(
      "Describe how to show the reaction of sodium with water.",
      ["drop a small piece in behind a safety screen", "watch it move"]),
    parameters: [
      .words(
        "hazards",
        [
          "concentrated sulfuric acid", "concentrated hydrochloric acid", "concentrated nitric acid",
          "concentrated acid", "concentrated sodium hydroxide", "sodium with water", "potassium with water",
          "lithium with water", "alkali metal with water", "alkali metals with water",
          "radioactive source", "radioactive sources", "liquid bromine", "white phosphorus",
        ], "what is dangerous to handle"),
      .words("commands", ["plan", "design", "devise"], "words that ask for a procedure"),
      .words(
        "procedures",
        [
          "how to", "method", "procedure", "experiment", "investigate", "investigation", "measure",
          "demonstrate",
          "prepare",
        ], "words by which 'describe' asks for a procedure"),
      .words(
        "precautions",
        [
          "goggles", "eye protection", "safety", "gloves", "fume cupboard", "tongs", "screen", "hazard",
          "hazards",
          "risk", "risks", "danger", "shielding", "lead", "lab coat", "distance", "corrosive", "careful",
        ], "words that speak of the danger"),
    ], check: .each(checkSafety))
}

private func rubric(_ prompt: String, _ points: [String], _ more: String = "") -> Example {
  let marks = more.isEmpty ? "marks: \(points.count)" : "marks: \(points.count)\n    \(more)"
  return .energyQuiz(
    """
      - id: q1
        type: short
        prompt: \(prompt)
        rubric: [\(points.joined(separator: ", "))]
        \(marks)
    """)
}

private func graph(_ alt: String) -> Example {
  rubric(
    "Describe the motion.", ["it starts slowly", "it gets faster"],
    "image: {file: https://example.org/graph.svg, alt: \(alt)}")
}

private func checkRubricAlternatives(_ context: EntityContext, _ findings: inout Findings) {
  let joining = Set(findings.words("joining"))
  for item in context.items {
    guard case .rubric(let points) = item.question?.body else { continue }
    for point in points {
      let words = point.string.lowercased().split { $0 == " " || $0 == "," || $0 == "." }.map(String.init)
      if let last = words.last, words.count > 1, joining.contains(last) {
        findings.report("the point ends in '\(last)'", at: point.span, help: "add the other answer")
      } else if words.count > 1, words[0] == "or" || words[0] == "/" {
        findings.report(
          "the point begins with '\(words[0])'", at: point.span,
          help: "put it behind the point that it belongs to")
      } else if let bracket = point.string.unmatchedBracket {
        findings.report("a bracket '\(bracket)' has no other", at: point.span)
      }
    }
  }
}

extension String {
  /// True when the sentence that goes on at a UTF-8 offset ends in a question mark.
  fileprivate func asks(from offset: Int) -> Bool {
    let rest = Array(utf8.dropFirst(offset))
    for (index, byte) in rest.enumerated() where byte == 0x3F || byte == 0x2E || byte == 0x21 {
      // A point within a number ends nothing.
      if byte == 0x2E, index + 1 < rest.count, rest[index + 1] != 0x20, rest[index + 1] != 0x0A { continue }
      return byte == 0x3F
    }
    return false
  }

  /// The first round bracket without its other half; labels of lists, as in `a)`, are let pass.
  fileprivate var unmatchedBracket: Character? {
    var open = 0
    for (index, character) in enumerated() {
      if character == "(" { open += 1 }
      guard character == ")" else { continue }
      if open == 0, index > 2 { return ")" }
      open = max(0, open - 1)
    }
    return open > 0 ? "(" : nil
  }
}

private func checkStrictTerms(_ context: EntityContext, _ findings: inout Findings) {
  let pairs = findings.wordLists("pairs")
  let longest = Int(findings.number("most_words"))
  for item in context.items {
    guard context.quiz(of: item) != nil, let question = item.question else { continue }
    switch question.body {
    case .rubric(let points): checkPoints(points, question)
    case .typed(let answer, let accept): checkAccepted(accept, for: answer)
    case .cloze(let gaps):
      for gap in gaps { if let answer = gap.first { checkAccepted(Array(gap.dropFirst()), for: answer) } }
    default: break
    }
  }

  func checkPoints(_ points: [Text], _ question: Question) {
    let texts = question.prompt.parts + points + [question.details.explanation].compactMap(\.self)
    let said = Set(texts.flatMap { foldedWords($0.string) })
    for point in points {
      let words = foldedWords(point.string)
      guard words.count <= longest, let term = words.first(where: { pairs[$0] != nil }),
        let rivals = pairs[term], !rivals.contains(where: said.contains)
      else { continue }
      findings.report(
        "nothing says that '\(rivals[0])' is wrong for '\(term)'", at: point.span,
        help: "add '(do not accept \(rivals[0]))' to the point, or name it in the explanation")
    }
  }

  // What is typed is compared with the answer, so only what is accepted besides can be the wrong term.
  func checkAccepted(_ accepted: [Text], for answer: Text) {
    let rivals = Set(foldedWords(answer.string).flatMap { pairs[$0] ?? [] })
    for text in accepted where !rivals.isDisjoint(with: foldedWords(text.string)) {
      findings.report(
        "'\(text.string)' is another term than '\(answer.string)'", at: text.span, severity: .warning,
        labels: [Label(answer.span, "the answer")])
    }
  }
}

private func checkFigureReferences(_ context: EntityContext, _ findings: inout Findings) {
  let numbered = Set(findings.words("numbered"))
  let shown = PhraseFinder(findings.words("shown"))
  let tables = PhraseFinder(findings.words("tables"))
  for item in context.items {
    guard context.isAboutSubject(item), let question = item.question, question.details.image == nil,
      context.promptLanguage(of: item) == "en"
    else { continue }
    let prompt = item.prompt.string
    // A table may be drawn in the text itself, with bars between the cells.
    let found =
      shown.first(in: prompt)?.range ?? (prompt.utf8.contains(0x7C) ? nil : tables.first(in: prompt)?.range)
    guard let range = found ?? numberedFigure(prompt, numbered) else { continue }
    findings.report(
      "the question points at something that is not there", at: item.prompt.span(of: range),
      help: "add 'image: {file: …, alt: …}', or ask without it")
  }
}

/// UTF-8 offsets of a picture's name with its number: `Figure 1`, `Fig. 2a`, `Figure G7-1`.
private func numberedFigure(_ text: String, _ names: Set<String>) -> Range<Int>? {
  guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
  let tokens = phraseTokens(text)
  for index in tokens.indices.dropLast() where names.contains(tokens[index].text) {
    let next = tokens[index + 1]
    guard !next.beginsClause, next.text.utf8.count <= 5, next.text.contains(where: \.isNumber) else {
      continue
    }
    return tokens[index].range.lowerBound..<next.range.upperBound
  }
  return nil
}

private func checkGraphAxes(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items {
    guard context.quiz(of: item) != nil, let alt = item.question?.details.image?.alt else { continue }
    let tokens = phraseTokens(alt.string)
    guard let graph = tokens.firstIndex(where: { $0.text == "graph" }) else { continue }
    guard let against = tokens.firstIndex(where: { $0.text == "against" }), against > graph else {
      guard !tokens.contains(where: { $0.text == "axis" || $0.text == "axes" }) else { continue }
      findings.report(
        "the description does not say what the graph's axes are", at: alt.span(of: tokens[graph].range),
        help: "write 'A graph of distance in m against time in s'")
      continue
    }
    for axis in [tokens[graph..<against], tokens[against...]] {
      let names = axis.map(\.text)
      guard let quantity = QuantityName.all.first(where: { $0.name == axisName(names) }),
        let unit = quantity.units.first, !unit.isOne, !names.contains("in"), !names.contains("per"),
        let place = axis.dropFirst().first
      else { continue }
      findings.report(
        "the \(quantity.name) on the graph has no unit",
        at: alt.span(of: place.range.lowerBound..<axis[axis.endIndex - 1].range.upperBound),
        help: "write '\(quantity.name) in \(unit.canonicalText)'")
    }
  }
}

/// The quantity that the words of an axis end in: "distance" of "graph of distance".
private func axisName(_ words: [String]) -> String {
  words.drop { ["graph", "of", "against", "the", "a"].contains($0) }.joined(separator: " ")
}

private func checkSafety(_ context: EntityContext, _ findings: inout Findings) {
  let hazards = PhraseFinder(findings.words("hazards"))
  let precautions = PhraseFinder(findings.words("precautions"))
  let commands = Set(findings.words("commands"))
  let procedures = PhraseFinder(findings.words("procedures"))
  for item in context.items {
    guard context.quiz(of: item) != nil, let question = item.question,
      case .rubric(let points) = question.body, let hazard = hazards.first(in: item.prompt.string)
    else { continue }
    // 'Describe how the activity of a radioactive source changes' asks for no procedure.
    let words = CommandWord.commands(in: phraseTokens(item.prompt.string)).map(\.word)
    guard
      words.contains(where: commands.contains)
        || (words.contains("describe") && procedures.first(in: item.prompt.string) != nil)
    else { continue }
    let texts =
      item.prompt.parts + points + question.details.hints + [question.details.explanation].compactMap(\.self)
    guard !texts.contains(where: { precautions.first(in: $0.string) != nil }) else { continue }
    findings.report(
      "nothing says what to do about '\(hazard.name)'", at: item.prompt.span(of: hazard.range),
      help: "name the precaution in the mark scheme: eye protection, a safety screen, tongs")
  }
}
