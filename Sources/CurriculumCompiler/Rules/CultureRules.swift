/// Whether a course says something about the people who speak its language.
extension Rule {
  static let cultureRules: [Rule] = [culturePresence]

  static let culturePresence = Rule(
    "lang/culture-presence", .info, "Each band says something about the people who speak the language.",
    why: "Cultures are one of the five goals of language teaching; words alone do not tell when to use them.",
    source: "World-Readiness Standards for Learning Languages 2015, goal 2 (certainty high)",
    scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { unit, lesson in
      unit * lesson == 1
        ? "lesson_type: vocabulary\nexplanations: In Mexico people greet everyone in a small shop."
        : "lesson_type: vocabulary"
    }).example,
    parameters: [
      .words(
        "cues",
        [
          "polite", "custom", "customs", "tradition", "traditional", "culture", "holiday", "festival",
          "people",
          "country", "countries", "region", "countryside", "families", "eat", "greet", "formal", "informal",
          "mexico", "spain", "america", "france", "canada", "china", "taiwan", "egypt", "arab", "germany",
          "austria", "italy", "brazil", "portugal", "russia", "japan", "korea", "india", "ghana", "london",
        ], "words of an explanation that show that it is about people and places"),
      .number("min_cards", 4, "cards from which on a band is weighed"),
    ], check: .whole(checkCulture))
}

private func checkCulture(_ context: LintContext, _ findings: inout Findings) {
  let cues = Set(findings.words("cues"))
  let least = Int(findings.number("min_cards"))
  for cards in context.trustedCards {
    let course = context.curriculum.courses[cards.course]
    guard course.source.code.string == "en" else { continue }
    let without = cards.byBand(context.curriculum).filter { band, entries in
      let lessons = Set(entries.map(\.lesson)).map { context.curriculum.lessons[$0] }
      return entries.count >= least && !lessons.contains { hasCulture($0, cues) }
    }
    guard !without.isEmpty else { continue }
    findings.report(
      "nothing in \(without.map(\.band.sublevel.value.rawValue).joined(separator: ", ")) is about how the speakers live",
      at: course.identity.id.span,
      help:
        "add a lesson of type 'culture', or a few lines to an explanation: when a greeting is used, what is eaten"
    )
  }
}

private func hasCulture(_ lesson: Lesson, _ cues: Set<String>) -> Bool {
  lesson.type.value == .culture
    || lesson.explanations.contains { foldedWords($0.string).contains { cues.contains($0) } }
}
