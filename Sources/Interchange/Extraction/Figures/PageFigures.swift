import PDFText

/// The drawings, pictures and tables of one page.
struct PageFigures {
  /// One of them.
  struct Area: Equatable {
    /// With its labels, without its caption.
    var box: Box
    /// What its caption names it.
    var caption: FigureMention?
    var captionBox: Box?
    /// Whether there is a frame and nothing drawn in it, which may be a place for an answer.
    var isFrame = false
    /// How much of it is covered by words, 0...1: more in tables than in drawings.
    var textShare = 0.0

    /// The part of the page to cut out.
    var whole: Box { captionBox.map(box.union) ?? box }
  }

  /// Smaller drawings are bullets, ticks and the like, in hundredths of a point.
  private static let leastSide: Int32 = 1_800
  /// Parts of one drawing stand no further apart.
  private static let partGap: Int32 = 1_400
  /// Labels stand no further from what they label.
  private static let labelGap: Int32 = 1_000
  /// Captions stand no further from what they name.
  private static let captionGap: Int32 = 4_000

  private let page: PageText
  private let cells: [TextCell]
  /// From top to bottom.
  private(set) var areas: [Area] = []

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - page: The text of the page.
  ///   - picture: The page, a dot for each point or finer.
  init(_ page: PageText, _ picture: GreyPicture) {
    self.page = page
    cells = page.lines.flatMap(\.cells).filter { !$0.words.isEmpty }
    var ink = InkMap(picture, pageWidth: page.width, pageHeight: page.height)
    for line in page.lines + page.furniture { for word in line.words { ink.erase(word.box) } }
    for fraction in page.fractions { ink.erase(fraction) }
    findAreas(ink)
    nameAreas()
    addTablesWithoutRules()
    for index in areas.indices {
      let box = areas[index].box
      let words = cells.flatMap(\.words).filter { box.contains($0.box.centerX, $0.box.centerY) }
      let covered = words.reduce(0.0) { $0 + Double($1.box.width) * Double($1.box.height) }
      areas[index].textShare = covered / max(1, Double(box.width) * Double(box.height))
    }
    areas.sort { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  // MARK: Areas

  private mutating func findAreas(_ ink: InkMap) {
    var patches = ink.patches().filter { !isPageFrame($0.box) }
    let whole = Box(left: 0, top: 0, right: page.width, bottom: page.height)
    for image in page.images {
      guard let seen = image.intersection(whole), !isPageFrame(seen) else { continue }
      patches.append(InkMap.Patch(box: seen, isFrame: false))
    }
    // A frame around words is a box to read or to write in, not a drawing.
    let drawn = patches.filter { !$0.isFrame }
    var boxes = drawn.map(\.box)
    join(&boxes, gap: Self.partGap)
    boxes = boxes.filter { $0.width >= Self.leastSide && $0.height >= Self.leastSide / 2 }
    areas = boxes.map { Area(box: withLabels($0)) }
    for frame in patches
    where frame.isFrame && frame.box.width >= Self.leastSide && frame.box.height >= Self.leastSide {
      guard !areas.contains(where: { $0.box.intersection(frame.box) != nil }) else { continue }
      areas.append(Area(box: withLabels(frame.box), isFrame: true))
    }
    for index in areas.indices.reversed() {
      let box = areas[index].box
      if areas[..<index].contains(where: { $0.box.union(box) == $0.box }) { areas.remove(at: index) }
    }
  }

  private func isPageFrame(_ box: Box) -> Bool {
    Int(box.width) * 10 > Int(page.width) * 9 && Int(box.height) * 10 > Int(page.height) * 8
  }

  private func join(_ boxes: inout [Box], gap: Int32) {
    var index = 0
    while index < boxes.count {
      let reach = boxes[index].grown(by: gap)
      if let other = boxes.indices.first(where: {
        $0 != index && boxes[$0].intersection(reach) != nil && !partsText(boxes[$0], boxes[index])
      }) {
        boxes[index] = boxes[index].union(boxes[other])
        boxes.remove(at: other)
        index = 0
      } else {
        index += 1
      }
    }
  }

  /// Whether a line of several words stands between two drawings, which are then not parts of one.
  private func partsText(_ one: Box, _ other: Box) -> Bool {
    let (upper, lower) = one.top < other.top ? (one, other) : (other, one)
    guard lower.top > upper.bottom else { return false }
    return cells.contains { cell in
      cell.words.count > 3 && cell.box.centerY > upper.bottom && cell.box.centerY < lower.top
        && cell.box.left < max(upper.right, lower.right) && cell.box.right > min(upper.left, lower.left)
    }
  }

  /// A drawing with the short texts in it and at its edges.
  private func withLabels(_ drawing: Box) -> Box {
    var box = drawing
    // What labels a label stands at the label's edge: the axis beside its numbers.
    for _ in 0..<2 {
      let reach = box.grown(by: Self.labelGap)
      for cell in cells where cell.box.intersection(reach) != nil && FigureMention.caption(cell.text) == nil {
        let isInside = box.contains(cell.box.centerX, cell.box.centerY)
        let isShort = cell.words.count <= 4 && cell.box.width <= 12_000
        if isInside || isShort && !isLabelOfItem(cell) && !standsInSentence(cell) {
          box = box.union(cell.box)
        }
      }
    }
    return box
  }

  /// "(a)", "12." and "[3]" at an edge of the drawing belong to the text around it.
  private func isLabelOfItem(_ cell: TextCell) -> Bool {
    let text = cell.words[0].text
    if text.hasPrefix("(") || text.hasPrefix("[") { return true }
    guard compactLabel(text) != nil else { return false }
    if text.last == "." || text.last == ")" { return true }
    // "9 Name it" is a question, "9 V" a voltage.
    let next = cell.words.dropFirst().first?.text ?? ""
    return next.count > 1 && next.first?.isUppercase == true
  }

  /// Whether a cell is only a part of a line of text.
  private func standsInSentence(_ cell: TextCell) -> Bool {
    page.lines.contains { line in
      line.cells.contains(cell) && line.words.count > cell.words.count + 4
    }
  }

  // MARK: Captions

  private mutating func nameAreas() {
    var captions = cells.compactMap { cell in
      FigureMention.caption(cell.text).map { (mention: $0.mention, worth: $0.worth, box: cell.box) }
    }
    captions.sort { ($0.worth, -$0.box.top) > ($1.worth, -$1.box.top) }
    for caption in captions {
      let isKnown = areas.contains { $0.caption.map(caption.mention.isSame) == true }
      guard !isKnown else { continue }
      var best: (area: Int, distance: Int32)?
      for (index, area) in areas.enumerated() where area.caption == nil {
        guard let distance = distance(of: caption.box, from: area.box), distance <= Self.captionGap else {
          continue
        }
        // Tables are named above, figures below, where both are as near.
        let isUsualSide = (caption.mention.kind == .table) == (caption.box.centerY < area.box.centerY)
        let worth = distance + (isUsualSide ? 0 : 600) + (area.isFrame ? 300 : 0)
        if worth < best?.distance ?? .max { best = (index, worth) }
      }
      guard let best else { continue }
      areas[best.area].caption = caption.mention
      areas[best.area].captionBox = caption.box
    }
  }

  /// How far a caption stands above or below an area; nil where it stands beside it.
  private func distance(of caption: Box, from area: Box) -> Int32? {
    let shared = min(caption.right, area.right) - max(caption.left, area.left)
    guard shared > 0 else { return nil }
    if area.contains(caption.centerX, caption.centerY) { return 0 }
    return max(0, caption.top - area.bottom, area.top - caption.bottom)
  }

  /// Tables may be set with spaces alone, or with rules that no upright one joins.
  private mutating func addTablesWithoutRules() {
    for cell in cells {
      guard let caption = FigureMention.caption(cell.text), caption.mention.kind == .table,
        !areas.contains(where: { $0.caption.map(caption.mention.isSame) == true })
      else { continue }
      var box: Box?
      var edge = cell.box.bottom
      for line in page.lines.sorted(by: { $0.box.top < $1.box.top }) where line.box.top >= cell.box.centerY {
        guard line.box.top - edge < 2 * max(line.size, 1_000) else { break }
        guard line.cells.count > 1 else {
          if box == nil, line.words.count <= 12, line.box.top - cell.box.bottom < 2 * line.size {
            edge = line.box.bottom
          }
          if box != nil { break }
          continue
        }
        box = box?.union(line.box) ?? line.box
        edge = line.box.bottom
      }
      if let box { areas.append(Area(box: box, caption: caption.mention, captionBox: cell.box)) }
    }
  }
}

extension Box {
  /// What two rectangles share; nil where that is nothing.
  func intersection(_ other: Box) -> Box? {
    let (left, right) = (max(left, other.left), min(right, other.right))
    let (top, bottom) = (max(top, other.top), min(bottom, other.bottom))
    return left <= right && top <= bottom ? Box(left: left, top: top, right: right, bottom: bottom) : nil
  }

  /// The rectangle with a margin around it.
  func grown(by margin: Int32) -> Box {
    Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// Whether a point lies in it.
  func contains(_ x: Int32, _ y: Int32) -> Bool { (left...right).contains(x) && (top...bottom).contains(y) }
}
