/// Letters of right options in brackets within their questions, as Chinese papers with answers print them.
///
/// So is the B of "全国消防日是(B)。".
enum KeyLetterInText {
  /// Takes the letters as answers where most questions with options have one.
  static func take(from items: inout [ExtractedItem]) {
    let choices = items.indices.filter { !items[$0].options.isEmpty && items[$0].answer == nil }
    let found = choices.compactMap { index in letter(of: items[index]).map { (index, $0) } }
    guard found.count >= 3, found.count * 10 >= choices.count * 6 else { return }
    for (index, (range, letters)) in found {
      let isAtEnd = range.upperBound == items[index].question.endIndex
      items[index].question.replaceSubrange(range, with: isAtEnd ? "" : "（　）")
      items[index].question = items[index].question.trimmed
      (items[index].context, items[index].command) = Wording.split(items[index].question)
      items[index].take(answer: letters, at: items[index].places.first)
    }
  }

  /// Where the letter stands with its brackets, if there is one and the text is Chinese or Japanese.
  private static func letter(of item: ExtractedItem) -> (Range<String.Index>, String)? {
    let text = item.question
    guard text.contains(where: \.isEastAsian) else { return nil }
    var found: [(Range<String.Index>, String)] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { "(（".contains($0) }),
      let close = rest[open...].firstIndex(where: { ")）".contains($0) })
    {
      let inside = rest[rest.index(after: open)..<close].filter { $0 != " " }
      let labels = inside.map(String.init)
      if !labels.isEmpty, labels.allSatisfy({ label in item.options.contains { $0.label == label } }) {
        found.append((open..<text.index(after: close), labels.joined(separator: " ")))
      }
      rest = rest[rest.index(after: close)...]
    }
    return found.count == 1 ? found[0] : nil
  }
}
