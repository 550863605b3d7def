import PDFText

/// A stretch of words of a question on one line: a cell, or what is left of it without labels, marks and leaders.
struct QuestionCell {
  var words: [TextWord]
  var line: Int
  /// How far it stands from the cell before it; 0 for the first of a line.
  var gapBefore: Int32

  var text: String { words.text }
  var left: Int32 { words.first?.box.left ?? 0 }
}

extension [QuestionCell] {
  /// The cells' words; a wide gap within a sentence is a gap to fill in, drawn as a rule that has no letters.
  var joinedText: String { joinedText(endsSentence: false) }

  /// The same, where the line is perhaps part of a longer text.
  ///
  /// - Parameter endsSentence: True where that text ends as a sentence does: then few words before a gap are enough.
  fileprivate func joinedText(endsSentence: Bool) -> String {
    var result = ""
    for (index, cell) in enumerated() {
      if index > 0 { result += isGap(before: index, endsSentence) ? " ___ " : " " }
      result += cell.text
    }
    return result
  }

  private func isGap(before index: Int, _ isSentence: Bool) -> Bool {
    // A row of a table has room between all of its cells.
    guard count < 4, let first = self[index].words.first, let last = self[index - 1].words.last else {
      return false
    }
    guard let next = first.text.first, let before = last.text.last else { return false }
    let end = self[count - 1].text.last ?? " "
    // Where no spaces part the words, nothing else leaves room within a sentence.
    if before.isEastAsian, next.isEastAsian || "、，。".contains(next) {
      return self[index].gapBefore > first.size * 5 / 4 && "。？！".contains(end) && !"。？！：；".contains(before)
    }
    guard self[index].gapBefore > first.size * 5 / 2 else { return false }
    let endsSentence = isSentence || ".?!".contains(end)
    guard self[..<index].reduce(0, { $0 + $1.words.count }) >= (endsSentence ? 1 : 3) else { return false }
    // Within a sentence: what follows goes on in small letters or with a mark, and nothing ended before.
    let goesOn = next.isLowercase || ",.;?!)".contains(next)
    return goesOn && !".?!:".contains(before) && !before.isNumber
  }
}

extension [[QuestionCell]] {
  /// The texts of rows that are one text together.
  var joinedTexts: [String] {
    let endsSentence = last?.last?.text.last.map { ".?!".contains($0) } ?? false
    return map { $0.joinedText(endsSentence: endsSentence) }
  }
}

/// A run of underscores or dots within a sentence as a gap to fill in.
func withGapMarks(_ text: String) -> String {
  guard text.holds("__") || text.holds("....") || text.holds("……") else { return text }
  var result = ""
  var rest = text[...]
  while let first = rest.first {
    let run = rest.prefix { $0 == first }
    let isGap =
      first == "_" && run.count >= 2 || first == "…" && run.count >= 2 || first == "." && run.count >= 4
    result += isGap ? "___" : String(run)
    rest = rest.dropFirst(run.count)
  }
  return result
}
