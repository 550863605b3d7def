/// Words by number: each distinct sequence of bytes has one, counted from 0.
///
/// Swift's strings compare by canonical equivalence, which costs many times more; words here are folded and composed
/// before they come in, so bytes decide.
package struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  /// Numbers plus one by hash, 0 for none; the size is a power of two, at most half full.
  private var slots = [UInt32](repeating: 0, count: 1024)

  /// No words.
  package init() {}

  /// How many words there are.
  package var count: Int { starts.count - 1 }

  /// The number of a word, which is added when it is new.
  package mutating func intern(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = slot(of: word)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    if count * 2 >= slots.count {
      grow()
      slot = self.slot(of: word)
    }
    bytes += word
    starts.append(UInt32(bytes.count))
    slots[slot] = UInt32(count)
    return count - 1
  }

  /// The number of a word, which is added when it is new.
  package mutating func intern(_ word: String) -> Int {
    var word = word
    return word.withUTF8 { intern($0) }
  }

  /// The number of a word; nil when it is not there.
  package func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    let slot = slot(of: word)
    return slots[slot] > 0 ? Int(slots[slot]) - 1 : nil
  }

  /// The number of a word; nil when it is not there.
  package func number(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { number(of: $0) }
  }

  /// How many bytes a word has.
  package func size(of number: Int32) -> Int { Int(starts[Int(number) + 1] - starts[Int(number)]) }

  /// The first letters of a word, three in Latin script, two in others; nil for a shorter word.
  package func beginning(of number: Int) -> UInt32? {
    let word = bytes[Int(starts[number])..<Int(starts[number + 1])]
    guard word.count > 3, let first = word.first else { return nil }
    return word.prefix(first < 0x80 ? 3 : 4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Calls `body` with the bytes of a word.
  package func withBytes(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[Int(starts[number])..<Int(starts[number + 1])]))
    }
  }

  /// The word with a number.
  package subscript(_ number: Int) -> String {
    String(decoding: bytes[Int(starts[number])..<Int(starts[number + 1])], as: UTF8.self)
  }

  /// The slot that holds a word, or the free one where it would go.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a: short keys, no adversary that would gain by collisions beyond slowing down his own run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while slots[slot] > 0 {
      let start = Int(starts[Int(slots[slot]) - 1])
      let end = Int(starts[Int(slots[slot])])
      if end - start == word.count, bytes[start..<end].elementsEqual(word) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    bytes.withUnsafeBufferPointer { all in
      for number in 0..<count {
        let word = UnsafeBufferPointer(rebasing: all[Int(starts[number])..<Int(starts[number + 1])])
        slots[slot(of: word)] = UInt32(number + 1)
      }
    }
  }
}
