import CurriculumRuntime

/// All cards of a curriculum side by side, with where each stands and their order by number.
///
/// Reaching a card through its lesson costs several reference counts, three times for each of a million cards.
struct CardTable: Sendable {
  /// The cards in the order of the lessons.
  let cards: [Card]
  /// For each card the position of its lesson.
  let lessons: [Int32]
  /// For each card its place in the lesson, from 0.
  let places: [Int32]
  /// The order of the cards' rows.
  let order: RowOrder

  init(_ curriculum: Curriculum) {
    let count = curriculum.cardCount
    var cards: [Card] = []
    var lessons: [Int32] = []
    var places: [Int32] = []
    var numbers: [Int64] = []
    cards.reserveCapacity(count)
    lessons.reserveCapacity(count)
    places.reserveCapacity(count)
    numbers.reserveCapacity(count)
    for (lesson, content) in curriculum.lessons.enumerated() {
      for (place, card) in content.cards.enumerated() {
        numbers.append(card.identity.number)
        cards.append(card)
        lessons.append(Int32(lesson))
        places.append(Int32(place))
      }
    }
    self.cards = cards
    self.lessons = lessons
    self.places = places
    order = RowOrder(numbers)
  }
}
