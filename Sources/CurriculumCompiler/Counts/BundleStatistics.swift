package import CurriculumRuntime

/// What a bundle has, in figures: words, questions, options, media, topics.
///
/// It stands beside the rules because it measures by their limits; what it counts is the bundle's rows alone, so a
/// bundle says the same whoever built it.
package struct BundleStatistics: Sendable {
  /// What the bundle says of itself.
  package let info: BundleInfo
  /// What the bundle that it is compared with says of itself; nil without one.
  package private(set) var base: BundleInfo?
  /// The figures, in the order to show them.
  package private(set) var tables: [StatisticsTable]

  /// Counts a bundle.
  ///
  /// - Parameter settings: What the curriculum says of its limits. A bundle holds those of its bands only, so without
  ///   settings the rest are the rules' own.
  /// - Throws: `BundleError` when the bundle cannot be read.
  /// - Complexity: O(*n* log *n*) in the number of rows, and linear in their text.
  package init(_ reader: BundleReader, settings: Settings = Settings()) throws(BundleError) {
    info = reader.info
    let courses = try CourseCounts(reader, settings)
    let questions = try QuestionCounts(reader, settings)
    let quizzes = try QuizCounts(reader, settings)
    tables =
      [StatisticsTable(.content, Self.content(reader.info))] + [courses.words, courses.recycling]
      + [questions.types, questions.difficulty, questions.keyPositions, questions.media]
      + [quizzes.questions, quizzes.objectives, quizzes.coverage, quizzes.topics]
      + [questions.distractors, questions.errors]
  }

  /// The figures with their changes since another version.
  package func compared(with base: BundleStatistics) -> BundleStatistics {
    var result = self
    result.base = base.info
    result.tables = zip(tables, base.tables).map { $0.compared(with: $1) }
    return result
  }

  private static func content(_ info: BundleInfo) -> [StatisticsTable.Row] {
    (JSONMembers(info.countsJSON)?.members ?? []).map { .init([$0.key], [Int($0.json)]) }
  }
}

extension StatisticsTable.Form {
  static let content = Self(
    name: "content", title: "Content", labels: [.init("table")], measures: [.init("rows")])
  static let words = Self(
    name: "words", title: "Words by band", labels: [.init("band"), .init("level")],
    measures: [
      .init("cards"), .init("new_words", "new words"), .init("known_words", "known"),
      .init("least", isCount: false),
      .init("most", isCount: false), .init("lessons"), .init("largest_lesson", "largest lesson"),
      .init("lesson_limit", "limit", isCount: false),
    ])
  static let recycling = Self(
    name: "recycling", title: "How often words come back in later lessons",
    labels: [.init("band"), .init("level")],
    measures: [
      .init("new_words", "new words"), .init("in_time", "in time"),
      .init("window", isCount: false),
      .init("uses_0", "never"), .init("uses_1_2", "1–2 times"), .init("uses_3_5", "3–5 times"),
      .init("uses_6_or_more", "6 or more"),
    ])
  static let questions = Self(
    name: "questions", title: "Questions by type",
    labels: [.init("owner"), .init("type"), .init("grading")],
    measures: [.init("questions"), .init("marks")])
  static let difficulty = Self(
    name: "difficulty", title: "Difficulty, from 1 (easy) to 5 (hard)", labels: [.init("of")],
    measures: [
      .init("rated"), .init("difficulty_1", "1"), .init("difficulty_2", "2"), .init("difficulty_3", "3"),
      .init("difficulty_4", "4"), .init("difficulty_5", "5"), .init("unrated"),
    ])
  static let keyPositions = Self(
    name: "key_positions", title: "Where the right option stands, as authored",
    labels: [.init("owner"), .init("options"), .init("position")],
    measures: [.init("keys"), .init("share_pct", "%", isCount: false)])
  static let media = Self(
    name: "media", title: "Sound and pictures", labels: [.init("of")],
    measures: [
      .init("items"), .init("sound"), .init("pictures"),
      .init("alternative_texts", "alternative texts"),
    ])
  static let quizQuestions = Self(
    name: "quiz_questions", title: "Quizzes", labels: [.init("by"), .init("value", "")],
    measures: [.init("questions"), .init("marks")])
  static let objectives = Self(
    name: "objectives", title: "Assessment objectives, by marks",
    labels: [.init("quiz"), .init("objective")],
    measures: [
      .init("marks"), .init("questions"), .init("share_pct", "%", isCount: false),
      .init("least_pct", "least %", isCount: false),
      .init("most_pct", "most %", isCount: false),
    ])
  static let coverage = Self(
    name: "coverage", title: "Boards", labels: [.init("subject"), .init("board")],
    measures: [.init("questions"), .init("topics"), .init("covered", "asked about")])
  static let topics = Self(
    name: "topics", title: "Topics of the boards",
    labels: [.init("subject"), .init("board"), .init("code", "topic"), .init("title", "")],
    measures: [.init("questions"), .init("marks")])
  static let distractors = Self(
    name: "distractors", title: "Where wrong options come from", labels: [.init("owner"), .init("origin")],
    measures: [.init("options")])
  static let errors = Self(
    name: "errors", title: "Mistakes that wrong options stand for", labels: [.init("owner"), .init("error")],
    measures: [.init("options")])
}
