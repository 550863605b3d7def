/// How well one item's ranking finds the options that people wrote, each 0 to 1.
struct Measures {
  /// The measures' names, in the order of `values`.
  static let names = ["P@1", "P@3", "R@10", "MRR", "NDCG@10", "AUC"]

  var values: [Double]

  /// Measures a ranking.
  ///
  /// - Parameters:
  ///   - scores: One for each candidate; equal ones count in the candidates' order, which must say nothing.
  ///   - isHuman: Whether people wrote the candidate for this item.
  init(scores: [Float], isHuman: [Bool]) {
    let humans = isHuman.count { $0 }
    // Scores count to a millionth, so that the last bit of a sum decides nothing.
    let rounded = scores.map { ($0 * 1_000_000).rounded() }
    let best = rounded.indices.sorted {
      rounded[$0] != rounded[$1] ? rounded[$0] > rounded[$1] : $0 < $1
    }
    let ranks = best.indices.filter { isHuman[best[$0]] }
    var (gain, ideal) = (0.0, 0.0)
    for rank in 0..<10 {
      if rank < humans { ideal += Self.discount(rank) }
      if ranks.contains(rank) { gain += Self.discount(rank) }
    }
    values = [
      ranks.first == 0 ? 1 : 0,
      Double(ranks.count { $0 < 3 }) / Double(min(3, max(1, humans))),
      Double(ranks.count { $0 < 10 }) / Double(max(1, humans)),
      ranks.first.map { 1 / Double($0 + 1) } ?? 0,
      ideal > 0 ? gain / ideal : 0,
      Self.area(rounded, isHuman),
    ]
  }

  /// Järvelin and Kekäläinen 2002, "Cumulated gain-based evaluation of IR techniques".
  private static func discount(_ rank: Int) -> Double {
    // Logarithms of 2 to 11 to the base 2.
    let logarithms = [
      1, 1.584962500721156, 2, 2.321928094887362, 2.584962500721156, 2.807354922057604, 3,
      3.169925001442312, 3.321928094887362, 3.459431618637297,
    ]
    return 1 / logarithms[rank]
  }

  /// How often a human option stands above another candidate; a tie counts half.
  static func area(_ scores: [Float], _ isHuman: [Bool]) -> Double {
    let humans = scores.indices.filter { isHuman[$0] }.map { scores[$0] }
    let others = scores.indices.filter { !isHuman[$0] }.map { scores[$0] }.sorted()
    guard !humans.isEmpty, !others.isEmpty else { return 0.5 }
    var won = 0.0
    for score in humans {
      let below = others.partitioningIndex { $0 >= score }
      let notAbove = others.partitioningIndex { $0 > score }
      won += Double(below + notAbove) / 2
    }
    return won / Double(humans.count * others.count)
  }
}

extension Array {
  /// The first place whose element fulfils a condition that none before and all after it fulfil.
  fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A figure with the interval in which 95 of 100 samples of as many items have it.
struct Estimate {
  let value: Double
  let low: Double
  let high: Double

  /// The figure for all items, and for 1000 samples drawn from them with replacement (Efron 1979).
  ///
  /// - Parameter figure: The figure of a sample, given as the items' places.
  init(items: Int, seed: UInt64, figure: ([Int]) -> Double) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<1000).map { _ in
      figure((0..<items).map { _ in Int.random(in: 0..<items, using: &generator) })
    }.sorted()
    value = figure(Array(0..<items))
    (low, high) = (samples[24], samples[974])
  }
}

/// The mean of some of the values, 0 for none.
func mean(_ values: [Double], of places: [Int]) -> Double {
  places.isEmpty ? 0 : places.reduce(0) { $0 + values[$1] } / Double(places.count)
}
