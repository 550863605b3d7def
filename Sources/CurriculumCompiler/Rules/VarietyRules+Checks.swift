func checkLanguageCodes(_ context: LintContext, _ findings: inout Findings) {
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

func checkVarietyWords(_ context: LintContext, _ findings: inout Findings) {
  let table = VarietyTable(findings.wordLists("pairs"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), let variant = course.variant?.string else { continue }
    for card in lesson.cards {
      for entry in table.entries(of: card.targetText.string) {
        guard let side = VarietyWords.side(of: variant, in: entry.pair) else { continue }
        if side != entry.side, !entry.isGeneral {
          findings.report(
            "'\(card.targetText.string)' belongs to \(entry.tag), the course teaches \(variant)",
            at: card.targetText.span, help: "teach '\(entry.other)', and name this one under 'variants'")
        } else if side == entry.side, card.details?.variants.isEmpty ?? true {
          let insertion = context.insertion(
            of: "variants", "{\(entry.otherTag): \(YAMLScalarWriter.plainOrQuoted(entry.other))}",
            behind: card.targetText)
          findings.report(
            "'\(card.targetText.string)' is said otherwise in \(entry.otherTag)", at: card.targetText.span,
            help: "add variants: {\(entry.otherTag): \(entry.other)}",
            fix: insertion.map { Fix("name the other word", [$0]) })
        }
      }
    }
  }
}

/// Words of varieties by what cards show.
private struct VarietyTable {
  struct Entry {
    let pair: String
    /// 0 for the left word of its pair, 1 for the right one.
    let side: Int
    /// True when the word is understood in both varieties.
    let isGeneral: Bool
    let other: String
    var tag: String { String(pair.split(separator: "/")[side]) }
    var otherTag: String { String(pair.split(separator: "/")[1 - side]) }
  }

  private var entriesOfWord: [String: [Entry]] = [:]

  init(_ pairs: [String: [String]]) {
    for (pair, lines) in pairs.sorted(by: { $0.key < $1.key }) where pair.split(separator: "/").count == 2 {
      for line in lines {
        let words = line.split(whereSeparator: { $0 == "=" || $0 == ">" }).map(String.init)
        guard words.count == 2 else { continue }
        let isGeneral = line.contains(">")
        entriesOfWord[words[0], default: []].append(
          Entry(pair: pair, side: 0, isGeneral: false, other: words[1]))
        // What is said everywhere needs no variants.
        if !isGeneral {
          entriesOfWord[words[1], default: []].append(
            Entry(pair: pair, side: 1, isGeneral: false, other: words[0]))
        }
      }
    }
  }

  func entries(of word: String) -> [Entry] { entriesOfWord[word] ?? [] }
}

func checkVosotros(_ context: LintContext, _ findings: inout Findings) {
  let forms = Set(findings.words("forms"))
  let endings = findings.words("endings")
  let others = Set(findings.words("not"))
  func isVosotros(_ word: String) -> Bool {
    forms.contains(word)
      || (word.count > 4 && endings.contains { word.hasSuffix($0) } && !others.contains(word))
  }
  for words in context.facts.words {
    let course = context.curriculum.courses[words.course]
    guard course.code.string == "es", let variant = course.variant?.string else { continue }
    if VarietyWords.side(of: variant, in: "es-419/es-ES") == 1 {
      checkUstedes(words, course, &findings)
    } else if (0..<words.table.count).contains(where: { isVosotros(words.table[$0]) }) {
      for lesson in context.order.lessonsOfCourse[words.course] {
        reportVosotros(context.curriculum.lessons[lesson], variant, isVosotros, &findings)
      }
    }
  }
}

private func checkUstedes(_ words: CourseWords, _ course: Course, _ findings: inout Findings) {
  func isTaught(_ word: String) -> Bool {
    words.table.number(of: word).map { words.taughtAt[$0] != CourseWords.never } ?? false
  }
  guard isTaught("ustedes"), !isTaught("vosotros") else { return }
  findings.report(
    "a course of Spain's Spanish teaches 'ustedes' and not 'vosotros'", at: course.identity.id.span,
    help: "friends are addressed as vosotros there; teach both")
}

private func reportVosotros(
  _ lesson: Lesson, _ variant: String, _ isVosotros: (String) -> Bool, _ findings: inout Findings
) {
  // What names its variety may show the form.
  let cards = lesson.cards.filter { card in
    guard let details = card.details else { return true }
    return details.variants.isEmpty && details.hints.isEmpty && !details.texts.contains { $0.name == "note" }
  }
  let texts = cards.map(\.targetText) + lesson.sentences.filter { $0.note == nil }.map(\.targetText)
  for text in texts {
    guard let word = foldedWords(text.string).first(where: isVosotros) else { continue }
    findings.report(
      "'\(word)' is not said in \(variant)", at: text.span,
      help: "write the form of ustedes, or say in 'note' where it is used")
  }
}

func checkVariantsMissing(_ context: LintContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for course in context.curriculum.courses
  where course.variant == nil && languages.contains(course.code.string) {
    findings.report(
      "the course does not say which variety of '\(course.code.string)' it teaches", at: course.code.span,
      help: "add 'variant', a BCP 47 tag: es-MX, pt-BR, ar-001")
  }
}

func checkRegisters(_ context: LintContext, _ findings: inout Findings) {
  let formal = findings.wordLists("formal").mapValues { Set($0) }
  let informal = findings.wordLists("informal").mapValues { Set($0) }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let code = context.course(ofLesson: index)?.code.string, let formal = formal[code],
      let informal = informal[code]
    else { continue }
    for card in lesson.cards where card.details?.register == nil {
      let text = card.targetText.string
      guard formal.contains(text) || informal.contains(text), !card.nativeText.string.contains("plural")
      else {
        continue
      }
      let register: Register = formal.contains(text) ? .formal : .informal
      findings.report(
        "'\(text)' does not say that it is \(register.rawValue)", at: card.targetText.span,
        help: "add 'register: \(register.rawValue)'",
        fix: context.insertion(of: "register", register.rawValue, behind: card.targetText).map {
          Fix("add the register", [$0])
        })
    }
    for sentence in lesson.sentences {
      let words = sentence.targetText.string.split { !$0.isLetter }.map(String.init)
      guard let first = words.first(where: formal.contains),
        let second = words.first(where: informal.contains),
        sentence.note == nil
      else { continue }
      findings.report(
        "the sentence says both '\(first)' and '\(second)'", at: sentence.targetText.span,
        help: "address one person in one way, or explain the change in 'note'")
    }
  }
}

func checkFlags(_ context: LintContext, _ findings: inout Findings) {
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
