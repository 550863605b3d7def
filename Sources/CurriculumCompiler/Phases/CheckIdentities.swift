import CurriculumRuntime

/// Reports ids that are missing, given twice, or in use as another's earlier id.
///
/// - Complexity: O(*n* log *n*) in the number of entities.
func checkIdentities(_ draft: CurriculumDraft, _ diagnostics: inout Diagnostics) {
  for identities in identitiesByTable(draft) {
    let taken = takenNumbers(identities)
    var index = 0
    while index < taken.count {
      var end = index + 1
      while end < taken.count, taken[end].number == taken[index].number { end += 1 }
      if end - index > 1 {
        reportClash(taken[index..<end].map { identities[Int($0.position)] }, &diagnostics)
      }
      index = end
    }
  }
}

extension CurriculumDraft {
  /// The numbers that its entities take, each with the place of its table in the eight bits above.
  ///
  /// A number has 53 bits.
  var takenNumbers: [UInt64] {
    identitiesByTable(self).enumerated().flatMap { table, identities in
      CurriculumCompiler.takenNumbers(identities).map { UInt64(bitPattern: $0.number) | UInt64(table) << 56 }
    }
  }
}

extension CurriculumDraft {
  /// The numbers among those taken that do not follow from the entities' ids alone, as `takenNumbers` has them.
  var givenNumbers: [UInt64] {
    identitiesByTable(self).enumerated().flatMap { table, identities in
      let given = identities.filter {
        $0.originID != nil || $0.number != ContentID.number(forKey: $0.key)
      }
      return CurriculumCompiler.takenNumbers(given).map {
        UInt64(bitPattern: $0.number) | UInt64(table) << 56
      }
    }
  }
}

/// A number that is taken: by an entity, or by what it was called before.
private struct TakenNumber {
  let number: Int64
  /// Position of the entity's identity.
  let position: Int32
}

/// The numbers of a table's entities, ascending; equal numbers in the order of the files.
private func takenNumbers(_ identities: [Identity]) -> [TakenNumber] {
  var taken: [TakenNumber] = []
  taken.reserveCapacity(identities.count)
  for (position, identity) in identities.enumerated() {
    taken.append(TakenNumber(number: identity.number, position: Int32(position)))
    if identity.originID != nil {
      // What it is called now is taken as well.
      let current = ContentID.number(forKey: identity.key)
      taken.append(TakenNumber(number: current, position: Int32(position)))
    }
  }
  taken.sort { ($0.number, $0.position) < ($1.number, $1.position) }
  return taken
}

/// The identities of all entities, table by table of the bundle.
private func identitiesByTable(_ draft: CurriculumDraft) -> [[Identity]] {
  let cards = draft.lessons.flatMap { $0.cards.map(\.identity) }
  var questions: [Identity] = []
  for lesson in draft.lessons where !lesson.exercises.isEmpty {
    questions += lesson.exercises.map(\.identity)
  }
  for boss in draft.bossTests { questions += boss.items.map(\.identity) }
  for kit in draft.kits { questions += kit.questions.map(\.identity) }
  for quiz in draft.quizzes { questions += quiz.questions.map(\.identity) }
  for deck in draft.decks { questions += deck.flashcards.map(\.identity) }
  return [
    draft.courses.map(\.identity), draft.bands.map(\.identity), draft.units.map(\.identity),
    draft.lessons.map(\.identity), cards, draft.bossTests.map(\.identity), draft.stories.map(\.identity),
    draft.stories.flatMap { $0.stages.map(\.identity) }, draft.stories.flatMap { $0.exams.map(\.identity) },
    draft.kits.map(\.identity), draft.quizzes.map(\.identity), draft.decks.map(\.identity), questions,
  ]
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
