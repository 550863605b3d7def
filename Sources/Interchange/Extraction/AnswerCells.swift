import PDFText

/// Answers beside a word for them that stands in a cell of its own, without a colon: "Solution     406".
enum AnswerCells {
  /// The lines with a colon behind such words.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      let line = lines[index]
      guard index > 0, line.cells.count == 2, line.cells[0].words.count == 1,
        let word = line.cells[0].words.first?.text, word.first?.isUppercase == true,
        word.last?.isLetter == true
      else { return false }
      // "Answer ______ m/s" at the right is room with a unit behind it.
      let isAtLeft = abs(line.box.left - lines[index - 1].box.left) < 3_000
      let isNear = line.cells[1].box.left - line.cells[0].box.right < 5 * line.size
      return isAtLeft && (isNear || line.cells[1].text.contains(where: \.isNumber))
        && InlineAnswer.isHead(word)
    }
    // A table of data may have such a row.
    guard found.count > 2, found.allSatisfy({ $0 + 1 >= lines.count || !found.contains($0 + 1) }) else {
      return lines
    }
    var result = lines
    for index in found {
      result[index].cells[0].words[0].text += ":"
      result[index].cells = [TextCell(result[index].words)]
    }
    return result
  }
}
