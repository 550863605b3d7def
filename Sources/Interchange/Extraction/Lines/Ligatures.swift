import PDFText

/// Puts back letters that a file has lost: "the  rst word" for "the first word".
///
/// Some programs write fi, fl and the like as one character that no table explains. Nothing is left of it but room
/// that is too wide. It is put back where just one of them makes a word of what is none.
struct LigatureRepair {
  let isWord: @Sendable (String) -> Bool

  private static let lost = ["fi", "fl", "ff", "ffi", "ffl"]

  /// The lines with their words mended.
  func mend(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      let gaps = line.words.dropFirst().map(\.gapBefore).sorted()
      guard gaps.count >= 3, let widest = gaps.last, widest > gaps[gaps.count / 3] * 2 else { return line }
      return mend(line, usual: gaps[gaps.count / 3])
    }
  }

  private func mend(_ line: TextLine, usual: Int32) -> TextLine {
    var line = line
    for cell in line.cells.indices {
      var words: [TextWord] = []
      for word in line.cells[cell].words {
        guard let last = words.last, word.gapBefore > usual * 8 / 5, word.text.count > 1 else {
          words.append(word)
          continue
        }
        if let whole = mended(last.text, word.text) {
          words[words.count - 1].text = whole
          words[words.count - 1].box = last.box.union(word.box)
        } else if let whole = mended("", word.text) {
          var repaired = word
          repaired.text = whole
          words.append(repaired)
        } else {
          words.append(word)
        }
      }
      line.cells[cell] = TextCell(words)
    }
    return line
  }

  /// Two parts of a word with what stood between them; nil where it is not certain.
  private func mended(_ first: String, _ second: String) -> String? {
    let tail = String(second.prefix { $0.isLetter })
    guard tail.count > 1, tail.first?.isLowercase == true, first.allSatisfy(\.isLetter) else { return nil }
    let isKnown = isWord(tail.lowercased()) && (first.isEmpty || isWord(first.lowercased()))
    guard !isKnown else { return nil }
    let found = Self.lost.filter { isWord((first + $0 + tail).lowercased()) }
    guard found.count == 1, let ligature = found.first else { return nil }
    return first + ligature + second
  }
}
