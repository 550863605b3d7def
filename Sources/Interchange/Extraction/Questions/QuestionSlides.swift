import PDFText

/// Reads slides that each ask one question, without numbers: a quiz as it is shown in class.
struct QuestionSlides {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    let pages = document.pages
    guard pages.count > 4 else { return nil }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var silent = 0
    for page in pages {
      let lines = document.lines(ofPage: page)
      // A page of text has more lines, and a page of questions more questions.
      guard lines.count < 14, lines.reduce(0, { $0 + document.lines[$1].words.count }) < 90 else {
        return nil
      }
      guard let item = item(lines) else {
        // Titles and notes about the quiz stand before the first question and behind the last.
        if !items.isEmpty { silent += 1 }
        continue
      }
      items.append(item)
      explained.formUnion(lines)
    }
    guard items.count > 4, silent * 5 <= items.count, items.count * 10 >= pages.count * 7 else { return nil }
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.85)
  }

  /// The lines that begin options with numbers, three or more from 1 on at the end of a slide.
  private func counted(_ lines: Range<Int>) -> [Int] {
    let found = lines.dropFirst().filter { document.labels[$0]?.parts.first?.number != nil }
    let numbers = found.map { document.labels[$0]?.parts.first?.number ?? 0 }
    let isSaid = found.allSatisfy { document.lines[$0].words.count > (document.labels[$0]?.wordCount ?? 0) }
    return isSaid && found.count > 2 && numbers == Array(1...found.count) ? found : []
  }

  /// The question of a slide; nil for one that asks nothing, or more than once at its end.
  private func item(_ lines: Range<Int>) -> ExtractedItem? {
    let counted = counted(lines)
    let content = QuestionLines(
      (lines.lowerBound..<(counted.first ?? lines.upperBound)).map { ($0, 0) }, document, marksBefore: nil)
    var rows = content.rows
    let found = counted.isEmpty ? OptionReader(joiner: joiner).read(rows) : nil
    if let found { rows = found.stem }
    let text = joiner.text(rows.map(\.joinedText))
    guard text.split(separator: " ").count > 2,
      rows.count(where: { $0.joinedText.hasSuffix("?") }) == 1
        || rows.count(where: { $0.joinedText.contains("?") }) > 0 && Asking.worth(text) >= 0.9
    else { return nil }
    var item = ExtractedItem(
      kind: found == nil && counted.isEmpty ? .short : .choice, question: text,
      places: document.places(lines))
    (item.context, item.command) = Wording.split(text)
    item.options =
      found?.options
      ?? counted.enumerated().map { place, line in
        let end = place + 1 < counted.count ? counted[place + 1] : lines.upperBound
        let skipped = document.labels[line]?.wordCount ?? 0
        return ExtractedItem.Option(
          label: String(place + 1),
          text: joiner.text(
            [document.lines[line].words.dropFirst(skipped).map(\.text).joined(separator: " ")]
              + document.texts[line + 1..<end]))
      }
    item.marks = content.marks
    item.leftOut = content.leftOut + content.leading.map(\.joinedText)
    if let found, !found.ticked.isEmpty {
      item.answer = found.ticked.map { found.options[$0].text }.joined(separator: "\n")
      item.answerLabels = found.ticked.compactMap { found.options[$0].label }
      if found.ticked.count > 1 { item.kind = .multiChoice }
    }
    return item
  }
}
