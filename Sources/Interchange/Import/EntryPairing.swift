/// Which entries of a source are those of the import before.
///
/// By what the source knows them by; where that is the wording, and the wording has changed, by what else they say.
struct EntryPairing {
  /// Positions of entries before that have no successor, in order.
  private(set) var gone: [Int] = []
  private var olds: [Int?]

  /// Pairs entries.
  ///
  /// - Complexity: O(*n*) in the entries and their keys: a value that more than a few entries share says nothing.
  init(_ new: [ImportedEntry], _ old: [ImportRecord.Entry]) {
    olds = Array(repeating: nil, count: new.count)
    var byKey: [String: [Int]] = [:]
    for (index, entry) in old.enumerated().reversed() { byKey[entry.sourceKey, default: []].append(index) }
    var isTaken = Array(repeating: false, count: old.count)
    for (index, entry) in new.enumerated() {
      guard let match = byKey[entry.sourceKey]?.popLast() else { continue }
      olds[index] = match
      isTaken[match] = true
    }
    pairByContent(new, old, &isTaken)
    gone = old.indices.filter { !isTaken[$0] }
  }

  /// The position of an entry in the import before, or nil for a new one.
  func old(of index: Int) -> Int? { olds[index] }

  private mutating func pairByContent(
    _ new: [ImportedEntry], _ old: [ImportRecord.Entry], _ isTaken: inout [Bool]
  ) {
    var byValue: [String: [Int]] = [:]
    for (index, entry) in old.enumerated() where !isTaken[index] {
      for (key, digest) in entry.digests.all { byValue["\(key)=\(digest)", default: []].append(index) }
    }
    guard !byValue.isEmpty else { return }
    for (index, entry) in new.enumerated() where olds[index] == nil {
      var votes: [Int: Int] = [:]
      let digests = ValueDigests(entry.mapping)
      for (key, digest) in digests.all {
        guard let holders = byValue["\(key)=\(digest)"], holders.count <= Self.fewest else { continue }
        for holder in holders where !isTaken[holder] { votes[holder, default: 0] += 1 }
      }
      let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      guard let best, best.value * 2 >= digests.count else { continue }
      olds[index] = best.key
      isTaken[best.key] = true
    }
  }

  /// How many entries may share a value that still tells something.
  private static let fewest = 4
}
