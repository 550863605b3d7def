/// Where the first senses of a word hang in the dictionary's tree of kinds, laid out for quick comparing.
package struct KindPaths: Sendable {
  /// The kinds from the root down to the sense itself, as 16 bits of their hash, four in a number, the root highest.
  private var paths = (SIMD4<UInt64>(), SIMD4<UInt64>(), SIMD4<UInt64>())
  /// How many kinds are on each path; 0 where there is no sense, or one that is neither noun nor verb.
  private var depths = SIMD4<UInt8>()

  /// No senses.
  init() {}

  /// Reads the paths of a word's first three senses.
  init(of senses: Lexicon.FirstSenses, _ lexicon: Lexicon) {
    for lane in 0..<3 where senses.places[lane] >= 0 {
      let sense = Lexicon.Synset(index: senses.places[lane])
      guard [.noun, .verb].contains(lexicon.wordClass(of: sense)) else { continue }
      var upward = SIMD16<UInt16>()
      var depth = 0
      var next: Int? = Int(sense.index)
      while let kind = next, depth < 40 {
        upward[depth & 15] = UInt16(truncatingIfNeeded: mixed(UInt64(kind) + 1)) | 1
        depth += 1
        next = lexicon.parent(kind)
      }
      set(lane, upward, depth: depth)
    }
  }

  private mutating func set(_ lane: Int, _ upward: SIMD16<UInt16>, depth: Int) {
    var path = SIMD4<UInt64>()
    for place in 0..<min(16, depth) {
      path[place / 4] |= UInt64(upward[(depth - 1 - place) & 15]) << UInt64(48 - 16 * (place & 3))
    }
    depths[lane] = UInt8(depth)
    switch lane {
    case 0: paths.0 = path
    case 1: paths.1 = path
    default: paths.2 = path
    }
  }

  /// How near both stand in the tree, and whether they hang under the same kind.
  ///
  /// - Returns: `nearness` is the best over all pairs of senses of 2·d / (a + b), with the depths of the common kind
  ///   and of both senses, 0...1 (Wu and Palmer 1994, "Verbs semantics and lexical selection").
  func compared(with other: KindPaths) -> (nearness: Float, areSisters: Bool) {
    // The best so far as a fraction of whole numbers, so that one division at the end is enough.
    var best = (common: 0, depths: 2)
    var areSisters = false
    // Written out for each pair: a lane that is a constant is read where it stands.
    @inline(__always)
    func consider(_ own: SIMD4<UInt64>, _ a: Int, _ path: SIMD4<UInt64>, _ b: Int) {
      guard b > 0 else { return }
      // Most part near the root.
      let parted = own[0] ^ path[0]
      let shared = parted != 0 ? parted.leadingZeroBitCount / 16 : Self.common(own, path)
      let common = min(shared, a, b)
      if common * best.depths > best.common * (a + b) { best = (common, a + b) }
      if a == b, common == a - 1, a > 1 { areSisters = true }
    }
    let (first, second, third) = (Int(other.depths[0]), Int(other.depths[1]), Int(other.depths[2]))
    @inline(__always)
    func considerAll(_ own: SIMD4<UInt64>, _ depth: Int) {
      guard depth > 0 else { return }
      consider(own, depth, other.paths.0, first)
      consider(own, depth, other.paths.1, second)
      consider(own, depth, other.paths.2, third)
    }
    considerAll(paths.0, Int(depths[0]))
    considerAll(paths.1, Int(depths[1]))
    considerAll(paths.2, Int(depths[2]))
    return (min(1, 2 * Float(best.common) / Float(best.depths)), areSisters)
  }

  /// How many kinds two paths have in common, from the root on.
  @inline(__always)
  private static func common(_ a: SIMD4<UInt64>, _ b: SIMD4<UInt64>) -> Int {
    for place in 0..<4 where a[place] != b[place] {
      return 4 * place + (a[place] ^ b[place]).leadingZeroBitCount / 16
    }
    return 16
  }
}
