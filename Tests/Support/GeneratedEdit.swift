package import CurriculumCompiler

/// What authors do to a curriculum between two releases, and what a diff must say of it.
package enum GeneratedEdit: CaseIterable, Sendable {
  case addCard, removeCard, renameCard, renameCardWithoutSaying, moveCard, turnCardsRound, mendTarget,
    changeNative
  case addAccepted, removeAccepted, addLesson, removeLesson, moveLesson, addQuestion, removeQuestion,
    changeAnswer
  case renameKit, moveQuestion, changeValue, changeTolerance, changePassScore

  /// What must be said of an edit: of which entity, what happened to it, and what it does to progress at least.
  package struct Expectation: Sendable {
    package let key: String
    package let action: EntityChange.Action
    package let impact: ProgressImpact
  }

  /// Makes the edit somewhere; nil where there is nothing to make it to.
  package func apply(to curriculum: inout GeneratedCurriculum, using random: inout SeededRandom)
    -> Expectation?
  {
    switch self {
    case .addLesson, .removeLesson, .moveLesson: editLessons(&curriculum, &random)
    case .addQuestion, .removeQuestion, .changeAnswer, .renameKit, .moveQuestion, .addAccepted,
      .removeAccepted:
      editKits(&curriculum, &random)
    case .changeValue, .changeTolerance, .changePassScore: editNumbers(&curriculum, &random)
    default: editCards(&curriculum, &random)
    }
  }

  private func editCards(_ curriculum: inout GeneratedCurriculum, _ random: inout SeededRandom)
    -> Expectation?
  {
    let places = curriculum.cardPlaces
    guard let place = places.randomElement(using: &random) else { return nil }
    let card = curriculum[place]
    let key = "card/es/\(card.id)"
    switch self {
    case .addCard:
      let new = curriculum.newCard()
      curriculum.withLesson(place) { $0.cards.insert(new, at: place.card) }
      return Expectation(key: "card/es/\(new.id)", action: .added, impact: .safe)
    case .removeCard:
      curriculum.withLesson(place) { _ = $0.cards.remove(at: place.card) }
      return Expectation(key: key, action: .removed, impact: .lost)
    case .renameCard, .renameCardWithoutSaying:
      let id = curriculum.newID("renamed")
      let isSaid = self == .renameCard
      curriculum.withLesson(place) { lesson in
        // Without 'was' an id that had earlier ones loses all of them.
        lesson.cards[place.card].was = isSaid ? card.was + [card.id] : []
        lesson.cards[place.card].id = id
      }
      return isSaid
        ? Expectation(key: "card/es/\(id)", action: .renamed, impact: .safe)
        : Expectation(key: key, action: .removed, impact: .lost)
    case .moveCard:
      guard
        let goal = places.filter({
          $0.band != place.band || $0.unit != place.unit || $0.lesson != place.lesson
        })
        .randomElement(using: &random)
      else { return nil }
      curriculum.withLesson(place) { _ = $0.cards.remove(at: place.card) }
      curriculum.withLesson(goal) { $0.cards.insert(card, at: goal.card) }
      return Expectation(key: key, action: .moved, impact: .safe)
    case .turnCardsRound:
      guard curriculum.bands[place.band][place.unit].lessons[place.lesson].cards.count > 1 else { return nil }
      let first = curriculum.bands[place.band][place.unit].lessons[place.lesson].cards[0]
      curriculum.withLesson(place) { $0.cards.append($0.cards.removeFirst()) }
      return Expectation(key: "card/es/\(first.id)", action: .reordered, impact: .safe)
    case .mendTarget:
      curriculum.withLesson(place) { $0.cards[place.card].target = card.target + "s" }
      return Expectation(key: key, action: .changed, impact: .rescore)
    default:
      let word = curriculum.newWord()
      curriculum.withLesson(place) { $0.cards[place.card].native = word }
      return Expectation(key: key, action: .changed, impact: .reset)
    }
  }

  private func editLessons(_ curriculum: inout GeneratedCurriculum, _ random: inout SeededRandom)
    -> Expectation?
  {
    let band = Int.random(in: curriculum.bands.indices, using: &random)
    guard let unit = curriculum.bands[band].indices.randomElement(using: &random) else { return nil }
    let lessons = curriculum.bands[band][unit].lessons.indices
    switch self {
    case .addLesson:
      let new = curriculum.newLesson(&random)
      curriculum.bands[band][unit].lessons.insert(new, at: 0)
      return Expectation(key: "lesson/es/\(new.id)", action: .added, impact: .safe)
    case .removeLesson:
      guard lessons.count > 1 else { return nil }
      let gone = curriculum.bands[band][unit].lessons.removeLast()
      return Expectation(key: "lesson/es/\(gone.id)", action: .removed, impact: .lost)
    default:
      guard lessons.count > 1 else { return nil }
      let other = (band + 1) % curriculum.bands.count
      let lesson = curriculum.bands[band][unit].lessons.removeFirst()
      curriculum.bands[other][0].lessons.append(lesson)
      return Expectation(key: "lesson/es/\(lesson.id)", action: .moved, impact: .rescore)
    }
  }

  private func editKits(_ curriculum: inout GeneratedCurriculum, _ random: inout SeededRandom) -> Expectation?
  {
    let kit = Int.random(in: curriculum.kits.indices, using: &random)
    guard let index = curriculum.kits[kit].questions.indices.randomElement(using: &random) else { return nil }
    let question = curriculum.kits[kit].questions[index]
    let key = "question/indi/\(question.id)"
    switch self {
    case .addQuestion:
      let new = curriculum.newQuestion()
      curriculum.kits[kit].questions.append(new)
      return Expectation(key: "question/indi/\(new.id)", action: .added, impact: .safe)
    case .removeQuestion:
      guard curriculum.kits[kit].questions.count > 2 else { return nil }
      curriculum.kits[kit].questions.remove(at: index)
      return Expectation(key: key, action: .removed, impact: .lost)
    case .changeAnswer:
      curriculum.kits[kit].questions[index].answer = curriculum.newWord()
      curriculum.kits[kit].questions[index].accept = []
      return Expectation(key: key, action: .changed, impact: .reset)
    case .addAccepted:
      let word = curriculum.newWord()
      curriculum.kits[kit].questions[index].accept.append(word)
      return Expectation(key: key, action: .changed, impact: .safe)
    case .removeAccepted:
      guard !question.accept.isEmpty else { return nil }
      curriculum.kits[kit].questions[index].accept.removeLast()
      return Expectation(key: key, action: .changed, impact: .rescore)
    case .renameKit:
      let name = "Kit \(curriculum.newWord())"
      curriculum.kits[kit].name = name
      return Expectation(key: "kit/indi/\(curriculum.kits[kit].id)", action: .changed, impact: .reset)
    default:
      guard curriculum.kits[kit].questions.count > 2 else { return nil }
      curriculum.kits[kit].questions.remove(at: index)
      curriculum.kits[(kit + 1) % curriculum.kits.count].questions.append(question)
      return Expectation(key: key, action: .moved, impact: .rescore)
    }
  }

  private func editNumbers(_ curriculum: inout GeneratedCurriculum, _ random: inout SeededRandom)
    -> Expectation?
  {
    let index = Int.random(in: curriculum.calculations.indices, using: &random)
    let key = "question/sums/\(curriculum.calculations[index].id)"
    switch self {
    case .changeValue:
      curriculum.calculations[index].value += 100
      return Expectation(key: key, action: .changed, impact: .reset)
    case .changeTolerance:
      curriculum.calculations[index].percent += 1
      return Expectation(key: key, action: .changed, impact: .rescore)
    default:
      curriculum.passScore = curriculum.passScore == 75 ? 80 : 75
      return Expectation(key: "boss-test/es/n1-boss", action: .changed, impact: .rescore)
    }
  }
}

extension GeneratedCurriculum {
  /// Where a card stands.
  struct CardPlace {
    let band: Int
    let unit: Int
    let lesson: Int
    let card: Int
  }

  fileprivate var cardPlaces: [CardPlace] {
    bands.indices.flatMap { band in
      bands[band].indices.flatMap { unit in
        bands[band][unit].lessons.indices.flatMap { lesson in
          bands[band][unit].lessons[lesson].cards.indices.map {
            CardPlace(band: band, unit: unit, lesson: lesson, card: $0)
          }
        }
      }
    }
  }

  fileprivate subscript(place: CardPlace) -> Card {
    bands[place.band][place.unit].lessons[place.lesson].cards[place.card]
  }

  fileprivate mutating func withLesson(_ place: CardPlace, _ body: (inout Lesson) -> Void) {
    body(&bands[place.band][place.unit].lessons[place.lesson])
  }
}
