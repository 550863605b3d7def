/// Can-do statements and topics: what they promise, and whether the band can keep it.
extension Rule {
  static let canDoRules: [Rule] = [
    canDoForm, canDoLevel, interculturalLevel, canDoDuplicate, canDoLesson, topicLevel,
  ]

  static let canDoForm = Rule(
    "lang/can-do-form", .warning, "A can-do statement says in one sentence what the learner can do.",
    why: """
      Learners judge themselves by it: "I can order a drink" can be answered with yes or no, "colours" or "students will \
      know colours" cannot.
      """,
    source:
      "NCSSFL-ACTFL Can-Do Statements 2017 (certainty high); the number of words is a default of curricc's own",
    scope: .part,
    fix: "Begins the statement with 'I can' where it says 'can' of somebody else; only with --unsafe.",
    bad: unit(canDo: "Students can name the colours."),
    good: unit(canDo: "I can greet people and say goodbye."),
    parameters: [
      .number("max_words", 20, "most words of a statement"),
      .words("openings", ["i can"], "how a statement begins, in the source language"),
      .words(
        "weak", ["understand grammar", "know", "learn about", "study"], "what nobody can show to be done"),
    ], check: .whole(checkCanDoForm))

  static let canDoLevel = Rule(
    "lang/can-do-level", .warning, "The verb of a can-do statement fits the band's level.",
    why: "A beginner who is promised a debate is promised too much; each level has its own functions.",
    source:
      "ACTFL Proficiency Guidelines 2012, functions by level (certainty high); the verbs are curricc's choice",
    scope: .part, bad: unit(canDo: "I can debate the future of the city."),
    good: unit(canDo: "I can greet people and say goodbye."),
    parameters: [
      .wordLists(
        "verbs",
        [
          "intermediate": [
            "ask", "answer", "describe", "order", "request", "explain", "plan", "compare", "talk", "arrange",
          ],
          "advanced": [
            "narrate", "describe in detail", "report", "resolve", "summarise", "summarize", "persuade",
          ],
          "superior": ["argue", "hypothesise", "hypothesize", "debate", "justify", "evaluate", "negotiate"],
        ],
        "verbs that belong to a level and not to those below it; the High sublevel may use the next level's")
    ], check: .whole(checkCanDoLevel))

  static let interculturalLevel = Rule(
    "lang/intercultural-level", .info,
    "A can-do statement about culture asks what learners of the level can do.",
    why:
      "Novices can say what they see of another way of life; to compare and to explain it takes more language.",
    source: """
      NCSSFL-ACTFL Can-Do Statements 2017, intercultural: identify, compare, explain (certainty high); the verbs are \
      curricc's choice
      """,
    scope: .part,
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: unit(canDo: "I can compare traditions of two countries."),
    good: unit(canDo: "I can identify traditions of two countries."),
    parameters: [
      .words(
        "cues",
        [
          "culture", "cultures", "cultural", "custom", "customs", "tradition", "traditions", "traditional",
          "practices", "perspectives", "values", "beliefs",
        ], "words of a statement that is about culture"),
      .wordLists(
        "verbs",
        [
          "intermediate": ["compare", "contrast"],
          "advanced": ["explain", "analyse", "analyze", "interpret"],
          "superior": ["suspend", "mediate", "evaluate", "challenge"],
        ], "verbs by the level from which on they are promised"),
    ], check: .whole(checkInterculturalLevels))

  static let canDoDuplicate = Rule(
    "lang/can-do-duplicate", .warning, "No two units of a course have the same can-do statement.",
    why: "The learner would be told twice of the same step.", source: "a default of curricc's own",
    scope: .course,
    bad: ExampleCourse(canDo: { _ in "I can name animals." }).example, good: ExampleCourse().example,
    check: .whole(checkCanDoDuplicates))

  static let canDoLesson = Rule(
    "lang/can-do-lesson", .info, "Where some lessons of a course have a can-do statement, all have one.",
    why: "A lesson without one shows an empty line where the others say what it is for.",
    source: "NCSSFL-ACTFL Can-Do Statements 2017 (certainty medium)", scope: .balance,
    bad: ExampleCourse(lesson: { _, lesson in
      "lesson_type: vocabulary" + (lesson == 1 ? "\ncan_do: I can name things." : "")
    }).example,
    good: ExampleCourse().example, check: .whole(checkLessonCanDo))

  static let topicLevel = Rule(
    "lang/topic-level", .info, "A unit's topics belong to its level or to one below.",
    why: "Novices speak of what is close to them; geopolitics needs words they will not have for years.",
    source:
      "ACTFL Proficiency Guidelines 2012, contexts by level (certainty high); the lists are curricc's choice",
    scope: .part, bad: unit(canDo: "I can greet people.", topics: "[greetings, economy]"),
    good: unit(canDo: "I can greet people.", topics: "[greetings, family]"),
    parameters: [
      .wordLists(
        "topics",
        [
          "intermediate": [
            "travel", "health", "work", "shopping", "routine", "media", "environment basics", "jobs",
          ],
          "advanced": ["current events", "society", "economy", "history", "politics", "science"],
          "superior": ["geopolitics", "philosophy", "ethics", "law"],
        ], "topics that belong to a level and not to those below it")
    ], check: .whole(checkTopicLevels))
}

private func unit(canDo: String, topics: String = "[greetings]") -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N1
      long_label: Novice Low
      order_idx: 0
      units_required: 1
      units:
        - id: es-n1-u1
          title: Greetings
          can_do: \(canDo)
          topics: \(topics)
      """)
}

/// The major levels in the order of the scale, by their names in parameters.
private let majorLevels = ["novice", "intermediate", "advanced", "superior", "distinguished"]

/// The major level of a sublevel, as a position in `majorLevels`.
private func majorLevel(_ sublevel: Sublevel) -> Int {
  sublevel.rank < 9 ? sublevel.rank / 3 : sublevel.rank - 6
}

private func checkCanDoForm(_ context: LintContext, _ findings: inout Findings) {
  let openings = findings.words("openings")
  let weak = findings.words("weak")
  let limit = Int(findings.number("max_words"))
  let curriculum = context.curriculum
  let inEnglish = Set(curriculum.courses.filter { $0.source.code.string == "en" }.map(\.identity.id.string))
  let statements =
    curriculum.units.compactMap { unit in unit.canDo.map { ($0, unit.course.string) } }
    + curriculum.lessons.compactMap { lesson in lesson.canDo.map { ($0, lesson.course.string) } }
  for (statement, course) in statements {
    let words = foldedWords(statement.string)
    let text = words.joined(separator: " ")
    if words.count > limit {
      findings.report("the statement has \(words.count) words, expected \(limit) at most", at: statement.span)
    } else if sentenceRanges(of: statement.string).count > 1 {
      findings.report(
        "the statement has more than one sentence", at: statement.span,
        help: "promise one thing; what else learners can do is another statement")
    } else if inEnglish.contains(course), !openings.contains(where: { text.hasPrefix($0 + " ") }) {
      findings.report(
        "the statement does not begin with '\(openings.first ?? "I can")'", at: statement.span,
        help: "say what the learner can do: 'I can order a drink.'",
        fix: inFirstPerson(statement.string).flatMap { context.replacement(of: statement, by: $0) }.map {
          Fix("begin with 'I can'", [$0], safety: .unsafe)
        })
    } else if inEnglish.contains(course),
      let found = weak.first(where: { text.hasPrefix("i can " + $0 + " ") || text == "i can " + $0 })
    {
      findings.report("'\(found)' cannot be shown to be done", at: statement.span)
    }
  }
}

/// A statement about somebody else who can do something, as one of the learner's own; nil for any other.
private func inFirstPerson(_ text: String) -> String? {
  let words = text.split(separator: " ", maxSplits: 5)
  guard let can = words.prefix(4).firstIndex(where: { $0.lowercased() == "can" }), can + 1 < words.count
  else {
    return nil
  }
  return "I can " + words[(can + 1)...].joined(separator: " ")
}

/// For each verb of a rule the position of its level in `majorLevels`.
private func levelsOfVerbs(_ findings: Findings) -> [String: Int] {
  let lists = findings.wordLists("verbs")
  var levelOfVerb: [String: Int] = [:]
  for (level, name) in majorLevels.enumerated() {
    for verb in lists[name] ?? [] { levelOfVerb[verb] = level }
  }
  return levelOfVerb
}

/// The can-do statements of units and lessons with their bands.
private func statementsWithBands(_ context: LintContext) -> [(Text, Band)] {
  let curriculum = context.curriculum
  var statements: [(Text, Band)] = []
  for (index, unit) in curriculum.units.enumerated() {
    guard let statement = unit.canDo, let band = curriculum.bandOfUnit[index] else { continue }
    statements.append((statement, curriculum.bands[band]))
  }
  for (index, lesson) in curriculum.lessons.enumerated() {
    guard let statement = lesson.canDo, let band = context.band(ofLesson: index) else { continue }
    statements.append((statement, band))
  }
  return statements
}

/// The major level whose functions a band may promise.
///
/// A High learner does the tasks of the next level most of the time.
private func promisedLevel(_ sublevel: Sublevel) -> Int {
  majorLevel(sublevel) + (sublevel.rank < 9 && sublevel.rank % 3 == 2 ? 1 : 0)
}

private func checkCanDoLevel(_ context: LintContext, _ findings: inout Findings) {
  let levelOfVerb = levelsOfVerbs(findings)
  for (statement, band) in statementsWithBands(context) {
    let words = foldedWords(statement.string)
    guard words.count > 2, words[0] == "i", words[1] == "can" else { continue }
    let phrases = (3...min(5, words.count)).reversed().map { words[2..<$0].joined(separator: " ") }
    guard let verb = phrases.first(where: { levelOfVerb[$0] != nil }), let level = levelOfVerb[verb] else {
      continue
    }
    let own = promisedLevel(band.sublevel.value)
    // What Intermediate learners do with language Novices do with memorised phrases at the edge of their level.
    guard level > own + 1 || (level == own + 1 && level > 1) else { continue }
    findings.report(
      "'\(verb)' belongs to the \(majorLevels[level]) level, the band is \(band.longLabel.string)",
      at: statement.span, help: "choose a function of the band's own level: name, list, greet, describe …")
  }
}

private func checkInterculturalLevels(_ context: LintContext, _ findings: inout Findings) {
  let cues = Set(findings.words("cues"))
  let levelOfVerb = levelsOfVerbs(findings)
  for (statement, band) in statementsWithBands(context) {
    let words = foldedWords(statement.string)
    guard words.contains(where: cues.contains),
      let verb = words.first(where: { levelOfVerb[$0] != nil }), let level = levelOfVerb[verb],
      level > promisedLevel(band.sublevel.value)
    else { continue }
    findings.report(
      "to \(verb) cultures belongs to the \(majorLevels[level]) level, the band is \(band.longLabel.string)",
      at: statement.span,
      help:
        "Novices identify products and practices, Intermediate learners compare them, Advanced ones explain them"
    )
  }
}

private func checkCanDoDuplicates(_ context: LintContext, _ findings: inout Findings) {
  var first: [String: Text] = [:]
  for unit in context.curriculum.units {
    guard let statement = unit.canDo else { continue }
    let key = unit.course.string + "/" + foldedWords(statement.string).joined(separator: " ")
    if let other = first[key] {
      findings.report(
        "another unit has the same can-do statement", at: statement.span,
        labels: [Label(other.span, "the first")])
    } else {
      first[key] = statement
    }
  }
}

private func checkLessonCanDo(_ context: LintContext, _ findings: inout Findings) {
  for (course, lessons) in context.order.lessonsOfCourse.enumerated() {
    let missing = lessons.map { context.curriculum.lessons[$0] }.filter { $0.canDo == nil }
    guard !missing.isEmpty, missing.count < lessons.count else { continue }
    findings.report(
      "\(missing.count) of \(lessons.count) lessons have no can-do statement",
      at: context.curriculum.courses[course].identity.id.span,
      notes: ["for example '\(missing[0].identity.id.string)'"])
  }
}

private func checkTopicLevels(_ context: LintContext, _ findings: inout Findings) {
  let lists = findings.wordLists("topics")
  var levelOfTopic: [String: Int] = [:]
  for (level, name) in majorLevels.enumerated() {
    for topic in lists[name] ?? [] { levelOfTopic[topic] = level }
  }
  for (index, unit) in context.curriculum.units.enumerated() {
    guard let band = context.curriculum.bandOfUnit[index].map({ context.curriculum.bands[$0] }) else {
      continue
    }
    for topic in unit.topics {
      guard let level = levelOfTopic[topic.string.lowercased()], level > majorLevel(band.sublevel.value) + 1
      else { continue }
      findings.report(
        "'\(topic.string)' is a topic of the \(majorLevels[level]) level, the band is \(band.longLabel.string)",
        at: topic.span)
    }
  }
}
