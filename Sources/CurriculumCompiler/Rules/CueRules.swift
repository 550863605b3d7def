/// Cues: what gives the right option away to someone who does not know the answer.
extension Rule {
  static let cueRules: [Rule] = [
    lengthCue, clang, conspicuousKey, oppositePair, convergence, absoluteTerms, vagueFrequency,
  ]

  static let lengthCue = Rule(
    "item/length-cue", aliases: ["gcse/mcq-length-cue"], .warning,
    "The right option is not much longer than the others.",
    why: "The right answer needs qualifying, so the longest option is often right, and learners know it.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 24 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "Which quantity is a vector?", "Mass, Speed, Time, Velocity which has magnitude and direction",
      answer: "Velocity which has magnitude and direction"),
    good: .quizChoice("Which quantity is a vector?", "Mass, Speed, Time, Velocity", answer: "Velocity"),
    parameters: [
      .number("ratio", 1.5, "times as long as the longest wrong option"),
      .number("difference", 10, "characters longer than it, at least"),
      .number("max_share", 0.4, "largest share of a test's items whose longest option is the right one"),
      .number("min_items", 10, "fewest items of a test that is judged as a whole"),
    ], check: .whole(checkLengthCues))

  static let clang = Rule(
    "item/clang", .warning, "No word of the stem is in the right option alone.",
    why: "Learners pick the option that sounds like the question.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28b (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which process in stars releases nuclear energy?", "Combustion, Evaporation, Friction, Nuclear fusion",
      answer: "Nuclear fusion"),
    good: .quizChoice(
      "Which process in stars releases energy?", "Combustion, Evaporation, Friction, Nuclear fusion",
      answer: "Nuclear fusion"),
    parameters: [
      .number("min_letters", 4, "fewest letters of a word that counts"),
      .number("key_words", 4, "words of a right option from which one word in common is no cue, but two are"),
      .number(
        "topic_share", 0.05, "share of a test's stems that have a word from which it is the test's topic"),
      .wordLists("function_words", ItemPhrases.functionWords, "words that do not count"),
    ], check: .whole(checkClang))

  static let conspicuousKey = Rule(
    "item/conspicuous", .info,
    "The right option has no feature that the others lack: digits, brackets, quotes.",
    why: "What stands out is picked.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28d (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Which gas do plants take in for photosynthesis?",
      "carbon monoxide, carbon dioxide (CO₂), nitrogen, oxygen",
      answer: "carbon dioxide (CO₂)"),
    good: .quizChoice(
      "Which gas do plants take in for photosynthesis?", "carbon monoxide, carbon dioxide, nitrogen, oxygen",
      answer: "carbon dioxide"), check: .each(checkConspicuousKeys))

  static let oppositePair = Rule(
    "item/opposite-pair", aliases: ["item/exhaustive-pair"], .info,
    "The right option is not one of the only two that say opposite things.",
    why: "One of two opposites is right, so learners need not look at the other options.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 28e; NBME Item-Writing Guide 2020 (certainty medium)",
    scope: .part,
    bad: .quizChoice(
      "What does a catalyst do?",
      "It is used up, It lowers the activation energy, It raises the activation energy, It increases the yield",
      answer: "It lowers the activation energy"),
    good: .quizChoice(
      "What does a catalyst do?",
      "It heats the reactants, It is used up, It lowers the activation energy, It increases the yield",
      answer: "It lowers the activation energy"),
    parameters: [.wordLists("pairs", ItemPhrases.opposites, "opposites, each as 'one/other'")],
    check: .each(checkOppositePairs))

  static let convergence = Rule(
    "item/convergence", .warning, "The right option is not the one that has most in common with the others.",
    why: "Who writes wrong options by changing parts of the right one gives it away as their middle.",
    source: "NBME Item-Writing Guide 2020, 'convergence strategy' (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which ions are in magnesium oxide?", "Mg²⁺ and O²⁻, Mg²⁺ and O⁻, Mg⁺ and O²⁻, Na⁺ and Cl⁻",
      answer: "Mg²⁺ and O²⁻"),
    good: .quizChoice(
      "Which ions are in magnesium oxide?", "Mg⁺ and O⁻, Mg⁺ and O²⁻, Mg²⁺ and O⁻, Mg²⁺ and O²⁻",
      answer: "Mg²⁺ and O²⁻"),
    parameters: [
      .words("joining", ["and", "y", "et", "und", "и", "e"], "words that join elements of an option")
    ],
    check: .each(checkConvergence))

  static let absoluteTerms = Rule(
    "item/absolute", aliases: ["gcse/mcq-absolute-terms"], .info,
    "Words that allow no exception, 'always' or 'never', do not mark the wrong options.",
    why: "Little is so without exception, so learners cross such options out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28a (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is true of metals?",
      "They all float on water, They always burn, They conduct electricity, They dissolve in petrol",
      answer: "They conduct electricity"),
    good: .quizChoice(
      "What is true of metals?",
      "They are brittle, They conduct electricity, They dissolve in petrol, They float on water",
      answer: "They conduct electricity"),
    parameters: [
      .wordLists("words", ItemPhrases.absolutes, "words that allow no exception"),
      .wordLists(
        "exceptions",
        [
          "en": ["except", "excluding", "unless", "but", "exception"], "es": ["excepto", "salvo", "menos"],
          "fr": ["sauf", "excepté", "hormis"], "de": ["außer", "ausgenommen"],
          "ru": ["кроме", "исключением"],
        ], "words that name an exception all the same"),
      .wordLists("others", ItemPhrases.allAndNone, "options that stand for others, or deny them"),
      .number("max_phi", 0.5, "largest correlation of such words with 'false' over the statements of a test"),
      .number("min_statements", 8, "fewest statements of a test that is judged as a whole"),
    ], check: .whole(checkAbsolutes))

  static let vagueFrequency = Rule(
    "item/vague-frequency", .info, "'Usually' or 'may' does not mark the right option.",
    why: "Words that hedge are true of most things, so learners pick the option that has them.",
    source: "NBME Item-Writing Guide 2020, 'vague frequency terms' (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is true of metals?",
      "They are gases, They dissolve in petrol, They float on water, They usually conduct electricity",
      answer: "They usually conduct electricity"),
    good: .quizChoice(
      "What is true of metals?",
      "They are gases, They conduct electricity, They dissolve in petrol, They float on water",
      answer: "They conduct electricity"),
    parameters: [.wordLists("words", ItemPhrases.vague, "words that leave open how often or how surely")],
    check: .each(checkVagueFrequencies))
}

private func checkLengthCues(_ context: LintContext, _ findings: inout Findings) {
  let ratio = findings.number("ratio")
  let difference = Int(findings.number("difference"))
  var tests: [Item.Home: (count: Int, longest: Int, chances: [Double], first: Item)] = [:]
  for item in context.items where item.question != nil && item.options.count > 2 {
    guard let key = item.key else { continue }
    let longest = item.distractors.map(\.string.count).max() ?? 0
    let length = key.string.count
    if Double(length) > ratio * Double(longest), length - longest > difference {
      findings.report(
        "the right option has \(length) characters, the longest wrong one \(longest)", at: key.span,
        help: "shorten it, or say as much in a wrong one")
    }
    // An exercise is one of few in its lesson; a test is judged as a whole.
    if case .lesson = item.home { continue }
    var test = tests[item.home] ?? (0, 0, [], item)
    test.count += 1
    test.longest += length > longest ? 1 : 0
    test.chances.append(1 / Double(item.options.count))
    tests[item.home] = test
  }
  for test in tests.values where test.count >= Int(findings.number("min_items")) {
    guard Double(test.longest) > findings.number("max_share") * Double(test.count),
      // More often than one test in twenty would have it by chance.
      Binomial.atLeast(test.longest, chances: test.chances) < 0.05
    else { continue }
    findings.report(
      "in \(test.longest) of \(test.count) choices the longest option is the right one",
      at: test.first.prompt.span,
      help: "lengthen wrong options, or shorten right ones")
  }
}

private func checkClang(_ context: LintContext, _ findings: inout Findings) {
  let function = PhraseSets(findings.wordLists("function_words"))
  let least = Int(findings.number("min_letters"))
  let longKey = Int(findings.number("key_words"))
  let topics = topicWords(context, share: findings.number("topic_share"))
  for item in context.items where item.isSingleChoice {
    guard let words = item.words, let key = item.key, gapCount(in: item.prompt.string) == 0 else { continue }
    let language = context.promptLanguage(of: item)
    guard function.knows(language) else { continue }
    let right = Set(words.options[item.keys[0]].map { wordStem($0) })
    let wrong = words.options.indices.filter { $0 != item.keys[0] }.reduce(into: Set<String>()) {
      $0.formUnion(words.options[$1].map { wordStem($0) })
    }
    var cues: [String: ItemWord] = [:]
    for word in words.stem where !word.isQuoted && word.folded.utf8.count >= least {
      let stem = wordStem(word.folded)
      if right.contains(stem), !wrong.contains(stem), !function[language].contains(word.folded),
        !(topics[item.home]?.contains(stem) ?? false), cues[stem] == nil
      {
        cues[stem] = word
      }
    }
    let content = words.options[item.keys[0]].count { !function[language].contains($0) }
    guard cues.count >= (content > longKey ? 2 : 1),
      let cue = cues.values.min(by: { $0.range.lowerBound < $1.range.lowerBound })
    else { continue }
    findings.report(
      "'\(item.prompt.string.part(cue.range))' is in the stem, and in no option but the right one",
      at: key.span,
      labels: [Label(item.prompt.span(of: cue.range), "in the stem")],
      help: "say it in other words, or use the word in a wrong option, too")
  }
}

/// For each test the words, by their stems, that so many of its questions have that they are its topic.
private func topicWords(_ context: LintContext, share: Double) -> [Item.Home: Set<String>] {
  var counts: [Item.Home: (items: Int, words: [String: Int])] = [:]
  for item in context.items {
    guard let words = item.words else { continue }
    if case .lesson = item.home { continue }
    counts[item.home, default: (0, [:])].items += 1
    for word in Set(words.stem.map { wordStem($0.folded) }) {
      counts[item.home, default: (0, [:])].words[word, default: 0] += 1
    }
  }
  return counts.mapValues { test in
    // Of a short test's words two questions in common say nothing.
    Set(test.words.filter { $0.value > 2 && Double($0.value) > share * Double(test.items) }.keys)
  }
}

private func checkConspicuousKeys(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where item.options.count > 2 {
    guard item.question != nil, let key = item.key else { continue }
    let features: [(name: String, holds: (String) -> Bool)] = [
      ("digits", { $0.utf8.contains { (0x30...0x39).contains($0) } }),
      ("brackets", { $0.utf8.contains(0x28) || $0.utf8.contains(0x5B) || $0.contains("（") }),
      ("quotation marks", { $0.utf8.contains(0x22) || $0.contains("“") || $0.contains("«") }),
      ("a formula", { $0.utf8.contains(0x3D) || $0.contains("→") }),
    ]
    for feature in features where feature.holds(key.string) {
      guard !item.distractors.contains(where: { feature.holds($0.string) }) else { continue }
      findings.report(
        "only the right option has \(feature.name)", at: key.span,
        help: "leave them out, or give others some, too")
      break
    }
  }
}

private func checkOppositePairs(_ context: EntityContext, _ findings: inout Findings) {
  let pairs = findings.wordLists("pairs").mapValues { list in
    list.reduce(into: [String: Set<String>]()) { table, entry in
      let parts = entry.split(separator: "/").map { String($0) }
      guard parts.count == 2 else { return }
      table[parts[0], default: []].insert(parts[1])
      table[parts[1], default: []].insert(parts[0])
    }
  }
  let negations: Set<String> = ["not", "no", "never"]
  for item in context.items
  where item.isSingleChoice && context.isAboutSubject(item) && item.options.count > 3 {
    guard let words = item.words, let opposites = pairs[context.promptLanguage(of: item)] else { continue }
    var opposed: [(Int, Int)] = []
    for left in words.options.indices {
      for right in words.options.indices where right > left {
        if words.options[left].isOpposite(of: words.options[right], opposites, negations) {
          opposed.append((left, right))
        }
      }
    }
    // Two pairs balance each other.
    guard opposed.count == 1, let pair = opposed.first, pair.0 == item.keys[0] || pair.1 == item.keys[0]
    else {
      continue
    }
    let other = pair.0 == item.keys[0] ? pair.1 : pair.0
    findings.report(
      "'\(item.options[other].string.shortened(to: 50))' is the opposite of the right option, and the only such pair",
      at: item.options[other].span, labels: [Label(item.options[item.keys[0]].span, "the right one")],
      help: "make a second pair, or take another wrong option")
  }
}

extension [String] {
  /// True when two options differ by one word and its opposite, or by a negation.
  fileprivate func isOpposite(
    of other: [String], _ opposites: [String: Set<String>], _ negations: Set<String>
  ) -> Bool {
    if count == other.count {
      let places = indices.filter { self[$0] != other[$0] }
      return places.count == 1 && opposites[self[places[0]]]?.contains(other[places[0]]) ?? false
    }
    let (longer, shorter) = count > other.count ? (self, other) : (other, self)
    guard longer.count - shorter.count <= 2, shorter.count > 1,
      longer.contains(where: { negations.contains($0) })
    else { return false }
    let auxiliaries: Set<String> = ["do", "does", "did"]
    let rest = longer.filter { !negations.contains($0) && !auxiliaries.contains($0) }
    return rest.map { wordStem($0) } == shorter.map { wordStem($0) }
  }
}

private func checkConvergence(_ context: EntityContext, _ findings: inout Findings) {
  let joining = Set(findings.words("joining"))
  for item in context.items where item.isSingleChoice && item.options.count > 3 {
    guard item.question != nil else { continue }
    let elements = item.options.map { Set($0.string.elements(joining)) }
    guard elements.allSatisfy({ $0.count > 1 }) else { continue }
    let shared = elements.indices.map { index in
      elements.indices.filter { $0 != index }.reduce(0) {
        $0 + elements[index].intersection(elements[$1]).count
      }
    }
    let key = item.keys[0]
    guard let most = shared.max(), most == shared[key], shared.count(where: { $0 == most }) == 1 else {
      continue
    }
    findings.report(
      "the right option has most in common with the others", at: item.options[key].span,
      help: "let each of its parts be in as many wrong options as the parts of the others are")
  }
}

extension String {
  /// The parts between commas, slashes and words that join, trimmed.
  fileprivate func elements(_ joining: Set<String>) -> [String] {
    var elements: [String] = []
    var words: [Substring] = []
    func end() {
      if !words.isEmpty { elements.append(words.joined(separator: " ")) }
      words = []
    }
    for word in split(separator: " ") {
      if joining.contains(word.lowercased()) || word == "+" || word == "/" {
        end()
        continue
      }
      let parts = word.split(separator: "/")
      for (index, part) in parts.enumerated() {
        let endsHere = part.hasSuffix(",") || part.hasSuffix(";") || index + 1 < parts.count
        words.append(part.hasSuffix(",") || part.hasSuffix(";") ? part.dropLast() : part)
        if endsHere { end() }
      }
    }
    end()
    return elements
  }
}

private func checkAbsolutes(_ context: LintContext, _ findings: inout Findings) {
  let absolutes = PhraseSets(findings.wordLists("words"))
  let exceptions = PhraseSets(findings.wordLists("exceptions"))
  let phrases = PhraseSets(findings.wordLists("others"))
  var tests: [Item.Home: (table: FourfoldTable, first: Item)] = [:]
  for item in context.items where context.isAboutSubject(item) {
    guard let words = item.words else { continue }
    let language = context.promptLanguage(of: item)
    guard absolutes.knows(language) else { continue }
    func isAbsolute(_ words: [String]) -> Bool {
      words.contains { absolutes[language].contains($0) }
        && !words.contains { exceptions[language].contains($0) }
        && !phrases.matchesWhole(words)
    }
    func absolute(in words: [String]) -> String {
      words.first { absolutes[language].contains($0) }.map { "'\($0)'" } ?? "the word"
    }
    if case .trueFalse(let isTrue) = item.question?.body {
      var test = tests[item.home] ?? (FourfoldTable(), item)
      test.table.add(isAbsolute(words.stem.map(\.folded)), !isTrue.value)
      tests[item.home] = test
    } else if item.isSingleChoice {
      let marked = words.options.indices.filter { isAbsolute(words.options[$0]) }
      guard marked.count > 1, marked.count < words.options.count, !marked.contains(item.keys[0]) else {
        continue
      }
      findings.report(
        "\(marked.count) wrong options allow no exception, the right one does",
        at: item.options[marked[0]].span,
        labels: [
          Label(item.options[marked[1]].span, "so does this one: \(absolute(in: words.options[marked[1]]))")
        ],
        help: "say it without \(absolute(in: words.options[marked[0]]))")
    }
  }
  for test in tests.values where test.table.count >= Int(findings.number("min_statements")) {
    guard let phi = test.table.phi, phi > findings.number("max_phi") else { continue }
    findings.report(
      "statements that allow no exception are false: \(test.table.both) of \(test.table.first)",
      at: test.first.prompt.span, help: "make some of them true, or leave the words out")
  }
}

private func checkVagueFrequencies(_ context: EntityContext, _ findings: inout Findings) {
  let vague = PhraseSets(findings.wordLists("words"))
  for item in context.items where item.isSingleChoice && context.isAboutSubject(item) {
    guard let words = item.words, let key = item.key else { continue }
    let language = context.promptLanguage(of: item)
    guard vague.knows(language) else { continue }
    let marked = words.options.indices.filter { index in
      words.options[index].count > 2 && words.options[index].contains { vague[language].contains($0) }
    }
    guard marked == item.keys else { continue }
    findings.report("only the right option hedges", at: key.span, help: "say it plainly")
  }
}
