/// How texts in the language taught are spelt: capitals, marks, apostrophes, spaces.
extension Rule {
  static let targetSpellingRules: [Rule] = [
    sentenceTerminal, nounCapital, invertedPunctuation, apostropheStyle, noBreakSpace,
  ]

  static let sentenceTerminal = Rule(
    "lang/sentence-terminal", .warning,
    "Example sentences begin with a capital and end with a mark; single words have no full stop.",
    why: "Learners copy what they see, and apps cut texts into sentences by these marks.",
    source: "common orthography (certainty high)", scope: .part,
    fix: "Writes the capital and the full stop, or takes the full stop of a single word away.",
    evidence: "no findings on the flagship and 8 findings on eight LibreLingo lessons, none wrong",
    bad: .lesson(sentences: ["{target_text: hola ana, native_text: Hello Ana.}"]),
    good: .lesson(sentences: ["{target_text: Hola Ana., native_text: Hello Ana.}"]),
    parameters: [
      .words("without", ["th", "lo", "km", "my"], "languages that end sentences without a mark"),
      .number("min_words", 2, "words from which on an example is a sentence"),
    ], check: .each(checkSentenceMarks))

  static let nounCapital = Rule(
    "lang/noun-capital", .error,
    "Nouns have a capital in German; days, months and languages have none in Spanish, French, Italian, Portuguese.",
    why: "It is an error of spelling that learners would be taught.",
    source:
      "Rat für deutsche Rechtschreibung 2018, § 55; RAE 2010, Ortografía, 4.2; Grevisse & Goosse 2016, § 100",
    scope: .part, fix: "Writes the letter as it should be.",
    bad: .lesson(sentences: ["{target_text: Hoy es Lunes., native_text: Today is Monday.}"]),
    good: .lesson(sentences: ["{target_text: Hoy es lunes., native_text: Today is Monday.}"]),
    parameters: [
      .wordLists("lower_case", LowerCaseWords.byLanguage, "words without a capital, by language"),
      .words(
        "also_names",
        ["domingo", "julio", "abril", "mercedes", "avril", "juillet", "agosto", "maio", "abril"],
        "words of these that are also names of people, and pass in sentences"),
    ], check: .each(checkCapitals))

  static let invertedPunctuation = Rule(
    "lang/inverted-punctuation", .error, "Spanish questions and exclamations are opened by ¿ and ¡.",
    why: "It is an error of spelling that learners would be taught.",
    source: "RAE 2010, Ortografía de la lengua española, 3.4.9 (certainty high)", scope: .part,
    fix:
      "Opens the sentence; only with --unsafe where a clause before a comma may not belong to the question.",
    bad: .lesson(sentences: ["{target_text: \"Cómo estás?\", native_text: \"How are you?\"}"]),
    good: .lesson(sentences: ["{target_text: \"¿Cómo estás?\", native_text: \"How are you?\"}"]),
    parameters: [.words("languages", ["es", "ast", "gl"], "languages that open questions with a mark")],
    check: .each(checkInvertedMarks))

  static let apostropheStyle = Rule(
    "lang/apostrophe", .warning, "A course writes its apostrophes in one way, and never as an accent.",
    why: "indi compares answers character by character, and searches find only one of the two.",
    source: "Unicode Standard 15, section 6.2, Apostrophes (certainty high)", scope: .course,
    fix: "Writes the apostrophe that the course has elsewhere.",
    bad: .course("fr", answer: "l’eau", cards: apostrophes("l’ami", "l´homme")),
    good: .course("fr", answer: "l’eau", cards: apostrophes("l’ami", "l’homme")),
    check: .whole(checkApostrophes))

  static let noBreakSpace = Rule(
    "text/no-break-space", .warning,
    "A space that does not break stands only between a number and its unit and at French marks.",
    why: "It looks like a space, and a typed answer with a plain one is compared as different.",
    source: "Unicode Standard Annex 14, class GL; Lexique des règles typographiques 2002 (certainty high)",
    scope: .part,
    fix: "Writes a plain space.",
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: .course("fr", answer: "ça va", cards: french("\u{A0}")),
    good: .course("fr", answer: "ça va", cards: french(" ")),
    parameters: [
      .words("marks", ["?", "!", ":", ";", "»", "«", "%", "—"], "marks that it may stand beside")
    ],
    check: .each(checkNoBreakSpaces))
}

private func french(_ mark: String) -> [String] {
  ["{id: ca-va, target_text: \"ça\(mark)va ?\", native_text: how are you?, pos: phrase}"]
}

private func apostrophes(_ first: String, _ second: String) -> [String] {
  [("eau", "l’eau", "water"), ("ami", first, "friend"), ("homme", second, "man")].map {
    "{id: \($0.0), target_text: \($0.1), native_text: \($0.2), pos: phrase}"
  }
}

private func checkSentenceMarks(_ context: EntityContext, _ findings: inout Findings) {
  let without = Set(findings.words("without"))
  let least = Int(findings.number("min_words"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), !without.contains(course.code.string) else {
      continue
    }
    let stop = fullStop(of: course.code.string)
    var sentences = MendedTexts()
    for sentence in lesson.sentences {
      let text = sentence.targetText
      guard let mended = withMarks(text.string, stop, least) else { continue }
      sentences.add(text, mended, context)
    }
    if let span = sentences.span {
      findings.report(
        "\(sentences.count) of \(lesson.sentences.count) sentences have no capital at the beginning or no mark at the end",
        at: span, notes: ["for example \(sentences.examples)"], help: "write them as sentences, or as cards",
        fix: sentences.fix("write capitals and full stops"))
    }
    var words = MendedTexts()
    for card in lesson.cards where card.partOfSpeech.map({ $0 != .phrase && $0 != .interjection }) ?? false {
      let text = card.targetText.string
      // An abbreviation keeps its full stop: Sr., z.B.
      guard text.hasSuffix(stop), text.count > 4, !text.dropLast().contains("."), !text.contains(" ") else {
        continue
      }
      words.add(card.targetText, String(text.dropLast()), context)
    }
    if let span = words.span {
      findings.report(
        "\(words.count.counted("word")) of the lesson \(words.count == 1 ? "ends" : "end") in a full stop",
        at: span,
        notes: ["for example \(words.examples)"], fix: words.fix("take it away"))
    }
  }
}

private func fullStop(of language: String) -> String {
  switch language {
  case "zh", "ja", "yue": "。"
  case "hi", "mr", "ne", "bn", "sa": "।"
  case "ur": "۔"
  default: "."
  }
}

private let endMarks: Set<Unicode.Scalar> = [
  ".", "!", "?", "…", "。", "！", "？", "؟", "।", "॥", "۔", ":", ";", "՞", "։", "၊", "။",
]

/// A sentence with a capital at its beginning and a mark at its end; nil for one that has them, or is none.
private func withMarks(_ text: String, _ stop: String, _ least: Int) -> String? {
  let scalars = Array(text.unicodeScalars)
  guard let first = scalars.firstIndex(where: { LetterScript.of($0) != nil }),
    let last = scalars.lastIndex(where: { !"\"'»”’)）」』 ".unicodeScalars.contains($0) })
  else { return nil }
  let needsCapital =
    scalars[first].properties.isLowercase && scalars[first].properties.uppercaseMapping.count == 1
    && !scalars[..<first].contains { ("0"..."9").contains($0) || $0 == "…" }
  let needsStop = !endMarks.contains(scalars[last])
  guard needsCapital || needsStop, wordCount(text) >= least else { return nil }
  var mended = ""
  for (index, scalar) in scalars.enumerated() {
    if index == first, needsCapital {
      mended += scalar.properties.uppercaseMapping
    } else {
      mended.unicodeScalars.append(scalar)
    }
    if index == last, needsStop { mended += stop }
  }
  return mended
}

/// The words of a text; two for each run of characters without spaces.
private func wordCount(_ text: String) -> Int {
  var count = 0
  var scanner = WordScanner()
  scanner.scan(text) { word, _ in count += word.isUnspaced ? 2 : 1 }
  return count
}

private func checkCapitals(_ context: EntityContext, _ findings: inout Findings) {
  let lists = findings.wordLists("lower_case").mapValues { Set($0) }
  let names = Set(findings.words("also_names"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index) else { continue }
    if course.code.string == "de" {
      for card in lesson.cards where card.partOfSpeech == .noun {
        checkGermanNoun(card, context, &findings)
      }
    } else if let words = lists[course.code.string] {
      for card in lesson.cards where card.partOfSpeech != .phrase {
        checkSmallLetters(card.targetText, words, isSentence: false, context, &findings)
      }
      for sentence in lesson.sentences {
        checkSmallLetters(
          sentence.targetText, words.subtracting(names), isSentence: true, context, &findings)
      }
    }
  }
}

private func checkGermanNoun(_ card: Card, _ context: EntityContext, _ findings: inout Findings) {
  let text = card.targetText.string
  let words = text.split(separator: " ")
  guard words.count <= 2, let noun = words.last, let first = noun.unicodeScalars.first,
    first.properties.isLowercase
  else { return }
  let mended = text.dropLast(noun.count) + noun.prefix(1).uppercased() + noun.dropFirst()
  findings.report(
    "the noun '\(text)' has no capital", at: card.targetText.span, help: "write '\(mended)'",
    fix: context.replacement(of: card.targetText, by: String(mended)).map { Fix("write '\(mended)'", [$0]) })
}

/// Reports words of a text that have a capital and should have none.
private func checkSmallLetters(
  _ text: Text, _ words: Set<String>, isSentence: Bool, _ context: EntityContext, _ findings: inout Findings
) {
  guard text.string.utf8.contains(where: { 0x41...0x5A ~= $0 }) else { return }
  var wrong: [Range<Int>] = []
  var scanner = WordScanner()
  let isTerminated = text.string.unicodeScalars.last.map { endMarks.contains($0) } ?? false
  scanner.scan(text.string) { word, folded in
    guard word.isCapitalised, !word.beginsSentence || !(isSentence || isTerminated),
      words.contains(String(decoding: folded, as: UTF8.self))
    else { return }
    wrong.append(word.range)
  }
  guard let first = wrong.first else { return }
  var mended = Array(text.string.utf8)
  for range in wrong { mended[range.lowerBound] |= 0x20 }
  let written = String(decoding: mended, as: UTF8.self)
  findings.report(
    "'\(text.part(first))' has a capital, which the language does not write", at: text.span(of: first),
    help: "write '\(text.part(first).lowercased())'",
    fix: context.replacement(of: text, by: written).map { Fix("write '\(written.shortened(to: 40))'", [$0]) })
}

private func checkInvertedMarks(_ context: EntityContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), languages.contains(course.code.string) else {
      continue
    }
    for text in lesson.targetTexts {
      guard text.string.utf8.contains(where: { $0 == 0x3F || $0 == 0x21 || $0 == 0xC2 }) else { continue }
      guard let (fault, mended, isSafe) = unpairedMark(text.string) else { continue }
      findings.report(
        "'\(text.string.shortened(to: 40))' \(fault)", at: text.span,
        help: "write '\(mended.shortened(to: 60))'",
        fix: context.replacement(of: text, by: mended).map {
          Fix("write '\(mended.shortened(to: 40))'", [$0], safety: isSafe ? .safe : .unsafe)
        })
    }
  }
}

/// What is wrong with the first unpaired mark of a text, the text with it mended, and whether that is certain.
///
/// A question may open with ¡ and close with ?, and the other way round.
private func unpairedMark(_ text: String) -> (fault: String, mended: String, isSafe: Bool)? {
  let scalars = Array(text.unicodeScalars)
  var start = 0
  var open: Int?
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "¿", "¡": open = open ?? index
    case "?", "!":
      // A mark behind another one belongs to the same end: ?! and !!!
      if index > 0, "?!".unicodeScalars.contains(scalars[index - 1]) { break }
      guard open == nil else {
        open = nil
        break
      }
      let opening: Unicode.Scalar = scalar == "?" ? "¿" : "¡"
      let place =
        scalars[start..<index].firstIndex { $0 != " " && $0 != "\"" && $0 != "«" && $0 != "—" } ?? start
      var mended = scalars
      mended.insert(opening, at: place)
      return (
        "is not opened by '\(opening)'", String(String.UnicodeScalarView(mended)),
        !scalars[start..<index].contains(",")
      )
    case ".", "…", ":", ";": if open == nil { start = index + 1 }
    default: break
    }
    if "?!".unicodeScalars.contains(scalar) { start = index + 1 }
  }
  guard let open else { return nil }
  let closing: Unicode.Scalar = scalars[open] == "¿" ? "?" : "!"
  let body = scalars.last == "." ? scalars.dropLast() : scalars[...]
  return (
    "opens with '\(scalars[open])' and is not closed", String(String.UnicodeScalarView(body + [closing])),
    !scalars[open...].dropLast().contains(".")
  )
}

/// How a text writes apostrophes between letters.
private enum Apostrophe: CaseIterable {
  case straight, curly, accent

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "'": self = .straight
    case "\u{2019}": self = .curly
    case "\u{B4}", "`", "\u{2018}": self = .accent
    default: return nil
    }
  }

  var scalar: Unicode.Scalar { self == .straight ? "'" : "\u{2019}" }
}

private func checkApostrophes(_ context: LintContext, _ findings: inout Findings) {
  for (course, lessons) in context.order.lessonsOfCourse.enumerated() {
    for side in [LessonTexts.Side.target, .native] {
      checkApostrophes(lessons.map { context.curriculum.lessons[$0] }, side, course, context, &findings)
    }
  }
}

private func checkApostrophes(
  _ lessons: [Lesson], _ side: LessonTexts.Side, _ course: Int, _ context: LintContext,
  _ findings: inout Findings
) {
  var counts: [Apostrophe: Int] = [:]
  var found: [(lesson: Int, text: Text, kinds: [Apostrophe])] = []
  for (index, lesson) in lessons.enumerated() {
    for text in LessonTexts(lesson, side) {
      let kinds = apostrophes(text.string)
      guard !kinds.isEmpty else { continue }
      found.append((index, text, kinds))
      for kind in kinds { counts[kind, default: 0] += 1 }
    }
  }
  let usual: Apostrophe = counts[.curly, default: 0] > counts[.straight, default: 0] ? .curly : .straight
  guard counts.contains(where: { $0.key != usual && $0.value > 0 }) else { return }
  var texts = MendedTexts()
  for (place, entry) in found.enumerated() {
    if entry.kinds.contains(where: { $0 != usual }) {
      texts.add(entry.text, withApostrophes(entry.text.string, usual.scalar), context)
    }
    guard place + 1 == found.count || found[place + 1].lesson != entry.lesson, let span = texts.span else {
      continue
    }
    findings.report(
      "\(texts.count.counted("text")) of the lesson \(texts.count == 1 ? "writes" : "write") the apostrophe otherwise than the course, which has '\(usual.scalar)'",
      at: span, notes: ["for example \(texts.examples)"], fix: texts.fix("write '\(usual.scalar)'"))
    texts = MendedTexts()
  }
}

/// The apostrophes of a text that stand between letters.
private func apostrophes(_ text: String) -> [Apostrophe] {
  guard mayHaveApostrophe(text) else { return [] }
  var kinds: [Apostrophe] = []
  forEachApostrophe(text) { kind, _ in kinds.append(kind) }
  return kinds
}

/// False for texts without the bytes of an apostrophe: nearly all.
private func mayHaveApostrophe(_ text: String) -> Bool {
  var last: UInt8 = 0
  return text.utf8.contains { byte in
    defer { last = byte }
    return byte == 0x27 || byte == 0x60 || byte == 0x80 && last == 0xE2 || byte == 0xB4 && last == 0xC2
  }
}

private func withApostrophes(_ text: String, _ apostrophe: Unicode.Scalar) -> String {
  var scalars = Array(text.unicodeScalars)
  forEachApostrophe(text) { _, index in scalars[index] = apostrophe }
  return String(String.UnicodeScalarView(scalars))
}

private func forEachApostrophe(_ text: String, _ body: (Apostrophe, Int) -> Void) {
  let scalars = Array(text.unicodeScalars)
  for index in scalars.indices.dropFirst().dropLast() {
    guard let kind = Apostrophe(scalars[index]), LetterScript.of(scalars[index - 1]) != nil,
      LetterScript.of(scalars[index + 1]) != nil
    else { continue }
    body(kind, index)
  }
}

private func checkNoBreakSpaces(_ context: EntityContext, _ findings: inout Findings) {
  let marks = Set(findings.words("marks").flatMap(\.unicodeScalars))
  for lesson in context.lessons {
    for text in lesson.textsOfBothLanguages { checkNoBreakSpace(text, marks, context, &findings) }
  }
  for item in context.items {
    for text in item.shownTexts { checkNoBreakSpace(text, marks, context, &findings) }
  }
}

private func checkNoBreakSpace(
  _ text: Text, _ marks: Set<Unicode.Scalar>, _ context: EntityContext, _ findings: inout Findings
) {
  guard text.string.utf8.contains(where: { $0 == 0xA0 || $0 == 0xAF }) else { return }
  var scalars = Array(text.string.unicodeScalars)
  func isAllowed(_ index: Int) -> Bool {
    scalars.indices.contains(index)
      && (marks.contains(scalars[index]) || ("0"..."9").contains(scalars[index]))
  }
  let stray = scalars.indices.filter { index in
    (scalars[index] == "\u{A0}" || scalars[index] == "\u{202F}") && !isAllowed(index - 1)
      && !isAllowed(index + 1)
  }
  guard !stray.isEmpty else { return }
  for index in stray { scalars[index] = " " }
  let mended = String(String.UnicodeScalarView(scalars))
  findings.report(
    "'\(mended.shortened(to: 40))' has a space that does not break", at: text.span,
    help: "type a plain space",
    fix: context.replacement(of: text, by: mended).map { Fix("write a plain space", [$0]) })
}
