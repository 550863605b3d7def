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

func checkBandOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, course) in curriculum.courses.enumerated() {
    let bands = curriculum.bandsOfCourse[index].map { curriculum.bands[$0] }
    guard !curriculum.hasBroken(.band, in: course.identity.id.string) else { continue }
    checkOrder(
      bands.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the course '\(course.identity.id.string)'", &findings)
  }
}

func checkUnitOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, band) in curriculum.bands.enumerated() {
    let units = curriculum.unitsOfBand[index].map { curriculum.units[$0] }
    guard !curriculum.hasBroken(.unit, in: band.course.string) else { continue }
    checkOrder(
      units.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the band '\(band.identity.id.string)'", &findings)
  }
}

func checkLessonOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, unit) in curriculum.units.enumerated() {
    let lessons = curriculum.lessonsOfUnit[index].map { curriculum.lessons[$0] }
    guard !curriculum.hasBroken(.lesson, in: unit.course.string) else { continue }
    checkOrder(
      lessons.map { Sibling(name: $0.identity.id.string, order: $0.order) },
      of: "the unit '\(unit.identity.id.string)'", &findings)
  }
}

func checkBandLabels(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkBandSequence(_ curriculum: Curriculum, _ findings: inout Findings) {
  forNeighbouringBands(curriculum) { earlier, later in
    guard later.sublevel.value.rank <= earlier.sublevel.value.rank else { return }
    findings.report(
      "\(later.sublevel.value.rawValue) follows \(earlier.sublevel.value.rawValue), which is not below it",
      at: later.sublevel.span, labels: [Label(earlier.sublevel.span, "the band before")],
      help: "order the bands from N1 upwards, each sublevel once")
  }
}

func checkBandSkips(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkUnitsRequired(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkEmptyBands(_ curriculum: Curriculum, _ findings: inout Findings) {
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

func checkEmptyUnits(_ curriculum: Curriculum, _ findings: inout Findings) {
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
