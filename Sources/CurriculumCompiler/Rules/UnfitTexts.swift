func checkTaboo(_ context: LintContext, _ findings: inout Findings) {
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

func checkPersonalData(_ context: LintContext, _ findings: inout Findings) {
  let cues = findings.words("cues")
  let fictional = findings.words("fictional")
  func check(_ text: Text) {
    if let address = mailAddress(in: text.string) {
      findings.report(
        "'\(address)' may be somebody's address", at: text.span, help: "use one that ends in @example.org")
    } else if let number = telephoneNumber(in: text.string, cues, fictional) {
      findings.report(
        "'\(number)' may be somebody's telephone number", at: text.span,
        help: "use fewer digits, or a number for films: 555-0123, 07700 900123")
    }
  }
  for lesson in context.lessons {
    for text in lesson.targetTexts + lesson.nativeTexts { check(text) }
  }
  for item in context.items where context.courseIndex(of: item) != nil {
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
