public import Foundation

/// Which reading of SM-2 holds where its published texts leave one open.
///
/// Source: docs/runtime/rules.md, SM-2; `rawValue` is the name that the conformance vectors use.
public enum SM2Profile: String, CaseIterable, Sendable, Codable {
  /// The text of 1990 to the letter: intervals by the ease before the review, rounded up; failing leaves the ease.
  case literal = "sm2"
  /// The text's other reading: intervals by the ease after the review.
  case newEase = "sm2-newef"
  /// As Wozniak's Delphi program and many ports: intervals rounded to the nearest; failing lowers the ease.
  case delphi = "sm2-delphi"
}

/// How well a card was known.
public enum ReviewQuality: Int, CaseIterable, Sendable, Codable {
  /// Nothing came to mind: 0.
  case blackout
  /// Wrong: 1.
  case incorrect
  /// Wrong, but nearly known: 2; no button of the apps gives it.
  case nearlyKnown
  /// Right with much effort: 3.
  case difficult
  /// Right after some thought: 4.
  case good
  /// Right at once: 5.
  case easy

  /// True when the card was known: from `difficult` on.
  public var isKnown: Bool { rawValue >= 3 }
}

/// What a learner presses or does to grade a review.
///
/// Source: docs/runtime/rules.md, SM-2; `rawValue` is the name that the conformance vectors use.
public enum ReviewButton: String, CaseIterable, Sendable {
  /// Quality 0.
  case blackout
  /// Quality 1.
  case incorrect
  /// Quality 3.
  case difficult
  /// Quality 4.
  case good
  /// Quality 5.
  case easy
  /// Quality 1, as `incorrect`.
  case again
  /// Quality 3, as `difficult`.
  case hard
  /// Quality 1, as `incorrect`.
  case swipeLeft = "swipe-left"
  /// Quality 5, as `easy`.
  case swipeRight = "swipe-right"

  /// The quality that it stands for.
  public var quality: ReviewQuality {
    switch self {
    case .blackout: .blackout
    case .incorrect, .again, .swipeLeft: .incorrect
    case .difficult, .hard: .difficult
    case .good: .good
    case .easy, .swipeRight: .easy
    }
  }
}

/// What is kept of a card between reviews: Tong's `repetitions`, `interval` and `ease_factor`.
public struct ReviewState: Hashable, Sendable {
  /// Reviews on end in which the card was known.
  public let repetitions: Int
  /// Days from the last review to the next, 0 for a new card; at most 36,500.
  public let interval: Int
  /// The ease factor in hundredths, 130 to 10,000: 250 is 2.50.
  public let ease: Int

  /// A card that was never reviewed.
  public static let new = ReviewState(repetitions: 0, interval: 0, ease: 250)

  /// The state as stored; what no review can have left is put to the nearest that one can.
  public init(repetitions: Int, interval: Int, ease: Int) {
    self.repetitions = min(max(repetitions, 0), 1_000_000)
    self.interval = min(max(interval, 0), 36_500)
    self.ease = min(max(ease, 130), 10_000)
  }

  /// The state as stored with an ease factor such as 2.36; 2.50 stands in for what is no number.
  public init(repetitions: Int, interval: Int, easeFactor: Double) {
    let hundredths = (easeFactor * 100).rounded()
    let ease = hundredths.isNaN ? 250 : Int(min(max(hundredths, 130), 10_000))
    self.init(repetitions: repetitions, interval: interval, ease: ease)
  }

  /// The ease factor as Tong's column has it: 2.36.
  public var easeFactor: Double { Double(ease) / 100 }
}

/// A card's state and the day on which it is due again.
public struct ScheduledReview: Hashable, Sendable {
  /// The state after the last review.
  public let state: ReviewState
  /// Tong's `next_review_at`.
  public let due: CalendarDay

  /// A card's schedule as stored.
  public init(state: ReviewState, due: CalendarDay) {
    self.state = state
    self.due = due
  }
}

/// A review as an app records it, to be replayed.
public struct LoggedReview: Hashable, Sendable {
  /// The card's number in the bundle.
  public let card: Int64
  /// How well the card was known.
  public let quality: ReviewQuality
  /// When it was; orders reviews from several devices, to the millisecond.
  public let time: Date
  /// The day on which it was where the learner was.
  public let day: CalendarDay

  /// A review of a card.
  public init(card: Int64, quality: ReviewQuality, time: Date, day: CalendarDay) {
    self.card = card
    self.quality = quality
    self.time = time
    self.day = day
  }

  /// Where it stands among others: by time, at one time by card and then by quality.
  fileprivate var place: (Int, Int64, Int) { (time.milliseconds, card, quality.rawValue) }
}

/// Works out when a card is to be reviewed again.
///
/// ```swift
/// let next = SM2().reviewed(state, .good, on: CalendarDay(of: now, in: .current))
/// ```
///
/// Ease is a whole number of hundredths throughout: with binary fractions 25 days times 2.20 would be 56.
///
/// Source: Wozniak 1990, "Application of a computer to improve the results obtained in working with the SuperMemo
/// method", section 3.
public struct SM2: Hashable, Sendable {
  /// Which reading of SM-2 holds.
  public let profile: SM2Profile

  /// A scheduler of a profile.
  public init(_ profile: SM2Profile = .literal) { self.profile = profile }

  /// What a quality adds to the ease, in hundredths, from 0 to 5.
  private static let easeChanges = [-80, -54, -32, -14, 0, 10]

  /// The state after a review.
  ///
  /// - Returns: `interval` is at least 1; 1 and no repetitions for a card that was not known.
  public func reviewed(_ state: ReviewState, _ quality: ReviewQuality) -> ReviewState {
    let changed = max(130, state.ease + Self.easeChanges[quality.rawValue])
    guard quality.isKnown else {
      return ReviewState(repetitions: 0, interval: 1, ease: profile == .delphi ? changed : state.ease)
    }
    let interval =
      switch state.repetitions {
      case 0: 1
      case 1: 6
      default: grown(state.interval, by: profile == .newEase ? changed : state.ease)
      }
    return ReviewState(repetitions: state.repetitions + 1, interval: max(1, interval), ease: changed)
  }

  /// The state after a review, and the day on which the next one is due.
  public func reviewed(_ state: ReviewState, _ quality: ReviewQuality, on day: CalendarDay)
    -> ScheduledReview
  {
    let next = reviewed(state, quality)
    return ScheduledReview(state: next, due: day.adding(days: next.interval))
  }

  /// The states of all cards after their reviews, by number.
  ///
  /// - Parameter log: In any order. Reviews are taken by their time, at one time by card and then by quality.
  public func replayed(_ log: some Sequence<LoggedReview>) -> [Int64: ScheduledReview] {
    let ordered = log.sorted { $0.place < $1.place }
    var cards: [Int64: ScheduledReview] = [:]
    for review in ordered {
      let state = cards[review.card]?.state ?? .new
      cards[review.card] = reviewed(state, review.quality, on: review.day)
    }
    return cards
  }

  private func grown(_ interval: Int, by ease: Int) -> Int {
    let hundredths = interval * ease
    return profile == .delphi ? (hundredths + 50) / 100 : (hundredths + 99) / 100
  }
}
