import CurriculumRuntime

/// Numbers, ranges and kinds among the options of a choice.
extension Rule {
  static let optionQuantityRules: [Rule] = [optionOverlap, unitMix, numericSpacing]

  static let optionOverlap = Rule(
    "item/option-overlap", aliases: ["gcse/mcq-overlap"], .warning, "No option contains another.",
    why: "If the narrower one is right, so is the wider one.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 22 (certainty high)", scope: .part,
    bad: .quizChoice("What is the pH of a weak acid?", "0–3, 3–6, 4–6, 7–9", answer: "4–6"),
    good: .quizChoice("What is the pH of a weak acid?", "0–2, 4–6, 8–10, 12–14", answer: "4–6"),
    parameters: [
      .wordLists("kinds", ScienceKinds.members, "for each kind of thing, things that are of that kind")
    ],
    check: .each(checkOptionOverlaps))

  static let unitMix = Rule(
    "item/unit-mix", aliases: ["gcse/mcq-units-parallel"], .warning,
    "Numbers among the options have the same unit and are rounded alike.",
    why: "The odd one out draws the eye, and comparing them becomes a second question.",
    source: "NBME Item-Writing Guide 2020, 'numeric data are not stated consistently' (certainty high)",
    scope: .part,
    bad: .quizChoice("What is the weight of the trolley?", "2 N, 4 N, 0.008 kN, 16 N", answer: "4 N"),
    good: .quizChoice("What is the weight of the trolley?", "2 N, 4 N, 8 N, 16 N", answer: "4 N"),
    check: .each(checkUnitMix))

  static let numericSpacing = Rule(
    "item/numeric-spacing", .info, "Measured numbers among the options are well apart.",
    why: "Who rounds on the way, or takes 9.8 for 10, must not land on a wrong option.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .quizChoice("What is the weight of 2 kg of sand?", "2.0 N, 9.8 N, 19.6 N, 20.0 N", answer: "19.6 N"),
    good: .quizChoice(
      "What is the weight of 2 kg of sand?", "0.2 N, 2.0 N, 19.6 N, 98.0 N", answer: "19.6 N"),
    parameters: [.number("min_share", 0.1, "least distance from the key, as a share of it")],
    check: .each(checkNumericSpacing))
}

private func checkOptionOverlaps(_ context: EntityContext, _ findings: inout Findings) {
  let kinds = findings.wordLists("kinds").mapValues { Set($0) }
  for item in context.items where item.isSingleChoice && item.question != nil {
    let options = item.options
    if options[0].string.utf8.contains(where: { (0x30...0x39).contains($0) }) {
      reportOverlappingRanges(options, &findings)
    }
    guard context.isAboutSubject(item), let words = item.words else { continue }
    let language = context.promptLanguage(of: item)
    for wider in options.indices {
      for narrower in options.indices where narrower != wider {
        let isPart = words.options[wider].isHead(of: words.options[narrower], language)
        let isKind =
          language == "en"
          && kinds[words.options[wider].joined(separator: " ")]?.contains(
            words.options[narrower].joined(separator: " ")) ?? false
        guard isPart || isKind else { continue }
        findings.report(
          "'\(options[narrower].string)' is a kind of '\(options[wider].string)'", at: options[narrower].span,
          labels: [Label(options[wider].span, "the wider one")],
          help: "put another option in the place of one of them")
      }
    }
  }
}

/// Reports the first two ranges that have a number in common.
private func reportOverlappingRanges(_ options: [Text], _ findings: inout Findings) {
  let ranges = options.map { OptionRange($0.string) }
  for left in ranges.indices {
    for right in ranges.indices where right > left {
      guard let first = ranges[left], let second = ranges[right], first.unit == second.unit,
        first.low <= second.high, second.low <= first.high
      else { continue }
      findings.report(
        "'\(options[right].string)' and '\(options[left].string)' have numbers in common",
        at: options[right].span,
        labels: [Label(options[left].span, "the other range")], help: "let the ranges stand apart")
      return
    }
  }
}

extension [String] {
  /// True when some words are the noun that longer ones say more about: "gas" of "natural gas".
  ///
  /// The noun comes last in English and German, first in the Romance languages.
  fileprivate func isHead(of longer: [String], _ language: String) -> Bool {
    guard !isEmpty, longer.count > count, longer.count <= count + 2 else { return false }
    switch language {
    case "en", "de": return longer.suffix(count).elementsEqual(self) && !Self.joins(longer)
    case "es", "fr", "it", "pt": return longer.prefix(count).elementsEqual(self) && !Self.joins(longer)
    default: return false
    }
  }

  /// True for what is more than one thing with a quality: "green and yellow", "rate of reaction", "not energy".
  private static func joins(_ words: [String]) -> Bool {
    words.contains {
      [
        "and", "or", "of", "not", "no", "non", "per", "to", "in", "with", "y", "o", "de", "et", "und", "oder",
        "anti",
      ]
      .contains($0)
    }
  }
}

private func checkUnitMix(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice && item.question != nil && item.options.count > 2 {
    guard item.options[0].string.utf8.contains(where: { (0x30...0x39).contains($0) }) else { continue }
    let quantities = item.options.compactMap { OptionQuantity($0.string) }
    // A sign behind the number is an ion's charge, a digit's place or the like, no unit.
    guard quantities.count == item.options.count,
      !quantities.contains(where: { ["+", "-", "−", "–", "⁺", "⁻"].contains($0.unit) })
    else { continue }
    let units = Dictionary(quantities.map { ($0.unit, 1) }, uniquingKeysWith: +)
    if units.count > 1 {
      // Where only the units differ, or all do, the question is about the unit.
      guard units.count < quantities.count, Set(quantities.map(\.value)).count > 1,
        let odd = quantities.firstIndex(where: { units[$0.unit] == 1 })
      else { continue }
      findings.report(
        quantities[odd].unit.isEmpty
          ? "only this option has no unit" : "only this option is in '\(quantities[odd].unit)'",
        at: item.options[odd].span, help: "give all of them in one unit")
    } else if Set(quantities.map(\.decimals)).count > 1, Set(quantities.map(\.figures)).count > 1,
      quantities.areOfOneSize, let odd = quantities.oddlyRounded
    {
      findings.report(
        "only this option has \(quantities[odd].decimals.counted("decimal"))", at: item.options[odd].span,
        help: "round all of them alike")
    }
  }
}

extension [OptionQuantity] {
  /// True when the largest is no more than ten times the smallest: only then one number of decimals serves all.
  fileprivate var areOfOneSize: Bool {
    let sizes = map { abs($0.value) }
    guard let least = sizes.min(), let most = sizes.max() else { return false }
    return least > 0 && most <= 10 * least
  }

  /// The only one that is rounded to another number of decimals, where the others agree.
  fileprivate var oddlyRounded: Int? {
    let counts = Dictionary(map { ($0.decimals, 1) }, uniquingKeysWith: +)
    guard counts.count == 2, counts.values.contains(1), counts.values.contains(count - 1) else { return nil }
    return firstIndex { counts[$0.decimals] == 1 }
  }
}

private func checkNumericSpacing(_ context: EntityContext, _ findings: inout Findings) {
  let least = findings.number("min_share")
  for item in context.items where context.isAboutSubject(item) {
    guard let key = item.key, let right = OptionQuantity(key.string),
      !right.unit.isEmpty || right.decimals > 0
    else { continue }
    for option in item.distractors {
      guard let wrong = OptionQuantity(option.string), wrong.unit == right.unit, wrong.value != right.value,
        abs(wrong.value - right.value) < least * abs(right.value)
      else { continue }
      findings.report(
        "'\(option.string)' is near '\(key.string)', which is right", at: option.span,
        labels: [Label(key.span, "the right one")],
        help: "take a number that a known mistake leads to, 10 % away or more")
    }
  }
}
