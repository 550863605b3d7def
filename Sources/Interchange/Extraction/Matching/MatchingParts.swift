import PDFText

extension MatchingExercises {
  /// The items of a question whose lettered parts have numbered entries beside them: "a) Merkur      1 roter Planet".
  ///
  /// - Returns: None where a part has no entry beside it, or the numbers do not count on from 1.
  func items(ofParts node: QuestionNode) -> [ExtractedItem] {
    guard node.children.count > 2, node.children.allSatisfy(\.children.isEmpty) else { return [] }
    var items: [ExtractedItem] = []
    var options: [ExtractedItem.Option] = []
    for part in node.children {
      guard let first = part.lines.first, let (left, right) = divided(first, at: options.count + 1) else {
        return []
      }
      var item = ExtractedItem(kind: .matching, number: part.number, question: left)
      item.places = QuestionLines(part.lines, document, marksBefore: nil).places
      items.append(item)
      options.append(ExtractedItem.Option(label: String(options.count + 1), text: right))
    }
    for index in items.indices { items[index].options = options }
    return items
  }

  /// The words before and behind a number that begins a cell of a line.
  private func divided(_ line: (line: Int, skipped: Int), at number: Int) -> (left: String, right: String)? {
    let words = Array(document.lines[line.line].words.dropFirst(line.skipped))
    guard
      let place = words.indices.dropFirst().first(where: { place in
        words[place].gapBefore > 2 * words[place].size
          && Int(words[place].text.trimmedOfPunctuation) == number
      }), place + 1 < words.count, words[place + 1].text.contains(where: \.isLetter)
    else { return nil }
    let left = Array(words[..<place]).text.withoutLeaders
    guard left.contains(where: \.isLetter), !left.contains("?") else { return nil }
    return (left, Array(words[(place + 1)...]).text)
  }
}
