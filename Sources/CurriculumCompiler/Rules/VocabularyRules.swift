/// What is taught before it is used.
extension Rule {
  static let vocabularyRules: [Rule] = [untaughtWord]

  static let untaughtWord = Rule(
    "lang/untaught-word", aliases: ["boss/untaught", "lang/teach-order"], .error,
    "A text in the language taught uses only words that have been taught by then.",
    why: """
      A learner who meets a word without having been taught it can only guess, and is marked wrong for it. Inflected \
      forms, articles, names, numbers and words explained beside the text count as known. Which forms a word has is \
      known for Arabic, English, French, Russian and Spanish, and for languages whose words do not change; for any \
      other language a remark says that its texts were not checked.
      """,
    source: "Laufer 1989 and Hu & Nation 2000: comprehension needs 95 to 98 % known words (certainty high)",
    scope: .course,
    evidence: "no findings on the flagship and 13 findings on eight LibreLingo lessons, none wrong",
    bad: vocabularyLesson("¡Hola! Buenas noches, amigos."),
    good: vocabularyLesson("¡Hola! Buenos días, Ana."),
    parameters: [
      .number("max_single", 6, "untaught words of a lesson or test up to which each is reported for itself")
    ], check: .whole(checkUntaughtWords))
}

private func vocabularyLesson(_ sentence: String) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/hello.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l1
      order_idx: 0
      title: Hello and goodbye
      lesson_type: vocabulary
      sentences:
        - {target_text: "\(sentence)", native_text: Hello!}
      cards:
        - {id: hola, target_text: hola, native_text: hello, pos: intj}
        - {id: buenos-dias, target_text: buenos días, native_text: good morning, pos: phrase, forms: [buenas]}
        - {id: gracias, target_text: gracias, native_text: thank you, pos: intj}
        - {id: adios, target_text: adiós, native_text: goodbye, pos: intj}
      """)
}

private func checkUntaughtWords(_ context: LintContext, _ findings: inout Findings) {
  guard !context.curriculum.isIncomplete else { return }
  for words in context.trustedWords {
    let course = context.curriculum.courses[words.course]
    guard words.knowsInflection else {
      if !words.texts.isEmpty {
        findings.report(
          "curricc does not know the word forms of '\(course.code.string)', so words used untaught go unnoticed",
          at: course.code.span, severity: .info,
          help: "write the forms that learners meet into 'forms' of the cards, for whoever reviews the texts")
      }
      continue
    }
    for (start, end) in homes(of: words) {
      reportUntaught(words, words.texts[start..<end], &findings)
    }
  }
}

/// The runs of texts that stand in one lesson, or in one boss test.
private func homes(of words: CourseWords) -> [(Int, Int)] {
  var homes: [(Int, Int)] = []
  var start = 0
  for index in words.texts.indices {
    let text = words.texts[index]
    let next = index + 1 < words.texts.count ? words.texts[index + 1] : nil
    if next?.lesson == text.lesson, next?.band == text.band { continue }
    homes.append((start, index + 1))
    start = index + 1
  }
  return homes
}

/// Reports each word of some texts that is not known by then, once, where it is first used.
private func reportUntaught(
  _ words: CourseWords, _ texts: ArraySlice<TextWords>, _ findings: inout Findings
) {
  var order: [Int32] = []
  var usesOfWord: [Int32: UntaughtUses] = [:]
  for text in texts {
    for use in words.uses[text.uses] where !words.isKnown(use, at: text.place) {
      if usesOfWord[use.word] == nil { order.append(use.word) }
      usesOfWord[use.word, default: []].append((text, use))
    }
  }
  guard order.count <= Int(findings.number("max_single")) else {
    return reportMany(order, usesOfWord, words, &findings)
  }
  for word in order {
    guard let uses = usesOfWord[word], let (text, use) = uses.first else { continue }
    let isLater = words.knownFrom[Int(word)] != CourseWords.never
    findings.report(
      "'\(text.text.part(use.range))' is \(isLater ? "taught later" : "not taught")",
      at: text.text.span(of: use.range), severity: uses.areOnlyExamples && !isLater ? .warning : .error,
      labels: uses.dropFirst().prefix(3).map { Label($0.text.text.span(of: $0.use.range), "and here") },
      notes: uses.count > 4 ? ["it is used \(uses.count) times here"] : [])
  }
}

/// Reports the words of a lesson or test that has many untaught ones in one finding.
private func reportMany(
  _ order: [Int32], _ usesOfWord: [Int32: UntaughtUses], _ words: CourseWords, _ findings: inout Findings
) {
  guard let first = order.first.flatMap({ usesOfWord[$0]?.first }) else { return }
  let all = order.compactMap { usesOfWord[$0]?.first }.map { "'\($0.text.text.part($0.use.range))'" }
  findings.report(
    "\(order.count) words of the \(first.text.lesson == nil ? "boss test" : "lesson") are not taught by then",
    at: first.text.text.span(of: first.use.range),
    severity: usesOfWord.allSatisfy { word, uses in
      uses.areOnlyExamples && words.knownFrom[Int(word)] == CourseWords.never
    } ? .warning : .error,
    notes: ["they are: \(all.prefix(20).joined(separator: ", "))\(all.count > 20 ? " …" : "")"],
    help: "teach them on cards, or explain them in 'note' beside the sentence")
}

/// The uses of one word that is not taught by then.
private typealias UntaughtUses = [(text: TextWords, use: CourseWords.Use)]

extension UntaughtUses {
  /// True when learners only read the word, and are not asked for it.
  fileprivate var areOnlyExamples: Bool { allSatisfy { $0.text.role == .sentence } }
}
