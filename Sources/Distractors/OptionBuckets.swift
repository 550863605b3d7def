/// Lists of options that have something in common, by a hash of what that is.
///
/// Lists of two things with one hash run together, which costs a few needless looks and nothing else.
struct OptionBuckets: Sendable {
  private var keys: [UInt32]
  private var buckets: [Int32]
  private let mask: Int
  /// Where each bucket's list begins; one more at the end.
  private var starts: [Int32] = [0]
  private var members: [Int32] = []

  /// Builds the lists.
  ///
  /// - Parameters:
  ///   - count: Options, by their numbers 0 ..< count.
  ///   - visitKeys: Calls its second argument with each hash of the option given first.
  /// - Complexity: Linear in the hashes.
  init(count: Int, visitKeys: (Int, (UInt32) -> Void) -> Void) {
    var entries: [(bucket: Int32, member: Int32)] = []
    entries.reserveCapacity(count * 10)
    var table = BucketTable(expecting: count * 4)
    for member in 0..<count {
      visitKeys(member) { key in entries.append((table.bucket(for: key), Int32(member))) }
    }
    starts = [Int32](repeating: 0, count: table.count + 1)
    for entry in entries { starts[Int(entry.bucket) + 1] += 1 }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    members = [Int32](repeating: 0, count: entries.count)
    var next = starts
    for entry in entries {
      let bucket = Int(entry.bucket)
      members[Int(next[bucket])] = entry.member
      next[bucket] += 1
    }
    (keys, buckets, mask) = (table.keys, table.buckets, table.keys.count - 1)
  }

  /// The members with a hash in common, ascending.
  func members(of key: UInt32) -> ArraySlice<Int32> {
    var place = Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9) >> 7) & mask
    while buckets[place] >= 0 {
      if keys[place] == key {
        let bucket = Int(buckets[place])
        return members[Int(starts[bucket])..<Int(starts[bucket + 1])]
      }
      place = (place + 1) & mask
    }
    return []
  }
}

/// A growing table from hashes to buckets numbered in the order in which they came.
private struct BucketTable {
  private(set) var keys: [UInt32]
  private(set) var buckets: [Int32]
  private(set) var count = 0

  init(expecting expected: Int) {
    var size = 64
    while size < expected { size *= 2 }
    keys = [UInt32](repeating: 0, count: size)
    buckets = [Int32](repeating: -1, count: size)
  }

  mutating func bucket(for key: UInt32) -> Int32 {
    if count * 2 >= keys.count { grow() }
    let place = place(of: key)
    if buckets[place] < 0 {
      keys[place] = key
      buckets[place] = Int32(count)
      count += 1
    }
    return buckets[place]
  }

  private func place(of key: UInt32) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9) >> 7) & mask
    while buckets[place] >= 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldBuckets) = (keys, buckets)
    keys = [UInt32](repeating: 0, count: oldKeys.count * 2)
    buckets = [Int32](repeating: -1, count: oldKeys.count * 2)
    for (place, bucket) in oldBuckets.enumerated() where bucket >= 0 {
      let free = self.place(of: oldKeys[place])
      keys[free] = oldKeys[place]
      buckets[free] = bucket
    }
  }
}
