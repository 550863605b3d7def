import CurriculumRuntime

/// Questions that stand together, and where that is: what question banks call a category.
struct QuestionGroup {
  /// What kind of questions they are.
  let kind: ExportKind
  /// The owner's id; of the questions of cards the id of the lesson.
  let id: Int64
  /// The owner's key.
  let key: String
  /// Titles from the curriculum down to the owner.
  let path: [String]

  /// Hands out the questions, in order.
  func forEachQuestion(in reader: BundleReader, _ body: (ExportedQuestion) throws -> Void) throws {
    guard kind == .cardQuestion else { return try reader.forEachQuestion(of: kind, id, body) }
    try reader.forEachQuestion(
      from: "cards AS c JOIN questions AS q ON q.owner_id = c.card_id AND q.owner_kind = 'card'",
      where: "c.lesson_id = ?", [id], orderedBy: "c.order_idx, c.card_id, q.order_idx", body)
  }

  /// All groups of a bundle, in the order of learning.
  static func all(in reader: BundleReader, _ request: ExportRequest) throws -> [QuestionGroup] {
    var groups: [QuestionGroup] = []
    func add(_ kind: ExportKind, _ sql: String, ends: Int = 3) throws {
      guard request.includes(kind) else { return }
      try reader.forEachRow(sql) { row in
        groups.append(
          QuestionGroup(
            kind: kind, id: row.integer(0), key: row.string(1),
            path: (2..<row.count).map { row.string($0) }))
      }
    }
    let lessons = """
      SELECT l.lesson_id, l.key, g.name, b.long_label, u.title, l.title
      FROM languages AS g JOIN bands AS b USING (language_id) JOIN units AS u USING (band_id)
      JOIN lessons AS l USING (unit_id)
      ORDER BY g.name, g.language_id, b.order_idx, u.order_idx, l.order_idx
      """
    try add(.cardQuestion, lessons)
    try add(.exercise, lessons)
    try add(
      .bossItem,
      """
      SELECT t.boss_test_id, t.key, g.name, b.long_label, t.title
      FROM languages AS g JOIN bands AS b USING (language_id) JOIN boss_tests AS t USING (band_id)
      ORDER BY g.name, g.language_id, b.order_idx
      """)
    try add(
      .kitQuestion,
      """
      SELECT k.kit_id, k.key, s.title, a.title, k.name
      FROM stories AS s JOIN stages AS a USING (story_id) JOIN kits AS k USING (stage_id)
      ORDER BY s.title, s.story_id, a.raw_value, k.order_idx
      """)
    try add(.quizQuestion, "SELECT quiz_id, key, title FROM quizzes ORDER BY title, quiz_id")
    try add(.flashcard, "SELECT deck_id, key, topic FROM decks ORDER BY topic, batch, deck_id")
    return groups
  }
}
