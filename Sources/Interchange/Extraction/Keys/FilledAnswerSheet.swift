import PDFText

/// Answer sheets that are filled in.
///
/// They have rows of a number and the letters of its options, with a sign behind those that are right:
/// "2. a.  b. ✗  c. ✗  d.".
enum FilledAnswerSheet {
  /// The lines with each such row as a key writes it.
  ///
  /// That is "2. b, c". A row alone is none: three or more count on, or two that are filled in.
  static func written(_ lines: [TextLine]) -> [TextLine] {
    let rows = lines.map(Row.init)
    guard rows.contains(where: { $0 != nil }) else { return lines }
    var lines = lines
    var start = lines.startIndex
    while start < lines.endIndex {
      guard let first = rows[start] else {
        start += 1
        continue
      }
      var end = start + 1
      while end < lines.endIndex, let next = rows[end], next.number == first.number + end - start { end += 1 }
      let stretch = rows[start..<end].compactMap { $0 }
      let isFilled = stretch.allSatisfy { !$0.marked.isEmpty && $0.letters > 2 }
      if stretch.count > (isFilled ? 1 : 2), stretch.contains(where: { $0.marked.count < $0.letters }) {
        for (place, row) in zip(start..<end, stretch) where !row.marked.isEmpty {
          lines[place].cells = [row.asKey]
        }
      }
      start = end
    }
    return lines
  }

  /// A number with the letters from the first on, each alone, and the signs behind them.
  private struct Row {
    let number: Int
    let letters: Int
    /// The letters that a sign follows.
    let marked: [TextWord]
    private let label: TextWord

    init?(_ line: TextLine) {
      let words = line.words
      guard words.count > 2, let label = compactLabel(words[0].text), label.count == 1,
        let number = label[0].number
      else { return nil }
      var letters: [TextWord] = []
      var marked: [TextWord] = []
      for word in words.dropFirst() {
        if let letter = compactLabel(word.text), letter.count == 1, letter[0].letter == letters.count + 1,
          word.text.count <= 3
        {
          letters.append(word)
        } else if FilledAnswerSheet.signs.contains(word.text), let last = letters.last, marked.last != last {
          marked.append(last)
        } else {
          return nil
        }
      }
      guard letters.count > 1 else { return nil }
      (self.number, self.letters, self.marked, self.label) = (number, letters.count, marked, words[0])
    }

    /// The number and the letters that are marked.
    var asKey: TextCell {
      var words = [label]
      for (place, word) in marked.enumerated() {
        var letter = word
        letter.text = word.text.trimmedOfPunctuation + (place + 1 < marked.count ? "," : "")
        letter.gapBefore = word.size / 3
        words.append(letter)
      }
      return TextCell(words)
    }
  }

  private static let signs: Set<String> = ["X", "x", "✗", "✘", "×", "✓", "✔", "√", "☒", "☑", "●", "■", "⬤"]
}
