/// When an understood flashcard of Edutok's is to be seen again: after 1, 3, 7, 14, then every 30 days.
///
/// Source: Edutok's own scheduler, which its document does not describe; docs/runtime/rules.md, Edutok.
public struct ReviewLadder: Hashable, Sendable {
  /// Days to wait, by the number of reviews.
  public static let waits = [1, 3, 7, 14, 30]

  /// The day on which the card was understood.
  public let understoodOn: CalendarDay
  /// The day of the last review; nil before the first, and after the card was forgotten.
  public private(set) var lastReviewedOn: CalendarDay?
  /// Reviews since the card was last forgotten.
  public private(set) var reviewCount: Int

  /// A card as stored; understood and not yet reviewed without more parameters.
  public init(understoodOn: CalendarDay, lastReviewedOn: CalendarDay? = nil, reviewCount: Int = 0) {
    self.understoodOn = understoodOn
    self.lastReviewedOn = lastReviewedOn
    self.reviewCount = min(max(reviewCount, 0), 1_000_000)
  }

  /// The day from which on the card is due.
  public var due: CalendarDay {
    guard let lastReviewedOn else { return understoodOn }
    return lastReviewedOn.adding(days: Self.waits[min(reviewCount, Self.waits.count - 1)])
  }

  /// The card was known on a day.
  public mutating func review(on day: CalendarDay) {
    reviewCount = min(reviewCount + 1, 1_000_000)
    lastReviewedOn = day
  }

  /// The card was not known: it is due at once, and begins anew.
  public mutating func forget() {
    reviewCount = 0
    lastReviewedOn = nil
  }
}
