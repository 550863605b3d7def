/// Nouns: their gender, their article, how the two agree.
extension Rule {
  static let nounRules: [Rule] = [
    nounGender, articleGender, genderEnding, articleMissing,
  ]

  static let nounGender = Rule(
    "lang/noun-gender", .error, "In a language with genders a noun says its own.",
    why: "Articles and adjectives follow it; who learns the word without it learns it twice.",
    source: "Corbett 1991, Gender (certainty high for the languages)", scope: .part,
    fix: "Writes the gender that the article shows.",
    bad: .lesson(cards: ["{id: mano, target_text: la mano, native_text: hand, pos: noun, article: la}"]),
    good: .lesson(cards: [
      "{id: mano, target_text: la mano, native_text: hand, pos: noun, gender: f, article: la}"
    ]),
    parameters: [
      .words(
        "languages",
        [
          "es", "fr", "pt", "it", "ca", "gl", "ro", "de", "ru", "uk", "pl", "cs", "sk", "hr", "sr", "sl",
          "bg",
          "el", "hi", "ur", "nl", "da", "sv", "nb", "nn", "is", "ar", "he", "ga", "cy", "lt", "lv",
        ], "languages whose nouns have a gender; 'gendered_nouns' of a course decides before")
    ], check: .each(checkNounGenders))

  static let articleGender = Rule(
    "lang/article-gender", .error,
    "The article agrees with the noun's gender and number, and is elided where it must be.",
    why: "Learners take the gender from the article; a wrong one is learnt for good.",
    source: "RAE 2010, Nueva gramática, Manual, 14.2; Grevisse & Goosse 2016, §§ 44 to 50; Serianni 2006, IV",
    scope: .part, fix: "Writes the article in the form that the noun's beginning wants.",
    bad: .lesson(cards: [
      "{id: agua, target_text: la agua, native_text: water, pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: agua, target_text: el agua, native_text: water, pos: noun, gender: f, article: el}"
    ]),
    check: .entities(checkArticleGenders))

  static let genderEnding = Rule(
    "lang/gender-ending", .info, "A noun whose gender its ending does not show is a known exception.",
    why: "It is more often a slip of the author's than a rare word.",
    source: "RAE 2010, Nueva gramática, Manual, 2.2 (certainty high); the lists are curricc's choice",
    scope: .part,
    bad: .lesson(cards: [
      "{id: mesa, target_text: el mesa, native_text: table, pos: noun, gender: m, article: el}"
    ]),
    good: .lesson(cards: [
      "{id: mapa, target_text: el mapa, native_text: map, pos: noun, gender: m, article: el}"
    ]),
    parameters: [
      .wordLists(
        "endings", GenderEndings.usual, "endings and the genders that they usually show, by language"),
      .wordLists("exceptions", GenderEndings.exceptions, "nouns that go another way, by language"),
    ], check: .each(checkGenderEndings))

  static let articleMissing = Rule(
    "lang/article-missing", .warning,
    "Where a course shows its nouns with their article, it does so for all.",
    why: "The learner would have to guess the gender of just this noun.",
    source: "a default of curricc's own", scope: .course,
    fix: "Writes the definite article; only with --unsafe.",
    bad: .secondLesson(cards: nouns(10, bare: 1)), good: .secondLesson(cards: nouns(10, bare: 0)),
    parameters: [
      .number("min_share", 0.8, "share of nouns with an article from which on all are expected to have one"),
      .number("min_nouns", 10, "nouns from which on a course is weighed"),
      .wordLists(
        "bare",
        [
          "fr": ["monsieur", "madame", "mademoiselle", "messieurs", "mesdames", "maman", "papa"],
          "es": ["don", "doña", "mamá", "papá"], "it": ["signore", "signora"], "de": ["Herr", "Frau"],
        ], "nouns that stand without an article, by language"),
    ], check: .whole(checkArticlesMissing))

  private static func nouns(_ count: Int, bare: Int) -> [String] {
    let words = [
      "mesa:table", "silla:chair", "ventana:window", "puerta:door", "cama:bed", "casa:house", "calle:street",
      "plaza:square", "tienda:shop", "playa:beach",
    ]
    return words.prefix(count).enumerated().map { index, word in
      let parts = word.split(separator: ":")
      let article = index < count - bare ? "la " : ""
      return
        "{id: \(parts[0]), target_text: \(article)\(parts[0]), native_text: \(parts[1]), pos: noun, gender: f}"
    }
  }
}

/// A noun as a card shows it: its article, if it has one, and the rest.
private struct ShownNoun {
  /// The article in lower case, with its apostrophe: `l'`; nil when there is none.
  let article: String?
  /// The article as it is written, with what divides it from the noun.
  let prefix: Substring
  /// The noun, with what may stand behind it.
  let noun: Substring

  init(_ text: String, _ articles: NounArticles) {
    let first = text.prefix { $0 != " " && $0 != "'" && $0 != "’" }
    let divider = text[first.endIndex...].prefix(1)
    let word = first.lowercased() + (divider == " " ? "" : divider.isEmpty ? "" : "'")
    if !divider.isEmpty, articles.meaning(of: word) != nil {
      article = word
      prefix = text[..<divider.endIndex]
      noun = text[divider.endIndex...]
    } else {
      article = nil
      prefix = text[..<text.startIndex]
      noun = text[...]
    }
  }
}

private func checkNounGenders(_ context: EntityContext, _ findings: inout Findings) {
  let languages = Set(findings.words("languages"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index),
      course.hasGenderedNouns ?? languages.contains(course.code.string)
    else { continue }
    let lacking = lesson.cards.filter {
      $0.partOfSpeech == .noun && $0.gender == nil && $0.details?.number != .plural
    }
    guard let first = lacking.first else { continue }
    let edits = lacking.compactMap { card in
      gender(ofArticleIn: card, course.code.string).flatMap {
        context.insertion(of: "gender", $0.rawValue, behind: card.targetText)
      }
    }
    let others = lacking.dropFirst().prefix(5).map { "'\($0.targetText.string)'" }.joined(separator: ", ")
    findings.report(
      "the noun '\(first.targetText.string)' has no gender", at: first.targetText.span,
      notes: lacking.count == 1 ? [] : ["nor have \(lacking.count - 1) more in the lesson: \(others)"],
      help: "add 'gender': m, f, n, c or mf",
      fix: edits.isEmpty ? nil : Fix("add the gender that the article shows", edits))
  }
}

/// The one gender that a card's article can stand for.
private func gender(ofArticleIn card: Card, _ language: String) -> Gender? {
  guard let articles = NounArticles.of(language) else { return nil }
  let shown = ShownNoun(card.targetText.string, articles)
  guard let meaning = shown.article.flatMap(articles.meaning), meaning.genders.count == 1, !meaning.isPlural,
    !meaning.isAlsoPlural || card.details?.number == .singular
  else { return nil }
  if language == "es", meaning.genders == [.masculine], StressedA.begins(String(shown.noun)) != false {
    return StressedA.begins(String(shown.noun)) == true ? .feminine : nil
  }
  return meaning.genders[0]
}

private func checkArticleGenders(_ context: LintContext, _ findings: inout Findings) {
  var apostrophes = ApostropheChoice()
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index), let articles = NounArticles.of(course.code.string)
    else {
      continue
    }
    for card in lesson.cards where card.partOfSpeech == .noun {
      checkArticle(
        of: card, articles, course.code.string, context,
        { apostrophes.chosen($0, inCourseOf: index, context) },
        &findings)
    }
  }
}

/// The apostrophe that each course writes, counted only for those that need one.
private struct ApostropheChoice {
  private var isCurly: [Int: Bool] = [:]

  /// An article with the apostrophe that the course of a lesson has in its other texts.
  mutating func chosen(_ article: String, inCourseOf lesson: Int, _ context: LintContext) -> String {
    guard article.contains("’") || article.contains("'"),
      let course = context.curriculum.courseOfLesson[lesson]
    else { return article }
    let isCurly = isCurly[course] ?? Self.writesCurly(context, course)
    self.isCurly[course] = isCurly
    return article.replacing(isCurly ? "'" : "’", with: isCurly ? "’" : "'")
  }

  private static func writesCurly(_ context: LintContext, _ course: Int) -> Bool {
    var balance = 0
    for lesson in context.order.lessonsOfCourse[course] {
      for text in context.curriculum.lessons[lesson].targetTexts {
        for scalar in text.string.unicodeScalars {
          balance += scalar == "’" ? 1 : scalar == "'" ? -1 : 0
        }
      }
    }
    return balance > 0
  }
}

private func checkArticle(
  of card: Card, _ articles: NounArticles, _ language: String, _ context: some RuleContext,
  _ withApostrophe: (String) -> String, _ findings: inout Findings
) {
  let shown = ShownNoun(card.targetText.string, articles)
  guard let article = shown.article, let meaning = articles.meaning(of: article), !shown.noun.isEmpty else {
    return
  }
  let noun = String(shown.noun)
  if let prefix = expectedPrefix(article, noun, card.gender, language),
    !shown.prefix.lowercased().isSame(as: prefix)
  {
    let prefix = withApostrophe(prefix)
    let mended = prefix + noun
    findings.report(
      "'\(card.targetText.string)' should be '\(mended)'", at: card.targetText.span,
      help: "the article takes this form before '\(noun)'",
      fix: replacement(of: card, by: mended, article: prefix, context))
    return
  }
  let isFeminineEl = language == "es" && card.gender == .feminine && StressedA.begins(noun) != false
  let isPluralArticle = meaning.isAlsoPlural && card.details?.number == .plural
  if let gender = card.gender, gender != .either, !meaning.genders.contains(gender), !isFeminineEl,
    !isPluralArticle,
    !(gender == .common && meaning.genders.count > 1)
  {
    findings.report(
      "the article of '\(card.targetText.string)' is \(meaning.genders.map(\.rawValue).joined(separator: " or ")), the noun's gender \(gender.rawValue)",
      at: card.targetText.span,
      help: meaning.isAlsoPlural && card.details?.number == nil
        ? "change the one that is wrong, or add 'number: plural' if it is one"
        : "change the one that is wrong")
  } else if card.details?.number == .singular, meaning.isPlural {
    findings.report(
      "'\(card.targetText.string)' has a plural article and the number singular", at: card.targetText.span)
  }
}

/// The article with what divides it from the noun, as the noun's beginning wants it; nil where any form may stand.
private func expectedPrefix(
  _ article: String, _ noun: String, _ gender: Gender?, _ language: String
) -> String? {
  switch (language, article) {
  case ("es", "la"), ("es", "una"):
    guard StressedA.nouns.contains(noun.prefix { $0 != " " }.lowercased()), gender != .masculine else {
      return nil
    }
    return article == "la" ? "el " : "un "
  case ("fr", "le"), ("fr", "la"), ("fr", "l'"):
    let isElided = FrenchElision.isElided(before: noun)
    if article == "l'" {
      guard !isElided else { return nil }
      return gender == .masculine ? "le " : gender == .feminine ? "la " : nil
    }
    // Whether an h is mute only a list could tell; those of the list of aspirated ones are not.
    return isElided && noun.first.map({ $0 != "h" && $0 != "H" }) ?? false ? "l’" : nil
  case ("it", "il"), ("it", "lo"), ("it", "l'"), ("it", "la"):
    guard let gender, gender == .masculine || gender == .feminine else { return nil }
    return NounArticles.of("it")?.definite(for: noun, gender)
  default: return nil
  }
}

extension String {
  /// True for the same article, whichever apostrophe is written.
  fileprivate func isSame(as other: String) -> Bool {
    replacing("’", with: "'") == other.replacing("’", with: "'")
  }
}

/// The card's text and, where it is given, its article with another one.
private func replacement(
  of card: Card, by text: String, article prefix: String, _ context: some RuleContext
) -> Fix? {
  guard let edit = context.replacement(of: card.targetText, by: text) else { return nil }
  var edits = [edit]
  if let article = card.article {
    let word = prefix.split(separator: " ").first.map(String.init) ?? prefix
    guard let second = context.replacement(of: article, by: word) else { return nil }
    edits.append(second)
  }
  return Fix("write '\(text)'", edits.sorted { $0.span.lower < $1.span.lower })
}

private func checkGenderEndings(_ context: EntityContext, _ findings: inout Findings) {
  let exceptions = findings.wordLists("exceptions").mapValues { Set($0) }
  var endings: [String: [(ending: String, genders: [Gender])]] = [:]
  for (language, entries) in findings.wordLists("endings") {
    endings[language] = entries.compactMap { entry in
      let parts = entry.split(separator: "=")
      return parts.count == 2
        ? (String(parts[0]), parts[1].compactMap { Gender(rawValue: String($0)) }) : nil
    }.sorted { $0.0.count > $1.0.count }
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let code = context.course(ofLesson: index)?.code.string, let list = endings[code] else { continue }
    for card in lesson.cards where card.partOfSpeech == .noun && card.details?.number != .plural {
      guard let gender = card.gender, gender != .either, let noun = headNoun(of: card, code),
        let usual = list.first(where: { noun.hasSuffix($0.ending) }), !usual.genders.contains(gender),
        exceptions[code]?.contains(noun) != true
      else { continue }
      findings.report(
        "the gender of '\(card.targetText.string)' is \(gender.rawValue), nouns in -\(usual.ending) are usually \(usual.genders.map(\.rawValue).joined(separator: " or "))",
        at: card.targetText.span, help: "if it is right, add the noun to the rule's exceptions")
    }
  }
}

/// The noun of a card in its folded form, without its article; nil for several words.
private func headNoun(of card: Card, _ language: String) -> String? {
  let text = (card.lemma ?? card.targetText).string
  let noun = NounArticles.of(language).map { String(ShownNoun(text, $0).noun) } ?? text
  let words = foldedWords(noun)
  // The Arabic article is written on.
  return words.count == 1 ? words[0] : nil
}

private func checkArticlesMissing(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    guard let articles = NounArticles.of(course.code.string) else { continue }
    let alone = Set(findings.wordLists("bare")[course.code.string] ?? [])
    let nouns = cards.entries.filter { $0.card.partOfSpeech == .noun }
    let bare = nouns.filter { entry in
      let text = entry.card.targetText.string
      return ShownNoun(text, articles).article == nil && !text.contains(" ") && !alone.contains(text)
        && entry.card.details?.number != .plural
        && !(text.unicodeScalars.first?.properties.isUppercase ?? false && course.code.string != "de")
    }
    guard !bare.isEmpty, nouns.count >= Int(findings.number("min_nouns")),
      Double(nouns.count - bare.count) >= findings.number("min_share") * Double(nouns.count)
    else { continue }
    var apostrophes = ApostropheChoice()
    for (lesson, entries) in Dictionary(grouping: bare, by: \.lesson).sorted(by: { $0.key < $1.key }) {
      var texts = MendedTexts()
      for card in entries.map(\.card) {
        let article = card.gender.flatMap { articles.definite(for: card.targetText.string, $0) } ?? ""
        let written = apostrophes.chosen(article, inCourseOf: lesson, context)
        texts.add(card.targetText, written + card.targetText.string, context)
      }
      findings.report(
        "\(entries.count.counted("noun")) of the lesson \(entries.count == 1 ? "stands" : "stand") without an article",
        at: texts.span ?? context.curriculum.lessons[lesson].head, notes: ["for example \(texts.examples)"],
        help: "write the article, as \(nouns.count - bare.count) other nouns of the course have it",
        fix: texts.fix("write the article", safety: .unsafe))
    }
  }
}
