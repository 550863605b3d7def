import PDFText

/// Mark schemes whose sections are numbered in ways of their own: letters for Paper 1, points below "Question 1" for Paper 2.
///
/// Source: marking guides of schools in Ghana.
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
    guard first - start <= 6, entries.count > whole.count,
      Set(entries.map { normalizedNumber($0.number) }).count == entries.count
    else { return nil }
    return entries
  }

  /// True for "PAPER 2", "SECTION A (20 marks)".
  private func headsSection(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard (2...6).contains(words.count), document.labels[index] == nil,
      ["paper", "section", "part"].contains(words[0].text.lowercased()),
      words[0].text.first?.isUppercase == true
    else { return false }
    let number = words[1].text.trimmedOfPunctuation
    return number.utf8.count == 1 || romanValue(number.lowercased()) != nil
  }
}
