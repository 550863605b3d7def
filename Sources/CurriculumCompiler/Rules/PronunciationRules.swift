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
    check: .entities(checkIPA))

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
    ], check: .entities(checkStress))

  static let transliterationRequired = Rule(
    "lang/translit-required", .error,
    "Words in another script than Latin have a transliteration in the lower bands.",
    why: "A beginner who cannot read the script yet cannot learn the word at all.",
    source: "a default of curricc's own; Everson 2011 on reading Chinese (certainty medium)", scope: .part,
    bad: .course("zh", script: "Hans", answer: "水", cards: [water("")]),
    good: .course("zh", script: "Hans", answer: "水", cards: [water("transliteration: shuǐ, ")]),
    parameters: [.number("until_rank", 2, "last sublevel that needs them, N1 being 0")],
    check: .entities(checkTransliterations))

  static let transliterationScript = Rule(
    "lang/translit-script", .error, "A transliteration is written in Latin letters.",
    why: "It is there for those who cannot read another script.", source: "ISO 9, ISO 233, ISO 7098",
    scope: .part,
    bad: .course("ru", script: "Cyrl", answer: "дом", cards: [dom("дом")]),
    good: .course("ru", script: "Cyrl", answer: "дом", cards: [dom("dom")]),
    check: .entities(checkTransliterationScripts))

  static let transliterationScheme = Rule(
    "lang/translit-scheme", .warning,
    "Transliterations follow one scheme; pinyin has a syllable with its tone for each character.",
    why: "Tone is meaning: mǎi is to buy, mài to sell.",
    source: "GB/T 16159-2012; ISO 7098:2015 (certainty high)",
    scope: .part,
    bad: .course("zh", script: "Hans", lines: "romanisation: pinyin", answer: "你好", cards: [hello("ni hao")]),
    good: .course(
      "zh", script: "Hans", lines: "romanisation: pinyin", answer: "你好", cards: [hello("nǐ hǎo")]),
    check: .entities(checkSchemes))

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

private func checkIPA(_ context: LintContext, _ findings: inout Findings) {
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

private func checkStress(_ context: LintContext, _ findings: inout Findings) {
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

private func checkTransliterations(_ context: LintContext, _ findings: inout Findings) {
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

private func checkTransliterationScripts(_ context: LintContext, _ findings: inout Findings) {
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
