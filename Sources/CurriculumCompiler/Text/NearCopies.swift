/// Pairs of texts that are nearly the same: most groups of three letters of one are in the other.
///
/// Texts with different numbers are no copies, since practice with other data is practice. Texts that are the same in
/// every byte are no near copies either.
struct NearCopies {
  /// For each text that is near an earlier one, both positions; ascending by the later one.
  let pairs: [(later: Int, earlier: Int)]

  /// Looks for near copies among texts.
  ///
  /// Two sets whose Jaccard index is *t* or more share one of the first (1 − *t*)·*n* + 1 members in any order that is
  /// the same for all sets; with the rarest first, few texts are compared.
  ///
  /// Source: Chaudhuri, Ganti & Kaushik 2006, "A primitive operator for similarity joins", prefix filtering.
  ///
  /// - Parameter least: Jaccard index, 0...1, from which on two texts are near copies.
  /// - Complexity: O(*n* log *n*) in the bytes of all texts, unless many are alike.
  init(of texts: [String], atLeast least: Double) {
    // No two texts have more in common than all.
    guard (0...1).contains(least) else {
      pairs = []
      return
    }
    let forms = texts.map { Array($0.lowercased().utf8.filter { $0 > 0x20 }) }
    let numbers = forms.map { $0.filter { 0x30...0x39 ~= $0 } }
    var sets: [Set<UInt32>] = []
    var frequency: [UInt32: Int] = [:]
    for form in forms {
      let set = Self.groups(of: form)
      for group in set { frequency[group, default: 0] += 1 }
      sets.append(set)
    }
    var found: [(later: Int, earlier: Int)] = []
    var postings: [UInt32: [Int]] = [:]
    for (index, set) in sets.enumerated() where set.count > 3 {
      let rarest = set.sorted { (frequency[$0] ?? 0, $0) < (frequency[$1] ?? 0, $1) }
      let prefix = rarest.prefix(Int((1 - least) * Double(set.count)) + 1)
      var candidates: Set<Int> = []
      for group in prefix {
        candidates.formUnion(postings[group] ?? [])
        postings[group, default: []].append(index)
      }
      let copy = candidates.sorted().first { earlier in
        guard numbers[earlier] == numbers[index], texts[earlier] != texts[index] else { return false }
        let other = sets[earlier]
        let common = set.intersection(other).count
        return Double(common) >= least * Double(set.count + other.count - common)
      }
      if let copy { found.append((index, copy)) }
    }
    pairs = found
  }

  /// The groups of three bytes of a text.
  private static func groups(of bytes: [UInt8]) -> Set<UInt32> {
    var groups: Set<UInt32> = []
    var group: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      group = (group << 8 | UInt32(byte)) & 0xFF_FFFF
      if index > 1 { groups.insert(group) }
    }
    return groups
  }
}
