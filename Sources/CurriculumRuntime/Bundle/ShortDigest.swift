import Crypto

/// The first half of a SHA-256: enough to tell millions of things from each other, in 16 bytes.
package struct ShortDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The digest of bytes.
  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { ShortDigest($0) } }

  /// The digest of bytes that lie somewhere.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var numbers: [UInt64] = [0, 0]
    for (index, byte) in SHA256.hash(data: UnsafeRawBufferPointer(bytes)).prefix(16).enumerated() {
      numbers[index / 8] = numbers[index / 8] << 8 | UInt64(byte)
    }
    high = numbers[0]
    low = numbers[1]
  }

  /// The first 48 bits.
  package var prefix48: UInt64 { high >> 16 }

  /// 32 digits.
  package var hexadecimal: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
