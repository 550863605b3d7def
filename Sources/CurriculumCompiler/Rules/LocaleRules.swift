/// Which language and variety a course teaches, and how both its languages are written there.
extension Rule {
  static let localeRules: [Rule] = [
    languageCode, variantMissing, nativeVariant, flagEmoji, numberLocale,
  ]

  static let languageCode = Rule(
    "lang/iso-code", .error,
    "Codes are ISO 639-1 (639-3 where none exists) for languages, ISO 15924 for scripts, BCP 47 for varieties.",
    why:
      "Tong stores the language in two letters, and fonts, voices and keyboards are chosen by these codes.",
    source: "ISO 639-1; ISO 639-2; ISO 15924; RFC 5646 (certainty high); Tong's document, section 2.1",
    fix: "Writes the two-letter code of the language that is meant.",
    bad: course("code: spa", variant: "es-MX"), good: course("code: es", variant: "es-MX"),
    check: .whole(checkLanguageCodes))

  static let variantMissing = Rule(
    "lang/variant-missing", .info,
    "A course of a language of several countries names the variety it teaches.",
    why:
      "Words, voices and keyboards differ; without the variety nothing can be said to belong to another one.",
    source: "RFC 5646, BCP 47 (certainty high); Clyne 1992, Pluricentric languages (certainty high)",
    scope: .balance,
    evidence: "1 finding on the flagship and eight LibreLingo lessons, right", bad: plainCourse(""),
    good: plainCourse("variant: es-MX"),
    parameters: [
      .words(
        "languages",
        ["es", "en", "fr", "pt", "ar", "de", "zh", "nl", "sw", "fa", "ms", "ko", "hi", "ta"],
        "languages of several countries")
    ], check: .whole(checkVariantsMissing))

  static let nativeVariant = Rule(
    "lang/native-variant", .warning, "Texts in English keep to one spelling, British or American.",
    why: "A learner who types 'color' is marked wrong on one card and right on the next.",
    source: "Cambridge Guide to English Usage 2004 (certainty high)", scope: .course,
    fix: "Writes the spelling of the variety that the course names, or that it has more often.",
    bad: .lesson(cards: ["{id: rojo, target_text: el color, native_text: color, pos: phrase}"]),
    good: .lesson(cards: ["{id: rojo, target_text: el color, native_text: colour, pos: phrase}"]),
    parameters: [.words("pairs", EnglishSpelling.pairs, "words with two spellings: British=American")],
    check: .whole(checkNativeSpelling))

  static let flagEmoji = Rule(
    "lang/flag-emoji", .info, "A flag is that of the region whose variety is taught.",
    why: "A flag stands for one country; most speakers of these languages live in others.",
    source: "BCP 47 and Unicode Technical Standard 51, flags (certainty high)", scope: .part,
    bad: course("code: es\nflag_emoji: 🇪🇸", variant: "es-MX"),
    good: course("code: es\nflag_emoji: 🇲🇽", variant: "es-MX"),
    parameters: [
      .words(
        "languages", ["es", "en", "fr", "pt", "ar", "de", "zh", "nl", "sw", "fa", "ms", "ko"],
        "languages of several countries")
    ], check: .whole(checkFlags))

  static let numberLocale = Rule(
    "lang/date-number-locale", .info,
    "Decimals, dates and sums of money are written as in the variety taught.",
    why: "3,50 is three and a half in Madrid and a slip in Mexico City.",
    source: "Unicode CLDR 45, numbers and dates (certainty high)", scope: .part,
    bad: .lesson(sentences: ["{target_text: \"Cuesta 3,50 pesos.\", native_text: It costs 3.50 pesos.}"]),
    good: .lesson(sentences: ["{target_text: Cuesta 3.50 pesos., native_text: It costs 3.50 pesos.}"]),
    parameters: [
      .words(
        "point",
        [
          "en", "zh", "ja", "ko", "th", "he", "ar-EG", "es-MX", "es-419", "es-US", "es-GT", "es-HN", "es-SV",
          "es-NI",
          "es-PA", "es-DO", "es-PR", "es-PE", "sw", "hi", "ms",
        ], "languages or varieties with a decimal point"),
      .words(
        "comma",
        ["es", "fr", "de", "it", "pt", "ru", "uk", "pl", "nl", "sv", "da", "nb", "el", "tr", "vi", "id"],
        "languages or varieties with a decimal comma"),
      .words(
        "sign_first",
        [
          "en", "zh", "ja", "ko", "es-MX", "es-419", "es-US", "es-AR", "es-CL", "es-CO", "es-PE", "pt-BR",
          "nl",
        ],
        "languages or varieties that write the sign of a currency before the number"),
      .words(
        "sign_last",
        [
          "es", "fr", "de", "it", "pt", "ru", "uk", "pl", "cs", "sv", "da", "nb", "el", "ca", "fi", "ro",
          "bg",
        ],
        "languages or varieties that write it behind the number"),
    ], check: .each(checkNumbers))

  private static func plainCourse(_ line: String) -> Example {
    course("code: es\n\(line)", variant: nil)
  }

  private static func course(_ lines: String, variant: String?) -> Example {
    Example(
      stringLiteral: """
        # file: courses/es/course.yaml
        kind: language
        id: es
        name: Spanish
        script: Latn
        \(variant.map { "variant: \($0)\n" } ?? "")source_language: {code: en, variant: en-GB}
        \(lines)
        """)
  }
}

private func checkLanguageCodes(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  for course in curriculum.courses {
    checkCode(course.code, context, &findings)
    checkScript(course.script, &findings)
    if let variant = course.variant { checkTag(variant, of: course.code, &findings) }
  }
  let tags = curriculum.courses.map(\.source) + curriculum.stories.flatMap { [$0.source, $0.target] }
  for tag in tags {
    checkCode(tag.code, context, &findings)
    if let variant = tag.variant { checkTag(variant, of: tag.code, &findings) }
    if let script = tag.script { checkScript(script, &findings) }
  }
}

private func checkCode(_ code: Text, _ context: LintContext, _ findings: inout Findings) {
  let text = code.string
  let isThreeLetters = text.utf8.count == 3 && text.utf8.allSatisfy { 0x61...0x7A ~= $0 }
  if LanguageCodes.twoLetters.contains(text)
    || (isThreeLetters && LanguageCodes.twoLettersOfThree[text] == nil)
  {
    return
  }
  let meant = LanguageCodes.suggestion(for: text)
  findings.report(
    "'\(text.shortened(to: 20))' is not the ISO 639-1 code of a language", at: code.span,
    help: meant.map { "write '\($0)'; region and script go into 'variant'" }
      ?? "use two small letters, for example 'es'; region and script go into 'variant'",
    fix: meant.flatMap { meant in
      context.replacement(of: code, by: meant).map { Fix("write '\(meant)'", [$0]) }
    })
}

private func checkScript(_ script: Text, _ findings: inout Findings) {
  let text = script.string
  let isCode =
    text.utf8.count == 4 && text.utf8.allSatisfy { 0x41...0x5A ~= $0 & 0xDF }
    && text == text.prefix(1).uppercased() + text.dropFirst().lowercased()
  guard !isCode else { return }
  findings.report(
    "'\(text.shortened(to: 20))' is not the ISO 15924 code of a script", at: script.span,
    help: "four letters with a capital: Latn, Cyrl, Arab, Hans, Hant, Jpan, Deva …")
}

private func checkTag(_ variant: Text, of code: Text, _ findings: inout Findings) {
  // A code that is wrong is reported for itself.
  guard LanguageCodes.twoLetters.contains(code.string) || code.string.utf8.count == 3,
    LanguageCodes.twoLettersOfThree[code.string] == nil,
    let fault = LanguageCodes.fault(inTag: variant.string, of: code.string)
  else { return }
  findings.report(
    "the tag '\(variant.string.shortened(to: 20))' \(fault)", at: variant.span,
    help: "BCP 47: language, script, region, as in 'es-MX' or 'zh-Hans-CN'")
}

private func checkVariantsMissing(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for course in context.curriculum.courses
  where course.variant == nil && languages.contains(course.code.string) {
    findings.report(
      "the course does not say which variety of '\(course.code.string)' it teaches", at: course.code.span,
      help: "add 'variant', a BCP 47 tag: es-MX, pt-BR, ar-001")
  }
}

private func checkFlags(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for course in context.curriculum.courses {
    guard let flag = course.flagEmoji, languages.contains(course.code.string),
      let region = region(of: flag.string)
    else { continue }
    let own = course.variant?.string.split(separator: "-").last.map(String.init)
    guard own != region else { continue }
    findings.report(
      "the flag is that of \(region), the variety \(course.variant.map { "is \($0.string)" } ?? "is not named")",
      at: flag.span, help: "show the region's own flag, another emoji, or none")
  }
}

/// The region of a flag, `MX` of 🇲🇽; nil for any other emoji.
private func region(of flag: String) -> String? {
  let letters = flag.unicodeScalars.filter { 0x1F1E6...0x1F1FF ~= $0.value }
  guard letters.count == 2 else { return nil }
  return String(decoding: letters.map { UInt8($0.value - 0x1F1E6 + 0x41) }, as: UTF8.self)
}

private func checkNumbers(_ context: EntityContext, _ findings: inout Findings) {
  let point = Set(findings.words("point"))
  let comma = Set(findings.words("comma"))
  let signFirst = Set(findings.words("sign_first"))
  let signLast = Set(findings.words("sign_last"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index) else { continue }
    let names = [course.variant?.string, course.code.string].compactMap { $0 }
    guard let name = names.first(where: { point.contains($0) || comma.contains($0) }) else { continue }
    let mark: UInt8 = point.contains(name) ? 0x2E : 0x2C
    let sign = names.first { signFirst.contains($0) || signLast.contains($0) }
    for text in lesson.targetTexts where text.string.utf8.contains(where: { 0x30...0x39 ~= $0 }) {
      if let number = foreignDecimal(Array(text.string.utf8), mark) {
        findings.report(
          "'\(number)' has a decimal \(mark == 0x2E ? "comma" : "point"), \(name) writes a \(mark == 0x2E ? "point" : "comma")",
          at: text.span)
      } else if let date = foreignDate(
        Array(text.string.utf8), isMonthFirst: course.variant?.string == "en-US")
      {
        findings.report("the date '\(date)' is not in the order of \(name)", at: text.span)
      } else if let sign, let sum = foreignSum(text.string, isSignFirst: signFirst.contains(sign)) {
        findings.report(
          "\(sign) writes the sign of a currency \(signFirst.contains(sign) ? "before" : "behind") the number, not '\(sum)'",
          at: text.span)
      }
    }
  }
}

/// A number with the other decimal mark; nil when there is none, or when it may be a time or have groups of thousands.
private func foreignDecimal(_ bytes: [UInt8], _ mark: UInt8) -> String? {
  let other: UInt8 = mark == 0x2E ? 0x2C : 0x2E
  func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index] }
  for index in bytes.indices where bytes[index] == other && isDigit(index - 1) && isDigit(index + 1) {
    var start = index
    while isDigit(start - 1) { start -= 1 }
    var end = index + 1
    while isDigit(end) { end += 1 }
    let decimals = end - index - 1
    let isGroup = decimals > 2 || (bytes.indices.contains(start - 1) && ".,".utf8.contains(bytes[start - 1]))
    let continues = end + 1 < bytes.count && ".,".utf8.contains(bytes[end]) && isDigit(end + 1)
    // 12.30 is a time of day in many languages of the comma.
    let mayBeTime = other == 0x2E && decimals == 2 && index - start <= 2
    guard !isGroup, !continues, !mayBeTime || hasCurrency(bytes) else { continue }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
  return nil
}

/// A sum of money with its sign on the other side of the number; nil when there is none.
private func foreignSum(_ text: String, isSignFirst: Bool) -> String? {
  let scalars = Array(text.unicodeScalars)
  func isDigit(_ index: Int) -> Bool {
    scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }
  func isSpace(_ index: Int) -> Bool {
    scalars.indices.contains(index) && (scalars[index] == " " || scalars[index] == "\u{A0}")
  }
  for index in scalars.indices where scalars[index].properties.generalCategory == .currencySymbol {
    let follows = isDigit(index - 1) || (isSpace(index - 1) && isDigit(index - 2))
    let precedes = isDigit(index + 1) || (isSpace(index + 1) && isDigit(index + 2))
    // Between two numbers nobody can say whose it is.
    guard follows != precedes, follows == isSignFirst else { continue }
    var (start, end) = (index, index + 1)
    while start > 0,
      isDigit(start - 1) || isSpace(start - 1) || ".,".unicodeScalars.contains(scalars[start - 1])
    {
      start -= 1
    }
    while isDigit(end) || isSpace(end) { end += 1 }
    let words = String(String.UnicodeScalarView(scalars[start..<end])).split(separator: " ")
    return words.joined(separator: " ")
  }
  return nil
}

private func hasCurrency(_ bytes: [UInt8]) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self).lowercased()
  return ["€", "$", "£", "euro", "kg", "km", "%", "peso", "dollar", "dólar"].contains { text.contains($0) }
}

/// A date such as 12/31/2024 whose day and month stand the other way round; nil when there is none.
private func foreignDate(_ bytes: [UInt8], isMonthFirst: Bool) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  for word in text.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" }) {
    let parts = word.split(separator: "/").map { $0.prefix { $0.isNumber } }
    guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]), parts[2].count == 4 else {
      continue
    }
    let isForeign = isMonthFirst ? first > 12 && second <= 12 : second > 12 && first <= 12
    if isForeign { return String(word) }
  }
  return nil
}

private func checkNativeSpelling(_ context: LintContext, _ findings: inout Findings) {
  let pairs = findings.words("pairs").map { $0.split(separator: "=").map(String.init) }.filter {
    $0.count == 2
  }
  let british = Dictionary(pairs.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
  let american = Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  for words in context.facts.words {
    let course = context.curriculum.courses[words.course]
    guard course.source.code.string == "en" else { continue }
    let lessons = context.order.lessonsOfCourse[words.course].map { context.curriculum.lessons[$0] }
    let replacing: [String: String]
    switch course.source.variant?.string {
    case "en-GB", "en-IE", "en-AU", "en-NZ": replacing = british
    case "en-US": replacing = american
    default: replacing = rarer(british, american, lessons)
    }
    guard !replacing.isEmpty else { continue }
    // Most translations are looked up as a table of words, and are scanned only when one of them is there.
    let hasWords = replacing.keys.contains { words.sourceWords.number(of: $0) != nil }
    for lesson in lessons { checkSpelling(of: lesson, replacing, scansCards: hasWords, context, &findings) }
  }
}

/// The words to replace where a course does not name its variety: those of the spelling that it has less often.
private func rarer(
  _ british: [String: String], _ american: [String: String], _ lessons: [Lesson]
) -> [String: String] {
  var counts = (british: 0, american: 0)
  for text in lessons.flatMap(\.nativeTexts) {
    for word in foldedWords(text.string) {
      if british[word] != nil { counts.american += 1 }
      if american[word] != nil { counts.british += 1 }
    }
  }
  guard counts.british > 0, counts.american > 0 else { return [:] }
  return counts.british >= counts.american ? british : american
}

private func checkSpelling(
  of lesson: Lesson, _ replacing: [String: String], scansCards: Bool, _ context: LintContext,
  _ findings: inout Findings
) {
  var texts = MendedTexts()
  var first: String?
  func check(_ text: Text, accepted: [Text] = []) {
    guard let (mended, word) = respelt(text.string, replacing) else { return }
    // Who accepts both spellings has thought of it.
    guard !accepted.contains(where: { $0.string == mended }), !text.string.contains(mended + ";") else {
      return
    }
    first = first ?? word
    texts.add(text, mended, context)
  }
  if scansCards {
    for card in lesson.cards { check(card.nativeText, accepted: card.acceptNative) }
    for sentence in lesson.sentences { check(sentence.nativeText) }
  }
  for text in [lesson.title] + [lesson.canDo].compactMap({ $0 }) + lesson.explanations { check(text) }
  guard let first, let span = texts.span else { return }
  findings.report(
    "'\(first)' is spelt '\(replacing[first] ?? "")' elsewhere in the course", at: span,
    notes: texts.count == 1 ? [] : ["\(texts.count) texts of the lesson have such words: \(texts.examples)"],
    help: "keep to one variety, and name it: source_language: {code: en, variant: en-GB}",
    fix: texts.fix("write '\(replacing[first] ?? "")'"))
}

/// A text with words spelt otherwise, and the first of them; nil when there is none.
private func respelt(_ text: String, _ replacing: [String: String]) -> (mended: String, word: String)? {
  var edits: [(Range<Int>, String)] = []
  var first: String?
  var scanner = WordScanner()
  scanner.scan(text) { word, folded in
    let form = String(decoding: folded, as: UTF8.self)
    guard let other = replacing[form] else { return }
    first = first ?? form
    edits.append((word.range, word.isCapitalised ? other.prefix(1).uppercased() + other.dropFirst() : other))
  }
  guard let first else { return nil }
  var bytes = Array(text.utf8)
  for (range, other) in edits.reversed() { bytes.replaceSubrange(range, with: Array(other.utf8)) }
  return (String(decoding: bytes, as: UTF8.self), first)
}
