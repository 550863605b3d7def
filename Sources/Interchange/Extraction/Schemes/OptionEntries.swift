import PDFText

extension [SchemeEntry] {
  /// Entries that name the right option as a part of the question, "1 (b) Sodium", as entries of the question itself.
  ///
  /// Source: marking schemes of India's CBSE.
  func namingOptions(of items: [ExtractedItem]) -> [SchemeEntry] {
    let known = Set(items.compactMap { $0.number.map(normalizedNumber) })
    let choices = Dictionary(
      items.filter { !$0.options.isEmpty }.compactMap { item in
        item.number.map { (normalizedNumber($0), item) }
      }
    ) { one, _ in one }
    guard !choices.isEmpty else { return self }
    return map { entry in
      let saysNothing = entry.points.isEmpty && entry.answer.allSatisfy(\.isEmpty)
      guard saysNothing || !known.contains(normalizedNumber(entry.number)),
        let open = entry.number.lastIndex(of: "("),
        let item = choices[normalizedNumber(String(entry.number[..<open]))], let number = item.number
      else { return entry }
      let letter = String(entry.number[open...]).trimmedOfPunctuation.lowercased()
      let text = Verification.words(entry.answer.joined(separator: " "))
      guard
        let option = item.options.first(where: { $0.label?.trimmedOfPunctuation.lowercased() == letter }),
        text.isEmpty || text == Verification.words(option.text)
      else { return entry }
      var own = entry
      own.number = number
      own.answer = [option.label ?? letter]
      own.points = []
      own.markedLines = []
      return own
    }
  }
}
