import CurriculumRuntime

func checkOptionRanges(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.question != nil && item.options.count > 1 && item.keys.count == 1 {
    let board = context.quiz(of: item)?.board?.value.rawValue ?? ""
    let low = Int(findings.number("min", for: board) ?? 0)
    let high = Int(findings.number("max", for: board) ?? Double(Int32.max))
    let count = item.options.count
    guard count < low || count > high else { continue }
    findings.report(
      "the choice has \(count) options, expected \(low == high ? "\(low)" : "\(low) to \(high)")",
      at: item.prompt.span,
      help: count < low
        ? "add wrong answers that learners give; for two options use 'true-false'"
        : "keep the wrong answers that learners are likeliest to give")
  }
}

func checkComplexOptions(_ context: LintContext, _ findings: inout Findings) {
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
func reportPhrases(_ context: LintContext, _ message: String, _ findings: inout Findings) {
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

func checkOptionOrders(_ context: LintContext, _ findings: inout Findings) {
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

func checkOptionOverlaps(_ context: LintContext, _ findings: inout Findings) {
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

func checkUnitMix(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice && item.question != nil && item.options.count > 2 {
    guard item.options[0].string.utf8.contains(where: { (0x30...0x39).contains($0) }) else { continue }
    let quantities = item.options.compactMap { OptionQuantity($0.string) }
    guard quantities.count == item.options.count else { continue }
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

func checkNumericSpacing(_ context: LintContext, _ findings: inout Findings) {
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

func checkSimilarOptions(_ context: LintContext, _ findings: inout Findings) {
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

func checkOtherScripts(_ context: LintContext, _ findings: inout Findings) {
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

func checkOptionCases(_ context: LintContext, _ findings: inout Findings) {
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
