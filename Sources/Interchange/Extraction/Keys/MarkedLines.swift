import PDFText

/// Answers of a key whose lines say what they are worth, in cells of their own: "Peninsula Iberică   5 p".
///
/// Source: "barem de corectare și notare" of tests in Romania.
extension AnswerKeyReader {
  /// The lines of an answer with the marks of each; none where a line has none.
  func markedLines(_ tokens: [Token]) -> [ExtractedItem.Point] {
    var points: [ExtractedItem.Point] = []
    var start = tokens.startIndex
    while start < tokens.endIndex {
      let end = tokens[start...].firstIndex { $0.line != tokens[start].line } ?? tokens.endIndex
      let words = tokens[start..<end]
      guard let cell = words.dropFirst().lastIndex(where: \.beginsCell), end - cell <= 2,
        let marks = MarkReader.whole(tokens[cell..<end].map(\.word.text).joined(separator: " "))
      else { return [] }
      points.append(ExtractedItem.Point(text: words[..<cell].map(\.word).text, marks: marks))
      start = end
    }
    return points
  }
}

extension TextLine {
  /// The cells of a line without what it is worth at its end, and that.
  var cellsBeforeMarks: (cells: [TextCell], marks: Int?) {
    guard cells.count > 1, let last = cells.last, last.words.count <= 2,
      let marks = MarkReader.whole(last.text)
    else {
      return (cells, nil)
    }
    return (Array(cells.dropLast()), marks)
  }
}
