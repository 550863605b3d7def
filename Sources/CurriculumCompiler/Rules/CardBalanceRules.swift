/// What a course says about its cards as a whole: parts of speech, ratings, pronunciation, forms.
extension Rule {
  static let cardBalanceRules: [Rule] = [
    partOfSpeechMissing, partOfSpeechBalance, difficultyFlat, cognateShare, ipaRequired, audioMissing,
    measureWord, pluralMissing, aspectPartner,
  ]

  static let partOfSpeechMissing = Rule(
    "lang/pos-missing", .warning, "A card says its part of speech.",
    why: "Wrong answers are chosen among words of the same kind; without it 'to run' stands among nouns.",
    source: "a default of curricc's own; Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)",
    scope: .balance, bad: .lesson(cards: ["{id: pan, target_text: pan, native_text: bread}"]),
    good: .lesson(cards: ["{id: comer, target_text: comer, native_text: to eat, pos: verb}"]),
    check: .whole(checkPartsOfSpeech))

  static let partOfSpeechBalance = Rule(
    "lang/pos-balance", .info, "The words of a band are not nearly all nouns.",
    why: "Nouns alone make no sentences: without verbs a learner can name things and say nothing about them.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    evidence: "1 finding on the flagship and 1 finding on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse(words: 5).example, good: ExampleCourse().example,
    parameters: [
      .byBand("max_nouns", [Double?](repeating: 0.75, count: 11), "largest share of nouns"),
      .byBand("min_verbs", [nil] + [Double?](repeating: 0.08, count: 10), "least share of verbs"),
      .number("min_cards", 20, "cards from which on a band is weighed"),
    ], check: .whole(checkPartOfSpeechBalance))

  static let difficultyFlat = Rule(
    "lang/difficulty-flat", .info, "The cards of a unit are rated, not all left at 3.",
    why: "Apps bring easy words first and space hard ones closer; without ratings they cannot.",
    source: "a default of curricc's own", scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example,
    good: ExampleCourse(card: { $0 % 2 == 0 ? ", difficulty_rating: 2" : "" }).example,
    parameters: [.number("min_cards", 4, "cards from which on a unit is weighed")],
    check: .whole(checkDifficultyFlat))

  static let cognateShare = Rule(
    "lang/cognate-share", .info,
    "The first words are not mostly ones that learners know from their own language.",
    why: "A course of cognates feels easy and overstates what has been learnt.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: .secondLesson(cards: cognates(7)), good: .secondLesson(cards: cognates(5)),
    parameters: [
      .byBand(
        "max_share", [0.6, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil],
        "largest share of cards with a hint of the kind 'cognate'"),
      .number("min_cards", 8, "cards from which on a band is weighed"),
    ], check: .whole(checkCognates))

  static let ipaRequired = Rule(
    "lang/ipa-required", .warning,
    "Beginners see or hear how a word is spoken: IPA, a transliteration or a recording.",
    why: "A word that was never heard is learnt with the sounds of the own language, and those stay.",
    source: "a default of curricc's own", scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: .lesson(), good: spokenLesson(", ipa: /ˈola/"),
    parameters: [
      .byBand(
        "min_share", [1, 1, 1, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of cards with IPA, transliteration or recording")
    ], check: .whole(checkPronunciation))

  static let audioMissing = Rule(
    "media/audio-missing", .warning, "Beginners can hear the words: cards have recordings.",
    why: "Synthesised speech is a makeshift; listening exercises need a voice to listen to.",
    source: "a default of curricc's own; Tong's document, section 4 (certainty medium)", scope: .balance,
    evidence: "4 findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: .lesson(), good: spokenLesson(", audio: \"https://example.org/hola.mp3\""),
    parameters: [
      .byBand(
        "min_share", [1, 1, 1, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of cards with a recording")
    ], check: .whole(checkAudio))

  static let measureWord = Rule(
    "lang/measure-word", .info, "Nouns that are counted with a classifier give it.",
    why: "'Three book' is as wrong in Mandarin as in English; 三本书 needs the 本 learnt with the word.",
    source: "Li & Thompson 1981, chapter 4 (certainty high)", scope: .balance,
    bad: .course("zh", script: "Hans", answer: "书", cards: [book("")]),
    good: .course("zh", script: "Hans", answer: "书", cards: [book(", measure_word: 本")]),
    parameters: [
      .words("languages", ["zh", "yue", "ja", "ko", "th", "vi", "lo", "km"], "languages with classifiers"),
      .words(
        "uncounted", ["年", "月", "日", "天", "人", "星期", "今天", "明天", "昨天", "现在", "早上", "晚上", "点"],
        "nouns that take none, or are one"),
    ], check: .whole(checkMeasureWords))

  static let pluralMissing = Rule(
    "lang/plural-irregular", .info, "Nouns whose plural cannot be guessed give it.",
    why: "No rule leads from kitāb to kutub, from Haus to Häuser or from mouse to mice.",
    source: "Ryding 2005, chapter 7; Duden 2016, Die Grammatik, sections 276 to 302 (certainty high)",
    scope: .balance,
    bad: .course("de", answer: "das Haus", cards: [house("")]),
    good: .course("de", answer: "das Haus", cards: [house(", plural: die Häuser")]),
    parameters: [
      .words("languages", ["ar", "de"], "languages in which any noun's plural has to be learnt"),
      .wordLists(
        "irregular",
        [
          "en": [
            "man", "woman", "child", "foot", "tooth", "goose", "mouse", "person", "ox", "louse", "penny",
            "crisis", "sheep", "fish", "deer", "knife", "wife", "life", "leaf", "shelf", "half", "wolf",
          ]
        ], "words with an irregular plural, for other languages"),
      .wordLists(
        "uncounted",
        [
          "ar": ["خبز", "حليب", "شاي", "قهوة", "ماء", "لحم", "رز", "سكر", "ملح", "زيت", "شكر"],
          "de": [
            "milch", "butter", "zucker", "salz", "obst", "gemüse", "fleisch", "wetter", "durst", "hunger",
          ],
        ], "nouns that are not counted, folded"),
    ], check: .whole(checkPlurals))

  static let aspectPartner = Rule(
    "lang/aspect-pair", .info, "Verbs of Slavic languages name the verb of the other aspect.",
    why:
      "A Russian verb is learnt in pairs: писать says that somebody was writing, написать that it got done.",
    source: "Wade 2011, A comprehensive Russian grammar, sections 235 to 302 (certainty high)",
    scope: .balance,
    bad: .course("ru", script: "Cyrl", answer: "писать", cards: [write("")]),
    good: .course("ru", script: "Cyrl", answer: "писать", cards: [write(", aspect_partner: написать")]),
    parameters: [
      .words("languages", ["ru", "uk", "be", "pl", "cs", "sk", "bg", "sr", "hr", "sl"], "Slavic languages"),
      .words(
        "unpaired",
        [
          "быть", "мочь", "хотеть", "жить", "знать", "иметь", "любить", "być", "móc", "mieć", "być", "být",
          "moci", "mít",
        ],
        "verbs without a partner"),
    ], check: .whole(checkAspectPartners))
}

private func cognates(_ count: Int) -> [String] {
  let names = ["hotel", "chocolate", "animal", "doctor", "hospital", "idea", "radio"]
  return names.prefix(count).map {
    "{id: \($0), target_text: \($0), native_text: \($0), pos: phrase, hints: [{kind: cognate, text: as in English}]}"
  }
}

/// The starter's lesson with a further field on each card.
private func spokenLesson(_ field: String) -> Example {
  let text = Example.lesson().text.split(separator: "\n").map { line in
    line.hasSuffix("}") ? line.dropLast() + field + "}" : String(line)
  }
  return Example(stringLiteral: text.joined(separator: "\n"))
}

private func book(_ field: String) -> String {
  "{id: shu, target_text: 书, transliteration: shū, native_text: book, pos: noun\(field)}"
}

private func house(_ field: String) -> String {
  "{id: haus, target_text: das Haus, native_text: house, pos: noun, gender: n, article: das\(field)}"
}

private func write(_ field: String) -> String {
  "{id: pisat, target_text: писать, transliteration: pisat, native_text: to write, pos: verb\(field)}"
}

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

private func checkPartsOfSpeech(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    report(
      cards.entries.filter { $0.card.partOfSpeech == nil }, of: cards.entries.count,
      "cards do not say their part of speech", in: context.curriculum.courses[cards.course],
      help: "add 'pos': noun, verb, adj, adv, phrase …", &findings)
  }
}

private func checkPartOfSpeechBalance(_ context: LintContext, _ findings: inout Findings) {
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

private func percent(_ share: Double) -> String { "\(Int(saturating: (share * 100).rounded())) %" }

private func checkDifficultyFlat(_ context: LintContext, _ findings: inout Findings) {
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

private func checkCognates(_ context: LintContext, _ findings: inout Findings) {
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

private func checkPronunciation(_ context: LintContext, _ findings: inout Findings) {
  checkShare(
    context, "cards of the lower bands do not say how they are spoken",
    help: "add 'ipa', 'transliteration' or 'audio'", &findings
  ) { $0.ipa != nil || $0.transliteration != nil || $0.details?.audio != nil }
}

private func checkAudio(_ context: LintContext, _ findings: inout Findings) {
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

private func checkMeasureWords(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let uncounted = Set(findings.words("uncounted"))
  checkText(
    "measure_word", of: .noun, "nouns do not say their classifier", help: "add 'measure_word'", context,
    &findings
  ) { course, card in
    languages.contains(course.code.string) && !uncounted.contains(card.targetText.string)
  }
}

private func checkPlurals(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let irregular = findings.wordLists("irregular").mapValues { Set($0) }
  let uncounted = findings.wordLists("uncounted").mapValues { Set($0) }
  checkText(
    "plural", of: .noun, "nouns with a plural of their own do not say it", help: "add 'plural'", context,
    &findings
  ) { course, card in
    guard card.details?.number != .plural, card.details?.forms.isEmpty ?? true else { return false }
    let isLearnt = languages.contains(course.code.string)
    guard let nouns = isLearnt ? uncounted[course.code.string] : irregular[course.code.string] else {
      return isLearnt
    }
    let noun = foldedWords((card.lemma ?? card.targetText).string).last ?? ""
    return nouns.contains(noun) != isLearnt
  }
}

private func checkAspectPartners(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  let unpaired = Set(findings.words("unpaired"))
  checkText(
    "aspect_partner", of: .verb, "verbs do not name the verb of the other aspect",
    help: "add 'aspect_partner'", context, &findings
  ) { course, card in
    languages.contains(course.code.string) && !unpaired.contains((card.lemma ?? card.targetText).string)
  }
}
