import PDFText

/// Sheets that stand in a document twice, blank and with the answers filled in.
extension Recognition {
  /// Takes the answers of a second copy of the questions, and the copy out.
  ///
  /// A copy has the numbers and the words of the first, nearly all of them, perhaps with the answer behind them.
  mutating func mergeCopies() {
    guard items.count >= 6 else { return }
    var places: [String: [Int]] = [:]
    for index in items.indices {
      if let number = items[index].number { places[number, default: []].append(index) }
    }
    var copies: [Int: (first: Int, answer: String?)] = [:]
    for own in places.values where own.count > 1 {
      for place in own.indices.dropFirst() {
        guard let first = own[..<place].first(where: { isCopy(own[place], of: $0) && copies[$0] == nil })
        else { continue }
        copies[own[place]] = (first, answer(of: own[place], behind: first))
      }
    }
    guard copies.count >= 3, let start = copies.keys.min() else { return }
    // What stands behind the first copy belongs to the second sheet, as a whole.
    let behind = items.count - start
    guard copies.count * 10 >= behind * 8, copies.values.allSatisfy({ $0.first < start }) else { return }
    for (copy, found) in copies {
      if items[found.first].options.isEmpty, !items[copy].options.isEmpty {
        items[found.first].options = items[copy].options
        items[found.first].kind = items[copy].kind
      }
      items[found.first].leftOut += items[copy].leftOut
      if items[found.first].answer == nil, let answer = items[copy].answer ?? found.answer {
        items[found.first].take(
          answer: answer, at: items[copy].answerPlace ?? items[copy].places.first,
          file: items[copy].answerFile)
      }
    }
    items = items.indices.filter { copies[$0] == nil }.map { items[$0] }
  }

  private func isCopy(_ copy: Int, of first: Int) -> Bool {
    let (asked, said) = (items[first].question, items[copy].question)
    return asked.count > 3
      && (said == asked || said.rest(behind: asked) != nil || said.hasPrefix(asked + " "))
  }

  /// What stands behind the words of a question in its copy; nil for nothing.
  private func answer(of copy: Int, behind first: Int) -> String? {
    let (asked, said) = (items[first].question, items[copy].question)
    guard said != asked else { return nil }
    let rest =
      said.hasPrefix(asked + " ") ? String(said.dropFirst(asked.count + 1)) : said.rest(behind: asked) ?? ""
    return rest.isEmpty ? nil : rest
  }

  /// Divides answers that stand behind the last part of a question and answer all of its parts: "(a) 3.2 g (b) 8.0 g".
  mutating func divideAnswersOfParts() {
    for index in items.indices {
      guard let answer = items[index].answer, answer.hasPrefix("(a) "), let number = items[index].number,
        number.hasSuffix(")"), let open = number.lastIndex(of: "(")
      else { continue }
      let root = number[..<open]
      let parts = (max(0, index - 9)...index).filter { place in
        guard let own = items[place].number, own.hasPrefix(root), own.count > root.count else { return false }
        return !own.dropFirst(root.count + 1).dropLast().contains("(")
      }
      guard parts.count > 1, parts.last == index, parts.dropLast().allSatisfy({ items[$0].answer == nil }),
        let texts = answer.divided(
          at: parts.compactMap { items[$0].number?.dropFirst(root.count) }.map { String($0) })
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
