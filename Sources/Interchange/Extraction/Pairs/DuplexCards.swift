import PDFText

/// Reads cards that are printed on both sides of a sheet: words on one page, and on the next what they mean, each behind its
/// word when the sheet is turned over along its long edge.
struct DuplexCards {
  let document: DocumentLines
  let joiner: LineJoiner

  /// A word on the front of a sheet.
  private struct Card {
    var lines: [Int]
    var texts: [String]
    /// Smaller print below the word: what kind of word it is.
    var notes: [String] = []
    var box: Box
    var back: [(line: Int, cell: TextCell)] = []
  }

  func read() -> Recognition? {
    let pages = document.pages
    guard pages.count >= 2, pages.count % 2 == 0 else { return nil }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for place in stride(from: 0, to: pages.count, by: 2) {
      guard let cards = cards(front: pages[place], back: pages[place + 1]) else { return nil }
      for card in cards { items.append(item(card)) }
      explained.formUnion(document.lines(ofPage: pages[place]))
      explained.formUnion(document.lines(ofPage: pages[place + 1]))
    }
    guard items.count >= 6 else { return nil }
    return Recognition(layout: .table, items: items, explained: explained, coherence: 1.25)
  }

  private func item(_ card: Card) -> ExtractedItem {
    let back = card.back.sorted { ($0.cell.box.top, $0.cell.box.left) < ($1.cell.box.top, $1.cell.box.left) }
    // An example stands below the meaning in smaller print.
    let largest = back.map { size($0.cell) }.max() ?? 0
    let meaning = back.filter { size($0.cell) * 100 >= largest * 88 }
    let rest = back.filter { size($0.cell) * 100 < largest * 88 }
    let answer = joiner.text(meaning.map(\.cell.text))
    var item = ExtractedItem(
      kind: answer.split(separator: " ").count > 6 ? .definition : .vocabulary,
      question: joiner.text(card.texts), places: [ExtractedItem.Place(page: page(card), box: card.box)])
    item.command = item.question
    item.answer = answer
    if let first = meaning.first {
      let box = meaning.dropFirst().reduce(first.cell.box) { $0.union($1.cell.box) }
      item.answerPlace = ExtractedItem.Place(page: document.lines[first.line].page, box: box)
    }
    if !rest.isEmpty {
      item.details[WordTableReader.Role.example.rawValue] = joiner.text(rest.map(\.cell.text))
    }
    if !card.notes.isEmpty {
      item.details[WordTableReader.Role.partOfSpeech.rawValue] = joiner.text(card.notes)
    }
    return item
  }

  private func page(_ card: Card) -> Int { document.lines[card.lines[0]].page }

  private func size(_ cell: TextCell) -> Int32 { cell.words.map(\.size).max() ?? 0 }

  private func cells(_ page: Int) -> [(line: Int, cell: TextCell)] {
    document.lines(ofPage: page).flatMap { line in document.lines[line].cells.map { (line, $0) } }
  }

  /// The cards of a sheet; nil where the pages are anything else.
  private func cards(front: Int, back: Int) -> [Card]? {
    guard var cards = words(front) else { return nil }
    let behind = cells(back)
    // The sheet is as wide as both pages are: what stands at its left edge on one side stands at its right on the other.
    guard let width = pageWidth(front, back) else { return nil }
    let columns = clusters(cards.map(\.box.centerX), apart: width / 12)
    let rows = clusters(cards.map(\.box.centerY), apart: 2 * (cards.map { $0.box.height }.max() ?? 0))
    guard columns.count >= 2, cards.count >= 4, cards.count * 2 > columns.count * rows.count else {
      return nil
    }
    for (line, cell) in behind {
      let column = nearest(columns.map { width - $0 }, cell.box.centerX)
      let row = nearest(rows, cell.box.centerY)
      let own = cards.firstIndex {
        nearest(columns, $0.box.centerX) == column && nearest(rows, $0.box.centerY) == row
      }
      guard let own else { return nil }
      cards[own].back.append((line, cell))
    }
    return cards.allSatisfy { !$0.back.isEmpty } ? cards : nil
  }

  /// The words on the front of a sheet: a few large ones in each cell, and nothing else but smaller print below them.
  private func words(_ page: Int) -> [Card]? {
    let all = cells(page)
    guard let largest = all.map({ size($0.cell) }).max() else { return nil }
    let large = all.filter { size($0.cell) * 100 >= largest * 85 }
    guard large.count >= 4,
      large.allSatisfy({ $0.cell.words.count <= 5 && !$0.cell.text.contains("?") || $0.cell.words.count == 1 }
      )
    else { return nil }
    var cards: [Card] = []
    for (line, cell) in large.sorted(by: { $0.cell.box.top < $1.cell.box.top }) {
      // A word may go on in a second line.
      if let above = cards.lastIndex(where: {
        cell.box.top - $0.box.bottom < size(cell) / 2
          && min($0.box.right, cell.box.right) > max($0.box.left, cell.box.left)
      }) {
        cards[above].texts.append(cell.text)
        cards[above].lines.append(line)
        cards[above].box = cards[above].box.union(cell.box)
      } else {
        cards.append(Card(lines: [line], texts: [cell.text], box: cell.box))
      }
    }
    for (_, cell) in all where size(cell) * 100 < largest * 85 {
      guard
        let own = cards.lastIndex(where: {
          cell.box.top >= $0.box.bottom - size(cell) && cell.box.top - $0.box.bottom < 3 * size(cell)
            && abs($0.box.centerX - cell.box.centerX) < 4 * size(cell)
        })
      else {
        // The title of the sheet stands above all words.
        guard cell.words.count <= 4, cards.allSatisfy({ cell.box.bottom <= $0.box.top }) else { return nil }
        continue
      }
      cards[own].notes.append(cell.text)
    }
    return cards
  }

  /// How wide the pages are, by what stands furthest to the left and to the right on both.
  private func pageWidth(_ front: Int, _ back: Int) -> Int32? {
    let boxes = (cells(front) + cells(back)).map(\.cell.box)
    guard let left = boxes.map(\.left).min(), let right = boxes.map(\.right).max() else { return nil }
    return left + right
  }

  /// The middles of values that stand together.
  private func clusters(_ values: [Int32], apart: Int32) -> [Int32] {
    var groups: [[Int32]] = []
    for value in values.sorted() {
      if let last = groups.last?.last, value - last <= apart {
        groups[groups.count - 1].append(value)
      } else {
        groups.append([value])
      }
    }
    return groups.map { $0.reduce(0, +) / Int32($0.count) }
  }

  private func nearest(_ places: [Int32], _ value: Int32) -> Int {
    places.indices.min { abs(places[$0] - value) < abs(places[$1] - value) } ?? 0
  }
}
