import PDFText

/// Questions whose numbers are written out: "QUESTION ONE (20 MARKS)" above parts (a), (b), (c).
///
/// Source: examinations of universities and colleges in East and West Africa.
enum NumbersInWords {
  /// The word for a question with the numbers from one, language by language.
  private static let numbers: [String: [String]] = [
    "question": [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ],
    "frage": ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
    "aufgabe": ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
    "vraag": ["een", "twee", "drie", "vier", "vyf", "ses", "sewe", "agt", "nege", "tien"],
    "pregunta": ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  ]

  /// The lines with digits in place of such numbers, where at least two count on from one.
  static func counted(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in number(lines[index]).map { (line: index, number: $0) } }
    guard found.count >= 2, found[0].number == 1,
      zip(found, found.dropFirst()).allSatisfy({ $1.number == $0.number + 1 || $1.number == 1 })
    else { return lines }
    var lines = lines
    for (index, number) in found {
      var words = lines[index].cells[0].words
      let end = words[1].text.last.map { ".:)".contains($0) } == true ? words[1].text.suffix(1) : ""
      words[1].text = "\(number)\(end)"
      lines[index].cells[0] = TextCell(words)
    }
    return lines
  }

  /// The number of a line that names a question so, alone or before what it is worth.
  private static func number(_ line: TextLine) -> Int? {
    let words = line.cells[0].words
    // Most lines begin with another word, and all are asked.
    guard words.count > 1, (5...8).contains(words[0].text.utf8.count),
      words[0].text.first?.isUppercase == true,
      let place = numbers[words[0].text.lowercased()]?.firstIndex(
        of: words[1].text.lowercased().trimmedOfPunctuation)
    else { return nil }
    // "Question one is about tides." goes on.
    let isAlone = line.words.count == 2 || words[1].text.last == ":"
    let isWorth = line.words.dropFirst(2).first.map { "([–-".contains($0.text.first ?? " ") } == true
    return isAlone || isWorth && line.words.count <= 6 ? place + 1 : nil
  }
}
