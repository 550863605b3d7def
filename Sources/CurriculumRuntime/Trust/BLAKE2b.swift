/// The hash BLAKE2b without a key, over bytes that come piece by piece.
///
/// Source: RFC 7693, sections 2 and 3.
package struct BLAKE2b: Sendable {
  private static let blockBytes = 128
  private var state = Self.initial
  /// Bytes that are not yet in the state: the last block is hashed otherwise, so a full one waits for more.
  private var pending: [UInt8] = []
  /// Bytes in the state.
  private var count: UInt64 = 0
  private let digestBytes: Int

  /// A hash of nothing.
  ///
  /// - Parameter digestBytes: The digest's length, 1 to 64.
  package init(digestBytes: Int = 64) {
    precondition((1...64).contains(digestBytes), "a digest has 1 to 64 bytes")
    self.digestBytes = digestBytes
    pending.reserveCapacity(Self.blockBytes)
    // RFC 7693, section 3.3: no key, one leaf, no tree.
    state[0] ^= 0x0101_0000 ^ UInt64(digestBytes)
  }

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    if !pending.isEmpty {
      let taken = rest.prefix(Self.blockBytes - pending.count)
      pending.append(contentsOf: taken)
      rest = rest[taken.endIndex...]
      guard !rest.isEmpty else { return }
      compressPending(isLast: false)
    }
    let whole = max(0, rest.count - 1) / Self.blockBytes * Self.blockBytes
    compress(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// Adds bytes.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { update($0) }
  }

  /// The digest of all bytes that were added.
  package consuming func finish() -> [UInt8] {
    let padding = Self.blockBytes - pending.count
    count &-= UInt64(padding)
    pending.append(contentsOf: repeatElement(0, count: padding))
    compressPending(isLast: true)
    let bytes = state.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    return Array(bytes.prefix(digestBytes))
  }

  /// The digest of bytes.
  package static func digest(of bytes: some Collection<UInt8>, digestBytes: Int = 64) -> [UInt8] {
    var hash = BLAKE2b(digestBytes: digestBytes)
    hash.update(bytes)
    return hash.finish()
  }

  private mutating func compressPending(isLast: Bool) {
    let block = pending
    block.withUnsafeBytes { compress($0, isLast: isLast) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Mixes whole blocks into the state.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer, isLast: Bool = false) {
    guard let start = blocks.baseAddress else { return }
    Self.schedule.withUnsafeBufferPointer { schedule in
      for offset in stride(from: 0, to: blocks.count, by: Self.blockBytes) {
        count &+= UInt64(Self.blockBytes)
        compress(start + offset, schedule, isLast: isLast)
      }
    }
  }

  /// The function F of section 3.2.
  private mutating func compress(
    _ block: UnsafeRawPointer, _ schedule: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) {
    var (v0, v1, v2, v3) = (state[0], state[1], state[2], state[3])
    var (v4, v5, v6, v7) = (state[4], state[5], state[6], state[7])
    var (v8, v9, v10, v11) = (Self.initial[0], Self.initial[1], Self.initial[2], Self.initial[3])
    // Files of 2^64 bytes do not exist, so the counter's upper half stays 0.
    var (v12, v13) = (Self.initial[4] ^ count, Self.initial[5])
    var (v14, v15) = (isLast ? ~Self.initial[6] : Self.initial[6], Self.initial[7])
    for round in stride(from: 0, to: schedule.count, by: 16) {
      @inline(__always) func word(_ place: Int) -> UInt64 {
        UInt64(
          littleEndian: block.loadUnaligned(fromByteOffset: Int(schedule[round + place]), as: UInt64.self))
      }
      Self.mix(&v0, &v4, &v8, &v12, word(0), word(1))
      Self.mix(&v1, &v5, &v9, &v13, word(2), word(3))
      Self.mix(&v2, &v6, &v10, &v14, word(4), word(5))
      Self.mix(&v3, &v7, &v11, &v15, word(6), word(7))
      Self.mix(&v0, &v5, &v10, &v15, word(8), word(9))
      Self.mix(&v1, &v6, &v11, &v12, word(10), word(11))
      Self.mix(&v2, &v7, &v8, &v13, word(12), word(13))
      Self.mix(&v3, &v4, &v9, &v14, word(14), word(15))
    }
    state[0] ^= v0 ^ v8
    state[1] ^= v1 ^ v9
    state[2] ^= v2 ^ v10
    state[3] ^= v3 ^ v11
    state[4] ^= v4 ^ v12
    state[5] ^= v5 ^ v13
    state[6] ^= v6 ^ v14
    state[7] ^= v7 ^ v15
  }

  /// The function G of section 3.1.
  @inline(__always)
  private static func mix(
    _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
  ) {
    a = a &+ b &+ x
    d ^= a
    d = d &>> 32 | d &<< 32
    c = c &+ d
    b ^= c
    b = b &>> 24 | b &<< 40
    a = a &+ b &+ y
    d ^= a
    d = d &>> 16 | d &<< 48
    c = c &+ d
    b ^= c
    b = b &>> 63 | b &<< 1
  }

  /// The initial state, which is that of SHA-512: section 2.6.
  private static let initial: [UInt64] = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]

  /// Which word of the block is used where, round by round: section 2.7, as offsets in bytes.
  private static let schedule: [UInt8] = {
    let permutations: [[UInt8]] = [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
      [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
      [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
      [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
      [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
      [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
      [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
      [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
      [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
    ]
    return (permutations + permutations.prefix(2)).flatMap { $0.map { $0 * 8 } }
  }()
}
