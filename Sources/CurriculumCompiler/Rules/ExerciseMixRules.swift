/// Exercises of a unit as a whole: their kinds and directions, answers one slip from another word.
extension Rule {
  static let exerciseMixRules: [Rule] = [
    acceptMinimalPair, exerciseDirection, exerciseTypeMix,
  ]

  static let acceptMinimalPair = Rule(
    "lang/accept-minimal-pair", .info,
    "Typed answers that are one slip away from another word taught are known as such.",
    why: "An app that forgives a typing slip would take pero for perro; it has to know where it must not.",
    source: "Damerau 1964 (certainty high for slips); a default of curricc's own", scope: .course,
    evidence: "2 findings on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: minimalPair(""), good: minimalPair(", distractors: {pin: [pero]}"),
    parameters: [
      .number("min_letters", 3, "letters from which on a slip is forgiven"),
      .words("known", [], "answers whose neighbours the apps know"),
    ], check: .whole(checkMinimalPairs))

  static let exerciseDirection = Rule(
    "lang/exercise-direction", .warning,
    "A unit's exercises go in both directions: to understand and to produce.",
    why: "Who only recognises words cannot say them; at Novice Low recognition comes first.",
    source: "Nation 2013, Learning vocabulary in another language, chapter 2 (certainty high)",
    scope: .balance,
    bad: directions(["hola", "adiós", "gracias", "buenos días"]),
    good: directions(["hola", "adiós", "hello", "goodbye"]),
    parameters: [
      .number("min_items", 4, "exercises from which on a unit is weighed"),
      .byBand(
        "min_recognition", [0.5, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of exercises answered in the learners' language or by choosing"),
      .number("both_from_rank", 1, "sublevel from which on both directions are expected, N1 being 0"),
    ], check: .whole(checkDirections))

  static let exerciseTypeMix = Rule(
    "lang/exercise-type-mix", .warning, "A unit has exercises of at least three kinds, none above 60 %.",
    why: "The same kind of question over and over trains the question, not the language.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: directions(["hola", "adiós", "hello", "goodbye", "thank you"]),
    good: .lesson(exercises: [
      "{type: choice, prompt: Hello?, options: [hola, adiós, gracias], answer: hola}",
      "{type: typed, prompt: Write – goodbye., answer: adiós}",
      "{type: cloze, prompt: Buenos ___., answer: días}",
      "{type: choice, prompt: Goodbye?, options: [hola, adiós, gracias], answer: adiós}",
      "{type: typed, prompt: Write – hello., answer: hola}",
    ]),
    parameters: [
      .number("min_items", 5, "exercises from which on a unit is weighed"),
      .number("min_types", 3, "kinds of exercises"),
      .number("max_share", 0.6, "largest share of one kind"),
    ], check: .whole(checkExerciseTypes))

  private static func minimalPair(_ field: String) -> Example {
    .lesson(
      cards: [
        "{id: perro, target_text: el perro, native_text: dog, pos: noun, gender: m, article: el\(field)}",
        "{id: pero, target_text: pero, native_text: but, pos: conj}",
      ], exercises: ["{type: typed, prompt: Write the word for dog., answer: perro}"])
  }

  private static func directions(_ answers: [String]) -> Example {
    .lesson(exercises: answers.map { "{type: typed, prompt: Translate., answer: \($0)}" })
  }
}

private func checkMinimalPairs(_ context: LintContext, _ findings: inout Findings) {
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
  // Most rests are those of no answer, which a bit for each tells without a look at the table.
  var isThere = [Bool](repeating: false, count: 1 << 16)
  for answer in answers.keys {
    var answer = answer
    answer.withUTF8 { bytes in
      forEachRest(bytes) { rest in
        answersByRest[rest, default: []].append(String(decoding: bytes, as: UTF8.self))
        isThere[Int(rest >> 48)] = true
      }
    }
  }
  guard !answersByRest.isEmpty else { return [] }
  // What is looked up for few pairs waits until all words were seen: a closure that held `words` would be made with a
  // copy of it for each of them.
  var candidates: [(answer: String, word: String)] = []
  cards.forEachWord { bytes in
    forEachRest(bytes) { rest in
      guard isThere[Int(rest >> 48)], let near = answersByRest[rest] else { return }
      let word = String(decoding: bytes, as: UTF8.self)
      for answer in near where answer != word { candidates.append((answer, word)) }
    }
  }
  guard !candidates.isEmpty else { return [] }
  let declared = declaredPairs(cards)
  var pairs: [String: String] = [:]
  for (answer, word) in candidates where pairs[answer] == nil {
    guard isOneSlip(answer, word), !declared.contains([answer, word]), !isSameLemma(answer, word, words)
    else { continue }
    pairs[answer] = word
  }
  return pairs.sorted { $0.key < $1.key }.compactMap { pair in answers[pair.key].map { ($0, pair.value) } }
}

/// Calls `body` with hashes of a word, and of what is left of it without each of its letters.
private func forEachRest(_ word: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
  // Nobody types a word of so many letters, and each letter costs a pass over those behind it.
  guard word.count <= 80 else { return }
  func hash(_ start: UInt64, _ bytes: Range<Int>) -> UInt64 {
    var hash = start
    for index in bytes { hash = (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01B3 }
    return hash
  }
  let start: UInt64 = 0xCBF2_9CE4_8422_2325
  body(hash(start, word.indices))
  var before = start
  var letter = 0
  while letter < word.count {
    var end = letter + 1
    while end < word.count, word[end] & 0xC0 == 0x80 { end += 1 }
    body(hash(before, end..<word.count))
    before = hash(before, letter..<end)
    letter = end
  }
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
    guard let verdicts = entry.card.details?.verdicts else {
      continue
    }
    let named = (verdicts.pinned + verdicts.banned).flatMap { foldedWords($0.string) }
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

private func checkDirections(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_items"))
  let from = Int(findings.number("both_from_rank"))
  for (unit, band, course, items) in exercisesByUnit(context) where items.count >= least {
    let words = context.facts.words[course]
    let productive = items.count { isProduction($0, words) }
    let span = context.curriculum.units[unit].identity.id.span
    let recognition = Double(items.count - productive) / Double(items.count)
    if let share = findings.number("min_recognition", in: band), recognition < share {
      findings.report(
        "\(productive) of \(items.count) exercises of the unit ask learners to produce, expected \(Int(saturating: (1 - share) * 100)) % at most at \(band.sublevel.value.rawValue)",
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

private func checkExerciseTypes(_ context: LintContext, _ findings: inout Findings) {
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
