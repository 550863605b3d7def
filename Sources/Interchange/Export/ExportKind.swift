/// A kind of thing that a bundle holds, as an export counts it.
package enum ExportKind: String, CaseIterable, Sendable, Comparable {
  case course
  case band
  case unit
  case lesson
  case card
  case sentence
  case bossTest = "boss test"
  case story
  case stage
  case exam
  case kit
  case quiz
  case deck
  case cardQuestion = "card question"
  case exercise
  case bossItem = "boss item"
  case kitQuestion = "kit question"
  case quizQuestion = "quiz question"
  case flashcard
  case medium

  /// The kinds that ask something, in the bundle's order.
  static let questions: [ExportKind] = [
    .cardQuestion, .exercise, .bossItem, .kitQuestion, .quizQuestion, .flashcard,
  ]

  package static func < (left: ExportKind, right: ExportKind) -> Bool { left.place < right.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// More than one of it, in words.
  package var plural: String {
    switch self {
    case .quiz: "quizzes"
    case .medium: "media files"
    case .story: "stories"
    default: rawValue + "s"
    }
  }

  /// `questions.owner_kind` of what asks something; nil for all else.
  package var owner: String? {
    switch self {
    case .cardQuestion: "card"
    case .exercise: "lesson"
    case .bossItem: "boss-test"
    case .kitQuestion: "kit"
    case .quizQuestion: "quiz"
    case .flashcard: "deck"
    default: nil
    }
  }

  /// The kind of question that belongs to an owner, by `questions.owner_kind`.
  package init?(owner: String) {
    guard let kind = Self.questions.first(where: { $0.owner == owner }) else { return nil }
    self = kind
  }

  /// The bundle's table, with the condition that picks the kind.
  var table: String {
    switch self {
    case .course: "languages"
    case .bossTest: "boss_tests"
    case .sentence: "sentences AS s JOIN lessons AS l USING (lesson_id)"
    case .story: "stories"
    case .quiz: "quizzes"
    case .medium: "media"
    default:
      if let owner { "questions AS q WHERE owner_kind = '\(owner)'" } else { rawValue + "s" }
    }
  }

  /// The expression of SQL that names one of the kind.
  var key: String {
    switch self {
    case .sentence: "l.key || '#' || s.order_idx"
    case .medium: "path"
    default: "key"
    }
  }
}
