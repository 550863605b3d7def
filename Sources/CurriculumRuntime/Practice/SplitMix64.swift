/// A source of random choices that anyone can make again from its seed.
///
/// Swift's own `shuffled` may draw otherwise in another version, so choices that are to be the same everywhere are
/// made by the functions here.
///
/// Source: Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators", figure 17.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// A source that begins at a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to below a bound, each equally likely; 0 for a bound below 1.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let count = UInt64(bound)
    // What lies behind the last whole multiple of the bound would make small numbers likelier.
    let excess = (UInt64.max % count + 1) % count
    var bits = next()
    while bits > UInt64.max - excess { bits = next() }
    return Int(bits % count)
  }

  /// A number from 0 to below 1, in steps of 2⁻⁵³.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The elements in another order, each order equally likely.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var result = Array(elements)
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, below(index + 1)) }
    return result
  }

  /// Elements drawn without putting any back; all of them when there are fewer than wanted.
  public mutating func sample<Element>(_ count: Int, of elements: some Sequence<Element>) -> [Element] {
    Array(shuffled(elements).prefix(max(0, count)))
  }
}
