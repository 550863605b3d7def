import CurriculumRuntime
import Distractors

/// Explains what was chosen for cards.
struct CardExplanations {
  private let curriculum: Curriculum
  private let order: TeachingOrder
  private let entries: LockEntries

  init(_ curriculum: Curriculum, _ order: TeachingOrder, _ entries: LockEntries) {
    self.curriculum = curriculum
    self.order = order
    self.entries = entries
  }

  /// An explanation for each direction of each card that a name means.
  func all(named name: String) -> [OptionExplanation] {
    let policy = curriculum.settings.distractors
    guard policy.cards > 0 else { return [] }
    let bare = name.hasPrefix("card/") ? "question/" + name.dropFirst(5) : name
    var found: [OptionExplanation] = []
    var chosen: ChosenCards?
    var realms = OptionRealms(curriculum, order)
    for course in curriculum.courses.indices {
      let namespace = curriculum.courses[course].identity.id.string
      let isAsked = order.lessonsOfCourse[course].contains { lesson in
        curriculum.lessons[lesson].cards.contains { card in
          let key = "question/\(namespace)/\(card.identity.id.string)"
          return key.isNamed(bare)
            || [true, false].contains { card.questionKey(isRecognition: $0).isNamed(bare) }
        }
      }
      guard isAsked else { continue }
      let all = chosen ?? chooseForCards(curriculum, order, entries, &realms, LintPlan())
      chosen = all
      let positions = curriculum.firstCardPositions
      let realm = CardRealm(course, curriculum, order, positions: positions, threads: 1)
      let finder = CardOptionFinder(realm, entries, policy)
      for (index, card) in realm.cards.enumerated() {
        for isRecognition in [true, false] {
          let key = card.questionKey(isRecognition: isRecognition)
          let own = "question/\(namespace)/\(card.identity.id.string)"
          guard key.isNamed(bare) || own.isNamed(bare) else { continue }
          found.append(explain(index, isRecognition, key, finder, all))
        }
      }
    }
    return found
  }

  private func explain(
    _ index: Int, _ isRecognition: Bool, _ key: String, _ finder: CardOptionFinder, _ all: ChosenCards
  ) -> OptionExplanation {
    let realm = finder.realm
    let card = realm.cards[index]
    let candidates = finder.considered(index, isRecognition: isRecognition)
    let counts = Rejection.allCases.compactMap { rejection -> (rejection: Rejection, count: Int)? in
      let count = candidates.count { $0.rejection == rejection }
      return count > 0 ? (rejection, count) : nil
    }
    return OptionExplanation(
      key: key, prompt: isRecognition ? card.targetText.string : card.nativeText.string,
      answer: card.shown(isRecognition: isRecognition), wanted: finder.policy.cards,
      options: all.shown(Int(realm.places[index].position), isRecognition: isRecognition),
      candidates: candidates, rejected: counts, weights: finder.weights)
  }
}

extension Curriculum {
  /// For each lesson the position of its first card among all cards.
  var firstCardPositions: [Int32] {
    var positions: [Int32] = []
    positions.reserveCapacity(lessons.count)
    var next: Int32 = 0
    for lesson in lessons {
      positions.append(next)
      next += Int32(lesson.cards.count)
    }
    return positions
  }
}
