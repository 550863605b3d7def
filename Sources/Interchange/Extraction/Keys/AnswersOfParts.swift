import PDFText

extension Recognition {
  /// Divides answers that stand behind the last part of a question and answer all of its parts: "(a) 3.2 g (b) 8.0 g".
  mutating func divideAnswersOfParts() {
    items = items.flatMap(\.dividedIntoParts)
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

extension ExtractedItem {
  /// What an answer says to each of the options, as only parts have it: "a) £18 b) £48 c) £108"; nil where it does not.
  ///
  /// What repeats the options says nothing.
  func answersToOptions(_ answer: String) -> [String]? {
    guard options.count > 1, options.allSatisfy({ $0.label?.first?.isLowercase == true }),
      let form = ["(a) ", "a) ", "a. "].first(where: answer.hasPrefix),
      let texts = answer.divided(at: options.map { form.replacing("a", with: $0.label ?? "").trimmed }),
      texts.allSatisfy({ $0.split(separator: " ").count <= 6 }), texts != options.map(\.text)
    else { return nil }
    return texts
  }

  /// Its parts where the key has an answer to each of what looked like options; else the item alone.
  fileprivate var dividedIntoParts: [ExtractedItem] {
    guard kind == .choice, let answer, let number, let texts = answersToOptions(answer) else { return [self] }
    return zip(options, texts).map { option, text in
      var part = self
      part.kind = .short
      part.options = []
      part.number = "\(number)(\(option.label ?? ""))"
      part.stem = [stem, question].compactMap(\.self).joined(separator: " ")
      part.question = option.text
      (part.context, part.command) = Wording.split(option.text)
      part.answer = nil
      part.marks = nil
      part.take(answer: text, at: answerPlace, file: answerFile)
      return part
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
