public import Foundation

/// The assessment at the end of a band, from the first look at it to its result.
///
/// A state machine without a clock: every step is told what time it is. It may be kept as JSON and go on after the app
/// was ended.
///
/// ```swift
/// var battle = BossBattle(items: test.items.count, timeLimitSeconds: test.timeLimitSeconds, passScorePercent: 70)
/// battle.start(at: now)
/// battle.answer(0, isCorrect: true, at: now + 20)
/// battle.submit(at: now + 60)
/// ```
///
/// Source: Tong's document, section 4.4; docs/runtime/rules.md, Boss battle, for time and for what is not answered.
public struct BossBattle: Hashable, Sendable {
  /// Where the battle stands.
  public enum State: String, Sendable {
    /// It has not started.
    case intro
    /// Time is running.
    case inProgress = "in-progress"
    /// Handed in, with enough right.
    case passed
    /// Handed in, with too little right.
    case failed
  }

  /// What a step did.
  public enum Outcome: String, Sendable {
    /// The battle began.
    case started
    /// The answer is kept.
    case accepted
    /// The battle is handed in.
    case submitted
    /// Time goes on.
    case running
    /// Time was up; what had been answered was submitted.
    case timeUp = "time-up"
    /// The answer came after time was up; what had been answered before was submitted.
    case late
    /// It has not begun, so nothing was done.
    case notStarted = "not-started"
    /// It begins once.
    case alreadyStarted = "already-started"
    /// The test has no item at that position.
    case noSuchItem = "no-such-item"
    /// The battle is over.
    case finished
  }

  /// How a battle ended.
  public struct Result: Hashable, Sendable {
    /// Items answered rightly, of all items.
    public let score: Score
    /// True when the score reaches the pass mark.
    public let isPassed: Bool
    /// Time used, in milliseconds; no more than the limit.
    public let milliseconds: Int
    /// True when time was up before it was submitted.
    public let isTimedOut: Bool
  }

  /// How many items there are.
  public let items: Int
  /// The limit in milliseconds; nil without one.
  public let limit: Int?
  /// The least percentage that passes, 1 to 100.
  public let passScorePercent: Int
  /// The result; nil until the battle is over.
  public private(set) var result: Result?
  /// Milliseconds since 1970; nil before the start.
  private var started: Int?
  /// Milliseconds used so far.
  private var used = 0
  /// Items whose last answer was right, and those with any answer.
  private var right: Set<Int> = []

  /// A battle before its start.
  ///
  /// - Parameters:
  ///   - items: How many items the test has.
  ///   - timeLimitSeconds: nil, or a number below 1, for no limit.
  ///   - passScorePercent: Taken as 1 when it is less and as 100 when it is more.
  public init(items: Int, timeLimitSeconds: Int?, passScorePercent: Int) {
    self.items = max(0, items)
    limit = timeLimitSeconds.flatMap { $0 > 0 ? min($0, 1_000_000_000) * 1000 : nil }
    self.passScorePercent = min(max(passScorePercent, 1), 100)
  }

  /// Where the battle stands.
  public var state: State {
    if let result { return result.isPassed ? .passed : .failed }
    return started == nil ? .intro : .inProgress
  }

  /// Seconds that are left, rounded up; nil without a limit.
  public var remainingSeconds: Int? { limit.map { (max(0, $0 - used) + 999) / 1000 } }

  /// Begins, once.
  @discardableResult
  public mutating func start(at now: Date) -> Outcome {
    guard result == nil else { return .finished }
    guard started == nil else { return .alreadyStarted }
    started = now.milliseconds
    return .started
  }

  /// Takes an answer to an item; the last one given holds.
  ///
  /// - Parameters:
  ///   - item: The item's position, from 0.
  ///   - isCorrect: Whether the grader calls the answer correct; partly right is not.
  ///   - now: The time of the answer.
  @discardableResult
  public mutating func answer(_ item: Int, isCorrect: Bool, at now: Date) -> Outcome {
    switch tick(at: now) {
    case .running: break
    case .timeUp: return .late
    case let outcome: return outcome
    }
    guard item >= 0, item < items else { return .noSuchItem }
    if isCorrect { right.insert(item) } else { right.remove(item) }
    return .accepted
  }

  /// Ends the battle; what was not answered is wrong.
  @discardableResult
  public mutating func submit(at now: Date) -> Outcome {
    let outcome = tick(at: now)
    guard outcome == .running else { return outcome }
    finish(isTimedOut: false)
    return .submitted
  }

  /// Looks at the clock, and ends the battle when time is up.
  ///
  /// Time used never falls: a clock that goes back stands still until it has caught up.
  @discardableResult
  public mutating func tick(at now: Date) -> Outcome {
    guard result == nil else { return .finished }
    guard let started else { return .notStarted }
    used = max(used, now.milliseconds - started)
    guard let limit, used > limit else { return .running }
    used = limit
    finish(isTimedOut: true)
    return .timeUp
  }

  private mutating func finish(isTimedOut: Bool) {
    let score = Score(correct: right.count, total: items)
    result = Result(
      score: score, isPassed: score.passes(percent: passScorePercent), milliseconds: used,
      isTimedOut: isTimedOut)
  }
}

extension BossBattle: Codable {
  private enum Key: String, CodingKey {
    case items, limit, pass, started, used, right, end
  }

  /// Reads a battle that was kept.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit)
    self.init(
      items: try container.decode(Int.self, forKey: .items), timeLimitSeconds: limit,
      passScorePercent: try container.decode(Int.self, forKey: .pass))
    started = try container.decodeIfPresent(Int.self, forKey: .started)
      .map { Date(timeIntervalSince1970: Double($0) / 1000).milliseconds }
    used = min(max(try container.decode(Int.self, forKey: .used), 0), self.limit ?? Int.max)
    let items = self.items
    right = Set(try container.decode([Int].self, forKey: .right)).filter { $0 >= 0 && $0 < items }
    if let isTimedOut = try container.decodeIfPresent(Bool.self, forKey: .end) {
      finish(isTimedOut: isTimedOut)
    }
  }

  /// Keeps a battle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(items, forKey: .items)
    try container.encodeIfPresent(limit.map { $0 / 1000 }, forKey: .limit)
    try container.encode(passScorePercent, forKey: .pass)
    try container.encodeIfPresent(started, forKey: .started)
    try container.encode(used, forKey: .used)
    try container.encode(right.sorted(), forKey: .right)
    try container.encodeIfPresent(result?.isTimedOut, forKey: .end)
  }
}
