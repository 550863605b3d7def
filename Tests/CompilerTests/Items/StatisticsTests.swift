import CurriculumCompiler
import Testing

/// The tables that item writers use, worked out anew.
@Suite struct StatisticsTests {
  /// Chance of passing by guessing, in per cent with three decimals: options, items, then at 50, 60, 70 and 80 %.
  static let guessing: [(options: Int, items: Int, percents: [Double])] = [
    (2, 10, [62.305, 37.695, 17.188, 5.469]),
    (2, 20, [58.810, 25.172, 5.766, 0.591]),
    (3, 10, [21.313, 7.656, 1.966, 0.340]),
    (4, 5, [10.352, 10.352, 1.562, 1.562]),
    (4, 10, [7.813, 1.973, 0.351, 0.042]),
    (4, 12, [5.440, 0.278, 0.039, 0.004]),
    (4, 20, [1.386, 0.094, 0.003, 0.000]),
    (5, 10, [3.279, 0.637, 0.086, 0.008]),
  ]

  @Test(arguments: guessing.indices)
  func theChanceOfPassingByGuessingIsTheTables(row: Int) {
    let entry = Self.guessing[row]
    for (pass, expected) in zip([50, 60, 70, 80], entry.percents) {
      let needed = (pass * entry.items + 99) / 100
      let chance = Binomial.atLeast(needed, of: entry.items, chance: 1 / Double(entry.options))
      #expect(
        abs(chance * 100 - expected) < 0.000_6, "\(entry.options) options, \(entry.items) items, \(pass) %")
    }
  }

  @Test func itemsOfDifferentKindsAreGuessedEachWithItsOwnChance() {
    // Two coins and a die: all three right in one of 24 cases, none right in 5 of 24.
    #expect(abs(Binomial.atLeast(3, chances: [0.5, 0.5, 1.0 / 6]) - 1.0 / 24) < 1e-12)
    #expect(abs(Binomial.atLeast(1, chances: [0.5, 0.5, 1.0 / 6]) - 19.0 / 24) < 1e-12)
    #expect(Binomial.atLeast(0, chances: []) == 1)
    #expect(Binomial.atLeast(2, chances: [1]) == 0)
    #expect(Binomial.atLeast(2, chances: [0, 1, 0]) == 0)
  }

  @Test func theFewestAnswersThatPassFollowTheAppsRounding() {
    let table = [3: 3, 4: 3, 5: 4, 7: 5, 9: 7, 10: 7, 13: 10, 23: 16]
    for (count, needed) in table {
      #expect(Binomial.answersNeeded(70, of: count) == needed, "\(count) questions")
    }
    #expect(Binomial.answersNeeded(50, of: 10) == 5)
    #expect(Binomial.answersNeeded(100, of: 10) == 10)
  }

  @Test func chiSquareOfKeyPositionsIsWhatTheExamplesSay() {
    let examples: [([Int], Double)] = [
      ([3, 3, 3, 3], 0), ([6, 2, 2, 2], 4), ([9, 1, 1, 1], 16), ([5, 5, 1, 1], 16.0 / 3),
    ]
    for (counts, expected) in examples {
      let positions = Self.positions(counts)
      #expect(abs(positions.chiSquare - expected) < 1e-9, "\(counts)")
      #expect(positions.criticalValue == 7.815)
    }
    #expect(Self.positions([3, 3, 3]).criticalValue == 5.991)
    #expect(Self.positions([3, 3, 3, 3, 3]).criticalValue == 9.488)
  }

  @Test func itemsWithFewerOptionsExpectTheirKeysInFewerPlaces() {
    var positions = KeyPositions()
    for _ in 0..<6 { positions.add(0, of: 3) }
    for _ in 0..<4 { positions.add(3, of: 4) }
    #expect(positions.expected.map { ($0 * 100).rounded() } == [300, 300, 300, 100])
    #expect(positions.counts == [6, 0, 0, 4])
    #expect(positions.longestRun == (0, 6))
    #expect(positions.largestShare == (0, 0.6))
  }

  private static func positions(_ counts: [Int]) -> KeyPositions {
    var positions = KeyPositions()
    for (position, count) in counts.enumerated() {
      for _ in 0..<count { positions.add(position, of: counts.count) }
    }
    return positions
  }
}
