/// Letters of many texts, to be searched for runs of letters again and again.
///
/// - Complexity: Made in O(*n*) for *n* bytes. A run is compared at the places that begin with three bytes like its own.
struct LetterIndex {
  /// The texts in UTF-8, with a byte between them that no text has.
  private let bytes: [UInt8]
  /// For each sum of three bytes the last place that begins with such.
  private var last: [Int32]
  /// For each place the one before it with the same sum; -1 for none.
  private var previous: [Int32]

  private static let bits = 14

  /// An index of texts.
  init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      bytes.append(0)
    }
    self.bytes = bytes
    last = [Int32](repeating: -1, count: 1 << Self.bits)
    previous = [Int32](repeating: -1, count: bytes.count)
    for place in 0..<max(0, bytes.count - 2) {
      let sum = Self.sum(bytes[place], bytes[place + 1], bytes[place + 2])
      previous[place] = last[sum]
      last[sum] = Int32(place)
    }
  }

  /// True when a text has the run in it.
  func contains(_ run: [UInt8]) -> Bool {
    guard run.count >= 3 else { return containsShort(run) }
    var place = last[Self.sum(run[0], run[1], run[2])]
    while place >= 0 {
      if stands(run, at: Int(place)) { return true }
      place = previous[Int(place)]
    }
    return false
  }

  private func containsShort(_ run: [UInt8]) -> Bool {
    bytes.indices.contains { stands(run, at: $0) }
  }

  private func stands(_ run: [UInt8], at place: Int) -> Bool {
    guard place + run.count <= bytes.count else { return false }
    for offset in run.indices where bytes[place + offset] != run[offset] { return false }
    return true
  }

  private static func sum(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let bytes = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
    return Int((bytes &* 0x9E37_79B1) >> UInt32(32 - bits))
  }
}
