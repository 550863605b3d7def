import CZlib

/// CRC-32 of bytes that come piece by piece: tells what a disk or a cut file changes by chance, not what somebody intends.
struct Checksum {
  private var sum = crc32_z(0, nil, 0)

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    sum = crc32_z(sum, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// What the bytes so far come to.
  var value: UInt32 { UInt32(truncatingIfNeeded: sum) }
}
