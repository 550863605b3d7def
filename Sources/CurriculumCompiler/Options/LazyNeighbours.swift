import Distractors
import Foundation

/// Which words stand beside which, worked out when it is first asked for: many realms have no item that asks.
final class LazyNeighbours: @unchecked Sendable {
  private let texts: [String]
  private let lock = NSLock()
  private var known: WordNeighbours?

  /// Texts to read when they are asked about.
  init(_ texts: [String]) { self.texts = texts }

  /// What the texts say.
  var value: WordNeighbours {
    lock.withLock {
      if let known { return known }
      let neighbours = WordNeighbours(texts)
      known = neighbours
      return neighbours
    }
  }
}
