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
  // By path, and not by the files' ids, which need not be in that order.
  let missing = draft.missing.sorted { one, other in
    guard one.insertion.file == other.insertion.file else {
      return sources[Int(one.insertion.file.index)].path.utf8
        .lexicographicallyPrecedes(sources[Int(other.insertion.file.index)].path.utf8)
    }
    return one.insertion.lower < other.insertion.lower
  }
  for entity in missing {
    guard let hint = entity.hint else {
      diagnostics.report(
        .missingIdentifier, "the \(entity.kind.words) has no id", at: entity.head,
        help: "mend what else is wrong with it, then 'curricc lint --fix' writes one")
      continue
    }
    let base = makeSlug(from: hint) ?? entity.kind.rawValue
    var id = base
    var number = 2
    while !taken.insert(entity.kind.key(namespace: entity.namespace, id: id)).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    let source = sources[Int(entity.insertion.file.index)]
    let place = entity.isFlow ? entity.insertion : beforeQuestionMark(source, entity.insertion)
    let text = entity.isFlow ? "id: \(id), " : newLine(in: source, at: place).map { "id: \(id)" + $0 }
    diagnostics.report(
      .missingIdentifier, "the \(entity.kind.words) has no id", at: entity.head,
      help: text == nil ? "add 'id: \(id)'" : "'curricc lint --fix' writes one: \(id)",
      fix: text.map { Fix("add 'id: \(id)'", [Edit(place, $0)]) })
  }
}

/// The place of a key, or of the question mark that YAML allows before it.
private func beforeQuestionMark(_ source: SourceFile, _ place: SourceSpan) -> SourceSpan {
  var offset = Int(place.lower)
  while offset > 0, source.bytes[offset - 1] == 0x20 { offset -= 1 }
  guard offset > 0, source.bytes[offset - 1] == 0x3F else { return place }
  return SourceSpan(place.file, offset - 1, offset - 1)
}

/// The line break of the file, and spaces up to the column of the place.
///
/// - Returns: nil where something else than spaces and list marks stands before the place, so that a new line
///   there could mean something else.
private func newLine(in source: SourceFile, at place: SourceSpan) -> String? {
  let bytes = source.bytes
  var start = Int(place.lower)
  while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
  if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  guard bytes[start..<Int(place.lower)].allSatisfy({ $0 == 0x20 || $0 == 0x2D }) else { return nil }
  let spaces = String(repeating: " ", count: Int(place.lower) - start)
  guard let lineFeed = bytes.firstIndex(of: 0x0A) else {
    return (bytes.contains(0x0D) ? "\r" : "\n") + spaces
  }
  return (lineFeed > 0 && bytes[lineFeed - 1] == 0x0D ? "\r\n" : "\n") + spaces
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
