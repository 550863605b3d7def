import CurriculumCompiler
import CurriculumRuntime

/// What goes into a bundle: compiled, checked, and without errors.
struct BuiltContent: Sendable {
  /// What the bundle says about itself.
  let name: String
  let version: String
  /// Both, for people.
  var title: String { "\(name) \(version)" }
  /// How much there is.
  let counts: ContentCounts
  /// The media files that it names.
  let media: [MediaFile]
  /// Adds the rows of every table.
  let rows: @Sendable (BundleRows) throws -> Void
  /// What full-text search finds.
  let search: SearchContent

  /// A curriculum that was compiled as a whole, with the media files that it names.
  init(_ completed: CompletedCurriculum, media: [MediaFile]) {
    let curriculum = completed.checked.curriculum
    let lowering = Lowering(completed, media: media)
    name = curriculum.settings.name
    version = curriculum.settings.contentVersion
    counts = ContentCounts(curriculum)
    self.media = media
    rows = { try lowering.write(to: $0) }
    search = lowering.search
  }

  /// Parts of a curriculum whose rows wait in files, with the media files that they name.
  init(name: String, version: String, counts: ContentCounts, _ parts: [JoinedRows.Part], media: [MediaFile]) {
    self.name = name
    self.version = version
    self.counts = counts
    self.media = media
    let joined = JoinedRows(parts) { try Lowering.write(media, to: $0) }
    rows = { try joined.write(to: $0) }
    search = joined.search
  }
}

/// How many entities of each kind there are.
struct ContentCounts: Sendable, Codable, Equatable {
  private(set) var courses = 0
  private(set) var bands = 0
  private(set) var units = 0
  private(set) var lessons = 0
  private(set) var cards = 0
  private(set) var bossTests = 0
  private(set) var kits = 0
  private(set) var quizzes = 0
  private(set) var decks = 0

  /// Nothing.
  init() {}

  /// What a curriculum has.
  init(_ curriculum: Curriculum) {
    courses = curriculum.courses.count
    bands = curriculum.bands.count
    units = curriculum.units.count
    lessons = curriculum.lessons.count
    cards = curriculum.cardCount
    bossTests = curriculum.bossTests.count
    kits = curriculum.kits.count
    quizzes = curriculum.quizzes.count
    decks = curriculum.decks.count
  }

  /// False for what nothing can have so much of.
  var isPossible: Bool {
    [courses, bands, units, lessons, cards, bossTests, kits, quizzes, decks].allSatisfy {
      (0...1 << 40).contains($0)
    }
  }

  /// Adds what another part has.
  mutating func add(_ other: ContentCounts) {
    courses += other.courses
    bands += other.bands
    units += other.units
    lessons += other.lessons
    cards += other.cards
    bossTests += other.bossTests
    kits += other.kits
    quizzes += other.quizzes
    decks += other.decks
  }

  /// In words, such as "4 courses, 12 bands".
  var words: String {
    let counts = [
      (courses, "course"), (bands, "band"), (units, "unit"), (lessons, "lesson"), (cards, "card"),
      (bossTests, "boss test"), (kits, "kit"), (quizzes, "quiz"), (decks, "deck"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { count, noun in
      noun == "quiz" && count != 1 ? "\(count) quizzes" : count.counted(noun)
    }
    return parts.joined(separator: ", ")
  }
}
