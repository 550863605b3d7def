import PDFText

/// Reads cards to cut out: terms in bold in the cells of a row, each with its meaning in the lines below it.
struct TermGrid {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var heads = 0
    var index = 0
    while index < document.lines.count {
      let head = document.lines[index]
      guard head.isBold, head.cells.count > 1, head.cells.allSatisfy({ $0.words.count <= 5 }) else {
        index += 1
        continue
      }
      let start = index
      index += 1
      var below: [Int] = []
      while index < document.lines.count, !document.lines[index].isBold,
        document.lines[index].page == head.page
      {
        below.append(index)
        index += 1
      }
      let found = cards(head, below)
      guard found.count == head.cells.count else { continue }
      heads += 1
      items += found
      explained.formUnion([start] + below)
    }
    // One row of bold words above columns heads a table.
    guard items.count >= 4, explained.count >= 4, heads > 1 else { return nil }
    return Recognition(layout: .terms, items: items, explained: explained, coherence: 0.9)
  }

  /// A card for each cell of a row of terms that has words below it.
  private func cards(_ head: TextLine, _ below: [Int]) -> [ExtractedItem] {
    let lefts = head.cells.map(\.box.left)
    var texts = [[String]](repeating: [], count: lefts.count)
    var boxes = head.cells.map(\.box)
    for line in below {
      var words = [[TextWord]](repeating: [], count: lefts.count)
      for word in document.lines[line].words {
        guard let column = lefts.lastIndex(where: { $0 <= word.box.left + 300 }) else { continue }
        words[column].append(word)
        boxes[column] = boxes[column].union(word.box)
      }
      for column in lefts.indices where !words[column].isEmpty { texts[column].append(words[column].text) }
    }
    return head.cells.indices.compactMap { column in
      guard !texts[column].isEmpty else { return nil }
      var item = ExtractedItem(
        kind: .definition, question: head.cells[column].text,
        places: [ExtractedItem.Place(page: head.page, box: boxes[column])])
      item.answer = joiner.text(texts[column])
      return item
    }
  }
}
