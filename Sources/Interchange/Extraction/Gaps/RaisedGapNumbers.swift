import PDFText

/// Raised numbers in brackets behind drawn gaps, as in "Sie kom____⁽¹⁾ damit": they number the gaps of a passage.
///
/// Source: C-tests of universities' language centres.
enum RaisedGapNumbers {
  private static let digits: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
  ]

  /// The lines with such numbers on the line of their words and their gaps before them, where they count from 1 to at least 5.
  static func lowered(_ lines: [TextLine]) -> [TextLine] {
    var places: [(line: Int, cell: Int, word: Int, number: Int)] = []
    for (index, line) in lines.enumerated() {
      for (cell, own) in line.cells.enumerated() {
        for (word, text) in own.words.enumerated() {
          if let number = number(text.text) { places.append((index, cell, word, number)) }
        }
      }
    }
    guard places.count >= 5, places.map(\.number) == Array(1...places.count) else { return lines }
    var result = lines
    for place in places.reversed() {
      let word = result[place.line].cells[place.cell].words[place.word]
      let end = word.text.firstIndex(of: "⁾").map { word.text.index(after: $0) } ?? word.text.endIndex
      var words = result[place.line].cells[place.cell].words
      words[place.word].text = "(\(place.number))" + word.text[end...]
      if place.word == 0, place.cell > 0 {
        // What parts the cells is the room that is to be filled.
        var gap = word
        gap.text = "___"
        gap.gapBefore = gap.size / 3
        words.insert(gap, at: 0)
        result[place.line].cells[place.cell - 1].words += words
        result[place.line].cells.remove(at: place.cell)
        result[place.line].cells[place.cell - 1] = TextCell(result[place.line].cells[place.cell - 1].words)
      } else {
        result[place.line].cells[place.cell].words = words
      }
    }
    return result
  }

  /// The number of "⁽¹²⁾", perhaps with a comma behind it; nil for any other word.
  private static func number(_ text: String) -> Int? {
    guard text.first == "⁽", let close = text.firstIndex(of: "⁾"),
      text[text.index(after: close)...].allSatisfy({ $0.isPunctuation })
    else { return nil }
    return Int(String(text.dropFirst().prefix { $0 != "⁾" }.map { digits[$0] ?? "x" }))
  }
}
