import CurriculumRuntime

/// Formulas, equations of chemistry, nuclides and nuclear equations.
extension Rule {
  static let chemistryRules: [Rule] = [
    formulaParse, equationBalanced, halfEquation, equationLowestTerms, chemicalArrow, chemicalSubscript,
    chargeForm,
    stateSymbols, ionCharge, isotope, nuclearBalance,
  ]

  private static let boards = "AQA 8462, Pearson 1CH0 and OCR J248/J258 specifications (certainty high)"

  static let formulaParse = Rule(
    "chem/formula-parse", .error, "What stands in an equation can be read as formulas.",
    why: "Learners cannot tell a slip from a substance they have not met.", source: boards, scope: .part,
    bad: chemistry("Magnesium burns: 2Mg + O2 → 2Mgo."), good: chemistry("Magnesium burns: 2Mg + O₂ → 2MgO."),
    check: .each { context, findings in
      forEachMatch(context) { match, text in
        guard case .unreadableEquation(.formula(let problem)) = match.content else { return }
        let lower = match.range.lowerBound
        findings.report(
          "'\(problem.part)' is no formula",
          at: text.span(of: lower + problem.range.lowerBound..<lower + problem.range.upperBound),
          help: problem.suggestion.map { "did you mean '\($0)'?" })
      }
    })

  static let equationBalanced = Rule(
    "chem/equation-balanced", .error, "An equation has the same atoms and the same charge on both sides.",
    why: "Balancing is what the lesson teaches; an unbalanced equation teaches the opposite.", source: boards,
    scope: .part, fix: "Writes the smallest coefficients that balance it; only with --unsafe.",
    bad: chemistry("Hydrogen burns: H₂ + O₂ → H₂O."), good: chemistry("Hydrogen burns: 2H₂ + O₂ → 2H₂O."),
    check: .each { context, findings in checkBalance(context, half: false, &findings) })

  static let halfEquation = Rule(
    "chem/half-equation", .error, "A half equation balances atoms and charge by its electrons.",
    why: "The electrons are what the half equation is there to show.", source: boards, scope: .part,
    fix: "Writes the smallest coefficients that balance it; only with --unsafe.",
    bad: chemistry("At the cathode: Cu²⁺ + e⁻ → Cu."), good: chemistry("At the cathode: Cu²⁺ + 2e⁻ → Cu."),
    check: .each { context, findings in checkBalance(context, half: true, &findings) })

  static let equationLowestTerms = Rule(
    "chem/equation-lowest-terms", .warning, "The coefficients of an equation have no common factor.",
    why: "Mark schemes give the smallest whole numbers.", source: boards, scope: .part,
    fix: "Divides them by it; only with --unsafe, since a multiple may be meant.",
    bad: chemistry("Hydrogen burns: 4H₂ + 2O₂ → 4H₂O."), good: chemistry("Hydrogen burns: 2H₂ + O₂ → 2H₂O."),
    check: .each { context, findings in
      forEachEquation(context) { equation, range, text in
        guard equation.isBalanced, let factor = equation.commonFactor else { return }
        let span = text.span(of: range)
        let original = String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
        let lowest = equation.smallestCoefficients.map {
          equation.text(coefficients: $0.map { Rational($0) })
        }
        findings.report(
          "all coefficients can be divided by \(factor)", at: span,
          fix: lowest.map { Fix("write '\($0)'", [Edit(span, $0, original: original)], safety: .unsafe) })
      }
    })

  static let chemicalArrow = Rule(
    "chem/arrow", .warning, "The sides of an equation are joined by → or ⇌.",
    why: "An equals sign says that the sides are the same thing; boards do not print it.", source: boards,
    scope: .part, fix: "Writes the arrow.",
    bad: chemistry("Hydrogen burns: 2H₂ + O₂ = 2H₂O."), good: chemistry("Hydrogen burns: 2H₂ + O₂ → 2H₂O."),
    check: .each(checkArrows))

  static let chemicalSubscript = Rule(
    "chem/subscript", .warning, "The numbers of atoms in a formula stand below the line.",
    why: "H2O is how a keyboard writes it; learners lose marks for copying that.", source: boards,
    scope: .part,
    fix: "Writes the formula with lowered figures.",
    bad: chemistry("Water is H2O."), good: chemistry("Water is H₂O."),
    check: .each { context, findings in
      checkForm(context, [.plainSubscripts, .plainPoint], "its figures below the line", &findings)
    })

  static let chargeForm = Rule(
    "chem/charge-form", .warning, "The charge of an ion is raised, the number before the sign.",
    why: "Mg⁺² and Mg+2 are not accepted by mark schemes.", source: boards, scope: .part,
    fix: "Writes the charge as boards do.",
    bad: chemistry("Magnesium forms Mg⁺²."), good: chemistry("Magnesium forms Mg²⁺."),
    check: .each { context, findings in
      checkForm(
        context, [.plainCharge, .signFirst, .needlessOne], "its charge raised, the number first", &findings)
    })

  static let stateSymbols = Rule(
    "chem/state-symbols", .info, "An equation has state symbols on every substance or on none.",
    why: "Some of them look like a mistake, and the missing ones may be what is asked.", source: boards,
    scope: .part, bad: chemistry("Hydrogen burns: 2H₂(g) + O₂ → 2H₂O(l)."),
    good: chemistry("Hydrogen burns: 2H₂(g) + O₂(g) → 2H₂O(l)."),
    check: .each { context, findings in
      forEachEquation(context) { equation, range, text in
        let states = equation.states
        guard !states.with.isEmpty, !states.without.isEmpty else { return }
        let missing = states.without.map(\.formula.text).joined(separator: ", ")
        findings.report("no state symbol on \(missing)", at: text.span(of: range))
      }
    })

  static let ionCharge = Rule(
    "chem/ion-charge-known", .error, "Ions have the charge they have, and compounds of ions are neutral.",
    why: "A wrong formula is learnt as fast as a right one.",
    source: "AQA GCSE Chemistry data sheet, formulae of common ions (certainty high)", scope: .part,
    bad: chemistry("Magnesium forms the ion Mg³⁺."), good: chemistry("Magnesium forms the ion Mg²⁺."),
    check: .each(checkIons))

  static let isotope = Rule(
    "chem/isotope", .error, "An isotope has the atomic number of its element and a mass number no smaller.",
    why: "¹⁴₇C cannot exist: seven protons make nitrogen.", source: boards, scope: .part,
    bad: chemistry("Carbon dating uses ¹⁴₇C."), good: chemistry("Carbon dating uses ¹⁴₆C."),
    check: .each { context, findings in
      forEachMatch(context) { match, text in
        guard case .unreadableNuclide(let problem) = match.content else { return }
        findings.report(problem.words, at: text.span(of: match.range))
      }
    })

  static let nuclearBalance = Rule(
    "phys/nuclear-balance", .error, "A nuclear equation has the same mass and charge numbers on both sides.",
    why: "Working out the missing number is what the question asks.",
    source: "AQA 8463 section 4.4.2.2, Pearson 1PH0 topic 6, OCR J249 P6 (certainty high)", scope: .part,
    bad: chemistry("²³⁸₉₂U → ²³⁴₉₁Pa + ⁴₂He happens."), good: chemistry("²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He happens."),
    check: .each { context, findings in
      forEachMatch(context) { match, text in
        guard case .nuclearEquation(let equation) = match.content, !equation.isBalanced else { return }
        let (mass, charge) = (equation.massNumbers, equation.chargeNumbers)
        findings.report(
          mass.left != mass.right
            ? "the mass numbers are \(mass.left) on the left and \(mass.right) on the right"
            : "the charge numbers are \(charge.left) on the left and \(charge.right) on the right",
          at: text.span(of: match.range))
      }
    })
}

private func chemistry(_ explanation: String) -> Example {
  .energyQuiz(
    """
      - id: energy-lost
        type: true-false
        prompt: Energy can be destroyed.
        answer: false
        explanation: "\(explanation)"
    """)
}

private func forEachMatch(_ context: some RuleContext, _ body: (ChemistryMatch, Text) -> Void) {
  for found in context.chemistry {
    for text in found { for match in text.matches { body(match, text.text) } }
  }
}

private func forEachEquation(
  _ context: some RuleContext, _ body: (ChemicalEquation, Range<Int>, Text) -> Void
) {
  forEachMatch(context) { match, text in
    if case .equation(let equation) = match.content { body(equation, match.range, text) }
  }
}

private func checkBalance(_ context: EntityContext, half: Bool, _ findings: inout Findings) {
  forEachEquation(context) { equation, range, text in
    guard equation.isHalfEquation == half, !equation.isBalanced else { return }
    let faults = equation.imbalances.map {
      "\($0.name) \($0.left.readableText) on the left and \($0.right.readableText) on the right"
    }
    let span = text.span(of: range)
    let original = String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
    let balanced = equation.smallestCoefficients.map { equation.text(coefficients: $0.map { Rational($0) }) }
    findings.report(
      "the equation does not balance: \(faults.joined(separator: "; "))", at: span,
      help: balanced.map { "it balances as \($0)" },
      fix: balanced.map { Fix("write '\($0)'", [Edit(span, $0, original: original)], safety: .unsafe) })
  }
}

private func checkArrows(_ context: EntityContext, _ findings: inout Findings) {
  forEachEquation(context) { equation, range, text in
    let bytes = Array(text.string.utf8)
    let lower = range.lowerBound
    let place = lower + equation.arrowRange.lowerBound..<lower + equation.arrowRange.upperBound
    let written = String(decoding: bytes[place], as: UTF8.self)
    let wanted = equation.arrow.text
    guard !equation.arrow.isPrinted else { return }
    let span = text.span(of: place)
    findings.report(
      "'\(written)' joins the sides of an equation", at: span,
      fix: Fix("write '\(wanted)'", [Edit(span, wanted, original: written)]))
  }
}

/// Reports formulas that are not written as boards write them, once for each text.
private func checkForm(
  _ context: EntityContext, _ style: ChemicalFormula.Style, _ words: String, _ findings: inout Findings
) {
  let other: ChemicalFormula.Style = [.plainSubscripts, .plainPoint]
  for item in context.chemistry {
    for text in item {
      var faults: [(original: String, wanted: String, span: SourceSpan)] = []
      text.matches.forEachFormula { formula, range in
        // Where both are wrong, the charge is said, and the fix mends both.
        guard !formula.style.isDisjoint(with: style),
          style != other || formula.style.isSubset(of: other)
        else { return }
        let original = text.text.string.part(range)
        if formula.text != original { faults.append((original, formula.text, text.text.span(of: range))) }
      }
      guard let first = faults.first else { continue }
      let others = Set(faults.dropFirst().map { "'\($0.original)' as \($0.wanted)" })
      findings.report(
        "'\(first.original)' is written \(first.wanted), \(words)", at: first.span,
        notes: others.isEmpty ? [] : ["in the same text \(others.sorted().joined(separator: ", "))"],
        fix: Fix(
          faults.count == 1 ? "write '\(first.wanted)'" : "write all \(faults.count) so",
          faults.map { Edit($0.span, $0.wanted, original: $0.original) }))
    }
  }
}

extension [ChemistryMatch] {
  /// Calls `body` with each formula, alone or in an equation, and its UTF-8 range in the text.
  fileprivate func forEachFormula(_ body: (ChemicalFormula, Range<Int>) -> Void) {
    for match in self {
      switch match.content {
      case .formula(let formula): body(formula, match.range)
      case .equation(let equation):
        let lower = match.range.lowerBound
        for term in equation.terms {
          body(term.formula, lower + term.coefficientRange.upperBound..<lower + term.range.upperBound)
        }
      default: break
      }
    }
  }
}

private func checkIons(_ context: EntityContext, _ findings: inout Findings) {
  func check(_ formula: ChemicalFormula, _ range: Range<Int>, _ text: Text) {
    if formula.isIon, let charges = Ion.charges(of: formula.atoms), !charges.contains(formula.charge) {
      findings.report("\(formula.text) has not that charge", at: text.span(of: range))
    } else if case .charged(let expected)? = formula.ionicBalance {
      findings.report(
        "the charges of the ions in \(formula.text) do not sum to zero", at: text.span(of: range),
        help: expected.map { "did you mean \($0)?" })
    }
  }
  for item in context.chemistry {
    for text in item { text.matches.forEachFormula { check($0, $1, text.text) } }
  }
}

extension NuclideProblem {
  /// What is wrong, for an author.
  fileprivate var words: String {
    switch self {
    case .unreadable: "this cannot be read as a nuclide"
    case .unknownElement(let symbol): "no element has the symbol '\(symbol)'"
    case .wrongAtomicNumber(let written, let expected): "the atomic number is \(expected), not \(written)"
    case .massTooSmall(let mass, let protons): "a mass number of \(mass) is less than the \(protons) protons"
    case .wrongParticle(let expected): "the particle is \(expected)"
    }
  }
}
