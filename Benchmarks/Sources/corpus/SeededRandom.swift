/// A generator whose numbers depend on the seed alone.
///
/// Source: Steele, Lea & Flood 2014, "Fast splittable pseudorandom number generators", figure 13
/// (SplitMix64).
struct SeededRandom {
  private var state: UInt64

  /// A generator; equal seeds give equal numbers on every system.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
