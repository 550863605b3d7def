import PDFText

/// Keys that are a row of numbers with letters below what is to be matched, without a word that names them:
/// "1 -c   2-e   3-f   4-a".
enum RowsOfPairs {
  /// The lines with a word that names the answers before each such row, and each pair in one word.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    for (place, line) in lines.enumerated() where place > 3 && line.words.count > 3 {
      guard let pairs = pairs(line.words) else { continue }
      var named = line.namingAnswer(size: line.size)
      let head = named.cells[0].words.map { word in
        var word = word
        word.text = "Answers:"
        return word
      }
      named.cells = [TextCell(head + pairs)]
      result[place] = named
    }
    return result
  }

  /// True for a line that is a word for answers and such a row: nothing below it belongs to it.
  static func isWhole(_ line: TextLine) -> Bool {
    line.words.first.map { InlineAnswer.isHead($0.text) } == true
      && pairs(Array(line.words.dropFirst())) != nil
  }

  /// The pairs that a line is made of, whose numbers count from 1 and whose letters differ; nil for any other line.
  private static func pairs(_ words: [TextWord]) -> [TextWord]? {
    var pairs: [TextWord] = []
    var letters: Set<String> = []
    var pending: TextWord?
    for word in words {
      var whole = word
      if let before = pending { whole.text = before.text + word.text }
      let parts = whole.text.split(omittingEmptySubsequences: false) { "-–—→".contains($0) }.map(String.init)
      let letter = (parts.count == 2 ? parts[1] : "").trimmedOfPunctuation
      if parts.count <= 2, Int(parts[0]) == pairs.count + 1, letter.count == 1, letter.allSatisfy(\.isLetter)
      {
        guard letters.insert(letter).inserted else { return nil }
        whole.text = "\(parts[0])-\(letter)"
        pairs.append(whole)
        pending = nil
      } else if pending == nil || parts.last?.isEmpty == true, Int(parts[0]) == pairs.count + 1,
        letter.isEmpty
      {
        // "1 -c", "1- c", "1 - c"
        pending = whole
      } else {
        return nil
      }
    }
    return pending == nil && pairs.count > 3 ? pairs : nil
  }
}
