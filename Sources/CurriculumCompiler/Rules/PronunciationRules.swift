/// How words are spoken: IPA and transliterations.
extension Rule {
  static let pronunciationRules: [Rule] = [
    ipaCharacters, ipaStress, transliterationRequired, transliterationScript, transliterationScheme,
  ]

  static let ipaCharacters = Rule(
    "lang/ipa-charset", .error, "IPA stands between slashes and has IPA's own letters.",
    why: "A speech engine cannot read look-alikes, and learners who look a sign up do not find it.",
    source: "International Phonetic Association 2020, chart; Handbook 1999, appendix 2 (certainty high)",
    scope: .part, fix: "Writes IPA's letters for those that look like them, and the slashes.",
    bad: .lesson(cards: ["{id: gato, target_text: gato, native_text: cat, pos: phrase, ipa: \"/'gato/\"}"]),
    good: .lesson(cards: ["{id: gato, target_text: gato, native_text: cat, pos: phrase, ipa: /ˈɡato/}"]),
    parameters: [.words("also", [], "further characters that the course uses in IPA")],
    check: .each(checkIPA))

  static let ipaStress = Rule(
    "lang/ipa-stress", .info, "IPA of a word of several syllables says which one is stressed.",
    why: "In these languages the stress is part of the word: término, terminó.",
    source: "IPA 1999, Handbook, section 2.6 (certainty high)", scope: .part,
    bad: .lesson(cards: ["{id: gato, target_text: gato, native_text: cat, pos: phrase, ipa: /ɡato/}"]),
    good: .lesson(cards: ["{id: gato, target_text: gato, native_text: cat, pos: phrase, ipa: /ˈɡato/}"]),
    parameters: [
      .words(
        "languages",
        [
          "es", "en", "it", "pt", "ca", "gl", "ro", "de", "nl", "sv", "da", "nb", "ru", "uk", "be", "bg",
          "el", "tr",
        ],
        "languages with word stress")
    ], check: .each(checkStress))

  static let transliterationRequired = Rule(
    "lang/translit-required", .error,
    "Words in another script than Latin have a transliteration in the lower bands.",
    why: "A beginner who cannot read the script yet cannot learn the word at all.",
    source: "a default of curricc's own; Everson 2011 on reading Chinese (certainty medium)", scope: .part,
    bad: .course("zh", script: "Hans", answer: "水", cards: [water("")]),
    good: .course("zh", script: "Hans", answer: "水", cards: [water("transliteration: shuǐ, ")]),
    parameters: [.number("until_rank", 2, "last sublevel that needs them, N1 being 0")],
    check: .each(checkTransliterations))

  static let transliterationScript = Rule(
    "lang/translit-script", .error, "A transliteration is written in Latin letters.",
    why: "It is there for those who cannot read another script.", source: "ISO 9, ISO 233, ISO 7098",
    scope: .part,
    bad: .course("ru", script: "Cyrl", answer: "дом", cards: [dom("дом")]),
    good: .course("ru", script: "Cyrl", answer: "дом", cards: [dom("dom")]),
    check: .each(checkTransliterationScripts))

  static let transliterationScheme = Rule(
    "lang/translit-scheme", .warning,
    "Transliterations follow one scheme; pinyin has a syllable with its tone for each character.",
    why: "Tone is meaning: mǎi is to buy, mài to sell.",
    source: "GB/T 16159-2012; ISO 7098:2015 (certainty high)",
    scope: .part,
    bad: .course("zh", script: "Hans", lines: "romanisation: pinyin", answer: "你好", cards: [hello("ni hao")]),
    good: .course(
      "zh", script: "Hans", lines: "romanisation: pinyin", answer: "你好", cards: [hello("nǐ hǎo")]),
    check: .each(checkSchemes))

  private static func water(_ field: String) -> String {
    "{id: shui, target_text: 水, \(field)native_text: water, pos: phrase}"
  }

  private static func dom(_ text: String) -> String {
    "{id: dom, target_text: дом, transliteration: \(text), native_text: house, pos: phrase}"
  }

  private static func hello(_ text: String) -> String {
    "{id: nihao, target_text: 你好, transliteration: \(text), pinyin_numbered: ni3 hao3, native_text: hello, pos: phrase}"
  }
}

private func checkIPA(_ context: EntityContext, _ findings: inout Findings) {
  let also = Set(findings.words("also").flatMap(\.unicodeScalars))
  for lesson in context.lessons {
    var texts = MendedTexts()
    var wrong: (text: Text, scalar: Unicode.Scalar?)?
    for ipa in lesson.cards.compactMap(\.ipa) {
      guard let mended = IPA.mended(ipa.string) else { continue }
      if let scalar = mended.wrong, also.contains(scalar) { continue }
      wrong = wrong ?? (ipa, mended.wrong)
      texts.add(ipa, mended.text, context)
    }
    guard let wrong else { continue }
    let fault =
      wrong.scalar.map { "has '\($0)', which is no letter of IPA" } ?? "does not stand between slashes"
    let meant = wrong.scalar.flatMap { IPA.corrections[$0] }
    findings.report(
      "'\(wrong.text.string)' \(fault)", at: wrong.text.span,
      notes: texts.count == 1
        ? [] : ["\(texts.count) transcriptions of the lesson have such faults: \(texts.examples)"],
      help: meant.map { "write '\($0)'" }, fix: texts.fix("write IPA's letters"))
  }
}

private func checkStress(_ context: EntityContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), languages.contains(course.code.string) else {
      continue
    }
    let faulty = lesson.cards.filter { !$0.isUnstressed }.compactMap(\.ipa).filter { ipa in
      // What is no IPA is lang/ipa-charset's.
      guard IPA.mended(ipa.string) == nil else { return false }
      let words = IPA.stresses(ipa.string)
      if words.count == 1, let word = words.first { return word.syllables > 1 && word.primary != 1 }
      // In a phrase small words have no stress of their own.
      return words.contains { $0.syllables > 1 } && words.allSatisfy { $0.primary == 0 }
    }
    guard let first = faulty.first else { continue }
    findings.report(
      "'\(first.string)' has \(first.string.contains("ˈ") ? "more than one primary stress" : "no stress mark")",
      at: first.span,
      notes: faulty.count == 1
        ? []
        : [
          "so have \(faulty.count - 1) more in the lesson: \(faulty.dropFirst().prefix(5).map(\.string).joined(separator: ", "))"
        ],
      help: "put ˈ (U+02C8) before the stressed syllable")
  }
}

extension Card {
  /// True for small words that lean on the next one: para, aunque, sobre.
  fileprivate var isUnstressed: Bool {
    switch partOfSpeech {
    case .preposition, .conjunction, .determiner, .particle, .pronoun: true
    default: false
    }
  }
}

private func checkTransliterations(_ context: EntityContext, _ findings: inout Findings) {
  let last = Int(findings.number("until_rank"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), course.script.string != "Latn",
      let band = context.band(ofLesson: index), band.sublevel.value.rank <= last
    else { continue }
    let lacking = lesson.cards.filter { $0.transliteration == nil }
    guard let first = lacking.first else { continue }
    findings.report(
      "'\(first.targetText.string)' has no transliteration", at: first.targetText.span,
      notes: lacking.count == 1 ? [] : ["nor have \(lacking.count - 1) more cards of the lesson"],
      help: "add 'transliteration'\(course.romanisation.map { " in \($0.string)" } ?? "")")
  }
}

private func checkTransliterationScripts(_ context: EntityContext, _ findings: inout Findings) {
  for lesson in context.lessons {
    let texts = lesson.cards.compactMap(\.transliteration) + lesson.sentences.compactMap(\.transliteration)
    for text in texts {
      guard
        let letter = text.string.unicodeScalars.first(where: { (LetterScript.of($0) ?? .latin) != .latin })
      else { continue }
      findings.report(
        "the transliteration '\(text.string.shortened(to: 40))' has the \(LetterScript.of(letter)?.name ?? "foreign") letter '\(letter)'",
        at: text.span)
    }
  }
}

private func checkSchemes(_ context: EntityContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), course.code.string == "zh",
      course.romanisation.map({ $0.string.lowercased().contains("pinyin") }) ?? true
    else { continue }
    for card in lesson.cards {
      guard let pinyin = card.transliteration, let fault = fault(in: pinyin.string, of: card) else {
        continue
      }
      findings.report(
        "'\(pinyin.string.shortened(to: 40))' \(fault)", at: pinyin.span,
        labels: [Label(card.targetText.span, "the characters")])
    }
    for sentence in lesson.sentences {
      guard let pinyin = sentence.transliteration,
        let fault = fault(in: pinyin.string, numbered: nil, of: sentence.targetText.string)
      else { continue }
      findings.report(
        "'\(pinyin.string.shortened(to: 40))' \(fault)", at: pinyin.span,
        labels: [Label(sentence.targetText.span, "the characters")])
    }
  }
}

private func fault(in pinyin: String, of card: Card) -> String? {
  let numbered = card.details?.texts.first { $0.name == "pinyin_numbered" }?.text.string
  return fault(in: pinyin, numbered: numbered, of: card.targetText.string)
}

/// What is wrong with the pinyin of a text; nil when nothing is.
private func fault(in text: String, numbered: String?, of characters: String) -> String? {
  let han = Array(characters.unicodeScalars.filter { LetterScript.of($0) == .han })
  let others = characters.unicodeScalars.count { scalar in
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
  // With digits or Latin letters among the characters nothing is certain.
  guard !han.isEmpty, han.count == others else { return nil }
  guard let pinyin = Pinyin(marked: text, count: han.count) else {
    return Pinyin.isPinyin(text)
      ? "does not have a syllable for each of \(han.count.counted("character"))" : "is not pinyin"
  }
  if pinyin.syllables.allSatisfy({ $0.tone == 5 }), !han.allSatisfy(canBeNeutral) {
    return "has no tone marks"
  }
  if let numbered {
    guard let other = Pinyin(numbered: numbered) else {
      return "stands beside '\(numbered)', which is not pinyin with numbers"
    }
    if let fault = disagreement(pinyin, other, han) { return fault }
  }
  for (syllable, character) in zip(pinyin.syllables, han) {
    if let fault = misreading(syllable, character) { return fault }
  }
  return nil
}

private func canBeNeutral(_ character: Unicode.Scalar) -> Bool {
  PinyinTables.readings[character]?.contains { $0.hasSuffix("5") } ?? true
}

/// Characters whose tone follows the next one, so that it is written in two ways: 一, 不.
private let changing: Set<Unicode.Scalar> = ["一", "不"]

/// How the tone marks and the tone numbers of a word disagree; nil when they agree.
private func disagreement(_ marked: Pinyin, _ numbered: Pinyin, _ han: [Unicode.Scalar]) -> String? {
  guard marked.syllables.count == numbered.syllables.count else {
    return "has another number of syllables than the form with numbers"
  }
  for ((mark, number), character) in zip(zip(marked.syllables, numbered.syllables), han) {
    if mark.letters != number.letters {
      return "has '\(mark.letters)' where the form with numbers has '\(number.letters)'"
    }
    if mark.tone != number.tone, !changing.contains(character) {
      return "gives '\(character)' the tone \(mark.tone), the form with numbers \(number.tone)"
    }
  }
  return nil
}

/// How a syllable cannot be a character's; nil when it can, or when the character's readings are not known.
private func misreading(_ syllable: Pinyin.Syllable, _ character: Unicode.Scalar) -> String? {
  guard let readings = PinyinTables.readings[character], !changing.contains(character),
    syllable.letters != "r"
  else { return nil }
  if readings.contains("\(syllable.letters)\(syllable.tone)") { return nil }
  let tones = readings.filter { $0.dropLast() == syllable.letters }
  // The second syllable of a word may lose its tone: péngyou.
  if syllable.tone == 5, !tones.isEmpty, !syllable.beginsWord { return nil }
  return tones.isEmpty
    ? "reads '\(character)' as '\(syllable.letters)', expected \(readings.joined(separator: " or "))"
    : "gives '\(character)' the tone \(syllable.tone), expected \(tones.joined(separator: " or "))"
}
