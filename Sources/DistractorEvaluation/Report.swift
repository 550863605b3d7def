import Distractors

/// The page that says how good the wrong answers are.
struct Report {
  let seed: UInt64
  private(set) var markdown = ""

  init(seed: UInt64) { self.seed = seed }

  /// Adds the rankings and the violations of a set of questions.
  mutating func add(_ set: QuestionSet, weights: SignalWeights) {
    markdown += "\n## \(set.name)\n\n\(set.questions.count) of \(set.total) questions, "
    markdown += "\(set.texts.count) options.\n"
    for pool in RankingPool.allCases {
      add(RankingResult(set, pool: pool, lexicon: .english, weights: weights, seed: seed))
    }
  }

  private mutating func add(_ result: RankingResult) {
    let measures = result.pool.measures
    markdown += "\n### Pool: \(result.pool.rawValue) (\(Int(result.poolSize.rounded())) candidates in the mean)\n\n"
    markdown += "| ranker |" + measures.map { " \(Measures.names[$0]) |" }.joined() + "\n|---|"
    markdown += measures.map { _ in "---|" }.joined() + "\n"
    for row in result.rows.indices {
      markdown += "| \(result.rows[row].ranker.name) |"
      for measure in measures {
        markdown += " \(percent(result.estimate(row: row, measure: measure, seed: seed))) |"
      }
      markdown += "\n"
    }
    let linear = result.rows.count - 2
    let single = result.bestSingle(measure: 4)
    let overSingle = result.ratio(row: linear, over: single, measure: 4, seed: seed)
    let overNaive = result.ratio(row: linear, over: 1, measure: 4, seed: seed)
    markdown += "\nNDCG@10 of the linear model over the best single signal (\(result.rows[single].ranker.name)): "
    markdown += "\(factor(overSingle)); over the naive rule: \(factor(overNaive)).\n"
  }
}

/// A share as "12.3 (10.1–14.5)", in percent.
func percent(_ estimate: Estimate) -> String {
  "\(fixed(100 * estimate.value)) (\(fixed(100 * estimate.low))–\(fixed(100 * estimate.high)))"
}

/// A ratio as "1.25 (1.10–1.40)".
func factor(_ estimate: Estimate) -> String {
  "\(fixed(estimate.value, 2)) (\(fixed(estimate.low, 2))–\(fixed(estimate.high, 2)))"
}

/// A number with a fixed count of decimals.
func fixed(_ number: Double, _ decimals: Int = 1) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let whole = Int((abs(number) * scale).rounded())
  let fraction = String(whole % Int(scale))
  let padded = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
  return "\(number < 0 ? "-" : "")\(whole / Int(scale))\(decimals > 0 ? "." + padded : "")"
}
