/// Boss tests: one for each band, with items that have a unit.
extension Rule {
  static let bossRules: [Rule] = [bossMissing, bossSeveral, bossEmpty, bossItemUnit]

  static let bossMissing = Rule(
    "boss/missing", .error, "Each band has a boss test.",
    why: "Without it a learner can never pass the band, and the next one stays locked.",
    source: "Tong's document, section 2.1: UNIQUE (band_id) (certainty high)",
    bad: """
      # file: courses/es/n1/boss.yaml
      kind: unit
      language: es
      band: n1
      id: es-n1-u2
      order_idx: 1
      title: Family
      can_do: I can name my family.
      # file: courses/es/n1/family.yaml
      kind: lesson
      language: es
      unit: es-n1-u2
      id: es-n1-u2-l1
      order_idx: 0
      title: Parents
      lesson_type: vocabulary
      cards:
        - {id: madre, target_text: la madre, native_text: mother, pos: noun, gender: f, article: la}
      """,
    good: boss(items: item), check: .curriculum(checkBossMissing))

  static let bossSeveral = Rule(
    "boss/several", .error, "A band has one boss test.",
    why: "An app would show one of them by chance.",
    source: "Tong's document, section 2.1: UNIQUE (band_id) (certainty high)",
    bad: Example(
      stringLiteral: boss(items: item).text
        + "\n" + boss(items: item.replacing("boss-01", with: "boss-99"), id: "n1-again", file: "again").text),
    good: boss(items: item), check: .curriculum(checkBossSeveral))

  static let bossEmpty = Rule(
    "boss/no-items", .error, "A boss test has items.",
    why: "A test without questions cannot be passed.",
    source: "Tong's document, section 2.1 (certainty high)",
    bad: boss(items: "[]"), good: boss(items: item), check: .curriculum(checkBossEmpty))

  static let bossItemUnit = Rule(
    "boss/item-unit", .error, "A boss item covers a unit of its own band or of an earlier one.",
    why: "The test would ask for what has not been taught.",
    source: "AERA, APA & NCME 2014, Standards for Educational and Psychological Testing, 4.12 (medium)",
    bad: Example(
      stringLiteral: boss(items: item.replacing("es-n1-u1", with: "es-n2-u1")).text + "\n" + laterBand),
    good: Example(stringLiteral: boss(items: item).text + "\n" + laterBand),
    check: .curriculum(checkBossItemUnits))

  private static let item =
    "\n  - {id: n1-boss-01, unit: es-n1-u1, type: translate_text, prompt: Write – goodbye., answer: adiós}"

  private static let laterBand = """
    # file: courses/es/n2/band.yaml
    kind: band
    language: es
    id: n2
    short_label: N2
    long_label: Novice Mid
    order_idx: 1
    units_required: 1
    units:
      - {id: es-n2-u1, title: Food, can_do: I can order food.}
    # file: courses/es/n2/lesson.yaml
    kind: lesson
    language: es
    unit: es-n2-u1
    id: es-n2-u1-l1
    order_idx: 0
    title: Bread
    lesson_type: vocabulary
    cards:
      - {id: pan, target_text: el pan, native_text: bread, pos: noun, gender: m, article: el}
    # file: courses/es/n2/boss.yaml
    kind: boss-test
    language: es
    band: n2
    id: n2-boss
    title: Novice Mid boss battle
    pass_score_pct: 75
    items:
      - {id: n2-boss-01, unit: es-n2-u1, type: translate_text, prompt: Write – bread., answer: el pan}
    """

  private static func boss(items: String, id: String = "n1-boss", file: String = "boss") -> Example {
    Example(
      stringLiteral: """
        # file: courses/es/n1/\(file).yaml
        kind: boss-test
        language: es
        band: n1
        id: \(id)
        title: Novice Low boss battle
        pass_score_pct: 75
        items: \(items)
        """)
  }
}

private func checkBossMissing(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  let tested = Set(curriculum.bandOfBossTest.compactMap { $0 })
  for (index, band) in curriculum.bands.enumerated() where !tested.contains(index) {
    // A boss test that names a band which is not there may be meant for this one.
    let isAstray = curriculum.bossTests.indices.contains {
      curriculum.bandOfBossTest[$0] == nil && curriculum.bossTests[$0].course.string == band.course.string
    }
    guard !isAstray, !curriculum.hasBroken(.bossTest, in: band.course.string),
      !curriculum.declared.contains("boss-of/\(band.course.string)/\(band.identity.id.string)")
    else { continue }
    findings.report(
      "the band '\(band.identity.id.string)' has no boss test", at: band.identity.id.span,
      help: "add a file of kind 'boss-test' with 'band: \(band.identity.id.string)'")
  }
}

private func checkBossSeveral(_ curriculum: Curriculum, _ findings: inout Findings) {
  var first: [Int: BossTest] = [:]
  for (index, boss) in curriculum.bossTests.enumerated() {
    guard let band = curriculum.bandOfBossTest[index] else { continue }
    if let other = first[band] {
      findings.report(
        "the band '\(boss.band.string)' has two boss tests", at: boss.band.span,
        labels: [Label(other.band.span, "the first")], help: "put the items of both into one")
    } else {
      first[band] = boss
    }
  }
}

private func checkBossEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for boss in curriculum.bossTests
  where boss.items.isEmpty && !curriculum.hasBroken(.question, in: boss.course.string) {
    findings.report("the boss test '\(boss.identity.id.string)' has no items", at: boss.identity.id.span)
  }
}

private func checkBossItemUnits(_ curriculum: Curriculum, _ findings: inout Findings) {
  var bandOfUnit: [String: Int] = [:]
  for (index, unit) in curriculum.units.enumerated() {
    if let band = curriculum.bandOfUnit[index] { bandOfUnit[unit.identity.key] = band }
  }
  for (index, boss) in curriculum.bossTests.enumerated() {
    guard let own = curriculum.bandOfBossTest[index] else { continue }
    for item in boss.items {
      guard let unit = item.details.unit,
        let band = bandOfUnit[EntityKind.unit.key(namespace: boss.course.string, id: unit.string)],
        curriculum.bands[band].order.value > curriculum.bands[own].order.value
      else { continue }
      findings.report(
        "the unit '\(unit.string)' belongs to the later band '\(curriculum.bands[band].identity.id.string)'",
        at: unit.span, labels: [Label(boss.band.span, "the band of the boss test")])
    }
  }
}
