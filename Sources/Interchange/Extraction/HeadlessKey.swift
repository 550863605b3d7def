import PDFText

extension [ExtractedItem] {
  /// Takes a key that no heading names out of the questions: numbers with nothing but letters of options behind them.
  ///
  /// - Parameter runs: For each item, which run of numbers it belongs to; what is taken out is taken out here, too.
  /// - Returns: True where there was one.
  mutating func takeHeadlessKey(_ runs: inout [Int]) -> Bool {
    let choices = indices.filter { !self[$0].options.isEmpty && self[$0].number != nil }
    let keys = indices.filter { self[$0].options.isEmpty && !self[$0].keyEntries.isEmpty }
    guard choices.count >= 3, keys.count >= 2, let first = keys.first, let last = choices.last, first > last
    else {
      return false
    }
    let entries = keys.flatMap { key in self[key].keyEntries.map { ($0, self[key].places.first) } }
    guard entries.count * 10 >= choices.count * 6 else { return false }
    for (entry, place) in entries {
      guard
        let index = choices.first(where: { choice in
          self[choice].answer == nil && self[choice].number == entry.number
            && self[choice].options.contains { $0.label?.lowercased() == entry.letter.lowercased() }
        })
      else { continue }
      self[index].take(answer: entry.letter, at: place)
    }
    for key in keys.reversed() {
      remove(at: key)
      runs.remove(at: key)
    }
    return true
  }
}

extension ExtractedItem {
  /// The numbers and letters of an item that holds nothing else; empty for any other.
  fileprivate var keyEntries: [(number: String, letter: String)] {
    guard var current = number else { return [] }
    var entries: [(number: String, letter: String)] = []
    for word in question.split(separator: " ") {
      let bare = String(word).trimmedOfPunctuation
      if let number = Int(bare) {
        current = String(number)
      } else if bare.count == 1, bare.first?.isLetter == true {
        entries.append((current, bare))
      } else {
        return []
      }
    }
    return entries
  }
}
