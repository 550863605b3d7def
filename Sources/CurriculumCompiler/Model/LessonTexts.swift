/// Texts of a lesson one after another, those of cards before those of sentences.
///
/// No list of them is made, which many rules would do for each lesson, nor kept: for a million cards that would take a
/// hundred megabytes.
struct LessonTexts: Sequence {
  /// Which of the texts.
  enum Side { case target, native, both }

  private let lesson: Lesson
  private let side: Side

  init(_ lesson: Lesson, _ side: Side) {
    self.lesson = lesson
    self.side = side
  }

  func makeIterator() -> Iterator { Iterator(lesson, side) }

  /// Goes over the texts.
  struct Iterator: IteratorProtocol {
    /// What is gone over, in this order.
    private enum Step { case targets, accepted, targetSentences, natives, nativeSentences, end }

    private let lesson: Lesson
    private let side: Side
    private var step: Step
    /// The card or sentence, and the accepted text of the card.
    private var place = 0
    private var inner = 0

    fileprivate init(_ lesson: Lesson, _ side: Side) {
      self.lesson = lesson
      self.side = side
      step = side == .native ? .natives : .targets
    }

    mutating func next() -> Text? {
      while true {
        let here = place
        place += 1
        switch step {
        case .targets:
          if here < lesson.cards.count { return lesson.cards[here].targetText }
          go(to: .accepted)
        case .accepted:
          guard here < lesson.cards.count else {
            go(to: .targetSentences)
            continue
          }
          let texts = lesson.cards[here].acceptTarget
          if inner < texts.count {
            place = here
            inner += 1
            return texts[inner - 1]
          }
          inner = 0
        case .targetSentences:
          if here < lesson.sentences.count { return lesson.sentences[here].targetText }
          go(to: side == .both ? .natives : .end)
        case .natives:
          if here < lesson.cards.count { return lesson.cards[here].nativeText }
          go(to: .nativeSentences)
        case .nativeSentences:
          if here < lesson.sentences.count { return lesson.sentences[here].nativeText }
          go(to: .end)
        case .end: return nil
        }
      }
    }

    private mutating func go(to step: Step) {
      self.step = step
      place = 0
    }
  }
}
