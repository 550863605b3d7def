extension PageText {
  /// Reads columns one after the other, where there are columns of text, and not a table or a list.
  ///
  /// Lines that cross the gutter part the page: above them both columns are read to their ends first.
  mutating func readColumns() {
    guard let gutter = findGutter() else {
      setColumns(lines.indices, left: edges.left, right: edges.right)
      return
    }
    columns = 2
    var ordered: [TextLine] = []
    var left: [TextLine] = []
    var right: [TextLine] = []
    func close() {
      ordered += left
      ordered += right
      left.removeAll()
      right.removeAll()
    }
    let edges = edges
    for line in lines {
      if line.crosses(gutter) {
        close()
        var whole = line
        (whole.columnLeft, whole.columnRight) = (edges.left, edges.right)
        ordered.append(whole)
        continue
      }
      let split = line.split(at: gutter)
      if var part = split.left {
        (part.columnLeft, part.columnRight) = (edges.left, gutter)
        left.append(part)
      }
      if var part = split.right {
        part.column = 1
        (part.columnLeft, part.columnRight) = (gutter, edges.right)
        right.append(part)
      }
    }
    close()
    lines = ordered
  }

  private mutating func setColumns(_ range: Range<Int>, left: Int32, right: Int32) {
    for index in range {
      lines[index].columnLeft = left
      lines[index].columnRight = right
    }
  }

  /// Where the text begins and ends.
  private var edges: (left: Int32, right: Int32) {
    (lines.map(\.box.left).min() ?? 0, lines.map(\.box.right).max() ?? width)
  }

  /// Where the gutter between two columns of text is; nil where there are none.
  private func findGutter() -> Int32? {
    guard lines.count >= 6 else { return nil }
    let edges = edges
    let textWidth = edges.right - edges.left
    guard textWidth > 0 else { return nil }
    var best: (place: Int32, sides: Int)?
    for step in 0...40 {
      let place = edges.left + textWidth * Int32(30 + step) / 100
      var crossing = 0
      var leftOnly = 0
      var rightOnly = 0
      var both = 0
      for line in lines {
        if line.crosses(place) {
          crossing += 1
        } else if line.box.right <= place {
          leftOnly += 1
        } else if line.box.left >= place {
          rightOnly += 1
        } else {
          both += 1
        }
      }
      let leftSide = leftOnly + both
      let rightSide = rightOnly + both
      guard crossing * 100 <= lines.count * 30, leftSide * 100 >= lines.count * 30,
        rightSide * 100 >= lines.count * 30, both + min(leftOnly, rightOnly) >= 4
      else { continue }
      let sides = leftSide + rightSide - 3 * crossing
      if sides > best?.sides ?? .min { best = (place, sides) }
    }
    guard let best, isText(besides: best.place) else { return nil }
    return middle(ofGutterAt: best.place)
  }

  /// The middle of the empty strip around a place.
  private func middle(ofGutterAt place: Int32) -> Int32 {
    var left = edges.left
    var right = edges.right
    for line in lines where !line.crosses(place) {
      let split = line.split(at: place)
      if let part = split.left { left = max(left, part.box.right) }
      if let part = split.right { right = min(right, part.box.left) }
    }
    return left < right ? left + (right - left) / 2 : place
  }

  /// True when both sides of a place read as text of their own: as long lines, or as numbered items that go on from
  /// the left to the right.
  private func isText(besides place: Int32) -> Bool {
    var left: [TextLine] = []
    var right: [TextLine] = []
    for line in lines where !line.crosses(place) {
      let split = line.split(at: place)
      if let part = split.left { left.append(part) }
      if let part = split.right { right.append(part) }
    }
    if left.medianLength >= 28, right.medianLength >= 28 { return true }
    let numbers = (left: left.numbers, right: right.numbers)
    guard numbers.left.count >= 2, numbers.right.count >= 2, numbers.left.isRising, numbers.right.isRising,
      let last = numbers.left.last, let next = numbers.right.first
    else { return false }
    return next == last + 1
  }
}

extension TextLine {
  /// True when a word or the space between two words of a cell lies over a place.
  fileprivate func crosses(_ place: Int32) -> Bool {
    cells.contains { $0.box.left < place && $0.box.right > place }
  }

  /// The parts on both sides of a place.
  fileprivate func split(at place: Int32) -> (left: TextLine?, right: TextLine?) {
    let before = cells.filter { $0.box.right <= place }
    let behind = cells.filter { $0.box.right > place }
    return (
      before.isEmpty ? nil : TextLine(page: page, cells: before, size: size),
      behind.isEmpty ? nil : TextLine(page: page, cells: behind, size: size)
    )
  }
}

extension [TextLine] {
  /// The middle of the lines' lengths in characters.
  fileprivate var medianLength: Int {
    let lengths = map { line in line.words.reduce(0) { $0 + $1.text.count + 1 } }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }

  /// The numbers that lines begin with, as labels: "7.", "(7)", "7)".
  fileprivate var numbers: [Int] {
    compactMap { line in
      guard let first = line.words.first?.text, first.last == "." || first.last == ")" else { return nil }
      return Int(first.trimmedOfPunctuation)
    }
  }
}

extension [Int] {
  /// True when each is greater than the one before.
  fileprivate var isRising: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
