func checkDoubleStatements(_ context: LintContext, _ findings: inout Findings) {
  let joining = PhraseSets(findings.wordLists("joining"))
  let verbs = PhraseSets(findings.wordLists("verbs"))
  for item in context.items where item.statement != nil {
    guard let words = item.words?.question else { continue }
    let language = context.promptLanguage(of: item)
    guard joining.knows(language) else { continue }
    // A verb before the joining word and one behind it make two statements.
    let join = words.indices.dropFirst().first { index in
      joining[language].contains(words[index].folded) && !words[index].isQuoted && index + 1 < words.endIndex
        && verbs[language].contains(words[index + 1].folded) && index + 2 < words.endIndex
        && words[..<index].contains { verbs[language].contains($0.folded) }
    }
    guard let join else { continue }
    findings.report(
      "the statement says two things", at: item.prompt.span(of: words[join].range),
      help: "make two statements of it")
  }
}

func checkUnexplainedStatements(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.statement == false {
    guard item.question?.details.explanation == nil else { continue }
    findings.report(
      "the statement is false, and nothing says what is true", at: item.prompt.span, help: "add 'explanation'"
    )
  }
}

func checkMatchingSizes(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .matching(let pairs) = item.question?.body else { continue }
    reportSize(pairs.count, "pair", at: item.prompt.span, &findings)
  }
}

func checkOrderingSizes(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .ordering(let items) = item.question?.body else { continue }
    reportSize(items.count, "part", at: item.prompt.span, &findings)
  }
}

/// Reports a count outside the rule's `min` and `max`.
private func reportSize(_ count: Int, _ noun: String, at span: SourceSpan, _ findings: inout Findings) {
  let low = Int(findings.number("min"))
  let high = Int(findings.number("max"))
  guard count < low || count > high else { return }
  findings.report("the question has \(count.counted(noun)), expected \(low) to \(high)", at: span)
}

func checkGapCounts(_ context: LintContext, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for item in context.items {
    guard case .cloze(let gaps) = item.question?.body, gaps.count > most else { continue }
    findings.report(
      "the sentence has \(gaps.count) gaps", at: item.prompt.span, help: "make a question of each")
  }
}

func checkGapLengths(_ context: LintContext, _ findings: inout Findings) {
  var gaps: [Item.Home: [(item: Item, range: Range<Int>)]] = [:]
  for item in context.items where item.question != nil && item.prompt.string.utf8.contains(0x5F) {
    for range in item.prompt.string.gapRanges { gaps[item.home, default: []].append((item, range)) }
  }
  for group in gaps.values where Set(group.map(\.range.count)).count > 1 {
    for (item, range) in group where range.count != 3 {
      let span = item.prompt.span(of: range)
      let written = String(repeating: "_", count: range.count)
      findings.report(
        "the gap is \(range.count) long, another one here is not", at: span, help: "write each gap as '___'",
        fix: span == item.prompt.span ? nil : Fix("write '___'", [Edit(span, "___", original: written)]))
    }
  }
}

func checkGapHints(_ context: LintContext, _ findings: inout Findings) {
  var gaps:
    [Item.Home: (hinted: [(item: Item, range: Range<Int>)], bare: [(item: Item, range: Range<Int>)])] = [:]
  for item in context.items where item.question != nil && item.prompt.string.utf8.contains(0x5F) {
    for range in item.prompt.string.gapRanges {
      if item.prompt.string.hasSingleLetter(before: range.lowerBound) {
        gaps[item.home, default: ([], [])].hinted.append((item, range))
      } else {
        gaps[item.home, default: ([], [])].bare.append((item, range))
      }
    }
  }
  for group in gaps.values {
    guard let hinted = group.hinted.first, let bare = group.bare.first else { continue }
    let odd = group.hinted.count < group.bare.count ? hinted : bare
    let other = group.hinted.count < group.bare.count ? bare : hinted
    let has = group.hinted.count < group.bare.count ? "has" : "lacks"
    findings.report(
      "this gap \(has) a first letter, another one here does not", at: odd.item.prompt.span(of: odd.range),
      labels: [Label(other.item.prompt.span(of: other.range), "the other one")],
      help: "give the first letter in all of them, or in none")
  }
}

extension String {
  /// True when one letter, and no longer part of a word, stands right before a UTF-8 offset.
  fileprivate func hasSingleLetter(before offset: Int) -> Bool {
    let before = String(decoding: utf8.prefix(offset), as: UTF8.self)
    guard let last = before.last, last.isLetter else { return false }
    guard let previous = before.dropLast().last else { return true }
    return previous == " " || previous == "(" || previous == "¡" || previous == "¿"
  }

  /// UTF-8 offsets of the gaps: runs of three or more underscores.
  fileprivate var gapRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in utf8.enumerated() {
      if byte == 0x5F {
        start = start ?? offset
      } else if let first = start {
        if offset - first >= 3 { ranges.append(first..<offset) }
        start = nil
      }
    }
    if let start, utf8.count - start >= 3 { ranges.append(start..<utf8.count) }
    return ranges
  }
}

func checkEarlyGaps(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("words"))
  let length = Int(findings.number("min_words"))
  for item in context.items where context.isAboutSubject(item) {
    guard let gap = item.prompt.string.gapRanges.first, gap.lowerBound < 40 else { continue }
    var before = 0
    var count = 0
    var scanner = WordScanner()
    scanner.scan(item.prompt.string) { word, _ in
      count += 1
      if word.range.upperBound <= gap.lowerBound { before += 1 }
    }
    guard before < least, count >= length else { continue }
    findings.report(
      "the gap comes before what it is about", at: item.prompt.span(of: gap),
      help: "turn the sentence round, so that it ends with the gap")
  }
}

func checkAnswerLengths(_ context: LintContext, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for item in context.items where context.isAboutSubject(item) {
    let answers: [Text]
    switch item.question?.body {
    case .typed(let answer, _): answers = [answer]
    case .cloze(let gaps): answers = gaps.compactMap(\.first)
    default: continue
    }
    for answer in answers {
      let count = foldedWords(answer.string).count
      guard count > most else { continue }
      findings.report(
        "the answer has \(count) words, expected \(most) at most", at: answer.span,
        help: "ask for a word, or use type 'short' with a rubric")
    }
  }
}

func checkErrorModels(_ context: LintContext, _ findings: inout Findings) {
  for (index, quiz) in context.curriculum.quizzes.enumerated() {
    let unnamed = quiz.questions.map { Item($0, in: .quiz(index)) }.filter { item in
      item.isSingleChoice && item.isCalculation && item.question?.details.errors.isEmpty ?? false
    }
    guard let first = unnamed.first else { continue }
    findings.report(
      unnamed.count == 1
        ? "no slip is named for the wrong numbers"
        : "in \(unnamed.count) questions no slip is named for the wrong numbers", at: first.prompt.span,
      notes: unnamed.dropFirst().prefix(3).map { "another one: \($0.prompt.string.shortened(to: 60))" },
      help: "add 'errors': {'270 J': no_half, …}, and change numbers that no slip leads to")
  }
}

extension Item {
  /// True for a choice among quantities that follow from numbers in the stem.
  fileprivate var isCalculation: Bool {
    guard options.allSatisfy({ OptionQuantity($0.string) != nil }) else { return false }
    let numbers = prompt.string.split { $0 == " " }.count { OptionQuantity(String($0)) != nil }
    return numbers > 1
  }
}

func checkVerbatimSources(_ context: LintContext, _ findings: inout Findings) {
  let length = Int(findings.number("words"))
  for item in context.items {
    guard let quiz = context.quiz(of: item), quiz.generationMode == .synthesis,
      let snippet = item.question?.details.source?.snippet
    else { continue }
    let words = foldedWords(item.prompt.string)
    guard words.count >= length else { continue }
    let source = foldedWords(snippet.string)
    guard source.count >= length else { continue }
    let known = Set((0...(source.count - length)).map { source[$0..<($0 + length)].joined(separator: " ") })
    let stretches = (0...(words.count - length)).map { words[$0..<($0 + length)].joined(separator: " ") }
    let copied = stretches.count { known.contains($0) }
    guard Double(copied) >= findings.number("min_share") * Double(stretches.count) else { continue }
    findings.report(
      "the question copies its source", at: item.prompt.span, labels: [Label(snippet.span, "the source")],
      help: "ask for what it means, or say 'generation_mode: extraction'")
  }
}
