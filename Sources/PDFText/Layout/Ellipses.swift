extension [TextWord] {
  /// The words with "..." for dots that stand apart, as TeX sets them.
  ///
  /// Three leave something out, and more behind the number of a gap are its room; others are lines to write on, or lead
  /// to something.
  var withEllipses: [TextWord] {
    guard count > 2, contains(where: { $0.text == "." }) else { return self }
    var words: [TextWord] = []
    var start = 0
    while start < count {
      var end = start
      while end < count, isDot(self[end]), end == start || self[end].gapBefore < self[end].size * 6 / 10 {
        end += 1
      }
      if end - start == 3 || (4...20).contains(end - start) && start > 0 && self[start - 1].isBracketedNumber
      {
        var word = self[start]
        word.text = String(repeating: ".", count: end - start)
        word.box = word.box.union(self[end - 1].box)
        words.append(word)
        start = end
      } else {
        words += self[start..<Swift.max(end, start + 1)]
        start = Swift.max(end, start + 1)
      }
    }
    return words
  }

  private func isDot(_ word: TextWord) -> Bool { word.text == "." }
}

extension TextWord {
  /// True for "(7)".
  fileprivate var isBracketedNumber: Bool {
    text.first == "(" && text.last == ")" && text.dropFirst().dropLast().smallNumber != nil
  }
}
