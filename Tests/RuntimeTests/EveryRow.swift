import CurriculumRuntime
import GRDB

/// All that a reader hands out of a bundle, through every accessor it has.
struct EveryRow {
  /// Rows by table, each as its values in the order of the type's properties.
  private(set) var rows: [String: [[String]]] = [:]
  /// Stages that exams draw on or open.
  private(set) var stagesOfExams = 0
  /// Rows that were handed out otherwise when asked for by id or key.
  private(set) var contradictions: [String] = []

  private let reader: BundleReader

  init(_ reader: BundleReader) throws {
    self.reader = reader
    try readCourses()
    try readStories()
    for quiz in try reader.quizzes() {
      add("quizzes", quiz)
      try readQuestions(of: .quiz(quiz.id))
    }
    for deck in try reader.decks() {
      add("decks", deck)
      try readQuestions(of: .deck(deck.id))
    }
    for media in try reader.media() { add("media", media) }
  }

  private mutating func readCourses() throws {
    for language in try reader.languages() {
      add("languages", language)
      for band in try reader.bands(ofLanguage: language.id) {
        add("bands", band)
        for unit in try reader.units(ofBand: band.id) {
          add("units", unit)
          for lesson in try reader.lessons(ofUnit: unit.id) { try readLesson(lesson) }
        }
        guard let boss = try reader.bossTest(ofBand: band.id) else { continue }
        add("boss_tests", boss)
        try readQuestions(of: .bossTest(boss.id))
      }
    }
  }

  private mutating func readLesson(_ lesson: LessonRow) throws {
    add("lessons", lesson)
    if try reader.lesson(lesson.id) != lesson { contradictions.append(lesson.key) }
    for card in try reader.cards(ofLesson: lesson.id) {
      add("cards", card)
      let same = try [reader.card(card.id), reader.card(key: card.key)]
      if same != [card, card] { contradictions.append(card.key) }
      try readQuestions(of: .card(card.id))
    }
    for sentence in try reader.sentences(ofLesson: lesson.id) { add("sentences", sentence) }
    try readQuestions(of: .lesson(lesson.id))
  }

  private mutating func readStories() throws {
    for story in try reader.stories() {
      add("stories", story)
      for stage in try reader.stages(ofStory: story.id) {
        add("stages", stage)
        for kit in try reader.kits(ofStage: stage.id) {
          add("kits", kit)
          try readQuestions(of: .kit(kit.id))
        }
      }
      for exam in try reader.exams(ofStory: story.id) {
        add("exams", exam)
        stagesOfExams += try reader.stages(coveredByExam: exam.id).count
        stagesOfExams += try reader.stages(openedByExam: exam.id).count
      }
    }
  }

  private mutating func readQuestions(of owner: QuestionOwner) throws {
    for question in try reader.questions(of: owner) {
      add("questions", question)
      for option in try reader.options(ofQuestion: question.id) { add("options", option) }
    }
  }

  private mutating func add(_ table: String, _ row: Any) {
    rows[table, default: []].append(Mirror(reflecting: row).children.map { Self.text($0.value) })
  }

  /// A property's value as SQLite would write it.
  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "NULL" }
    return (value as? Bool).map { $0 ? "1" : "0" } ?? "\(value)"
  }

  /// The rows of a table by the names of its columns, as any program would read them.
  static func stored(_ table: String, _ columns: [String], bundle path: String) throws -> [[String]] {
    try DatabaseQueue(path: path).inDatabase { database in
      let rows = try Row.fetchAll(database, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table)")
      return rows.map { row in
        row.databaseValues.map { $0.isNull ? "NULL" : "\($0.storage.value ?? "")" }
      }
    }
  }

  /// The number of rows of a table.
  static func count(_ table: String, bundle path: String) throws -> Int {
    try DatabaseQueue(path: path).inDatabase {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
  }
}
