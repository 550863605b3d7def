import CurriculumRuntime
import Testing

/// What must hold for all words.
@Suite struct TextGraderLawTests {
  @Test func slipsAreCountedAsTheWholeTableWouldCountThem() {
    var random = SplitMix64(seed: 41)
    var counts = [0, 0, 0, 0]
    for _ in 0..<6000 {
      let word = word(1 + random.below(12), &random)
      var response = word
      for _ in 0..<random.below(4) { change(&response, &random) }
      guard !response.isEmpty else { continue }
      let distance = distance(word, response)
      let forgiven = word.count < 4 ? 0 : word.count < 8 ? 1 : 2
      let finding = TextGrader(accepted: [String(word)], language: nil).finding(String(response))
      switch distance {
      case 0: #expect(finding.reason == .exact)
      case ...forgiven:
        #expect(
          finding.reason == .typo && finding.typos == distance, "\(String(response)) for \(String(word))")
      default: #expect(finding.reason == .different, "\(String(response)) for \(String(word))")
      }
      counts[min(distance, 3)] += 1
    }
    #expect(counts.allSatisfy { $0 > 200 }, "every number of slips occurs: \(counts)")
  }

  @Test func theOrderOfAcceptedAnswersDoesNotMatter() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<300 {
      let words = (0..<4).map { _ in String(word(8, &random)) }
      var response = Array(words[0])
      change(&response, &random)
      let findings = [words, words.reversed(), random.shuffled(words)].map {
        TextGrader(accepted: $0, language: nil).finding(String(response))
      }
      #expect(Set(findings.map(\.reason)).count == 1)
      #expect(Set(findings.map(\.typos)).count == 1)
    }
  }

  private func word(_ length: Int, _ random: inout SplitMix64) -> [Character] {
    (0..<length).map { _ in Array("bcdf")[random.below(4)] }
  }

  private func change(_ word: inout [Character], _ random: inout SplitMix64) {
    let position = random.below(word.count)
    switch random.below(4) {
    case 0 where !word.isEmpty: word.remove(at: position)
    case 1: word.insert("g", at: position)
    case 2 where position + 1 < word.count: word.swapAt(position, position + 1)
    default: if !word.isEmpty { word[position] = "h" }
    }
  }

  /// Optimal string alignment by the whole table, as the textbooks have it.
  private func distance(_ left: [Character], _ right: [Character]) -> Int {
    var table = [[Int]](repeating: Array(0...right.count), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for row in 0..<left.count {
      for column in 0..<right.count {
        let cost = left[row] == right[column] ? 0 : 1
        var best = min(table[row][column] + cost, table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = best
      }
    }
    return table[left.count][right.count]
  }
}
