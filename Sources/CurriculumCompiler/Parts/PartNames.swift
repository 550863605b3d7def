/// What the files of a part name and have, as far as other parts bear on it.
struct PartNames: Sendable {
  /// Ids that references name.
  private(set) var references: Set<String> = []
  /// Keys of its courses and stories.
  private(set) var keys: Set<String> = []
  /// Keys of courses and stories that it names.
  private var named: Set<String> = []

  /// True when it names a course or a story that it does not have.
  var isAstray: Bool { !keys.isSuperset(of: named) }

  /// Adds what a file names and has.
  mutating func add(_ draft: CurriculumDraft) {
    keys.formUnion(draft.courses.map(\.identity.key))
    keys.formUnion(draft.stories.map(\.identity.key))
    let courses = Set(
      draft.bands.map(\.course.string) + draft.lessons.map(\.course.string)
        + draft.bossTests.map(\.course.string))
    let stories = Set(draft.kits.map(\.story.string))
    references.formUnion(draft.units.map(\.band.string))
    references.formUnion(draft.lessons.map(\.unit.string))
    references.formUnion(draft.bossTests.map(\.band.string))
    references.formUnion(draft.bossTests.flatMap { $0.items.compactMap(\.details.unit?.string) })
    references.formUnion(courses)
    references.formUnion(stories)
    named.formUnion(courses.map { EntityKind.language.key(namespace: "", id: $0) })
    named.formUnion(stories.map { EntityKind.story.key(namespace: "", id: $0) })
  }
}
