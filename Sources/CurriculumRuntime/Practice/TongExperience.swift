/// What a learner did in Tong that earns experience points.
///
/// Source: Tong's document, section 4.5.
public enum TongEvent: Hashable, Sendable {
  /// A card was reviewed; only `good` and `easy` earn.
  case review(ReviewQuality)
  /// A lesson was completed: its `xp_value`, and how many errors were made in it.
  case lesson(value: Int = 15, errors: Int)
  /// A boss test was tried.
  case boss(isPassed: Bool, wasPassedBefore: Bool)
  /// A quick game came to its end.
  case quickGame(GameOutcome)
  /// A live session with a teacher took so many seconds.
  case liveSession(seconds: Int)

  /// How a quick game ended.
  public enum GameOutcome: String, CaseIterable, Sendable, Codable {
    /// The learner won.
    case win
    /// The other side won.
    case loss
    /// Neither won.
    case draw
  }

  /// The experience points that it earns.
  public var experience: Int {
    switch self {
    case .review(let quality): quality.rawValue >= 4 ? 5 : 0
    case .lesson(let value, let errors): min(max(value, 0), TongLevels.mostExperience) + (errors <= 0 ? 5 : 0)
    case .boss(let isPassed, let wasPassedBefore): isPassed && !wasPassedBefore ? 100 : 0
    case .quickGame(let outcome): outcome == .win ? 50 : 15
    case .liveSession(let seconds): seconds >= 900 ? 120 : 0
    }
  }
}

/// Where a learner stands between two levels.
public struct LevelProgress: Hashable, Sendable {
  /// From 1 on.
  public let level: Int
  /// Points earned since the level began.
  public let experienceInLevel: Int
  /// Points to the next level, at least 1.
  public let experienceToNext: Int

  /// The part of the level that is done, from 0 to below 1.
  public var fraction: Double {
    Double(experienceInLevel) / Double(experienceInLevel + experienceToNext)
  }

  init(level: Int, experience: Int, start: (Int) -> Int) {
    self.level = level
    experienceInLevel = experience - start(level)
    experienceToNext = start(level + 1) - experience
  }
}

/// Tong's levels: level L begins at 50·(L − 1)² points.
///
/// Tong's document gives floor(sqrt(xp / 50)), which is one level less than its own thresholds of 0, 50, 200 and 450 and
/// than the least level that its table allows. The thresholds hold; the bare formula is `seedLevel`.
public enum TongLevels {
  /// The most points that are counted: 2⁵³, up to which every platform is exact.
  static let mostExperience = 1 << 53

  /// The level at so many points; points below 0 count as 0.
  public static func level(_ experience: Int) -> Int { 1 + seedLevel(experience) }

  /// The level by the bare formula of Tong's document, from 0 on.
  public static func seedLevel(_ experience: Int) -> Int { squareRoot(sane(experience) / 50) }

  /// The points at which a level begins; 0 for a level below 1.
  public static func experience(forLevel level: Int) -> Int {
    let steps = min(max(level, 1), 100_000_000) - 1
    return 50 * steps * steps
  }

  /// The level at so many points, and how far it is to the next.
  public static func progress(_ experience: Int) -> LevelProgress {
    LevelProgress(
      level: level(experience), experience: sane(experience), start: Self.experience(forLevel:))
  }

  static func sane(_ experience: Int) -> Int { min(max(experience, 0), mostExperience) }

  /// The greatest whole number whose square is not above one, which is not negative.
  static func squareRoot(_ value: Int) -> Int {
    var root = Int(Double(value).squareRoot())
    while root * root > value { root -= 1 }
    while (root + 1) * (root + 1) <= value { root += 1 }
    return root
  }
}
