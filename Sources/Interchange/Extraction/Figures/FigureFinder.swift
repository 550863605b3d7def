package import PDFText

/// Finds the figures that items speak of or enclose, and the items that need a picture since their words are stacked.
///
/// - Parameters:
///   - items: The items in the document's order.
///   - pages: Its pages, not yet arranged.
///   - picture: Draws a page by its number, at 144 dots per inch; asked once for each page.
/// - Returns: The figures in the order of the pages, and the pages that could not be drawn.
package func findFigures(
  in items: [ExtractedItem], pages: [PageText], picture: (Int) throws(PDFError) -> GreyPicture
) -> (figures: [Figure], failures: [(page: Int, PDFError)]) {
  let pages = arrange(pages)
  var finder = FigureFinder(items: items.upright(on: pages), pages: pages)
  var failures: [(page: Int, PDFError)] = []
  for page in pages {
    do throws(PDFError) {
      finder.look(at: page, try picture(page.number).turnedUpright(page.quarterTurn))
    } catch { failures.append((page.number, error)) }
  }
  let lying = Dictionary(
    pages.filter { $0.quarterTurn != nil }.map { ($0.number, $0) }, uniquingKeysWith: { one, _ in one })
  let figures = finder.figures().map { figure in
    var figure = figure
    if let page = lying[figure.page] { figure.box = page.printed(figure.box) }
    return figure
  }
  return (figures, failures)
}

extension [ExtractedItem] {
  /// The items with their places where they stand on pages that were turned upright.
  fileprivate func upright(on pages: [PageText]) -> [ExtractedItem] {
    let lying = Dictionary(
      pages.filter { $0.quarterTurn != nil }.map { ($0.number, $0) }, uniquingKeysWith: { one, _ in one })
    guard !lying.isEmpty else { return self }
    return map { item in
      var item = item
      for place in item.places.indices {
        guard let page = lying[item.places[place].page] else { continue }
        item.places[place].box = page.upright(item.places[place].box)
      }
      if item.answerFile == nil, let place = item.answerPlace, let page = lying[place.page] {
        item.answerPlace?.box = page.upright(place.box)
      }
      return item
    }
  }
}

/// Gives figures to items.
struct FigureFinder {
  private let items: [ExtractedItem]
  private let columnCounts: [Int: Int]
  private var areas: [Int: [PageFigures.Area]] = [:]
  private var found: [Figure] = []

  init(items: [ExtractedItem], pages: [PageText]) {
    self.items = items
    columnCounts = Dictionary(pages.map { ($0.number, $0.columns) }, uniquingKeysWith: { one, _ in one })
  }

  /// Looks for figures and stacked text on a page.
  mutating func look(at page: PageText, _ picture: GreyPicture) {
    areas[page.number] = PageFigures(page, picture).areas
    let hasItems = items.contains { item in item.places.contains { $0.page == page.number } }
    guard hasItems else { return }
    let stacks = StackedText(page, picture).boxes
    guard !stacks.isEmpty else { return }
    for (position, item) in items.enumerated() {
      let boxes = item.places.filter { $0.page == page.number }.map(\.box)
      guard let first = boxes.first else { continue }
      let isStacked = stacks.contains { stack in boxes.contains { $0.contains(stack.centerX, stack.centerY) }
      }
      guard isStacked else { continue }
      var box = boxes.dropFirst().reduce(first) { $0.union($1) }.grown(by: 400)
      // Whoever is asked must not see the answer.
      if item.answerFile == nil, let answer = item.answerPlace, answer.page == page.number,
        answer.box.top > first.bottom
      {
        box.bottom = min(box.bottom, answer.box.top)
      }
      found.append(Figure(page: page.number, box: box, isStackedText: true, items: [position]))
    }
  }

  /// The figures, each with its items.
  func figures() -> [Figure] {
    var figures = found
    func add(_ page: Int, _ area: PageFigures.Area, _ position: Int) {
      let box = area.whole.grown(by: 400)
      if let known = figures.firstIndex(where: { $0.page == page && $0.box == box && !$0.isStackedText }) {
        if !figures[known].items.contains(position) { figures[known].items.append(position) }
      } else {
        figures.append(Figure(page: page, box: box, name: area.caption?.text, items: [position]))
      }
    }
    for (position, item) in items.enumerated() {
      let mentions = FigureMention.all(
        in: [item.stem, item.question].compactMap { $0 }.joined(separator: " "))
      for mention in mentions {
        if mention.number != nil {
          if let (page, area) = named(mention, near: item.page) { add(page, area, position) }
        } else if let (page, area) = pointed(mention, from: position) {
          add(page, area, position)
        }
      }
      for mention in FigureMention.all(in: item.leftOut.joined(separator: " ")) where mention.number != nil {
        guard let (page, area) = named(mention, near: item.page) else { continue }
        for other in sharers(of: page, area, with: position) { add(page, area, other) }
      }
      for place in item.places {
        for area in areas[place.page] ?? []
        where isDrawing(area, within: place.box) {
          add(place.page, area, position)
        }
      }
    }
    figures.sort { ($0.page, $0.box.top, $0.box.left) < ($1.page, $1.box.top, $1.box.left) }
    return figures
  }

  /// The items that share a figure whose caption stands with one of them: the parts of a question that it stands above.
  private func sharers(of page: Int, _ area: PageFigures.Area, with position: Int) -> [Int] {
    guard let first = items[position].places.first, let number = items[position].number else {
      return [position]
    }
    let standsAbove = page < first.page || page == first.page && area.box.centerY < first.box.top
    guard standsAbove, let end = number.last == ")" ? number.lastIndex(of: "(") : number.lastIndex(of: ".")
    else {
      return [position]
    }
    let parent = number[..<end]
    let rest = items.indices[position...].prefix { items[$0].number?.hasPrefix(parent) == true }
    return Array(rest)
  }

  /// Whether an item encloses a drawing that it need not speak of: no frame, table or boxed number.
  private func isDrawing(_ area: PageFigures.Area, within place: Box) -> Bool {
    let box = area.box
    return !area.isFrame && area.caption == nil && area.textShare < 0.12 && box.width >= 2_500
      && box.height >= 2_500
      && place.contains(box.centerX, box.centerY) && Int(box.height) * 10 <= Int(place.height) * 11
  }

  /// The area of a name, on the page at hand or the nearest one, before those after it.
  private func named(_ mention: FigureMention, near page: Int) -> (Int, PageFigures.Area)? {
    let candidates = areas.keys.sorted {
      (abs($0 - page), $0) < (abs($1 - page), $1)
    }
    for candidate in candidates {
      let area = areas[candidate]?.first { $0.caption.map(mention.isSame) == true }
      if let area { return (candidate, area) }
    }
    return nil
  }

  /// The area that "the diagram" of an item means: in it, above it within its question, or below it.
  private func pointed(_ mention: FigureMention, from position: Int) -> (Int, PageFigures.Area)? {
    for place in items[position].places {
      let onPage = (areas[place.page] ?? []).filter { area in
        let isEmpty = area.isFrame && area.textShare == 0
        return !isEmpty && isInColumn(area.box, of: place)
      }
      let isBeside = onPage.first { $0.box.centerY >= place.box.top && $0.box.centerY <= place.box.bottom }
      if let isBeside { return (place.page, isBeside) }
      let (start, end) = span(of: position, around: place)
      let above = onPage.last { $0.box.centerY >= start && $0.box.centerY < place.box.top }
      let below = onPage.first { $0.box.centerY > place.box.bottom && $0.box.centerY <= end }
      if let area = mention.isBelow && items[position].stem == nil ? below ?? above : above ?? below {
        return (place.page, area)
      }
    }
    return nil
  }

  /// From the end of the question before to the start of the next item, on the page of a place.
  private func span(of position: Int, around place: ExtractedItem.Place) -> (start: Int32, end: Int32) {
    func boxes(_ index: Int) -> [Box] { items[index].places.filter { $0.page == place.page }.map(\.box) }
    let before = items[..<position].indices.reversed().first { index in
      question(index) != question(position) && boxes(index).contains { $0.bottom <= place.box.top }
    }
    let after = items.indices.dropFirst(position + 1).first { index in
      boxes(index).contains { $0.top >= place.box.bottom }
    }
    let start = before.flatMap { boxes($0).map(\.bottom).max() } ?? 0
    let end = after.flatMap { boxes($0).map(\.top).filter { $0 >= place.box.bottom }.min() } ?? .max
    return (start, end)
  }

  /// What parts of one question share: "1" of "1(a)(ii)"; each item's own where it has no number.
  private func question(_ index: Int) -> String {
    let head = items[index].number?.prefix { $0.isNumber || $0.isLetter } ?? ""
    return head.isEmpty ? "#\(index)" : String(head)
  }

  private func isInColumn(_ area: Box, of place: ExtractedItem.Place) -> Bool {
    guard columnCounts[place.page] ?? 1 > 1 else { return true }
    return min(area.right, place.box.right) - max(area.left, place.box.left) > 0
  }
}
