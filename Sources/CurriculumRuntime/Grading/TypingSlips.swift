/// How many slips of typing lie between two words.
///
/// Source: optimal string alignment, the restricted form of Damerau 1964, "A technique for computer detection and
/// correction of spelling errors"; docs/runtime/rules.md, Typed words, for how many are forgiven.
enum TypingSlips {
  /// How many slips are forgiven in a word of so many code points.
  static func forgiven(length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }

  /// The distance when it is within a limit, else nil.
  ///
  /// - Complexity: O(*n* · `limit`), and O(1) when the lengths differ by more than the limit.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforeLast = [Int](repeating: tooFar, count: right.count + 1)
    var last = (0...right.count).map { min($0, tooFar) }
    for row in 0..<left.count {
      var present = [Int](repeating: tooFar, count: right.count + 1)
      present[0] = min(row + 1, tooFar)
      var least = present[0]
      // Beyond the band every path has more slips than are forgiven.
      for column in max(0, row - limit)..<min(right.count, row + limit + 1) where column < right.count {
        let isSame = left[row] == right[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, present[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        present[column + 1] = min(best, tooFar)
        least = min(least, present[column + 1])
      }
      guard least <= limit else { return nil }
      (beforeLast, last) = (last, present)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
