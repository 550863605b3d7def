/// In which letters texts in the language taught are written, and in which direction they read.
extension Rule {
  static let targetScriptRules: [Rule] = [
    scriptExpected, confusableWord, directionMarks, hanVariantMix, vowellingPolicy,
  ]

  static let scriptExpected = Rule(
    "lang/script-expected", .error, "A text in the language taught is written in the course's script.",
    why: "A learner types on the keyboard of the language and is marked wrong, whatever he types.",
    source: "Unicode Standard Annex #24 (certainty high)", scope: .part,
    bad: .lesson(cards: ["{id: casa, target_text: дом, native_text: house, pos: phrase}"]),
    good: .lesson(cards: ["{id: casa, target_text: hogar, native_text: home, pos: phrase}"]),
    check: .each(checkScripts))

  static let confusableWord = Rule(
    "lang/confusable", .warning,
    "A word is not written in look-alike letters of another alphabet.",
    why: "It looks right to the author, and no search or typed answer ever matches it.",
    source: "Unicode Technical Standard 39, section 4 (certainty high)", scope: .course,
    fix: "Writes the word in the letters that it is meant to have.",
    bad: .lesson(exercises: ["{type: typed, prompt: Is 'hola' an асе or a greeting?, answer: greeting}"])
      .and(
        .secondLesson(cards: [
          "{id: as, target_text: el as, native_text: ace, pos: noun, gender: m, article: el}"
        ])),
    good: .lesson(exercises: ["{type: typed, prompt: Is 'hola' an ace or a greeting?, answer: greeting}"]),
    check: .entities(checkConfusables))

  static let directionMarks = Rule(
    "lang/rtl-isolate", .warning,
    "Texts of two directions read in the right order, without marks that cannot be seen.",
    why: "A number behind an Arabic word jumps to its other side unless the word is isolated.",
    source: "Unicode Standard Annex #9, sections 2.4 and 3.3 (certainty high)", scope: .part,
    fix: "Takes stray direction marks away, and puts isolates round the right-to-left words.",
    bad: .course("ar", script: "Arab", lines: "direction: rtl", answer: "باب", cards: door("door \u{200F}")),
    good: .course("ar", script: "Arab", lines: "direction: rtl", answer: "باب", cards: door("door")),
    check: .each(checkDirectionMarks))

  static let hanVariantMix = Rule(
    "lang/hans-hant-mix", .error,
    "A text has either simplified or traditional characters, as the course says.",
    why: "No learner of one standard can read, type or look up the characters of the other.",
    source: "Unihan, kSimplifiedVariant and kTraditionalVariant (certainty high)", scope: .part,
    fix: "Writes simplified characters; only with --unsafe.",
    bad: .course("zh", script: "Hans", answer: "书", cards: han("書本")),
    good: .course("zh", script: "Hans", answer: "书", cards: han("书本")),
    check: .each(checkHanVariants))

  static let vowellingPolicy = Rule(
    "lang/harakat-policy", .warning, "The Arabic cards of a band are vowelled, or none of them is.",
    why: "Among vowelled words a bare one reads as if its vowels were known.",
    source: "a default of curricc's own; Ryding 2005, chapter 2 (certainty medium)", scope: .course,
    bad: .course(
      "ar", script: "Arab", lines: "direction: rtl", answer: "بَاب",
      cards: arabic(["بَاب", "بَيْت", "كِتَاب", "قلم"])),
    good: .course(
      "ar", script: "Arab", lines: "direction: rtl", answer: "بَاب",
      cards: arabic(["بَاب", "بَيْت", "كِتَاب", "قَلَم"])),
    parameters: [
      .number("min_share", 0.6, "share of one way from which on the others are reported"),
      .number(
        "vowelled_until", -1,
        "last sublevel whose cards are vowelled, N1 being 0; -1 leaves it to most cards of each band"),
    ], check: .whole(checkVowelling))
}

private func door(_ note: String) -> [String] {
  ["{id: bab, target_text: باب, transliteration: bāb, native_text: \"\(note)\", pos: phrase}"]
}

private func han(_ text: String) -> [String] {
  [
    "{id: shu, target_text: 书, transliteration: shū, native_text: book, pos: phrase}",
    "{id: shuben, target_text: \(text), transliteration: shūběn, native_text: books, pos: phrase}",
  ]
}

private func arabic(_ texts: [String]) -> [String] {
  texts.enumerated().map {
    "{id: word-\($0.offset), target_text: \($0.element), transliteration: word\($0.offset), native_text: word \($0.offset), pos: phrase}"
  }
}

/// The scripts of a word: letters that are neither of these are passed over.
private struct WordScripts {
  private(set) var scripts: [LetterScript] = []

  init(_ word: some StringProtocol) {
    for scalar in word.unicodeScalars {
      if let script = LetterScript.of(scalar), !scripts.contains(script) { scripts.append(script) }
    }
  }
}

private func checkScripts(_ context: EntityContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index),
      let expected = LetterScript.expected(course.script.string)
    else { continue }
    var wrong: [(text: Text, script: LetterScript)] = []
    for text in lesson.targetTexts {
      if let script = wrongScript(text.string, expected) { wrong.append((text, script)) }
    }
    guard let first = wrong.first else { continue }
    let others = wrong.dropFirst().prefix(5).map { "'\($0.text.string.shortened(to: 30))'" }
    findings.report(
      "'\(first.text.string.shortened(to: 40))' is written in \(first.script.name) letters, the course in \(expected[0].name) ones",
      at: first.text.span, labels: [Label(course.script.span, "the course's script")],
      notes: others.isEmpty
        ? [] : ["so are \(wrong.count - 1) more in the lesson: \(others.joined(separator: ", "))"],
      help: "type it again on a keyboard of the language, or see whether columns were swapped")
  }
}

/// A script in which a text should not be written; nil when there is none.
///
/// Names and abbreviations in Latin letters pass in a text that has words of the expected script too. Words of two
/// alphabets are text/mixed-script's.
private func wrongScript(_ text: String, _ expected: [LetterScript]) -> LetterScript? {
  // All letters of Latin script, and what stands between them, begin with other bytes than these.
  if expected == [.latin], !text.utf8.contains(where: { 0xCD < $0 && $0 != 0xE2 && $0 != 0xE1 }) {
    return nil
  }
  // Letters of the expected scripts alone, as nearly always: no need to look for words.
  let hasOther = text.unicodeScalars.contains { scalar in
    LetterScript.of(scalar).map { !expected.contains($0) } ?? false
  }
  guard hasOther else { return nil }
  var found: LetterScript?
  var hasExpected = false
  for word in text.split(whereSeparator: { !$0.isLetter }) {
    let scripts = WordScripts(word).scripts
    if scripts.contains(where: expected.contains) {
      hasExpected = true
    } else if let script = scripts.first, scripts.count == 1, !(script == .greek && word.count == 1) {
      if script != .latin || found == nil { found = script }
    }
  }
  if found == .latin, hasExpected { return nil }
  return found
}

private func checkConfusables(_ context: LintContext, _ findings: inout Findings) {
  let usesCyrillic = context.curriculum.courses.map(\.usesCyrillic)
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.curriculum.courseOfLesson[index] else { continue }
    for text in lesson.nativeTexts { checkLookAlikes(text, course, usesCyrillic[course], context, &findings) }
  }
  for item in context.items {
    guard let course = context.courseIndex(of: item) else { continue }
    for text in item.shownTexts { checkLookAlikes(text, course, usesCyrillic[course], context, &findings) }
  }
}

/// Reports words of a text that are words of the course once they are read in another alphabet.
private func checkLookAlikes(
  _ text: Text, _ course: Int, _ usesCyrillic: Bool, _ context: LintContext, _ findings: inout Findings
) {
  guard usesCyrillic || text.string.utf8.contains(where: { 0xCD < $0 && $0 < 0xD4 }) else { return }
  let words = context.facts.words[course]
  let cards = context.facts.cards[course]
  func isKnown(_ word: String) -> Bool {
    foldedWords(word).allSatisfy { words.table.number(of: $0) != nil } || !cards.meaning(word).isEmpty
  }
  for word in text.string.split(whereSeparator: { !$0.isLetter }) where word.count > 1 {
    guard let script = WordScripts(word).scripts.first, WordScripts(word).scripts.count == 1,
      script == .latin ? usesCyrillic : script == .cyrillic || script == .greek,
      let meant = Confusables.lookAlike(word, in: script == .latin ? .cyrillic : .latin),
      isKnown(meant), !isKnown(String(word))
    else { continue }
    let mended = text.string.replacing(word, with: meant)
    findings.report(
      "'\(word)' is the word '\(meant)' in \(script.name) letters", at: text.span,
      help: "type it again; no search or typed answer can match it",
      fix: context.replacement(of: text, by: mended).map { Fix("write it in the right letters", [$0]) })
    return
  }
}

extension Course {
  /// True when one of its two languages is written in Cyrillic letters.
  fileprivate var usesCyrillic: Bool {
    script.string == "Cyrl" || source.script?.string == "Cyrl"
      || ["ru", "uk", "be", "bg", "sr", "mk", "kk"].contains(source.code.string)
  }
}

private func checkHanVariants(_ context: EntityContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index),
      course.code.string == "zh" || course.code.string == "yue"
    else { continue }
    let isTraditional = course.script.string == "Hant"
    for text in lesson.targetTexts { checkHan(text, isTraditional: isTraditional, context, &findings) }
    for card in lesson.cards {
      guard let text = card.details?.texts.first(where: { $0.name == "traditional" })?.text else { continue }
      checkHan(text, isTraditional: true, context, &findings)
    }
  }
}

/// Reports a text with characters of the other standard.
private func checkHan(
  _ text: Text, isTraditional: Bool, _ context: EntityContext, _ findings: inout Findings
) {
  let other = isTraditional ? HanVariants.traditionalOfSimplified : HanVariants.simplifiedOfTraditional
  let wrong = text.string.unicodeScalars.filter { other[$0] != nil }
  guard let first = wrong.first else { return }
  let mended = String(String.UnicodeScalarView(text.string.unicodeScalars.map { other[$0] ?? $0 }))
  let standard = isTraditional ? "simplified" : "traditional"
  findings.report(
    "'\(text.string.shortened(to: 30))' has the \(standard) character '\(first)'", at: text.span,
    help: "it may have been meant as '\(mended.shortened(to: 30))'",
    fix: context.replacement(of: text, by: mended).map { Fix("write '\(mended)'", [$0], safety: .unsafe) })
}

private func checkVowelling(_ context: LintContext, _ findings: inout Findings) {
  let least = findings.number("min_share")
  let last = Int(findings.number("vowelled_until"))
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    guard course.code.string == "ar" else { continue }
    for (band, entries) in cards.byBand(context.curriculum) {
      let texts = entries.compactMap { entry in
        Vowelling(of: entry.card.targetText.string).map { (entry.card.targetText, $0) }
      }
      let vowelled = texts.count { $0.1 == .full }
      let bare = texts.count { $0.1 == .none }
      let odd: [Text]
      if last >= 0 {
        let wanted: Vowelling = band.sublevel.value.rank <= last ? .full : .none
        odd = texts.filter { $0.1 != wanted }.map(\.0)
      } else if Double(vowelled) >= least * Double(texts.count) {
        odd = texts.filter { $0.1 != .full }.map(\.0)
      } else if Double(bare) >= least * Double(texts.count) {
        odd = texts.filter { $0.1 != .none }.map(\.0)
      } else {
        odd = texts.map(\.0)
      }
      guard let first = odd.first else { continue }
      let isVowelled = last >= 0 ? band.sublevel.value.rank <= last : vowelled > bare
      findings.report(
        "\(odd.count) of \(texts.count) cards of the band are \(isVowelled ? "not fully vowelled" : "vowelled, the others not")",
        at: first.span, labels: [Label(band.identity.id.span, "the band")],
        notes: ["they are: \(odd.prefix(10).map(\.string).joined(separator: ", "))"],
        help: isVowelled ? "add the vowel marks; 'undiacritised' holds the bare form" : nil)
    }
  }
}

/// True for direction marks that only their author's editor needed: LRM, RLM, ALM.
private func isStrayMark(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\u{200E}" || scalar == "\u{200F}" || scalar == "\u{61C}"
}

private func checkDirectionMarks(_ context: EntityContext, _ findings: inout Findings) {
  for lesson in context.lessons {
    for text in lesson.textsOfBothLanguages { checkDirection(text, context, &findings) }
    for text in lesson.explanations { checkDirection(text, context, &findings) }
  }
  for item in context.items {
    for text in item.shownTexts { checkDirection(text, context, &findings) }
  }
}

private func checkDirection(_ text: Text, _ context: EntityContext, _ findings: inout Findings) {
  // Hebrew and Arabic letters begin with D6 to DD, direction marks with E2 80 or D8.
  guard text.string.utf8.contains(where: { 0xD6...0xDD ~= $0 || $0 == 0xE2 }) else { return }
  let scalars = text.string.unicodeScalars
  if scalars.contains(where: isStrayMark) {
    let mended = String(String.UnicodeScalarView(scalars.filter { !isStrayMark($0) }))
      .split(separator: " ").joined(separator: " ")
    findings.report(
      "'\(mended.shortened(to: 40))' holds a direction mark that cannot be seen", at: text.span,
      help: "remove it; where the order reads wrong, isolate the words (U+2068 and U+2069)",
      fix: mended.isEmpty ? nil : context.replacement(of: text, by: mended).map { Fix("remove it", [$0]) })
  } else if let mended = isolated(scalars) {
    findings.report(
      "the number in '\(text.string.shortened(to: 40))' will stand on the other side of the word before it",
      at: text.span, help: "isolate the right-to-left words: U+2068 before, U+2069 behind",
      fix: context.replacement(of: text, by: mended).map { Fix("isolate the words", [$0]) })
  }
}

/// A left-to-right text with isolates round the words before which a number would move; nil when there are none.
///
/// Source: Unicode Standard Annex #9, rules W7, N1 and I1: a number behind a right-to-left run joins it.
private func isolated(_ text: String.UnicodeScalarView) -> String? {
  func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    LetterScript.of(scalar).map { $0 == .arabic || $0 == .hebrew } ?? false
  }
  func isLetter(_ scalar: Unicode.Scalar) -> Bool { LetterScript.of(scalar) != nil }
  // Most texts with letters from right to left begin with one.
  guard let strong = text.first(where: isLetter), !isRightToLeft(strong),
    !text.contains(where: { 0x2066...0x2069 ~= $0.value })
  else { return nil }
  let scalars = Array(text)
  var result = String.UnicodeScalarView()
  var index = 0
  var hasChanged = false
  while index < scalars.count {
    guard isRightToLeft(scalars[index]) else {
      result.append(scalars[index])
      index += 1
      continue
    }
    var last = index
    var next = index
    while next < scalars.count, !isLetter(scalars[next]) || isRightToLeft(scalars[next]) {
      if ("0"..."9").contains(scalars[next]) { break }
      if isRightToLeft(scalars[next]) || 0x64B...0x670 ~= scalars[next].value { last = next }
      next += 1
    }
    let isFollowedByNumber = next < scalars.count && ("0"..."9").contains(scalars[next])
    if isFollowedByNumber {
      result.append("\u{2068}")
      hasChanged = true
    }
    result.append(contentsOf: scalars[index...last])
    if isFollowedByNumber { result.append("\u{2069}") }
    index = last + 1
  }
  return hasChanged ? String(result) : nil
}
