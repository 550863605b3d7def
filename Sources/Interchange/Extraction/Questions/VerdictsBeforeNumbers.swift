import PDFText

/// What stands before the numbers of questions and is no part of them: letters to circle, and boxes for what is done.
///
/// So begin "T  F   1. Jazz spread through clubs." and "☐ 1. Do the following".
enum VerdictsBeforeNumbers {
  /// The lines without such letters and boxes.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let lettered = lines.indices.filter { index in
      let words = lines[index].words
      return words.count > 3 && Self.pairs.contains([words[0].text, words[1].text])
        && compactLabel(words[2].text)?.first.map { $0.number != nil && $0.style != .bare } == true
    }
    let boxed = lines.indices.filter { index in
      let words = lines[index].words
      return words.count > 2 && ["☐", "□", "❏", "❑", "▢", "○", "◯", "⃝"].contains(words[0].text)
        && compactLabel(words[1].text)?.first.map { !$0.isUpper && $0.style != .bare } == true
    }
    // Options with letters of their own have boxes, too, but no numbers stand among them.
    let numbered = boxed.count { compactLabel(lines[$0].words[1].text)?.first?.number != nil }
    return without(boxed, 1, of: without(lettered, 2, of: lines), isClear: numbered >= 3)
  }

  private static func without(_ found: [Int], _ count: Int, of lines: [TextLine], isClear: Bool = true)
    -> [TextLine]
  {
    guard found.count >= 3, isClear else { return lines }
    var result = lines
    for index in found {
      var skip = count
      result[index].cells = result[index].cells.compactMap { cell in
        let words = Array(cell.words.dropFirst(skip))
        skip = max(0, skip - cell.words.count)
        return words.isEmpty ? nil : TextCell(words)
      }
      result[index].box = result[index].cells.dropFirst().reduce(result[index].cells[0].box) {
        $0.union($1.box)
      }
    }
    return result
  }

  private static let pairs: Set<[String]> = [
    ["T", "F"], ["True", "False"], ["V", "F"], ["R", "F"], ["Y", "N"],
  ]
}
