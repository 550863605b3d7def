/// What is taught before it is used.
extension Rule {
  static let vocabularyRules: [Rule] = [untaughtWord]

  static let untaughtWord = Rule(
    "lang/untaught-word", aliases: ["boss/untaught"], .error,
    "A text in the language taught uses only words that have been taught by then.",
    why: """
      A learner who meets a word without having been taught it can only guess, and is marked wrong for it. Inflected \
      forms, articles, names, numbers and words explained beside the text count as known. Which forms a word has is \
      known for Arabic, English, French, Russian and Spanish, and for languages whose words do not change; for any \
      other language a remark says that its texts were not checked.
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
    for text in words.texts {
      for use in words.uses[text.uses] where !words.isKnown(use, at: text.place) {
        let range = Int(use.lower)..<Int(use.upper)
        let isLater = words.knownFrom[Int(use.word)] != CourseWords.never
        findings.report(
          "'\(text.text.part(range))' is \(isLater ? "taught later" : "not taught")",
          at: text.text.span(of: range), severity: text.role == .sentence ? .warning : .error)
      }
    }
  }
}
