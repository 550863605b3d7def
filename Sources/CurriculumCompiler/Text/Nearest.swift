/// The candidate that someone who wrote `word` most likely meant, or nil when none is near.
///
/// Near means: at most a third of the letters differ (one for words of up to four letters), counted as
/// insertions, deletions, replacements and swaps of neighbours.
///
/// - Complexity: O(*c* × *n*²) for *c* candidates of length *n*; words over 64 bytes have no near candidate.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let target = Array(word.lowercased().utf8)
  guard !target.isEmpty, target.count <= 64 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let distance = editDistance(target, Array(candidate.lowercased().utf8))
    if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
  }
  guard let best, best.distance <= max(1, target.count / 3) else { return nil }
  return best.candidate
}

/// Optimal string alignment distance between two byte strings.
///
/// Source: Damerau 1964; Boytsov 2011, section 2, restricted edit distance.
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = last
  for row in 1...left.count {
    current[0] = row
    for column in 1...right.count {
      let replacement = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var distance = min(replacement, last[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        distance = min(distance, beforeLast[column - 2] + 1)
      }
      current[column] = distance
    }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count]
}
