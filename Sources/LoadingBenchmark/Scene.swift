import CurriculumRuntime

/// Something that an app does at its start or between two screens.
struct Scene {
  /// Which database is asked.
  enum Source: String {
    /// The bundle, which is open.
    case bundle
    /// The bundle, which is opened for it.
    case opening
    /// The learner's records.
    case records
    /// None: the rows are in memory.
    case memory
  }

  let name: String
  let source: Source
  /// Does it, and counts the rows that came.
  let play: () throws -> Int
  /// The SQL that does the same, with its values.
  let statements: () throws -> [String]

  static func all(bundle: String, records: String) throws -> [Scene] {
    let reader = try BundleReader(path: bundle)
    let lesson = try firstLesson(reader)
    let band = try reader.lesson(lesson)?.bandID ?? 0
    let learner = try LearnerRecords(path: records)
    let reviews = try learner.cards()
    return [
      Scene(
        name: "open, first lesson", source: .opening,
        play: { try openFirstLesson(BundleReader(path: bundle)) },
        statements: { try identity + reader.statements { _ = try openFirstLesson($0) } }),
      of(reader, "its questions") { reader in
        try reader.cards(ofLesson: lesson).reduce(0) { rows, card in
          try reader.questions(of: .card(card.id)).reduce(rows + 1) { rows, question in
            rows + 1 + (try reader.options(ofQuestion: question.id).count)
          }
        }
      },
      of(reader, "boss test") { reader in
        guard let test = try reader.bossTest(ofBand: band) else { return 0 }
        let options = try reader.options(of: .bossTest(test.id))
        return try reader.questions(of: .bossTest(test.id)).count + options.values.reduce(1) { $0 + $1.count }
      },
      of(reader, "lessons of a band") { try $0.lessons(ofBand: band).count },
      learner.scene(
        "the first 100 due", ProgressQueries.dueCards, ["user": "ana", "today": "2026-05-01", "limit": 100]),
      learner.scene("how many are due", ProgressQueries.dueCount, ["user": "ana", "today": "2026-05-01"]),
      learner.scene("the first 10 errors", ProgressQueries.errorCards, ["user": "ana", "limit": 10]),
      learner.scene(
        "all that are due", ProgressQueries.dueCards, ["user": "ana", "today": "2026-05-01", "limit": -1]),
      Scene(
        name: "due queue in memory", source: .memory,
        play: { DueQueue.due(reviews, on: LearnerRecords.today).count }, statements: { [] }),
    ]
  }

  /// What is asked of a file before it counts as a bundle.
  private static let identity = [
    "PRAGMA application_id", "PRAGMA user_version",
    "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'search'",
    "SELECT min_reader_version, compiler_version FROM bundle_info",
    """
    SELECT format_version, min_reader_version, content_version, content_hash, curriculum_name, compiler_version, \
    counts_json, source_revision FROM bundle_info
    """,
  ]

  private static func of(
    _ reader: BundleReader, _ name: String, _ reads: @escaping (BundleReader) throws -> Int
  ) -> Scene {
    Scene(
      name: name, source: .bundle, play: { try reads(reader) },
      statements: { try reader.statements { _ = try reads($0) } })
  }

  /// From courses down to the cards of the first lesson; all rows on the way are counted.
  private static func openFirstLesson(_ reader: BundleReader) throws -> Int {
    let courses = try reader.languages()
    let bands = try courses.first.map { try reader.bands(ofLanguage: $0.id) } ?? []
    let units = try bands.first.map { try reader.units(ofBand: $0.id) } ?? []
    let lessons = try units.first.map { try reader.lessons(ofUnit: $0.id) } ?? []
    let cards = try lessons.first.map { try reader.cards(ofLesson: $0.id) } ?? []
    return courses.count + bands.count + units.count + lessons.count + cards.count
  }

  private static func firstLesson(_ reader: BundleReader) throws -> Int64 {
    for course in try reader.languages() {
      for band in try reader.bands(ofLanguage: course.id) {
        if let lesson = try reader.lessons(ofBand: band.id).first { return lesson.id }
      }
    }
    return 0
  }
}
