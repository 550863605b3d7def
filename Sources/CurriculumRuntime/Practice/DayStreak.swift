/// Tong's streak: days on end with activity, kept event by event.
///
/// Source: Tong's document, section 4.5; docs/runtime/rules.md, Streaks, for clocks that go back.
public struct DayStreak: Hashable, Sendable {
  /// Days on end up to the last activity; 0 before the first.
  public private(set) var length: Int
  /// The day of the last activity; nil before the first.
  public private(set) var lastActiveDay: CalendarDay?

  /// A streak as stored; the beginning without parameters.
  public init(length: Int = 0, lastActiveDay: CalendarDay? = nil) {
    self.length = lastActiveDay == nil ? 0 : max(length, 0)
    self.lastActiveDay = lastActiveDay
  }

  /// Takes in that the learner did something on a day.
  ///
  /// A day before the last active one changes nothing: the clock was moved.
  public mutating func recordActivity(on day: CalendarDay) {
    switch lastActiveDay.map({ day.days(since: $0) }) {
    case .some(..<0), 0: return
    case 1: length = length == Int.max ? length : length + 1
    default: length = 1
    }
    lastActiveDay = day
  }

  /// The streak to show on a day: 0 once a whole day has passed without activity.
  public func shown(on day: CalendarDay) -> Int {
    guard let lastActiveDay, day.days(since: lastActiveDay) <= 1 else { return 0 }
    return length
  }
}

/// What a learner did on a day in Edutok.
public struct DayActivity: Hashable, Sendable, Codable {
  /// The day where the learner was.
  public let day: CalendarDay
  /// Cards turned over on it.
  public let cardsFlipped: Int
  /// Topics opened on it.
  public let topicsExplored: Int

  /// The activity of a day.
  public init(day: CalendarDay, cardsFlipped: Int, topicsExplored: Int) {
    self.day = day
    self.cardsFlipped = cardsFlipped
    self.topicsExplored = topicsExplored
  }

  /// True when anything was done.
  public var isActive: Bool { cardsFlipped > 0 || topicsExplored > 0 }
}

/// Edutok's streak: active days on end that end today, worked out anew from all days.
///
/// Edutok's document describes an older version that counted events and counts too much; this is what the app does.
public enum ActivityStreak {
  /// How many active days end on a day without a gap; 0 when nothing was done on it.
  ///
  /// - Parameters:
  ///   - days: In any order; days that occur twice or lie later do no harm.
  ///   - today: The day where the learner is.
  public static func current(_ days: some Sequence<DayActivity>, on today: CalendarDay) -> Int {
    let active = Set(days.filter(\.isActive).map(\.day.number))
    var length = 0
    while active.contains(today.number - length) { length += 1 }
    return length
  }

  /// The longest streak so far, which never falls.
  public static func longest(before: Int, current: Int) -> Int { max(before, current, 0) }
}
