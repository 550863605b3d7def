import CurriculumRuntime

/// Numeric answers: tolerance, figures, and whether the working leads to the key.
extension Rule {
  static let numericRules: [Rule] = [
    toleranceSane, answerReachable, workingUsesData,
    figuresOfData, figuresStated, figuresDemanded, acceptEquivalent,
  ]

  static let toleranceSane = Rule(
    "gcse/tolerance-sane", .warning, "A tolerance lets rounding pass and not a wrong method.",
    why: "60 % accepts almost any number; 0 % marks a rightly rounded answer wrong.",
    source: "a default of curricc's own; boards' mark schemes give ranges of 1 to 5 % (certainty medium)",
    scope: .part,
    bad: .numeric("A force.", "{value: 12, unit: N, tolerance: {kind: relative, pct: 60}}"),
    good: .numeric("A force.", "{value: 12, unit: N, tolerance: {kind: relative, pct: 2}}"),
    parameters: [
      .number("max_percent", 5, "largest tolerance in %"),
      .number("max_percent_estimate", 10, "the same for estimates and readings"),
      .words(
        "estimates", ["estimate", "graph", "figure", "measure", "sketch"],
        "words of a prompt that asks for one"),
    ], check: .each(checkToleranceSane))

  static let answerReachable = Rule(
    "gcse/answer-reachable", aliases: ["gcse/rounding-consistent"], .error,
    "The working comes to the answer, rounded as the answer is.",
    why: "Every learner who works correctly would be marked wrong.",
    source: "maths skill 2a of the GCSE science subject content, DfE 2015 (certainty high)", scope: .part,
    fix: "Writes what the working comes to, rounded as the answer is; only with --unsafe.",
    bad: .numeric(
      "A car of mass 1200 kg has a speed of 15 m/s.",
      "{value: 13500, unit: J, tolerance: {kind: relative, pct: 1}}", "working: 0.5*1200*15**2"),
    good: .numeric(
      "A car of mass 1200 kg has a speed of 15 m/s.",
      "{value: 135000, unit: J, tolerance: {kind: relative, pct: 1}}", "working: 0.5*1200*15**2"),
    check: .each(checkReachable))

  static let workingUsesData = Rule(
    "gcse/working-uses-data", .warning,
    "Every number of the working stands in the question or is a constant.",
    why:
      "A number that the learner is not given cannot be used; most often it was copied from another question.",
    source: "a default of curricc's own", scope: .part,
    bad: .numeric(
      "A car of mass 1200 kg has a speed of 15 m/s.",
      "{value: 146250, unit: J, tolerance: {kind: relative, pct: 1}}", "working: 0.5*1300*15**2"),
    good: .numeric(
      "A car of mass 1200 kg has a speed of 15 m/s.",
      "{value: 135000, unit: J, tolerance: {kind: relative, pct: 1}}", "working: 0.5*1200*15**2"),
    parameters: [
      .words(
        "constants",
        [
          "0.5", "1", "2", "3", "4", "9.8", "10", "12", "24", "60", "100", "273", "1000", "3600", "4200",
          "1000000",
          "1000000000", "6.02e23", "3e8", "3.14", "3.142", "7", "365",
        ], "numbers that need not be given; relative atomic masses are another matter"),
      .number("tolerance", 0.0005, "relative difference up to which two numbers are the same"),
      .number("max_atoms", 12, "atoms of one element in a formula mass that learners add up themselves"),
    ], check: .each(checkWorkingData))

  static let figuresOfData = Rule(
    "gcse/sig-figs-data", .info, "The answer has about as many significant figures as the data.",
    why: "0.666667 from 2.0 and 3.0 claims a precision that nobody measured.",
    source: "maths skill 2a of the GCSE science subject content, DfE 2015 (certainty high)", scope: .part,
    bad: .numeric(
      "A load of 2.0 N stretches a spring of 3.0 N/m.",
      "{value: 0.6666667, unit: m, tolerance: {kind: relative, pct: 1}}"),
    good: .numeric(
      "A load of 2.0 N stretches a spring of 3.0 N/m.",
      "{value: 0.67, unit: m, tolerance: {kind: relative, pct: 1}}"),
    parameters: [
      .number("slack", 1, "figures more, or fewer, than the data have that are let pass"),
      .number("usual", 3, "figures that an answer may have whatever the data"),
    ],
    check: .each(checkFiguresOfData))

  static let figuresStated = Rule(
    "gcse/sig-figs-stated", .error, "An answer asked for to so many figures is marked to so many figures.",
    why: "The question promises a mark for rounding that nobody would check, or the key itself breaks it.",
    source: "maths skill 2a of the GCSE science subject content, DfE 2015 (certainty high)", scope: .part,
    bad: .numeric(
      "Give your answer to 2 significant figures.",
      "{value: 5.88, unit: J, significant_figures: 3, tolerance: {kind: exact_after_rounding}}"),
    good: .numeric(
      "Give your answer to 2 significant figures.",
      "{value: 5.9, unit: J, significant_figures: 2, tolerance: {kind: exact_after_rounding}}"),
    check: .each(checkFiguresStated))

  static let figuresDemanded = Rule(
    "gcse/sig-figs-demanded-not-checked", .warning, "Figures that are marked are asked for.",
    why: "Boards give a mark for figures only when the question asks; a learner cannot guess it.",
    source: "AQA, Pearson and OCR mark schemes (certainty medium)", scope: .part,
    bad: .numeric(
      "A book is lifted.",
      "{value: 5.9, unit: J, significant_figures: 2, tolerance: {kind: exact_after_rounding}}"),
    good: .numeric(
      "A book is lifted. Give your answer to 2 significant figures.",
      "{value: 5.9, unit: J, significant_figures: 2, tolerance: {kind: exact_after_rounding}}"),
    check: .each(checkFiguresDemanded))

  static let acceptEquivalent = Rule(
    "gcse/accept-equivalent", .error, "Other forms of an answer are the same amount.",
    why: "A wrong answer would be marked right, and the right one in that unit wrong.",
    source: "BIPM, The International System of Units, 9th edition, section 3: prefixes (certainty high)",
    scope: .part,
    fix: "Writes the amount that the key is in that unit; only with --unsafe.",
    bad: .numeric(
      "A car.",
      "{value: 135000, unit: J, tolerance: {kind: relative, pct: 1}, accept: [{value: 13.5, unit: kJ}]}"),
    good: .numeric(
      "A car.",
      "{value: 135000, unit: J, tolerance: {kind: relative, pct: 1}, accept: [{value: 135, unit: kJ}]}"),
    check: .each(checkAcceptEquivalent))
}

private func checkToleranceSane(_ context: EntityContext, _ findings: inout Findings) {
  let estimates = PhraseFinder(findings.words("estimates"))
  forEachNumeric(context) { item in
    let isEstimate = estimates.first(in: item.question.prompt.string) != nil
    let limit = findings.number(isEstimate ? "max_percent_estimate" : "max_percent")
    switch item.answer.tolerance {
    case .relative(let percent):
      if percent.value.double <= 0 {
        findings.report("a tolerance of 0 % marks a rounded answer wrong", at: percent.span)
      } else if percent.value.double > limit {
        findings.report(
          "a tolerance of \(percent.value.text) % accepts wrong methods, expected \(Int(limit)) % at most",
          at: percent.span)
      }
    case .absolute(let amount):
      let share = amount.value.double / max(abs(item.answer.value.value.double), .leastNonzeroMagnitude) * 100
      // Half of the last figure is what rounding needs, however large a share that is of a small number.
      guard item.key.value.signum != 0, let written = try? WrittenNumber(amount.value.text),
        written.value > item.key.halfUnit * Rational(2),
        share > limit
      else { break }
      findings.report(
        "a tolerance of \(amount.value.text) is \(Int(saturating: share.rounded())) % of the answer, expected \(Int(limit)) % at most",
        at: amount.span)
    case .range(let low, let high):
      if low.value.double <= 0, high.value.double >= 0, item.answer.value.value.double != 0 {
        findings.report("the range contains 0, the answer of who did nothing", at: low.span)
      }
    case .exactAfterRounding, nil: break
    }
  }
}

private func checkReachable(_ context: EntityContext, _ findings: inout Findings) {
  forEachNumeric(context) { item in
    guard let working = item.question.details.working else { return }
    do throws(ArithmeticProblem) {
      let result = try ArithmeticExpression(working.string).value
      // The key may be rounded half up at its last figure; that of a percentage or another unit may differ by it.
      if (result - item.key.value).magnitude <= item.roundingError { return }
      // Who works correctly is marked right, which is all that matters here.
      if item.isTolerated(result) { return }
      for accepted in item.answer.accept {
        if let other = try? WrittenNumber(accepted.value.value.text),
          (result - other.value).magnitude <= other.halfUnit
        {
          return
        }
      }
      findings.report(
        "the working comes to \(result.readableText), the answer is \(item.answer.value.value.text)",
        at: item.answer.value.span, labels: [Label(working.span, "the working")],
        fix: item.rounded(result).map {
          Fix(
            "write \($0)", [Edit(item.answer.value.span, $0, original: item.answer.value.value.text)],
            safety: .unsafe)
        })
    } catch {
      // Working in words is for people; only what is meant to be reckoned is checked.
    }
  }
}

extension NumericItem {
  /// The most by which rounding can have changed the key: half of its last figure, which may stand before the point.
  fileprivate var roundingError: Rational {
    let demands = roundingDemands(in: question.prompt.string).map(\.demand)
    let half = Rational(1, over: 2)
    var errors = [key.halfUnit]
    var figures = answer.significantFigures.map { [$0.value] } ?? []
    for demand in demands {
      switch demand {
      case .nearest(let place): errors.append(Rational.powerOfTen(place) * half)
      case .significantFigures(let count): figures.append(count)
      case .decimalPlaces, .appropriateFigures, .standardForm: break
      }
    }
    if let order = key.value.orderOfMagnitude {
      errors += figures.map { Rational.powerOfTen(order + 1 - min(max($0, 1), 100)) * half }
    }
    return errors.max() ?? key.halfUnit
  }

  /// True when a learner who answers with a number is marked right.
  fileprivate func isTolerated(_ number: Rational) -> Bool {
    func value(_ decimal: Decimal) -> Rational? { (try? WrittenNumber(decimal.text))?.value }
    let distance = (number - key.value).magnitude
    switch answer.tolerance {
    case .relative(let percent):
      return value(percent.value).map { distance <= (key.value * $0).magnitude * Rational(1, over: 100) }
        ?? false
    case .absolute(let amount): return value(amount.value).map { distance <= $0 } ?? false
    case .range(let low, let high):
      guard let low = value(low.value), let high = value(high.value) else { return false }
      return low <= number && number <= high
    case .exactAfterRounding, nil: return false
    }
  }

  /// True when the working comes to more than the answer says, so that figures were lost; exact answers lose none.
  fileprivate var isRoundedAway: Bool {
    guard let working = question.details.working, let result = try? ArithmeticExpression(working.string).value
    else { return false }
    return result != key.value
  }

  /// A result of the working as the answer is written: to the figures asked for, else to as many decimal places.
  ///
  /// nil when the answer is accepted in another unit, so that the working may be in that one.
  fileprivate func rounded(_ result: Rational) -> String? {
    guard answer.accept.isEmpty else { return nil }
    if let figures = answer.significantFigures { return result.text(figures: figures.value) }
    return result.decimalText ?? result.text(decimalPlaces: key.decimalPlaces)
  }
}

private func checkWorkingData(_ context: EntityContext, _ findings: inout Findings) {
  let constants = findings.words("constants").compactMap { try? WrittenNumber($0).value }
  let tolerance = Rational(Int(saturating: findings.number("tolerance") * 1_000_000), over: 1_000_000)
  forEachNumeric(context) { item in
    guard let working = item.question.details.working,
      let expression = try? ArithmeticExpression(working.string)
    else { return }
    let numbers = statedNumbers(in: item.question.prompt.string)
    let stated = numbers.map(\.number.value)
    let given = stated + constants
    // Relative masses have no unit.
    let masses = FormulaMasses(
      item.question.prompt.string, numbers.filter { $0.unit == nil }.map(\.number.value),
      atoms: Int(findings.number("max_atoms")))
    for used in expression.numbers where !used.isExponent {
      let values = [used.number.value, used.standardForm?.value].compactMap(\.self)
      let isGiven = values.contains { value in
        // A datum may be converted on the way: 20 cm used as 0.2 m, 3 min as 180 s.
        given.contains { datum in isSame(value, datum, tolerance) || isConverted(value, datum) }
      }
      guard !isGiven, !values.contains(where: { isSum($0, of: stated) || masses.contain($0) }) else {
        continue
      }
      let text = String(decoding: Array(working.string.utf8)[used.range], as: UTF8.self)
      findings.report(
        "the question does not give \(text)", at: working.span(of: used.range),
        labels: [Label(item.question.prompt.span, "the question")],
        help: "state it in the question, or write the working with the numbers that are given: '(12 + 2*16)'")
    }
  }
}

/// True for the sum or difference of two given numbers, and for twice one of them.
private func isSum(_ number: Rational, of given: [Rational]) -> Bool {
  // Each with each is too much only for texts that are no questions.
  let given = given.prefix(30)
  return given.contains { one in
    given.contains { one + $0 == number || one - $0 == number }
  }
}

private func isSame(_ one: Rational, _ other: Rational, _ tolerance: Rational) -> Bool {
  (one - other).magnitude <= (other * tolerance).magnitude
}

/// True when two numbers differ by a factor between units: a power of ten, 60 or 3600; or by 273 or 273.15.
private func isConverted(_ one: Rational, _ other: Rational) -> Bool {
  guard one.signum != 0, other.signum != 0 else { return false }
  let ratio = one / other
  if ratio.exactPowerOfTen != nil { return true }
  let factors: [Rational] = [
    60, 3600, 24, Rational(1, over: 60), Rational(1, over: 3600), Rational(1, over: 24),
  ]
  if factors.contains(ratio) { return true }
  return [Rational(273), Rational(27315, over: 100)].contains((one - other).magnitude)
}

private func checkFiguresOfData(_ context: EntityContext, _ findings: inout Findings) {
  let slack = Int(findings.number("slack"))
  let usual = Int(findings.number("usual"))
  forEachNumeric(context) { item in
    guard item.answer.significantFigures == nil else { return }
    let data = statedNumbers(in: item.question.prompt.string).filter { !$0.isName && $0.unit != nil }
    guard let most = data.map(\.number.figures.upperBound).max(),
      let least = data.map(\.number.figures.lowerBound).min()
    else { return }
    if item.key.figures.upperBound + slack < least, item.isRoundedAway {
      findings.report(
        "the answer has \(item.key.figures.upperBound.counted("significant figure")), the data at least \(least)",
        at: item.answer.value.span)
    }
    // Three figures are what calculators and mark schemes usually give.
    guard item.key.figures.lowerBound > max(most, usual) + slack else { return }
    findings.report(
      "the answer has \(item.key.figures.lowerBound) significant figures, the data at most \(most)",
      at: item.answer.value.span)
  }
}

private func checkFiguresStated(_ context: EntityContext, _ findings: inout Findings) {
  forEachNumeric(context) { item in
    for (demand, range) in roundingDemands(in: item.question.prompt.string) {
      let label = Label(item.question.prompt.span(of: range), "what is asked")
      switch demand {
      case .significantFigures(let figures):
        if let said = item.answer.significantFigures, said.value != figures {
          findings.report(
            "significant_figures is \(said.value), the question asks for \(figures)", at: said.span,
            labels: [label])
        } else if item.answer.significantFigures == nil {
          findings.report(
            "the question asks for \(figures) significant figures, which nobody would check",
            at: item.answer.value.span, labels: [label], help: "add 'significant_figures: \(figures)'")
        } else if !item.key.mayHave(figures: figures) {
          findings.report(
            "the answer has not \(figures) significant figures", at: item.answer.value.span, labels: [label])
        }
      case .decimalPlaces(let places):
        guard item.key.decimalPlaces != places else { break }
        findings.report(
          "the answer has \(item.key.decimalPlaces.counted("decimal place")), the question asks for \(places)",
          at: item.answer.value.span, labels: [label])
      case .nearest, .appropriateFigures, .standardForm: break
      }
    }
  }
}

private func checkFiguresDemanded(_ context: EntityContext, _ findings: inout Findings) {
  forEachNumeric(context) { item in
    guard let figures = item.answer.significantFigures,
      roundingDemands(in: item.question.prompt.string).isEmpty
    else { return }
    findings.report(
      "the question does not ask for \(figures.value) significant figures", at: figures.span,
      labels: [Label(item.question.prompt.span, "the question")],
      help: "ask for them: 'Give your answer to \(figures.value) significant figures.'")
  }
}

private func checkAcceptEquivalent(_ context: EntityContext, _ findings: inout Findings) {
  forEachNumeric(context) { item in
    guard let unit = item.unit else { return }
    let key = Quantity(item.key.value, unit)
    for accepted in item.answer.accept {
      guard let number = try? WrittenNumber(accepted.value.value.text),
        let own = accepted.unit.map({
          $0.string == "none" ? UnitOfMeasure.one : (try? UnitOfMeasure($0.string))
        })
          ?? item.unit
      else { continue }
      let quantity = Quantity(number.value, own)
      // 20 °C is 293 K as a temperature and 20 K as a rise; either may be meant.
      let readings: [Quantity.TemperatureReading] = [
        .difference, .point(zeroCelsius: 273), .point(zeroCelsius: Rational(27315, over: 100)),
      ]
      let isSame = readings.contains { reading in
        guard let converted = key.converted(to: own, temperatures: reading) else { return false }
        return (converted - number.value).magnitude <= number.halfUnit
      }
      guard !isSame, quantity.value != key.value || own != unit else { continue }
      findings.report(
        "\(accepted.value.value.text) \(own.canonicalText) is not \(item.answer.value.value.text) \(unit.canonicalText)",
        at: accepted.value.span, labels: [Label(item.answer.value.span, "the answer")],
        fix: key.converted(to: own)?.decimalText.map {
          Fix(
            "write \($0)", [Edit(accepted.value.span, $0, original: accepted.value.value.text)],
            safety: .unsafe)
        })
    }
  }
}
