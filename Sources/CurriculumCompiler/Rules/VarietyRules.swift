/// Words and forms of the variety that a course teaches.
extension Rule {
  static let varietyRules: [Rule] = [
    variantTag, variantMix, registerTag,
  ]

  static let variantTag = Rule(
    "lang/variant-tag", .warning,
    "Words that differ between varieties are those of the course's own, and name the others.",
    why: "'Ordenador' in a course of Mexican Spanish teaches a word that nobody there says.",
    source: "ASALE 2010, Diccionario de americanismos (certainty high for the pairs)", scope: .part,
    fix: "Names the word of the other variety under 'variants'.",
    bad: .lesson(cards: [
      "{id: computadora, target_text: la computadora, native_text: computer, pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: computadora, target_text: la computadora, native_text: computer, pos: noun, gender: f, article: la, variants: {es-ES: el ordenador}}"
    ]),
    parameters: [.wordLists("pairs", VarietyWords.pairs, "words by two varieties: left=right, left>right")],
    check: .each(checkVarietyWords))

  static let variantMix = Rule(
    "lang/variant-mix", .warning, "A course of American Spanish has no vosotros, one of Spain's has it.",
    why: "Nobody in America says vosotros; learners would practise forms that they will never hear there.",
    source: "RAE 2010, Nueva gramática, Manual, 4.4.1 and 16.1.2 (certainty high)", scope: .course,
    bad: .lesson(sentences: ["{target_text: \"¿Vosotros habláis?\", native_text: \"Do you all speak?\"}"]),
    good: .lesson(sentences: ["{target_text: \"¿Ustedes hablan?\", native_text: \"Do you all speak?\"}"]),
    parameters: [
      .words(
        "forms", ["vosotros", "vosotras", "vuestro", "vuestra", "vuestros", "vuestras"],
        "words of the second person plural of Spain"),
      .words("endings", ["áis", "éis"], "endings of its verbs"),
      .words("not", ["dieciséis", "veintiséis"], "words that only end like them"),
    ], check: .whole(checkVosotros))

  static let registerTag = Rule(
    "lang/register-tag", .warning,
    "Pronouns of address say whether they are formal, and a sentence keeps to one.",
    why: "To say 'tú' to a stranger is rude in many places; the translation 'you' does not show it.",
    source: "Brown & Gilman 1960, The pronouns of power and solidarity (certainty high)", scope: .part,
    fix: "Writes the register of the pronoun.",
    bad: .lesson(cards: ["{id: usted, target_text: usted, native_text: you, pos: pron}"]),
    good: .lesson(cards: ["{id: usted, target_text: usted, native_text: you, pos: pron, register: formal}"]),
    parameters: [
      .wordLists(
        "formal",
        [
          "es": ["usted"], "fr": ["vous"], "de": ["Sie"], "ru": ["вы"], "zh": ["您"], "it": ["Lei"],
          "pl": ["Pan", "Pani"],
        ],
        "formal pronouns by language"),
      .wordLists(
        "informal",
        [
          "es": ["tú", "vos"], "fr": ["tu"], "de": ["du"], "ru": ["ты"], "zh": ["你"], "it": ["tu"],
          "pl": ["ty"],
        ],
        "informal pronouns by language"),
    ], check: .each(checkRegisters))
}

private func checkVarietyWords(_ context: EntityContext, _ findings: inout Findings) {
  let table = VarietyTable(findings.wordLists("pairs"))
  var isKnown: [String: Bool] = [:]
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), let variant = course.variant?.string else { continue }
    isKnown[variant] = isKnown[variant] ?? table.knows(variant)
    guard isKnown[variant] == true else { continue }
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
  private let pairs: [String]

  init(_ pairs: [String: [String]]) {
    self.pairs = Array(pairs.keys)
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

  /// True when a variety is one of those whose words are here.
  func knows(_ variant: String) -> Bool {
    pairs.contains { VarietyWords.side(of: variant, in: $0) != nil }
  }
}

private func checkVosotros(_ context: LintContext, _ findings: inout Findings) {
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

private func checkRegisters(_ context: EntityContext, _ findings: inout Findings) {
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
