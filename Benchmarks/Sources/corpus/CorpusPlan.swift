/// How many courses, bands, units and lessons there are, and how many cards each lesson has.
struct CorpusPlan {
  /// The cards of each lesson, by course, band and unit.
  let courses: [[[[Int]]]]

  /// - Parameter cards: In all, 300 or more. From about 18 000 on there are ten courses of five bands; a
  ///   smaller corpus has fewer, so that lessons are of the same size in every corpus.
  init(cards: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = min(max(cards / 330, 1), Language.all.count)
    courses = (0..<count).map { index in
      let share = cards / count + (index < cards % count ? 1 : 0)
      return Self.bands(Self.lessonSizes(share, &random))
    }
  }

  /// Lesson sizes from 20 to 50, 30 on average, that add up.
  private static func lessonSizes(_ cards: Int, _ random: inout SeededRandom) -> [Int] {
    var sizes: [Int] = []
    var left = cards
    while left >= 100 {
      let size = 20 + min(random.below(31), random.below(31))
      sizes.append(size)
      left -= size
    }
    let parts = (left + 49) / 50
    for index in 0..<parts { sizes.append(left / parts + (index < left % parts ? 1 : 0)) }
    return sizes
  }

  /// At least 3 units of 3 lessons in a band, 4 units from Intermediate on.
  private static func bands(_ sizes: [Int]) -> [[[Int]]] {
    let count = sizes.count >= 60 ? 5 : sizes.count >= 48 ? 4 : max(1, min(3, sizes.count / 9))
    return split(sizes, into: count).enumerated().map { index, lessons in
      let least = index < 3 ? 3 : 4
      return split(lessons, into: max(least, (lessons.count * 2 + 5) / 11))
    }
  }

  /// Consecutive parts whose lengths differ by at most one.
  private static func split<Element>(_ items: [Element], into count: Int) -> [[Element]] {
    (0..<count).map { Array(items[$0 * items.count / count..<($0 + 1) * items.count / count]) }
  }
}
