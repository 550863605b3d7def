/// Transliterations of a course as a whole: one declared scheme, kept throughout.
extension Rule {
  static let romanisationRules: [Rule] = [romanisationMissing, transliterationMixed]

  static let romanisationMissing = Rule(
    "lang/romanisation-missing", .info, "A course with transliterations says by which scheme they are made.",
    why: "Whoever writes the next lesson has to know whether ш is sh or š.",
    source: "ISO 9:1995, ISO 233:1984, ISO 7098:2015: schemes of transliteration (certainty high)",
    scope: .balance,
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: .course("ru", script: "Cyrl", answer: "дом", cards: [card("dom", "дом", "dom", "house")]),
    good: .course(
      "ru", script: "Cyrl", lines: "romanisation: BGN/PCGN", answer: "дом",
      cards: [card("dom", "дом", "dom", "house")]), check: .whole(checkRomanisations))

  static let transliterationMixed = Rule(
    "lang/translit-mixed", .warning, "A course transliterates a letter in one way.",
    why: "Learners take two spellings for two sounds.",
    source: "ISO 9:1995; ISO 233:1984; ALA-LC Romanization Tables 2012 (certainty high)", scope: .course,
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: .course(
      "ru", script: "Cyrl", answer: "школа",
      cards: [
        card("shkola", "школа", "shkola", "school"), card("shapka", "шапка", "shapka", "cap"),
        card("shar", "шар", "šar", "ball"),
      ]),
    good: .course(
      "ru", script: "Cyrl", answer: "школа",
      cards: [
        card("shkola", "школа", "shkola", "school"), card("shapka", "шапка", "shapka", "cap"),
        card("shar", "шар", "shar", "ball"),
      ]),
    parameters: [
      .wordLists(
        "letters",
        [
          "Cyrl": ["ш=š|sh", "ж=ž|zh", "ч=č|ch", "ц=c|ts", "я=ja|ya|â|ia", "ю=ju|yu|û|iu"],
          "Arab": ["ش=š|sh", "خ=ḫ|kh|x", "غ=ġ|gh", "ث=ṯ|th", "ذ=ḏ|dh", "ح=ḥ|7", "ع=ʿ|ʕ|3"],
          "Grek": ["χ=ch|kh|x", "φ=ph|f", "θ=th|θ"],
          "Hebr": ["ש=š|sh", "צ=ṣ|ts|tz", "ח=ḥ|ch|kh"],
        ], "letters by script, each with the spellings of which a course has one")
    ], check: .whole(checkTransliterationMix))

  private static func card(_ id: String, _ text: String, _ latin: String, _ meaning: String) -> String {
    "{id: \(id), target_text: \(text), transliteration: \(latin), native_text: \(meaning), pos: phrase}"
  }
}

private func checkRomanisations(_ context: LintContext, _ findings: inout Findings) {
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    guard course.script.string != "Latn", course.romanisation == nil,
      cards.entries.contains(where: { $0.card.transliteration != nil })
    else { continue }
    findings.report(
      "the course does not say by which scheme its transliterations are made", at: course.script.span,
      help: "add 'romanisation': pinyin, ISO 9, BGN/PCGN, ALA-LC …")
  }
}

/// A letter of another script with the spellings that stand for it in one scheme or another.
private struct LetterSpelling {
  let letter: Unicode.Scalar
  /// The longest first.
  let spellings: [String]

  init?(_ line: String) {
    let parts = line.split(separator: "=")
    guard parts.count == 2, let letter = parts[0].unicodeScalars.first else { return nil }
    self.letter = letter
    spellings = parts[1].split(separator: "|").map(String.init).sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The one spelling that a transliteration has; nil when it has several or none, so that nothing is certain.
  func spelling(in latin: String) -> String? {
    let found = spellings.filter { latin.hasCharacters(of: $0) }
    return found.count == 1 ? found[0] : nil
  }
}

private func checkTransliterationMix(_ context: LintContext, _ findings: inout Findings) {
  let lists = findings.wordLists("letters")
  for cards in context.facts.cards {
    let course = context.curriculum.courses[cards.course]
    let letters = (lists[course.script.string] ?? []).compactMap { LetterSpelling($0) }
    guard !letters.isEmpty else { continue }
    for (letter, texts) in zip(letters, transliterations(of: letters, cards)) {
      report(letter, texts, &findings)
    }
  }
}

/// For each letter the transliterations of words that have it, by its spelling in them.
private func transliterations(of letters: [LetterSpelling], _ cards: CourseCards) -> [[String: [Text]]] {
  var found = [[String: [Text]]](repeating: [:], count: letters.count)
  let scalars = letters.map(\.letter)
  var isThere = [Bool](repeating: false, count: letters.count)
  for card in cards.entries.lazy.map(\.card) {
    guard let latin = card.transliteration else { continue }
    for place in isThere.indices { isThere[place] = false }
    for scalar in card.targetText.string.unicodeScalars {
      for place in scalars.indices where scalars[place] == scalar { isThere[place] = true }
    }
    guard isThere.contains(true) else { continue }
    let lowercased = latin.string.lowercased()
    for place in letters.indices where isThere[place] {
      guard let spelling = letters[place].spelling(in: lowercased) else { continue }
      found[place][spelling, default: []].append(latin)
    }
  }
  return found
}

private func report(
  _ letter: LetterSpelling, _ textsOfSpelling: [String: [Text]], _ findings: inout Findings
) {
  let byUse = textsOfSpelling.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  guard let usual = byUse.first, byUse.count > 1 else { return }
  let other = byUse[1...].flatMap(\.value)
  guard let first = other.first else { return }
  findings.report(
    "'\(letter.letter)' is written '\(byUse[1].key)' here and '\(usual.key)' in \(usual.value.count.counted("card"))",
    at: first.span, labels: [Label(usual.value[0].span, "here, for one")],
    notes: other.count == 1
      ? []
      : [
        "so are \(other.count - 1) more cards: \(other.dropFirst().prefix(5).map(\.string).joined(separator: ", "))"
      ],
    help: "keep to one scheme, and name it in the course's 'romanisation'")
}
