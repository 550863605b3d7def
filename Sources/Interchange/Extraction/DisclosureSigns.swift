import PDFText

/// Signs before the questions of a page that opens and closes its answers, "▼ How do solar panels work?", or at its right edge
/// behind them.
enum DisclosureSigns {
  private static let signs: Set<String> = [
    "▼", "▾", "▿", "⏷", "▶", "▸", "▹", "⯈", "⌄", "˅", "❯", "›", "»", "+", "−", "➕", "➖", "▽", "▷",
  ]

  /// The lines without such signs, where one of them stands before at least three, most of which are questions.
  static func without(_ given: [TextLine]) -> [TextLine] {
    let lines = withoutSignsBehind(given)
    let signed = lines.indices.filter { index in
      let words = lines[index].words
      // "+ 30 = ?" is a line of a sum.
      return words.count > 2 && signs.contains(words[0].text) && words[1].text.contains(where: \.isLetter)
    }
    guard signed.count >= 3, Set(signed.map { lines[$0].words[0].text }).count <= 2,
      signed.count(where: { index in
        // A question may go on in the line below.
        [lines[index], index + 1 < lines.count ? lines[index + 1] : lines[index]].contains {
          $0.words.last?.text.last.map { "?？؟".contains($0) } == true
        }
      }) * 10 >= signed.count * 7
    else { return lines }
    var result = lines
    for index in signed {
      result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
      result[index].cells = result[index].cells.map { TextCell($0.words) }
      result[index].cells[0].words[0].gapBefore = 0
    }
    return result
  }

  /// The lines without signs in cells of their own behind questions.
  private static func withoutSignsBehind(_ lines: [TextLine]) -> [TextLine] {
    let signed = lines.indices.filter { index in
      guard let last = lines[index].cells.last, lines[index].cells.count == 2, last.words.count == 1 else {
        return false
      }
      return signs.contains(last.words[0].text) && lines[index].cells[0].words.count > 1
    }
    guard signed.count >= 3, Set(signed.map { lines[$0].words.last?.text }).count <= 2,
      signed.count(where: { lines[$0].cells[0].words.last?.text.last.map { "?？؟".contains($0) } == true })
        * 10
        >= signed.count * 7
    else { return lines }
    var result = lines
    for index in signed { result[index].cells.removeLast() }
    return result
  }
}
