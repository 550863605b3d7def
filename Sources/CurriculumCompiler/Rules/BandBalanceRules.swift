/// How much a band holds, and what it claims: entry, official crosswalk, units and lessons.
extension Rule {
  static let bandBalanceRules: [Rule] = [
    firstBand, cefrCrosswalk, unitsRequiredLow, unitsMin, unitLessonCount, titleUnique,
  ]

  static let firstBand = Rule(
    "lang/first-band", .info, "A course begins at N1, or says what learners bring along.",
    why: "A beginner who opens a course that starts higher cannot follow it, and nobody has told him.",
    source: "ACTFL Proficiency Guidelines 2012 (certainty high)", scope: .part,
    bad: ExampleCourse(label: ("N2", "Novice Mid"), units: 1, lessons: 1).example,
    good: ExampleCourse(units: 1, lessons: 1).example,
    check: .whole(checkFirstBand))

  static let cefrCrosswalk = Rule(
    "lang/cefr-crosswalk", .warning, "CEFR levels are those of ACTFL's official crosswalk, for each skill.",
    why: """
      The crosswalk goes one way, from an ACTFL rating to CEFR, and differs for speaking and writing (productive) and \
      for listening and reading (receptive); a single level or another one claims what ACTFL does not.
      """,
    source: "ACTFL, Assigning CEFR Ratings to ACTFL Assessments (certainty high)", scope: .part,
    fix: "Writes the level of the crosswalk.",
    bad: ExampleCourse(
      band: "cefr: {productive: A1, receptive: \"0\"}", units: 1, lessons: 1
    ).example,
    good: ExampleCourse(
      band: "cefr: {productive: \"0\", receptive: \"0\"}", units: 1, lessons: 1
    )
    .example,
    parameters: [
      .wordLists(
        "crosswalk",
        [
          "productive": ["0", "0", "A1", "A2", "B1.1", "B1.2", "B2.1", "B2.2", "C1", "C2", "n/a"],
          "receptive": ["0", "0", "A1.1", "A1.2", "A2", "B1.1", "B1.2", "B2", "C1.1", "C1.2", "C2"],
        ], "levels from N1 to D for each skill")
    ], check: .whole(checkCrosswalk))

  static let unitsRequiredLow = Rule(
    "lang/units-required-low", .warning, "units_required is at least 60 % of the band's units.",
    why: "The boss test may ask for what a learner could skip.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleCourse(band: "units_required: 1").example, good: ExampleCourse().example,
    parameters: [.number("min_share", 0.6, "least share of the band's units")],
    check: .whole(checkUnitsRequiredLow))

  static let unitsMin = Rule(
    "lang/units-min", .warning, "A band has units enough to be a band.",
    why: "A sublevel is many hours of learning; one or two themes do not fill it.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: ExampleCourse(units: 2).example, good: ExampleCourse().example,
    parameters: [.byBand("min", [3, 3, 3, 4, 4, 4, 4, 4, 4, 3, 3], "fewest units")],
    check: .whole(checkUnitsMin))

  static let unitLessonCount = Rule(
    "lang/unit-lesson-count", .warning, "A unit has neither too few lessons nor too many.",
    why: "A unit of one lesson has no room to come back to its words; one of many has no end in sight.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleCourse(lessons: 1).example, good: ExampleCourse().example,
    parameters: [
      .byBand("min", [2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3], "fewest lessons of a unit"),
      .byBand("max", [8, 8, 8, 10, 10, 10, 12, 12, 12, 12, 12], "most lessons of a unit"),
    ], check: .whole(checkUnitLessonCount))

  static let titleUnique = Rule(
    "lang/title-unique", .warning, "Units of a band, and lessons of a unit, have titles of their own.",
    why: "Learners find their way by titles.", source: "a default of curricc's own", scope: .course,
    bad: Example(
      stringLiteral: ExampleCourse().example.text.replacing("title: Lesson 2", with: "title: Lesson 1")),
    good: ExampleCourse().example, check: .whole(checkTitles))
}

private func checkFirstBand(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  for (index, course) in curriculum.courses.enumerated() {
    guard let first = curriculum.bandsOfCourse[index].first.map({ curriculum.bands[$0] }),
      first.sublevel.value != .noviceLow, !curriculum.hasBroken(.band, in: course.identity.id.string)
    else { continue }
    let label = first.sublevel.value.rawValue
    guard let entry = course.entry else {
      findings.report(
        "the course begins at \(label)", at: first.sublevel.span,
        help: "say 'entry: \(label)' in the course, or add the bands before it")
      continue
    }
    let assumed = Sublevel(rawValue: entry.string) ?? Sublevel(alias: entry.string)
    guard assumed.map({ first.sublevel.value.rank - $0.rank > 1 }) ?? true else { continue }
    findings.report(
      assumed == nil
        ? "'\(entry.string.shortened(to: 20))' is no sublevel"
        : "learners bring \(entry.string) along, and the course begins at \(label)",
      at: entry.span, labels: [Label(first.sublevel.span, "the first band")],
      help: "name the sublevel from which learners can follow the first band")
  }
}

private func checkCrosswalk(_ context: LintContext, _ findings: inout Findings) {
  let crosswalk = findings.wordLists("crosswalk")
  for band in context.curriculum.bands {
    let rank = band.sublevel.value.rank
    for (name, value) in band.cefr {
      guard let levels = crosswalk[name.string], rank < levels.count else {
        findings.report(
          "'\(name.string)' is no skill of the crosswalk", at: name.span,
          help: "say 'productive:' and 'receptive:', which differ")
        continue
      }
      guard value.string != levels[rank] else { continue }
      let label = band.sublevel.value.rawValue
      let text = YAMLScalarWriter.plainOrQuoted(levels[rank])
      findings.report(
        "\(label) is \(levels[rank]) for \(name.string) skills, not \(value.string)", at: value.span,
        fix: Fix("write '\(levels[rank])'", [Edit(value.span, text)]))
    }
  }
}

private func checkUnitsRequiredLow(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  for (index, band) in curriculum.bands.enumerated()
  where !curriculum.hasBroken(.unit, in: band.course.string) {
    let units = curriculum.unitsOfBand[index].count
    let share = findings.number("min_share")
    guard units > 0, Double(band.unitsRequired.value) < share * Double(units) else { continue }
    findings.report(
      "\(band.unitsRequired.value) of \(units) units suffice for the boss test", at: band.unitsRequired.span,
      help:
        "the boss test may ask for units a learner skipped; ask for \(Int(saturating: (share * Double(units)).rounded(.up)))"
    )
  }
}

private func checkUnitsMin(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return }
  for (index, band) in curriculum.bands.enumerated()
  where !curriculum.hasBroken(.unit, in: band.course.string) {
    let units = curriculum.unitsOfBand[index].count
    guard let least = findings.number("min", in: band), units > 0, units < Int(least) else { continue }
    findings.report(
      "the band has \(units.counted("unit")), expected \(Int(least)) or more", at: band.identity.id.span)
  }
}

private func checkUnitLessonCount(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return }
  for (index, unit) in curriculum.units.enumerated()
  where !curriculum.hasBroken(.lesson, in: unit.course.string) {
    guard let band = curriculum.bandOfUnit[index].map({ curriculum.bands[$0] }),
      let low = findings.number("min", in: band), let high = findings.number("max", in: band)
    else { continue }
    let lessons = curriculum.lessonsOfUnit[index].count
    guard lessons > 0, lessons < Int(low) || lessons > Int(high) else { continue }
    findings.report(
      "the unit has \(lessons.counted("lesson")), expected \(Int(low)) to \(Int(high))",
      at: unit.identity.id.span)
  }
}

private func checkTitles(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  for units in curriculum.unitsOfBand {
    reportEqual(units.map { curriculum.units[$0].title }, "unit", &findings)
  }
  for lessons in curriculum.lessonsOfUnit {
    reportEqual(lessons.map { curriculum.lessons[$0].title }, "lesson", &findings)
  }
}

private func reportEqual(_ titles: [Text], _ noun: String, _ findings: inout Findings) {
  guard titles.count > 1 else { return }
  var first: [String: Text] = [:]
  for title in titles {
    if let other = first[title.string.lowercased()] {
      findings.report(
        "another \(noun) has the title '\(title.string)'", at: title.span,
        labels: [Label(other.span, "the first")])
    } else {
      first[title.string.lowercased()] = title
    }
  }
}
