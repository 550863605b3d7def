/// Bands, units and lessons: labels, order, what each must hold.
extension Rule {
  static let bandRules: [Rule] = [
    bandOrder, unitOrder, lessonOrder, bandLabelUnknown, bandLabelMismatch, bandSequence, bandSkip,
    unitsRequiredRange, bandEmpty, unitEmpty,
  ]

  static let bandOrder = Rule(
    "lang/band-order", aliases: ["lang/band-order-gap", "lang/band-order-duplicate"], .error,
    "order_idx of a course's bands counts from 0 without gaps or repeats.",
    why: "The next band opens by its place; a gap locks everything behind it.",
    source: "Tong's document, section 2.1: unique index (language_id, order_idx) (certainty high)",
    fix: "Numbers the bands anew; only with --unsafe.",
    bad: band("order_idx: 1"), good: band("order_idx: 0"), check: .curriculum(checkBandOrder))

  static let unitOrder = Rule(
    "lang/unit-order", aliases: ["lang/unit-order-gap"], .error,
    "order_idx of a band's units counts from 0 without gaps or repeats.",
    why: "Learners go from unit to unit by this number.",
    source: "Tong's document, section 2.1 (certainty high)",
    fix: "Numbers the units anew; only with --unsafe.",
    bad: band("order_idx: 0", unit: "order_idx: 3"), good: band("order_idx: 0", unit: "order_idx: 0"),
    check: .curriculum(checkUnitOrder))

  static let lessonOrder = Rule(
    "lang/lesson-order", aliases: ["lang/lesson-order-gap"], .error,
    "order_idx of a unit's lessons counts from 0 without gaps or repeats.",
    why: "Learners go from lesson to lesson by this number.",
    source: "Tong's document, section 2.1 (certainty high)",
    fix: "Numbers the lessons anew; only with --unsafe.",
    bad: extraLesson(order: 2), good: extraLesson(order: 1), check: .curriculum(checkLessonOrder))

  static let bandLabelUnknown = Rule(
    "lang/band-label-unknown", .error, "short_label is one of ACTFL's eleven sublevels.",
    why: "Apps and rules know what a learner can do at these steps and at no others.",
    source: "ACTFL Proficiency Guidelines 2012, General Preface (certainty high)",
    fix: "Writes the nearest label; only with --unsafe.",
    bad: band("order_idx: 0", label: "N4"), good: band("order_idx: 0", label: "NL"))

  static let bandLabelMismatch = Rule(
    "lang/band-label-mismatch", aliases: ["lang/label-cefr-collision"], .error,
    "short_label and long_label name the same sublevel.",
    why: "Learners and teachers read the long label, apps the short one; A1 is Advanced Low here.",
    source: "ACTFL Proficiency Guidelines 2012; Tong's document, section 2.1 (certainty high)",
    fix: "Writes the long label that belongs to the short one.",
    bad: band("order_idx: 0", longLabel: "Novice Mid"), good: band("order_idx: 0", longLabel: "novice low"),
    check: .curriculum(checkBandLabels))

  static let bandSequence = Rule(
    "lang/band-sequence", .error, "Bands stand in the order of the scale.",
    why: "A learner would meet harder material first.",
    source: "ACTFL Proficiency Guidelines 2012, order of the levels (certainty high)",
    bad: twoBands("N1", "Novice Low"), good: twoBands("N2", "Novice Mid"),
    check: .curriculum(checkBandSequence))

  static let bandSkip = Rule(
    "lang/band-skip", .warning, "Consecutive bands are neighbours on the scale.",
    why: "A jump over a sublevel breaks the growth of vocabulary.",
    source: "a default of curricc's own, on the scale of the ACTFL Proficiency Guidelines 2012",
    bad: twoBands("N3", "Novice High"), good: twoBands("N2", "Novice Mid"), check: .curriculum(checkBandSkips)
  )

  static let unitsRequiredRange = Rule(
    "lang/units-required-range", .error, "units_required is at least 1 and at most the number of units.",
    why: "With a larger number the boss test can never be reached.",
    source: "Tong's document, section 2.1: units_required (certainty high)",
    bad: band("order_idx: 0", required: 2), good: band("order_idx: 0", required: 1),
    check: .curriculum(checkUnitsRequired))

  static let bandEmpty = Rule(
    "lang/empty-band", .error, "A course has bands, and a band has units.",
    why: "A learner would stand before a closed door.",
    source: "Tong's document, section 2.1 (certainty high)",
    bad: """
      # file: courses/fr.yaml
      kind: language
      id: fr
      code: fr
      name: French
      script: Latn
      source_language: {code: en}
      """,
    good: """
      # file: courses/es/course.yaml
      kind: language
      id: es
      code: es
      name: Spanish
      script: Latn
      source_language: {code: en}
      """, check: .curriculum(checkEmptyBands))

  static let unitEmpty = Rule(
    "lang/empty-unit", .error, "A unit has lessons.",
    why: "A unit without lessons can never be completed, and with it the band.",
    source: "Tong's document, section 2.1 (certainty high)",
    bad: """
      # file: courses/es/n1/u2.yaml
      kind: unit
      language: es
      band: n1
      id: es-n1-u2
      order_idx: 1
      title: Family
      can_do: I can name my family.
      """,
    good: """
      # file: courses/es/n1/u2.yaml
      kind: unit
      language: es
      band: n1
      id: es-n1-u2
      order_idx: 1
      title: Family
      can_do: I can name my family.
      # file: courses/es/n1/u2-l1.yaml
      kind: lesson
      language: es
      unit: es-n1-u2
      id: es-n1-u2-l1
      order_idx: 0
      title: Parents
      lesson_type: vocabulary
      cards:
        - {id: madre, target_text: la madre, native_text: mother, pos: noun, gender: f, article: la}
      """, check: .curriculum(checkEmptyUnits))
}

/// The starter's band with some lines changed.
private func band(
  _ order: String, label: String = "N1", longLabel: String = "Novice Low", required: Int = 1,
  unit: String = "topics: [greetings]"
) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: \(label)
      long_label: \(longLabel)
      \(order)
      units_required: \(required)
      units:
        - id: es-n1-u1
          title: Greetings
          can_do: I can greet people and say goodbye.
          \(unit)
      """)
}

/// A second lesson of the starter's unit.
private func extraLesson(order: Int) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/n1/please.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l2
      order_idx: \(order)
      title: Please
      lesson_type: vocabulary
      cards:
        - {id: por-favor, target_text: por favor, native_text: please, pos: phrase}
      """)
}

/// A second band behind the starter's, with a unit, a lesson and a boss test.
private func twoBands(_ label: String, _ longLabel: String) -> Example {
  Example(
    stringLiteral: """
      # file: courses/es/second/band.yaml
      kind: band
      language: es
      id: second
      short_label: \(label)
      long_label: \(longLabel)
      order_idx: 1
      units_required: 1
      units:
        - {id: es-n2-u1, title: Food, can_do: I can order food.}
      # file: courses/es/second/lesson.yaml
      kind: lesson
      language: es
      unit: es-n2-u1
      id: es-n2-u1-l1
      order_idx: 0
      title: Bread
      lesson_type: vocabulary
      cards:
        - {id: pan, target_text: el pan, native_text: bread, pos: noun, gender: m, article: el}
      # file: courses/es/second/boss.yaml
      kind: boss-test
      language: es
      band: second
      id: second-boss
      title: Second boss battle
      pass_score_pct: 75
      items:
        - {id: second-boss-01, unit: es-n2-u1, type: translate_text, prompt: Write – bread., answer: el pan}
      """)
}

/// Something with a place among its siblings.
private struct Sibling {
  let name: String
  let order: Spanned<Int>
}

/// Reports gaps and repeats in the places of siblings, which stand in order.
private func checkOrder(_ siblings: [Sibling], of parent: String, _ findings: inout Findings) {
  var expected = 0
  var previous: Sibling?
  for sibling in siblings {
    if let previous, sibling.order.value == previous.order.value {
      findings.report(
        "order_idx \(sibling.order.value) is taken by '\(previous.name)'", at: sibling.order.span,
        labels: [Label(previous.order.span, "the other one")], help: "number the places in \(parent) from 0")
      continue
    }
    if sibling.order.value != expected {
      let gap =
        sibling.order.value - expected == 1 ? "\(expected)" : "\(expected) to \(sibling.order.value - 1)"
      findings.report(
        "order_idx is \(sibling.order.value), but nothing in \(parent) has \(gap)", at: sibling.order.span,
        help: "number the places in \(parent) from 0 without gaps",
        fix: Fix("renumber it \(expected)", [Edit(sibling.order.span, "\(expected)")], safety: .unsafe))
    }
    expected = sibling.order.value + 1
    previous = sibling
  }
}

private func checkBandOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, course) in curriculum.courses.enumerated() {
    let bands = curriculum.bandsOfCourse[index].map { curriculum.bands[$0] }
    guard !curriculum.hasBroken(.band, in: course.identity.id.string) else { continue }
    checkOrder(
      bands.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the course '\(course.identity.id.string)'", &findings)
  }
}

private func checkUnitOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, band) in curriculum.bands.enumerated() {
    let units = curriculum.unitsOfBand[index].map { curriculum.units[$0] }
    guard !curriculum.hasBroken(.unit, in: band.course.string) else { continue }
    checkOrder(
      units.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the band '\(band.identity.id.string)'", &findings)
  }
}

private func checkLessonOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, unit) in curriculum.units.enumerated() {
    let lessons = curriculum.lessonsOfUnit[index].map { curriculum.lessons[$0] }
    guard !curriculum.hasBroken(.lesson, in: unit.course.string) else { continue }
    checkOrder(
      lessons.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the unit '\(unit.identity.id.string)'", &findings)
  }
}

private func checkBandLabels(_ curriculum: Curriculum, _ findings: inout Findings) {
  for band in curriculum.bands {
    let expected = band.sublevel.value.longLabel
    let words = band.longLabel.string.lowercased().split { $0 == " " || $0 == "-" }
    guard words.joined(separator: " ") != expected.lowercased() else { continue }
    findings.report(
      "'\(band.sublevel.value.rawValue)' is \(expected), not '\(band.longLabel.string.shortened(to: 40))'",
      at: band.longLabel.span, labels: [Label(band.sublevel.span, "the sublevel")],
      help: "the short labels are ACTFL sublevels, not CEFR levels",
      fix: Fix("write '\(expected)'", [Edit(band.longLabel.span, expected)]))
  }
}

private func checkBandSequence(_ curriculum: Curriculum, _ findings: inout Findings) {
  forNeighbouringBands(curriculum) { earlier, later in
    guard later.sublevel.value.rank <= earlier.sublevel.value.rank else { return }
    findings.report(
      "\(later.sublevel.value.rawValue) follows \(earlier.sublevel.value.rawValue), which is not below it",
      at: later.sublevel.span, labels: [Label(earlier.sublevel.span, "the band before")],
      help: "order the bands from N1 upwards, each sublevel once")
  }
}

private func checkBandSkips(_ curriculum: Curriculum, _ findings: inout Findings) {
  forNeighbouringBands(curriculum) { earlier, later in
    let step = later.sublevel.value.rank - earlier.sublevel.value.rank
    guard step > 1 else { return }
    let skipped = Sublevel.allCases[earlier.sublevel.value.rank + 1..<later.sublevel.value.rank].map(
      \.rawValue)
    findings.report(
      "\(later.sublevel.value.rawValue) follows \(earlier.sublevel.value.rawValue) without \(skipped.joined(separator: ", "))",
      at: later.sublevel.span, labels: [Label(earlier.sublevel.span, "the band before")],
      help: "add the band between them, or allow it with a reason")
  }
}

private func forNeighbouringBands(_ curriculum: Curriculum, _ body: (Band, Band) -> Void) {
  for bands in curriculum.bandsOfCourse {
    for (earlier, later) in zip(bands, bands.dropFirst()) {
      body(curriculum.bands[earlier], curriculum.bands[later])
    }
  }
}

private func checkUnitsRequired(_ curriculum: Curriculum, _ findings: inout Findings) {
  for (index, band) in curriculum.bands.enumerated() {
    let units = curriculum.unitsOfBand[index].count
    let required = band.unitsRequired
    if required.value > units, units > 0, !curriculum.isIncomplete,
      !curriculum.hasBroken(.unit, in: band.course.string)
    {
      findings.report(
        "units_required is \(required.value), but the band has \(units.counted("unit"))", at: required.span,
        help: "no learner could reach the boss test; write \(units) or less")
    }
  }
}

private func checkEmptyBands(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, course) in curriculum.courses.enumerated()
  where curriculum.bandsOfCourse[index].isEmpty && !curriculum.hasBroken(.band, in: course.identity.id.string)
  {
    findings.report("the course '\(course.identity.id.string)' has no bands", at: course.identity.id.span)
  }
  for (index, band) in curriculum.bands.enumerated()
  where curriculum.unitsOfBand[index].isEmpty && !curriculum.hasBroken(.unit, in: band.course.string) {
    findings.report("the band '\(band.identity.id.string)' has no units", at: band.identity.id.span)
  }
}

private func checkEmptyUnits(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, unit) in curriculum.units.enumerated()
  where curriculum.lessonsOfUnit[index].isEmpty && !curriculum.hasBroken(.lesson, in: unit.course.string) {
    findings.report(
      "the unit '\(unit.identity.id.string)' has no lessons", at: unit.identity.id.span,
      help: "add a lesson with 'unit: \(unit.identity.id.string)', or remove the unit")
  }
}

extension Curriculum {
  /// True when an entity of a kind within a namespace could not be read, so that counts are not to be trusted.
  func hasBroken(_ kind: EntityKind, in namespace: String) -> Bool {
    brokenGroups.contains(kind.key(namespace: namespace, id: ""))
  }
}
