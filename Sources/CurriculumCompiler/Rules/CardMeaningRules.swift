/// What cards mean: the form of translations, words that are mixed up, words that are taken for others.
extension Rule {
  static let cardMeaningRules: [Rule] = [
    glossForm, slashForm, semanticCluster, falseFriendHint,
  ]

  static let slashForm = Rule(
    "lang/slash-form", .warning, "A card shows one form of its word, without a slash.",
    why: "Who is asked for the word would have to type the slash: 'rojo/a' is no word.",
    source: "a default of curricc's own; typed answers are compared character by character", scope: .part,
    bad: .lesson(cards: ["{id: rojo, target_text: rojo/a, native_text: red, pos: adj}"]),
    good: .lesson(cards: [
      "{id: rojo, target_text: rojo, native_text: red, pos: adj, accept_target: [roja], forms: [rojos, rojas]}"
    ]),
    parameters: [
      .words(
        "slashes", ["km/h", "y/o", "et/ou", "und/oder", "e/o", "и/или"], "expressions that have a slash")
    ], check: .each(checkSlashForms))

  static let glossForm = Rule(
    "lang/gloss-form", .info,
    "A translation is written so that its senses can be told apart: 'weather; time (of day)'.",
    why:
      "Each sense between semicolons is accepted as an answer; with commas or slashes only the whole line is.",
    source: "a default of curricc's own", scope: .part,
    fix: """
      Takes off a full stop; writes semicolons for commas and slashes, and 'to' before English verbs, only with \
      --unsafe.
      """,
    bad: .lesson(cards: [
      "{id: casa, target_text: la casa, native_text: house/home., pos: noun, gender: f, article: la}"
    ]),
    good: .lesson(cards: [
      "{id: casa, target_text: la casa, native_text: house; home, pos: noun, gender: f, article: la}"
    ]),
    parameters: [
      .number("max_senses", 3, "most senses of a translation"),
      .words(
        "slashes", ["and/or", "km/h", "a/c", "w/o"], "expressions with a slash that separates no senses"),
      .words(
        "no_to", ["can", "could", "may", "might", "must", "shall", "should", "will", "would", "ought"],
        "English verbs that take no 'to'"),
      .wordLists(
        "infinitives",
        [
          "es": ["ar", "er", "ir", "ír", "arse", "erse", "irse"], "fr": ["er", "ir", "oir", "re"],
          "it": ["are", "ere", "ire", "arsi", "ersi", "irsi"], "pt": ["ar", "er", "ir", "or"],
          "de": ["en", "ern", "eln"], "ru": ["ть", "ти", "чь", "ся"],
        ], "endings by which dictionary forms of verbs are known, by language"),
    ], check: .each(checkGlosses))

  static let semanticCluster = Rule(
    "lang/semantic-cluster", .info,
    "A lesson brings only a few members of an open set, such as fruit or clothes.",
    why: "Words that mean similar things and are met together are mixed up for a long time.",
    source: "Tinkham 1993; Waring 1997 (certainty medium); the number is a default of curricc's own",
    scope: .part,
    evidence: "4 findings on the flagship and 1 finding on eight LibreLingo lessons, none wrong",
    bad: .secondLesson(cards: fruit(7)), good: .secondLesson(cards: fruit(6)),
    parameters: [
      .number("max", 6, "most members of one set among the new words of a lesson"),
      .wordLists("sets", SemanticSets.english, "members of open sets in the source language, by name"),
    ], check: .each(checkSemanticClusters))

  static let falseFriendHint = Rule(
    "lang/false-friend-hint", .warning,
    "A word that looks like another word of the learners' language has a hint.",
    why: "Learners take the look for the meaning; the error is predictable, and one line prevents it.",
    source: "Prado 2001, NTC's dictionary of Spanish false cognates (certainty high for the pairs listed)",
    scope: .part, fix: "Writes a hint of the kind 'false_friend' with the word that is not meant.",
    bad: .lesson(cards: [
      "{id: exito, target_text: el éxito, native_text: success, pos: noun, gender: m, article: el}"
    ]),
    good: .lesson(cards: [
      "{id: exito, target_text: el éxito, native_text: success, pos: noun, gender: m, article: el, hints: [{kind: false_friend, text: not exit}]}"
    ]),
    parameters: [
      .wordLists(
        "pairs", FalseFriends.byPair, "words and what they do not mean, by the languages taught and known")
    ], check: .each(checkFalseFriends))
}

private func fruit(_ count: Int) -> [String] {
  let names = [
    ("manzana", "apple"), ("pera", "pear"), ("naranja", "orange"), ("uva", "grape"), ("fresa", "strawberry"),
    ("cereza", "cherry"), ("piña", "pineapple"),
  ]
  return names.prefix(count).map { name in
    "{id: \(makeSlug(from: name.0) ?? name.1), target_text: la \(name.0), native_text: \(name.1), pos: noun, gender: f, article: la}"
  }
}

private func checkSemanticClusters(_ context: EntityContext, _ findings: inout Findings) {
  let limit = Int(findings.number("max"))
  var setOfWord: [String: String] = [:]
  for (name, words) in findings.wordLists("sets").sorted(by: { $0.key < $1.key }) {
    for word in words { setOfWord[word] = name }
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) where lesson.cards.count > limit {
    guard context.course(ofLesson: index)?.source.code.string == "en" else { continue }
    var members: [String: [Card]] = [:]
    var seen: Set<String> = []
    for card in lesson.cards {
      // 'gato' and 'el gato' are one word of the set.
      guard let word = card.senses.lazy.map(withoutArticle).first(where: { setOfWord[$0] != nil }),
        let set = setOfWord[word], seen.insert(word).inserted
      else { continue }
      members[set, default: []].append(card)
    }
    for (set, cards) in members.sorted(by: { $0.key < $1.key }) where cards.count > limit {
      findings.report(
        "the lesson brings \(cards.count) words for \(set), expected \(limit) at most",
        at: lesson.identity.id.span,
        notes: ["they are: \(cards.map(\.targetText.string).joined(separator: ", "))"],
        help: "move some of them to another lesson, among words of other kinds")
    }
  }
}

private func checkSlashForms(_ context: EntityContext, _ findings: inout Findings) {
  let slashes = findings.words("slashes")
  for lesson in context.lessons {
    for card in lesson.cards {
      let text = card.targetText.string
      guard text.utf8.contains(0x2F), card.acceptTarget.isEmpty,
        !slashes.contains(where: { text.contains($0) })
      else { continue }
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.contains(where: \.isLetter) }) else { continue }
      findings.report(
        "learners would have to type the slash of '\(text.shortened(to: 40))'", at: card.targetText.span,
        help: "write one form as 'target_text', the others into 'accept_target' when they are right answers, "
          + "else into 'forms'")
    }
  }
}

private func withoutArticle(_ sense: String) -> String {
  for article in ["the ", "a ", "an "] where sense.hasPrefix(article) {
    return String(sense.dropFirst(article.count))
  }
  return sense
}

private func checkFalseFriends(_ context: EntityContext, _ findings: inout Findings) {
  var friends: [String: [String: String]] = [:]
  for (pair, lines) in findings.wordLists("pairs") {
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      friends[pair, default: [:]][parts[0]] = parts[1]
    }
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index),
      let list = friends["\(course.code.string)-\(course.source.code.string)"]
    else { continue }
    for card in lesson.cards {
      guard let word = headword(of: card), let wrong = list[word],
        card.details?.hints.isEmpty ?? true,
        card.details?.texts.contains(where: { $0.name == "note" }) != true
      else { continue }
      // Where the lookalike is one of the meanings, it is no false friend of this card.
      guard !card.senses.contains(where: { foldedWords($0).contains(wrong) }) else { continue }
      let insertion = context.insertion(
        of: "hints", "[{kind: false_friend, text: \(YAMLScalarWriter.plainOrQuoted("not " + wrong))}]",
        behind: card.nativeText)
      findings.report(
        "'\(card.targetText.string)' looks like '\(wrong)' and has no hint", at: card.targetText.span,
        help: "add hints: [{kind: false_friend, text: not \(wrong)}]",
        fix: insertion.map { Fix("add the hint", [$0]) })
    }
  }
}

/// The word of a card in lower case, without an article: its lemma, or the last word of its text.
private func headword(of card: Card) -> String? {
  let words = foldedWords((card.lemma ?? card.targetText).string)
  return words.count <= 2 ? words.last : nil
}

private func checkGlosses(_ context: EntityContext, _ findings: inout Findings) {
  let limit = Int(findings.number("max_senses"))
  let slashes = findings.words("slashes")
  let modal = Set(findings.words("no_to"))
  let infinitives = findings.wordLists("infinitives")
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index) else { continue }
    for card in lesson.cards {
      let gloss = Gloss(card)
      if card.senses.count > limit {
        findings.report(
          "the translation has \(card.senses.count) senses, expected \(limit) at most",
          at: card.nativeText.span, help: "teach the others on a card of their own, when they are met")
      } else if let mended = gloss.mended(except: slashes) {
        let isSafe = mended.isSafe
        findings.report(
          "'\(card.nativeText.string.shortened(to: 40))' \(mended.fault)", at: card.nativeText.span,
          help: "write '\(mended.text)'",
          fix: context.replacement(of: card.nativeText, by: mended.text).map {
            Fix("write '\(mended.text)'", [$0], safety: isSafe ? .safe : .unsafe)
          })
      } else if course.source.code.string == "en", let endings = infinitives[course.code.string],
        let text = gloss.withTo(endings, modal)
      {
        findings.report(
          "the verb '\(card.nativeText.string.shortened(to: 40))' stands without 'to'",
          at: card.nativeText.span, help: "write '\(text)', so that learners see that it is a verb",
          fix: context.replacement(of: card.nativeText, by: text).map {
            Fix("write '\(text)'", [$0], safety: .unsafe)
          })
      }
    }
  }
}

/// The translation of a card as a text with a form.
private struct Gloss {
  private let card: Card
  private let text: String

  init(_ card: Card) {
    self.card = card
    text = card.nativeText.string
  }

  /// The translation with what is wrong in it mended, and what that is; nil when nothing is.
  func mended(except slashes: [String]) -> (text: String, fault: String, isSafe: Bool)? {
    let bytes = text.utf8
    guard bytes.contains(where: { $0 == 0x2F || $0 == 0x2C || $0 == 0x2E }) else { return nil }
    let hasStop = endsInStop
    let plain = hasStop ? String(text.dropLast()) : text
    if isDivided(by: "/"), !slashes.contains(where: { plain.contains($0) }) {
      return (divided(plain, by: "/"), "divides its senses with '/'", false)
    }
    if isSingleWord, isDivided(by: ",") {
      return (divided(plain, by: ","), "divides its senses with ','", false)
    }
    return hasStop ? (plain, "ends in a full stop", true) : nil
  }

  /// True for a full stop that ends neither a sentence nor an abbreviation.
  private var endsInStop: Bool {
    guard text.hasSuffix("."), !text.hasSuffix(".."), let target = card.targetText.string.unicodeScalars.last,
      !".!?。！？؟।".unicodeScalars.contains(target)
    else { return false }
    let last = text.dropLast().split(separator: " ").last ?? ""
    return last.count > 3 && !last.contains(".")
  }

  /// True when a mark stands between letters, outside parentheses.
  private func isDivided(by mark: Character) -> Bool {
    guard text.contains(mark), !text.contains("(") else { return false }
    return text.split(separator: mark).allSatisfy { $0.contains(where: \.isLetter) } && text.first != mark
  }

  private func divided(_ plain: String, by mark: Character) -> String {
    plain.split(separator: mark).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "; ")
  }

  /// True when the card teaches a word, whose translation is no sentence.
  private var isSingleWord: Bool {
    switch card.partOfSpeech {
    case .noun, .verb, .adjective, .adverb, .preposition, .conjunction, .determiner, .pronoun: true
    default: false
    }
  }

  /// The translation with 'to' before each English verb; nil when it has them, or when it needs none.
  func withTo(_ endings: [String], _ modal: Set<String>) -> String? {
    guard card.partOfSpeech == .verb, !text.hasPrefix("to "), !text.contains("(") else { return nil }
    let target = (card.lemma ?? card.targetText).string
    guard !target.contains(" "), endings.contains(where: { target.hasSuffix($0) }) else { return nil }
    guard !card.senses.contains(where: \.isFinite) else { return nil }
    let senses = card.senses.map { sense -> String in
      let first = sense.prefix { $0 != " " }
      return first == "to" || modal.contains(String(first)) || first.contains("'") ? sense : "to " + sense
    }
    return senses == card.senses ? nil : senses.joined(separator: "; ")
  }
}

extension String {
  /// True for an English verb with its person: I have, opens, is.
  fileprivate var isFinite: Bool {
    let persons: Set<Substring> = [
      "I", "you", "he", "she", "it", "we", "they", "one", "am", "are", "was", "were",
    ]
    let first = prefix { $0 != " " }
    return persons.contains(first) || (first.hasSuffix("s") && !first.hasSuffix("ss"))
  }
}
