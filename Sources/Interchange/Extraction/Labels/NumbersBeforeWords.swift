import PDFText

/// Heads of questions whose number stands before the word.
///
/// "3. Aufgabe": so papers in German, Hungarian, Czech and Turkish have them.
enum NumbersBeforeWords {
  /// The lines with the word before the number, "Aufgabe 3".
  static func turned(_ lines: [TextLine]) -> [TextLine] {
    var counted: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      guard let (number, word) = head(line), number == (counted[word]?.count ?? 0) + 1 else { continue }
      counted[word, default: []].append(index)
    }
    guard let heads = counted.values.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }), heads.count > 2
    else {
      return lines
    }
    var result = lines
    for index in heads {
      var words = Array(result[index].cells[0].words.prefix(2))
      let (number, word) = (words[0].text, words[1].text)
      words[0].text = word.trimmedOfPunctuation
      words[1].text = number.trimmedOfPunctuation
      result[index].cells[0].words.replaceSubrange(..<2, with: words)
    }
    return result
  }

  /// The number and the word of a line that is hardly more.
  private static func head(_ line: TextLine) -> (number: Int, word: String)? {
    let words = line.cells[0].words
    guard words.count == 2, line.cells.count <= 2, words[0].text.last == ".",
      let number = Int(words[0].text.dropLast()), words[1].text.trimmedOfPunctuation.count > 3,
      words[1].text.trimmedOfPunctuation.allSatisfy(\.isLetter)
    else { return nil }
    return (number, words[1].text)
  }
}
