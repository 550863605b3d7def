import PDFText

/// Words that head the solutions of worked examples without a sign behind them, as in "Solution The sum of the numbers is 50".
enum HeadsWithoutColon {
  private static let heads: Set<String> = [
    "solution", "solutions", "answer", "lösung", "solución", "soluzione", "solução", "rozwiązanie",
    "oplossing",
  ]

  /// The lines with a colon behind such a word, where three at least begin with the same one, each below the end of a sentence.
  static func marked(_ lines: [TextLine]) -> [TextLine] {
    var found: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where isHead(line) {
      found[line.words[0].text, default: []].append(index)
    }
    guard let own = found.values.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }), own.count >= 3,
      own.allSatisfy({ index in
        index > 0 && lines[index - 1].text.last.map { ".?!:)”".contains($0) || $0.isNumber } == true
      })
    else { return lines }
    var lines = lines
    for index in own { lines[index].cells[0].words[0].text += ":" }
    return lines
  }

  private static func isHead(_ line: TextLine) -> Bool {
    // Nearly no line begins with such a word, and all are asked.
    guard let byte = line.cells[0].words.first?.text.utf8.first, "SALRO".utf8.contains(byte) else {
      return false
    }
    let words = line.words
    guard words.count > 2, let first = words[0].text.first, first.isUppercase, first.isLetter,
      heads.contains(words[0].text.lowercased()), let next = words[1].text.first
    else { return false }
    // "Solution A is acidic" tells of one of several liquids.
    return (next.isUppercase || next.isNumber)
      && (words[1].text.count > 1 || words[0].isBold && !words[1].isBold)
  }
}
