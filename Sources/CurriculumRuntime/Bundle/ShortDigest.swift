import Crypto

/// The first half of a SHA-256: enough to tell millions of things from each other, in 16 bytes.
package struct ShortDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The digest of bytes.
  package init(_ bytes: [UInt8]) {
    var numbers: [UInt64] = [0, 0]
    for (index, byte) in SHA256.hash(data: bytes).prefix(16).enumerated() {
      numbers[index / 8] = numbers[index / 8] << 8 | UInt64(byte)
    }
    high = numbers[0]
    low = numbers[1]
  }

  /// 32 digits.
  package var hexadecimal: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
