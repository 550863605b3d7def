import CurriculumRuntime

/// A kind of thing that has an identity of its own in a bundle: a table, and what its columns mean to people.
struct EntityTable: Sendable {
  /// Its name in keys: `card`.
  let name: String
  /// Its table.
  let table: String
  /// The column of its number; media have a path instead.
  let number: String
  /// The columns that people know it by, the first that is there.
  let titles: [String]
  /// The column of what it stands in, with that one's kind; nil for what stands in nothing.
  var home: (column: String, kind: String)?
  /// Columns that are worked out from others, here or elsewhere.
  var derived: Set<String> = []
  /// Whether learners may hold something under its number.
  var isHeld = true

  /// Every kind, from the whole to the part.
  static let all: [EntityTable] = [
    EntityTable(name: "language", table: "languages", number: "language_id", titles: ["name"]),
    EntityTable(
      name: "band", table: "bands", number: "band_id", titles: ["long_label"],
      home: ("language_id", "language")),
    EntityTable(
      name: "unit", table: "units", number: "unit_id", titles: ["title"], home: ("band_id", "band")),
    EntityTable(
      name: "lesson", table: "lessons", number: "lesson_id", titles: ["title"], home: ("unit_id", "unit"),
      derived: ["content_json"]),
    EntityTable(
      name: "card", table: "cards", number: "card_id", titles: ["target_text"], home: ("lesson_id", "lesson"),
      derived: ["answer_json", "segmented"]),
    EntityTable(
      name: "boss-test", table: "boss_tests", number: "boss_test_id", titles: ["title"],
      home: ("band_id", "band"),
      derived: ["items_json"]),
    EntityTable(name: "story", table: "stories", number: "story_id", titles: ["title"]),
    EntityTable(
      name: "stage", table: "stages", number: "stage_id", titles: ["title"], home: ("story_id", "story")),
    EntityTable(
      name: "exam", table: "exams", number: "exam_id", titles: ["title"], home: ("story_id", "story")),
    EntityTable(name: "kit", table: "kits", number: "kit_id", titles: ["name"], home: ("stage_id", "stage")),
    EntityTable(name: "quiz", table: "quizzes", number: "quiz_id", titles: ["title"]),
    EntityTable(name: "deck", table: "decks", number: "deck_id", titles: ["topic"]),
    EntityTable(
      name: "question", table: "questions", number: "question_id", titles: ["prompt"],
      home: ("owner_id", "owner"), derived: ["owner_kind"]),
    EntityTable(name: "media", table: "media", number: "", titles: ["path"], isHeld: false),
  ]

  /// The kind with a name, or nil.
  static func named(_ name: String) -> EntityTable? { all.first { $0.name == name } }

  /// The kind that a table holds, or nil for rows that belong to another entity.
  static func ofTable(_ table: String) -> EntityTable? { all.first { $0.table == table } }

  /// The place of the kind among all.
  var rank: Int { Self.all.firstIndex { $0.name == name } ?? Self.all.count }
}

/// An entity as one bundle has it: its row by the names of the columns.
struct EntityRow: Sendable {
  private let columns: [String: Int]
  let values: [BundleValue]

  init(columns: [String: Int], values: [BundleValue]) {
    self.columns = columns
    self.values = values
  }

  /// The value of a column.
  subscript(column: String) -> BundleValue { columns[column].map { values[$0] } ?? .null }

  /// The key; of media the path.
  var key: String { self["key"].text ?? self["path"].text ?? "" }
}
