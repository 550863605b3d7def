/// Courses, lessons and cards: codes, directions, what a lesson must hold.
extension Rule {
  static let courseRules: [Rule] = [
    lessonTypeUnknown, modeUnknown, lessonEmpty, canDoMissing, directionTag, experienceRange,
    articleWithoutText,
  ]

  static let lessonTypeUnknown = Rule(
    "lang/lesson-type-unknown", .error, "lesson_type is one that apps know.",
    why: "An app chooses the lesson's screen by it.",
    source: "Tong's document, section 2.1, for the first four; the others are curricc's own (certainty high)",
    fix: "Writes the nearest type; only with --unsafe.",
    bad: lesson("lesson_type: vocabullary"), good: lesson("lesson_type: grammar"))

  static let modeUnknown = Rule(
    "lang/mode-unknown", .error, "mode is one of the three modes of communication.",
    why: "Courses are balanced over the three modes.",
    source: "World-Readiness Standards for Learning Languages 2015, modes of communication (certainty high)",
    bad: lesson("lesson_type: vocabulary\nmode: speaking"),
    good: lesson("lesson_type: vocabulary\nmode: interpretive"))

  static let lessonEmpty = Rule(
    "lang/empty-lesson", .error, "A lesson has cards, exercises, sentences or explanations.",
    why: "A learner would open an empty screen.",
    source: "Tong's document, section 2.1: lessons and their cards (certainty medium)",
    bad: lesson("lesson_type: vocabulary", cards: false), good: lesson("lesson_type: vocabulary"),
    check: .curriculum(checkEmptyLessons))

  static let canDoMissing = Rule(
    "lang/can-do-missing", .error, "Each unit has a can-do statement.",
    why: "Learners and teachers see by it what the unit is for.",
    source: "NCSSFL-ACTFL Can-Do Statements 2017 (certainty high)",
    bad: """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N1
      long_label: Novice Low
      order_idx: 0
      units_required: 1
      units:
        - {id: es-n1-u1, title: Greetings}
      """,
    good: """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N1
      long_label: Novice Low
      order_idx: 0
      units_required: 1
      units:
        - {id: es-n1-u1, title: Greetings, can_do: I can greet people.}
      """, check: .curriculum(checkCanDo))

  static let directionTag = Rule(
    "lang/direction-tag", .error, "The writing direction is that of the script.",
    why: "Arabic from left to right cannot be read.",
    source: "Unicode Standard Annex 9; ISO 15924 (certainty high)",
    fix: "Writes the direction of the script.",
    bad: course("code: es\ndirection: rtl"), good: course("code: es\ndirection: ltr"),
    check: .whole(checkWritingDirections))

  static let experienceRange = Rule(
    "lang/xp-range", .warning, "xp_value is between 5 and 50.",
    why: "A lesson worth far more than the others distorts levels.",
    source: "Tong's document, section 2.1: 15 by default; the range is a default of curricc's own",
    fix: "Writes the nearest number that is in the range; only with --unsafe.",
    bad: lesson("lesson_type: vocabulary\nxp_value: 500"),
    good: lesson("lesson_type: vocabulary\nxp_value: 20"),
    parameters: [
      .number("min", 5, "least points of a lesson"), .number("max", 50, "most points of a lesson"),
    ], check: .curriculum(checkExperience))

  static let articleWithoutText = Rule(
    "lang/article-in-text", .warning, "A card's article stands in its text.",
    why: "Learners see the text; the article beside it is for grading.", source: "a default of curricc's own",
    bad: card("{id: madre, target_text: madre, native_text: mother, pos: noun, gender: f, article: la}"),
    good: card("{id: madre, target_text: la madre, native_text: mother, pos: noun, gender: f, article: la}"),
    check: .curriculum(checkArticles))
}

private func lesson(_ lines: String, cards: Bool = true) -> Example {
  let content =
    cards ? "cards:\n  - {id: hola, target_text: hola, native_text: hello, pos: intj}" : "cards: []"
  return Example(
    stringLiteral: """
      # file: courses/es/n1/hello.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l1
      order_idx: 0
      title: Hello and goodbye
      \(lines)
      \(content)
      """)
}

private func card(_ card: String) -> Example {
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
      cards:
        - \(card)
      """)
}

private func course(_ lines: String) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/course.yaml
      kind: language
      id: es
      name: Spanish
      script: Latn
      source_language: {code: en, variant: en-GB}
      \(lines)
      """)
}

private func checkEmptyLessons(_ curriculum: Curriculum, _ findings: inout Findings) {
  for lesson in curriculum.lessons {
    let isEmpty =
      lesson.cards.isEmpty && lesson.exercises.isEmpty && lesson.sentences.isEmpty
      && lesson.explanations.isEmpty
    guard isEmpty, !curriculum.hasBroken(.card, in: lesson.course.string) else { continue }
    findings.report(
      "the lesson '\(lesson.identity.id.string)' has nothing in it", at: lesson.identity.id.span,
      help: "add cards, exercises, sentences or explanations")
  }
}

private func checkCanDo(_ curriculum: Curriculum, _ findings: inout Findings) {
  for unit in curriculum.units where unit.canDo == nil {
    findings.report(
      "the unit '\(unit.identity.id.string)' has no can-do statement", at: unit.identity.id.span,
      help: "add 'can_do: I can …' with what a learner can do after it")
  }
}

private func checkWritingDirections(_ context: LintContext, _ findings: inout Findings) {
  let rightToLeft: Set<String> = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"]
  for course in context.curriculum.courses {
    let expected: WritingDirection = rightToLeft.contains(course.script.string) ? .rightToLeft : .leftToRight
    guard course.direction != expected else { continue }
    let edit =
      course.directionSpan.map { Edit($0, expected.rawValue) }
      ?? context.insertion(of: "direction", expected.rawValue, behind: course.script)
    findings.report(
      "the script '\(course.script.string)' is written \(expected.rawValue), found \(course.direction.rawValue)",
      at: course.script.span, help: "write 'direction: \(expected.rawValue)'",
      fix: edit.map { Fix("write 'direction: \(expected.rawValue)'", [$0]) })
  }
}

private func checkExperience(_ curriculum: Curriculum, _ findings: inout Findings) {
  let low = findings.number("min")
  let high = findings.number("max")
  for lesson in curriculum.lessons {
    guard let experience = lesson.experience, !(low...max(low, high)).contains(Double(experience.value))
    else { continue }
    let nearest = Int(Double(experience.value) < low ? low : high)
    findings.report(
      "xp_value is \(experience.value), expected \(Int(low)) to \(Int(high))", at: experience.span,
      fix: Fix("write \(nearest)", [Edit(experience.span, "\(nearest)")], safety: .unsafe))
  }
}

private func checkArticles(_ curriculum: Curriculum, _ findings: inout Findings) {
  for lesson in curriculum.lessons {
    for card in lesson.cards {
      guard let article = card.article, !beginsPlainly(card.targetText.string, with: article.string) else {
        continue
      }
      let text = card.targetText.string.lowercased()
      guard !text.hasPrefix(article.string.lowercased()) else { continue }
      findings.report(
        "the article '\(article.string)' does not stand in '\(card.targetText.string)'", at: article.span,
        labels: [Label(card.targetText.span, "the text")],
        help: "write the article into target_text, or leave it out")
    }
  }
}

/// True when a text begins with an article and a space as they are written: nearly always.
///
/// Then neither need be put into small letters. Letters of scripts whose signs may join what follows them are left to the
/// comparison by characters.
private func beginsPlainly(_ text: String, with article: String) -> Bool {
  var rest = text.utf8.makeIterator()
  for byte in article.utf8 {
    guard byte < 0xD8, rest.next() == byte else { return false }
  }
  return rest.next() == 0x20
}
