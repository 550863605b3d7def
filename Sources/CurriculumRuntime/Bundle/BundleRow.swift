import GRDB

/// A row type of the bundle: it is read by the places of the table's columns, in the schema's order.
protocol BundleRow: Sendable {
  /// The table.
  static var table: String { get }
  /// Reads a row of `SELECT *`.
  init(_ row: Row)
}

extension LanguageRow: BundleRow {
  static let table = "languages"

  init(_ row: Row) {
    self.init(
      id: row[0], code: row[1], name: row[2], flagEmoji: row[3], key: row[4], nativeName: row[5],
      variant: row[6], script: row[7], direction: row[8], sourceCode: row[9], sourceVariant: row[10],
      dialectPolicy: row[11], romanisation: row[12], detailsJSON: row[13])
  }
}

extension BandRow: BundleRow {
  static let table = "bands"

  init(_ row: Row) {
    self.init(
      id: row[0], languageID: row[1], shortLabel: row[2], longLabel: row[3], orderIndex: row[4],
      unitsRequired: row[5], key: row[6], description: row[7], cefrJSON: row[8], parametersJSON: row[9])
  }
}

extension UnitRow: BundleRow {
  static let table = "units"

  init(_ row: Row) {
    self.init(
      id: row[0], bandID: row[1], title: row[2], description: row[3], orderIndex: row[4], key: row[5],
      canDo: row[6], topicsJSON: row[7])
  }
}

extension LessonRow: BundleRow {
  static let table = "lessons"

  init(_ row: Row) {
    self.init(
      id: row[0], unitID: row[1], title: row[2], lessonType: row[3], contentJSON: row[4],
      experience: row[5], orderIndex: row[6], bandID: row[7], key: row[8], mode: row[9],
      canDo: row[10], grammarJSON: row[11])
  }
}

extension CardRow: BundleRow {
  static let table = "cards"

  init(_ row: Row) {
    self.init(
      id: row[0], lessonID: row[1], languageID: row[2], targetText: row[3], nativeText: row[4],
      audioURL: row[5], imageURL: row[6], answerJSON: row[7], difficultyRating: row[8],
      orderIndex: row[9], key: row[10], lemma: row[11], partOfSpeech: row[12], gender: row[13],
      article: row[14], ipa: row[15], transliteration: row[16], imageAlt: row[17], segmented: row[18],
      detailsJSON: row[19])
  }
}

extension BossTestRow: BundleRow {
  static let table = "boss_tests"

  init(_ row: Row) {
    self.init(
      id: row[0], bandID: row[1], title: row[2], itemsJSON: row[3], timeLimitSeconds: row[4],
      passScorePercent: row[5], key: row[6])
  }
}

extension SentenceRow: BundleRow {
  static let table = "sentences"

  init(_ row: Row) {
    self.init(
      lessonID: row[0], orderIndex: row[1], targetText: row[2], nativeText: row[3],
      transliteration: row[4], audioURL: row[5], note: row[6])
  }
}

extension StoryRow: BundleRow {
  static let table = "stories"

  init(_ row: Row) {
    self.init(
      id: row[0], key: row[1], title: row[2], sourceCode: row[3], targetCode: row[4],
      kitPassPercent: row[5], examPassPercent: row[6], examQuestions: row[7], detailsJSON: row[8])
  }
}

extension StageRow: BundleRow {
  static let table = "stages"

  init(_ row: Row) {
    self.init(
      id: row[0], storyID: row[1], key: row[2], name: row[3], rawValue: row[4], title: row[5])
  }
}

extension ExamRow: BundleRow {
  static let table = "exams"

  init(_ row: Row) {
    self.init(
      id: row[0], storyID: row[1], key: row[2], title: row[3], orderIndex: row[4], covers: row[5])
  }
}

extension KitRow: BundleRow {
  static let table = "kits"

  init(_ row: Row) {
    self.init(
      id: row[0], stageID: row[1], key: row[2], name: row[3], isBasic: row[4], orderIndex: row[5])
  }
}

extension QuizRow: BundleRow {
  static let table = "quizzes"

  init(_ row: Row) {
    self.init(
      id: row[0], key: row[1], title: row[2], programme: row[3], subject: row[4], board: row[5],
      tier: row[6], topic: row[7], subtopic: row[8], generationMode: row[9], language: row[10],
      specificationsJSON: row[11], equationsJSON: row[12])
  }
}

extension DeckRow: BundleRow {
  static let table = "decks"

  init(_ row: Row) {
    self.init(
      id: row[0], key: row[1], topic: row[2], aspect: row[3], depth: row[4], batch: row[5],
      imageKeywordsJSON: row[6])
  }
}

extension QuestionRow: BundleRow {
  static let table = "questions"

  init(_ row: Row) {
    self.init(
      id: row[0], key: row[1], ownerKind: row[2], ownerID: row[3], orderIndex: row[4], type: row[5],
      grading: row[6], prompt: row[7], answerJSON: row[8], marks: row[9], difficulty: row[10],
      explanation: row[11], detailsJSON: row[12])
  }
}

extension OptionRow: BundleRow {
  static let table = "options"

  init(_ row: Row) {
    self.init(
      questionID: row[0], orderIndex: row[1], text: row[2], isKey: row[3], origin: row[4],
      score: row[5], reason: row[6], errorTag: row[7])
  }
}

extension MediaRow: BundleRow {
  static let table = "media"

  init(_ row: Row) {
    self.init(
      path: row[0], bytes: row[1], sha256: row[2])
  }
}
