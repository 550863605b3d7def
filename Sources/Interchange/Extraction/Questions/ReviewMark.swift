import PDFText

/// What a quiz tool prints of a question's marks: "Mark 1.00 out of 2.00", "Marked out of 2.00".
///
/// Source: the strings "markoutofmax" and "markedoutofmax" of Moodle's question engine.
struct ReviewMark {
  /// How such lines begin in each language, in small letters.
  private static let beginnings: [[String]] = [
    ["mark"], ["marked", "out"], ["erreichte", "punkte"], ["erreichbare", "punkte"], ["note"], ["noté"],
    ["se", "puntúa"], ["puntúa"], ["punteggio"], ["atingiu"], ["cijfer"], ["vale"], ["puntaje"],
  ]

  /// What stands before the number that a question is worth, and what may stand beside it.
  private static let of: Set<String> = ["of", "von", "sur", "sobre", "su", "de", "van"]
  private static let beside: Set<String> = ["out", "como", "ottenuto", "max", "ponto(s)", "punto", "punti"]

  /// The words of the line, or of the two lines that a narrow column makes of it, in small letters.
  private let words: [String]

  /// The mark that a line tells; nil for any other line.
  ///
  /// - Parameter before: What the line before tells, from which a narrow column may put "of 2.00" or "2.00" here.
  init?(_ line: TextLine, behind before: ReviewMark?) {
    let words = line.words.map { $0.text.lowercased() }
    if let before, before.goesOn(in: words) {
      self.words = before.words + words
      return
    }
    guard let beginning = Self.beginnings.first(where: words.starts(with:)) else { return nil }
    let rest = words.dropFirst(beginning.count)
    guard
      rest.allSatisfy({ word in
        Self.of.contains(word) || Self.beside.contains(word.trimmedOfPunctuation) || Self.number(word) != nil
      }), rest.contains(where: { Self.number($0) != nil }) || rest.last.map(Self.of.contains) == true
    else { return nil }
    self.words = words
  }

  /// What the question is worth; nil where the line does not tell it, and for half marks.
  var worth: Int? {
    guard words.count > 1, Self.of.contains(words[words.count - 2]),
      let most = words.last.flatMap(Self.number),
      most == most.rounded(), (1...100).contains(most)
    else { return nil }
    return Int(most)
  }

  /// Whether the words of the next line are the end of this one.
  private func goesOn(in next: [String]) -> Bool {
    guard let last = words.last, let end = next.last, Self.number(end) != nil else { return false }
    if Self.of.contains(last) { return next.count == 1 }
    return next.count == 2 && Self.of.contains(next[0]) && Self.number(last) != nil
      && words.count(where: { Self.number($0) != nil }) == 1
  }

  /// The number of "0.50" or "0,50": these are printed with decimals.
  private static func number(_ word: String) -> Double? {
    word.count >= 3 ? Double(word.replacing(",", with: ".")) : nil
  }
}
