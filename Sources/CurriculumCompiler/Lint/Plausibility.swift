/// How likely learners are to take one card of a course for another, as a number from 0 to 1.
///
/// A sum of likenesses, each 0...1, by weights that sum to 1: part of speech, unit, place in the course, length,
/// spelling, and whether the other card is taught by then.
///
/// Source: a default of curricc's own, after the features in Liang et al. 2018, "Distractor generation for multiple
/// choice questions using learning to rank".
struct Plausibility {
  private let curriculum: Curriculum
  private let order: TeachingOrder
  private let weights: [String: Double]

  /// Scores with the weights of a rule.
  init(_ context: LintContext, weight: (String) -> Double) {
    curriculum = context.curriculum
    order = context.order
    let names = ["pos", "theme", "order", "length", "form", "taught"]
    weights = Dictionary(uniqueKeysWithValues: names.map { ($0, weight($0)) })
  }

  /// How likely a card is to be taken for the key.
  func score(_ other: OptionCards.Match, for key: OptionCards.Match, _ course: Int) -> Double {
    let right = card(key)
    let wrong = card(other)
    let lessons = max(1, order.lessonsOfCourse[course].count)
    let distance = Double(abs(Int(key.place) - Int(other.place))) / Double(lessons)
    let shown = (text(right, key), text(wrong, other))
    let longest = max(shown.0.count, shown.1.count, 1)
    let form = 1 - Double(editDistance(shown.0, shown.1)) / Double(longest)
    let likenesses: [(String, Double)] = [
      ("pos", wordClass(right, wrong)), ("theme", theme(key, other)), ("order", 1 - distance),
      ("length", Double(min(shown.0.count, shown.1.count)) / Double(longest)),
      // What looks too much alike is a trick, not a likely mistake.
      ("form", min(form, 0.7)), ("taught", other.place <= key.place + 1 ? 1 : 0),
    ]
    return likenesses.reduce(0) { $0 + (weights[$1.0] ?? 0) * $1.1 }
  }

  private func card(_ match: OptionCards.Match) -> Card {
    curriculum.lessons[Int(match.lesson)].cards[Int(match.card)]
  }

  private func text(_ card: Card, _ match: OptionCards.Match) -> [UInt8] {
    Array((match.side == .native ? card.nativeText : card.targetText).string.utf8)
  }

  private func wordClass(_ left: Card, _ right: Card) -> Double {
    guard left.partOfSpeech == right.partOfSpeech else { return 0 }
    return left.gender == right.gender && left.details?.number == right.details?.number ? 1 : 0.5
  }

  private func theme(_ left: OptionCards.Match, _ right: OptionCards.Match) -> Double {
    if left.lesson == right.lesson { return 1 }
    if curriculum.unitOfLesson[Int(left.lesson)] == curriculum.unitOfLesson[Int(right.lesson)] { return 0.8 }
    return order.bandOfLesson[Int(left.lesson)] == order.bandOfLesson[Int(right.lesson)] ? 0.4 : 0.2
  }
}
