import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

/// Where right answers stand.
@Suite struct KeyPlacesTests {
  private func places(_ count: Int, of options: Int, seed: UInt64) -> [Int] {
    var random = SeededRandom(seed: seed)
    var places = KeyPlaces()
    return (0..<count).map { _ in
      places.place(for: Int64.random(in: 1...Int64.max, using: &random), among: options)
    }
  }

  @Test(arguments: UInt64(1)...UInt64(50))
  func noPlaceIsGivenFourTimesRunningAndAllAboutAsOften(seed: UInt64) {
    for options in 2...6 {
      let given = places(60, of: options, seed: seed)
      for start in 0..<57 { #expect(Set(given[start..<start + 4]).count > 1) }
      let counts = (0..<options).map { place in given.count { $0 == place } }
      #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 3, "\(counts)")
    }
  }

  @Test func quizzesWithItemsOfSeveralSizesHaveNoLongRunsEither() {
    for seed in UInt64(1)...50 {
      var random = SeededRandom(seed: seed)
      var places = KeyPlaces()
      var given: [Int] = []
      for _ in 0..<80 {
        let count = Int.random(in: 2...5, using: &random)
        given.append(places.place(for: Int64.random(in: 1...Int64.max, using: &random), among: count))
      }
      for start in 0..<77 { #expect(Set(given[start..<start + 4]).count > 1, "seed \(seed)") }
    }
  }

  @Test func anItemMoreMovesFewOthers() {
    var moved = 0
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let numbers = (0..<20).map { _ in Int64.random(in: 1...Int64.max, using: &random) }
      func given(_ numbers: [Int64]) -> [Int64: Int] {
        var places = KeyPlaces()
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, places.place(for: $0, among: 4)) })
      }
      let before = given(numbers)
      let after = given([42] + numbers)
      moved += numbers.count { before[$0] != after[$0] }
    }
    #expect(moved < 40 * 20 / 4, "\(moved) of 800")
  }
}
