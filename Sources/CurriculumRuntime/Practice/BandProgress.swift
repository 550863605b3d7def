public import Foundation

/// What a learner has achieved in a band: a row of Tong's `user_band_progress`.
public struct BandProgress: Hashable, Sendable {
  /// Units completed, at least 0.
  public let unitsCompleted: Int
  /// True once the boss test was passed.
  public let isBossPassed: Bool
  /// When the boss test was passed for the first time.
  public let passedAt: Date?

  /// Progress as stored; nothing yet without parameters.
  public init(unitsCompleted: Int = 0, isBossPassed: Bool = false, passedAt: Date? = nil) {
    self.unitsCompleted = max(0, unitsCompleted)
    self.isBossPassed = isBossPassed
    self.passedAt = passedAt
  }

  /// Whether the boss test may be tried.
  public enum BossEligibility: String, Sendable {
    /// It may be tried.
    case eligible
    /// Too few units are completed.
    case unitsMissing = "units-missing"
    /// It was passed before.
    case alreadyPassed = "already-passed"
    /// The band before it is not passed.
    case bandLocked = "band-locked"
  }

  /// Whether the boss test may be tried, and if not, why.
  public func bossEligibility(unitsRequired: Int, isBandAccessible: Bool = true) -> BossEligibility {
    if isBossPassed { return .alreadyPassed }
    if !isBandAccessible { return .bandLocked }
    return unitsCompleted >= unitsRequired ? .eligible : .unitsMissing
  }

  /// Progress after a boss battle, and the experience points that it earns.
  ///
  /// A first pass completes the band and earns 100 points; anything else changes nothing.
  ///
  /// Source: Tong's document, section 4.4, `complete_boss_battle`.
  public func after(battleIsPassed isPassed: Bool, unitsRequired: Int, at now: Date)
    -> (progress: BandProgress, experience: Int)
  {
    let event = TongEvent.boss(isPassed: isPassed, wasPassedBefore: isBossPassed)
    guard event.experience > 0 else { return (self, 0) }
    let progress = BandProgress(unitsCompleted: unitsRequired, isBossPassed: true, passedAt: now)
    return (progress, event.experience)
  }

  /// How much of the band is done: units of those required.
  public func ring(unitsRequired: Int) -> Score { Score(correct: unitsCompleted, total: unitsRequired) }

  /// Which bands are accessible: the first, and each whose predecessor's boss test is passed.
  ///
  /// - Parameter passed: Of each band, in order, whether its boss test is passed.
  public static func accessible(passed: [Bool]) -> [Bool] {
    passed.indices.map { $0 == 0 || passed[$0 - 1] }
  }
}
