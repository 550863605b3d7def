/// Cuts the entries of the search index by their ids into stretches, each of which is a segment of its own.
///
/// What a segment's bytes are depends on its entries alone, and so an edit makes only those anew that it concerns. Ids are
/// hashes of 53 bits, and therefore spread evenly; where authors gave them others, the stretches differ in size.
struct SearchBuckets: Equatable, Sendable {
  /// How many of an id's upper bits say to which stretch it belongs.
  private let bits: Int

  /// Entries of a stretch that are worth another segment, and the most segments: each is asked by every query.
  private static let usualSize = 1 << 13
  private static let mostBits = 6

  /// The stretches of an index with so many entries.
  init(entries: Int) {
    var bits = 0
    while bits < Self.mostBits, entries >> bits > Self.usualSize { bits += 1 }
    self.bits = bits
  }

  /// How many stretches there are.
  var count: Int { 1 << bits }

  /// The place of the stretch that an id belongs to.
  func place(of id: Int64) -> Int { max(0, min(count - 1, Int(id >> Int64(53 - bits)))) }

  /// The ids of a stretch.
  func ids(_ place: Int) -> ClosedRange<Int64> {
    let shift = Int64(53 - bits)
    let first = place == 0 ? Int64.min : Int64(place) << shift
    return first...(place == count - 1 ? Int64.max : (Int64(place + 1) << shift) - 1)
  }
}
