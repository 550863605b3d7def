import GRDB

/// A row type of the bundle: it is read by the places of the table's columns, in the schema's order.
protocol BundleRow: Sendable {
  /// The table.
  static var table: String { get }
  /// Reads a row of `SELECT *`.
  ///
  /// - Throws: `RowDecodingError` or `MissingColumn` for a row of a damaged file.
  init(_ row: Row) throws
}

extension Row {
  /// The value at a place, from 0.
  ///
  /// A subscript would end the process over a NULL where there is none, or a column that is not there: a damaged file may hold
  /// both, whatever its schema says.
  fileprivate func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws
    -> Value
  {
    guard index < count else {
      throw MissingColumn(found: count, expected: index + 1)
    }
    return try decode(Value.self, atIndex: index)
  }
}

/// A row that is shorter than its format says; the reader tells whose it is.
private struct MissingColumn: Error, CustomStringConvertible {
  let found: Int
  let expected: Int

  var description: String { "a row has \(found) columns, expected \(expected) or more" }
}

extension LanguageRow: BundleRow {
  static let table = "languages"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), code: row.value(1), name: row.value(2), flagEmoji: row.value(3), key: row.value(4),
      nativeName: row.value(5),
      variant: row.value(6), script: row.value(7), direction: row.value(8), sourceCode: row.value(9),
      sourceVariant: row.value(10),
      dialectPolicy: row.value(11), romanisation: row.value(12), detailsJSON: row.value(13))
  }
}

extension BandRow: BundleRow {
  static let table = "bands"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), languageID: row.value(1), shortLabel: row.value(2), longLabel: row.value(3),
      orderIndex: row.value(4),
      unitsRequired: row.value(5), key: row.value(6), description: row.value(7), cefrJSON: row.value(8),
      parametersJSON: row.value(9))
  }
}

extension UnitRow: BundleRow {
  static let table = "units"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), bandID: row.value(1), title: row.value(2), description: row.value(3),
      orderIndex: row.value(4), key: row.value(5),
      canDo: row.value(6), topicsJSON: row.value(7))
  }
}

extension LessonRow: BundleRow {
  static let table = "lessons"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), unitID: row.value(1), title: row.value(2), lessonType: row.value(3),
      contentJSON: row.value(4),
      experience: row.value(5), orderIndex: row.value(6), bandID: row.value(7), key: row.value(8),
      mode: row.value(9),
      canDo: row.value(10), grammarJSON: row.value(11))
  }
}

extension CardRow: BundleRow {
  static let table = "cards"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), lessonID: row.value(1), languageID: row.value(2), targetText: row.value(3),
      nativeText: row.value(4),
      audioURL: row.value(5), imageURL: row.value(6), answerJSON: row.value(7),
      difficultyRating: row.value(8),
      orderIndex: row.value(9), key: row.value(10), lemma: row.value(11), partOfSpeech: row.value(12),
      gender: row.value(13),
      article: row.value(14), ipa: row.value(15), transliteration: row.value(16), imageAlt: row.value(17),
      segmented: row.value(18),
      detailsJSON: row.value(19))
  }
}

extension BossTestRow: BundleRow {
  static let table = "boss_tests"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), bandID: row.value(1), title: row.value(2), itemsJSON: row.value(3),
      timeLimitSeconds: row.value(4),
      passScorePercent: row.value(5), key: row.value(6))
  }
}

extension SentenceRow: BundleRow {
  static let table = "sentences"

  init(_ row: Row) throws {
    try self.init(
      lessonID: row.value(0), orderIndex: row.value(1), targetText: row.value(2), nativeText: row.value(3),
      transliteration: row.value(4), audioURL: row.value(5), note: row.value(6))
  }
}

extension StoryRow: BundleRow {
  static let table = "stories"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), key: row.value(1), title: row.value(2), sourceCode: row.value(3),
      targetCode: row.value(4),
      kitPassPercent: row.value(5), examPassPercent: row.value(6), examQuestions: row.value(7),
      detailsJSON: row.value(8))
  }
}

extension StageRow: BundleRow {
  static let table = "stages"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), storyID: row.value(1), key: row.value(2), name: row.value(3), rawValue: row.value(4),
      title: row.value(5))
  }
}

extension ExamRow: BundleRow {
  static let table = "exams"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), storyID: row.value(1), key: row.value(2), title: row.value(3),
      orderIndex: row.value(4), covers: row.value(5))
  }
}

extension KitRow: BundleRow {
  static let table = "kits"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), stageID: row.value(1), key: row.value(2), name: row.value(3), isBasic: row.value(4),
      orderIndex: row.value(5))
  }
}

extension QuizRow: BundleRow {
  static let table = "quizzes"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), key: row.value(1), title: row.value(2), programme: row.value(3),
      subject: row.value(4), board: row.value(5),
      tier: row.value(6), topic: row.value(7), subtopic: row.value(8), generationMode: row.value(9),
      language: row.value(10),
      specificationsJSON: row.value(11), equationsJSON: row.value(12))
  }
}

extension DeckRow: BundleRow {
  static let table = "decks"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), key: row.value(1), topic: row.value(2), aspect: row.value(3), depth: row.value(4),
      batch: row.value(5),
      imageKeywordsJSON: row.value(6))
  }
}

extension QuestionRow: BundleRow {
  static let table = "questions"

  init(_ row: Row) throws {
    try self.init(
      id: row.value(0), key: row.value(1), ownerKind: row.value(2), ownerID: row.value(3),
      orderIndex: row.value(4), type: row.value(5),
      grading: row.value(6), prompt: row.value(7), answerJSON: row.value(8), marks: row.value(9),
      difficulty: row.value(10),
      explanation: row.value(11), detailsJSON: row.value(12))
  }
}

extension OptionRow: BundleRow {
  static let table = "options"

  init(_ row: Row) throws {
    try self.init(
      questionID: row.value(0), orderIndex: row.value(1), text: row.value(2), isKey: row.value(3),
      origin: row.value(4),
      score: row.value(5), reason: row.value(6), errorTag: row.value(7))
  }
}

extension MediaRow: BundleRow {
  static let table = "media"

  init(_ row: Row) throws {
    try self.init(
      path: row.value(0), bytes: row.value(1), sha256: row.value(2))
  }
}
