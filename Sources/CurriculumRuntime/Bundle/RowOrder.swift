/// The order in which rows are written: by number, while they are made in the order of their entities in memory.
///
/// Numbers are hashes, so entities taken by number lie all over the memory, and reaching them costs more than making
/// their rows. Rows are made stretch by stretch of the order, so that few are held at once.
package struct RowOrder: Sendable {
  /// For each entity its place in the order.
  private let places: [Int32]
  /// The entities' positions in memory, stretch by stretch of the order, ascending within a stretch.
  private let positions: [Int32]
  private static let stretch = 1 << 16

  /// The order of entities by their numbers.
  ///
  /// - Parameter numbers: The entities' numbers, in the order of the entities in memory.
  /// - Complexity: O(*n* log *n*).
  package init(_ numbers: [Int64]) {
    var sorted = numbers.enumerated().map { (number: $0.element, position: Int32($0.offset)) }
    sorted.sort { $0.number < $1.number }
    var places = [Int32](repeating: 0, count: numbers.count)
    for (place, entry) in sorted.enumerated() { places[Int(entry.position)] = Int32(place) }
    var positions = places
    var next = Array(stride(from: 0, to: numbers.count, by: Self.stretch))
    for (position, place) in places.enumerated() {
      positions[next[Int(place) / Self.stretch]] = Int32(position)
      next[Int(place) / Self.stretch] += 1
    }
    self.places = places
    self.positions = positions
  }

  /// Makes every row, and hands the rows on in their order.
  ///
  /// - Parameters:
  ///   - make: Adds the rows of an entity, given by its position in memory, and says how many.
  ///   - use: Takes the bytes of the next entity's rows, and how many they are.
  package func forEach(
    make: (Int, RowBatch) throws -> Int, use: (UnsafeRawBufferPointer, Int) throws -> Void
  ) rethrows {
    let stock = RowBatch(table: "")
    var rows = [(bytes: Range<Int>, count: Int)](
      repeating: (0..<0, 0), count: min(Self.stretch, places.count))
    for start in stride(from: 0, to: places.count, by: Self.stretch) {
      let end = min(start + Self.stretch, places.count)
      stock.clear()
      for position in positions[start..<end] {
        let offset = stock.count
        let count = try make(Int(position), stock)
        rows[Int(places[Int(position)]) - start] = (offset..<stock.count, count)
      }
      for row in rows[..<(end - start)] where row.count > 0 {
        try use(UnsafeRawBufferPointer(rebasing: stock.bytes[row.bytes]), row.count)
      }
    }
  }
}
