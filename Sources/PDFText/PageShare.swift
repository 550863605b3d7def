/// Which of a file's pages are one worker's, where several read a long file: every second or third of them, so that
/// they are ready in the order of the pages.
package struct PageShare: Sendable, Equatable {
  /// With fewer pages than this one worker reads all, since starting another takes as long.
  package static let leastPages = 40

  /// Which worker this is, from 0.
  package let index: Int
  /// How many workers there are: 1 or more.
  package let count: Int

  package init(index: Int, count: Int) {
    precondition(index >= 0 && index < count, "a part of what is shared")
    self.index = index
    self.count = count
  }

  /// Reads "0/2"; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 0, index < count
    else { return nil }
    self.init(index: index, count: count)
  }

  /// As in "0/2".
  package var text: String { "\(index)/\(count)" }

  /// This worker's pages, in their order.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages the file has.
  ///   - wanted: The pages to read, from 1; nil for all.
  ///   - leastPages: The fewest wanted pages that are shared out. With fewer, this worker has all.
  package func pages(of pageCount: Int, wanted: ClosedRange<Int>?, sharedFrom leastPages: Int)
    -> StrideTo<Int>
  {
    let range = Self.range(of: pageCount, wanted: wanted)
    if range.count < leastPages { return stride(from: range.lowerBound, to: range.upperBound, by: 1) }
    return stride(from: range.lowerBound + index, to: range.upperBound, by: count)
  }

  /// The wanted pages that the file has.
  package static func range(of pageCount: Int, wanted: ClosedRange<Int>?) -> Range<Int> {
    let first = min(wanted?.lowerBound ?? 1, pageCount + 1)
    return first..<max(first, min(wanted?.upperBound ?? pageCount, pageCount) + 1)
  }
}
