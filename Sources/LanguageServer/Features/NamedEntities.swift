import CurriculumCompiler

/// An entity that has an id, and what people call it.
struct NamedEntity {
  let identity: Identity
  /// Its title, or what a learner sees first of it.
  let title: String
}

/// An id that names an entity elsewhere.
struct EntityReference {
  let kind: EntityKind
  let namespace: String
  let text: Text

  /// The key that an entity has which is meant.
  var key: String {
    ([kind.rawValue, namespace].filter { !$0.isEmpty } + [text.string]).joined(separator: "/")
  }
}

extension CurriculumDraft {
  /// The entities of the files, in the order of their kinds.
  var entities: [NamedEntity] { entities(includingItems: true) }

  /// The entities of the files, with cards and questions or without.
  func entities(includingItems: Bool) -> [NamedEntity] {
    var entities: [NamedEntity] = []
    func add(_ identity: Identity, _ title: @autoclosure () -> String) {
      guard includingItems || (identity.kind != .card && identity.kind != .question) else { return }
      entities.append(NamedEntity(identity: identity, title: title()))
    }
    for course in courses { add(course.identity, course.name.string) }
    for band in bands { add(band.identity, band.longLabel.string) }
    for unit in units { add(unit.identity, unit.title.string) }
    for lesson in lessons {
      add(lesson.identity, lesson.title.string)
      guard includingItems else { continue }
      for card in lesson.cards { add(card.identity, "\(card.targetText.string) – \(card.nativeText.string)") }
      for question in lesson.exercises { add(question.identity, question.prompt.string) }
    }
    for boss in bossTests {
      add(boss.identity, boss.title.string)
      for question in boss.items { add(question.identity, question.prompt.string) }
    }
    for story in stories {
      add(story.identity, story.title.string)
      for stage in story.stages { add(stage.identity, stage.title.string) }
      for exam in story.exams { add(exam.identity, exam.title.string) }
    }
    for kit in kits {
      add(kit.identity, kit.name.string)
      for question in kit.questions { add(question.identity, question.question.string) }
    }
    for quiz in quizzes {
      add(quiz.identity, quiz.title.string)
      for question in quiz.questions { add(question.identity, question.prompt.string) }
    }
    for deck in decks {
      add(deck.identity, deck.topic.string)
      for question in deck.flashcards { add(question.identity, question.prompt.string) }
    }
    return entities
  }

  /// The ids by which the files name entities, as they are written.
  ///
  /// What stands within another names it too, but nowhere is that written.
  var references: [EntityReference] {
    var references: [EntityReference] = []
    func add(_ kind: EntityKind, _ namespace: String, _ text: Text) {
      references.append(EntityReference(kind: kind, namespace: namespace, text: text))
    }
    for band in bands { add(.language, "", band.course) }
    for unit in units {
      add(.language, "", unit.course)
      add(.band, unit.course.string, unit.band)
    }
    for lesson in lessons {
      add(.language, "", lesson.course)
      add(.unit, lesson.course.string, lesson.unit)
    }
    for boss in bossTests {
      add(.language, "", boss.course)
      add(.band, boss.course.string, boss.band)
      for unit in boss.items.compactMap(\.details.unit) { add(.unit, boss.course.string, unit) }
    }
    for story in stories {
      for stage in story.exams.flatMap({ $0.covers + $0.opens }) {
        add(.stage, story.identity.id.string, stage)
      }
    }
    for kit in kits {
      add(.story, "", kit.story)
      add(.stage, kit.story.string, kit.stage)
    }
    let declared = Set(courses.map(\.identity.id.span) + bands.map(\.identity.id.span))
    var seen: Set<SourceSpan> = []
    return references.filter { !declared.contains($0.text.span) && seen.insert($0.text.span).inserted }
  }
}

extension SourceSpan {
  /// True for an offset in the span, or just behind it, where a cursor may stand.
  func touches(_ offset: Int) -> Bool { Int(lower) <= offset && offset <= Int(upper) }
}

/// What an id at a place stands for: its key, and where it is written.
struct IdentifierAtPlace {
  let key: String
  let span: SourceSpan
  /// What it is, in words: "unit".
  let kind: EntityKind
}

extension CompilerSession {
  /// The id at an offset of a file; nil where there is none.
  func identifier(in path: String, at offset: Int) -> IdentifierAtPlace? {
    guard let draft = draft(path)?.draft else { return nil }
    if let entity = draft.entities.first(where: { $0.identity.id.span.touches(offset) }) {
      return IdentifierAtPlace(
        key: entity.identity.key, span: entity.identity.id.span, kind: entity.identity.kind)
    }
    return draft.references.first { $0.text.span.touches(offset) }.map {
      IdentifierAtPlace(key: $0.key, span: $0.text.span, kind: $0.kind)
    }
  }

  /// The entity with a key; the first of several.
  func entity(_ key: String) -> NamedEntity? {
    // Most entities are cards and questions, which few ask for.
    let includesItems = key.hasPrefix("card/") || key.hasPrefix("question/")
    for draft in drafts {
      let entities = draft.draft.entities(includingItems: includesItems)
      if let found = entities.first(where: { $0.identity.key == key }) { return found }
    }
    return nil
  }

  /// Where an id is named.
  func references(to key: String) -> [SourceSpan] {
    drafts.flatMap { $0.draft.references.filter { $0.key == key }.map(\.text.span) }
  }
}
