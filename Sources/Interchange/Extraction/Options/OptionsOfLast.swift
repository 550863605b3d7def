import PDFText

extension [ExtractedItem] {
  /// Gives all entries of a list to match what stands behind the last of them, which only looks as if it were its own: nobody
  /// chooses among as many options for one entry, and none for the others.
  mutating func shareOptionsOfLast() {
    for last in indices where self[last].options.count >= 4 {
      let options = self[last].options
      guard options.allSatisfy({ $0.label?.utf8.count == 1 && $0.label?.first?.isUppercase == true }),
        isEntry(self[last]) || isReplied(self[last], byOneOf: options)
      else { continue }
      var first = last
      while first > 0, last - first + 1 < options.count,
        isEntry(self[first - 1]) || isReplied(self[first - 1], byOneOf: options),
        self[first - 1].options.isEmpty, self[first - 1].stem == self[last].stem,
        section(self[first - 1], options) == section(self[last], options),
        parent(self[first - 1]) == parent(self[last])
      {
        first -= 1
      }
      let count = last - first + 1
      guard count >= 3, options.count <= count + 6, first == 0 || !follows(self[first - 1], self[first]),
        // "1 puppy 2 kitten 3 calf 4 A": only the last of them has options.
        self[first..<last].allSatisfy({ $0.isAnswered(byOneOf: options) })
      else { continue }
      for index in first...last {
        self[index].kind = .matching
        guard index < last else { continue }
        self[index].options = options
        if let answer = self[index].answer {
          self[index].take(answer: answer, at: self[index].answerPlace, file: self[index].answerFile)
        }
      }
    }
  }

  /// True for a few words with a number that ask nothing.
  private func isEntry(_ item: ExtractedItem) -> Bool {
    item.number != nil && (1...60).contains(item.question.utf8.count) && !item.question.contains("?")
      && !item.question.contains("___") && Asking.worth(item.question) < 0.9
      && (item.kind == .short || item.kind == .choice)
  }

  /// True for a question that the key answers with one of many letters: replies are to be chosen for several.
  private func isReplied(_ item: ExtractedItem, byOneOf options: [ExtractedItem.Option]) -> Bool {
    guard let answer = item.answer, item.number != nil, options.count >= 6,
      item.kind == .short || item.kind == .choice,
      !item.question.contains("___"), item.question.utf8.count <= 120
    else { return false }
    return item.options.isEmpty ? options.contains { $0.label == answer } : item.isAnswered(byOneOf: options)
  }

  /// What an item stands below; nil where that is one of some options, which may be bold.
  private func section(_ item: ExtractedItem, _ options: [ExtractedItem.Option]) -> String? {
    guard let section = item.section else { return nil }
    return options.contains { "\($0.label ?? "") \($0.text)".hasPrefix(section) } ? nil : section
  }

  /// The number before a question's last: 1.3 of 1.3.4.
  private func parent(_ item: ExtractedItem) -> String {
    var number = item.number ?? ""
    while number.last?.isNumber == true { number.removeLast() }
    return number
  }

  /// True where one item is of the same list as the next, and has something else about it.
  private func follows(_ item: ExtractedItem, _ next: ExtractedItem) -> Bool {
    item.section == next.section && item.stem == next.stem && parent(item) == parent(next)
      && (item.number.flatMap { Int($0) } ?? -1) + 1 == next.number.flatMap { Int($0) }
  }
}

extension ExtractedItem {
  /// True where its answer begins with the letter of an option, or is one; so is none.
  fileprivate func isAnswered(byOneOf options: [Option]) -> Bool {
    guard let answer else { return true }
    let first = String(answer.prefix { !" .):–-".contains($0) }).trimmedOfPunctuation.lowercased()
    return options.contains { $0.label?.lowercased() == first || $0.text == answer }
  }
}
