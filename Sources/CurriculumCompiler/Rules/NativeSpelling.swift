func checkNativeSpelling(_ context: LintContext, _ findings: inout Findings) {
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
