/// How the stem of a question is worded: it asks one thing, plainly, and can be understood without its options.
extension Rule {
  static let stemRules: [Rule] = [
    placeholder, directive, coverTest, stemTooShort, opinion, singleFocus, itemLength, verboseStem, humour,
  ]

  static let placeholder = Rule(
    "item/placeholder", .error, "No text of a question is a placeholder.",
    why: "A learner would be asked something unfinished.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 11 (certainty high)", scope: .part,
    bad: .exercise("type: typed, prompt: TODO write a greeting., answer: hola"),
    good: .exercise("type: typed, prompt: Write a greeting., answer: hola"),
    parameters: [
      .words(
        "words", ["TODO", "FIXME", "XXX", "TBD", "lorem ipsum", "Lorem ipsum"],
        "what marks unfinished text, in this case of letters")
    ], check: .each(checkPlaceholders))

  static let directive = Rule(
    "item/directive", .warning, "A stem asks, commands, or leaves something to complete.",
    why: "A learner must know what to do before reading the options.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 14 (certainty high)", scope: .part,
    bad: .quizChoice("The unit of energy.", "joule, newton, volt, watt", answer: "joule"),
    good: .quizChoice("What is the unit of energy?", "joule, newton, volt, watt", answer: "joule"),
    parameters: [.wordLists("words", ItemPhrases.commands, "words that tell a learner what to do")],
    check: .each(checkDirectives))

  static let coverTest = Rule(
    "item/cover-test", .warning, "A stem can be answered with its options covered.",
    why: "Else the options are statements to judge one by one, and the item measures reading.",
    source: "NBME Item-Writing Guide 2020, the 'cover the options' rule (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which of these is correct?",
      "Energy is a vector, Force is a scalar, Mass is a scalar, Speed is a vector",
      answer: "Mass is a scalar"),
    good: .quizChoice("Which quantity is a scalar?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    parameters: [.wordLists("stems", ItemPhrases.emptyStems, "stems that ask nothing by themselves")],
    check: .each(checkCoverTest))

  static let stemTooShort = Rule(
    "item/stem-too-short", .warning, "A stem that the options complete holds the central idea.",
    why: "Learners would have to find out from long options what the question is about.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 15 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .quizChoice(
      "\"The heart:\"",
      "pumps blood around the whole human body, takes oxygen from the air we breathe, "
        + "removes waste products from the blood stream, breaks food down into small molecules",
      answer: "pumps blood around the whole human body"),
    good: .quizChoice(
      "What is the main task of the heart in the human body?",
      "breaking food down, pumping blood, removing waste, taking up oxygen", answer: "pumping blood"),
    parameters: [
      .number("min_words", 4, "fewest words with content in a stem whose options are long"),
      .number("option_words", 6, "words of the options on average from which they are long"),
      .wordLists("function_words", ItemPhrases.functionWords, "words without content"),
    ], check: .each(checkStemLength))

  static let opinion = Rule(
    "item/opinion", .warning, "A question with a key asks for knowledge, not for an opinion.",
    why: "Every opinion is right, and most would be marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 6 (certainty high)", scope: .part,
    bad: .quizChoice(
      "Which energy resource do you think is renewable?", "Coal, Gas, Oil, Wind", answer: "Wind"),
    good: .quizChoice("Which energy resource is renewable?", "Coal, Gas, Oil, Wind", answer: "Wind"),
    parameters: [.wordLists("phrases", ItemPhrases.opinions, "words that ask for an opinion")],
    check: .each(checkOpinions))

  static let singleFocus = Rule(
    "item/single-focus", .info, "A question asks one thing.",
    why: "Who knows half of it can only be marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 1 (certainty high)", scope: .part,
    bad: .quizChoice(
      "What is force, and what is its unit?", "joule, newton, volt, watt", answer: "newton"),
    good: .quizChoice("What is the unit of force?", "joule, newton, volt, watt", answer: "newton"),
    check: .each(checkSingleFocus))

  static let itemLength = Rule(
    "item/length", aliases: ["gcse/prompt-length"], .info, "Stems, options and statements are short.",
    why: "The item is to measure what learners know, not how fast they read.",
    source:
      "Haladyna, Downing & Rodriguez 2002, guideline 13 (certainty high); the numbers are curricc's own",
    scope: .part,
    bad: .statements([
      (
        "When a car that has been standing in the sun for a long time is driven along a straight road at a constant "
          + "speed, the resultant force on it is zero.", true
      )
    ]),
    good: .statements([("The resultant force on a car at a constant velocity is zero.", true)]),
    parameters: [
      .number("stem", 60, "most words of a stem"), .number("option", 15, "most words of an option"),
      .number("statement", 25, "most words of a statement to judge"),
    ], check: .each(checkLengths))

  static let verboseStem = Rule(
    "item/verbose", .info, "Each sentence of a stem serves the question.",
    why: "Window dressing costs time and hides what is asked.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 16 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "Scientists have been working in laboratories all over the world since ancient times. "
        + "Which quantity is a scalar?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    good: .quizChoice(
      "A car turns a corner at a constant speed. Which quantity of the car changes?",
      "energy, mass, velocity, volume", answer: "velocity"),
    parameters: [
      .number("min_words", 10, "fewest words of a sentence that is reported"),
      .wordLists("function_words", ItemPhrases.functionWords, "words without content"),
    ], check: .each(checkVerboseStems))

  static let humour = Rule(
    "item/humour", .info, "A test that counts makes no jokes.",
    why: "A joke is lost on learners of a language and on those who are afraid; it costs them time.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 31 (certainty medium)", scope: .part,
    evidence: "none on the flagship's tests",
    bad: boss("How do you say hello? 😂"), good: boss("How do you say hello?"),
    parameters: [
      .words(
        "signs",
        ["😂", "🤣", "😜", "😉", "🤪", "haha", "lol", "just kidding", "ha ha", "jaja", "mdr"],
        "what marks a joke"),
      .words("tags", ["humour", "humor", "joke", "fun"], "tags that mark one"),
    ], check: .each(checkHumour))
}

private func boss(_ prompt: String) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: Novice Low boss battle
      time_limit_seconds: 60
      pass_score_pct: 70
      items:
        - {id: n1-boss-x1, unit: es-n1-u1, type: translate_text, prompt: \(prompt), answer: hola}
      """)
}

private func checkPlaceholders(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkDirectives(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkCoverTest(_ context: EntityContext, _ findings: inout Findings) {
  let stems = PhraseSets(findings.wordLists("stems"))
  for item in context.items where item.isUnaidedChoice {
    guard let words = item.words, stems.matchesWhole(words.stem.map(\.folded)) else { continue }
    findings.report(
      "the stem asks nothing without its options", at: item.prompt.span,
      help: "say in the stem what the options are to be judged by")
  }
}

private func checkStemLength(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkOpinions(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkSingleFocus(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkLengths(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkVerboseStems(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkHumour(_ context: EntityContext, _ findings: inout Findings) {
  let signs = PhraseFinder(findings.words("signs"))
  let tags = Set(findings.words("tags"))
  for item in context.items where item.isSummative {
    if let tag = item.question?.details.tags.first(where: { tags.contains($0.string) }) {
      findings.report("a joke in a test that counts", at: tag.span, help: "move it to the lessons")
      continue
    }
    for text in item.prompt.parts + item.options {
      guard let found = signs.first(in: text.string) else { continue }
      findings.report(
        "a joke in a test that counts", at: text.span(of: found.range), help: "say it plainly")
      break
    }
  }
}
