import PDFText

/// Reads questions without numbers below each of which "Answer" stands alone, with the answer set in below it.
///
/// So do folding parts of web pages print; a hint or a context may stand between, set in as well.
struct AnswersSetIn {
  let document: DocumentLines
  let joiner: LineJoiner

  /// The questions with their answers; nil where there are not four.
  func read() -> Recognition? {
    let heads = document.lines.indices.filter(isHead)
    guard heads.count >= 4 else { return nil }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for (place, head) in heads.enumerated() {
      let floor = place > 0 ? heads[place - 1] + 1 : 0
      guard let asked = question(above: head, floor) else { continue }
      let left = document.lines[asked.lowerBound].box.left
      let limit = place + 1 < heads.count ? heads[place + 1] : document.lines.count
      let answered = (head + 1..<limit).prefix { line in
        document.lines[line].box.left > left + 400 && !document.isHeading(line)
      }
      guard !answered.isEmpty else { continue }
      var item = ExtractedItem(
        kind: .short, question: joiner.text(asked.map { document.texts[$0] }), places: document.places(asked))
      (item.context, item.command) = Wording.split(item.question)
      item.take(
        answer: joiner.text(answered.map { document.texts[$0] }), at: document.places(answered).first)
      let between = asked.upperBound..<head
      if !between.isEmpty { item.leftOut = [joiner.text(between.map { document.texts[$0] })] }
      items.append(item)
      explained.formUnion(asked)
      explained.formUnion(between)
      explained.insert(head)
      explained.formUnion(answered)
    }
    guard items.count * 10 >= heads.count * 9 else { return nil }
    return Recognition(layout: .pairs, items: items, explained: explained, coherence: 1)
  }

  private func isHead(_ index: Int) -> Bool {
    let words = document.lines[index].words
    return words.count == 1 && InlineAnswer.isHead(words[0].text)
  }

  /// The last lines above a head that are not set in, as far as they stand closely; nil where they ask nothing.
  private func question(above head: Int, _ floor: Int) -> Range<Int>? {
    let edge = (floor..<head).map { document.lines[$0].box.left }.min() ?? 0
    guard let last = (floor..<head).last(where: { document.lines[$0].box.left < edge + 400 }),
      head - last <= 12, !document.isHeading(last)
    else { return nil }
    var first = last
    while first > floor, document.lines[first - 1].page == document.lines[first].page,
      document.lines[first - 1].box.left < edge + 400, !document.isHeading(first - 1),
      document.lines[first].box.top - document.lines[first - 1].box.bottom < document.lines[first].size * 7
        / 10
    {
      first -= 1
    }
    let text = joiner.text((first...last).map { document.texts[$0] })
    return Asking.worth(text) >= 0.9 || Wording.hasContext(text) || asksWithoutMark(text)
      ? first..<last + 1 : nil
  }

  /// True for "Which keyword is used … before execution.", whose mark was forgotten.
  private func asksWithoutMark(_ text: String) -> Bool {
    let first = text.split(separator: " ").first.map { String($0).lowercased() } ?? ""
    return ["what", "which", "who", "where", "when", "why", "how", "whose"].contains(first)
  }
}
