public import Foundation

/// A card with the day on which it is due.
public struct DueCard: Hashable, Sendable {
  /// The card's number in the bundle.
  public let card: Int64
  /// The day from which on it is due.
  public let due: CalendarDay
  /// The ease factor in hundredths; of equally overdue cards the harder comes first.
  public let ease: Int

  /// A card that is due on a day.
  public init(card: Int64, due: CalendarDay, ease: Int) {
    self.card = card
    self.due = due
    self.ease = ease
  }
}

/// A card that a learner got wrong: a row of Tong's `learn_errors`.
public struct CardErrors: Hashable, Sendable {
  /// The card's number in the bundle.
  public let card: Int64
  /// How often it was wrong.
  public let count: Int
  /// When it was wrong last; nil when nobody knows.
  public let last: Date?

  /// The errors made with a card.
  public init(card: Int64, count: Int, last: Date?) {
    self.card = card
    self.count = count
    self.last = last
  }
}

/// What is to be reviewed today, and in which order.
///
/// Source: Tong's document, sections 4.1 and 4.3; docs/runtime/rules.md, Due queue, for the order.
public enum DueQueue {
  /// How many cards a review takes unless the app says otherwise.
  public static let usualLimit = 10

  /// The cards that are due, the most overdue first, then the harder, then the lower number.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards. An app with many asks its database, which has an index:
  ///   docs/updating.md.
  public static func due(_ cards: some Sequence<DueCard>, on today: CalendarDay) -> [DueCard] {
    cards.filter { $0.due <= today }.sorted { ($0.due, $0.ease, $0.card) < ($1.due, $1.ease, $1.card) }
  }

  /// The numbers of the cards of a review: those with errors, then those due, each once.
  ///
  /// - Parameters:
  ///   - errors: The cards that were wrong, in any order.
  ///   - cards: The cards under review, in any order.
  ///   - today: The day where the learner is.
  ///   - limit: How many at most; none for less than 1.
  public static func reviewSet(
    errors: some Sequence<CardErrors>, cards: some Sequence<DueCard>, on today: CalendarDay,
    limit: Int = usualLimit
  ) -> [Int64] {
    ProgressQueries.reviewSet(
      errors: errors.sorted(by: isFirst).map(\.card), due: due(cards, on: today).map(\.card), limit: limit)
  }

  /// Whether one card with errors comes before another: the more frequent, then the later, then the lower number.
  private static func isFirst(_ left: CardErrors, _ right: CardErrors) -> Bool {
    if left.count != right.count { return left.count > right.count }
    let (first, second) = (left.last?.milliseconds ?? Int.min, right.last?.milliseconds ?? Int.min)
    return first == second ? left.card < right.card : first > second
  }
}

extension Date {
  /// Whole milliseconds since 1970, within the 100 million days around it that any platform can say.
  var milliseconds: Int {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return milliseconds.isNaN ? 0 : Int(min(max(milliseconds, -8.64e15), 8.64e15))
  }
}
