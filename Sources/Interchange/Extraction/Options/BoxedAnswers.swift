extension [ExtractedItem] {
  /// Takes answers with boxes before their words for options: "☐ yes ☐ no" below the head "Answer" is room to tick.
  mutating func takeBoxesForOptions() {
    let found = map { $0.options.isEmpty ? $0.answer.flatMap(Self.boxed) : nil }
    guard found.count(where: { $0 != nil }) * 10 >= count * 8 else { return }
    for (index, boxed) in found.enumerated() {
      guard let boxed else { continue }
      self[index].kind = boxed.ticked.count > 1 ? .multiChoice : .choice
      self[index].options = boxed.texts.map { ExtractedItem.Option(label: nil, text: $0) }
      self[index].answer =
        boxed.ticked.isEmpty ? nil : boxed.ticked.map { boxed.texts[$0] }.joined(separator: "\n")
      if boxed.ticked.isEmpty { self[index].answerPlace = nil }
    }
  }

  /// The texts behind two boxes or more, and which of the boxes are ticked; nil for any other text.
  private static func boxed(_ text: String) -> (texts: [String], ticked: [Int])? {
    var texts: [String] = []
    var ticked: [Int] = []
    for character in text {
      let isTicked = OptionReader.ticked.contains(character)
      if isTicked || OptionReader.open.contains(character) {
        if isTicked { ticked.append(texts.count) }
        texts.append("")
      } else if let last = texts.indices.last {
        texts[last].append(character)
      } else if character != " " {
        return nil
      }
    }
    texts = texts.map(\.trimmed)
    guard texts.count > 1, ticked.count < texts.count, !texts.contains("") else { return nil }
    return (texts, ticked)
  }
}
