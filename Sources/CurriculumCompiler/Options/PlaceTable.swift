/// Places by 64-bit hashes, for which Swift's dictionary would hash the hash once more.
struct PlaceTable: Sendable {
  /// Keys and places side by side, -1 for a free slot; a power of two, at most half full.
  private var slots: [(key: UInt64, place: Int32)]

  /// Room for a number of keys, more than which may not be put in.
  init(count: Int) {
    var size = 2
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: (0, -1), count: size)
  }

  /// The place of a key; nil where there is none.
  subscript(_ key: UInt64) -> Int32? {
    let place = slots[slot(of: key)].place
    return place < 0 ? nil : place
  }

  /// Puts a place in for a key: one that has a place already keeps it, or changes it.
  ///
  /// - Returns: The place that the key had.
  mutating func insert(_ key: UInt64, _ place: Int32, replaces: Bool) -> Int32? {
    let slot = slot(of: key)
    let earlier = slots[slot].place
    if earlier < 0 || replaces { slots[slot] = (key, place) }
    return earlier < 0 ? nil : earlier
  }

  /// The slot that holds a key, or the free one where it would go.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot].place >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }
}
