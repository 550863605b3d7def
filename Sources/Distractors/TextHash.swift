/// A running hash of bytes, the same on every machine and in every run.
///
/// Source: Fowler, Noll and Vo, FNV-1a, 64 bits (draft-eastlake-fnv), with the last step of MurmurHash3 (Appleby 2011)
/// so that high and low bits are equally good.
package struct TextHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// The hash of bytes.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a byte.
  @inline(__always)
  package mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds a number as a whole.
  @inline(__always)
  mutating func add(_ number: UInt64) { state = mixed(state ^ number) &* 0x100_0000_01B3 }

  /// The hash in 64 bits.
  package var wide: UInt64 { mixed(state) }

  /// Never `UInt32.max`, which marks an empty place.
  var narrow: UInt32 {
    let value = UInt32(truncatingIfNeeded: wide)
    return value == .max ? 0 : value
  }
}

/// Spreads the bits of a number over all of it.
@inline(__always)
func mixed(_ number: UInt64) -> UInt64 {
  var mixed = number
  mixed ^= mixed >> 33
  mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
  mixed ^= mixed >> 33
  mixed = mixed &* 0xC4CE_B9FE_1A85_EC53
  return mixed ^ mixed >> 33
}

/// The natural logarithm of a positive number, the same bits on every machine, unlike that of a system's library.
///
/// By 2·artanh((m − 1) / (m + 1)) of the significand; off by less than 1e-6.
func naturalLogarithm(_ number: Double) -> Double {
  guard number > 0, number.isFinite else { return 0 }
  var significand = number.significand
  var exponent = Double(number.exponent)
  if significand > 1.414_213_562_373_095 {
    significand /= 2
    exponent += 1
  }
  let ratio = (significand - 1) / (significand + 1)
  let square = ratio * ratio
  let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
  return exponent * 0.693_147_180_559_945_3 + 2 * ratio * series
}
