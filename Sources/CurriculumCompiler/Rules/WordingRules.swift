/// The language of questions: spelled rightly, with the right article, easy to read.
extension Rule {
  static let wordingRules: [Rule] = [spelling, indefiniteArticle, repeatedWord, readability]

  static let spelling = Rule(
    "item/spelling", .warning, "Quizzes and decks in British English are spelled rightly.",
    why: "A learner copies the mistake, and loses trust in the rest.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 12 (certainty high); a Hunspell dictionary en_GB",
    scope: .balance,
    bad: .energyQuiz("  - {id: q1, type: typed, prompt: What is the unit of enregy?, answer: energy}"),
    good: .energyQuiz("  - {id: q1, type: typed, prompt: What is energy?, answer: energy}"),
    parameters: [.words("words", ScienceTerms.words, "words that the dictionary lacks")],
    check: .whole(checkSpelling))

  static let indefiniteArticle = Rule(
    "item/a-or-an", .warning, "English writes 'an' before the sound of a vowel, and 'a' before any other.",
    why: "A learner stumbles over it, and of one who learns English it is a mistake.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 12; Oxford English Dictionary, 'a, adj.' (certainty high)",
    scope: .part, fix: "Writes the other form of the article.",
    bad: .statements([("It takes a hour to charge the battery.", true)]),
    good: .statements([("It takes an hour to charge the battery.", true)]),
    parameters: [
      .wordLists("function_words", ItemPhrases.functionWords, "words before which 'a' is no article")
    ],
    check: .each(checkIndefiniteArticles))

  static let repeatedWord = Rule(
    "item/repeated-word", .warning, "No small word stands twice in a row.",
    why: "It is a slip of the keyboard that looks careless.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 11 (certainty high)", scope: .part,
    fix: "Takes the second one out.",
    bad: .statements([("The unit of energy is the the joule.", true)]),
    good: .statements([("The unit of energy is the joule.", true)]),
    parameters: [
      .wordLists(
        "words",
        [
          "en": [
            "the", "a", "an", "of", "to", "in", "is", "and", "it", "for", "with", "on", "at", "from", "by",
            "or", "are",
            "was",
          ], "es": ["el", "la", "los", "las", "de", "en", "y", "un", "una", "con", "por"],
          "fr": ["le", "la", "les", "de", "des", "et", "un", "une", "dans", "pour"],
          "de": ["und", "ein", "eine", "im", "mit", "von", "für"], "ru": ["и", "в", "на", "с", "по"],
        ], "words that are never doubled")
    ], check: .each(checkRepeatedWords))

  static let readability = Rule(
    "item/readability", .info, "The questions of a quiz are no harder to read than its learners can read.",
    why: "A quiz is to measure science, not reading.",
    source: "Kincaid, Fishburne, Rogers & Chissom 1975; the grades are curricc's own", scope: .balance,
    bad: .statements([
      (
        "Electromagnetic radiation demonstrates characteristically wavelike properties, particularly diffraction, "
          + "interference and polarisation, notwithstanding its quantised absorption by photoelectric materials.",
        true
      ),
      (
        "Thermodynamic equilibrium necessitates identical temperatures throughout interconnected subsystems, "
          + "irrespective of the particular substances constituting the individual components.", true
      ),
    ]),
    good: .statements([
      ("Light can be bent by glass.", true), ("Two bodies in contact reach one temperature.", true),
    ]),
    parameters: [
      .byName("max_grade", ["foundation": 9, "higher": 10], "highest Flesch-Kincaid grade, by tier"),
      .number("min_words", 20, "fewest words of a quiz that is judged"),
    ], check: .whole(checkReadability))
}

extension Spelling {
  /// A dictionary of the words of the starter curriculum, for the rule's own examples.
  static let starter: Spelling = {
    let words = Set(Starter.files.flatMap { foldedWords(String(decoding: $0.bytes, as: UTF8.self)) })
    let list = words.sorted().joined(separator: "\n")
    return SpellingDictionary(affixes: [], words: Array(list.utf8)).map { .dictionary($0) } ?? .unchecked
  }()
}

func checkSpelling(_ context: LintContext, _ findings: inout Findings) {
  let items = context.items.filter { item in
    context.isAboutSubject(item) && context.promptLanguage(of: item) == "en" && context.isBritish(item)
  }
  guard !items.isEmpty else { return }
  switch context.facts.spelling {
  case .unchecked: return
  case .noDictionary(let language):
    findings.report(
      "no dictionary for \(language) was found, so spelling was not checked", at: nil, severity: .info,
      help: "install Hunspell's, on Debian 'apt-get install hunspell-en-gb', or turn the rule off")
  case .dictionary(let dictionary):
    let known = Set(findings.words("words"))
    var uses: [String: [(text: Text, range: Range<Int>)]] = [:]
    for item in items {
      item.forEachText { text in
        forEachSpelledWord(text.string) { word, range in
          if !known.contains(word) { uses[word, default: []].append((text, range)) }
        }
      }
    }
    let capitalised = uses.keys.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let unknown = dictionary.unknown(among: Set(uses.keys).union(capitalised))
    for word in uses.keys.sorted() where unknown.contains(word) {
      guard let places = uses[word], let first = places.first else { continue }
      // At the beginning of a text a capital says nothing: the word may be a name.
      let isName = !unknown.contains(word.prefix(1).uppercased() + word.dropFirst())
      guard !isName || first.text.string.part(first.range).first?.isUppercase == false else { continue }
      findings.report(
        "'\(word)' is not in the dictionary", at: first.text.span(of: first.range),
        labels: places.dropFirst().prefix(2).map { Label($0.text.span(of: $0.range), "here, too") },
        notes: places.count > 3 ? ["it stands in \(places.count) places"] : [],
        help: "correct it, or add it to the rule's 'words'")
    }
  }
}

extension RuleContext {
  /// True for English that is not said to be another country's.
  fileprivate func isBritish(_ item: Item) -> Bool {
    guard let language = quiz(of: item)?.language.string.lowercased(), language.utf8.count > 2 else {
      return true
    }
    return language.hasPrefix("en-gb")
  }
}

/// Calls `body` with each word of an English text that a dictionary can judge, in lower case.
///
/// Names, abbreviations, formulas, quotations and single letters are left out.
private func forEachSpelledWord(_ text: String, _ body: (String, Range<Int>) -> Void) {
  let marked = MarkedRanges(text)
  let bytes = Array(text.utf8)
  var scanner = WordScanner()
  scanner.scan(text) { word, folded in
    let written = bytes[word.range]
    guard folded.count > 2,
      written.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x27 || $0 >= 0x80 }),
      !written.dropFirst().contains(where: { (0x41...0x5A).contains($0) }),
      !word.isCapitalised || word.beginsSentence,
      !marked.quoted.contains(where: { $0.contains(word.range.lowerBound) })
    else { return }
    // What hangs on a number or a letter is a unit or a formula.
    let before = word.range.lowerBound > 0 ? bytes[word.range.lowerBound - 1] : 0x20
    let after = word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : 0x20
    guard before != 0x2F, after != 0x2F, before < 0x80, !(0x30...0x39).contains(before),
      !(0x30...0x39).contains(after)
    else { return }
    var word = (text: String(decoding: folded, as: UTF8.self), range: word.range)
    if word.text.hasSuffix("'s") { word.text.removeLast(2) }
    // A dictionary's words are in ASCII but for accents; other scripts are not English.
    guard word.text.unicodeScalars.allSatisfy({ $0.value < 0x180 }) else { return }
    body(word.text, word.range)
  }
}

private func checkIndefiniteArticles(_ context: EntityContext, _ findings: inout Findings) {
  let function = PhraseSets(findings.wordLists("function_words"))["en"]
  for item in context.items {
    guard context.promptLanguage(of: item) == "en" else { continue }
    let isLanguageItem = !context.isAboutSubject(item)
    if isLanguageItem {
      for text in item.prompt.parts { reportArticles(text, function, upToDash: true, &findings) }
      if let explanation = item.question?.details.explanation {
        reportArticles(explanation, function, upToDash: true, &findings)
      }
    } else {
      item.forEachText { reportArticles($0, function, upToDash: false, &findings) }
    }
  }
}

/// Reports each "a" that should be "an", and the other way round.
///
/// - Parameter upToDash: True where what stands behind a dash may be in another language.
private func reportArticles(
  _ text: Text, _ function: Set<String>, upToDash: Bool, _ findings: inout Findings
) {
  let bytes = Array(text.string.utf8)
  guard bytes.count > 4 else { return }
  var marked: MarkedRanges?
  var index = 0
  while index + 2 < bytes.count {
    defer { index += 1 }
    if upToDash, bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0x93 { return }
    guard bytes[index] | 0x20 == 0x61, index == 0 || bytes[index - 1] == 0x20 else { continue }
    let isAn = bytes[index + 1] == 0x6E
    let end = index + (isAn ? 2 : 1)
    guard end + 1 < bytes.count, bytes[end] == 0x20, bytes[end + 1] != 0x20 else { continue }
    // A capital within a sentence is a label: point A.
    guard bytes[index] == 0x61 || index == 0 || [0x2E, 0x3F, 0x21].contains(bytes[max(0, index - 2)]) else {
      continue
    }
    let next = bytes[(end + 1)...].prefix { $0 != 0x20 }
    // Before a gap it is the options' business, which another rule looks at.
    guard String(decoding: next, as: UTF8.self).contains(where: { $0.isLetter || $0.isNumber }),
      !function.contains(String(decoding: next, as: UTF8.self).lowercased()),
      let onset = Onset(of: String(decoding: bytes[(end + 1)...].prefix(40), as: UTF8.self)),
      (onset == .vowel) != isAn
    else { continue }
    let ranges = marked ?? MarkedRanges(text.string)
    marked = ranges
    guard !ranges.quoted.contains(where: { $0.contains(index) }) else { continue }
    let span = text.span(of: index..<end)
    let written = String(decoding: bytes[index..<end], as: UTF8.self)
    let changed = String(written.prefix(1)) + (isAn ? "" : "n")
    findings.report(
      "'\(written)' before '\(String(decoding: next, as: UTF8.self))' should be '\(changed)'", at: span,
      fix: span == text.span ? nil : Fix("write '\(changed)'", [Edit(span, changed, original: written)]))
  }
}

private func checkRepeatedWords(_ context: EntityContext, _ findings: inout Findings) {
  let words = PhraseSets(findings.wordLists("words"))
  for item in context.items {
    let language = context.promptLanguage(of: item)
    guard words.knows(language) else { continue }
    let doubled = words[language]
    let isLanguageItem = !context.isAboutSubject(item)
    func check(_ text: Text) { reportRepeats(text, doubled, &findings) }
    if isLanguageItem {
      item.prompt.parts.forEach(check)
      if let explanation = item.question?.details.explanation { check(explanation) }
    } else {
      item.forEachText(check)
    }
  }
}

/// Reports a word that stands twice, with one space between.
private func reportRepeats(_ text: Text, _ doubled: Set<String>, _ findings: inout Findings) {
  let bytes = Array(text.string.utf8)
  var previous: ArraySlice<UInt8> = []
  for word in bytes.split(separator: 0x20, omittingEmptySubsequences: false) {
    defer { previous = word }
    guard word.count == previous.count || word.count == previous.count + 1, !previous.isEmpty,
      zip(word, previous).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 | 0x20 && ($0 | 0x20) >= 0x61 }),
      word.count == previous.count || word.last.map({ [0x2C, 0x2E, 0x3F].contains($0) }) ?? false,
      doubled.contains(String(decoding: previous, as: UTF8.self).lowercased())
    else { continue }
    let range = previous.endIndex..<(word.startIndex + previous.count)
    let span = text.span(of: range)
    findings.report(
      "'\(String(decoding: previous, as: UTF8.self))' stands twice", at: span,
      fix: span == text.span
        ? nil
        : Fix("take it out", [Edit(span, "", original: String(decoding: bytes[range], as: UTF8.self))]))
  }
}

private func checkReadability(_ context: LintContext, _ findings: inout Findings) {
  for quiz in context.curriculum.quizzes where quiz.language.string.hasPrefix("en") {
    var whole = Readability()
    for question in quiz.questions { whole.add(question.prompt.string) }
    guard let grade = whole.grade, let most = findings.number("max_grade", for: quiz.tier.value.rawValue),
      grade > most, whole.words >= Int(findings.number("min_words"))
    else { continue }
    let hardest = quiz.questions.map(\.prompt)
      .compactMap { prompt in Readability(prompt.string).grade.map { (prompt: prompt, grade: $0) } }
      .sorted { $0.grade > $1.grade }
    findings.report(
      "the questions are written for grade \(grade.inTenths), expected \(most.inTenths) at most",
      at: quiz.identity.id.span,
      labels: hardest.prefix(3).map { Label($0.prompt.span, "grade \($0.grade.inTenths)") },
      help: "shorten sentences, and say it in short words where the subject allows")
  }
}
