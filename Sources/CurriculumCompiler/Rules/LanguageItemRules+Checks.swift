func checkClozeAnswers(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_letters"))
  for item in context.items {
    guard case .cloze(let gaps)? = item.question?.body else { continue }
    let shown = " " + foldedWords(item.prompt.string).joined(separator: " ") + " "
    for answer in gaps.compactMap(\.first) {
      let words = foldedWords(answer.string).joined(separator: " ")
      guard words.count >= least, shown.contains(" \(words) ") else { continue }
      findings.report(
        "'\(answer.string.shortened(to: 30))' stands in the sentence already", at: answer.span,
        labels: [Label(item.prompt.span, "here")], help: "ask for another word, or change the sentence")
    }
  }
}

/// True when the words of a text stand in another one, in their order.
private func shows(_ text: String, _ part: String) -> Bool {
  let words = foldedWords(part)
  guard !words.isEmpty else { return false }
  let whole = " " + foldedWords(text).joined(separator: " ") + " "
  return whole.contains(" " + words.joined(separator: " ") + " ")
}

/// An item of a course with one key and others to choose from.
private func choice(_ item: Item, _ context: LintContext) -> (key: Text, cards: CourseCards)? {
  guard item.isSingleChoice, let key = item.key, let course = context.courseIndex(of: item) else {
    return nil
  }
  return (key, context.facts.cards[course])
}

func checkAlternatives(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context) else { continue }
    // From the language taught: every meaning of the word that is asked for is right.
    let asked = cards.meaning(key.string).filter { shows(item.prompt.string, $0.card.targetText.string) }
    let same = asked.flatMap { cards.showing($0.card.targetText.string) }.map(\.card)
    // Into it: so is every word that its card accepts.
    let wanted = cards.showing(key.string).map(\.card).filter { card in
      card.senses.contains { shows(item.prompt.string, $0) }
    }
    guard !same.isEmpty || !wanted.isEmpty else { continue }
    for option in item.distractors {
      let meant = cards.meaning(option.string).map(\.card).first { card in same.contains { $0 === card } }
      let accepted = wanted.first { card in
        (card.acceptTarget + (card.details?.variants.map(\.value) ?? [])).contains {
          foldedWords($0.string) == foldedWords(option.string)
        }
      }
      guard let card = meant ?? accepted else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' is right too", at: option.span,
        labels: [Label(meant == nil ? card.targetText.span : card.nativeText.span, "the card accepts it")],
        help: "choose a wrong answer that is wrong")
    }
  }
}

func checkSameTranslations(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context) else { continue }
    let wanted = cards.showing(key.string).map(\.card)
    guard !wanted.isEmpty else { continue }
    for option in item.distractors {
      let others = cards.showing(option.string).map(\.card)
      let both = others.first { other in
        wanted.contains { card in
          card !== other
            && card.senses.contains { sense in
              shows(item.prompt.string, sense)
                && other.senses.contains { foldedWords($0) == foldedWords(sense) }
            }
        }
      }
      guard let both else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' has the meaning asked for too", at: option.span,
        labels: [Label(both.nativeText.span, "its translation")], help: "choose a word with another meaning")
    }
  }
}

func checkDistractorsTaught(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context), !cards.showing(key.string).isEmpty,
      let last = lastPlace(ofUnitOf: item, context)
    else { continue }
    for option in item.distractors {
      let entries = cards.showing(option.string)
      guard let first = entries.min(by: { $0.place < $1.place }), first.place > last else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' is taught later", at: option.span,
        labels: [Label(first.card.targetText.span, "here")], help: "choose a word that learners know by then")
    }
  }
}

/// The place of the last lesson of the unit that an exercise belongs to, or of the band of a boss item.
private func lastPlace(ofUnitOf item: Item, _ context: LintContext) -> Int? {
  let curriculum = context.curriculum
  let units: [Int]
  switch item.home {
  case .lesson(let lesson): units = curriculum.unitOfLesson[lesson].map { [$0] } ?? []
  case .bossTest(let boss): units = curriculum.bandOfBossTest[boss].map { curriculum.unitsOfBand[$0] } ?? []
  default: return nil
  }
  return units.flatMap { curriculum.lessonsOfUnit[$0] }.compactMap { context.order.placeOfLesson[$0] }.max()
}

func checkMinimalPairs(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_letters"))
  let known = Set(findings.words("known"))
  var answersOfCourse: [Int: [String: Text]] = [:]
  for item in context.facts.items {
    guard let course = context.courseIndex(of: item) else { continue }
    for answer in typedAnswers(of: item) {
      let words = foldedWords(answer.string)
      guard words.count == 1, words[0].count >= least, !known.contains(words[0]) else { continue }
      if answersOfCourse[course]?[words[0]] == nil {
        answersOfCourse[course, default: [:]][words[0]] = answer
      }
    }
  }
  for (course, answers) in answersOfCourse.sorted(by: { $0.key < $1.key }) {
    let pairs = neighbours(answers, context.facts.cards[course], context.facts.words[course])
    guard let first = pairs.first else { continue }
    findings.report(
      "\(pairs.count.counted("typed answer")) \(pairs.count == 1 ? "is" : "are") one slip away from another word taught",
      at: first.answer.span,
      notes: [
        "they are: \(pairs.prefix(10).map { "\($0.answer.string)/\($0.word)" }.joined(separator: ", "))"
      ],
      help: "name the other word in 'distractors: {pin: […]}' of the card, so that apps can tell them apart")
  }
}

private func typedAnswers(of item: Item) -> [Text] {
  switch item.question?.body {
  case .typed(let answer, _): [answer]
  case .cloze(let gaps): gaps.compactMap(\.first)
  default: []
  }
}

/// Answers with a word of a card that differs from them by one letter.
///
/// Two words are one slip apart only when they, or what is left of them without a letter, are the same.
private func neighbours(
  _ answers: [String: Text], _ cards: CourseCards, _ words: CourseWords
) -> [(answer: Text, word: String)] {
  var answersByRest: [UInt64: [String]] = [:]
  for answer in answers.keys {
    var answer = answer
    for rest in answer.withUTF8({ hashesOfRests($0) }) { answersByRest[rest, default: []].append(answer) }
  }
  let declared = declaredPairs(cards)
  var pairs: [String: String] = [:]
  cards.forEachWord { bytes in
    for rest in hashesOfRests(bytes) {
      guard let near = answersByRest[rest] else { continue }
      let word = String(decoding: bytes, as: UTF8.self)
      for answer in near where answer != word && pairs[answer] == nil {
        guard isOneSlip(answer, word), !declared.contains([answer, word]), !isSameLemma(answer, word, words)
        else { continue }
        pairs[answer] = word
      }
    }
  }
  return pairs.sorted { $0.key < $1.key }.compactMap { pair in answers[pair.key].map { ($0, pair.value) } }
}

/// Hashes of a word, and of what is left of it without each of its letters.
private func hashesOfRests(_ word: UnsafeBufferPointer<UInt8>) -> [UInt64] {
  // Nobody types a word of so many letters, and each letter costs a pass over the others.
  guard word.count <= 80 else { return [] }
  func hash(without left: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in word.indices where !left.contains(index) {
      hash = (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
  var hashes = [hash(without: 0..<0)]
  var start = 0
  while start < word.count {
    var end = start + 1
    while end < word.count, word[end] & 0xC0 == 0x80 { end += 1 }
    hashes.append(hash(without: start..<end))
    start = end
  }
  return hashes
}

/// True when one letter more, less or other makes one word of the other.
private func isOneSlip(_ left: String, _ right: String) -> Bool {
  editDistance(
    left.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) },
    right.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) == 1
}

/// The pairs of words of which a card of the one names the other as a wrong answer, both ways round.
private func declaredPairs(_ cards: CourseCards) -> Set<[String]> {
  var pairs: Set<[String]> = []
  for entry in cards.entries {
    guard let details = entry.card.details, !details.pinned.isEmpty || !details.banned.isEmpty else {
      continue
    }
    let named = (details.pinned + details.banned).flatMap { foldedWords($0.string) }
    for own in foldedWords((entry.card.lemma ?? entry.card.targetText).string) {
      for other in named { pairs.formUnion([[own, other], [other, own]]) }
    }
  }
  return pairs
}

private func isSameLemma(_ answer: String, _ word: String, _ words: CourseWords) -> Bool {
  guard let left = words.table.number(of: answer), let right = words.table.number(of: word) else {
    return false
  }
  return words.isForm(Int32(left), ofAny: [Int32(right)])
}

/// The exercises of each unit with its band, where everything could be read.
private func exercisesByUnit(_ context: LintContext) -> [(
  unit: Int, band: Band, course: Int, items: [Question]
)] {
  context.trustedCards.flatMap { cards -> [(Int, Band, Int, [Question])] in
    let id = context.curriculum.courses[cards.course].identity.id.string
    guard !context.curriculum.hasBroken(.question, in: id) else { return [] }
    return context.curriculum.bandsOfCourse[cards.course].flatMap { band in
      context.curriculum.unitsOfBand[band].map { unit in
        let lessons = context.curriculum.lessonsOfUnit[unit]
        return (
          unit, context.curriculum.bands[band], cards.course,
          lessons.flatMap { context.curriculum.lessons[$0].exercises }
        )
      }
    }
  }
}

func checkDirections(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_items"))
  let from = Int(findings.number("both_from_rank"))
  for (unit, band, course, items) in exercisesByUnit(context) where items.count >= least {
    let words = context.facts.words[course]
    let productive = items.count { isProduction($0, words) }
    let span = context.curriculum.units[unit].identity.id.span
    let recognition = Double(items.count - productive) / Double(items.count)
    if let share = findings.number("min_recognition", in: band), recognition < share {
      findings.report(
        "\(productive) of \(items.count) exercises of the unit ask learners to produce, expected \(Int((1 - share) * 100)) % at most at \(band.sublevel.value.rawValue)",
        at: span, help: "add exercises that are answered by understanding: choices, matching, translations")
    } else if band.sublevel.value.rank >= from, productive == 0 || productive == items.count {
      findings.report(
        "all \(items.count) exercises of the unit ask learners to \(productive == 0 ? "understand" : "produce")",
        at: span, help: "add some of the other direction")
    }
  }
}

/// True when a learner answers in words of the language taught.
private func isProduction(_ question: Question, _ words: CourseWords) -> Bool {
  switch question.body {
  case .spoken: true
  case .typed(let answer, _): words.isInLanguageTaught(answer)
  case .cloze(let gaps): gaps.first?.first.map { words.isInLanguageTaught($0) } ?? false
  case .ordering(let items): items.first.map { words.isInLanguageTaught($0) } ?? false
  default: false
  }
}

func checkExerciseTypes(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_items"))
  for (unit, _, _, items) in exercisesByUnit(context) where items.count >= least {
    let counts = Dictionary(items.map { ($0.typeName.string, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let span = context.curriculum.units[unit].identity.id.span
    if let most, Double(most.value) > findings.number("max_share") * Double(items.count) {
      findings.report(
        "\(most.value) of \(items.count) exercises of the unit are of the type '\(most.key)'", at: span)
    } else if counts.count < Int(findings.number("min_types")) {
      findings.report(
        "the unit has exercises of \(counts.count.counted("kind")), expected \(Int(findings.number("min_types"))) or more",
        at: span)
    }
  }
}

func checkOptionArticles(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice {
    guard let code = context.course(of: item)?.code.string, let articles = NounArticles.of(code) else {
      continue
    }
    let nouns = item.options.map { option -> (isBare: Bool, noun: String) in
      let words = foldedWords(option.string)
      guard words.count > 1, articles.meaning(of: words[0]) != nil else {
        return (true, words.joined(separator: " "))
      }
      return (false, words.dropFirst().joined(separator: " "))
    }
    for (index, option) in item.options.enumerated() where nouns[index].isBare {
      let other = nouns.firstIndex { !$0.isBare && $0.noun == nouns[index].noun }
      guard let other else { continue }
      findings.report(
        "'\(option.string)' is '\(item.options[other].string)' without its article", at: option.span,
        labels: [Label(item.options[other].span, "the other one")], help: "put another word in its place")
    }
  }
}
