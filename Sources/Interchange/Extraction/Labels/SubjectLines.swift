import PDFText

/// Labels behind the word that heads messages, as questions of Usenet's FAQs have it.
///
/// So is question 2.1 in "Subject: 2.1. What is a starter?"
enum SubjectLines {
  /// The lines without that word.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      let words = lines[index].words
      return words.count > 2 && words[0].text.lowercased() == "subject:"
        && (compactLabel(words[1].text)?.first?.number ?? nil) != nil
    }
    guard found.count >= 3 else { return lines }
    var result = lines
    for index in found {
      result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
    }
    return result
  }
}
