/// Can-do statements, topics, and what kinds of lessons a band has.
extension Rule {
  static let canDoRules: [Rule] = [
    canDoForm, canDoLevel, canDoDuplicate, canDoLesson, topicLevel, lessonTypeBand, lessonTypeMix, modeMix,
  ]

  static let canDoForm = Rule(
    "lang/can-do-form", .warning, "A can-do statement says in one sentence what the learner can do.",
    why: """
      Learners judge themselves by it: "I can order a drink" can be answered with yes or no, "colours" or "students will \
      know colours" cannot.
      """,
    source:
      "NCSSFL-ACTFL Can-Do Statements 2017 (certainty high); the number of words is a default of curricc's own",
    scope: .part, bad: unit(canDo: "Students will know the colours."),
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
          "advanced": ["narrate", "report", "resolve", "summarise", "summarize", "persuade"],
          "superior": ["argue", "hypothesise", "hypothesize", "debate", "justify", "evaluate", "negotiate"],
        ],
        "verbs that belong to a level and not to those below it; the High sublevel may use the next level's")
    ], check: .whole(checkCanDoLevel))

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

  static let lessonTypeBand = Rule(
    "lang/lesson-type-band", .warning, "The types of lessons fit the band.",
    why: "At Novice Low learners work with memorised words; grammar lessons and writing come later.",
    source: "ACTFL Performance Descriptors 2012, text types (certainty medium); the shares are curricc's own",
    scope: .balance,
    bad: ExampleCourse(lesson: { _, _ in "lesson_type: grammar\nmode: interpretive" }).example,
    good: ExampleCourse().example,
    parameters: [
      .byBand(
        "max_grammar_share", [0.25, 0.4, 0.5, nil, nil, nil, nil, nil, nil, nil, nil],
        "largest share of grammar lessons"),
      .byName(
        "first_rank", ["writing": 2, "comprehension": 1], "sublevel from which a type is used, N1 being 0"),
    ], check: .whole(checkLessonTypes))

  static let lessonTypeMix = Rule(
    "lang/lesson-type-mix", .warning, "A band has lessons of at least two types, none above 70 %.",
    why: "Lists of words alone tire learners and leave skills untrained.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { _, lesson in "lesson_type: \(lesson == 1 ? "vocabulary" : "dialogue")" })
      .example,
    parameters: [
      .number("max_share", 0.7, "largest share of one type"),
      .number("min_lessons", 6, "lessons from which on a band is weighed"),
    ], check: .whole(checkLessonTypeMix))

  static let modeMix = Rule(
    "lang/mode-mix", .warning, "A band trains all three modes of communication, none above 60 %.",
    why: "Who only reads and listens cannot hold a conversation.",
    source:
      "World-Readiness Standards for Learning Languages 2015 (certainty high); the share is curricc's own",
    scope: .balance, bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { unit, lesson in
      "lesson_type: vocabulary\nmode: \(["interpretive", "interpersonal", "presentational"][(unit * 2 + lesson) % 3])"
    }).example,
    parameters: [
      .number("max_share", 0.6, "largest share of one mode"),
      .number("min_lessons", 6, "lessons from which on a band is weighed"),
    ], check: .whole(checkModeMix))
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
    } else if inEnglish.contains(course), !openings.contains(where: { text.hasPrefix($0 + " ") }) {
      findings.report(
        "the statement does not begin with '\(openings.first ?? "I can")'", at: statement.span,
        help: "say what the learner can do: 'I can order a drink.'")
    } else if inEnglish.contains(course),
      let found = weak.first(where: { text.hasPrefix("i can " + $0 + " ") || text == "i can " + $0 })
    {
      findings.report("'\(found)' cannot be shown to be done", at: statement.span)
    }
  }
}

private func checkCanDoLevel(_ context: LintContext, _ findings: inout Findings) {
  let lists = findings.wordLists("verbs")
  var levelOfVerb: [String: Int] = [:]
  for (level, name) in majorLevels.enumerated() {
    for verb in lists[name] ?? [] { levelOfVerb[verb] = level }
  }
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
  for (statement, band) in statements {
    let words = foldedWords(statement.string)
    guard words.count > 2, words[0] == "i", words[1] == "can", let level = levelOfVerb[words[2]] else {
      continue
    }
    let rank = band.sublevel.value.rank
    // A High learner does the tasks of the next level most of the time.
    let own = majorLevel(band.sublevel.value) + (rank < 9 && rank % 3 == 2 ? 1 : 0)
    // What Intermediate learners do with language Novices do with memorised phrases at the edge of their level.
    guard level > own + 1 || (level == own + 1 && level > 1) else { continue }
    findings.report(
      "'\(words[2])' belongs to the \(majorLevels[level]) level, the band is \(band.longLabel.string)",
      at: statement.span, help: "choose a function of the band's own level: name, list, greet, describe …")
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

/// The lessons of a band that can be weighed, in teaching order.
private func lessons(of band: Int, _ context: LintContext) -> [Lesson] {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete, !curriculum.hasBroken(.lesson, in: curriculum.bands[band].course.string)
  else {
    return []
  }
  return curriculum.unitsOfBand[band].flatMap { curriculum.lessonsOfUnit[$0] }.map { curriculum.lessons[$0] }
}

private func checkLessonTypes(_ context: LintContext, _ findings: inout Findings) {
  for (index, band) in context.curriculum.bands.enumerated() {
    let lessons = lessons(of: index, context)
    for lesson in lessons {
      let type = lesson.type.value.rawValue
      guard let first = findings.number("first_rank", for: type), band.sublevel.value.rank < Int(first) else {
        continue
      }
      findings.report(
        "a \(type) lesson at \(band.sublevel.value.rawValue), expected from \(Sublevel.words[Int(first)]) on",
        at: lesson.type.span)
    }
    let grammar = lessons.filter { $0.type.value == .grammar }
    guard let share = findings.number("max_grammar_share", in: band), lessons.count > 1,
      Double(grammar.count) > share * Double(lessons.count)
    else { continue }
    findings.report(
      "\(grammar.count) of \(lessons.count) lessons are about grammar, expected \(Int(share * 100)) % at most",
      at: band.identity.id.span)
  }
}

private func checkLessonTypeMix(_ context: LintContext, _ findings: inout Findings) {
  for (index, band) in context.curriculum.bands.enumerated() {
    let types = lessons(of: index, context).map(\.type.value.rawValue)
    reportOneSided(types, "lessons are of type", in: band, &findings)
  }
}

private func checkModeMix(_ context: LintContext, _ findings: inout Findings) {
  for (index, band) in context.curriculum.bands.enumerated() {
    let modes = lessons(of: index, context).compactMap { $0.mode?.value.rawValue }
    reportOneSided(modes, "lessons are", in: band, &findings)
    let missing = Mode.words.filter { !modes.contains($0) }
    guard modes.count >= Int(findings.number("min_lessons")), !missing.isEmpty, missing.count < 2 else {
      continue
    }
    findings.report(
      "no lesson of the band is \(missing.joined(separator: " or "))", at: band.identity.id.span)
  }
}

/// Reports a value that has more than its share.
private func reportOneSided(
  _ values: [String], _ words: String, in band: Band, _ findings: inout Findings
) {
  guard values.count >= Int(findings.number("min_lessons")) else { return }
  let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
  let limit = findings.number("max_share")
  for (value, count) in counts.sorted(by: { $0.key < $1.key })
  where Double(count) > limit * Double(values.count) {
    findings.report(
      "\(count) of \(values.count) \(words) \(value), expected \(Int((limit * 100).rounded())) % at most",
      at: band.identity.id.span)
  }
}
