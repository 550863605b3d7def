import CLexicon

/// A candidate with its place in an item's ranking.
package struct RankedOption: Sendable {
  /// Place in the texts that the pool was made of.
  package let index: Int
  /// The weighted sum of the signals.
  package let score: Float
  /// What each signal says.
  package let values: SignalValues
}

/// Texts that may be options, laid out so that an item's candidates are found without looking at all of them.
///
/// What is found does not depend on the order in which the texts were given; only equal texts are told apart by it.
package struct OptionPool: Sendable {
  /// How many candidates are compared in full unless said otherwise.
  package static let usualBreadth = 64

  /// The texts, as given.
  package let texts: [OptionText]
  /// The words of the texts' language.
  let lexicon: Lexicon?
  /// Indices in the order of the texts' shapes, so that texts of one shape stand together.
  let order: [Int32]
  /// The shape of each text of `order`.
  let shapes: [UInt64]
  /// What texts of `order` have in common, by their places there.
  let buckets: OptionBuckets
  /// What a first look at each text of `order` needs.
  let outlines: [OptionOutline]
  /// Places in `order` by meaning.
  let tree: MeaningTree?

  /// Lays the texts out.
  ///
  /// - Complexity: O(*n* log *n*) in the texts.
  package init(_ texts: [OptionText], lexicon: Lexicon?) {
    self.texts = texts
    self.lexicon = lexicon
    let sorted = texts.indices
      .map {
        ShapedText(shape: OptionShape.shape(of: texts[$0].traits), index: Int32($0), text: texts[$0].text)
      }
      .sorted()
    order = sorted.map(\.index)
    shapes = sorted.map(\.shape)
    let order = order
    buckets = OptionBuckets(count: texts.count) { rank, visit in
      CommonThing.visit(texts[Int(order[rank])].traits, lexicon) { thing in visit(thing.key) }
    }
    let outlines = order.map { OptionOutline(texts[Int($0)].traits) }
    self.outlines = outlines
    tree = lexicon.map { lexicon in
      let ranks = order.indices.filter { outlines[$0].meaning != nil }
      let shuffled = OptionShape.shuffled(ranks) { texts[Int(order[$0])].foldedHash }
      return MeaningTree(
        shuffled.compactMap { rank in outlines[rank].meaning.map { (Int32(rank), $0) } }, lexicon: lexicon)
    }
  }

  /// The indices of texts worth comparing with a key, the most promising first; the key itself may be among them.
  ///
  /// All texts when there are no more than the limit.
  ///
  /// - Complexity: Bounded whatever the number of texts, but for the depth of the tree of meanings.
  package func candidates(
    for key: OptionText, limit: Int, weights: SignalWeights = .standard, memory: CoOptionMemory? = nil
  ) -> [Int] {
    if texts.count <= limit { return order.map(Int.init) }
    var found: [Int] = []
    withCandidates(for: key.traits, limit: limit, weights: weights, memory: memory) { ranks in
      found = ranks.map { Int(order[Int($0)]) }
    }
    return found
  }

  /// The best candidates for a key, the best first; equal scores in the order of the texts' bytes.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted.
  ///   - breadth: How many are compared in full.
  ///   - additional: Indices to compare besides those that the pool finds, such as those of the same lesson.
  ///   - isAllowed: False for an index that may not be an option, such as the key's own.
  ///   - context: What the curriculum knows of the key and the text at an index.
  package func ranked(
    key: OptionText, prompt: OptionText?, limit: Int, weights: SignalWeights = .standard,
    breadth: Int = OptionPool.usualBreadth, memory: CoOptionMemory? = nil, additional: [Int] = [],
    isAllowed: (Int) -> Bool = { _ in true }, context: (Int) -> PairContext = { _ in PairContext() }
  ) -> [RankedOption] {
    guard limit > 0 else { return [] }
    var indices = candidates(for: key, limit: breadth, weights: weights, memory: memory)
    if !additional.isEmpty {
      let known = Set(indices)
      var seen = known
      indices += additional.filter { texts.indices.contains($0) && seen.insert($0).inserted }
    }
    var best: [RankedOption] = []
    best.reserveCapacity(min(limit, indices.count) + 1)
    withTraits { traits in
      withUnsafePointer(to: key.traits) { keyTraits in
        for index in indices { curricc_prefetch(traits(index), MemoryLayout<OptionTraits>.size) }
        for index in indices where isAllowed(index) {
          var context = context(index)
          if let memory, context.coOptions == 0 {
            context.coOptions = memory.count(key.foldedHash, traits(index).pointee.foldedHash)
          }
          let values = withPointer(toTraitsOf: prompt) {
            compare(key: keyTraits, candidate: traits(index), prompt: $0, context, lexicon)
          }
          let option = RankedOption(index: index, score: values.score(weights), values: values)
          insert(option, into: &best, limit: limit)
        }
      }
    }
    return best
  }

  /// Calls a function with a way to the traits at an index that copies nothing.
  private func withTraits(_ body: ((Int) -> UnsafePointer<OptionTraits>) -> Void) {
    texts.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let offset = MemoryLayout<OptionText>.offset(of: \.traits) else {
        return
      }
      body { index in
        (start + index * MemoryLayout<OptionText>.stride + offset).assumingMemoryBound(to: OptionTraits.self)
      }
    }
  }

  private func insert(_ option: RankedOption, into best: inout [RankedOption], limit: Int) {
    if best.count == limit, let last = best.last, !stands(option, before: last) { return }
    var place = best.count
    while place > 0, stands(option, before: best[place - 1]) { place -= 1 }
    best.insert(option, at: place)
    if best.count > limit { best.removeLast() }
  }

  /// Scores count to a millionth, so that the last bit of a sum decides nothing.
  private func stands(_ a: RankedOption, before b: RankedOption) -> Bool {
    let (left, right) = ((a.score * 1_000_000).rounded(), (b.score * 1_000_000).rounded())
    if left != right { return left > right }
    let (first, second) = (texts[a.index].text, texts[b.index].text)
    return first == second ? a.index < b.index : precedes(first, second)
  }
}

/// A text with its shape, for sorting.
private struct ShapedText: Comparable {
  let shape: UInt64
  let index: Int32
  let text: String

  static func < (a: ShapedText, b: ShapedText) -> Bool {
    if a.shape != b.shape { return a.shape < b.shape }
    if a.text.utf8.elementsEqual(b.text.utf8) { return a.index < b.index }
    return precedes(a.text, b.text)
  }

  static func == (a: ShapedText, b: ShapedText) -> Bool { a.index == b.index }
}
