import GRDB

extension BundleReader {
  /// A course, or nil when the bundle has none with this id.
  public func language(_ id: Int64) throws(BundleError) -> LanguageRow? { try row(id, "language_id") }

  /// A band, or nil when the bundle has none with this id.
  public func band(_ id: Int64) throws(BundleError) -> BandRow? { try row(id, "band_id") }

  /// A unit, or nil when the bundle has none with this id.
  public func unit(_ id: Int64) throws(BundleError) -> UnitRow? { try row(id, "unit_id") }

  /// A boss test, or nil when the bundle has none with this id.
  public func bossTest(_ id: Int64) throws(BundleError) -> BossTestRow? { try row(id, "boss_test_id") }

  /// A story, or nil when the bundle has none with this id.
  public func story(_ id: Int64) throws(BundleError) -> StoryRow? { try row(id, "story_id") }

  /// A stage, or nil when the bundle has none with this id.
  public func stage(_ id: Int64) throws(BundleError) -> StageRow? { try row(id, "stage_id") }

  /// A kit, or nil when the bundle has none with this id.
  public func kit(_ id: Int64) throws(BundleError) -> KitRow? { try row(id, "kit_id") }

  /// A quiz, or nil when the bundle has none with this id.
  public func quiz(_ id: Int64) throws(BundleError) -> QuizRow? { try row(id, "quiz_id") }

  /// A deck, or nil when the bundle has none with this id.
  public func deck(_ id: Int64) throws(BundleError) -> DeckRow? { try row(id, "deck_id") }

  /// A question, or nil when the bundle has none with this id.
  public func question(_ id: Int64) throws(BundleError) -> QuestionRow? { try row(id, "question_id") }

  private func row<Row: BundleRow>(_ id: Int64, _ column: String) throws(BundleError) -> Row? {
    try rows(Row.self, where: "\(column) = ?", [id], orderedBy: column).first
  }

  /// The lessons of a band in the order of learning: unit by unit.
  public func lessons(ofBand id: Int64) throws(BundleError) -> [LessonRow] {
    try rows(
      sql: """
        SELECT l.* FROM units AS u JOIN lessons AS l USING (unit_id) WHERE u.band_id = ?
        ORDER BY u.order_idx, l.order_idx
        """, [id])
  }

  /// The cards with these ids, in the order given; ids that the bundle does not have are left out.
  ///
  /// - Complexity: O(*n*) in the number of ids; a look-up each.
  public func cards(_ ids: some Sequence<Int64>) throws(BundleError) -> [CardRow] {
    try read { database in
      let statement = try database.cachedStatement(sql: "SELECT * FROM cards WHERE card_id = ?")
      return try ids.compactMap { id in
        try Row.fetchOne(statement, arguments: [id]).map { try CardRow($0) }
      }
    }
  }

  /// How many questions an owner has.
  public func questionCount(of owner: QuestionOwner) throws(BundleError) -> Int {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT count(*) FROM questions WHERE owner_id = ? AND owner_kind = ?")
      return try Int.fetchOne(statement, arguments: [owner.id, owner.kind]) ?? 0
    }
  }

  /// The options of all questions of an owner, by question and in order.
  ///
  /// One query for a whole quiz or kit instead of one for each question.
  public func options(of owner: QuestionOwner) throws(BundleError) -> [Int64: [OptionRow]] {
    let options: [OptionRow] = try rows(
      sql: """
        SELECT o.* FROM questions AS q JOIN options AS o USING (question_id)
        WHERE q.owner_id = ? AND q.owner_kind = ? ORDER BY q.order_idx, o.order_idx
        """, [owner.id, owner.kind])
    return Dictionary(grouping: options, by: \.questionID)
  }
}

extension BundleReader {
  /// A boss battle with a test, before its start.
  public func bossBattle(_ test: BossTestRow) throws(BundleError) -> BossBattle {
    BossBattle(
      items: try questionCount(of: .bossTest(test.id)), timeLimitSeconds: test.timeLimitSeconds,
      passScorePercent: test.passScorePercent)
  }

  /// The stages, kits and exams of a story, for working out what is open to a learner.
  public func storyMap(_ story: StoryRow) throws(BundleError) -> StoryMap {
    let stages = try stages(ofStory: story.id)
    var kits: [StoryMap.Kit] = []
    for stage in stages {
      kits += try self.kits(ofStage: stage.id).map { StoryMap.Kit(kit: $0.id, stage: stage.id) }
    }
    var exams: [StoryMap.Exam] = []
    for exam in try self.exams(ofStory: story.id) {
      exams.append(
        StoryMap.Exam(
          exam: exam.id, stages: try self.stages(coveredByExam: exam.id).map(\.id),
          coversSelected: exam.covers == "selected",
          opens: try self.stages(openedByExam: exam.id).map(\.id)))
    }
    return StoryMap(
      stages: stages.map(\.id), kits: kits, exams: exams, kitPassPercent: story.kitPassPercent,
      examPassPercent: story.examPassPercent)
  }

  /// A grader for a question, with its options and the language of its answers.
  ///
  /// Cards are answered in the language learned when they are produced and in the source language when they are
  /// recognised; lessons and boss tests in the language learned, kits in the story's, quizzes in the quiz's. The other
  /// cards of a card's lesson are other answers, unless they mean the same.
  ///
  /// - Parameters:
  ///   - question: A question of this bundle.
  ///   - articles: Whether a noun's article may be missing.
  ///   - otherAnswers: What else is the answer to something else, such as words of earlier lessons.
  /// - Returns: nil when the question's grading is not known here, or its key cannot be read.
  public func grader(
    of question: QuestionRow, articles: TextGrader.ArticlePolicy = .optional, otherAnswers: [String] = []
  ) throws(BundleError) -> AnswerGrader? {
    AnswerGrader(
      question, options: try options(ofQuestion: question.id), language: try answerLanguage(of: question),
      articles: articles, otherAnswers: try taughtBeside(question) + otherAnswers)
  }

  /// The answers to the other cards of a card's lesson; of no other question.
  private func taughtBeside(_ question: QuestionRow) throws(BundleError) -> [String] {
    guard question.ownerKind == "card", let card = try card(question.ownerID), let lesson = card.lessonID
    else { return [] }
    let isRecognised = question.orderIndex == 0
    let senses = Set(AcceptableAnswers.senses(of: card.nativeText).map(AcceptableAnswers.comparisonForm))
    return try cards(ofLesson: lesson).filter { $0.id != card.id }.flatMap { other in
      let meanings = AcceptableAnswers.senses(of: other.nativeText)
      let isSynonym = meanings.contains { senses.contains(AcceptableAnswers.comparisonForm(of: $0)) }
      return isSynonym ? [] : isRecognised ? meanings : [other.targetText]
    }
  }

  /// The language code of a question's answers; nil for decks, which do not say.
  private func answerLanguage(of question: QuestionRow) throws(BundleError) -> String? {
    let owner = question.ownerID
    switch question.ownerKind {
    case "card":
      guard let card = try card(owner), let course = try language(card.languageID) else { return nil }
      return question.orderIndex == 0 ? course.sourceCode : course.code
    case "lesson":
      guard let lesson = try lesson(owner) else { return nil }
      return try code(ofBand: lesson.bandID)
    case "boss-test":
      guard let test = try bossTest(owner) else { return nil }
      return try code(ofBand: test.bandID)
    case "kit":
      guard let kit = try kit(owner), let stage = try stage(kit.stageID) else { return nil }
      return try story(stage.storyID)?.targetCode
    case "quiz": return try quiz(owner)?.language
    default: return nil
    }
  }

  private func code(ofBand id: Int64) throws(BundleError) -> String? {
    guard let band = try band(id) else { return nil }
    return try language(band.languageID)?.code
  }
}
