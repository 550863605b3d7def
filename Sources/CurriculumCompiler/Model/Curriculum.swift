/// The whole curriculum with its references resolved: what rules look at.
///
/// Entities keep the order of their files and places. References are positions in these arrays, nil where the
/// author named something that is not there.
package struct Curriculum: Sendable {
  package private(set) var settings: Settings
  package let courses: [Course]
  package let bands: [Band]
  package let units: [Unit]
  package let lessons: [Lesson]
  package let bossTests: [BossTest]
  package let stories: [Story]
  package let kits: [Kit]
  package let quizzes: [Quiz]
  package let decks: [Deck]

  /// Every picture and recording that the content names, in the order of the files.
  package private(set) var mediaReferences: [Text] = []
  /// Files in the curriculum's folder that are no sources, by path, with their sizes in bytes.
  package let mediaFiles: [String: Int]

  /// For each band its course.
  package var courseOfBand: [Int?] = []
  /// For each unit its band.
  package var bandOfUnit: [Int?] = []
  /// For each lesson its unit.
  package var unitOfLesson: [Int?] = []
  /// For each lesson its course.
  package var courseOfLesson: [Int?] = []
  /// For each boss test its band.
  package var bandOfBossTest: [Int?] = []
  /// For each kit its story.
  package var storyOfKit: [Int?] = []
  /// For each course its bands by order.
  package var bandsOfCourse: [[Int]] = []
  /// For each band its units by order.
  package var unitsOfBand: [[Int]] = []
  /// For each unit its lessons by order.
  package var lessonsOfUnit: [[Int]] = []
  /// For each story its kits by stage, each by order.
  package var kitsOfStage: [[StageName: [Int]]] = []
  /// Keys of entities that exist but could not be read; rules keep silent about what they would hold.
  package let declared: Set<String>
  /// Kinds and namespaces of those: `card/es/`.
  private(set) var brokenGroups: Set<String>
  /// True when a file could not be read to its end, so that something may be missing through no fault of others.
  package let isIncomplete: Bool

  init(_ draft: CurriculumDraft, mediaFiles: [String: Int]) {
    self.mediaFiles = mediaFiles
    settings = draft.settings.first?.value ?? Settings()
    courses = draft.courses
    bands = draft.bands
    units = draft.units
    lessons = draft.lessons
    bossTests = draft.bossTests
    stories = draft.stories
    kits = draft.kits
    quizzes = draft.quizzes
    decks = draft.decks
    declared = draft.declared
    brokenGroups = Set(
      draft.declared.map { key in
        key.lastIndex(of: "/").map { String(key[...$0]) } ?? key
      })
    isIncomplete = draft.isIncomplete
    mediaReferences = collectMediaReferences()
  }

  /// Marks the groups that an entity with an unknown parent may belong to, so that rules which count keep silent.
  mutating func distrustStrays() {
    if courseOfBand.contains(nil) {
      for course in courses { distrust(.band, course.identity.id.string) }
    }
    for (index, unit) in units.enumerated() where bandOfUnit[index] == nil {
      distrust(.unit, unit.course.string)
    }
    for (index, lesson) in lessons.enumerated() where unitOfLesson[index] == nil {
      distrust(.lesson, lesson.course.string)
    }
    if storyOfKit.contains(nil) {
      for story in stories { distrust(.kit, story.identity.id.string) }
    }
  }

  private mutating func distrust(_ kind: EntityKind, _ namespace: String) {
    brokenGroups.insert(kind.key(namespace: namespace, id: ""))
  }

  /// Has no wrong answers chosen, whatever the settings say.
  mutating func leaveOptionsToAuthors() { settings.distractors = .none }

  /// How many cards all lessons have.
  package var cardCount: Int { lessons.reduce(0) { $0 + $1.cards.count } }
}

/// A curriculum without errors: only the check can make one.
package struct CheckedCurriculum: Sendable {
  /// The curriculum.
  package let curriculum: Curriculum

  /// The curriculum as a checked one; nil when a finding is an error.
  package init?(_ curriculum: Curriculum, _ diagnostics: Diagnostics) {
    guard !diagnostics.hasErrors else { return nil }
    self.curriculum = curriculum
  }
}
