import PDFText

/// Options in brackets behind a sentence with a gap, of which each answer is one: "El gato ___ debajo del sillón. (hay / está)".
///
/// Where answers are another form of the words, or none is printed, nobody can tell them from words to be used.
extension [ExtractedItem] {
  mutating func takeOptionsInBrackets() {
    let found = indices.compactMap { index -> (index: Int, options: [String])? in
      self[index].options.isEmpty ? self[index].wordsInBracketsBehindGap.map { (index, $0) } : nil
    }
    guard found.count >= 3,
      found.allSatisfy({ index, options in
        // To the letter: "Hay" would be no option of the file that is written, and is an answer as it stands.
        self[index].answer.map(options.contains) ?? false
      })
    else { return }
    for (index, options) in found {
      self[index].options = options.map { ExtractedItem.Option(label: nil, text: $0) }
      self[index].kind = .choice
    }
  }
}

extension ExtractedItem {
  /// The words with strokes between them in brackets at the end of a sentence with one gap.
  fileprivate var wordsInBracketsBehindGap: [String]? {
    guard question.last == ")", let open = question.lastIndex(of: "("),
      question[..<open].split(separator: " ").count(where: { $0.contains("___") }) == 1
    else { return nil }
    let parts = question[question.index(after: open)...].dropLast()
      .split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard (2...5).contains(parts.count), Set(parts).count == parts.count,
      parts.allSatisfy({ $0.contains(where: \.isLetter) && $0.split(separator: " ").count <= 3 })
    else { return nil }
    return parts
  }
}
