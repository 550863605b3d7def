extension LintContext {
  /// The cards of each course that could be read whole, so that they may be counted.
  var trustedCards: [CourseCards] {
    guard !curriculum.isIncomplete else { return [] }
    return facts.cards.filter { cards in
      let id = curriculum.courses[cards.course].identity.id.string
      return !curriculum.hasBroken(.lesson, in: id) && !curriculum.hasBroken(.card, in: id)
    }
  }
}

/// Reports at a course that some of its cards lack something, with examples.
private func report(
  _ lacking: [CourseCards.Entry], of count: Int, _ what: String, in course: Course, help: String,
  _ findings: inout Findings
) {
  guard !lacking.isEmpty else { return }
  let examples = lacking.prefix(10).map(\.card.targetText.string).joined(separator: ", ")
  findings.report(
    "\(lacking.count) of \(count) \(what)", at: course.identity.id.span,
    notes: ["for example: \(examples)"], help: help)
}

extension CourseCards {
  /// The cards band by band, in teaching order.
  func byBand(_ curriculum: Curriculum) -> [(band: Band, entries: ArraySlice<Entry>)] {
    var bands: [(Band, ArraySlice<Entry>)] = []
    var start = 0
    for index in entries.indices
    where index + 1 == entries.count || entries[index + 1].band != entries[index].band {
      if let band = entries[index].band { bands.append((curriculum.bands[band], entries[start...index])) }
      start = index + 1
    }
    return bands
  }
}

func checkPartsOfSpeech(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    report(
      cards.entries.filter { $0.card.partOfSpeech == nil }, of: cards.entries.count,
      "cards do not say their part of speech", in: context.curriculum.courses[cards.course],
      help: "add 'pos': noun, verb, adj, adv, phrase …", &findings)
  }
}

func checkPartOfSpeechBalance(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    for (band, entries) in cards.byBand(context.curriculum) {
      let parts = entries.compactMap(\.card.partOfSpeech)
      guard parts.count >= Int(findings.number("min_cards")) else { continue }
      let nouns = share(.noun, of: parts)
      let verbs = share(.verb, of: parts)
      if let limit = findings.number("max_nouns", in: band), nouns > limit {
        findings.report(
          "\(percent(nouns)) of the words are nouns, expected \(percent(limit)) at most",
          at: band.identity.id.span)
      }
      if let least = findings.number("min_verbs", in: band), verbs < least {
        findings.report(
          "\(percent(verbs)) of the words are verbs, expected \(percent(least)) or more",
          at: band.identity.id.span)
      }
    }
  }
}

private func share(_ part: PartOfSpeech, of parts: [PartOfSpeech]) -> Double {
  Double(parts.count { $0 == part }) / Double(max(parts.count, 1))
}

private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

func checkDifficultyFlat(_ context: LintContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_cards"))
  for cards in context.trustedCards {
    var unitsOfCards: [Int: [Card]] = [:]
    for entry in cards.entries {
      if let unit = context.curriculum.unitOfLesson[entry.lesson] {
        unitsOfCards[unit, default: []].append(entry.card)
      }
    }
    let weighed = unitsOfCards.filter { $0.value.count >= least }
    let flat = weighed.filter { $0.value.allSatisfy { $0.difficulty == 3 } }.keys.sorted()
    guard !flat.isEmpty else { continue }
    let names = flat.prefix(10).map { "'\(context.curriculum.units[$0].identity.id.string)'" }
    findings.report(
      "in \(flat.count) of \(weighed.count) units every card has the difficulty 3",
      at: context.curriculum.courses[cards.course].identity.id.span,
      notes: ["they are: \(names.joined(separator: ", "))"],
      help: "rate the cards: 'difficulty_rating: 1' easy to 5 hard")
  }
}

func checkCognates(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    for (band, entries) in cards.byBand(context.curriculum)
    where entries.count >= Int(findings.number("min_cards")) {
      let cognates = entries.count { entry in
        entry.card.details?.hints.contains { $0.kind?.string == "cognate" } ?? false
      }
      let share = Double(cognates) / Double(entries.count)
      guard let limit = findings.number("max_share", in: band), share > limit else { continue }
      findings.report(
        "\(percent(share)) of the words are cognates, expected \(percent(limit)) at most",
        at: band.identity.id.span)
    }
  }
}

/// Reports cards of the bands with a least share that lack something, when too few have it.
private func checkShare(
  _ context: LintContext, _ what: String, help: String, _ findings: inout Findings,
  _ isComplete: (Card) -> Bool
) {
  for cards in context.trustedCards {
    var lacking: [CourseCards.Entry] = []
    var count = 0
    for (band, entries) in cards.byBand(context.curriculum) {
      guard let least = findings.number("min_share", in: band) else { continue }
      let missing = entries.filter { !isComplete($0.card) }
      count += entries.count
      if Double(entries.count - missing.count) < least * Double(entries.count) { lacking += missing }
    }
    report(
      lacking, of: count, what, in: context.curriculum.courses[cards.course], help: help, &findings)
  }
}

func checkPronunciation(_ context: LintContext, _ findings: inout Findings) {
  checkShare(
    context, "cards of the lower bands do not say how they are spoken",
    help: "add 'ipa', 'transliteration' or 'audio'", &findings
  ) { $0.ipa != nil || $0.transliteration != nil || $0.details?.audio != nil }
}

func checkAudio(_ context: LintContext, _ findings: inout Findings) {
  checkShare(
    context, "cards of the lower bands have no recording",
    help: "add 'audio', or allow the rule where the apps speak by synthesis", &findings
  ) { $0.details?.audio != nil }
}

/// Reports nouns or verbs of some languages that lack a named text.
private func checkText(
  _ name: String, of part: PartOfSpeech, _ what: String, help: String, _ context: LintContext,
  _ findings: inout Findings, isNeeded: (Course, Card) -> Bool
) {
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    let needing = cards.entries.filter { $0.card.partOfSpeech == part && isNeeded(course, $0.card) }
    let lacking = needing.filter { entry in entry.card.details?.texts.contains { $0.name == name } != true }
    report(lacking, of: needing.count, what, in: course, help: help, &findings)
  }
}

func checkMeasureWords(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let uncounted = Set(findings.words("uncounted"))
  checkText(
    "measure_word", of: .noun, "nouns do not say their classifier", help: "add 'measure_word'", context,
    &findings
  ) { course, card in
    languages.contains(course.code.string) && !uncounted.contains(card.targetText.string)
  }
}

func checkPlurals(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let irregular = findings.wordLists("irregular").mapValues { Set($0) }
  let uncounted = findings.wordLists("uncounted").mapValues { Set($0) }
  checkText(
    "plural", of: .noun, "nouns with a plural of their own do not say it", help: "add 'plural'", context,
    &findings
  ) { course, card in
    guard card.details?.number != .plural, card.details?.forms.isEmpty ?? true else { return false }
    let noun = foldedWords((card.lemma ?? card.targetText).string).last ?? ""
    if languages.contains(course.code.string) { return uncounted[course.code.string]?.contains(noun) != true }
    return irregular[course.code.string]?.contains(noun) ?? false
  }
}

func checkAspectPartners(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let unpaired = Set(findings.words("unpaired"))
  checkText(
    "aspect_partner", of: .verb, "verbs do not name the verb of the other aspect",
    help: "add 'aspect_partner'", context, &findings
  ) { course, card in
    languages.contains(course.code.string) && !unpaired.contains((card.lemma ?? card.targetText).string)
  }
}

func checkCulture(_ context: LintContext, _ findings: inout Findings) {
  let cues = Set(findings.words("cues"))
  let least = Int(findings.number("min_cards"))
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    guard course.source.code.string == "en" else { continue }
    let without = cards.byBand(context.curriculum).filter { band, entries in
      let lessons = Set(entries.map(\.lesson)).map { context.curriculum.lessons[$0] }
      return entries.count >= least && !lessons.contains { hasCulture($0, cues) }
    }
    guard !without.isEmpty else { continue }
    findings.report(
      "nothing in \(without.map(\.band.sublevel.value.rawValue).joined(separator: ", ")) is about how the speakers live",
      at: course.identity.id.span,
      help:
        "add a lesson of type 'culture', or a few lines to an explanation: when a greeting is used, what is eaten"
    )
  }
}

private func hasCulture(_ lesson: Lesson, _ cues: Set<String>) -> Bool {
  lesson.type.value == .culture
    || lesson.explanations.contains { foldedWords($0.string).contains { cues.contains($0) } }
}
