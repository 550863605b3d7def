/// What earns experience points in Edutok.
///
/// Source: Edutok's document, "Gamification"; `rawValue` is the name that the conformance vectors use.
public enum EdutokReward: String, CaseIterable, Sendable {
  /// A card was completed.
  case cardCompleted = "card-completed"
  /// It was answered rightly.
  case correctAnswer = "correct-answer"
  /// It was answered rightly at the first try.
  case perfectCard = "perfect-card"
  /// All of a topic is known.
  case topicCompleted = "topic-completed"
  /// The day's goal was reached.
  case dailyGoal = "daily-goal"
  /// The week's challenge was met.
  case weeklyChallenge = "weekly-challenge"
  /// It was answered rightly within less than 5 s.
  case speedBonus = "speed-bonus"
  /// Another day on end.
  case streakBonus = "streak-bonus"

  /// The points.
  public var experience: Int {
    switch self {
    case .cardCompleted: 10
    case .correctAnswer: 15
    case .perfectCard: 25
    case .topicCompleted: 100
    case .dailyGoal: 50
    case .weeklyChallenge: 200
    case .speedBonus: 5
    case .streakBonus: 20
    }
  }
}

/// How a flashcard was answered in Edutok.
public struct CardCompletion: Hashable, Sendable {
  /// True when the answer was right.
  public let isCorrect: Bool
  /// True when it was the first answer to the card.
  public let isFirstTry: Bool
  /// Seconds until the answer.
  public let seconds: Double

  /// A card that was answered.
  public init(isCorrect: Bool, isFirstTry: Bool, seconds: Double) {
    self.isCorrect = isCorrect
    self.isFirstTry = isFirstTry
    self.seconds = seconds
  }

  /// The points: 10, when right 15 more, at the first try 25 more, within less than five seconds 5 more.
  ///
  /// Edutok's document would pay a perfect card twice; that each card pays once settles it at 55 at most.
  public var experience: Int {
    var rewards: [EdutokReward] = [.cardCompleted]
    if isCorrect {
      rewards.append(.correctAnswer)
      if isFirstTry { rewards.append(.perfectCard) }
      if (0..<5).contains(seconds) { rewards.append(.speedBonus) }
    }
    return rewards.reduce(0) { $0 + $1.experience }
  }
}

/// The cards of a session that have paid their points.
public struct EdutokSession: Hashable, Sendable {
  private var paid: Set<Int64> = []

  /// A session in which nothing was answered yet.
  public init() {}

  /// The points that a card pays; 0 when it has paid in this session.
  ///
  /// - Parameters:
  ///   - card: The flashcard's number in the bundle.
  ///   - completion: How it was completed.
  public mutating func experience(for card: Int64, _ completion: CardCompletion) -> Int {
    paid.insert(card).inserted ? completion.experience : 0
  }
}

/// Edutok's levels, which are not Tong's: level n begins at 50·n·(n − 1) points.
///
/// Source: Edutok's document, "XP & levels".
public enum EdutokLevels {
  /// The level at so many points; points below 0 count as 0.
  public static func level(_ experience: Int) -> Int {
    (1 + TongLevels.squareRoot(1 + 4 * (TongLevels.sane(experience) / 50))) / 2
  }

  /// The points at which a level begins; 0 for a level below 1.
  public static func experience(forLevel level: Int) -> Int {
    let level = min(max(level, 1), 100_000_000)
    return 50 * level * (level - 1)
  }

  /// The level at so many points, and how far it is to the next.
  public static func progress(_ experience: Int) -> LevelProgress {
    LevelProgress(
      level: level(experience), experience: TongLevels.sane(experience), start: Self.experience(forLevel:))
  }
}
