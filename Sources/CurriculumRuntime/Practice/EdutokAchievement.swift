/// What a learner may achieve in Edutok beside levels.
///
/// Source: Edutok's document, "Achievements"; the conditions are the app's. `rawValue` is the title.
public enum EdutokAchievement: String, CaseIterable, Sendable {
  /// A card completed.
  case firstSteps = "First Steps"
  /// 100 cards completed.
  case scholar = "Scholar"
  /// 25 right answers.
  case perfectionist = "Perfectionist"
  /// Learning at night, from 23 to before 6.
  case nightOwl = "Night Owl"
  /// Learning in the morning, from 5 to before 9.
  case earlyBird = "Early Bird"
  /// Seven days on end.
  case streakMaster = "Streak Master"

  /// The experience points that it earns, once.
  public var experience: Int {
    switch self {
    case .firstSteps: 25
    case .scholar: 100
    case .perfectionist: 150
    case .nightOwl, .earlyBird: 75
    case .streakMaster: 200
    }
  }

  /// The achievements whose conditions hold, in the order of the list.
  ///
  /// - Parameters:
  ///   - cardsCompleted: Cards completed in all.
  ///   - correctAnswers: Right answers in all.
  ///   - streak: Days on end.
  ///   - hour: The hour where the learner is, 0 to 23. Five is both late and early, and eight is early, as in the app.
  public static func earned(cardsCompleted: Int, correctAnswers: Int, streak: Int, hour: Int) -> [Self] {
    allCases.filter { achievement in
      switch achievement {
      case .firstSteps: cardsCompleted >= 1
      case .scholar: cardsCompleted >= 100
      case .perfectionist: correctAnswers >= 25
      case .nightOwl: hour == 23 || (0...5).contains(hour)
      case .earlyBird: (5...8).contains(hour)
      case .streakMaster: streak >= 7
      }
    }
  }
}

/// How much was done on a day, for Edutok's calendar.
public enum ActivityLevel: String, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// 1 to 4 things.
  case low
  /// 5 to 14 things.
  case medium
  /// From 15 things on.
  case high

  /// The level of a day on which so many things were done: 1 to 4 low, 5 to 14 medium, from 15 on high.
  public init(total: Int) {
    self =
      switch total {
      case ..<1: .none
      case ..<5: .low
      case ..<15: .medium
      default: .high
      }
  }
}

/// Edutok's leaderboard of a day.
public enum Leaderboard {
  /// How many learners it shows.
  public static let size = 50

  /// The learners with the highest values, the highest first; equal ones in the order given, which is their rank, too.
  ///
  /// - Returns: At most 50; the rank is the position and 1.
  public static func ranked<Learner>(_ learners: [Learner], by value: (Learner) -> Int) -> [Learner] {
    let ordered = learners.enumerated().sorted { left, right in
      let (first, second) = (value(left.element), value(right.element))
      return first == second ? left.offset < right.offset : first > second
    }
    return ordered.prefix(size).map(\.element)
  }
}
