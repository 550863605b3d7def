/// How many of how many were right.
///
/// Numbers that cannot be are put right: none below 0, no more right than there are, no more than a billion.
public struct Score: Hashable, Sendable {
  /// How many were right, 0 to `total`.
  public let correct: Int
  /// How many there were, at least 0.
  public let total: Int

  /// A score of some out of some.
  public init(correct: Int, total: Int) {
    self.total = min(max(total, 0), 1_000_000_000)
    self.correct = min(max(correct, 0), self.total)
  }

  /// The percentage to show, rounded half up; 0 of nothing.
  public var percent: Int { total == 0 ? 0 : (200 * correct + total) / (2 * total) }

  /// The percentage times 100, rounded half up: 7708 is 77.08 %; 0 of nothing.
  public var percentHundredths: Int { total == 0 ? 0 : (20_000 * correct + total) / (2 * total) }

  /// The percentage rounded down; 0 of nothing.
  public var percentRoundedDown: Int { total == 0 ? 0 : 100 * correct / total }

  /// The part that was right, 0 to 1; 0 of nothing.
  public var fraction: Double { total == 0 ? 0 : Double(correct) / Double(total) }

  /// True when at least that percentage was right, exactly and not by the rounded figure; nothing is never passed.
  ///
  /// - Parameter percent: Taken as 1 when it is less and as 100 when it is more.
  public func passes(percent: Int) -> Bool {
    total > 0 && 100 * correct >= min(max(percent, 1), 100) * total
  }
}
