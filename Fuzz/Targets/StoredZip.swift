import CZlib

/// A zip file of one member that is not squeezed, so that the fuzzer can change what is in it.
struct StoredZip {
  private(set) var bytes: [UInt8] = []

  init(oneFile name: String, _ content: [UInt8]) {
    let sum = crc32(0, content, UInt32(content.count))
    var common: [UInt8] = []
    for number in [20, 0, 0, 0, 0] { common += Self.bytes(number, 2) }
    common += Self.bytes(Int(sum), 4) + Self.bytes(content.count, 4) + Self.bytes(content.count, 4)
    common += Self.bytes(name.utf8.count, 2) + Self.bytes(0, 2)
    bytes = [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
    let start = bytes.count
    bytes += [0x50, 0x4B, 1, 2] + Self.bytes(20, 2) + common
    bytes += Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 4) + Self.bytes(0, 4)
    bytes += Array(name.utf8)
    let length = bytes.count - start
    bytes += [0x50, 0x4B, 5, 6] + Self.bytes(0, 4) + Self.bytes(1, 2) + Self.bytes(1, 2)
    bytes += Self.bytes(length, 4) + Self.bytes(start, 4) + Self.bytes(0, 2)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
