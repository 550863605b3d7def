import PDFText

/// Small print around the box for an answer: "Show your method" down its left side, and a unit behind it.
///
/// The box is drawn, so that the words stand alone. Source: the tests of mathematics at the end of key stage 2 in England.
enum SmallPrintBesideRoom {
  /// The lines without what tells to show the method, and with units behind room.
  static func told(_ lines: [TextLine]) -> [TextLine] {
    let marks = lines.indices.filter { isMarks(lines[$0]) }
    guard marks.count >= 3 else { return lines }
    let sizes = lines.map(\.size).sorted()
    // Half of the lines may be marks.
    let small = sizes[sizes.count * 3 / 4] * 72 / 100
    guard marks.count(where: { lines[$0].size <= small }) >= 3 else { return lines }
    var lines = lines
    var removed: Set<Int> = []
    for index in lines.indices.dropLast(2) where lines[index].size <= small {
      let stack = index..<index + 3
      // Lines of the stack above may have no words left.
      guard stack.allSatisfy({ lines[$0].size <= small }),
        case let words = stack.compactMap({ lines[$0].words.first?.text.lowercased() }),
        words.starts(with: ["show", "your"]), ["method", "working", "workings"].contains(words[2])
      else { continue }
      for line in stack {
        lines[line].cells.removeFirst()
        if lines[line].cells.isEmpty { removed.insert(line) }
      }
    }
    for index in lines.indices.dropFirst() where !removed.contains(index) {
      guard lines[index].cells.count == 1, lines[index].words.count <= 2, !isMarks(lines[index]),
        lines[index].words[0].box.left > (lines[index].columnLeft + lines[index].columnRight) / 2,
        lines[index].size <= small || lines[index - 1].text.last.map({ ".?!".contains($0) }) == true,
        let next = lines[(index + 1)...].indices.first(where: { !removed.contains($0) }), isMarks(lines[next])
      else { continue }
      var unit = lines[index].words[0]
      unit.text = "........" + lines[index].text
      lines[index].cells = [TextCell([unit])]
    }
    return lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
  }

  /// True for "1 mark" alone at the right edge.
  private static func isMarks(_ line: TextLine) -> Bool {
    let words = line.words
    return words.count == 2 && words[0].text.utf8.count == 1 && ["mark", "marks"].contains(words[1].text)
      && words[0].text.first?.isNumber == true
  }
}
