import PDFText

/// Two forms of a word with a slash between them within a sentence, of which one is right.
///
/// "My sister work / works in a bakery."
///
/// That they are options is certain where the answers of several exercises in turn are one of the two each. Nobody can tell
/// from the sentence where a form of several words ends: "listened / was listening to music".
enum SlashedWords {
  private static let several = 3

  /// The two words beside the one slash of a sentence; nil where there is none, or several.
  static func find(in text: String) -> [String]? {
    let words = text.split(separator: " ").map(String.init)
    let slashed = words.indices.filter { words[$0].contains("/") }
    guard slashed.count == 1, let place = slashed.first else { return nil }
    if words[place] == "/" {
      guard place > 0, place + 1 < words.count, !goesOn(words, behind: place + 1) else { return nil }
      return both(words[place - 1], words[place + 1])
    }
    let parts = words[place].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !goesOn(words.replacing(place, with: parts), behind: place + 1) else {
      return nil
    }
    return both(parts[0], parts[1])
  }

  private static func both(_ one: String, _ other: String) -> [String]? {
    let found = [one, other].map(\.trimmedOfPunctuation)
    return found[0] != found[1] && found.allSatisfy { $0.first?.isLetter == true } ? found : nil
  }

  /// True for an auxiliary before a participle, or one before the first form: a form may be of several words.
  ///
  /// - Parameter place: Where the second form begins.
  private static func goesOn(_ words: [String], behind place: Int) -> Bool {
    let first = words[place - 1] == "/" ? place - 2 : place - 1
    // Brackets say where both begin and end.
    if first >= 0, words[first].first == "(", words[place].contains(")") { return false }
    if first > 0, auxiliaries.contains(words[first - 1].lowercased()),
      !auxiliaries.contains(words[first].lowercased())
    {
      return true
    }
    guard place + 1 < words.count, auxiliaries.contains(words[place].lowercased()) else { return false }
    if words[place].hasSuffix("n’t") || words[place].hasSuffix("n't"),
      first >= 0, !auxiliaries.contains(words[first].lowercased()),
      !["do", "does", "did"].contains(words[first].lowercased())
    {
      return true
    }
    // What stands behind "don’t" is no participle: "They don’t / doesn’t sing."
    if words[place].lowercased().hasPrefix("do") || words[place].lowercased().hasPrefix("did") {
      return false
    }
    let next = words[place + 1].lowercased().trimmedOfPunctuation
    return ["ed", "ing", "en", "ne"].contains { next.hasSuffix($0) } || next == "been"
  }

  private static let auxiliaries: Set<String> = [
    "am", "is", "are", "was", "were", "be", "been", "being", "has", "have", "had", "having", "will", "would",
    "to",
    "don’t", "doesn’t", "didn’t", "hasn’t", "haven’t", "hadn’t", "isn’t", "aren’t", "wasn’t", "weren’t",
  ]

  /// True where an answer is one of two words, in whatever case.
  fileprivate static func isOne(_ answer: String, of words: [String]) -> Bool {
    let bare = answer.lowercased().trimmedOfPunctuation
    return words.contains { $0.lowercased() == bare }
  }

  /// The two words of an item that asks which of them is right; nil for any other.
  fileprivate static func asked(_ item: ExtractedItem) -> [String]? {
    guard item.kind == .short || item.kind == .cloze, item.options.isEmpty, let answer = item.answer,
      !item.question.contains("___"), let words = find(in: item.question), isOne(answer, of: words)
    else { return nil }
    return words
  }

  fileprivate static func isEnough(_ run: Range<Int>) -> Bool { run.count >= several }
}

extension [ExtractedItem] {
  /// Takes two words with a slash between them for options, where several items in turn have such.
  mutating func takeSlashedWords() {
    let asked = map(SlashedWords.asked)
    var start = 0
    while start < count {
      var end = start
      while end < count, asked[end] != nil { end += 1 }
      if SlashedWords.isEnough(start..<end) {
        for index in start..<end {
          self[index].options = (asked[index] ?? []).map { ExtractedItem.Option(label: nil, text: $0) }
          self[index].kind = .choice
        }
      }
      start = Swift.max(end, start + 1)
    }
  }
}

extension [String] {
  /// The words with others in the place of one.
  fileprivate func replacing(_ place: Int, with others: [String]) -> [String] {
    Array(self[..<place]) + others + Array(self[(place + 1)...])
  }
}
