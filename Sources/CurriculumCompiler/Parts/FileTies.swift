/// What ties a file to others: files that share a tie are checked together.
///
/// What one part of a curriculum says has no bearing on another but through these. They are wider than need be where that
/// is simpler: a tie too many costs time, one too few would hide or invent findings.
package enum FileTie: Hashable, Sendable, Codable {
  /// A course, by its id.
  case course(String)
  /// A story, by its id.
  case story(String)
  /// All quizzes and decks, whose spelling is checked as one.
  case banks
  /// Within what questions' ids are unique.
  case namespace(String)
  /// Two languages: kits are compared with the courses between theirs.
  case languages(String, String)
  /// What nobody can tell the extent of.
  case everything
}

extension FileTie {
  /// What ties a file to others as far as its head tells; none for one whose head tells nothing.
  static func ties(of head: FileHead) -> Set<FileTie> {
    switch FileGroup(head) {
    case .course(let id): [.course(id), .namespace(id)]
    case .story(let id): [.story(id), .namespace(id)]
    case .quizzes, .decks: head.id.map { [.banks, .namespace($0)] } ?? [.banks]
    case nil: []
    }
  }
}

extension Set<FileTie> {
  /// Within what the questions' ids are unique.
  var namespaces: Set<String> {
    Set<String>(compactMap { if case .namespace(let name) = $0 { name } else { nil } })
  }
}

extension FileDraft {
  /// What ties the file to others; empty for one that says nothing of any other.
  func ties(_ source: SourceFile) -> Set<FileTie> {
    var ties: Set<FileTie> = []
    addEntities(to: &ties)
    for key in draft.declared {
      let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      // An id alone comes from a file that could not be read to its end.
      guard parts.count > 1 else { continue }
      Self.add(parts[0], namespace: parts.count > 2 ? parts[1] : "", id: parts[parts.count - 1], to: &ties)
    }
    for missing in draft.missing {
      if missing.kind == .language || missing.kind == .story {
        // The id that it is given has to differ from those of all others.
        ties.insert(.everything)
      } else {
        Self.add(missing.kind.rawValue, namespace: missing.namespace, id: "", to: &ties)
      }
    }
    return ties.isEmpty ? FileTie.ties(of: FileHead(source.bytes)) : ties
  }

  private func addEntities(to ties: inout Set<FileTie>) {
    func add(_ kind: EntityKind, _ namespace: String, _ id: String = "") {
      Self.add(kind.rawValue, namespace: namespace, id: id, to: &ties)
    }
    for course in draft.courses {
      add(.language, "", course.identity.id.string)
      ties.insert(Self.languages(course.code.string, course.source.code.string))
    }
    for band in draft.bands { add(.band, band.course.string) }
    for unit in draft.units { add(.unit, unit.course.string) }
    for lesson in draft.lessons { add(.lesson, lesson.course.string) }
    for boss in draft.bossTests { add(.bossTest, boss.course.string) }
    for story in draft.stories {
      add(.story, "", story.identity.id.string)
      ties.insert(Self.languages(story.source.code.string, story.target.code.string))
    }
    for kit in draft.kits { add(.kit, kit.story.string) }
    for quiz in draft.quizzes { add(.quiz, "", quiz.identity.id.string) }
    for deck in draft.decks { add(.deck, "", deck.identity.id.string) }
  }

  private static func languages(_ one: String, _ other: String) -> FileTie {
    .languages(min(one, other), max(one, other))
  }

  /// Adds what an entity ties its file to; `boss-of` is declared of bands whose test could not be read.
  private static func add(_ kind: String, namespace: String, id: String, to ties: inout Set<FileTie>) {
    switch kind {
    case "language": ties.formUnion([.course(id), .namespace(id)])
    case "story": ties.formUnion([.story(id), .namespace(id)])
    case "quiz", "deck": ties.formUnion([.banks, .namespace(id)])
    case "stage", "exam", "kit": ties.formUnion([.story(namespace), .namespace(namespace)])
    case "question": ties.insert(.namespace(namespace))
    default: ties.formUnion([.course(namespace), .namespace(namespace)])
    }
  }
}
