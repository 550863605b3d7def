import Distractors

/// Where candidates come from.
enum RankingPool: String, CaseIterable {
  /// All options of all questions of the set.
  case allOptions = "all options of the set"
  /// The answers of the unit's questions, and the options that people wrote for this one.
  case unit = "answers of the unit and the item's own options"

  /// Places of the candidates for a question in the set's texts, in an order that says nothing.
  func candidates(for question: Question, in set: QuestionSet) -> [Int] {
    switch self {
    case .allOptions: return set.texts.indices.filter { $0 != question.key }
    case .unit:
      return Set(set.unitAnswers[question.unit] + question.distractors).subtracting([question.key]).sorted()
    }
  }

  /// The measures worth showing.
  var measures: [Int] { self == .allOptions ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 5] }
}

/// How each ranker does on a set's questions.
struct RankingResult {
  let pool: RankingPool
  /// Rankers' names with the measures of each question, in the rankers' order.
  let rows: [(ranker: Ranker, items: [Measures])]
  /// How many candidates a question has in the mean.
  let poolSize: Double

  init(_ set: QuestionSet, pool: RankingPool, lexicon: Lexicon, weights: SignalWeights, seed: UInt64) {
    self.pool = pool
    var memory = CoOptionMemory(lexicon: lexicon)
    for question in set.questions {
      memory.add(([question.key] + question.distractors).map { set.texts[$0] })
    }
    let candidates = set.questions.map { pool.candidates(for: $0, in: set) }
    poolSize = Double(candidates.reduce(0) { $0 + $1.count }) / Double(set.questions.count)
    // Among the answers of the unit, the naive rule is chance.
    rows = Ranker.all.filter { pool == .allOptions || $0.name != Ranker.naive.name }.map { ranker in
      var chance = SeededGenerator(seed: seed)
      let items = zip(set.questions, candidates).map { question, candidates in
        let situation = Ranker.Situation(
          set: set, question: question, lexicon: lexicon, weights: weights, memory: memory)
        let humans = Set(question.distractors)
        return Measures(
          scores: ranker.scores(situation, candidates, &chance), isHuman: candidates.map(humans.contains))
      }
      return (ranker, items)
    }
  }

  /// A measure of a ranker with its interval.
  func estimate(row: Int, measure: Int, seed: UInt64) -> Estimate {
    let values = rows[row].items.map { $0.values[measure] }
    return Estimate(items: values.count, seed: seed) { mean(values, of: $0) }
  }

  /// A measure of one ranker over that of another, sampled together.
  func ratio(row: Int, over other: Int, measure: Int, seed: UInt64) -> Estimate {
    let (above, below) = (
      rows[row].items.map { $0.values[measure] }, rows[other].items.map { $0.values[measure] }
    )
    return Estimate(items: above.count, seed: seed) { mean(above, of: $0) / max(1e-9, mean(below, of: $0)) }
  }

  /// The row of the best ranker that looks at one thing only, by a measure.
  func bestSingle(measure: Int) -> Int {
    rows.indices.filter { rows[$0].ranker.isSingleSignal }.max {
      total($0, measure) < total($1, measure)
    } ?? 0
  }

  private func total(_ row: Int, _ measure: Int) -> Double {
    rows[row].items.reduce(0) { $0 + $1.values[measure] }
  }
}
