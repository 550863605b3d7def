/// Options that the grammar of the stem, or their own, tells apart.
extension Rule {
  static let grammarCueRules: [Rule] = [grammarCue, heterogeneousOptions]

  static let grammarCue = Rule(
    "item/grammar-cue", aliases: ["item/gender-cue", "gcse/mcq-grammar-cue"], .warning,
    "The end of a stem fits every option by its grammar.",
    why: "An 'an', an 'are' or a 'la' before the gap rules options out without any knowledge.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28c (certainty high)", scope: .part,
    fix: "Writes 'a/an'.",
    bad: .quizChoice(
      "An animal that eats only plants is an", "carnivore, decomposer, herbivore, omnivore",
      answer: "herbivore"),
    good: .quizChoice(
      "What is an animal called that eats only plants?", "carnivore, decomposer, herbivore, omnivore",
      answer: "herbivore"),
    parameters: [
      .wordLists("articles", Articles.genders, "for each language its articles, each as 'article/gender'")
    ],
    check: .entities(checkGrammarCues))

  static let heterogeneousOptions = Rule(
    "item/heterogeneous", aliases: ["lang/distractor-pos", "kit/incorrect-pos"], .warning,
    "The options are of one kind: nouns or verbs, numbers or words.",
    why: "The odd one out is picked or crossed out for its form.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty medium: support for it is mixed)",
    scope: .part,
    bad: .quizChoice(
      "What happens in a freezer?", "to burn, to evaporate, to freeze, ice", answer: "to freeze"),
    good: .quizChoice(
      "What happens in a freezer?", "to burn, to evaporate, to freeze, to melt", answer: "to freeze"),
    check: .entities(checkHeterogeneousOptions))
}

private func checkGrammarCues(_ context: LintContext, _ findings: inout Findings) {
  let articles = findings.wordLists("articles").mapValues { list in
    Dictionary(
      list.compactMap { entry in
        let parts = entry.split(separator: "/").map { String($0) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
  }
  for item in context.items where item.isSingleChoice {
    guard let words = item.words, let word = item.wordBeforeAnswer(words) else { continue }
    switch word.folded {
    case "a", "an":
      // "a" is an article or a preposition of other languages, too.
      if context.isEnglish(item, words) { reportArticle(item, word, &findings) }
    case "is", "are", "was", "were":
      if context.isEnglish(item, words) { reportNumber(item, words, word, &findings) }
    default:
      guard let course = context.curriculum.course(of: item.home),
        let gender = articles[context.curriculum.courses[course].code.string]?[word.folded]
      else { continue }
      reportGender(item, word, gender, course, context, &findings)
    }
  }
}

extension RuleContext {
  /// True when a stem that stops before its answer is in English.
  fileprivate func isEnglish(_ item: Item, _ words: ItemWords) -> Bool {
    guard let course = course(of: item) else { return promptLanguage(of: item) == "en" }
    if course.code.string == "en" { return true }
    guard course.source.code.string == "en" else { return false }
    let common: Set<String> = [
      "the", "is", "are", "of", "an", "that", "this", "what", "which", "in", "it", "was",
    ]
    return words.stem.dropLast().contains { common.contains($0.folded) }
  }
}

extension Item {
  /// The last word before the answer: at the end of a stem to complete, or before its gap.
  fileprivate func wordBeforeAnswer(_ words: ItemWords) -> ItemWord? {
    let bytes = prompt.string.utf8
    if let gap = prompt.string.firstRange(of: "___") {
      let place = bytes.distance(from: bytes.startIndex, to: gap.lowerBound)
      guard let word = words.stem.last(where: { $0.range.upperBound <= place }) else { return nil }
      let isNext = bytes.dropFirst(word.range.upperBound).prefix(place - word.range.upperBound).allSatisfy {
        $0 == 0x20
      }
      return isNext ? word : nil
    }
    guard let last = words.stem.last, !last.isQuoted else { return nil }
    // Behind it nothing but marks that a stem to complete ends with.
    let rest = bytes.dropFirst(last.range.upperBound)
    return rest.allSatisfy({ $0 == 0x20 || $0 == 0x3A || $0 == 0x2E || $0 >= 0x80 }) && rest.last != 0x2E
      ? last : nil
  }
}

/// Reports options that an indefinite article does not go with.
private func reportArticle(_ item: Item, _ word: ItemWord, _ findings: inout Findings) {
  // 'a/an' leaves it open.
  guard
    word.range.lowerBound == 0
      || item.prompt.string.part(word.range.lowerBound - 1..<word.range.lowerBound) != "/"
  else { return }
  let expected: Onset = word.folded == "an" ? .vowel : .consonant
  let misfits = item.options.indices.filter { index in
    Onset(of: item.options[index].string).map { $0 != expected } ?? false
  }
  guard let first = misfits.first else { return }
  let span = item.prompt.span(of: word.range)
  let written = item.prompt.string.part(word.range)
  let fitting = item.options.count - misfits.count
  findings.report(
    "'\(word.folded)' goes with \(fitting) of \(item.options.count) options", at: span,
    labels: [Label(item.options[first].span, "does not go with it")],
    help: "write 'a/an', or ask in a way that needs no article",
    fix: Fix(
      "write 'a/an'", [Edit(span, written == written.lowercased() ? "a/an" : "A/an", original: written)]))
}

/// Reports a verb whose number only the right option has.
private func reportNumber(_ item: Item, _ words: ItemWords, _ word: ItemWord, _ findings: inout Findings) {
  let wantsPlural = word.folded == "are" || word.folded == "were"
  let fits = words.options.map { $0.looksPlural == wantsPlural }
  guard fits[item.keys[0]], fits.count(where: { $0 }) == 1 else { return }
  findings.report(
    "'\(word.folded)' goes with the right option alone", at: item.prompt.span(of: word.range),
    labels: [Label(item.options[item.keys[0]].span, "the right one")],
    help: "let all options be \(wantsPlural ? "plural" : "singular"), or ask in another way")
}

extension [String] {
  /// True when the last word of an English phrase looks like a plural; "and" makes one, too.
  fileprivate var looksPlural: Bool {
    guard let last else { return false }
    if contains("and") { return true }
    return last.hasSuffix("s") && !last.hasSuffix("ss") && !last.hasSuffix("us") && !last.hasSuffix("is")
  }
}

/// Reports an article whose gender only the right option has.
private func reportGender(
  _ item: Item, _ word: ItemWord, _ gender: String, _ course: Int, _ context: LintContext,
  _ findings: inout Findings
) {
  let cards = context.facts.optionCards[course]
  let genders = item.options.map { option -> String? in
    guard let match = cards.matches(option.string).first(where: { $0.side != .native }) else { return nil }
    let card = context.curriculum.lessons[Int(match.lesson)].cards[Int(match.card)]
    return card.partOfSpeech == .noun ? card.gender?.rawValue : nil
  }
  // What is not known may fit.
  let fitting = genders.indices.filter { index in genders[index].map { $0 == gender || $0 == "mf" } ?? true }
  guard fitting == item.keys, item.options.count > 2 else { return }
  findings.report(
    "'\(word.folded)' goes with the right option alone", at: item.prompt.span(of: word.range),
    labels: [Label(item.options[item.keys[0]].span, "the right one")],
    help: "leave the article out, or take wrong options of the same gender")
}

private func checkHeterogeneousOptions(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice && item.options.count > 2 {
    let found = context.wordClassMisfit(item) ?? item.formMisfit
    guard let (odd, what, others) = found else { continue }
    let option = item.options[odd]
    findings.report(
      "'\(option.string.shortened(to: 40))' is \(what), the other options are \(others)", at: option.span,
      help: odd == item.keys[0] ? "take wrong options of its kind" : "take one of the others' kind")
  }
}

extension LintContext {
  /// The only option that is another part of speech than all others, by the course's cards.
  fileprivate func wordClassMisfit(_ item: Item) -> (odd: Int, what: String, others: String)? {
    guard let course = curriculum.course(of: item.home) else { return nil }
    let classes = item.options.map { option -> Set<WordClass> in
      Set(
        facts.optionCards[course].matches(option.string).compactMap { match in
          WordClass(curriculum.lessons[Int(match.lesson)].cards[Int(match.card)].partOfSpeech)
        })
    }
    guard classes.allSatisfy({ !$0.isEmpty }) else { return nil }
    for wordClass in WordClass.allCases {
      let without = classes.indices.filter { !classes[$0].contains(wordClass) }
      guard without.count == 1, let odd = without.first, let other = classes[odd].first else { continue }
      return (odd, other.withArticle, wordClass.plural)
    }
    return nil
  }
}

/// Parts of speech that learners do not take for one another.
private enum WordClass: CaseIterable, Hashable {
  case noun, verb, adjective

  init?(_ partOfSpeech: PartOfSpeech?) {
    switch partOfSpeech {
    case .noun: self = .noun
    case .verb: self = .verb
    case .adjective: self = .adjective
    default: return nil
    }
  }

  var withArticle: String {
    switch self {
    case .noun: "a noun"
    case .verb: "a verb"
    case .adjective: "an adjective"
    }
  }

  var plural: String {
    switch self {
    case .noun: "nouns"
    case .verb: "verbs"
    case .adjective: "adjectives"
    }
  }
}

extension Item {
  /// The only option whose form differs from all others: an infinitive, a number.
  fileprivate var formMisfit: (odd: Int, what: String, others: String)? {
    let infinitives = options.indices.filter { options[$0].string.hasPrefix("to ") }
    if infinitives.count == 1 { return (infinitives[0], "an infinitive", "none") }
    if infinitives.count == options.count - 1, infinitives.count > 1,
      let odd = options.indices.first(where: { !infinitives.contains($0) })
    {
      return (odd, "no infinitive", "infinitives")
    }
    let numbers = options.indices.filter { index in
      OptionQuantity(options[index].string).map { $0.unit.utf8.count <= 8 || !$0.unit.utf8.contains(0x20) }
        ?? false
    }
    if numbers.count == 1, options.count > 3 { return (numbers[0], "a number", "none") }
    if numbers.count == options.count - 1, numbers.count > 2,
      let odd = options.indices.first(where: { !numbers.contains($0) }),
      !options[odd].string.utf8.contains(where: { (0x30...0x39).contains($0) }),
      !options[odd].string.isNumberWord
    {
      return (odd, "no number", "numbers")
    }
    return nil
  }
}

extension String {
  /// True for what is said in place of a number: zero, none, infinity, no change.
  fileprivate var isNumberWord: Bool {
    let words: Set<Substring> = [
      "zero", "none", "nothing", "no", "infinity", "infinite", "half", "double", "one", "two",
    ]
    return words.contains(lowercased().prefix { $0.isLetter })
  }
}
