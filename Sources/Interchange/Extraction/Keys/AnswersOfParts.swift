import PDFText

extension Recognition {
  /// Divides answers that stand behind the last part of a question and answer all of its parts: "(a) 3.2 g (b) 8.0 g".
  mutating func divideAnswersOfParts() {
    for index in items.indices {
      guard let answer = items[index].answer,
        let form = ["(a) ", "a. ", "a) "].first(where: answer.hasPrefix), let number = items[index].number,
        number.hasSuffix(")"), let open = number.lastIndex(of: "(")
      else { continue }
      let root = number[..<open]
      let parts = (max(0, index - 9)...index).filter { place in
        guard let own = items[place].number, own.hasPrefix(root), own.count > root.count else { return false }
        return !own.dropFirst(root.count + 1).dropLast().contains("(")
      }
      guard parts.count > 1, parts.last == index, parts.dropLast().allSatisfy({ items[$0].answer == nil }),
        let texts = answer.divided(
          at: parts.compactMap { items[$0].number?.dropFirst(root.count + 1).dropLast() }.map { part in
            form.replacing("a", with: part).trimmed
          })
      else { continue }
      let place = items[index].answerPlace
      for (part, text) in zip(parts, texts) {
        items[part].take(answer: text, at: place, file: items[index].answerFile)
      }
    }
  }
}

extension String {
  /// The texts behind labels that stand in it in this order; nil where one does not, or nothing stands behind it.
  fileprivate func divided(at labels: [String]) -> [String]? {
    var texts: [String] = []
    var rest = self[...]
    for (place, label) in labels.enumerated() {
      guard let range = rest.firstRange(of: label + " "), place > 0 || range.lowerBound == rest.startIndex
      else { return nil }
      if place > 0 { texts.append(String(rest[..<range.lowerBound]).trimmed) }
      rest = rest[range.upperBound...]
    }
    texts.append(String(rest).trimmed)
    return texts.contains(where: \.isEmpty) ? nil : texts
  }
}
