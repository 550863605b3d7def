/// What is taught before it is used.
extension Rule {
  static let vocabularyRules: [Rule] = [untaughtWord]

  static let untaughtWord = Rule(
    "lang/untaught-word", aliases: ["boss/untaught"], .error,
    "A text in the language taught uses only words that have been taught by then.",
    why: """
      A learner who meets a word without having been taught it can only guess, and is marked wrong for it. Inflected \
      forms, articles, names, numbers and words explained beside the text count as known.
      """,
    source: "Laufer 1989 and Hu & Nation 2000: comprehension needs 95 to 98 % known words (certainty high)",
    scope: .course,
    bad: vocabularyLesson("¡Hola! Buenas noches, amigos."),
    good: vocabularyLesson("¡Hola! Buenos días, Ana."),
    check: .whole(checkUntaughtWords))
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
  for words in context.facts.words {
    for text in words.texts {
      for use in words.uses[text.uses] where !words.isKnown(use, at: text.place) {
        let word = words.table[Int(use.word)]
        let isLater = words.knownFrom[Int(use.word)] != CourseWords.never
        findings.report(
          isLater ? "'\(word)' is taught later" : "'\(word)' is not taught",
          at: text.text.span(of: Int(use.lower)..<Int(use.upper)),
          severity: text.role == .sentence ? .warning : .error)
      }
    }
  }
}
