/// What kinds of lessons a band has, and which modes of communication they train.
extension Rule {
  static let lessonMixRules: [Rule] = [lessonTypeBand, lessonTypeMix, modeMix]

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
    evidence: "10 findings on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { _, lesson in "lesson_type: \(lesson == 1 ? "vocabulary" : "dialogue")" })
      .example,
    parameters: [
      .number("max_share", 0.7, "largest share of one type"),
      .number("min_lessons", 6, "lessons from which on a band is weighed"),
      .number(
        "min_pronunciation", 1, "lessons on pronunciation that a band in another script than Latin has"),
    ], check: .whole(checkLessonTypeMix))

  static let modeMix = Rule(
    "lang/mode-mix", .warning,
    "A band trains all three modes of communication, none above 60 %; a unit trains two.",
    why: "Who only reads and listens cannot hold a conversation.",
    source:
      "World-Readiness Standards for Learning Languages 2015 (certainty high); the share is curricc's own",
    scope: .balance, bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { unit, lesson in
      "lesson_type: vocabulary\nmode: \(["interpretive", "interpersonal", "presentational"][(unit * 2 + lesson) % 3])"
    }).example,
    parameters: [
      .number("max_share", 0.6, "largest share of one mode"),
      .number("min_unit_modes", 2, "fewest modes of a unit whose lessons all say theirs"),
      .number("min_lessons", 6, "lessons from which on a band is weighed"),
    ], check: .whole(checkModeMix))
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
        "a \(type) lesson at \(band.sublevel.value.rawValue), expected from \(Sublevel.word(ofRank: first)) on",
        at: lesson.type.span)
    }
    let grammar = lessons.filter { $0.type.value == .grammar }
    guard let share = findings.number("max_grammar_share", in: band), lessons.count > 1,
      Double(grammar.count) > share * Double(lessons.count)
    else { continue }
    findings.report(
      "\(grammar.count) of \(lessons.count) lessons are about grammar, expected \(Int(saturating: share * 100)) % at most",
      at: band.identity.id.span)
  }
}

private func checkLessonTypeMix(_ context: LintContext, _ findings: inout Findings) {
  for (index, band) in context.curriculum.bands.enumerated() {
    let types = lessons(of: index, context).map(\.type.value.rawValue)
    reportOneSided(types, "lessons are of type", in: band, &findings)
    guard types.count >= Int(findings.number("min_lessons")),
      let course = context.curriculum.courseOfBand[index].map({ context.curriculum.courses[$0] }),
      course.script.string != "Latn"
    else { continue }
    let spoken = types.count { $0 == LessonType.pronunciationFocus.rawValue }
    guard spoken < Int(findings.number("min_pronunciation")) else { continue }
    findings.report(
      "\(spoken) of \(types.count) lessons are of type pronunciation_focus, in a script that learners cannot read yet",
      at: band.identity.id.span, help: "add a lesson on the letters and the sounds they stand for")
  }
}

private func checkModeMix(_ context: LintContext, _ findings: inout Findings) {
  for (index, band) in context.curriculum.bands.enumerated() {
    let lessons = lessons(of: index, context)
    let modes = lessons.compactMap { $0.mode?.value.rawValue }
    if reportOneSided(modes, "lessons are", in: band, &findings) { continue }
    let missing = Mode.words.filter { !modes.contains($0) }
    if modes.count >= Int(findings.number("min_lessons")), !missing.isEmpty {
      findings.report(
        "no lesson of the band is \(missing.joined(separator: " or "))", at: band.identity.id.span)
    } else if !lessons.isEmpty {
      reportUnitsOfOneMode(index, context, &findings)
    }
  }
}

/// Reports the units of a band whose lessons all train the same mode.
private func reportUnitsOfOneMode(_ band: Int, _ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  var judged = 0
  var narrow: [String] = []
  for unit in curriculum.unitsOfBand[band] {
    let lessons = curriculum.lessonsOfUnit[unit].map { curriculum.lessons[$0] }
    let modes = lessons.compactMap { $0.mode?.value }
    // A lesson that says none may be of any.
    guard modes.count > 1, modes.count == lessons.count else { continue }
    judged += 1
    if Set(modes).count < Int(findings.number("min_unit_modes")) {
      narrow.append(curriculum.units[unit].identity.id.string)
    }
  }
  guard !narrow.isEmpty else { return }
  findings.report(
    "in \(narrow.count) of \(judged.counted("unit")) all lessons train one mode",
    at: curriculum.bands[band].identity.id.span,
    notes: ["for example: \(narrow.prefix(10).joined(separator: ", "))"])
}

/// Reports a value that has more than its share.
///
/// - Returns: True when there is one.
@discardableResult
private func reportOneSided(
  _ values: [String], _ words: String, in band: Band, _ findings: inout Findings
) -> Bool {
  guard values.count >= Int(findings.number("min_lessons")) else { return false }
  let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
  let limit = findings.number("max_share")
  guard
    let (value, count) = counts.sorted(by: { $0.key < $1.key }).first(where: {
      Double($0.value) > limit * Double(values.count)
    })
  else {
    return false
  }
  findings.report(
    "\(count) of \(values.count) \(words) \(value), expected \(Int(saturating: (limit * 100).rounded())) % at most",
    at: band.identity.id.span)
  return true
}
