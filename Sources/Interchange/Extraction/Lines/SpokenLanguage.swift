import PDFText

extension DocumentLines {
  /// True where the sentences that stand by themselves, as orders to learn and remarks do, are not in English.
  ///
  /// - Parameter isWord: Whether a word is in the dictionary of English.
  func speaksOtherThanEnglish(_ isWord: (String) -> Bool) -> Bool {
    let sentences = lines.indices.filter { index in
      lines[index].cells.count == 1 && lines[index].words.count >= 4
        && texts[index].last.map { ".!?".contains($0) } == true
    }
    guard !sentences.isEmpty else { return false }
    return Plausibility.share(ofEnglish: sentences.map { texts[$0] }, isWord) < 0.4
  }
}
