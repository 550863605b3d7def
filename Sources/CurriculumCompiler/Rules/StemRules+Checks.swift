func checkPlaceholders(_ context: LintContext, _ findings: inout Findings) {
  let words = findings.words("words").map { Array($0.utf8) }
  for item in context.items {
    item.forEachText { text in
      guard let range = words.lazy.compactMap({ wholeWord($0, in: text.string.utf8) }).first else { return }
      let found = String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
      findings.report("'\(found)' stands for something that is not written yet", at: text.span(of: range))
    }
  }
}

/// The place of a word in a text, not as a part of a longer word.
private func wholeWord(_ word: [UInt8], in text: String.UTF8View) -> Range<Int>? {
  guard let first = word.first, text.count >= word.count, text.contains(first) else { return nil }
  let bytes = Array(text)
  func isLetter(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte >= 0x80
  }
  return (0...(bytes.count - word.count)).lazy.filter { start in
    bytes[start] == first && bytes[start..<(start + word.count)].elementsEqual(word)
      && !isLetter(start - 1) && !isLetter(start + word.count)
  }.map { $0..<($0 + word.count) }.first
}

func checkDirectives(_ context: LintContext, _ findings: inout Findings) {
  let commands = PhraseSets(findings.wordLists("words"))
  for item in context.items {
    guard let question = item.question, question.needsDirective, question.details.image == nil,
      !item.prompt.string.asks
    else { continue }
    let language = context.promptLanguage(of: item)
    guard commands.knows(language) else { continue }
    let words = commands[language]
    guard !foldedWords(item.prompt.string).contains(where: { words.contains($0) }) else { continue }
    findings.report(
      "the stem neither asks nor tells what to do", at: item.prompt.span,
      help: "make it a question, or begin with what is to be done: 'Choose …', 'Calculate …'")
  }
}

extension Question {
  /// True for questions whose type does not say by itself what is to be done.
  fileprivate var needsDirective: Bool {
    switch body {
    case .choice, .numeric, .rubric: true
    case .typed: typeName.string == "typed" || typeName.string == "short_answer"
    default: false
    }
  }
}

extension String {
  /// True when a text ends with a question mark.
  fileprivate var isQuestion: Bool { hasSuffix("?") || hasSuffix("？") || hasSuffix("؟") }

  /// True when a stem ends with a question mark, a colon or a dash, has a gap, or breaks off to be completed.
  fileprivate var asks: Bool {
    if gapCount(in: self) > 0 { return true }
    guard let last = unicodeScalars.last(where: { $0 != " " && $0 != "\n" && $0 != "*" && $0 != "\"" }) else {
      return true
    }
    switch last {
    case ".", "!", "。", "！", "”", "»": break
    // A stem without a mark at its end is completed by the options.
    default: return true
    }
    return utf8.contains(0x3F) || contains("？") || contains("؟") || contains("…") || hasSuffix("...")
  }
}

func checkCoverTest(_ context: LintContext, _ findings: inout Findings) {
  let stems = PhraseSets(findings.wordLists("stems"))
  for item in context.items where item.isUnaidedChoice {
    guard let words = item.words, stems.matchesWhole(words.stem.map(\.folded)) else { continue }
    findings.report(
      "the stem asks nothing without its options", at: item.prompt.span,
      help: "say in the stem what the options are to be judged by")
  }
}

func checkStemLength(_ context: LintContext, _ findings: inout Findings) {
  let function = PhraseSets(findings.wordLists("function_words"))
  let stems = PhraseSets(ItemPhrases.emptyStems)
  let longOptions = findings.number("option_words")
  let least = Int(findings.number("min_words"))
  for item in context.items where item.isUnaidedChoice && !item.prompt.string.isQuestion {
    guard let words = item.words,
      Double(words.options.reduce(0) { $0 + $1.count }) > longOptions * Double(words.options.count)
    else { continue }
    let language = context.promptLanguage(of: item)
    guard function.knows(language) else { continue }
    let content = words.stem.count { !function[language].contains($0.folded) }
    // A stem that asks nothing at all is reported as such.
    guard content < least, !stems.matchesWhole(words.stem.map(\.folded)) else { continue }
    findings.report(
      "the stem has \(content.counted("word")) that say what it is about, its options are long",
      at: item.prompt.span, help: "move what the options have in common into the stem")
  }
}

extension Item {
  /// True for a choice that is asked by its stem alone, without a recording or a picture.
  fileprivate var isUnaidedChoice: Bool {
    options.count > 1 && question.map { $0.details.audio == nil && $0.details.image == nil } ?? false
  }
}

/// What decides whether a stem asks for what is not so.
private struct NegationWords {
  let negations: PhraseSets
  let choosing: PhraseSets
  let clauses: PhraseSets
  let auxiliaries: PhraseSets

  init(_ findings: Findings) {
    negations = PhraseSets(findings.wordLists("words"))
    choosing = PhraseSets(findings.wordLists("choosing"))
    clauses = PhraseSets(findings.wordLists("clauses"))
    auxiliaries = PhraseSets(findings.wordLists("auxiliaries"))
  }

  /// The negation of what is asked for: the "not" of "Which of these is not a vector?".
  ///
  /// nil where the negation belongs to the matter: why something is not so, which thing has no colour.
  func negation(in words: ItemWords, _ language: String) -> ItemWord? {
    guard negations.knows(language) else { return nil }
    let used = words.question.filter { !$0.isQuoted }
    guard let index = used.firstIndex(where: { negations[language].contains($0.folded) }),
      used[..<index].prefix(2).contains(where: { choosing[language].contains($0.folded) }),
      // Of "which" and "what" the first asks; a later one begins a clause.
      !used[..<index].dropFirst(2).contains(where: {
        clauses[language].contains($0.folded) || choosing[language].contains($0.folded)
      })
    else { return nil }
    let isPlain = used[index].folded == "not" || used[index].folded == "never"
    guard !isPlain || index > used.startIndex && auxiliaries[language].contains(used[index - 1].folded) else {
      return nil
    }
    return used[index]
  }
}

func checkNegativeStems(_ context: LintContext, _ findings: inout Findings) {
  let table = NegationWords(findings)
  for item in context.items where item.isSingleChoice {
    guard let words = item.words, gapCount(in: item.prompt.string) == 0,
      let word = table.negation(in: words, context.promptLanguage(of: item)), !word.isEmphasised
    else { continue }
    let written = item.prompt.string.part(word.range)
    let span = item.prompt.span(of: word.range)
    findings.report(
      "'\(written)' is easily overlooked", at: span,
      help: "ask for what is so, or write it in capitals",
      fix: Fix("write it in capitals", [Edit(span, written.uppercased(), original: written)]))
  }
}

extension String {
  /// A part of the text, given by UTF-8 offsets.
  func part(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

func checkDoubleNegatives(_ context: LintContext, _ findings: inout Findings) {
  let table = NegationWords(findings)
  let hidden = PhraseSets(findings.wordLists("hidden"))
  for item in context.items {
    guard let words = item.words, gapCount(in: item.prompt.string) == 0 else { continue }
    let language = context.promptLanguage(of: item)
    let negations = table.negations[language]
    let first =
      words.options.isEmpty
      ? words.question.first { !$0.isQuoted && negations.contains($0.folded) }
      : table.negation(in: words, language)
    guard let first else { continue }
    let second = words.question.first { word in
      word.range.lowerBound > first.range.lowerBound && !word.isQuoted
        && (hidden[language].contains(word.folded) || negations.contains(word.folded))
        && !item.prompt.string.hasClauseEnd(between: first.range.upperBound, and: word.range.lowerBound)
    }
    if let second {
      findings.report(
        "the sentence negates twice", at: item.prompt.span(of: second.range),
        labels: [Label(item.prompt.span(of: first.range), "the first time")], help: "say what is so")
    } else if let index = words.options.firstIndex(where: { option in
      option.count > 2 && option.contains { negations.contains($0) }
    }) {
      findings.report(
        "the stem negates, and this option does again", at: item.options[index].span, severity: .error,
        labels: [Label(item.prompt.span(of: first.range), "the stem's negation")],
        help: "ask for what is so, or word the option positively")
    }
  }
}

extension String {
  /// True when a clause ends between two places: "it is not hot, and not cold".
  fileprivate func hasClauseEnd(between start: Int, and end: Int) -> Bool {
    guard start < end else { return false }
    let between = part(start..<end)
    return between.utf8.contains { $0 == 0x2C || $0 == 0x3B || $0 == 0x3A }
      || foldedWords(between).contains {
        ["and", "but", "or", "because", "if", "y", "et", "und", "и"].contains($0)
      }
  }
}

func checkNegativeOptions(_ context: LintContext, _ findings: inout Findings) {
  let denials = PhraseSets(findings.wordLists("words"))
  let least = Int(findings.number("min_words"))
  let within = Int(findings.number("within"))
  for item in context.items where item.isSingleChoice && context.isAboutSubject(item) {
    guard let words = item.words else { continue }
    let language = context.promptLanguage(of: item)
    // With a negative stem it is a double negation, which is reported as such.
    guard denials.knows(language), !words.question.contains(where: { denials[language].contains($0.folded) })
    else { continue }
    let negative = words.options.indices.filter { index in
      let option = words.options[index]
      return option.count >= least && option.prefix(within).contains { denials[language].contains($0) }
    }
    guard let first = negative.first, negative.count < words.options.count else { continue }
    findings.report(
      "the option says what is not so", at: item.options[first].span,
      help: "say what is so, as the other options do")
  }
}

func checkOpinions(_ context: LintContext, _ findings: inout Findings) {
  let phrases = PhraseSets(findings.wordLists("phrases"))
  for item in context.items {
    guard let words = item.words else { continue }
    let language = context.promptLanguage(of: item)
    guard phrases.knows(language) else { continue }
    let used = words.stem.filter { !$0.isQuoted }
    for start in used.indices {
      for length in 2...4 where start + length <= used.count {
        let phrase = used[start..<(start + length)].map(\.folded).joined(separator: " ")
        guard phrases[language].contains(phrase) else { continue }
        findings.report(
          "'\(phrase)' asks for an opinion, and only one answer is right",
          at: item.prompt.span(of: used[start].range.lowerBound..<used[start + length - 1].range.upperBound),
          help: "leave it out, or name the ground to judge by")
      }
    }
  }
}

func checkSingleFocus(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let question = item.question, question.expectsOneAnswer else { continue }
    let text = item.prompt.string
    guard text.asksAgain || text.utf8.count(where: { $0 == 0x3F }) > 1 && text.asksTwice else { continue }
    findings.report(
      "the question asks more than one thing", at: item.prompt.span,
      help: "ask one, or make two questions of it")
  }
}

extension Question {
  /// True when there is one answer, right or wrong.
  fileprivate var expectsOneAnswer: Bool {
    switch body {
    case .choice, .trueFalse, .numeric, .recall: true
    case .typed: typeName.string == "typed" || typeName.string == "short_answer"
    default: false
    }
  }
}

extension String {
  /// True when two question marks stand outside quotation marks.
  fileprivate var asksTwice: Bool {
    let marked = MarkedRanges(self)
    let used = utf8.enumerated().count { offset, byte in
      byte == 0x3F && !marked.quoted.contains { $0.contains(offset) }
    }
    return used > 1
  }

  /// True when a question goes on with another one.
  ///
  /// "How many are there, and what are they?"
  fileprivate var asksAgain: Bool {
    guard utf8.last == 0x3F, utf8.contains(0x2C) else { return false }
    return [
      ", and what ", ", and how ", ", and why ", ", and which ", ", and where ", ", and when ", ", and who ",
    ]
    .contains { contains($0) }
  }
}

func checkLengths(_ context: LintContext, _ findings: inout Findings) {
  let stem = Int(findings.number("stem"))
  let option = Int(findings.number("option"))
  let statement = Int(findings.number("statement"))
  for item in context.items {
    guard let question = item.question else { continue }
    var isStatement = false
    if case .trueFalse = question.body { isStatement = true }
    let most = isStatement ? statement : stem
    // A word and its space take two bytes or more.
    if item.prompt.string.utf8.count > 2 * most {
      let count = foldedWords(item.prompt.string).count
      if count > most {
        findings.report(
          "the \(isStatement ? "statement" : "stem") has \(count) words, expected \(most) at most",
          at: item.prompt.span)
      }
    }
    guard let words = item.words else { continue }
    for (index, words) in words.options.enumerated() where words.count > option {
      findings.report(
        "the option has \(words.count) words, expected \(option) at most", at: item.options[index].span)
    }
  }
}

func checkVerboseStems(_ context: LintContext, _ findings: inout Findings) {
  let function = PhraseSets(findings.wordLists("function_words"))
  let least = Int(findings.number("min_words"))
  for item in context.items {
    guard let words = item.words, words.questionStart > 0, !words.options.isEmpty else { continue }
    let language = context.promptLanguage(of: item)
    guard function.knows(language) else { continue }
    let text = item.prompt.string
    let used = Set(words.question.map { wordStem($0.folded) } + words.options.joined().map { wordStem($0) })
    for sentence in sentenceRanges(of: text).dropLast() {
      let start = text.utf8.distance(from: text.startIndex, to: sentence.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: sentence.upperBound)
      let inside = words.stem.filter { (start..<end).contains($0.range.lowerBound) }
      // Numbers are data, whatever the words around them.
      guard inside.count >= least, !text.utf8[sentence].contains(where: { (0x30...0x39).contains($0) }) else {
        continue
      }
      let content = inside.filter { !function[language].contains($0.folded) }
      guard !content.contains(where: { used.contains(wordStem($0.folded)) }) else { continue }
      findings.report(
        "nothing in the sentence is taken up by the question or its options",
        at: item.prompt.span(of: start..<end), help: "leave it out")
    }
  }
}

func checkHumour(_ context: LintContext, _ findings: inout Findings) {
  let signs = PhraseFinder(findings.words("signs"))
  let tags = Set(findings.words("tags"))
  for item in context.items where item.isSummative {
    if let tag = item.question?.details.tags.first(where: { tags.contains($0.string) }) {
      findings.report("a joke in a test that counts", at: tag.span, help: "move it to the lessons")
      continue
    }
    for text in [item.prompt] + item.options {
      guard let found = signs.first(in: text.string) else { continue }
      findings.report(
        "a joke in a test that counts", at: text.span(of: found.range), help: "say it plainly")
      break
    }
  }
}
