import CurriculumRuntime

/// The data of calculations: sizes that things have, constants that are given, signs, conversions.
extension Rule {
  static let dataRules: [Rule] = [
    magnitudePlausible, signConvention, fieldStrengthBoard, constantGiven, unitConversionHint,
  ]

  static let magnitudePlausible = Rule(
    "gcse/magnitude-plausible", .warning, "Quantities have sizes that they can have.",
    why: "An efficiency of 1.25 breaks a law; a walk at 30 m/s teaches that sizes do not matter.",
    source:
      "laws by definition; typical speeds from AQA 8463, section 4.5.6.1.2, widened; the other ranges are "
      + "curricc's own (certainty medium)", scope: .part,
    evidence: "none on the flagship's 56 calculations nor on 14 of free worksheets, whose sizes are right",
    bad: .numeric(
      "A lamp transfers 60 J, 75 J of it usefully. The efficiency of the lamp is wanted, so calculate the efficiency.",
      "{value: 1.25, unit: none, tolerance: {kind: relative, pct: 1}}"),
    good: .numeric(
      "A lamp transfers 60 J, 45 J of it usefully. The efficiency of the lamp is wanted, so calculate the efficiency.",
      "{value: 0.75, unit: none, tolerance: {kind: relative, pct: 1}}"),
    parameters: [
      .byName(
        "lowest", MagnitudeRange.table(\.lowest), "least plausible value, by what it is of and its unit"),
      .byName(
        "highest", MagnitudeRange.table(\.highest), "greatest plausible value, by what it is of and its unit"),
      .words(
        "between",
        [
          "of", "a", "an", "the", "has", "have", "with", "mass", "speed", "is", "at", "travels", "travelling",
          "travel", "moves", "moving", "driving", "drives", "constant", "steady", "mean", "average", "supply",
          "potential", "difference", "frequency", "velocity", "to", "works", "operates",
        ], "words that may stand between a thing and its number"),
      .words(
        "models", ["toy", "model", "remote-controlled", "radio-controlled", "miniature", "baby"],
        "words of a question whose things have other sizes"),
    ], check: .each(checkMagnitudes))

  static let signConvention = Rule(
    "gcse/sign-convention", .warning, "An answer has the sign that its direction has.",
    why: "Learners lose the mark for the sign, or are taught that it does not matter.",
    source: "AQA 8462, section 4.5.1.3, and 8463, section 4.5.6.1.5 (certainty high)", scope: .part,
    evidence: "none on the flagship, which has no such question",
    bad: .numeric(
      "A car brakes from 20 m/s to rest in 4.0 s.",
      "{value: 5.0, unit: m/s², tolerance: {kind: relative, pct: 1}}"
    ).replacing("Calculate the result.", with: "Calculate the acceleration."),
    good: .numeric(
      "A car brakes from 20 m/s to rest in 4.0 s.",
      "{value: -5.0, unit: m/s², tolerance: {kind: relative, pct: 1}}"
    ).replacing("Calculate the result.", with: "Calculate the acceleration."),
    parameters: [
      .words(
        "slowing", ["brakes", "braking", "decelerates", "slows down", "slowing down"], "words for slowing"),
      .words("giving", ["exothermic"], "words for giving out energy"),
      .words("taking", ["endothermic"], "words for taking in energy"),
      .words(
        "unsigned", ["released", "given out", "taken in", "absorbed", "transferred", "size", "magnitude"],
        "words by which a question asks for the amount without a sign"),
    ], check: .each(checkSigns))

  static let fieldStrengthBoard = Rule(
    "gcse/g-value-board", .warning,
    "A question says which gravitational field strength to use, the one of its board's papers.",
    why: "9.8 or 10 makes a difference of 2 %, which no tolerance of 1 % forgives.",
    source: "AQA 8463, section 4.5.1.3: 9.8 N/kg (certainty high); Pearson 1PH0 and OCR J249: 10 N/kg "
      + "(certainty medium)", scope: .part,
    evidence: "none on the flagship, which gives the field strength wherever it is needed",
    bad: .numeric(
      "A book has a mass of 0.50 kg.", "{value: 5.0, unit: N, tolerance: {kind: relative, pct: 1}}",
      "working: 0.50*10"
    ).replacing("Calculate the result.", with: "Calculate its weight."),
    good: .numeric(
      "A book has a mass of 0.50 kg. Gravitational field strength = 9.8 N/kg.",
      "{value: 4.9, unit: N, tolerance: {kind: relative, pct: 1}}", "working: 0.50*9.8"
    ).replacing("Calculate the result.", with: "Calculate its weight."),
    parameters: [
      .byName("value", ScienceDefaults.fieldStrength, "the field strength of a board's papers in N/kg"),
      .words(
        "elsewhere",
        [
          "moon", "mars", "planet", "planets", "jupiter", "saturn", "venus", "mercury", "neptune", "uranus",
          "pluto", "titan", "asteroid", "space", "star",
        ], "places where it is another"),
    ], check: .each(checkFieldStrengths))

  static let constantGiven = Rule(
    "gcse/constant-given", .warning, "A constant of nature that the working needs stands in the question.",
    why: "Equation sheets give equations and no data; learners need not know the number by heart.",
    source: "AQA, Pearson and OCR equation sheets for 2025 to 2027 (certainty high)", scope: .part,
    evidence: "none on the flagship's 56 calculations, which give all data",
    bad: .numeric(
      "1.5 kg of water is heated by 80 °C.", "{value: 504000, unit: J, tolerance: {kind: relative, pct: 1}}",
      "working: 1.5*4200*80"),
    good: .numeric(
      "1.5 kg of water is heated by 80 °C. Specific heat capacity of water = 4200 J/kg °C.",
      "{value: 504000, unit: J, tolerance: {kind: relative, pct: 1}}", "working: 1.5*4200*80"),
    parameters: [
      .wordLists("constants", ScienceDefaults.constants, "values of constants by their names"),
      .wordLists(
        "only_where", ScienceDefaults.constantContexts,
        "words of which the question has one where a value is that constant and no other number"),
    ], check: .each(checkConstants))

  static let unitConversionHint = Rule(
    "gcse/unit-conversion-hint", .info,
    "A calculation that needs a conversion of units says so in its record.",
    why: "It is one step harder than it looks; teachers choose questions by such steps.",
    source: "maths skill 1c of the GCSE science subject content, DfE 2015; the record is curricc's own",
    scope: .part,
    evidence: "2 findings on the flagship before its questions were tagged, none wrong",
    bad: .numeric(
      "A current of 2.0 A flows for 3 minutes.", "{value: 360, unit: C, tolerance: {kind: relative, pct: 1}}",
      "working: 2.0*3*60"),
    good: .numeric(
      "A current of 2.0 A flows for 3 minutes.", "{value: 360, unit: C, tolerance: {kind: relative, pct: 1}}",
      "working: 2.0*3*60\n    tags: [unit-conversion]"),
    parameters: [
      .words(
        "tags", ["unit-conversion", "conversion", "maths-1c", "maths-1b", "1b", "1c"], "tags that say so"),
      .words(
        "factors",
        ["60", "3600", "1000", "1000000", "1000000000", "0.001", "0.000001", "1e3", "1e6", "1e-3"],
        "numbers that change units and are no data"),
    ], check: .each(checkConversions))
}

/// A range as the parameters of `gcse/magnitude-plausible` have it.
private struct PlausibleRange {
  let range: MagnitudeRange
  let unit: UnitOfMeasure
  let bounds: ClosedRange<Double>

  /// True when an amount is in the range; nil when its unit measures something else.
  func contains(_ value: Rational, _ valueUnit: UnitOfMeasure) -> Bool? {
    // 75 without a unit may be a percentage; what it says is the number that is meant.
    let isBare = valueUnit.isOne && range.unit == "%"
    guard isBare || unit == valueUnit || (unit.isComparable(to: valueUnit) && !unit.isOne) else { return nil }
    guard let amount = isBare ? value : Quantity(value, valueUnit).converted(to: unit),
      let double = Double(amount.text(figures: 9))
    else { return nil }
    return bounds.contains(double)
  }
}

private func checkMagnitudes(_ context: EntityContext, _ findings: inout Findings) {
  let ranges = MagnitudeRange.all.compactMap { range -> PlausibleRange? in
    guard let unit = range.unit.isEmpty ? UnitOfMeasure.one : try? UnitOfMeasure(range.unit) else {
      return nil
    }
    let low = findings.number("lowest", for: range.key) ?? -.infinity
    let high = findings.number("highest", for: range.key) ?? .infinity
    return PlausibleRange(range: range, unit: unit, bounds: min(low, high)...max(low, high))
  }
  let between = Set(findings.words("between"))
  let models = PhraseFinder(findings.words("models"))
  forEachNumeric(context) { item in
    let prompt = item.question.prompt
    if models.first(in: prompt.string) == nil { reportStatedSizes(prompt, ranges, between, &findings) }
    guard let asked = QuantityName.asked(in: prompt.string), let unit = item.unit else { return }
    let own = ranges.filter { $0.range.names.contains(asked.quantity.name) }
    let verdicts = own.compactMap { range in range.contains(item.key.value, unit).map { (range.range, $0) } }
    guard !verdicts.isEmpty, !verdicts.contains(where: \.1), let range = verdicts.first?.0 else { return }
    findings.report(
      "\(item.answer.value.value.text) is no \(asked.quantity.name) that \(range.isLaw ? "can be" : "is likely")",
      at: item.answer.value.span, severity: range.isLaw ? .error : nil,
      labels: [Label(prompt.span(of: asked.range), "what is asked")], help: range.expectation(findings))
  }
}

extension MagnitudeRange {
  /// The name under which a curriculum may set other bounds: "car m/s".
  var key: String { unit.isEmpty ? names[0] : "\(names[0]) \(unit)" }

  /// A bound of every range that has it, by its key.
  static func table(_ bound: (MagnitudeRange) -> Double) -> [String: Double] {
    Dictionary(all.filter { bound($0).isFinite }.map { ($0.key, bound($0)) }) { first, _ in first }
  }

  /// What is expected, in words.
  fileprivate func expectation(_ findings: Findings) -> String {
    let low = findings.number("lowest", for: key) ?? lowest
    func text(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e12 ? "\(Int(number))" : "\(number)"
    }
    guard let high = findings.number("highest", for: key) else {
      return "expected \(text(low)) \(unit) or more"
    }
    return low == high ? "expected \(text(low)) \(unit)" : "expected \(text(low)) to \(text(high)) \(unit)"
  }
}

/// Reports numbers of a prompt that stand right behind the name of a thing and that it cannot have.
private func reportStatedSizes(
  _ prompt: Wording, _ ranges: [PlausibleRange], _ between: Set<String>, _ findings: inout Findings
) {
  let numbers = statedNumbers(in: prompt.string).filter { !$0.isName && $0.unit != nil }
  guard !numbers.isEmpty else { return }
  let tokens = phraseTokens(prompt.string)
  for number in numbers {
    guard let unit = number.unit, let place = tokens.firstIndex(where: { $0.range.overlaps(number.range) })
    else { continue }
    var index = place
    while index > 0, !tokens[index].beginsClause, between.contains(tokens[index - 1].text) { index -= 1 }
    guard index > 0, !tokens[index].beginsClause else { continue }
    let name = tokens[index - 1]
    let own = ranges.filter { $0.range.names.contains(name.text) }
    let verdicts = own.compactMap { range in
      range.contains(number.number.value, unit).map { (range.range, $0) }
    }
    guard !verdicts.isEmpty, !verdicts.contains(where: \.1), let range = verdicts.first?.0 else { continue }
    findings.report(
      "'\(name.text)' with \(number.number.value.readableText) \(unit.canonicalText)",
      at: prompt.span(
        of: number.range.lowerBound..<(number.unitRange?.upperBound ?? number.range.upperBound)),
      labels: [Label(prompt.span(of: name.range), "what it is of")], help: range.expectation(findings))
  }
}

private func checkSigns(_ context: EntityContext, _ findings: inout Findings) {
  let slowing = PhraseFinder(findings.words("slowing"))
  let giving = PhraseFinder(findings.words("giving"))
  let taking = PhraseFinder(findings.words("taking"))
  let unsigned = PhraseFinder(findings.words("unsigned"))
  forEachNumeric(context) { item in
    let prompt = item.question.prompt
    guard let asked = QuantityName.asked(in: prompt.string), unsigned.first(in: prompt.string) == nil else {
      return
    }
    let isNegative = item.key.value.signum < 0
    let label = Label(prompt.span(of: asked.range), "what is asked")
    func report(_ message: String) {
      findings.report(message, at: item.answer.value.span, labels: [label])
    }
    switch asked.quantity.name {
    case "deceleration":
      if isNegative { report("a deceleration is given without a minus sign") }
    case "acceleration", "mean acceleration":
      if !isNegative, item.key.value.signum > 0, slowing.first(in: prompt.string) != nil {
        report("the acceleration of what slows down is negative")
      }
    case "energy change", "overall energy change":
      let texts = [prompt.string, item.question.details.explanation?.string ?? ""]
      let gives = texts.contains { giving.first(in: $0) != nil }
      let takes = texts.contains { taking.first(in: $0) != nil }
      if gives, !takes, item.key.value.signum > 0 {
        report("the energy change of an exothermic reaction is negative")
      } else if takes, !gives, isNegative {
        report("the energy change of an endothermic reaction is positive")
      }
    default: break
    }
  }
}

/// Names of quantities that are worked out with the gravitational field strength.
private let heavyQuantities: Set<String> = ["weight", "gravitational potential energy"]

private func checkFieldStrengths(_ context: EntityContext, _ findings: inout Findings) {
  let elsewhere = PhraseFinder(findings.words("elsewhere"))
  for item in context.items {
    guard let quiz = context.quiz(of: item), let question = item.question, case .numeric = question.body,
      elsewhere.first(in: item.prompt.string) == nil
    else { continue }
    let prompt = item.prompt.string
    let boards = quiz.boards(of: question)
    let values = Set(boards.compactMap { findings.number("value", for: $0.rawValue) })
    let stated = EquationSymbols.fieldStrengths(in: statedNumbers(in: prompt), prompt)
    if let number = stated.first {
      let written = Double(number.number.value.text(figures: 6)) ?? 0
      guard values.count == 1, let own = values.first, written != own else { continue }
      findings.report(
        "\(boards[0].rawValue)'s papers have \(own) N/kg", at: item.prompt.span(of: number.range),
        help: "work it out with \(own)")
      continue
    }
    guard let asked = QuantityName.asked(in: prompt), heavyQuantities.contains(asked.quantity.name),
      let working = question.details.working, let expression = try? ArithmeticExpression(working.string)
    else { continue }
    let given = Set(statedNumbers(in: prompt).map(\.number.value))
    let used = expression.numbers.first {
      [Rational(98, over: 10), Rational(981, over: 100), 10].contains($0.number.value)
        && !given.contains($0.number.value)
    }
    guard let used else { continue }
    findings.report(
      "the question does not say that the gravitational field strength is \(used.number.value.readableText) N/kg",
      at: working.span(of: used.range), labels: [Label(item.prompt.span, "the question")],
      help: values.count == 1
        ? "add 'Gravitational field strength = \(values.first ?? 9.8) N/kg.'"
        : "the quiz's boards take different values: add 'Gravitational field strength = … N/kg.'")
  }
}

private func checkConstants(_ context: EntityContext, _ findings: inout Findings) {
  let constants = findings.wordLists("constants").sorted { $0.key < $1.key }.map { name, values in
    (name: name, values: values.compactMap { try? WrittenNumber($0).value })
  }
  let contexts = findings.wordLists("only_where").mapValues { PhraseFinder($0) }
  forEachNumeric(context) { item in
    guard let working = item.question.details.working,
      let expression = try? ArithmeticExpression(working.string)
    else { return }
    let prompt = item.question.prompt.string
    let given = statedNumbers(in: prompt).map(\.number.value)
    for used in expression.numbers where !used.isExponent {
      let values = [used.standardForm?.value, used.number.value].compactMap(\.self)
      guard let constant = constants.first(where: { $0.values.contains { values.contains($0) } }),
        contexts[constant.name].map({ $0.first(in: prompt) != nil }) ?? true,
        !given.contains(where: { datum in
          values.contains { $0 == datum || (datum.signum != 0 && ($0 / datum).exactPowerOfTen != nil) }
        })
      else { continue }
      findings.report(
        "the question does not give the \(constant.name)", at: working.span(of: used.range),
        labels: [Label(item.question.prompt.span, "the question")],
        help: "add it to the question with its unit")
    }
  }
}

private func checkConversions(_ context: EntityContext, _ findings: inout Findings) {
  let tags = Set(findings.words("tags"))
  let factors = Set(findings.words("factors").compactMap { try? WrittenNumber($0).value })
  forEachNumeric(context) { item in
    let details = item.question.details
    guard let working = details.working, let expression = try? ArithmeticExpression(working.string),
      !details.tags.contains(where: { tags.contains($0.string) }), details.difficulty == nil
    else { return }
    let given = Set(statedNumbers(in: item.question.prompt.string).map(\.number.value))
    let factor = expression.numbers.first { used in
      let value = used.standardForm?.value ?? used.number.value
      return !used.isExponent && factors.contains(value) && !given.contains(value)
    }
    guard let factor else { return }
    findings.report(
      "the calculation converts units, and nothing says so", at: working.span(of: factor.range),
      help: "add 'tags: [unit-conversion]', or a 'difficulty'")
  }
}
