/// Columns whose lines do not stand at one height, though some of them do.
extension ColumnFinder {
  /// The place between two such columns; nil where all lines stand side by side, or one below the other.
  ///
  /// Where a line of one column is broken, those below it stand lower than those of the other, each of them between two. In a
  /// table they come together again with the next row.
  func gutterOfShifted() -> Int32? {
    guard lines.count >= 8 else { return nil }
    let order = lines.indices.sorted { lines[$0].box.centerY < lines[$1].box.centerY }
    // The third of three columns may be a narrow one.
    let edges = edges
    let places = (0...60).map { edges.left + (edges.right - edges.left) * Int32(20 + $0) / 100 }
    let good = places.filter {
      areShifted(besides: $0, order) && !cutsLabels($0) && !partsOptions($0) && !partsEntries($0)
    }
    let strips = good.map { (place: middle(ofGutterAt: $0), width: width(ofGutterAt: $0)) }
    return strips.max { ($0.width, -$0.place) < ($1.width, -$1.place) }?.place
  }

  private func areShifted(besides place: Int32, _ order: [Int]) -> Bool {
    var (crossing, pending) = (0, 0)
    var (left, right) = (0, 0)
    // Lines that take turns, and those of them that reach into the heights of each other.
    var (turns, overlaps) = (0, 0)
    var (mostTurns, mostOverlaps) = (0, 0)
    var last: (line: TextLine, isLeft: Bool)?
    var edges: [Int32] = []
    var ownEdges: [Int32] = []
    for index in order {
      let line = lines[index]
      if line.covers(place) {
        // A title stands above both, and a note below.
        if right > 0 { pending += 1 }
        (turns, overlaps, last) = (0, 0, nil)
        continue
      }
      let isLeft = line.box.right <= place
      let isRight = line.box.left >= place
      if !isRight { left += 1 }
      if !isLeft {
        right += 1
        (crossing, pending) = (crossing + pending, 0)
      }
      guard isLeft || isRight else {
        if let edge = line.split(at: place).right?.box.left { edges.append(edge) }
        (turns, overlaps, last) = (0, 0, nil)
        continue
      }
      if isRight, line.words.contains(where: { $0.text.count(where: \.isLetter) > 2 }) {
        ownEdges.append(line.box.left)
      }
      let takesTurns = last.map { $0.isLeft != isLeft } ?? false
      let reaches = takesTurns && last.map { line.box.top < $0.line.box.bottom } ?? false
      turns = takesTurns ? turns + 1 : 1
      overlaps = reaches ? overlaps + 1 : 1
      (mostTurns, mostOverlaps) = (max(mostTurns, turns), max(mostOverlaps, overlaps))
      last = (line, isLeft)
    }
    guard min(left, right) >= 4, crossing * 20 <= lines.count else { return false }
    if mostOverlaps >= 4 { return true }
    // Rows above say that both are columns; else the right one may be the room for answers, or marks.
    guard mostTurns >= 6, ownEdges.count >= 3,
      let edge = ownEdges.sorted().dropFirst(ownEdges.count / 2).first
    else { return false }
    return edges.count { abs($0 - edge) < 200 } >= 3
  }

  /// True for a place between the letters of entries and what they say, and before the letters of options or entries to match:
  /// lists beside each other belong together.
  private func partsEntries(_ place: Int32) -> Bool {
    var (ends, letters, right, begins, left, pairs) = (0, 0, 0, 0, 0, 0)
    for line in lines where !line.covers(place) {
      let sides = line.split(at: place)
      if let last = sides.left?.words.last, isLetter(last.text), sides.left?.words.count ?? 0 > 1 {
        ends += 1
      }
      if let first = sides.left?.words.first {
        left += 1
        if isLetter(first.text) { begins += 1 }
      }
      guard let first = sides.right?.words.first else { continue }
      right += 1
      if isLetter(first.text), sides.right?.words.count ?? 0 > 1 {
        letters += 1
        // "1. erosion   a. the preserved trace": numbers and letters count on side by side.
        if let number = sides.left?.leadingNumber, number == pairs + 1,
          first.text.lowercased().contains(Character(Unicode.Scalar(UInt8(0x60 + min(number, 26)))))
        {
          pairs += 1
        }
      }
    }
    // Where the lines of both sides begin so, both have questions with options.
    return ends >= 3 || pairs >= 3 || letters * 10 >= right * 5 && begins * 10 < left * 3
  }

  /// True for "C", "c.", "(c)" and the like.
  private func isLetter(_ text: String) -> Bool {
    let bare = text.utf8.filter { $0 != 0x28 && $0 != 0x29 && $0 != 0x2E }
    return bare.count == 1 && (0x41...0x4A).contains(bare[0] & 0xDF)
  }
}
