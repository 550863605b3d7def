/// indi's training: questions asked in rounds until each was answered rightly once.
///
/// Source: indi's document, "Training Mode"; docs/runtime/rules.md, Story mode.
public struct Training: Hashable, Sendable {
  /// How many questions there are in all.
  public let total: Int
  /// How many have been answered rightly.
  public private(set) var right = 0
  /// The rounds that have ended.
  public private(set) var rounds: [Score] = []
  /// The questions of the present round, in order.
  private var round: [Int64]
  /// How many of them were answered.
  private var answered = 0
  /// What was answered wrongly in the present round, in order.
  private var wrong: [Int64] = []

  /// Training with questions, by the bundle's numbers, in the order given.
  public init(questions: [Int64]) {
    total = questions.count
    round = questions
  }

  /// Training with so many questions drawn from those of the chosen kits; at least 1 when there are any.
  public init(drawing count: Int, from questions: [Int64], using generator: inout SplitMix64) {
    self.init(questions: generator.sample(max(1, count), of: questions))
  }

  /// The question to ask; nil when training is done.
  public var question: Int64? { answered < round.count ? round[answered] : nil }

  /// True when every question was answered rightly once.
  public var isFinished: Bool { question == nil }

  /// The part that is done; nothing to train is done.
  public var progress: Double { total == 0 ? 1 : Double(right) / Double(total) }

  /// Takes the answer to the present question; the round ends with its last, and the wrong ones make up the next.
  ///
  /// - Returns: The round's score when this ended it.
  @discardableResult
  public mutating func answer(isCorrect: Bool) -> Score? {
    guard let question else { return nil }
    answered += 1
    if isCorrect { right += 1 } else { wrong.append(question) }
    guard answered == round.count else { return nil }
    let score = Score(correct: round.count - wrong.count, total: round.count)
    rounds.append(score)
    (round, wrong, answered) = (wrong, [], 0)
    return score
  }
}
