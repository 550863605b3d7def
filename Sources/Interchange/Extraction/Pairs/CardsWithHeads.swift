import PDFText

/// Cards to be folded, with the question at the left and its answer at the right, each below a head of its own:
/// "QUESTION 1   ANSWER 1".
enum CardsWithHeads {
  private static let several = 3

  /// The lines with the answer of each card below its question.
  static func below(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.filter { isHead(lines[$0]) }
    guard heads.count >= several else { return lines }
    var result = Array(lines[..<heads[0]])
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1] : lines.count
      let own = lines[(head + 1)..<end].prefix { $0.page == lines[head].page }
      let middle = (lines[head].cells[0].box.centerX + lines[head].cells[1].box.centerX) / 2
      let left = own.compactMap { $0.only { $0.box.centerX < middle } }.asColumn
      let right = own.compactMap { $0.only { $0.box.centerX >= middle } }.asColumn
      guard !left.isEmpty, let answer = right.first else {
        result += lines[head..<end]
        continue
      }
      result.append(lines[head].only { $0.box.centerX < middle } ?? lines[head])
      result += left
      result.append(answer.named(by: lines[head].cells[1]))
      result += right.dropFirst()
      result += lines[own.endIndex..<end]
    }
    return result
  }

  /// True for the names of a question and its answer with the same number.
  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count == 2, line.cells.allSatisfy({ $0.words.count == 2 }) else { return false }
    let (question, answer) = (line.cells[0].words, line.cells[1].words)
    guard let number = question[1].text.trimmedOfPunctuation.smallNumber,
      answer[1].text.trimmedOfPunctuation.smallNumber == number
    else { return false }
    return LabelWords.all.contains(question[0].text.lowercased()) && InlineAnswer.isHead(answer[0].text)
  }
}

extension TextLine {
  /// The line with those of its cells that are wanted, at the left; nil where there are none.
  fileprivate func only(_ isWanted: (TextCell) -> Bool) -> TextLine? {
    var line = self
    line.cells = cells.filter(isWanted)
    guard !line.cells.isEmpty else { return nil }
    line.cells[0].words[0].gapBefore = 0
    line.fitBox()
    return line
  }

  /// The line behind the word that names an answer.
  fileprivate func named(by head: TextCell) -> TextLine {
    var line = self
    var name = line.cells[0].words[0]
    name.text = head.words[0].text + ":"
    name.box.right = name.box.left
    line.cells[0].words[0].gapBefore = name.size / 4
    line.cells[0] = TextCell([name] + line.cells[0].words)
    return line
  }
}

extension [TextLine] {
  /// The lines with the edges of their own text as those of their column: what is full goes on below.
  fileprivate var asColumn: [TextLine] {
    guard let left = map(\.box.left).min(), let right = map(\.box.right).max() else { return self }
    return map { line in
      var line = line
      (line.columnLeft, line.columnRight) = (left, right)
      return line
    }
  }
}
