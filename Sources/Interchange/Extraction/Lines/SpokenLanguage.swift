import PDFText

extension DocumentLines {
  /// True where the sentences that stand by themselves, as orders to learn and remarks do, are not in English.
  ///
  /// - Parameter isWord: Whether a word is in the dictionary of English.
  func speaksOtherThanEnglish(_ isWord: (String) -> Bool) -> Bool {
    shareOfEnglishSentences(isWord).map { $0 < 0.4 } ?? false
  }

  /// True where such sentences, or lines as long as those of a text, are in English.
  func speaksEnglish(_ isWord: (String) -> Bool) -> Bool {
    shareOfEnglishSentences(isWord, orLinesOf: 8).map { $0 > 0.7 } ?? false
  }

  /// How much of such sentences is in English, 0...1; nil where there are none.
  ///
  /// - Parameter least: How many words a line has at least that counts wherever it ends.
  private func shareOfEnglishSentences(_ isWord: (String) -> Bool, orLinesOf least: Int = .max) -> Double? {
    let sentences = lines.indices.filter { index in
      lines[index].cells.count == 1 && lines[index].words.count >= 4
        && (texts[index].last.map { ".!?".contains($0) } == true || lines[index].words.count >= least)
    }
    guard !sentences.isEmpty else { return nil }
    return Plausibility.share(ofEnglish: sentences.map { texts[$0] }, isWord)
  }
}
