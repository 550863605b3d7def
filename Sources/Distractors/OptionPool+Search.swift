import CLexicon

extension OptionPool {
  /// Texts up to which a pool is searched widely; in a larger one, more of what is looked at is good.
  private static let widePool = 4096
  /// Options remembered with a key that are looked at, the most frequent first.
  private static let partnerLimit = 64
  private static let outlineSize = MemoryLayout<OptionOutline>.size

  /// Members of the tree of meanings that are looked at for a key.
  private var meaningBudget: Int { texts.count > Self.widePool ? 128 : 256 }
  /// Texts of like form that are looked at for a key.
  private var shapeReach: Int { texts.count > Self.widePool ? 64 : 128 }

  /// Calls a function with the ranks of the most promising texts, the most promising first.
  func withCandidates(
    for key: OptionTraits, limit: Int, weights: SignalWeights, memory: CoOptionMemory?,
    _ body: (UnsafeBufferPointer<Int32>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * PromiseTable.capacity + limit) { storage in
      var table = PromiseTable(UnsafeMutableBufferPointer(rebasing: storage[..<(2 * PromiseTable.capacity)]))
      let ranks = UnsafeMutableBufferPointer(rebasing: storage[(2 * PromiseTable.capacity)...])
      let remembered = remember(key, memory, &table)
      gather(for: key, &table)
      let outline = OptionOutline(key)
      let outlineWeights = OutlineWeights(weights)
      let count = outlines.withUnsafeBufferPointer { outlines in
        table.forEach { rank in curricc_prefetch(outlines.baseAddress?.advanced(by: rank), Self.outlineSize) }
        return table.take(ranks, certain: remembered) { rank in
          var promise = outlines[rank].promise(beside: outline, outlineWeights)
          if let lexicon, let meaning = outline.meaning, let other = outlines[rank].meaning {
            promise += Int32(outlineWeights.meaning * max(0, lexicon.similarity(meaning, other)))
          }
          return promise
        }
      }
      body(UnsafeBufferPointer(rebasing: ranks[..<count]))
    }
  }

  /// Adds those who stood with the key in accepted questions; says how many there are.
  private func remember(_ key: OptionTraits, _ memory: CoOptionMemory?, _ table: inout PromiseTable) -> Int {
    guard let memory else { return 0 }
    for partner in memory.partners(of: key.foldedHash, limit: Self.partnerLimit) {
      add(CommonThing.folded(partner.folded), near: 0, &table)
    }
    return table.count
  }

  private func gather(for key: OptionTraits, _ table: inout PromiseTable) {
    let place = rank(of: OptionShape.shape(of: key))
    CommonThing.visit(key, lexicon) { thing in add(thing, near: place, &table) }
    for rank in window(order.count, around: place, reach: shapeReach) { table.add(Int32(rank)) }
    if let tree, let meaning = key.meaning {
      tree.search(for: meaning, budget: meaningBudget) { rank in table.add(rank) }
    }
  }

  /// Adds those who have a thing in common, nearest in shape first.
  private func add(_ thing: CommonThing, near place: Int, _ table: inout PromiseTable) {
    let members = buckets.members(of: thing.key)
    let reach = min(thing.reach, shapeReach)
    let start = members.startIndex
    var nearest = 0
    if members.count > reach {
      var (low, high) = (start, members.endIndex)
      while low < high {
        let middle = (low + high) / 2
        if members[middle] < place { low = middle + 1 } else { high = middle }
      }
      nearest = low - start
    }
    for offset in window(members.count, around: nearest, reach: reach) {
      table.add(members[start + offset])
    }
  }

  /// The first rank whose shape is not below a shape.
  private func rank(of shape: UInt64) -> Int {
    var (low, high) = (0, shapes.count)
    while low < high {
      let middle = (low + high) / 2
      if shapes[middle] < shape { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// As many places as can be reached, about half of them before a place.
  private func window(_ count: Int, around place: Int, reach: Int) -> Range<Int> {
    guard count > reach else { return 0..<count }
    let start = min(max(0, place - reach / 2), count - reach)
    return start..<start + reach
  }
}

/// The candidates of one item by their ranks, each once, with what they promise: of fixed size, as their number is
/// bounded.
private struct PromiseTable {
  static let capacity = 2048

  private let places: UnsafeMutableBufferPointer<Int32>
  private let ranks: UnsafeMutableBufferPointer<Int32>
  private(set) var count = 0

  init(_ storage: UnsafeMutableBufferPointer<Int32>) {
    places = UnsafeMutableBufferPointer(rebasing: storage[..<Self.capacity])
    places.initialize(repeating: -1)
    ranks = UnsafeMutableBufferPointer(rebasing: storage[Self.capacity...])
  }

  /// Adds a candidate unless it is known or the table is half full.
  @inline(__always)
  mutating func add(_ rank: Int32) {
    var place = Int((UInt32(bitPattern: rank) &* 0x9E37_79B1) >> 21)
    while places[place] >= 0, places[place] != rank { place = (place + 1) & (Self.capacity - 1) }
    guard places[place] < 0, count < Self.capacity / 2 else { return }
    places[place] = rank
    ranks[count] = rank
    count += 1
  }

  /// Calls a function with each rank.
  func forEach(_ body: (Int) -> Void) {
    for place in 0..<count { body(Int(ranks[place])) }
  }

  /// Puts the most promising ranks into a buffer, the most promising first, equal ones by rank; says how many.
  ///
  /// - Parameter certain: How many of the first that were added go before all others.
  func take(_ best: UnsafeMutableBufferPointer<Int32>, certain: Int, promise: (Int) -> Int32) -> Int {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: max(1, count)) { entries in
      for place in 0..<count {
        let shifted = UInt32(
          bitPattern: promise(Int(ranks[place])) &+ (place < certain ? 1 << 28 : 0) &- .min)
        entries[place] = UInt64(shifted) << 32 | UInt64(~UInt32(bitPattern: ranks[place]))
      }
      let wanted = min(best.count, count)
      Self.partition(entries, count, wanted)
      var chosen = UnsafeMutableBufferPointer(rebasing: entries[..<wanted])
      chosen.sort(by: >)
      for place in 0..<wanted { best[place] = Int32(bitPattern: ~UInt32(truncatingIfNeeded: chosen[place])) }
      return wanted
    }
  }

  /// Brings the largest entries to the front, in any order: quickselect with the middle entry as pivot.
  private static func partition(_ entries: UnsafeMutableBufferPointer<UInt64>, _ count: Int, _ wanted: Int) {
    var (low, high) = (0, count - 1)
    while low < high {
      let pivot = entries[(low + high) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while entries[left] > pivot { left += 1 }
        while entries[right] < pivot { right -= 1 }
        if left <= right {
          entries.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if wanted <= right + 1 {
        high = right
      } else if wanted > left {
        low = left
      } else {
        return
      }
    }
  }
}
