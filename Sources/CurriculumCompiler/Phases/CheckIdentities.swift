import CurriculumRuntime

/// Reports ids that are missing, given twice, or in use as another's earlier id.
///
/// - Complexity: O(*n* log *n*) in the number of entities.
func checkIdentities(_ draft: CurriculumDraft) -> Diagnostics {
  var diagnostics = Diagnostics()
  for (table, taken) in takenNumbers(draft).enumerated() {
    let clashes = clashes(taken)
    guard !clashes.isEmpty else { continue }
    let wanted = Set(clashes.joined())
    var bearers: [Int32: Identity] = [:]
    var position: Int32 = 0
    forEachIdentity(draft) { other, identity in
      guard other == table else { return }
      if wanted.contains(position) { bearers[position] = identity }
      position += 1
    }
    for clash in clashes { reportClash(clash.compactMap { bearers[$0] }, &diagnostics) }
  }
  return diagnostics
}

extension CurriculumDraft {
  /// The numbers that its entities take, each with the place of its table in the eight bits above.
  ///
  /// A number has 53 bits.
  var takenNumbers: [UInt64] { takenNumbers { _ in true } }

  /// The numbers among those taken that do not follow from the entities' ids alone, as `takenNumbers` has them.
  var givenNumbers: [UInt64] {
    takenNumbers { identity in
      identity.originID != nil
        || identity.isNumberGiven && identity.number != ContentID.number(forKey: identity.key)
    }
  }

  private func takenNumbers(where isWanted: (Identity) -> Bool) -> [UInt64] {
    CurriculumCompiler.takenNumbers(self, where: isWanted).enumerated().flatMap { table, taken in
      taken.map { UInt64(bitPattern: $0.number) | UInt64(table) << 56 }
    }
  }
}

/// A number that is taken: by an entity, or by what it was called before.
private struct TakenNumber {
  let number: Int64
  /// Position of the entity's identity among those of its table.
  let position: Int32
}

/// For each table the numbers of its entities, ascending; equal numbers in the order of the files.
private func takenNumbers(_ draft: CurriculumDraft, where isWanted: (Identity) -> Bool = { _ in true })
  -> [[TakenNumber]]
{
  var taken = [[TakenNumber]](repeating: [], count: identityTables)
  var positions = [Int32](repeating: 0, count: identityTables)
  forEachIdentity(draft) { table, identity in
    let position = positions[table]
    positions[table] += 1
    guard isWanted(identity) else { return }
    taken[table].append(TakenNumber(number: identity.number, position: position))
    if identity.originID != nil {
      // What it is called now is taken as well.
      taken[table].append(TakenNumber(number: ContentID.number(forKey: identity.key), position: position))
    }
  }
  for table in taken.indices {
    taken[table].sort { ($0.number, $0.position) < ($1.number, $1.position) }
  }
  return taken
}

/// The positions of the entities that share a number, number by number.
private func clashes(_ taken: [TakenNumber]) -> [[Int32]] {
  var clashes: [[Int32]] = []
  var index = 0
  while index < taken.count {
    var end = index + 1
    while end < taken.count, taken[end].number == taken[index].number { end += 1 }
    if end - index > 1 { clashes.append(taken[index..<end].map(\.position)) }
    index = end
  }
  return clashes
}

/// How many tables of the bundle have entities with ids.
private let identityTables = 13

/// Goes over the identities of all entities in the order of the files, with the place of their table in the bundle.
///
/// They are handed on where they stand: copies would cost three reference counts each.
private func forEachIdentity(_ draft: CurriculumDraft, _ use: (Int, Identity) -> Void) {
  for course in draft.courses { use(0, course.identity) }
  for band in draft.bands { use(1, band.identity) }
  for unit in draft.units { use(2, unit.identity) }
  for lesson in draft.lessons {
    use(3, lesson.identity)
    for index in lesson.cards.indices { use(4, lesson.cards[index].identity) }
    for question in lesson.exercises { use(12, question.identity) }
  }
  for boss in draft.bossTests {
    use(5, boss.identity)
    for item in boss.items { use(12, item.identity) }
  }
  for story in draft.stories {
    use(6, story.identity)
    for stage in story.stages { use(7, stage.identity) }
    for exam in story.exams { use(8, exam.identity) }
  }
  for kit in draft.kits {
    use(9, kit.identity)
    for question in kit.questions { use(12, question.identity) }
  }
  for quiz in draft.quizzes {
    use(10, quiz.identity)
    for question in quiz.questions { use(12, question.identity) }
  }
  for deck in draft.decks {
    use(11, deck.identity)
    for flashcard in deck.flashcards { use(12, flashcard.identity) }
  }
}

/// Reports every bearer of a number but the first.
private func reportClash(_ bearers: [Identity], _ diagnostics: inout Diagnostics) {
  let first = bearers[0]
  for identity in bearers.dropFirst() {
    guard identity.id.span != first.id.span else { continue }
    if identity.key.utf8.elementsEqual(first.key.utf8) {
      diagnostics.report(
        .duplicateIdentifier, "the id '\(identity.id.string)' is given twice", at: identity.id.span,
        labels: [Label(first.id.span, "first given here")],
        help: "choose another id here; the first keeps its learners' progress")
    } else if first.originID != nil || identity.originID != nil {
      diagnostics.report(
        .renamedInUse,
        "'\(identity.id.string)' and '\(first.id.string)' would have the same learners' progress",
        at: identity.id.span, labels: [Label(first.id.span, "the other one")],
        help: "an earlier id under 'was' must not be in use; remove it from one of them")
    } else {
      diagnostics.report(
        .identifierCollision, "the ids '\(identity.id.string)' and '\(first.id.string)' give the same number",
        at: identity.id.span, labels: [Label(first.id.span, "the other one")],
        help: "give this one a number of its own with 'uid: …'")
    }
  }
}
