/// How many words a course teaches, how fast, and how often learners meet them again.
extension Rule {
  static let vocabularyLoadRules: [Rule] = [
    newWordsPerLesson, cumulativeVocabulary, recycleWindow, recycleCount, recycleSpread, difficultyMonotone,
  ]

  static let newWordsPerLesson = Rule(
    "lang/new-words-per-lesson", .warning, "A lesson teaches no more new words than a learner can keep.",
    why: "What goes beyond is forgotten by the next day, and the lesson feels like a failure.",
    source: "a default of curricc's own, no published figure; Nakata 2017 on retrievals (certainty medium)",
    scope: .part,
    evidence: "no findings on the flagship and 1 finding on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse(units: 1, lessons: 2, words: 11).example,
    good: ExampleCourse(units: 1, lessons: 2, words: 10).example,
    parameters: [
      .byBand("max", [10, 12, 12, 15, 15, 18, 20, 20, 20, 25, nil], "most new cards of a lesson"),
      .number("error_factor", 1.5, "times the most from which on it is an error"),
      .number("closed_set_bonus", 3, "more cards of a lesson that teaches the whole of a closed set"),
      .wordLists(
        "sets", ClosedSets.words,
        "closed sets by language and name; '|' divides forms that may stand for one another"),
    ], check: .each(checkNewWords))

  static let cumulativeVocabulary = Rule(
    "lang/cumulative-vocab", .warning, "By the end of a band the course has taught the words the band needs.",
    why: "With too few words a learner cannot do what the band promises; with too many nobody finishes it.",
    source: """
      a default of curricc's own; Milton & Alexiou 2009 measured 1160 words for A1 and 1650 for A2 in French \
      (certainty high for the measure, low for the step to bands)
      """,
    scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example, good: ExampleCourse(lessons: 3, words: 5).example,
    parameters: [
      .byBand(
        "min", [40, 120, 240, 380, 550, 800, 1200, 1800, 2600, 3500, 5000], "fewest words up to the band"),
      .byBand(
        "max", [200, 500, 900, 1500, 2200, 3000, 4000, 5500, 7000, 10000, nil], "most words up to the band"),
    ], check: .whole(checkCumulativeVocabulary))

  static let recycleWindow = Rule(
    "lang/recycle-window", .warning,
    "New words come back within the next lessons, in a sentence or an exercise.",
    why: "A word that is met once is forgotten; meeting it again soon is what keeps it.",
    source: "Laufer & Nation 2012 on encounters (certainty medium); the window is a default of curricc's own",
    scope: .balance,
    evidence: "8 findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example, good: ExampleCourse(lesson: recycled).example,
    parameters: [
      .byBand("lessons", [2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6], "lessons within which a word comes back"),
      .number("max_share", 0.5, "largest share of words that do not come back in time"),
    ], check: .whole(checkRecycleWindow))

  static let recycleCount = Rule(
    "lang/recycle-count", .info, "By the end of a band learners have met its words several times.",
    why: "About ten encounters give some chance of knowing a word again later.",
    source: "Laufer & Nation 2012 (certainty medium); the numbers are defaults of curricc's own",
    scope: .balance,
    evidence: "8 findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example, good: ExampleCourse(units: 1, lessons: 1).example.withUses(6),
    parameters: [
      .byBand("times", [6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2], "occurrences wanted by the end of the band"),
      .number("max_share", 0.5, "largest share of words that occur less often"),
    ], check: .whole(checkRecycleCount))

  static let recycleSpread = Rule(
    "lang/recycle-spread", .info, "A word that occurs often occurs in several lessons.",
    why: "Meetings spread over days are worth far more than as many in one sitting.",
    source: "Cepeda et al. 2006 on spacing (certainty high); the number is a default of curricc's own",
    scope: .balance, bad: ExampleCourse(units: 1, lessons: 1).example.withUses(6),
    good: ExampleCourse(lesson: recycled).example,
    parameters: [
      .number("min_lessons", 3, "lessons in which a word is to occur"),
      .number("min_uses", 6, "occurrences from which on a word is weighed"),
      .number("max_share", 0.5, "largest share of such words in fewer lessons"),
    ], check: .whole(checkRecycleSpread))

  static let difficultyMonotone = Rule(
    "lang/difficulty-monotone", .info,
    "The difficulty of cards does not fall much from unit to unit, and not from band to band.",
    why:
      "A course that becomes easier has its units in the wrong order, or its ratings are not to be trusted.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleCourse(units: 2, card: { $0 < 2 ? ", difficulty_rating: 5" : ", difficulty_rating: 1" })
      .example,
    good: ExampleCourse(units: 2, card: { _ in ", difficulty_rating: 2" }).example,
    parameters: [
      .number("drop", 0.7, "largest fall of the mean from one unit to the next"),
      .number("band_drop", 0.1, "largest fall of the mean from one band to the next"),
    ],
    check: .whole(checkDifficulty))
}

/// Lessons whose sentences use the words of the lesson before.
private func recycled(_ unit: Int, _ lesson: Int) -> String {
  guard unit * lesson > 1 else { return "lesson_type: vocabulary\nsentences: []" }
  let all = ExampleCourse().example.text
  let lines = all.split(separator: "\n").filter { $0.contains("target_text: el ") }
  let nouns = lines.compactMap { $0.split(separator: "target_text: ").last?.split(separator: ",").first }
  let place = (unit - 1) * 2 + lesson - 2
  let known = ["Hola, buenos días."] + nouns.prefix(place * 2 + 2).map { "Adiós, \($0)." }
  return "lesson_type: vocabulary\nsentences:\n"
    + known.suffix(4).map { "  - {target_text: \"\($0)\", native_text: Hello.}" }.joined(separator: "\n")
}

extension Example {
  /// The example with sentences in the first lesson that use its words.
  fileprivate func withUses(_ count: Int) -> Example {
    let sentence = "  - {target_text: \"¡Hola, buenos días! Gracias, adiós.\", native_text: Hello.}\n"
    let sentences = "\nsentences:\n" + String(repeating: sentence, count: count) + "cards:\n  - {id: hola"
    return Example(stringLiteral: text.replacing("\ncards:\n  - {id: hola", with: sentences))
  }
}

private func checkNewWords(_ context: EntityContext, _ findings: inout Findings) {
  let sets = findings.wordLists("sets")
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let band = context.band(ofLesson: index), var limit = findings.number("max", in: band),
      lesson.cards.count > Int(limit)
    else { continue }
    // The months are twelve; to leave two for another day would not help.
    if let course = context.course(ofLesson: index), teachesWholeSet(lesson, course, sets) {
      limit += findings.number("closed_set_bonus")
    }
    guard lesson.cards.count > Int(limit) else { continue }
    let isError = Double(lesson.cards.count) > limit * findings.number("error_factor")
    findings.report(
      "the lesson teaches \(lesson.cards.count) cards, expected \(Int(limit)) at most at \(band.sublevel.value.rawValue)",
      at: lesson.identity.id.span, severity: isError ? .error : nil, help: "divide it into two lessons")
  }
}

/// True when the cards of a lesson are all members of a closed set, and perhaps others besides.
private func teachesWholeSet(_ lesson: Lesson, _ course: Course, _ sets: [String: [String]]) -> Bool {
  let words = Set(lesson.cards.flatMap { foldedWords($0.targetText.string) })
  return sets.contains { name, members in
    name.hasPrefix(course.code.string + " ")
      && members.allSatisfy { member in
        member.split(separator: "|").contains { foldedWords(String($0)).allSatisfy(words.contains) }
      }
  }
}

private func checkCumulativeVocabulary(_ context: LintContext, _ findings: inout Findings) {
  for words in context.trustedWords {
    var next = words.heads[...]
    var seen: Set<Int32> = []
    for band in context.curriculum.bandsOfCourse[words.course].map({ context.curriculum.bands[$0] }) {
      while let head = next.first,
        context.band(ofLesson: Int(head.lesson))?.identity.key == band.identity.key
      {
        seen.insert(head.word)
        next.removeFirst()
      }
      let low = Int(findings.number("min", in: band) ?? 0)
      if seen.count < low {
        findings.report(
          "the course has taught \(seen.count.counted("word")) by then, expected \(low) or more",
          at: band.identity.id.span)
      } else if let high = findings.number("max", in: band), seen.count > Int(high) {
        findings.report(
          "the course has taught \(seen.count) words by then, expected \(Int(high)) at most",
          at: band.identity.id.span)
      }
    }
  }
}

/// The heads of a course by band, each band with those taught in it.
private func headsByBand(_ words: CourseWords, _ context: LintContext) -> [(
  band: Band, heads: [CourseWords.Head]
)] {
  var groups: [(band: Band, heads: [CourseWords.Head])] = []
  var last: Int?
  var seen: Set<Int32> = []
  for head in words.heads {
    guard let band = context.order.bandOfLesson[Int(head.lesson)] else { continue }
    if band != last {
      groups.append((context.curriculum.bands[band], []))
      seen = []
    }
    last = band
    // Two cards for one word are one word.
    if seen.insert(head.word).inserted { groups[groups.count - 1].heads.append(head) }
  }
  return groups
}

private func checkRecycleWindow(_ context: LintContext, _ findings: inout Findings) {
  for words in context.trustedWords {
    for (band, heads) in headsByBand(words, context) {
      guard let window = findings.number("lessons", in: band) else { continue }
      let lost = heads.filter { head in
        !words.occurrences(of: head.word).contains { $0 > head.place && $0 <= head.place + Int32(window) }
      }
      report(
        lost, of: heads, in: band, context, "do not come back within \(Int(window)) lessons", &findings)
    }
  }
}

private func checkRecycleCount(_ context: LintContext, _ findings: inout Findings) {
  for words in context.trustedWords {
    for (band, heads) in headsByBand(words, context) {
      guard let wanted = findings.number("times", in: band) else { continue }
      let rare = heads.filter { words.occurrences(of: $0.word).count < Int(wanted) }
      var histogram: [Int: Int] = [:]
      for head in heads {
        histogram[min(words.occurrences(of: head.word).count, Int(wanted)), default: 0] += 1
      }
      let shown = histogram.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(
        separator: ", ")
      report(
        rare, of: heads, in: band, context, "occur fewer than \(Int(wanted)) times", &findings,
        note: "words by occurrences – \(shown)")
    }
  }
}

private func checkRecycleSpread(_ context: LintContext, _ findings: inout Findings) {
  for words in context.trustedWords {
    for (band, heads) in headsByBand(words, context) {
      let frequent = heads.filter {
        words.occurrences(of: $0.word).count >= Int(findings.number("min_uses"))
      }
      let least = Int(findings.number("min_lessons"))
      let massed = frequent.filter { Set(words.occurrences(of: $0.word)).count < least }
      report(massed, of: frequent, in: band, context, "occur in fewer than \(least) lessons", &findings)
    }
  }
}

/// Reports words of a band once, with ten examples, when they are more than their share.
private func report(
  _ faulty: [CourseWords.Head], of heads: [CourseWords.Head], in band: Band, _ context: LintContext,
  _ fault: String, _ findings: inout Findings, note: String? = nil
) {
  guard !heads.isEmpty, Double(faulty.count) > findings.number("max_share") * Double(heads.count) else {
    return
  }
  let examples = faulty.prefix(10).map { head in
    "'\(context.curriculum.lessons[Int(head.lesson)].cards[Int(head.card)].targetText.string.shortened(to: 40))'"
  }.joined(separator: ", ")
  findings.report(
    "\(faulty.count) of \(heads.count) words \(fault)", at: band.identity.id.span,
    notes: ["for example: \(examples)"] + (note.map { [$0] } ?? []),
    help: "use them in sentences and exercises of the lessons that follow")
}

private func checkDifficulty(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return }
  for bands in curriculum.bandsOfCourse {
    var previous: (mean: Double, unit: Unit)?
    for index in bands.flatMap({ curriculum.unitsOfBand[$0] }) {
      let cards = curriculum.lessonsOfUnit[index].flatMap { curriculum.lessons[$0].cards }
      guard !cards.isEmpty else { continue }
      let mean = Double(cards.reduce(0) { $0 + $1.difficulty }) / Double(cards.count)
      let unit = curriculum.units[index]
      if let previous, previous.mean - mean > findings.number("drop") {
        findings.report(
          "the mean difficulty falls from \(oneDecimal(previous.mean)) to \(oneDecimal(mean))",
          at: unit.identity.id.span, labels: [Label(previous.unit.identity.id.span, "the unit before")])
      }
      previous = (mean, unit)
    }
  }
  for cards in context.trustedCards { checkDifficultyOfBands(cards.byBand(curriculum), &findings) }
}

/// Reports a band whose cards are easier on average than those of the band before.
private func checkDifficultyOfBands(
  _ bands: [(band: Band, entries: ArraySlice<CourseCards.Entry>)], _ findings: inout Findings
) {
  let means = bands.map { band, entries in
    (band, Double(entries.reduce(0) { $0 + $1.card.difficulty }) / Double(entries.count))
  }
  for ((earlier, before), (later, mean)) in zip(means, means.dropFirst())
  where before - mean > findings.number("band_drop") {
    findings.report(
      "the mean difficulty of the band is \(oneDecimal(mean)), that of the band before \(oneDecimal(before))",
      at: later.identity.id.span, labels: [Label(earlier.identity.id.span, "the band before")])
  }
}

/// A number with one decimal place.
private func oneDecimal(_ number: Double) -> String {
  let tenths = Int(saturating: (number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

extension LintContext {
  /// The words of courses that could be read as a whole, so that counts of them are to be trusted.
  var trustedWords: [CourseWords] {
    guard !curriculum.isIncomplete else { return [] }
    return facts.words.filter { words in
      let id = curriculum.courses[words.course].identity.id.string
      return !curriculum.hasBroken(.lesson, in: id) && !curriculum.hasBroken(.card, in: id)
    }
  }
}
