import GRDB

extension BundleReader {
  /// All courses, by name.
  public func languages() throws(BundleError) -> [LanguageRow] { try rows(orderedBy: "name, language_id") }

  /// The bands of a course, in order.
  public func bands(ofLanguage id: Int64) throws(BundleError) -> [BandRow] {
    try rows(where: "language_id = ?", [id], orderedBy: "order_idx")
  }

  /// The units of a band, in order.
  public func units(ofBand id: Int64) throws(BundleError) -> [UnitRow] {
    try rows(where: "band_id = ?", [id], orderedBy: "order_idx")
  }

  /// The lessons of a unit, in order.
  public func lessons(ofUnit id: Int64) throws(BundleError) -> [LessonRow] {
    try rows(where: "unit_id = ?", [id], orderedBy: "order_idx")
  }

  /// A lesson, or nil when the bundle has none with this id.
  public func lesson(_ id: Int64) throws(BundleError) -> LessonRow? {
    try rows(LessonRow.self, where: "lesson_id = ?", [id], orderedBy: "lesson_id").first
  }

  /// The cards of a lesson, in order.
  public func cards(ofLesson id: Int64) throws(BundleError) -> [CardRow] {
    try rows(where: "lesson_id = ?", [id], orderedBy: "order_idx")
  }

  /// A card, or nil when the bundle has none with this id.
  public func card(_ id: Int64) throws(BundleError) -> CardRow? {
    try rows(CardRow.self, where: "card_id = ?", [id], orderedBy: "card_id").first
  }

  /// The card with a key such as `card/es/hola`, or nil.
  public func card(key: String) throws(BundleError) -> CardRow? {
    try rows(CardRow.self, where: "key = ?", [key], orderedBy: "card_id").first
  }

  /// The example sentences of a lesson, in order.
  public func sentences(ofLesson id: Int64) throws(BundleError) -> [SentenceRow] {
    try rows(where: "lesson_id = ?", [id], orderedBy: "order_idx")
  }

  /// The boss test of a band, or nil.
  public func bossTest(ofBand id: Int64) throws(BundleError) -> BossTestRow? {
    try rows(BossTestRow.self, where: "band_id = ?", [id], orderedBy: "boss_test_id").first
  }

  /// All stories.
  public func stories() throws(BundleError) -> [StoryRow] { try rows(orderedBy: "title, story_id") }

  /// The stages of a story, by raw value.
  public func stages(ofStory id: Int64) throws(BundleError) -> [StageRow] {
    try rows(where: "story_id = ?", [id], orderedBy: "raw_value")
  }

  /// The exams of a story, in order.
  public func exams(ofStory id: Int64) throws(BundleError) -> [ExamRow] {
    try rows(where: "story_id = ?", [id], orderedBy: "order_idx")
  }

  /// The stages that an exam draws on, in the author's order.
  public func stages(coveredByExam id: Int64) throws(BundleError) -> [StageRow] { try stages(id, "covers") }

  /// The stages that an exam opens, in the author's order.
  public func stages(openedByExam id: Int64) throws(BundleError) -> [StageRow] { try stages(id, "opens") }

  private func stages(_ exam: Int64, _ relation: String) throws(BundleError) -> [StageRow] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT s.* FROM exam_stages AS e JOIN stages AS s USING (stage_id)
          WHERE e.exam_id = ? AND e.relation = ? ORDER BY e.order_idx
          """, arguments: [exam, relation])
      return try rows.map { try StageRow($0) }
    }
  }

  /// The kits of a stage, in order.
  public func kits(ofStage id: Int64) throws(BundleError) -> [KitRow] {
    try rows(where: "stage_id = ?", [id], orderedBy: "order_idx")
  }

  /// All quizzes, by title.
  public func quizzes() throws(BundleError) -> [QuizRow] { try rows(orderedBy: "title, quiz_id") }

  /// All decks, by topic and batch.
  public func decks() throws(BundleError) -> [DeckRow] { try rows(orderedBy: "topic, batch, deck_id") }

  /// The questions of an owner, in order.
  public func questions(of owner: QuestionOwner) throws(BundleError) -> [QuestionRow] {
    try rows(where: "owner_id = ? AND owner_kind = ?", [owner.id, owner.kind], orderedBy: "order_idx")
  }

  /// The options of a question, in order.
  public func options(ofQuestion id: Int64) throws(BundleError) -> [OptionRow] {
    try rows(where: "question_id = ?", [id], orderedBy: "order_idx")
  }

  /// The media files that the content points at, by path.
  public func media() throws(BundleError) -> [MediaRow] { try rows(orderedBy: "path") }

  /// Finds cards and questions by words.
  ///
  /// - Parameters:
  ///   - words: What to look for; every word must occur, the last may be the beginning of one. Accents and
  ///     case do not matter. Chinese and Japanese match as runs of characters.
  ///   - limit: How many hits at most.
  /// - Returns: Hits, the best first; none when the bundle has no full-text index, or SQLite no FTS5 to read it.
  public func search(_ words: String, limit: Int = 50) throws(BundleError) -> [SearchHit] {
    guard try hasSearch, let query = SearchQuery.match(words) else { return [] }
    return try read { database in
      guard try SQLiteLibrary.hasFTS5(database) else { return [] }
      let ids = try Int64.fetchAll(
        database, sql: "SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank, rowid LIMIT ?",
        arguments: [query, limit])
      return try ids.compactMap { id -> SearchHit? in
        if let row = try Row.fetchOne(database, sql: "SELECT * FROM cards WHERE card_id = ?", arguments: [id])
        {
          return .card(try CardRow(row))
        }
        let row = try Row.fetchOne(
          database, sql: "SELECT * FROM questions WHERE question_id = ?", arguments: [id])
        return try row.map { .question(try QuestionRow($0)) }
      }
    }
  }
}
