/// Exercises and boss items of language courses: answers that are shown, options that are right too.
extension Rule {
  static let languageOptionRules: [Rule] = [
    clozeAnswerShown, alternativeIsDistractor, distractorSameTranslation, distractorTaught, optionArticle,
  ]

  static let clozeAnswerShown = Rule(
    "item/cloze-answer-shown", .warning, "The answer of a gap does not stand elsewhere in the sentence.",
    why: "Learners copy it instead of remembering it.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 28 on cues (certainty high)", scope: .part,
    bad: .lesson(exercises: ["{type: cloze, prompt: Buenos días. Hola y ___., answer: buenos días}"]),
    good: .lesson(exercises: ["{type: cloze, prompt: Hola y ___., answer: buenos días}"]),
    parameters: [
      .number("min_letters", 4, "letters from which on an answer counts; small words are often there twice")
    ], check: .each(checkClozeAnswers))

  static let alternativeIsDistractor = Rule(
    "lang/alternative-is-distractor", .error, "No wrong option is another accepted answer.",
    why: "A learner who knows both meanings and picks the other one is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)", scope: .course,
    bad: goodNight("good evening, good night, hello"), good: goodNight("good evening, goodbye, hello"),
    check: .entities(checkAlternatives))

  static let distractorSameTranslation = Rule(
    "lang/distractor-same-translation", .error, "No wrong option is another word with the meaning asked for.",
    why: "Both are right, and one is marked wrong.", source: "Tong's document, section 4.2 (certainty high)",
    scope: .course,
    bad: classrooms("How do you say \"classroom\"?"),
    good: classrooms("How do you say \"classroom (room)\"?", note: " (room)"),
    check: .entities(checkSameTranslations))

  static let distractorTaught = Rule(
    "lang/distractor-taught", .warning,
    "Wrong options are words that have been taught by the end of the unit.",
    why: "An unknown word is ruled out, or taken, for being unknown; the item tests nothing.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 29 on plausibility (certainty high)",
    scope: .course,
    bad: ExampleCourse(
      units: 2,
      lesson: { unit, lesson in
        unit * lesson == 1
          ? exercise("hola, el queso, el libro") : "lesson_type: vocabulary\nmode: interpretive"
      }
    ).example,
    good: ExampleCourse(
      units: 2,
      lesson: { unit, lesson in
        unit * lesson == 1 ? exercise("hola, adiós, el gato") : "lesson_type: vocabulary\nmode: interpretive"
      }
    ).example, check: .entities(checkDistractorsTaught))

  static let optionArticle = Rule(
    "lang/option-article", .warning, "No two options are one noun, with its article and without.",
    why: "Both are the same answer, and one of them is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guidelines 19 and 22 (certainty high)", scope: .part,
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: houses("la casa, casa, hola"), good: houses("la casa, adiós, hola"),
    check: .each(checkOptionArticles))

  private static func houses(_ options: String) -> Example {
    .lesson(
      cards: [
        "{id: casa, target_text: la casa, native_text: house, pos: noun, gender: f, article: la}"
      ],
      exercises: ["{type: choice, prompt: How do you say \"house\"?, options: [\(options)], answer: la casa}"]
    )
  }

  private static func goodNight(_ options: String) -> Example {
    .lesson(
      cards: [
        "{id: buenas-noches, target_text: buenas noches, native_text: good evening; good night, pos: phrase}"
      ],
      exercises: [
        "{type: choice, prompt: What does \"buenas noches\" mean?, options: [\(options)], answer: good evening}"
      ])
  }

  private static func classrooms(_ prompt: String, note: String = "") -> Example {
    .lesson(
      cards: [
        "{id: aula, target_text: el aula, native_text: classroom\(note), pos: noun, gender: f, article: el}",
        "{id: clase, target_text: la clase, native_text: \(note.isEmpty ? "classroom; lesson" : "lesson"), pos: noun, gender: f, article: la}",
      ],
      exercises: ["{type: choice, prompt: '\(prompt)', options: [el aula, la clase, hola], answer: el aula}"])
  }

  private static func exercise(_ options: String) -> String {
    """
    lesson_type: vocabulary
    exercises:
      - {id: es-n1-u1-l1-x1, type: choice, prompt: How do you say "hello"?, options: [\(options)], answer: hola}
    """
  }
}

private func checkClozeAnswers(_ context: EntityContext, _ findings: inout Findings) {
  let least = Int(findings.number("min_letters"))
  for item in context.items {
    guard case .cloze(let gaps)? = item.question?.body else { continue }
    let shown = " " + foldedWords(item.prompt.string).joined(separator: " ") + " "
    for answer in gaps.compactMap(\.first) {
      let words = foldedWords(answer.string).joined(separator: " ")
      guard words.count >= least, shown.contains(" \(words) ") else { continue }
      findings.report(
        "'\(answer.string.shortened(to: 30))' stands in the sentence already", at: answer.span,
        labels: [Label(item.prompt.span, "here")], help: "ask for another word, or change the sentence")
    }
  }
}

/// True when the words of a text stand in another one, in their order.
private func shows(_ text: String, _ part: String) -> Bool {
  let words = foldedWords(part)
  guard !words.isEmpty else { return false }
  let whole = " " + foldedWords(text).joined(separator: " ") + " "
  return whole.contains(" " + words.joined(separator: " ") + " ")
}

/// An item of a course with one key and others to choose from.
private func choice(_ item: Item, _ context: LintContext) -> (key: Text, cards: CourseCards)? {
  guard item.isSingleChoice, let key = item.key, let course = context.courseIndex(of: item) else {
    return nil
  }
  return (key, context.facts.cards[course])
}

private func checkAlternatives(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context) else { continue }
    // From the language taught: every meaning of the word that is asked for is right.
    let asked = cards.meaning(key.string).filter { shows(item.prompt.string, $0.card.targetText.string) }
    let same = asked.flatMap { cards.showing($0.card.targetText.string) }.map(\.card)
    // Into it: so is every word that its card accepts.
    let wanted = cards.showing(key.string).map(\.card).filter { card in
      card.senses.contains { shows(item.prompt.string, $0) }
    }
    guard !same.isEmpty || !wanted.isEmpty else { continue }
    for option in item.distractors {
      let meant = cards.meaning(option.string).map(\.card).first { card in same.contains { $0 === card } }
      let accepted = wanted.first { card in
        (card.acceptTarget + (card.details?.variants.map(\.value) ?? [])).contains {
          foldedWords($0.string) == foldedWords(option.string)
        }
      }
      guard let card = meant ?? accepted else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' is right too", at: option.span,
        labels: [Label(meant == nil ? card.targetText.span : card.nativeText.span, "the card accepts it")],
        help: "choose a wrong answer that is wrong")
    }
  }
}

private func checkSameTranslations(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context) else { continue }
    let wanted = cards.showing(key.string).map(\.card)
    guard !wanted.isEmpty else { continue }
    for option in item.distractors {
      let others = cards.showing(option.string).map(\.card)
      let both = others.first { other in
        wanted.contains { card in
          card !== other
            && card.senses.contains { sense in
              shows(item.prompt.string, sense)
                && other.senses.contains { foldedWords($0) == foldedWords(sense) }
            }
        }
      }
      guard let both else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' has the meaning asked for too", at: option.span,
        labels: [Label(both.nativeText.span, "its translation")], help: "choose a word with another meaning")
    }
  }
}

private func checkDistractorsTaught(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard let (key, cards) = choice(item, context), !cards.showing(key.string).isEmpty,
      let last = lastPlace(ofUnitOf: item, context)
    else { continue }
    for option in item.distractors {
      let entries = cards.showing(option.string)
      guard let first = entries.min(by: { $0.place < $1.place }), first.place > last else { continue }
      findings.report(
        "'\(option.string.shortened(to: 40))' is taught later", at: option.span,
        labels: [Label(first.card.targetText.span, "here")], help: "choose a word that learners know by then")
    }
  }
}

/// The place of the last lesson of the unit that an exercise belongs to, or of the band of a boss item.
private func lastPlace(ofUnitOf item: Item, _ context: LintContext) -> Int? {
  let curriculum = context.curriculum
  let units: [Int]
  switch item.home {
  case .lesson(let lesson): units = curriculum.unitOfLesson[lesson].map { [$0] } ?? []
  case .bossTest(let boss): units = curriculum.bandOfBossTest[boss].map { curriculum.unitsOfBand[$0] } ?? []
  default: return nil
  }
  return units.flatMap { curriculum.lessonsOfUnit[$0] }.compactMap { context.order.placeOfLesson[$0] }.max()
}

private func checkOptionArticles(_ context: EntityContext, _ findings: inout Findings) {
  for item in context.items where item.isSingleChoice {
    guard let code = context.course(of: item)?.code.string, let articles = NounArticles.of(code) else {
      continue
    }
    let nouns = item.options.map { option -> (isBare: Bool, noun: String) in
      let words = foldedWords(option.string)
      guard words.count > 1, articles.meaning(of: words[0]) != nil else {
        return (true, words.joined(separator: " "))
      }
      return (false, words.dropFirst().joined(separator: " "))
    }
    for (index, option) in item.options.enumerated() where nouns[index].isBare {
      let other = nouns.firstIndex { !$0.isBare && $0.noun == nouns[index].noun }
      guard let other else { continue }
      findings.report(
        "'\(option.string)' is '\(item.options[other].string)' without its article", at: option.span,
        labels: [Label(item.options[other].span, "the other one")], help: "put another word in its place")
    }
  }
}
