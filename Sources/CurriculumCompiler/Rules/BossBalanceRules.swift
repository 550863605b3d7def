import CurriculumRuntime

/// What a boss test covers, how long it takes and what passes it.
extension Rule {
  static let bossBalanceRules: [Rule] = [
    bossItemCount, bossUnitCoverage, bossCoverageBalance, bossEarlierShare, bossItemTypeMix, bossTimeLimit,
    bossPassScore, bossDuplicateItem, bossCopiedItems,
  ]

  static let bossItemCount = Rule(
    "boss/item-count", .warning, "A boss test has items enough to be fair and few enough for a sitting.",
    why: "With few items one slip decides; with many the last ones measure stamina.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: boss(items: Array(words.prefix(4))), good: boss(items: words),
    parameters: [
      .byBand("min", [10, 12, 15, 15, 20, 20, 20, 20, 20, 15, 15], "fewest items"),
      .byBand("max", [20, 25, 30, 30, 35, 40, 40, 40, 40, 40, 40], "most items"),
    ], check: .whole(checkItemCount))

  static let bossUnitCoverage = Rule(
    "boss/unit-coverage", .warning, "A boss test asks about the units of its band.",
    why: "Who passes has been told that he knows the whole band.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: Example(stringLiteral: ExampleCourse(units: 4).example.text + "\n" + boss(items: words).text),
    good: boss(items: words),
    parameters: [
      .byBand(
        "min_share", [1, 1, 1, 0.9, 0.9, 0.9, 0.8, 0.8, 0.8, 0.75, 0.75], "least share of the band's units"),
      .number("error_share", 0.5, "share of units below which it is an error"),
    ], check: .whole(checkUnitCoverage))

  static let bossCoverageBalance = Rule(
    "boss/coverage-balance", .warning, "No unit has more than its share of a boss test's items.",
    why: "The others would hardly count.", source: "a default of curricc's own, no published figure",
    scope: .balance,
    bad: Example(
      stringLiteral: ExampleCourse(units: 3).example.text + "\n"
        + boss(items: words, units: [1, 1, 1, 2, 3]).text),
    good: Example(
      stringLiteral: ExampleCourse(units: 3).example.text + "\n" + boss(items: words, units: [1, 2, 3]).text),
    parameters: [.number("max_share", 0.4, "largest share of one unit, for bands of three units or more")],
    check: .whole(checkCoverageBalance))

  static let bossEarlierShare = Rule(
    "boss/earlier-share", .info,
    "From the second band on a boss test comes back to earlier bands, but not much.",
    why: "What is never asked again is forgotten, and what was passed should not be passed twice.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    evidence: "4 findings on the flagship and none on eight LibreLingo lessons, none wrong",
    bad: Example(stringLiteral: secondBand(earlier: 0)), good: Example(stringLiteral: secondBand(earlier: 2)),
    parameters: [
      .number("min_share", 0.1, "least share of items about earlier bands"),
      .number("max_share", 0.3, "largest share of such items"),
    ], check: .whole(checkEarlierShare))

  static let bossItemTypeMix = Rule(
    "boss/item-type-mix", .warning,
    "A boss test has three types of items, enough that learners must produce, and listening as well as reading.",
    why: "Recognising an answer is not being able to give it.",
    source: "ACTFL Performance Descriptors 2012 (certainty medium); the shares are defaults of curricc's own",
    scope: .balance, bad: boss(items: choices), good: boss(items: words),
    parameters: [
      .number("min_types", 3, "fewest types"),
      .number("max_choice_share", 0.6, "largest share of items to choose from"),
      .byBand(
        "min_production_share", [0, 0.1, 0.2, 0.25, 0.3, 0.3, 0.4, 0.4, 0.5, 0.6, 0.6],
        "least share of items that learners type or say"),
      .words(
        "listening", ["listen_and_type", "multiple_choice_audio"],
        "types that are answered by listening; so is any item with a recording"),
    ], check: .whole(checkItemTypes))

  static let bossTimeLimit = Rule(
    "boss/time-limit", .warning, "The time limit fits the items.",
    why: "Too short a limit measures typing; too long a one is none.",
    source: "a default of curricc's own: seconds by type of item, no published figure", scope: .part,
    bad: boss(items: words, time: "30"), good: boss(items: words, time: "240"),
    parameters: [
      .byName(
        "seconds",
        [
          "true-false": 10, "match": 10, "matching": 10, "choice": 15, "multiple_choice_text": 15,
          "multiple_choice_audio": 20, "typed": 20, "translate_text": 45, "fill_blank": 20, "cloze": 20,
          "listen_and_type": 35, "speak_phrase": 25, "translate_text_to_audio": 25, "order_words": 30,
          "ordering": 30, "short_answer": 20, "short": 180,
        ], otherwise: 20, "seconds for an item, by its type"),
      .number("min_factor", 0.8, "times the sum of seconds below which the limit is too short"),
      .number("max_factor", 3, "times the sum of seconds above which the limit is too long"),
    ], check: .whole(checkTimeLimit))

  static let bossPassScore = Rule(
    "boss/pass-score", .warning, "The pass score is that of the band.",
    why:
      "Too low a score lets learners into a band that they cannot follow; too high a one keeps them out for slips.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: boss(items: words, pass: 50), good: boss(items: words, pass: 75),
    parameters: [
      .byBand("min", [60, 60, 65, 65, 65, 70, 70, 70, 70, 75, 75], "least percentage"),
      .byBand("max", [80, 80, 80, 85, 85, 85, 85, 85, 90, 90, 90], "largest percentage"),
    ], check: .whole(checkPassScore))

  static let bossDuplicateItem = Rule(
    "boss/duplicate-item", .error, "A boss test asks nothing twice.",
    why: "The second time it asks for memory of the first.", source: "a default of curricc's own",
    scope: .part,
    bad: boss(items: words + words.prefix(1), time: "300"), good: boss(items: words),
    check: .whole(checkDuplicateItems))

  static let bossCopiedItems = Rule(
    "boss/copied-items", .info, "Most items of a boss test are not those of the lessons' exercises.",
    why: "Who remembers the exercises passes without knowing the words in any other place.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    evidence: "no findings on the flagship and eight LibreLingo lessons",
    bad: .lesson(exercises: Array(words.prefix(5))).and(boss(items: words)),
    good: .lesson(exercises: Array(words.prefix(4))).and(boss(items: words)),
    parameters: [
      .number("max_share", 0.49, "largest share of items that are copied"),
      .number("min_items", 5, "fewest items of a test that is judged"),
    ], check: .whole(checkCopiedItems))

  private static let words = [
    "{type: translate_text, prompt: Write – hello., answer: hola}",
    "{type: multiple_choice_text, prompt: What does adiós mean?, options: [hello, goodbye, thanks], answer: goodbye}",
    "{type: speak_phrase, prompt: Say – thank you., answer: gracias}",
    "{type: fill_blank, prompt: ¡Hola! ___ días., answer: Buenos}",
    "{type: translate_text, prompt: Write – goodbye., answer: adiós}",
    "{type: multiple_choice_text, prompt: What does hola mean?, options: [thanks, goodbye, hello], answer: hello}",
    "{type: speak_phrase, prompt: Say – hello., answer: hola}",
    "{type: translate_text, prompt: Write – thank you., answer: gracias}",
    "{type: multiple_choice_text, prompt: What does gracias mean?, options: [thanks, hello, goodbye], answer: thanks}",
    "{type: speak_phrase, prompt: Say goodbye., answer: adiós}",
  ]

  private static let choices = (0..<12).map { number in
    let options = ["hello", "goodbye", "thanks"]
    let key = options[number % 3]
    let prompt = "Which is the translation of word \(number + 1) in the list of greetings?"
    return
      "{type: multiple_choice_text, prompt: \"\(prompt)\", options: [hello, goodbye, thanks], answer: \(key)}"
  }

  private static func boss(
    items: [String], units: [Int] = [1], time: String = "240", pass: Int = 75
  ) -> Example {
    let lines = items.enumerated().map { index, item in
      "  - {id: n1-boss-x\(index), unit: es-n1-u\(units[index % units.count]), \(item.dropFirst())"
    }
    return Example(
      stringLiteral: """
        # file: courses/es/n1/boss.yaml
        kind: boss-test
        language: es
        band: n1
        id: n1-boss
        title: Novice Low boss battle
        time_limit_seconds: \(time)
        pass_score_pct: \(pass)
        items:
        \(lines.joined(separator: "\n"))
        """)
  }

  private static func secondBand(earlier: Int) -> String {
    let items = words.enumerated().map { index, item in
      "  - {id: n2-boss-x\(index), unit: es-n\(index < earlier ? "1" : "2")-u1, \(item.dropFirst())"
    }
    return """
      # file: courses/es/n2/band.yaml
      kind: band
      language: es
      id: n2
      short_label: N2
      long_label: Novice Mid
      order_idx: 1
      units_required: 1
      units:
        - {id: es-n2-u1, title: Bread, can_do: I can name bread.}
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
      time_limit_seconds: 240
      pass_score_pct: 75
      items:
      \(items.joined(separator: "\n"))
      """
  }
}

/// The boss tests whose items are all there, each with its band.
private func trustedBossTests(_ context: LintContext) -> [(boss: BossTest, band: Band, index: Int)] {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return [] }
  return curriculum.bossTests.enumerated().compactMap { index, boss in
    guard let band = curriculum.bandOfBossTest[index], !boss.items.isEmpty,
      !curriculum.hasBroken(.question, in: boss.course.string),
      !curriculum.hasBroken(.unit, in: boss.course.string)
    else { return nil }
    return (boss, curriculum.bands[band], band)
  }
}

private func checkItemCount(_ context: LintContext, _ findings: inout Findings) {
  for (boss, band, _) in trustedBossTests(context) {
    guard let low = findings.number("min", in: band), let high = findings.number("max", in: band) else {
      continue
    }
    guard boss.items.count < Int(low) || boss.items.count > Int(high) else { continue }
    findings.report(
      "the boss test has \(boss.items.count.counted("item")), expected \(Int(low)) to \(Int(high)) at \(band.sublevel.value.rawValue)",
      at: boss.identity.id.span)
  }
}

private func checkUnitCoverage(_ context: LintContext, _ findings: inout Findings) {
  for (boss, band, index) in trustedBossTests(context) {
    let units = context.curriculum.unitsOfBand[index].map { context.curriculum.units[$0].identity.id.string }
    let asked = Set(boss.items.compactMap { $0.details.unit?.string })
    let missing = units.filter { !asked.contains($0) }
    guard !units.isEmpty, let least = findings.number("min_share", in: band) else { continue }
    let share = Double(units.count - missing.count) / Double(units.count)
    guard share < least else { continue }
    findings.report(
      "\(units.count - missing.count) of \(units.count) units are asked about", at: boss.identity.id.span,
      severity: share < findings.number("error_share") ? .error : nil,
      notes: ["no item about: \(missing.prefix(10).joined(separator: ", "))"])
  }
}

private func checkCoverageBalance(_ context: LintContext, _ findings: inout Findings) {
  for (boss, _, index) in trustedBossTests(context) where context.curriculum.unitsOfBand[index].count > 2 {
    let units = boss.items.compactMap { $0.details.unit?.string }
    let counts = Dictionary(units.map { ($0, 1) }, uniquingKeysWith: +)
    for (unit, count) in counts.sorted(by: { $0.key < $1.key })
    where Double(count) > findings.number("max_share") * Double(units.count) {
      findings.report(
        "\(count) of \(units.count) items are about the unit '\(unit)'", at: boss.identity.id.span,
        help: "spread the items over the units")
    }
  }
}

private func checkEarlierShare(_ context: LintContext, _ findings: inout Findings) {
  for (boss, band, index) in trustedBossTests(context) where band.order.value > 0 {
    let own = Set(
      context.curriculum.unitsOfBand[index].map { context.curriculum.units[$0].identity.id.string })
    let units = boss.items.compactMap { $0.details.unit?.string }
    let earlier = units.count { !own.contains($0) }
    let share = Double(earlier) / Double(max(units.count, 1))
    guard share < findings.number("min_share") || share > findings.number("max_share") else { continue }
    findings.report(
      "\(earlier) of \(units.count) items come back to earlier bands", at: boss.identity.id.span)
  }
}

private func checkItemTypes(_ context: LintContext, _ findings: inout Findings) {
  for (boss, band, bandIndex) in trustedBossTests(context) {
    let types = Set(boss.items.map(\.typeName.string))
    let choices = boss.items.count { if case .choice = $0.body { true } else { false } }
    let produced = boss.items.count {
      switch $0.body {
      case .typed, .spoken, .rubric: true
      default: false
      }
    }
    let count = Double(boss.items.count)
    if types.count < Int(findings.number("min_types")) {
      findings.report(
        "the items are of \(types.count.counted("type")), expected \(Int(findings.number("min_types"))) or more",
        at: boss.identity.id.span)
    } else if Double(choices) > findings.number("max_choice_share") * count {
      findings.report(
        "\(choices) of \(boss.items.count) items are to choose from", at: boss.identity.id.span)
    } else if let least = findings.number("min_production_share", in: band), Double(produced) < least * count
    {
      findings.report(
        "\(produced) of \(boss.items.count) items are to be typed or said, expected \(Int(saturating: least * 100)) % at \(band.sublevel.value.rawValue)",
        at: boss.identity.id.span)
    } else {
      checkSkills(boss, bandIndex, context, &findings)
    }
  }
}

/// Reports a test without listening or without reading, in a band that has recordings.
private func checkSkills(
  _ boss: BossTest, _ band: Int, _ context: LintContext, _ findings: inout Findings
) {
  let curriculum = context.curriculum
  let lessons = curriculum.unitsOfBand[band].flatMap { curriculum.lessonsOfUnit[$0] }.map {
    curriculum.lessons[$0]
  }
  let hasRecordings =
    boss.items.contains { $0.details.audio != nil }
    || lessons.contains { lesson in
      lesson.sentences.contains { $0.audio != nil } || lesson.cards.contains { $0.details?.audio != nil }
    }
  guard hasRecordings else { return }
  let types = Set(findings.words("listening"))
  let heard = boss.items.count { $0.details.audio != nil || types.contains($0.typeName.string) }
  let read = boss.items.count { item in
    if case .spoken = item.body { return false }
    return item.details.audio == nil && !types.contains(item.typeName.string)
  }
  guard heard == 0 || read == 0 else { return }
  findings.report(
    heard == 0
      ? "the band has recordings, and no item is answered by listening"
      : "all items are answered by listening or speaking, none by reading",
    at: boss.identity.id.span,
    help: heard == 0 ? "add items of the type listen_and_type or multiple_choice_audio" : nil)
}

private func checkTimeLimit(_ context: LintContext, _ findings: inout Findings) {
  for (boss, _, _) in trustedBossTests(context) {
    guard let limit = boss.timeLimitSeconds else { continue }
    let sum = boss.items.reduce(0.0) { $0 + (findings.number("seconds", for: $1.typeName.string) ?? 0) }
    let low = Int(saturating: sum * findings.number("min_factor"))
    let high = Int(saturating: sum * findings.number("max_factor"))
    guard limit.value < low || limit.value > high else { continue }
    findings.report(
      "\(limit.value) seconds for \(boss.items.count.counted("item")), expected \(low) to \(high)",
      at: limit.span)
  }
}

private func checkPassScore(_ context: LintContext, _ findings: inout Findings) {
  for (boss, band, _) in trustedBossTests(context) {
    guard let low = findings.number("min", in: band), let high = findings.number("max", in: band) else {
      continue
    }
    guard boss.passScorePercent.value < Int(low) || boss.passScorePercent.value > Int(high) else { continue }
    findings.report(
      "\(boss.passScorePercent.value) % passes, expected \(Int(low)) to \(Int(high)) at \(band.sublevel.value.rawValue)",
      at: boss.passScorePercent.span)
  }
}

private func checkCopiedItems(_ context: LintContext, _ findings: inout Findings) {
  let curriculum = context.curriculum
  for (boss, _, band) in trustedBossTests(context)
  where boss.items.count >= Int(findings.number("min_items")) {
    let lessons = curriculum.unitsOfBand[band].flatMap { curriculum.lessonsOfUnit[$0] }
    let exercises = Set(lessons.flatMap { curriculum.lessons[$0].exercises }.map(\.askedKey))
    let copied = boss.items.count { exercises.contains($0.askedKey) }
    guard Double(copied) > findings.number("max_share") * Double(boss.items.count) else { continue }
    findings.report(
      "\(copied) of \(boss.items.count) items are exercises of the lessons word for word",
      at: boss.identity.id.span, help: "ask for the same words in other sentences, or in another way")
  }
}

private func checkDuplicateItems(_ context: LintContext, _ findings: inout Findings) {
  for boss in context.curriculum.bossTests {
    var first: [String: Question] = [:]
    for item in boss.items {
      let key = item.askedKey
      if let other = first[key] {
        findings.report(
          "the boss test asks this twice", at: item.prompt.span,
          labels: [Label(other.prompt.span, "the first time")])
      } else {
        first[key] = item
      }
    }
  }
}
