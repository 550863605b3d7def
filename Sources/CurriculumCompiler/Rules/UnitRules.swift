import CurriculumRuntime

/// Units of numeric answers, and how they are written.
extension Rule {
  static let unitRules: [Rule] = [unitUnknown, unitPrefixCase, unitForm, unitSpacing]

  static let unitUnknown = Rule(
    "gcse/unit-unknown", .error, "The unit of an answer is one that can be read.",
    why: "An answer in a unit that nothing understands could never be marked right in another form.",
    source: "GCSE subject content for physics, chemistry and biology, DfE 2015 (certainty high)",
    scope: .part,
    fix: "Writes the unit that was meant, where only one comes into question; only with --unsafe.",
    bad: .numeric("A force moves a box.", "{value: 12, unit: newtn, tolerance: {kind: absolute, value: 1}}"),
    good: .numeric("A force moves a box.", "{value: 12, unit: N, tolerance: {kind: absolute, value: 1}}"),
    check: .each { context, findings in checkUnits(context, [.unknown, .malformed], &findings) })

  static let unitPrefixCase = Rule(
    "gcse/unit-prefix-case", .error, "Symbols of units have their capitals where they belong.",
    why: "mW and MW differ by a factor of a thousand million; K is no prefix, k is.",
    source: "BIPM, The International System of Units, 9th edition, section 5 (certainty high)", scope: .part,
    fix: "Writes the symbol in its own case; only with --unsafe.",
    bad: .numeric("A wave is seen.", "{value: 12, unit: KHz, tolerance: {kind: absolute, value: 1}}"),
    good: .numeric("A wave is seen.", "{value: 12, unit: kHz, tolerance: {kind: absolute, value: 1}}"),
    check: .each { context, findings in checkUnits(context, [.wrongCase], &findings) })

  static let unitForm = Rule(
    "gcse/unit-not-si-form", .warning, "Units are spelt as the boards spell them.",
    why: "Learners copy what they see, and lose the mark for the unit in the exam.",
    source: "AQA, Pearson and OCR specifications for GCSE (9–1) sciences, units (certainty high)",
    scope: .part,
    fix: "Writes the boards' form.",
    bad: .numeric("A car brakes.", "{value: 12, unit: ms-2, tolerance: {kind: absolute, value: 1}}"),
    good: .numeric("A car brakes.", "{value: 12, unit: m/s², tolerance: {kind: absolute, value: 1}}"),
    check: .each(checkUnitForms))

  static let unitSpacing = Rule(
    "gcse/unit-spacing", .warning, "A space stands between a number and its unit.",
    why: "12N reads as a name; boards print 12 N.",
    source: "BIPM, The International System of Units, 9th edition, section 5.4.3 (certainty high)",
    scope: .part,
    fix: "Inserts the space.",
    bad: .numeric("A force of 12N acts.", "{value: 12, unit: N, tolerance: {kind: absolute, value: 1}}"),
    good: .numeric("A force of 12 N acts.", "{value: 12, unit: N, tolerance: {kind: absolute, value: 1}}"),
    parameters: [.words("close", ["%", "°", "′", "″"], "units that may touch the number")],
    check: .each(checkUnitSpacing))
}

private func checkUnits(_ context: EntityContext, _ kinds: [UnitProblem.Kind], _ findings: inout Findings) {
  forEachNumeric(context) { item in
    for unit in ([item.answer.unit] + item.answer.accept.map(\.unit)).compactMap(\.self)
    where unit.string != "none" {
      do throws(UnitProblem) { _ = try UnitOfMeasure(unit.string) } catch {
        guard kinds.contains(error.kind) else { continue }
        let suggestions =
          error.suggestions.isEmpty && error.part.utf8.count > 3
          ? [nearest(to: error.part, among: UnitOfMeasure.knownSpellings)].compactMap(\.self)
          : error.suggestions
        let meant = suggestions.count == 1 ? suggestions[0] : nil
        let message =
          error.kind == .wrongCase
          ? "'\(error.part)' is not how the symbol is written" : "'\(error.part)' is no unit curricc knows"
        let span = unit.span(of: error.range)
        findings.report(
          message, at: span,
          help: suggestions.isEmpty
            ? "write a unit such as N, J/kg °C or cm³, or 'none'"
            : "did you mean \(suggestions.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?",
          fix: meant.map {
            Fix("write '\($0)'", [Edit(span, $0, original: error.part)], safety: .unsafe)
          })
      }
    }
  }
}

private func checkUnitForms(_ context: EntityContext, _ findings: inout Findings) {
  forEachNumeric(context) { item in
    // What is accepted besides may be spelt as learners spell it.
    if let unit = item.answer.unit, unit.string != "none" {
      var canonical: String?
      do throws(UnitProblem) { canonical = try UnitOfMeasure(unit.string).canonicalText } catch {
        canonical = error.kind == .plural && error.suggestions.count == 1 ? error.suggestions[0] : nil
      }
      // A standard unit of its own name says it as well: beats/min, arbitrary units, tonne.
      guard let canonical, !canonical.isEmpty, canonical != unit.string,
        !(unit.string.utf8.count > 4 && unit.string.allSatisfy { $0.isLetter || $0 == " " || $0 == "/" })
      else { return }
      findings.report(
        "boards write '\(canonical)' for '\(unit.string)'", at: unit.span,
        fix: Fix("write '\(canonical)'", [Edit(unit.span, YAMLScalarWriter.plainOrQuoted(canonical))]))
    }
  }
}

private func checkUnitSpacing(_ context: EntityContext, _ findings: inout Findings) {
  let close = findings.words("close")
  for item in context.items where item.question != nil {
    guard case .quiz = item.home else { continue }
    for stated in statedNumbers(
      in: item.prompt.string, excluding: chemistry(in: item.prompt.string).map(\.range))
    {
      guard stated.touchesUnit, !stated.isName, let range = stated.unitRange else { continue }
      let text = Array(item.prompt.string.utf8)
      let unit = String(decoding: text[range], as: UTF8.self)
      guard !close.contains(where: { unit.hasPrefix($0) && (unit == $0 || $0 == "%") }) else { continue }
      let number = String(decoding: text[stated.range], as: UTF8.self)
      let span = item.prompt.span(of: stated.range.lowerBound..<range.upperBound)
      findings.report(
        "'\(number)\(unit)' has no space before the unit", at: span,
        fix: Fix("write '\(number) \(unit)'", [Edit(span, "\(number) \(unit)", original: number + unit)]))
    }
  }
}
