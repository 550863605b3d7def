import PDFText

/// Reads revision cards with a band above each that counts them: "Cells   Card 1", the question in bold, and its answer below.
struct CountedCards {
  let document: DocumentLines
  let joiner: LineJoiner

  /// A band, and the lines below it up to the next.
  private struct Card {
    var number: String
    var topic: String?
    var head: Int
    var lines: Range<Int>
  }

  /// The cards; nil where there are not four that count on, or where one of them has no question with an answer.
  func read() -> Recognition? {
    let heads = document.lines.indices.compactMap { index in head(index).map { (line: index, head: $0) } }
    guard heads.count >= 4, Set(heads.map(\.head.name)).count == 1, let first = heads.first?.head.number,
      heads.enumerated().allSatisfy({ $1.head.number == first + $0 })
    else { return nil }
    let ends = heads.dropFirst().map(\.line) + [document.lines.count]
    let cards = zip(heads, ends).map { head, end in
      Card(
        number: String(head.head.number), topic: head.head.topic, head: head.line,
        lines: head.line + 1..<end)
    }
    let items = cards.compactMap(item)
    guard items.count == cards.count else { return nil }
    return Recognition(
      layout: .pairs, items: items, explained: Set(cards.flatMap { [$0.head] + Array($0.lines) }),
      coherence: 1)
  }

  /// What a band says: a topic in a cell of its own, and a word with a number.
  private func head(_ index: Int) -> (name: String, number: Int, topic: String?)? {
    let line = document.lines[index]
    guard line.cells.count == 2,
      let place = line.cells.indices.reversed().first(where: {
        line.cells[$0].words.count == 2 && number(line.cells[$0]) != nil
      }),
      let number = number(line.cells[place])
    else { return nil }
    return (line.cells[place].words[0].text, number, line.cells[1 - place].text)
  }

  private func number(_ cell: TextCell) -> Int? {
    cell.words[0].text.allSatisfy(\.isLetter) ? cell.words[1].text.smallNumber : nil
  }

  private func item(_ card: Card) -> ExtractedItem? {
    let bold = card.lines.prefix { document.lines[$0].isBold }
    var asked = Array(bold)
    if asked.isEmpty, let end = card.lines.first(where: { document.texts[$0].last == "?" }) {
      asked = Array(card.lines.lowerBound...end)
    }
    let answered = Array(card.lines.dropFirst(asked.count))
    guard !asked.isEmpty, !answered.isEmpty, answered.count <= 12,
      // Boxes below a question are options.
      !answered.contains(where: { document.texts[$0].first.map { "☐☑".contains($0) } == true })
    else { return nil }
    var item = ExtractedItem(
      kind: .short, number: card.number, question: joiner.text(asked.map { document.texts[$0] }),
      places: document.places(card.lines))
    (item.context, item.command) = Wording.split(item.question)
    item.section = card.topic
    item.take(answer: joiner.text(answered.map { document.texts[$0] }), at: document.places(answered).first)
    return item
  }
}
