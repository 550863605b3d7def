import PDFText

/// Marks that stand in the left margin before the labels of questions, as numbers alone.
///
/// "20  1. A group of …" is what LaTeX's exam class prints with points in the margin.
enum PointsInMargin {
  /// How many questions have some at least.
  private static let several = 3

  /// The lines with such numbers in square brackets at their ends, where other papers have them.
  static func moved(_ lines: [TextLine]) -> [TextLine] {
    let places = lines.indices.filter { hasPoints(lines[$0]) }
    // "1 (a)" is a label whole: numbers before numbers say that there are points.
    let numbers = places.count { compactLabel(lines[$0].words[1].text)?.first?.number != nil }
    // "1  1. …", "2  1. …": numbers of sections count on, as points do not.
    let margin = places.map { lines[$0].words[0].text }
    let countsOn = margin == (1...max(1, margin.count)).map(String.init)
    guard places.count >= several, numbers > 1, !countsOn,
      let edge = places.map({ lines[$0].words[1].box.left }).min()
    else {
      return lines
    }
    // Before the first letters of all other lines with labels.
    let others = lines.indices.filter { lines[$0].label() != nil && !places.contains($0) }
    guard places.allSatisfy({ lines[$0].words[0].box.right < edge }),
      others.allSatisfy({ lines[$0].box.left > (places.map { lines[$0].words[0].box.left }.max() ?? 0) })
    else { return lines }
    var result = lines
    for place in places { result[place] = withPointsBehind(lines[place]) }
    return result
  }

  /// True for a number before another that is the label of a question, or a letter that is a part's.
  private static func hasPoints(_ line: TextLine) -> Bool {
    let words = line.words
    guard words.count > 2, let points = words[0].text.smallNumber, (1...100).contains(points),
      words[0].text.allSatisfy(\.isNumber), let part = compactLabel(words[1].text)?.first
    else { return false }
    return part.number != nil && words[1].text.last == "."
      || part.letter != nil && part.style == .parentheses && words[1].gapBefore > words[0].size / 2
  }

  private static func withPointsBehind(_ line: TextLine) -> TextLine {
    var line = line
    var points = line.words[0]
    line.cells[0].words.removeFirst()
    if line.cells[0].words.isEmpty { line.cells.removeFirst() }
    if !line.cells.isEmpty { line.cells[0].words[0].gapBefore = 0 }
    points.text = "[\(points.text)]"
    points.gapBefore = points.size * 3
    line.cells.append(TextCell([points]))
    return line
  }
}
