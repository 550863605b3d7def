import PDFText

/// Lines for answers at the right edge that say the number of their question again, with the answer or room for it.
///
/// So print documents of LaTeX's exam class what `\answerline` asks for.
enum AnswerLines {
  /// The lines with a word that names the answer in place of the number, and without those that have no answer.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    var found: [Int: [TextWord]] = [:]
    var label: (text: String, line: Int, left: Int32, isNumber: Bool)?
    for (index, line) in lines.enumerated() {
      guard let first = line.words.first, let part = compactLabel(first.text)?.first, part.style != .bare
      else {
        continue
      }
      let left = line.box.left - line.columnLeft
      if let above = label, above.text == first.text, index - above.line <= reach, line.words.count <= 8,
        left > above.left + (line.columnRight - line.columnLeft) / 3
      {
        found[index] = Array(line.words.dropFirst())
      } else if part.number != nil || !part.isUpper || label?.isNumber != true {
        // Capital letters name options, below which the answer's line may stand.
        label = (first.text, index, left, part.number != nil)
      }
    }
    guard found.count >= 3 else { return lines }
    return lines.indices.compactMap { index in
      guard let answer = found[index] else { return lines[index] }
      guard answer.contains(where: { $0.text.contains { $0.isLetter || $0.isNumber } }) else { return nil }
      var line = lines[index].namingAnswer(size: lines[index].size)
      line.cells[0] = TextCell(line.cells[0].words + answer)
      return line
    }
  }

  /// How many lines a question may have above its answer's line.
  private static let reach = 30
}
