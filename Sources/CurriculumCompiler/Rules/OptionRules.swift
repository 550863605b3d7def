import CurriculumRuntime

/// The options of a choice: how many, in which order, none of them standing for others.
extension Rule {
  static let optionRules: [Rule] = [
    optionRange, complexOptions, allOfAbove, noneOfAbove, optionOrder, similarOptions, otherScript,
    optionCase,
  ]

  static let optionRange = Rule(
    "item/option-range", aliases: ["lang/option-count", "gcse/mcq-option-count"], .warning,
    "A choice has three to five options; a GCSE board may want four.",
    why: "Two are guessed half the time; more than five are seldom all plausible.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 18; Rodriguez 2005: three options usually do "
      + "(certainty high); AQA's papers have 3 to 5 (certainty medium)",
    scope: .part,
    bad: .quizChoice(
      "What is the unit of force?", "joule, newton, volt, watt, ohm, pascal", answer: "newton"),
    good: .quizChoice("What is the unit of force?", "joule, newton, volt, watt", answer: "newton"),
    parameters: [
      .byName("min", ["edexcel": 4, "ocr-a": 4, "ocr-b": 4], otherwise: 3, "fewest options, by board"),
      .byName("max", ["edexcel": 4, "ocr-a": 4, "ocr-b": 4], otherwise: 5, "most options, by board"),
    ], check: .entities(checkOptionRanges))

  static let complexOptions = Rule(
    "item/type-k", .error, "No option is made of the labels of others: 'A and C', 'I and II only'.",
    why: "Who knows one part finds the answer by combining, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 9 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which quantities are vectors?", "Force, Mass, Velocity, Both A and C", answer: "Both A and C"),
    good: .quizChoice("Which quantity is a vector?", "Energy, Mass, Speed, Velocity", answer: "Velocity"),
    parameters: [.wordLists("words", ItemPhrases.joiningLabels, "words that join labels")],
    check: .each(checkComplexOptions))

  static let allOfAbove = Rule(
    "item/all-of-above", aliases: ["gcse/mcq-all-none"], .error, "No option is 'all of the above'.",
    why: "Two options known to be right give it away, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 26 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which is a form of electromagnetic radiation?", "Infrared, Microwaves, X-rays, All of the above",
      answer: "All of the above"),
    good: .quizChoice(
      "Which is a form of electromagnetic radiation?", "Cathode rays, Infrared, Sound, Ultrasound",
      answer: "Infrared"),
    parameters: [.wordLists("phrases", ItemPhrases.all, "options that stand for all others")],
    check: .each { reportPhrases($0, "the option stands for all others", &$1) })

  static let noneOfAbove = Rule(
    "item/none-of-above", .warning, "No option is 'none of the above'.",
    why: "Who chooses it need not know the right answer, and apps that shuffle the options break it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 25 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Which is a vector?", "Gravitational energy, Inertial mass, Mean speed, None of the above",
      answer: "None of the above"),
    good: .quizChoice("Which is a vector?", "Energy, Mass, Speed, Velocity", answer: "Velocity"),
    parameters: [.wordLists("phrases", ItemPhrases.none, "options that deny all others")],
    check: .each { reportPhrases($0, "the option denies all others", &$1) })

  static let optionOrder = Rule(
    "item/option-order", aliases: ["gcse/mcq-option-order"], .info,
    "Numbers among the options stand in order.",
    why: "Looking for a number in disorder takes time, and the order must not depend on which one is right.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 21 (certainty high)", scope: .part,
    fix: "Puts the options into ascending order.",
    bad: .quizChoice("What is 15 m/s in km/h?", "54, 15, 4, 900", answer: "54"),
    good: .quizChoice("What is 15 m/s in km/h?", "4, 15, 54, 900", answer: "54"),
    parameters: [.number("words", 0, "1 to want single words in the order of the alphabet, too")],
    check: .each(checkOptionOrders))

  static let similarOptions = Rule(
    "item/trick", aliases: ["item/too-similar"], .info,
    "A wrong option differs from the key by more than a letter.",
    why: "A learner who knows the answer picks the wrong one by misreading.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 7 (certainty high)", scope: .part,
    bad: .quizChoice("Which process forms gametes?", "fission, fusion, meiosis, meoisis", answer: "meiosis"),
    good: .quizChoice(
      "Which process forms gametes?", "fertilisation, fission, meiosis, mutation", answer: "meiosis"),
    parameters: [
      .number("distance", 1, "letters that must differ at least, less one"),
      .number("min_letters", 5, "fewest letters of options that are compared"),
      .words(
        "tags", ["minimal_pair", "minimal-pair", "spelling"],
        "tags of questions that are about such differences"),
    ], check: .each(checkSimilarOptions))

  static let otherScript = Rule(
    "item/other-script", aliases: ["kit/incorrect-other-script"], .error,
    "A wrong option is in the script of the right one.",
    why: "One look tells that it is wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)",
    scope: .part,
    bad: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, привет], answer: hola"),
    good: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, gracias], answer: hola"),
    check: .each(checkOtherScripts))

  static let optionCase = Rule(
    "item/option-case", aliases: ["kit/case-consistent"], .warning,
    "The options of a question begin alike: all with capitals, or none.",
    why: "The one that differs looks like the right one.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)", scope: .part,
    fix: "Writes the first letter as most of the options do; only with --unsafe.",
    bad: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, Adiós, gracias], answer: hola"),
    good: .exercise(
      "type: choice, prompt: How do you say hello?, options: [hola, adiós, gracias], answer: hola"),
    check: .each(checkOptionCases))
}

private func checkOptionRanges(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.question != nil && item.options.count > 1 && item.keys.count == 1 {
    let board = context.quiz(of: item)?.board?.value.rawValue ?? ""
    let low = Int(findings.number("min", for: board) ?? 0)
    let high = Int(findings.number("max", for: board) ?? Double(Int32.max))
    let count = max(item.options.count, context.curriculum.settings.distractors.choices + 1)
    guard count < low || item.options.count > high else { continue }
    findings.report(
      "the choice has \(count) options, expected \(low == high ? "\(low)" : "\(low) to \(high)")",
      at: item.prompt.span,
      help: count < low
        ? "add wrong answers that learners give; for two options use 'true-false'"
        : "keep the wrong answers that learners are likeliest to give")
  }
}

private func checkComplexOptions(_ context: EntityContext, _ findings: inout Findings) {
  let joining = PhraseSets(findings.wordLists("words"))
  for item in context.items where item.question != nil && item.question?.details.image == nil {
    for option in item.options where option.string.utf8.count <= 30 && option.string.joinsLabels(joining) {
      findings.report(
        "'\(option.string)' is made of the labels of other options", at: option.span,
        help: "ask about one thing, or use type 'multi-choice'")
      break
    }
  }
}

extension String {
  /// True for labels and words that join them, and nothing else: 'A and C', 'both I and II', '1 and 3 only'.
  fileprivate func joinsLabels(_ joining: PhraseSets) -> Bool {
    let parts = split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" || $0 == "." }
    guard parts.count > 1 else { return false }
    var labels = 0
    var words: [String] = []
    for part in parts {
      if Self.labels.contains(part) || part.count == 1 && part.allSatisfy({ $0.isASCII && $0.isNumber }) {
        labels += 1
      } else {
        let folded = part.lowercased()
        guard joining.matchesWhole([folded]) else { return false }
        words.append(folded)
      }
    }
    guard labels > 0, !words.isEmpty else { return false }
    // Bare numbers may be the answer to a question about numbers.
    let hasLetters = parts.contains { Self.labels.contains($0) }
    return hasLetters || words.contains { $0 == "only" || $0 == "both" }
  }

  private static let labels: Set<Substring> = [
    "A", "B", "C", "D", "E", "I", "II", "III", "IV", "V", "i", "ii", "iii", "iv",
  ]
}

/// Reports the options that are, from first to last word, one of a rule's phrases.
func reportPhrases(_ context: some RuleContext, _ message: String, _ findings: inout Findings) {
  let phrases = PhraseSets(findings.wordLists("phrases"))
  for item in context.items {
    guard let words = item.words else { continue }
    for (option, words) in zip(item.options, words.options) where phrases.matchesWhole(words) {
      findings.report(
        message, at: option.span,
        help: "put an answer in its place that a learner might give, or leave it out")
    }
  }
}

private func checkOptionOrders(_ context: EntityContext, _ findings: inout Findings) {
  let wantsWords = findings.number("words") > 0
  for item in context.items where item.question != nil && item.options.count > 2 {
    var order: [Int]
    if item.options[0].string.utf8.contains(where: { (0x30...0x39).contains($0) }) {
      let quantities = item.options.compactMap { OptionQuantity($0.string) }
      guard quantities.count == item.options.count, Set(quantities.map(\.unit)).count == 1 else { continue }
      let values = quantities.map(\.value)
      guard values != values.sorted(), values != values.sorted(by: >) else { continue }
      order = values.indices.sorted { values[$0] < values[$1] }
    } else {
      guard wantsWords, item.words?.options.allSatisfy({ $0.count == 1 }) ?? false else { continue }
      let words = item.options.map { AcceptableAnswers.comparisonForm(of: $0.string) }
      guard words != words.sorted() else { continue }
      order = words.indices.sorted { words[$0] < words[$1] }
    }
    let edits = order.enumerated().compactMap { place, source in
      place == source ? nil : Edit(replacing: item.options[place], with: item.options[source].string)
    }
    findings.report(
      "the options are out of order", at: item.options[0].span,
      notes: ["in order: \(order.map { item.options[$0].string }.joined(separator: ", "))"],
      fix: Fix("put them in order", edits))
  }
}

extension Edit {
  /// The change of a whole text to another, quoted where YAML wants it.
  init(replacing text: Text, with other: String) {
    let isPlain = Int(text.span.upper - text.span.lower) == text.string.utf8.count
    self.init(
      text.span, isPlain ? YAMLScalarWriter.plainOrQuoted(other) : YAMLScalarWriter.quoted(other),
      original: isPlain ? text.string : nil)
  }
}

private func checkSimilarOptions(_ context: EntityContext, _ findings: inout Findings) {
  let distance = Int(findings.number("distance"))
  let least = Int(findings.number("min_letters"))
  let tags = Set(findings.words("tags"))
  for item in context.items where item.question != nil {
    // Which form of a word is right may be the very question.
    guard let key = item.key, key.string.utf8.count >= least, gapCount(in: item.prompt.string) == 0,
      !(item.question?.details.tags.contains { tags.contains($0.string) } ?? false)
    else { continue }
    let length = key.string.utf8.count
    for option in item.distractors where abs(option.string.utf8.count - length) <= distance {
      guard let words = differingWords(key.string, option.string, least: least),
        !(words.left + words.right).contains(where: { (0x30...0x39).contains($0) }),
        editDistance(words.left, words.right) <= distance,
        // What counts as the same answer is reported as that.
        AcceptableAnswers.comparisonForm(of: option.string)
          != AcceptableAnswers.comparisonForm(of: key.string)
      else { continue }
      findings.report(
        "'\(option.string)' is hard to tell from '\(key.string)', which is right", at: option.span,
        labels: [Label(key.span, "the right one")], help: "take a wrong answer that looks otherwise")
    }
  }
}

/// The words in which two texts differ, when that is one word in each and both are long enough to be misread.
private func differingWords(_ left: String, _ right: String, least: Int) -> (left: [UInt8], right: [UInt8])? {
  let left = left.utf8.split(separator: 0x20)
  let right = right.utf8.split(separator: 0x20)
  guard left.count == right.count else { return nil }
  let places = left.indices.filter { !left[$0].elementsEqual(right[$0]) }
  guard places.count == 1, left[places[0]].count >= least, right[places[0]].count >= least else { return nil }
  return (Array(left[places[0]]), Array(right[places[0]]))
}

private func checkOtherScripts(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where !context.isAboutSubject(item) {
    guard let key = item.key, let script = WritingScript(of: key.string) else { continue }
    for option in item.distractors {
      guard let other = WritingScript(of: option.string), other != script else { continue }
      findings.report(
        "'\(option.string)' is in another script than '\(key.string)'", at: option.span,
        labels: [Label(key.span, "the right answer")], help: "write it as the right answer is written")
    }
  }
}

private func checkOptionCases(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice {
    let cases = item.options.map { $0.string.beginsWithCapital }
    guard cases.contains(true), cases.contains(false) else { continue }
    // An option that is another one, but for its case, is reported as that.
    let forms = Set(item.options.map { AcceptableAnswers.comparisonForm(of: $0.string) })
    guard forms.count == item.options.count else { continue }
    // A name has its capital wherever it stands: of the others, one or all of a kind would be lower-cased wrongly.
    let capitals = cases.count { $0 == true }
    let smalls = cases.count { $0 == false }
    guard let odd = cases.firstIndex(of: capitals < smalls ? true : false), min(capitals, smalls) == 1,
      capitals + smalls > 2 || item.keys == [odd], !item.options[odd].string.isAbbreviation
    else { continue }
    let option = item.options[odd]
    let first = String(option.string.prefix(1))
    let span = option.span(of: 0..<first.utf8.count)
    let changed = cases[odd] == true ? first.lowercased() : first.uppercased()
    findings.report(
      "only '\(option.string.shortened(to: 40))' begins with a \(cases[odd] == true ? "capital" : "small") letter",
      at: option.span, help: "let all options begin alike",
      fix: span == option.span
        ? nil : Fix("write '\(changed)'", [Edit(span, changed, original: first)], safety: .unsafe))
  }
}

extension String {
  /// Whether the text begins with a capital; nil when it begins with no letter that has two cases.
  fileprivate var beginsWithCapital: Bool? {
    guard let first = unicodeScalars.first else { return nil }
    if first.isASCII {
      return (0x41...0x5A).contains(first.value) ? true : (0x61...0x7A).contains(first.value) ? false : nil
    }
    return first.properties.isUppercase ? true : first.properties.isLowercase ? false : nil
  }

  /// True when the first word has another capital than its first letter: DNA, pH, mRNA, LDR, X-ray.
  fileprivate var isAbbreviation: Bool {
    let word = prefix { $0 != " " }
    return word.dropFirst().contains { $0.isUppercase } || word.count == 1
      || word.dropFirst().first == "-"
  }
}
