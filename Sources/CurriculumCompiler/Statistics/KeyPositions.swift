/// Where the right options of a test stand, and whether that could be chance.
package struct KeyPositions: Sendable {
  /// For each position, from 0, how many keys stand there.
  package private(set) var counts: [Int] = []
  /// For each position how many keys are expected there when each option is as likely as any other.
  package private(set) var expected: [Double] = []
  /// How many items there are.
  package private(set) var itemCount = 0
  /// The longest run of keys at one position: its first item and its length.
  package private(set) var longestRun: (start: Int, length: Int) = (0, 0)

  private var run = (start: 0, length: 0, position: -1)

  /// No items.
  package init() {}

  /// Counts an item.
  ///
  /// - Parameters:
  ///   - key: Position of its right option, from 0.
  ///   - optionCount: How many options it has.
  package mutating func add(_ key: Int, of optionCount: Int) {
    while counts.count < optionCount {
      counts.append(0)
      expected.append(0)
    }
    counts[key] += 1
    for position in 0..<optionCount { expected[position] += 1 / Double(optionCount) }
    if run.position != key { run = (itemCount, 0, key) }
    run.length += 1
    if run.length > longestRun.length { longestRun = (run.start, run.length) }
    itemCount += 1
  }

  /// How far the counts are from the expected ones: the sum of (observed − expected)² / expected.
  ///
  /// Source: Pearson 1900, chi-square.
  package var chiSquare: Double {
    zip(counts, expected).reduce(0) { sum, pair in
      let distance = Double(pair.0) - pair.1
      return pair.1 > 0 ? sum + distance * distance / pair.1 : sum
    }
  }

  /// The largest share of the keys that stand at one position, 0...1, and which position that is.
  package var largestShare: (position: Int, share: Double) {
    guard let most = counts.max(), itemCount > 0, let position = counts.firstIndex(of: most) else {
      return (0, 0)
    }
    return (position, Double(most) / Double(itemCount))
  }

  /// The value that `chiSquare` passes by chance in 5 of 100 tests; nil for fewer than 2 or more than 8 positions.
  ///
  /// Source: Fisher & Yates 1963, "Statistical Tables", table IV; degrees of freedom are positions less one.
  package var criticalValue: Double? {
    let table = [3.841, 5.991, 7.815, 9.488, 11.070, 12.592, 14.067]
    return table.indices.contains(counts.count - 2) ? table[counts.count - 2] : nil
  }

  /// The counts in words: "A 3, B 2, C 3, D 2".
  package var inWords: String {
    counts.enumerated().map { "\(Self.letter($0.offset)) \($0.element)" }.joined(separator: ", ")
  }

  /// The letter of a position: A for 0.
  package static func letter(_ position: Int) -> String {
    String(UnicodeScalar(UInt8(0x41 + min(position, 25))))
  }
}
