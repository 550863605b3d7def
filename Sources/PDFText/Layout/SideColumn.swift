/// Finds a narrow column of notes beside the text, in smaller letters and with lines at heights of their own.
///
/// What a quiz tool says of each question stands so, and what a textbook writes in its margin. The column is too narrow
/// and too far to the left for a gutter of text; rows of a table stand at one height, as its lines do not.
struct SideColumn {
  /// Lines of the column that stand closely below each other, and the lines of the text beside and below them.
  struct Block {
    var notes: [TextLine]
    var text: [TextLine]
  }

  /// Between the notes and the text, in hundredths of a point.
  let place: Int32

  /// Looks for one at the left of the lines of a page.
  init?(_ lines: [TextLine]) {
    guard lines.count >= 8, let left = lines.map(\.box.left).min(), let right = lines.map(\.box.right).max()
    else { return nil }
    let width = Int(right) - Int(left)
    let places = (8...30).map { left + Int32(width * $0 / 100) }
    let widest = left + Int32(width * 35 / 100)
    let good = places.filter { Self.parts(lines, at: $0, before: widest) }
    // The longest note crosses the places before its end.
    let crossing = good.map { place in lines.count { $0.crosses(place) } }
    guard let least = crossing.min(), let first = crossing.firstIndex(of: least) else { return nil }
    place = good[first]
  }

  /// Takes the place that other pages have, where notes in smaller letters stand beside the text of this one, too.
  init?(_ lines: [TextLine], at place: Int32) {
    let split = lines.filter { !$0.crosses(place) }.map { $0.split(at: place) }
    let (notes, text) = (split.compactMap(\.left), split.compactMap(\.right))
    guard notes.count >= 2, text.count >= 2, notes.usualWordSize * 10 <= text.usualWordSize * 9 else {
      return nil
    }
    self.place = place
  }

  /// The blocks of lines none of which crosses the place; the first may have no notes.
  func blocks(_ lines: [TextLine]) -> [Block] {
    let parts = lines.map { $0.split(at: place) }
    var blocks = [Block(notes: [], text: [])]
    for note in parts.compactMap(\.left) {
      if let last = blocks[blocks.count - 1].notes.last, note.box.top - last.box.bottom <= last.box.height {
        blocks[blocks.count - 1].notes.append(note)
      } else {
        blocks.append(Block(notes: [note], text: []))
      }
    }
    for line in parts.compactMap(\.right) {
      // A larger letter beside the first line may begin above it.
      let own = blocks.lastIndex { $0.notes.first.map { $0.box.top < line.box.bottom } ?? true } ?? 0
      blocks[own].text.append(line)
    }
    return blocks
  }

  /// True for a place that parts notes from text.
  private static func parts(_ lines: [TextLine], at place: Int32, before widest: Int32) -> Bool {
    let split = lines.filter { !$0.crosses(place) }.map { $0.split(at: place) }
    let (notes, text) = (split.compactMap(\.left), split.compactMap(\.right))
    guard notes.count >= 6, text.count >= 6, split.count * 20 >= lines.count * 13,
      let end = notes.map(\.box.right).max(), let edge = text.map(\.box.left).min(), edge <= widest
    else { return false }
    let sizes = (notes: notes.usualWordSize, text: text.usualWordSize)
    guard sizes.notes * 10 <= sizes.text * 9, edge - end >= sizes.text * 3 / 2 else { return false }
    // Numbers that hang beside questions are no notes.
    let worded = notes.count { $0.words.contains { $0.text.count(where: \.isLetter) >= 3 } }
    let start = notes.map(\.box.left).sorted()[notes.count / 2]
    let aligned = notes.count { abs($0.box.left - start) < 300 }
    let stacked = zip(notes, notes.dropFirst()).count { $1.box.top - $0.box.bottom < $0.box.height / 2 }
    guard worded * 10 >= notes.count * 7, aligned * 10 >= notes.count * 8, stacked * 2 >= notes.count else {
      return false
    }
    let apart = notes.count { note in
      !text.contains { abs($0.box.centerY - note.box.centerY) * 10 < sizes.notes }
    }
    return apart * 10 >= notes.count * 7
  }
}

extension [TextLine] {
  /// The size of the first words of most lines; a part of a line does not know its own.
  fileprivate var usualWordSize: Int32 {
    let sizes = compactMap { $0.words.first?.size }.sorted()
    return sizes.isEmpty ? 0 : sizes[sizes.count / 2]
  }
}
