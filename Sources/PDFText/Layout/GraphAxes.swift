/// The numbers along the axes of graphs, and the names of these, which stand among the lines of the text beside them.
///
/// A graph is told by two scales: numbers that fall by equal steps from line to line, one below the other, and others that
/// rise by equal steps along a line beside them. In proportion to their distance they do so in no list and no table.
struct GraphAxes {
  /// A number that stands alone in its cell, or among other numbers.
  private struct Tick {
    let line: Int
    let cell: Int
    let word: Int
    let value: Int
    let box: Box
  }

  private let lines: [TextLine]

  /// How many numbers an axis has at least.
  private static let several = 5

  /// The lines without what belongs to graphs.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    // Nearly all pages have no graph, and are asked.
    let lone = lines.reduce(0) { count, line in
      count + line.cells.count { $0.words.count == 1 && Self.value($0.words[0].text) != nil }
    }
    guard lone >= several else { return lines }
    return GraphAxes(lines: lines).remaining()
  }

  private func remaining() -> [TextLine] {
    var result = lines
    for axis in verticalAxes() {
      guard let row = horizontalAxis(beside: axis) else { continue }
      result = without(axis, row, result)
    }
    return result
  }

  /// Runs of numbers one below the other that fall in proportion to their distance.
  private func verticalAxes() -> [[Tick]] {
    var ticks: [Tick] = []
    for (line, content) in lines.enumerated() {
      for (place, cell) in content.cells.enumerated() where cell.words.count == 1 {
        guard let value = Self.value(cell.words[0].text) else { continue }
        ticks.append(Tick(line: line, cell: place, word: 0, value: value, box: cell.box))
      }
    }
    ticks.sort { ($0.box.right, $0.box.top) < ($1.box.right, $1.box.top) }
    var axes: [[Tick]] = []
    var start = 0
    for place in 0...ticks.count {
      if place < ticks.count, place == start || ticks[place].box.right - ticks[place - 1].box.right <= 250 {
        continue
      }
      let column = ticks[start..<place].sorted { $0.box.centerY < $1.box.centerY }
      axes += Self.runs(column, places: { $0.box.centerY }, rising: false)
      start = place
    }
    return axes
  }

  /// The numbers along a line that rises through an axis or below it; nil where there are none.
  private func horizontalAxis(beside axis: [Tick]) -> [Tick]? {
    guard let first = axis.first, let last = axis.last else { return nil }
    let lone = Set(axis.map(\.line))
    for (line, content) in lines.enumerated() {
      guard content.box.top > first.box.top, content.box.top < last.box.bottom + 3_500 else { continue }
      var ticks: [Tick] = []
      for (place, cell) in content.cells.enumerated() {
        for (position, word) in cell.words.enumerated() {
          guard let value = Self.value(word.text), word.box.left > first.box.right - 600 else { continue }
          if lone.contains(line), axis.contains(where: { $0.line == line && $0.cell == place }) { continue }
          ticks.append(Tick(line: line, cell: place, word: position, value: value, box: word.box))
        }
      }
      if let run = Self.runs(ticks, places: { $0.box.centerX }, rising: true).first { return run }
    }
    return nil
  }

  /// The stretches of numbers that change in proportion to their places.
  private static func runs(_ ticks: [Tick], places: (Tick) -> Int32, rising: Bool) -> [[Tick]] {
    var runs: [[Tick]] = []
    var run: [Tick] = []
    var slope: Double?
    func close() {
      if run.count >= (rising ? several - 1 : several) { runs.append(run) }
    }
    for tick in ticks {
      guard let last = run.last else {
        run = [tick]
        continue
      }
      let distance = Double(places(tick) - places(last))
      let step = Double(tick.value - last.value)
      let own = distance > 0 ? step / distance : 0
      let fits = slope.map { abs(own - $0) <= abs($0) * 0.2 } ?? true
      if distance > 300, rising ? step > 0 : step < 0, fits {
        slope = slope ?? own
        run.append(tick)
      } else {
        close()
        run = [tick]
        slope = nil
      }
    }
    close()
    return runs
  }

  /// The lines without two axes, and without the few words within them.
  private func without(_ axis: [Tick], _ row: [Tick], _ lines: [TextLine]) -> [TextLine] {
    let ticks = axis + row
    var box = ticks.dropFirst().reduce(ticks[0].box) { $0.union($1.box) }
    box.left -= 3_500
    box.right += 2_500
    box.top -= 800
    box.bottom += 1_200
    let boxes = Set(ticks.map(\.box))
    let letters = risingLetters(in: box, lines)
    return lines.compactMap { line in
      guard line.box.bottom >= box.top, line.box.top <= box.bottom + 2_500 else { return line }
      let cells = line.cells.compactMap { cell -> TextCell? in
        let words = cell.words.filter { !boxes.contains($0.box) }
        guard !words.isEmpty,
          words.count < cell.words.count
            || !Self.isWithin(cell, box) && !Self.isTitle(cell, below: row) && !letters.contains(cell.box)
        else { return nil }
        return words.count == cell.words.count ? cell : TextCell(words)
      }
      guard cells != line.cells else { return line }
      guard !cells.isEmpty else { return nil }
      return TextLine(page: line.page, cells: cells, size: line.size)
    }
  }

  /// The letters of a name that runs up along its axis: three and more, each alone, one above the other.
  private func risingLetters(in box: Box, _ lines: [TextLine]) -> Set<Box> {
    let alone = lines.lazy.flatMap(\.cells).filter { cell in
      cell.text.count == 1 && cell.box.left >= box.left && cell.box.right <= box.right
        && cell.box.top >= box.top && cell.box.bottom <= box.bottom
    }
    let columns = Dictionary(grouping: alone.map(\.box)) { ($0.centerX + 100) / 200 }
    return Set(columns.values.filter { $0.count >= 3 }.joined())
  }

  /// True for a few short words within a graph that neither ask nor label anything, nor say what is given for an answer.
  private static func isWithin(_ cell: TextCell, _ box: Box) -> Bool {
    guard cell.words.count <= 3, cell.box.left >= box.left, cell.box.right <= box.right,
      cell.box.top >= box.top, cell.box.bottom <= box.bottom
    else { return false }
    let text = cell.text
    // A letter alone may be the label of a part.
    if text.count == 1 { return false }
    // "(ii)", "[2]", "3.", "b)", "5 (a)" are none of the graph's, as boxes to tick are none.
    let first = cell.words[0].text
    let mayBeLabel =
      first.count > 1 && ("([".contains(first.first ?? " ") || ".)]:".contains(first.last ?? " "))
      || ")]".contains(text.last ?? " ") && cell.words.count < 3
        && !text.contains(where: { $0.isLetter && $0.isLowercase })
      || value(first) != nil
    return text.count <= 20 && !mayBeLabel && !text.contains("?")
      && !text.unicodeScalars.contains {
        (0x25A0...0x25FF).contains($0.value) || $0.value == 0x20DD || $0 == "√"
      }
  }

  /// True for what an axis shows, below its numbers: "time (s)".
  private static func isTitle(_ cell: TextCell, below row: [Tick]) -> Bool {
    guard let first = row.first?.box, let last = row.last?.box, cell.words.count <= 3,
      cell.text.last == ")", cell.text.contains(" ("), cell.text.count <= 20
    else { return false }
    return cell.box.left > first.left && cell.box.left < last.right && cell.box.top > first.top
      && cell.box.top < first.bottom + 2_500
  }

  /// The number that a text is; nil for any other.
  private static func value(_ text: String) -> Int? {
    let isNegative = text.first == "−" || text.first == "-"
    let digits = isNegative ? text.dropFirst() : text[...]
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let value = Int32(digits)
    else { return nil }
    return isNegative ? -Int(value) : Int(value)
  }
}
