import PDFText

/// Mark schemes whose sections are numbered in ways of their own: letters for Paper 1, points below "Question 1" for Paper 2.
///
/// Sources: marking guides of schools in Ghana, "barem de notare" of Romanian tests.
extension MarkSchemeReader {
  /// The entries of all sections, each read by itself, where no two have the same label; nil where that says no more than the
  /// scheme read as one.
  func sections(from start: Int, besides whole: [SchemeEntry]) -> [SchemeEntry]? {
    let heads = document.lines.indices.dropFirst(start).filter(headsSection)
    guard heads.count >= 2, let first = heads.first else { return nil }
    var entries: [SchemeEntry] = []
    for (head, end) in zip(heads, heads.dropFirst() + [document.lines.count]) where end - head > 1 {
      let own = DocumentLines(head + 1..<end, of: document)
      entries += MarkSchemeReader(document: own, joiner: joiner).list(isWhole: true)?.entries ?? []
    }
    // Where sections count anew, so does the paper: who pairs them looks that both do.
    return first - start <= 6 && entries.count > whole.count ? entries : nil
  }

  /// True for "PAPER 2", "SECTION A (20 marks)".
  private func headsSection(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard (2...6).contains(words.count), document.labels[index] == nil,
      case let name = words[0].text.lowercased(),
      name == "paper" || Self.sections.contains(name), words[0].text.first?.isUppercase == true
    else { return false }
    // "SUBIECTUL al II-lea": an ordinal of Romanian.
    let isOrdinal = words.count > 2 && words[1].text == "al" && words[2].text.hasSuffix("-lea")
    let number = words[isOrdinal ? 2 : 1].text.replacing("-lea", with: "").trimmedOfPunctuation
    return number.utf8.count == 1 || romanValue(number.lowercased()) != nil
  }
}
