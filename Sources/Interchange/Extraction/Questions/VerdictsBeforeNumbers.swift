import PDFText

/// What stands before the numbers of questions and is no part of them: letters to circle, and boxes for what is done.
///
/// So begin "T  F   1. Jazz spread through clubs." and "☐ 1. Do the following". Behind the number stand "☐ V ☐ F".
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
    return withoutPairs(without(boxed, 1, of: without(lettered, 2, of: lines), isClear: numbered >= 3))
  }

  /// The lines without two empty boxes between a label and the statement that they judge: "a. ☐ V ☐ F   Il Po nasce dal Monviso."
  private static func withoutPairs(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      // Nearly no line has a box behind its label, and all are asked.
      let words = lines[index].words
      guard words.count > 6, words[1].text.utf8.first.map({ $0 >= 0x80 }) == true,
        words[1].text == words[3].text, ["☐", "□", "❏", "❑", "▢", "○", "◯"].contains(words[1].text),
        compactLabel(words[0].text) != nil
      else { return false }
      return pairs.contains([words[2].text, words[4].text])
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      let words = lines[index].words
      // The statement stands behind its label as it does elsewhere.
      var rest = Array(words[5...])
      rest[0].gapBefore = words[0].size
      result[index].cells = [TextCell([words[0]] + rest)]
    }
    return result
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
      result[index].fitBox()
    }
    return result
  }

  private static let pairs: Set<[String]> = [
    ["T", "F"], ["True", "False"], ["V", "F"], ["R", "F"], ["Y", "N"],
  ]
}
