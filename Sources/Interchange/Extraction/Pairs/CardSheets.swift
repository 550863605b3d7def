import PDFText

/// Reads sheets of cards with a topic in small print at the corner of each, and their backs on the next page: what stands
/// behind a card when the sheet is turned over along its long edge.
///
/// So prints the class `flashcards` of LaTeX, for the papers that stationers sell.
struct CardSheets {
  let document: DocumentLines
  let joiner: LineJoiner

  /// A cell, and the line that it stands in.
  private struct Place {
    let line: Int
    let cell: TextCell
  }

  /// Where the cards of a sheet lie: the left edges of columns and the tops of rows.
  private struct Grid {
    let columns: [Int32]
    let rows: [Int32]

    /// The card that a cell stands on; nil for what stands above or left of all.
    func card(of cell: TextCell) -> (row: Int, column: Int)? {
      guard let row = rows.lastIndex(where: { $0 <= cell.box.top + 200 }),
        let column = columns.lastIndex(where: { $0 <= cell.box.left + 300 })
      else { return nil }
      return (row, column)
    }
  }

  func read() -> Recognition? {
    let pages = document.pages
    guard pages.count >= 2, pages.count % 2 == 0 else { return nil }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for place in stride(from: 0, to: pages.count, by: 2) {
      guard let found = sheet(front: cells(pages[place]), back: cells(pages[place + 1])) else { return nil }
      items += found
      explained.formUnion(document.lines(ofPage: pages[place]))
      explained.formUnion(document.lines(ofPage: pages[place + 1]))
    }
    // The first card may say what they all are about.
    if let first = items.first, !first.question.hasSuffix("?"),
      items.dropFirst().count(where: { $0.question.hasSuffix("?") }) * 10 >= (items.count - 1) * 8
    {
      items.removeFirst()
      if !items.isEmpty { items[0].leftOut.append("\(first.question): \(first.answer ?? "")") }
    }
    guard items.count > 3 else { return nil }
    return Recognition(layout: .table, items: items, explained: explained, coherence: 1.25)
  }

  private func cells(_ page: Int) -> [Place] {
    document.lines(ofPage: page).flatMap { line in
      document.lines[line].cells.map { Place(line: line, cell: $0) }
    }
  }

  private func size(_ cell: TextCell) -> Int32 { cell.words.map(\.size).max() ?? 0 }

  /// The cards of a sheet; nil where the pages are anything else.
  private func sheet(front: [Place], back: [Place]) -> [ExtractedItem]? {
    guard let largest = front.map({ size($0.cell) }).max() else { return nil }
    func isTopic(_ cell: TextCell) -> Bool { size(cell) * 100 <= largest * 88 && cell.words.count <= 4 }
    let heads = front.filter { isTopic($0.cell) }
    guard let grid = grid(heads), grid.columns.count * grid.rows.count <= heads.count + 3 else { return nil }
    var fronts: [[[Place]]] = empty(grid)
    var backs: [[[Place]]] = empty(grid)
    var topics: [[String?]] = grid.rows.map { _ in grid.columns.map { _ in nil } }
    for place in front {
      guard let (row, column) = grid.card(of: place.cell) else { return nil }
      if isTopic(place.cell) {
        guard topics[row][column] == nil else { return nil }
        topics[row][column] = place.cell.text
      } else {
        fronts[row][column].append(place)
      }
    }
    for place in back {
      guard let (row, column) = grid.card(of: place.cell) else { return nil }
      backs[row][grid.columns.count - 1 - column].append(place)
    }
    var items: [ExtractedItem] = []
    for row in grid.rows.indices {
      for column in grid.columns.indices where !fronts[row][column].isEmpty {
        // Each card has a topic and a back, or it is no such sheet.
        guard topics[row][column] != nil, !backs[row][column].isEmpty else { return nil }
        items.append(item(fronts[row][column], backs[row][column], topics[row][column]))
      }
    }
    return items
  }

  private func empty(_ grid: Grid) -> [[[Place]]] { grid.rows.map { _ in grid.columns.map { _ in [] } } }

  /// The cards' corners by the topics that stand there; nil where they stand in no rows and columns.
  private func grid(_ heads: [Place]) -> Grid? {
    guard heads.count > 3 else { return nil }
    func clusters(_ values: [Int32]) -> [Int32] {
      values.sorted().reduce(into: []) { found, value in
        if found.last.map({ value - $0 > 300 }) ?? true { found.append(value) }
      }
    }
    let (columns, rows) = (clusters(heads.map(\.cell.box.left)), clusters(heads.map(\.cell.box.top)))
    guard (2...4).contains(columns.count), rows.count > 1 else { return nil }
    return Grid(columns: columns, rows: rows)
  }

  private func item(_ front: [Place], _ back: [Place], _ topic: String?) -> ExtractedItem {
    func text(_ places: [Place]) -> String {
      joiner.text(places.sorted { $0.cell.box.top < $1.cell.box.top }.map(\.cell.text))
    }
    func place(_ places: [Place]) -> ExtractedItem.Place {
      let box = places.dropFirst().reduce(places[0].cell.box) { $0.union($1.cell.box) }
      return ExtractedItem.Place(page: document.lines[places[0].line].page, box: box)
    }
    let question = text(front)
    var item = ExtractedItem(
      kind: question.hasSuffix("?") ? .short : .definition, question: question, places: [place(front)])
    (item.context, item.command) = Wording.split(question)
    item.answer = text(back)
    item.answerPlace = place(back)
    item.section = topic
    return item
  }
}
