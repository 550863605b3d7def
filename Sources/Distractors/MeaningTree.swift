/// Finds what means nearly the same without looking at everything: a tree of pivots.
///
/// Each inner node has up to 16 members as pivots, and each member below it hangs under the pivot nearest to it. A
/// search follows the nearest pivots first and stops after a fixed number of members, so that its cost hardly grows
/// with the tree: with its depth, the logarithm of the count.
///
/// Source: Brin 1995, "Near neighbor search in large metric spaces" (GNAT), with the best-first search of Muja and
/// Lowe 2009.
struct MeaningTree: Sendable {
  private static let pivotLimit = 16
  private static let leafLimit = 24

  private struct Node: Sendable {
    /// Where its pivots or members begin, and how many there are.
    var start: Int32
    var count: Int32
    /// The node of the first pivot, before those of the others; -1 in a leaf.
    var firstChild: Int32
  }

  private let lexicon: Lexicon
  private var nodes: [Node] = []
  private var pivots: [Lexicon.Meaning] = []
  private var members: [Int32] = []

  /// Builds the tree.
  ///
  /// - Parameters:
  ///   - items: Numbers and meanings, in an order that has nothing to do with what they mean.
  init(_ items: [(number: Int32, meaning: Lexicon.Meaning)], lexicon: Lexicon) {
    self.lexicon = lexicon
    guard !items.isEmpty else { return }
    nodes.append(Node(start: 0, count: 0, firstChild: -1))
    var open: [(node: Int, items: [(number: Int32, meaning: Lexicon.Meaning)])] = [(0, items)]
    while let (node, items) = open.popLast() {
      let chosen = items.count > Self.leafLimit ? self.chosenPivots(items) : []
      guard chosen.count > 1 else {
        addLeaf(node, items)
        continue
      }
      nodes[node] = Node(
        start: Int32(pivots.count), count: Int32(chosen.count), firstChild: Int32(nodes.count))
      var groups = [[(number: Int32, meaning: Lexicon.Meaning)]](repeating: [], count: chosen.count)
      for item in items { groups[nearest(to: item.meaning, among: chosen)].append(item) }
      for (place, group) in groups.enumerated() {
        open.append((nodes.count, group))
        pivots.append(chosen[place])
        nodes.append(Node(start: 0, count: 0, firstChild: -1))
      }
    }
  }

  private mutating func addLeaf(_ node: Int, _ items: [(number: Int32, meaning: Lexicon.Meaning)]) {
    nodes[node] = Node(start: Int32(members.count), count: Int32(items.count), firstChild: -1)
    members += items.map(\.number)
  }

  /// The first members that are not all but the same as one chosen before.
  private func chosenPivots(_ items: [(number: Int32, meaning: Lexicon.Meaning)]) -> [Lexicon.Meaning] {
    var chosen: [Lexicon.Meaning] = []
    for item in items.prefix(16 * Self.pivotLimit) {
      if chosen.contains(where: { lexicon.similarity($0, item.meaning) > 0.95 }) { continue }
      chosen.append(item.meaning)
      if chosen.count == Self.pivotLimit { break }
    }
    return chosen
  }

  private func nearest(to meaning: Lexicon.Meaning, among pivots: [Lexicon.Meaning]) -> Int {
    var best = 0
    var bestSimilarity = -Float.infinity
    for (place, pivot) in pivots.enumerated() {
      let similarity = lexicon.similarity(pivot, meaning)
      if similarity > bestSimilarity { (best, bestSimilarity) = (place, similarity) }
    }
    return best
  }

  /// Calls a function with members that are about the nearest ones.
  ///
  /// - Parameter budget: How many members are looked at; of a leaf with more than that, the first ones.
  func search(for meaning: Lexicon.Meaning, budget: Int, _ found: (Int32) -> Void) {
    guard !nodes.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: (similarity: Float, node: Int32).self, capacity: 256) { open in
      open[0] = (1, 0)
      var openCount = 1
      var left = budget
      while openCount > 0, left > 0 {
        var best = 0
        for place in 1..<max(1, openCount) where open[place].similarity > open[best].similarity {
          best = place
        }
        let node = nodes[Int(open[best].node)]
        openCount -= 1
        open[best] = open[openCount]
        let range = Int(node.start)..<Int(node.start + node.count)
        if node.firstChild < 0 {
          for place in range.prefix(left) { found(members[place]) }
          left -= range.count
          continue
        }
        for (step, place) in range.enumerated() where openCount < 256 {
          open[openCount] = (lexicon.similarity(pivots[place], meaning), node.firstChild + Int32(step))
          openCount += 1
        }
      }
    }
  }
}
