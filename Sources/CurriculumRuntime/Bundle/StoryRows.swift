import GRDB

/// indi's story of stages.
public struct StoryRow: Hashable, Sendable, Identifiable {
  /// `story_id`.
  public let id: Int64
  /// `story/<id>`.
  public let key: String
  /// The story's name.
  public let title: String
  /// Language of the questions.
  public let sourceCode: String
  /// Language of the answers.
  public let targetCode: String
  /// Least percentage on every kit of a stage before its exam opens.
  public let kitPassPercent: Int
  /// Least percentage on an exam.
  public let examPassPercent: Int
  /// Questions drawn for an exam.
  public let examQuestions: Int
  /// Scripts and varieties of both languages, as JSON.
  public let detailsJSON: String?
}

/// A stage of life.
public struct StageRow: Hashable, Sendable, Identifiable {
  /// `stage_id`.
  public let id: Int64
  /// The story.
  public let storyID: Int64
  /// `stage/<story>/<id>`.
  public let key: String
  /// indi's case name.
  public let name: String
  /// indi's raw value, 0 to 7.
  public let rawValue: Int
  /// The title shown to the learner.
  public let title: String
}

/// An exam over the kits of some stages.
public struct ExamRow: Hashable, Sendable, Identifiable {
  /// `exam_id`.
  public let id: Int64
  /// The story.
  public let storyID: Int64
  /// `exam/<story>/<id>`.
  public let key: String
  /// The title shown to the learner.
  public let title: String
  /// Place in the story, from 0.
  public let orderIndex: Int
  /// `all`, or `selected`: only the stages that the learner selected.
  public let covers: String
}

/// A set of words of a stage.
public struct KitRow: Hashable, Sendable, Identifiable {
  /// `kit_id`.
  public let id: Int64
  /// The stage.
  public let stageID: Int64
  /// `kit/<story>/<id>`.
  public let key: String
  /// The name, unique over all stages.
  public let name: String
  /// Whether it ships with the app and cannot be deleted.
  public let isBasic: Bool
  /// Place in the stage, from 0.
  public let orderIndex: Int
}

/// A set of exam-style questions.
public struct QuizRow: Hashable, Sendable, Identifiable {
  /// `quiz_id`.
  public let id: Int64
  /// `quiz/<id>`.
  public let key: String
  /// The title shown to the learner.
  public let title: String
  /// The programme of study.
  public let programme: String
  /// The subject.
  public let subject: String
  /// The board, or nil when the quiz is written for several.
  public let board: String?
  /// Tier of questions that do not say their own.
  public let tier: String
  /// The topic in words.
  public let topic: String?
  /// The subtopic in words.
  public let subtopic: String?
  /// `extraction` or `synthesis`.
  public let generationMode: String
  /// BCP 47 tag.
  public let language: String
  /// Specification codes by board, as JSON.
  public let specificationsJSON: String?
  /// Balanced equations, as a JSON array.
  public let equationsJSON: String?
}

/// A batch of flashcards.
public struct DeckRow: Hashable, Sendable, Identifiable {
  /// `deck_id`.
  public let id: Int64
  /// `deck/<id>`.
  public let key: String
  /// The topic.
  public let topic: String
  /// What the batch looks at.
  public let aspect: String?
  /// How deep it goes.
  public let depth: String
  /// Number of the batch within the topic, from 1.
  public let batch: Int
  /// Words for the app's image search, as a JSON array.
  public let imageKeywordsJSON: String?
}

/// What a question belongs to.
public enum QuestionOwner: Hashable, Sendable {
  /// A card, by its id.
  case card(Int64)
  /// A lesson, by its id.
  case lesson(Int64)
  /// A boss test, by its id.
  case bossTest(Int64)
  /// A kit, by its id.
  case kit(Int64)
  /// A quiz, by its id.
  case quiz(Int64)
  /// A deck, by its id.
  case deck(Int64)

  /// The value of `owner_kind`.
  var kind: String {
    switch self {
    case .card: "card"
    case .lesson: "lesson"
    case .bossTest: "boss-test"
    case .kit: "kit"
    case .quiz: "quiz"
    case .deck: "deck"
    }
  }

  /// The value of `owner_id`.
  var id: Int64 {
    switch self {
    case .card(let id), .lesson(let id), .bossTest(let id), .kit(let id), .quiz(let id), .deck(let id): id
    }
  }
}

/// Something that is asked.
public struct QuestionRow: Hashable, Sendable, Identifiable {
  /// `question_id`.
  public let id: Int64
  /// `question/<namespace>/<id>`.
  public let key: String
  /// The kind of owner, for example `kit`.
  public let ownerKind: String
  /// The owner's id.
  public let ownerID: Int64
  /// Place within the owner, from 0.
  public let orderIndex: Int
  /// The authoring type.
  public let type: String
  /// How an answer is judged, for example `choose-one`.
  public let grading: String
  /// What is asked.
  public let prompt: String
  /// The right answer in the shape of its grading, as JSON.
  public let answerJSON: String
  /// Marks for a full answer.
  public let marks: Int
  /// 1 easy to 5 hard.
  public let difficulty: Int?
  /// Shown after answering.
  public let explanation: String?
  /// Everything else, as JSON.
  public let detailsJSON: String?
}

/// An option of a question.
public struct OptionRow: Hashable, Sendable {
  /// The question.
  public let questionID: Int64
  /// Place as authored, from 0.
  public let orderIndex: Int
  /// What the learner sees.
  public let text: String
  /// Whether it is right.
  public let isKey: Bool
  /// `author`, or the strategy that proposed it.
  public let origin: String
  /// The generator's score, 0 to 1.
  public let score: Double?
  /// Why the generator chose it.
  public let reason: String?
  /// The mistake that choosing it shows.
  public let errorTag: String?
}

/// A file that the content points at.
public struct MediaRow: Hashable, Sendable {
  /// Path relative to the curriculum's folder.
  public let path: String
  /// Size.
  public let bytes: Int
  /// SHA-256 in hexadecimal.
  public let sha256: String
}

/// What a search found.
public enum SearchHit: Hashable, Sendable {
  /// A card.
  case card(CardRow)
  /// A question that is not a card's.
  case question(QuestionRow)
}
