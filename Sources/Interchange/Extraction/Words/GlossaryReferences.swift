import PDFText

extension [ExtractedItem] {
  /// Drops terms that only send to another of them: "humidity: see moisture".
  mutating func dropReferences() {
    let terms = Set(map { $0.question.lowercased() })
    func sends(_ item: ExtractedItem) -> Bool {
      guard let words = item.answer?.split(separator: " "), (2...7).contains(words.count),
        Self.references.contains(words[0].lowercased().trimmedOfPunctuation)
      else { return false }
      let rest = words.dropFirst(words[1].lowercased() == "also" ? 2 : 1).joined(separator: " ")
      return terms.contains(rest.lowercased().trimmedOfPunctuation)
    }
    let references = filter(sends)
    guard !references.isEmpty, count - references.count >= 4 else { return }
    removeAll(where: sends)
    // What is left out is named at the first of those that stay.
    self[0].leftOut += references.map { "\($0.question): \($0.answer ?? "")" }
  }

  /// Words that send to another entry.
  private static let references: Set<String> = [
    "see", "siehe", "vgl", "voir", "véase", "ver", "vedi", "zie", "zob", "viz", "см", "bkz", "→",
    "⇒",
  ]

  /// Takes the pages of a book that nearly all meanings end with: "the wheel that steers a ship, 90".
  mutating func takePages() {
    let parts = map { item -> (meaning: String, page: String)? in
      guard let answer = item.answer, let comma = answer.lastIndex(of: ","), comma > answer.startIndex else {
        return nil
      }
      let page = String(answer[answer.index(after: comma)...]).trimmed
      guard (1...3).contains(page.count), page.allSatisfy(\.isNumber) else { return nil }
      return (String(answer[..<comma]).trimmed, page)
    }
    guard count >= 6, parts.count(where: { $0 != nil }) * 10 >= count * 9 else { return }
    for (index, part) in parts.enumerated() {
      guard let part else { continue }
      self[index].answer = part.meaning
      self[index].details["page"] = part.page
    }
  }
}
