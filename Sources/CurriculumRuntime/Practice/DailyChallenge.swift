public import Foundation

/// One of Edutok's challenges of a day, and how far the learner is.
///
/// Source: Edutok's document, "Daily challenges"; docs/runtime/rules.md, Edutok.
public struct DailyChallenge: Hashable, Sendable {
  /// What is asked for.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// Cards completed.
    case cardMaster = "card-master"
    /// Right answers on end.
    case perfectScore = "perfect-score"
    /// Topics explored.
    case topicExplorer = "topic-explorer"

    /// How many of it.
    public var target: Int {
      switch self {
      case .cardMaster: 15
      case .perfectScore: 10
      case .topicExplorer: 3
      }
    }

    /// The experience points that it earns.
    public var experience: Int {
      switch self {
      case .cardMaster: 50
      case .perfectScore: 75
      case .topicExplorer: 100
      }
    }
  }

  /// What is asked for.
  public let kind: Kind
  /// How far the learner is, 0 to the target.
  public private(set) var progress: Int

  /// A challenge as stored; at its beginning without progress.
  public init(_ kind: Kind, progress: Int = 0) {
    self.kind = kind
    self.progress = min(max(progress, 0), kind.target)
  }

  /// True when the target is reached; it stays so.
  public var isCompleted: Bool { progress == kind.target }

  /// Adds to the progress; nothing is taken away.
  ///
  /// - Returns: The points that it pays: once, when the target is reached.
  @discardableResult
  public mutating func add(_ amount: Int) -> Int { advance(to: progress + min(max(amount, 0), kind.target)) }

  /// Takes an answer: right ones on end count, a wrong one sets them to 0 until the challenge is completed.
  ///
  /// - Returns: The points that it pays: once, when the target is reached.
  @discardableResult
  public mutating func answer(isCorrect: Bool) -> Int {
    if isCorrect { return add(1) }
    if !isCompleted { progress = 0 }
    return 0
  }

  private mutating func advance(to count: Int) -> Int {
    guard !isCompleted else { return 0 }
    progress = min(count, kind.target)
    return isCompleted ? kind.experience : 0
  }

  /// When challenges that hold at an instant expire: at the beginning of the next day where the learner is.
  public static func expiry(after instant: Date, in timeZone: TimeZone) -> Date {
    CalendarDay(of: instant, in: timeZone).adding(days: 1).start(in: timeZone)
  }
}
