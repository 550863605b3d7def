/// A sheet that is printed twice beside itself, to be cut in two: each line says the same at the left and at the right.
struct TwinSheets {
  /// Where the right sheet begins, less half of the room between the two.
  let gutter: Int32

  /// How many lines say the same twice at least.
  private static let several = 4

  /// Looks whether lines are those of two such sheets; nil where they are not.
  init?(_ lines: [TextLine]) {
    let places = lines.compactMap(Self.middle)
    guard places.count >= Self.several, places.count * 10 >= lines.count * 6 else { return nil }
    // The same few words may stand in two columns of a table.
    let texts = Set(lines.filter { Self.middle(of: $0) != nil }.map(\.text))
    guard texts.count >= Self.several else { return nil }
    // The widest line at the left ends before the first begins at the right.
    guard let left = places.map(\.start).max(), let right = places.map(\.end).min(), left < right else {
      return nil
    }
    gutter = left + (right - left) / 2
    let crossing = lines.count { $0.crosses(gutter) }
    guard crossing * 10 <= lines.count else { return nil }
  }

  /// Where the first half of a line ends and the second begins, which says the same; nil where it does not.
  private static func middle(of line: TextLine) -> (start: Int32, end: Int32)? {
    let words = line.words
    guard words.count % 2 == 0, !words.isEmpty else { return nil }
    let half = words.count / 2
    guard words[half].box.left > words[half - 1].box.right,
      zip(words[..<half], words[half...]).allSatisfy({ $0.text == $1.text })
    else { return nil }
    return (words[half - 1].box.right, words[half].box.left)
  }
}
