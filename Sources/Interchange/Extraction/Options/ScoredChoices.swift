import PDFText

/// Keys that test programs print below the options, in a sentence: "If choice B is selected set score to 1" and the like.
///
/// Source: question banks of the United States Coast Guard's National Maritime Center.
enum ScoredChoices {
  /// The lines with a word that names the answer in place of such sentences.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      let words = line.words
      guard words.count == 9, words[0].text.lowercased() == "if", words[1].text.lowercased() == "choice",
        words[2].text.count == 1, words[4].text.lowercased() == "selected",
        words[6].text.lowercased() == "score",
        words[8].text.trimmedOfPunctuation.smallNumber.map({ $0 > 0 }) == true
      else { return line }
      var named = line.namingAnswer(size: line.size)
      named.cells[0] = TextCell(named.cells[0].words + [words[2]])
      return named
    }
  }
}
