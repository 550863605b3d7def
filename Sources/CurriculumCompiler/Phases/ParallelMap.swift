import Dispatch
import Foundation

/// Applies a function to each element on several threads; results stand in the order of the elements.
///
/// - Parameters:
///   - elements: What to work on.
///   - threads: How many threads at most, 1 or more.
///   - stretch: How many elements a thread takes at a time; nil for what suits many small ones.
///   - transform: The work; called once for each element, from any thread.
/// - Complexity: O(*n*) calls. Threads take the next stretch of elements when they are done with theirs, so
///   the order of the work varies, but never that of the results.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int, stretch: Int? = nil, _ transform: @Sendable (Int, Element) -> Result
) -> [Result] {
  guard threads > 1, elements.count > 1 else {
    return elements.enumerated().map { transform($0.offset, $0.element) }
  }
  let stretch = stretch ?? max(1, min(16, elements.count / (threads * 4)))
  let next = Counter()
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each element is written by exactly one thread, and read only after all are done.
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let start = next.advance(by: stretch)
        guard start < elements.count else { return }
        for index in start..<min(start + stretch, elements.count) {
          results.initializeElement(at: index, to: transform(index, elements[index]))
        }
      }
    }
    count = elements.count
  }
}

/// A number that threads take turns to raise.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func advance(by amount: Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    defer { value += amount }
    return value
  }
}
