/// Negations in questions: in the stem, in the options, twice.
extension Rule {
  static let negationRules: [Rule] = [negativeStem, doubleNegative, negativeOption]

  static let negativeStem = Rule(
    "item/negative-stem", aliases: ["gcse/mcq-negative-stem"], .warning,
    "A choice asks for what is so; a NOT or EXCEPT is emphasised.",
    why: "A small 'not' is overlooked, and the learner who knows most is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 17 (certainty high; support for it is mixed)",
    scope: .part, fix: "Writes the negation in capitals.",
    bad: .quizChoice(
      "Which of these is not a vector?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    good: .quizChoice(
      "Which of these is NOT a vector?", "Acceleration, Force, Mass, Velocity", answer: "Mass"),
    parameters: [
      .wordLists("words", ItemPhrases.negations, "words that negate"),
      .wordLists("choosing", ItemPhrases.choosing, "words with which a question asks for one of its options"),
      .wordLists("clauses", ItemPhrases.clauses, "words that begin another clause"),
      .wordLists("auxiliaries", ItemPhrases.auxiliaries, "words behind which 'not' negates the question"),
    ], check: .each(checkNegativeStems))

  static let doubleNegative = Rule(
    "item/double-negative", aliases: ["gcse/tf-negation"], .warning,
    "No sentence, and no stem together with an option, negates twice.",
    why: "Working out what is asked takes the place of what is to be known.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 17 and 27 (certainty high)", scope: .part,
    bad: .statements([("Metals are not non-conductors.", true)]),
    good: .statements([("Metals conduct electricity.", true)]),
    parameters: [
      .wordLists("words", ItemPhrases.negations, "words that negate"),
      .wordLists("hidden", ItemPhrases.hiddenNegations, "words that hold a negation"),
      .wordLists("choosing", ItemPhrases.choosing, "words with which a question asks for one of its options"),
      .wordLists("clauses", ItemPhrases.clauses, "words that begin another clause"),
      .wordLists("auxiliaries", ItemPhrases.auxiliaries, "words behind which 'not' negates the question"),
    ], check: .each(checkDoubleNegatives))

  static let negativeOption = Rule(
    "item/negative-option", .info, "No option alone says what is not so.",
    why: "A single 'not' among the options is overlooked, or makes its option stand out.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 27 (certainty medium)", scope: .part,
    bad: .quizChoice(
      "What does a catalyst do?",
      "It does not change the rate, It lowers the activation energy, It raises the yield, It uses up the product",
      answer: "It lowers the activation energy"),
    good: .quizChoice(
      "What does a catalyst do?",
      "It heats the reactants, It lowers the activation energy, It raises the yield, It uses up the product",
      answer: "It lowers the activation energy"),
    parameters: [
      .wordLists("words", ItemPhrases.denials, "words that deny a statement"),
      .wordLists("duties", ItemPhrases.duties, "words of rules, which forbid as often as they allow"),
      .number("min_words", 3, "fewest words of an option that is a statement"),
      .number("within", 4, "words of an option among which its verb is looked for"),
    ], check: .each(checkNegativeOptions))
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

private func checkNegativeStems(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkDoubleNegatives(_ context: EntityContext, _ findings: inout Findings) {
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

private func checkNegativeOptions(_ context: EntityContext, _ findings: inout Findings) {
  let denials = PhraseSets(findings.wordLists("words"))
  let duties = PhraseSets(findings.wordLists("duties"))
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
      // "If not" names a condition.
      return option.count >= least
        && zip(option.prefix(within), [""] + option).contains { word, previous in
          denials[language].contains(word) && previous != "if"
        }
    }
    // Two of four are a pattern of their own, and what rules forbid or allow is said with a "not".
    guard let first = negative.first, negative.count == 1, words.options.count > 2,
      !words.options[first].contains(where: { duties[language].contains($0) })
    else { continue }
    findings.report(
      "only this option says what is not so", at: item.options[first].span,
      help: "say what is so, as the other options do")
  }
}
