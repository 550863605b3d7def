/// What texts should not say: offensive words, stereotypes, what belongs to somebody.
extension Rule {
  static let unfitTextRules: [Rule] = [
    tabooWord, inclusivePeople, personalData,
  ]

  static let tabooWord = Rule(
    "lang/taboo", .error, "No text has a word that is offensive in the variety taught.",
    why: "A neutral word of one country is vulgar in another: coger is to take in Spain and not in Mexico.",
    source: "ASALE 2010, Diccionario de americanismos (certainty high for Spanish); dictionaries' own marks",
    scope: .part,
    bad: .lesson(cards: ["{id: coger, target_text: coger, native_text: to take, pos: verb}"]),
    good: .lesson(cards: ["{id: tomar, target_text: tomar, native_text: to take, pos: verb}"]),
    parameters: [
      .wordLists("words", TabooWords.words, "words by language, by variety, or by language and 'child'"),
      .words("audience", ["teen"], "who learns: child, teen or adult; for adults it is a warning"),
      .words("allowed", [], "words of the lists that are meant innocently here"),
    ], check: .entities(checkTaboo))

  static let inclusivePeople = Rule(
    "lang/inclusive", .info, "A unit does not show women and men in stereotyped jobs only.",
    why: "Learners take the nurse for a woman and the engineer for a man, and learn one form of each.",
    source: "UNESCO 2019, From access to empowerment (certainty medium); the words are curricc's choice",
    scope: .part,
    bad: .lesson(cards: [nurse, engineer]), good: .lesson(cards: [nurse, femaleEngineer]),
    parameters: [
      .wordLists(
        "people", TabooWords.stereotypes,
        "words by language and group, with the other gender's behind a slash")
    ], check: .whole(checkInclusion))

  static let personalData = Rule(
    "lang/pii", .warning,
    "No text has an e-mail address, a telephone number or a postal address that may be somebody's.",
    why: "Somebody will write, call or come.",
    source: "RFC 2606; NANPA and Ofcom numbers for drama (certainty high)",
    scope: .part,
    bad: .lesson(sentences: ["{target_text: Llama al 612 345 678., native_text: Call 612 345 678.}"]),
    good: .lesson(sentences: ["{target_text: Mi número es siete., native_text: My number is seven.}"]),
    parameters: [
      .words(
        "cues",
        [
          "llama", "teléfono", "tel", "número", "móvil", "celular", "call", "phone", "number", "ring",
          "mobile",
          "appelle", "téléphone", "numéro", "telefon", "nummer", "anruf", "телефон", "номер", "电话", "手机",
          "هاتف",
        ], "words beside which digits are a telephone number"),
      .words(
        "fictional", ["555", "07700900", "01632960", "0123456", "123456789", "1234567890"],
        "digits of numbers that belong to nobody"),
      .words(
        "streets",
        [
          "street", "road", "avenue", "lane", "calle", "avenida", "plaza", "paseo", "rue", "boulevard",
          "avenue",
          "straße", "strasse", "weg", "platz", "via", "piazza", "rua", "улица", "ул", "проспект",
        ], "words beside which a number and a postcode are somebody's address"),
    ], check: .each(checkPersonalData))

  private static let nurse =
    "{id: enfermera, target_text: la enfermera, native_text: nurse, pos: noun, gender: f, article: la}"
  private static let engineer =
    "{id: ingeniero, target_text: el ingeniero, native_text: engineer, pos: noun, gender: m, article: el}"
  private static let femaleEngineer =
    "{id: ingeniero, target_text: la ingeniera, native_text: engineer, pos: noun, gender: f, article: la}"
}

private func checkInclusion(_ context: LintContext, _ findings: inout Findings) {
  let people = findings.wordLists("people")
  for cards in context.facts.cards {
    let code = context.curriculum.courses[cards.course].code.string
    guard let women = people["\(code) women"], let men = people["\(code) men"] else { continue }
    let pairs = PeopleWords(women + men)
    for (unit, entries) in Dictionary(
      grouping: cards.entries, by: { context.curriculum.unitOfLesson[$0.lesson] }
    )
    .sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
      guard let unit else { continue }
      let shown = pairs.shown(in: entries.map(\.card))
      guard let woman = inOneGender(women, shown), let man = inOneGender(men, shown) else { continue }
      findings.report(
        "in the unit '\(woman)' is a woman and '\(man)' a man, and there is no other of either",
        at: context.curriculum.units[unit].identity.id.span,
        help: "give both forms, or turn one of the two round")
    }
  }
}

/// The first word of a list that is shown without its other gender.
private func inOneGender(_ pairs: [String], _ shown: Set<String>) -> String? {
  for pair in pairs {
    let forms = pair.split(separator: "/").map(String.init)
    if forms.count == 2, shown.contains(forms[0]), !shown.contains(forms[1]) { return forms[0] }
  }
  return nil
}

/// Words for people, to be looked for in cards without a text made of each word there.
private struct PeopleWords {
  private var table = WordTable()

  /// The words of pairs: `actress/actor`.
  init(_ pairs: [String]) {
    for word in pairs.flatMap({ $0.split(separator: "/") }) { _ = table.intern(String(word)) }
  }

  /// Those that cards have in their texts, forms and further answers in the language taught.
  func shown(in cards: [Card]) -> Set<String> {
    var shown: Set<String> = []
    var scanner = WordScanner()
    for card in cards {
      for text in [[card.targetText], card.acceptTarget, card.details?.forms ?? []].joined() {
        scanner.scan(text.string) { _, folded in
          if let number = table.number(of: folded) { shown.insert(table[number]) }
        }
      }
    }
    return shown
  }
}

private func checkTaboo(_ context: LintContext, _ findings: inout Findings) {
  let audience = findings.words("audience").first ?? "teen"
  let allowed = Set(findings.words("allowed"))
  let lists = findings.wordLists("words").mapValues { Set($0).subtracting(allowed) }
  func words(_ code: String, _ variant: String?) -> Set<String> {
    var words = lists[code] ?? []
    if let variant { words.formUnion(lists[variant] ?? []) }
    if let variant, VarietyWords.side(of: variant, in: "es-419/es-ES") == 0 {
      words.formUnion(lists["es-419"] ?? [])
    }
    if audience == "child" { words.formUnion(lists["\(code) child"] ?? []) }
    return words
  }
  let severity: Severity? = audience == "adult" ? .warning : nil
  let courses = context.curriculum.courses.map { course in
    (
      target: words(course.code.string, course.variant?.string),
      native: words(course.source.code.string, course.source.variant?.string)
    )
  }
  func check(_ text: Text, _ words: Set<String>) {
    guard let word = foldedWords(text.string).first(where: words.contains) else { return }
    findings.report(
      "'\(word)' is offensive to some of those who will read it", at: text.span, severity: severity,
      help: "choose another word, or add it to 'allowed' of this rule where it is innocent")
  }
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.curriculum.courseOfLesson[index] else { continue }
    let table = context.facts.words[course].table
    let source = context.facts.words[course].sourceWords
    // The tables hold every word of the course; texts are looked at only when one is there.
    if courses[course].target.contains(where: { table.number(of: $0) != nil }) {
      for text in lesson.targetTexts { check(text, courses[course].target) }
    }
    if courses[course].native.contains(where: { source.number(of: $0) != nil }) {
      for text in lesson.nativeTexts { check(text, courses[course].native) }
    }
  }
  for item in context.items {
    guard let course = context.courseIndex(of: item) else { continue }
    let words = courses[course].target.union(courses[course].native)
    for text in item.shownTexts { check(text, words) }
  }
}

private func checkPersonalData(_ context: EntityContext, _ findings: inout Findings) {
  let cues = findings.words("cues")
  let fictional = findings.words("fictional")
  let streets = Set(findings.words("streets"))
  func check(_ text: Text) {
    // Most texts have neither a digit nor an at sign.
    guard text.string.utf8.contains(where: { $0 == 0x40 || 0x30...0x39 ~= $0 }) else { return }
    if let address = mailAddress(in: text.string) {
      findings.report(
        "'\(address)' may be somebody's address", at: text.span, help: "use one that ends in @example.org")
    } else if let number = telephoneNumber(in: text.string, cues, fictional) {
      findings.report(
        "'\(number)' may be somebody's telephone number", at: text.span,
        help: "use fewer digits, or a number for films: 555-0123, 07700 900123")
    } else if let postcode = postcode(in: text.string, streets) {
      findings.report(
        "the address with '\(postcode)' may be somebody's", at: text.span,
        help: "leave out the postcode, or the number of the house")
    }
  }
  for lesson in context.lessons {
    for text in lesson.textsOfBothLanguages { check(text) }
  }
  for item in context.items where context.course(of: item) != nil {
    for text in item.shownTexts { check(text) }
  }
}

/// An e-mail address that is not one of those kept for examples.
private func mailAddress(in text: String) -> String? {
  guard text.utf8.contains(0x40) else { return nil }
  for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "<" || $0 == ">" || $0 == "\n" }) {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { continue }
    let domain = parts[1].lowercased()
    guard domain.dropLast().contains("."), !domain.contains("example"), !domain.contains(".test"),
      !domain.contains(".invalid")
    else { continue }
    return String(word)
  }
  return nil
}

/// The postcode of a text that has a street and the number of a house, too; nil for any other text.
///
/// Five digits, as in most of Europe and in America, or a British postcode such as SW1A 1AA.
private func postcode(in text: String, _ streets: Set<String>) -> String? {
  guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
  let words = text.split { !$0.isLetter && !$0.isNumber }
  guard words.contains(where: { streets.contains($0.lowercased()) }),
    words.contains(where: { $0.count < 4 && $0.allSatisfy(\.isNumber) })
  else { return nil }
  for (index, word) in words.enumerated() {
    if word.count == 5, word.allSatisfy({ $0.isASCII && $0.isNumber }) { return String(word) }
    let next = index + 1 < words.count ? words[index + 1] : ""
    let isOutward =
      (2...4).contains(word.count) && word.first?.isUppercase ?? false && word.contains(where: \.isNumber)
    let isInward =
      next.count == 3 && next.first?.isNumber ?? false && next.dropFirst().allSatisfy(\.isUppercase)
    if isOutward, isInward { return "\(word) \(next)" }
  }
  return nil
}

/// A run of nine or more digits, with what divides them, that reads as a telephone number.
private func telephoneNumber(in text: String, _ cues: [String], _ fictional: [String]) -> String? {
  guard text.utf8.count(where: { 0x30...0x39 ~= $0 }) >= 9 else { return nil }
  var run = ""
  var runs: [String] = []
  for character in text + "\n" {
    if character.isASCII,
      character.isNumber || (!run.isEmpty && "-. ()".contains(character)) || character == "+"
    {
      run.append(character)
    } else {
      runs.append(run)
      run = ""
    }
  }
  for run in runs {
    let digits = run.filter(\.isNumber)
    guard (9...15).contains(digits.count), !fictional.contains(where: { digits.contains($0) }) else {
      continue
    }
    let lower = text.lowercased()
    guard run.hasPrefix("+") || run.hasPrefix("0") || cues.contains(where: { lower.contains($0) }) else {
      continue
    }
    return String(run.reversed().drop { !$0.isNumber }.reversed())
  }
  return nil
}
