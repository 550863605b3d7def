/// FNV-1a over bytes: to see that something changed, and to find keys again.
struct FingerprintHash {
  /// The hash so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>) { add(bytes) }

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds a text and an end mark, so that texts do not run into each other.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  /// Adds a number.
  mutating func add(_ number: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
  }

  /// Thirty-two bits of it.
  var folded: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }
}

extension UnsafeBufferPointer<UInt8> {
  /// True when two stretches of memory hold the same bytes.
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }
}
