/// How likely it is to get a number of answers right by guessing.
package enum Binomial {
  /// The chance of at least `needed` right answers, when each item has its own chance to be guessed.
  ///
  /// - Parameters:
  ///   - needed: Right answers that are needed; 0 or fewer are always reached.
  ///   - chances: For each item the chance of guessing it, 0...1.
  /// - Returns: The exact probability, 0...1.
  /// - Complexity: O(*n*²) in the number of items.
  ///
  /// Source: Poisson's binomial distribution, by the recursion over items; Wang 1993, "On the number of successes in
  /// independent trials", section 2.
  package static func atLeast(_ needed: Int, chances: [Double]) -> Double {
    guard needed > 0 else { return 1 }
    guard needed <= chances.count else { return 0 }
    // The chance of each number of right answers among the items so far; the last place is 'needed or more'.
    var probability = [Double](repeating: 0, count: needed + 1)
    probability[0] = 1
    for chance in chances {
      probability[needed] += probability[needed - 1] * chance
      for count in stride(from: needed - 1, to: 0, by: -1) {
        probability[count] = probability[count] * (1 - chance) + probability[count - 1] * chance
      }
      probability[0] *= 1 - chance
    }
    return min(1, probability[needed])
  }

  /// The chance of at least `needed` right answers out of `count` when each is guessed with the same chance.
  ///
  /// - Complexity: O(*n*²) in the number of items.
  package static func atLeast(_ needed: Int, of count: Int, chance: Double) -> Double {
    atLeast(needed, chances: [Double](repeating: chance, count: count))
  }

  /// The fewest right answers out of `count` that reach a percentage, as an app counts that rounds to whole per cent.
  ///
  /// - Parameters:
  ///   - percent: The percentage that passes, 0...100.
  ///   - count: How many are asked, 1 or more.
  ///
  /// Source: indi's own percentage, rounded half up: 16 of 23 is 69.57 %, shown as 70.
  package static func answersNeeded(_ percent: Int, of count: Int) -> Int {
    (0...count).first { (200 * $0 + count) / (2 * count) >= percent } ?? count
  }
}
