/// Places of a curriculum whose findings may be mended; they move along when edits are made.
package struct MendingScope: Sendable {
  /// Ranges of UTF-8 offsets by path; both ends belong to them.
  private var ranges: [String: [ClosedRange<Int>]]

  /// Places by the paths of their files.
  package init(_ ranges: [String: [ClosedRange<Int>]]) { self.ranges = ranges }

  /// True when a span of the file at a path touches one of the places.
  package func touches(_ span: SourceSpan, in path: String) -> Bool {
    ranges[path]?.contains { $0.lowerBound <= Int(span.upper) && Int(span.lower) <= $0.upperBound } ?? false
  }

  /// The places after edits of some files.
  mutating func move(by maps: [String: EditMap]) {
    for (path, map) in maps {
      ranges[path] = ranges[path]?.map { range in
        let lower = map.start(range.lowerBound, isBehind: false)
        return lower...max(lower, map.end(range.upperBound))
      }
    }
  }
}
