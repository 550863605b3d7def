/// Reports entities without an id, each with an edit that writes one.
///
/// Ids are made from the text that the entity shows first, in Latin letters; where one is taken, the next gets
/// a number. The same sources always get the same ids.
///
/// - Complexity: O(*n*) in the number of entities, and nothing when no id is missing.
func suggestIdentities(
  _ draft: CurriculumDraft, sources: [SourceFile], _ diagnostics: inout Diagnostics
) {
  guard !draft.missing.isEmpty else { return }
  var taken = draft.takenKeys
  let missing = draft.missing.sorted {
    ($0.insertion.file, $0.insertion.lower) < ($1.insertion.file, $1.insertion.lower)
  }
  for entity in missing {
    let base = makeSlug(from: entity.hint) ?? entity.kind.rawValue
    var id = base
    var number = 2
    while !taken.insert(entity.kind.key(namespace: entity.namespace, id: id)).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    let source = sources[Int(entity.insertion.file.index)]
    let text = entity.isFlow ? "id: \(id), " : "id: \(id)" + lineBreak(in: source, before: entity.insertion)
    diagnostics.report(
      .missingIdentifier, "the \(entity.kind.words) has no id", at: entity.head,
      help: "'curricc lint --fix' writes one: \(id)",
      fix: Fix("add 'id: \(id)'", [Edit(entity.insertion, text)]))
  }
}

/// The line break of the file, and spaces up to the column of the place.
private func lineBreak(in source: SourceFile, before place: SourceSpan) -> String {
  var start = Int(place.lower)
  while start > 0, source.bytes[start - 1] != 0x0A { start -= 1 }
  let isCRLF = source.bytes.firstIndex(of: 0x0A).map { $0 > 0 && source.bytes[$0 - 1] == 0x0D } ?? false
  return (isCRLF ? "\r\n" : "\n") + String(repeating: " ", count: Int(place.lower) - start)
}

extension CurriculumDraft {
  /// The keys of everything that has an id.
  fileprivate var takenKeys: Set<String> {
    var keys = declared
    let entities: [[Identity]] = [
      courses.map(\.identity), bands.map(\.identity), units.map(\.identity), lessons.map(\.identity),
      lessons.flatMap { $0.cards.map(\.identity) + $0.exercises.map(\.identity) }, bossTests.map(\.identity),
      bossTests.flatMap { $0.items.map(\.identity) }, stories.map(\.identity),
      stories.flatMap { $0.exams.map(\.identity) }, kits.map(\.identity),
      kits.flatMap { $0.questions.map(\.identity) }, quizzes.map(\.identity),
      quizzes.flatMap { $0.questions.map(\.identity) }, decks.map(\.identity),
      decks.flatMap { $0.flashcards.map(\.identity) },
    ]
    for list in entities {
      for identity in list { keys.formUnion([identity.key, identity.originKey]) }
    }
    return keys
  }
}
