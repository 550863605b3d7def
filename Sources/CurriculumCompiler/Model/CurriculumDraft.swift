/// What the files of a curriculum say, entity by entity, before references are resolved.
package struct CurriculumDraft: Sendable {
  package var settings: [Spanned<Settings>] = []
  package var courses: [Course] = []
  package var bands: [Band] = []
  package var units: [Unit] = []
  package var lessons: [Lesson] = []
  package var bossTests: [BossTest] = []
  package var stories: [Story] = []
  package var kits: [Kit] = []
  package var quizzes: [Quiz] = []
  package var decks: [Deck] = []
  /// Keys of entities that could not be read.
  ///
  /// References to them are silent.
  package var declared: Set<String> = []
  /// Entities without an id.
  package var missing: [MissingIdentity] = []
  /// Comments that allow findings, by file.
  package var suppressions: [SourceFile.ID: [Suppression]] = [:]
  /// True when a file could not be read to its end, so that ids may be unknown through no fault of others.
  package var isIncomplete = false

  /// Nothing.
  package init() {}

  /// Adds what another draft says behind this.
  package mutating func append(_ other: CurriculumDraft) {
    settings += other.settings
    courses += other.courses
    bands += other.bands
    units += other.units
    lessons += other.lessons
    bossTests += other.bossTests
    stories += other.stories
    kits += other.kits
    quizzes += other.quizzes
    decks += other.decks
    declared.formUnion(other.declared)
    missing += other.missing
    suppressions.merge(other.suppressions) { $0 + $1 }
    isIncomplete = isIncomplete || other.isIncomplete
  }
}
