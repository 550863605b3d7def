extension PageText {
  /// Reads columns one after the other, where there are columns of text, and not a table or a list.
  ///
  /// - Parameters:
  ///   - gutter: The page's own gutter.
  ///   - known: A gutter that other pages have, which is taken where nothing stands in it.
  ///   - side: A narrow column of notes.
  mutating func readColumns(gutter: Int32?, known: Int32?, side: SideColumn?) {
    var reader = ColumnReader()
    if let side {
      reader.read(lines, beside: side)
    } else {
      reader.read(lines, depth: 0, gutter: gutter, known: known)
    }
    lines = reader.ordered
    columns = reader.columns
  }

  /// Where the gutter between two columns of text is; nil where there are none.
  var gutter: Int32? { ColumnFinder(lines).gutter() }
}

/// Brings lines into the order in which columns are read.
private struct ColumnReader {
  var ordered: [TextLine] = []
  var columns = 1

  /// Lines that cross the gutter part the page: above them both columns are read to their ends first.
  ///
  /// - Parameter gutter: The gutter of these lines, where it was looked for.
  mutating func read(_ lines: [TextLine], depth: Int, gutter: Int32?? = nil, known: Int32?) {
    if depth < 2, let key = ColumnFinder(lines).keyBelow() {
      read(Array(lines[..<key]), depth: depth, known: known)
      read(Array(lines[key...]), depth: depth + 1, known: nil)
      return
    }
    if depth == 0, let key = MarginKey(lines) {
      let beside = lines[key.first...].map { $0.split(at: key.place) }
      read(lines[..<key.first] + beside.compactMap(\.left), depth: 1, known: nil)
      let first = ordered.count
      read(beside.compactMap(\.right), depth: 3, known: nil)
      for index in first..<ordered.count { ordered[index].column = columns }
      columns += 1
      return
    }
    let finder = ColumnFinder(lines)
    let edges = finder.edges
    let labelled = depth < 3 ? LabelledColumns(lines: lines).left() : nil
    let cards = depth < 3 && labelled == nil ? LabelledRows(lines) : nil
    let twins = depth == 0 ? TwinSheets(lines)?.gutter : nil
    let own = twins ?? labelled ?? cards?.place ?? (depth < 3 ? gutter ?? finder.gutter() : nil)
    if own == nil, depth == 0, let block = finder.countedBlock() {
      read(Array(lines[..<block.lines.lowerBound]), depth: 3, known: nil)
      read(Array(lines[block.lines]), depth: 1, gutter: block.gutter, known: nil)
      read(Array(lines[block.lines.upperBound...]), depth: 3, known: nil)
      return
    }
    guard let gutter = own ?? known.flatMap({ finder.accepts($0) ? $0 : nil }),
      twins != nil || labelled != nil || cards != nil || !NumberedRows.are(lines, at: gutter)
    else {
      for var line in lines {
        (line.columnLeft, line.columnRight) = edges
        line.column = max(0, columns - 1)
        ordered.append(line)
      }
      return
    }
    var left: [TextLine] = []
    var right: [TextLine] = []
    // Words stand at most half a point behind the place that labels tell.
    let starts = finder.starts(behind: gutter) + (labelled.map { [$0 - 50] } ?? [])
    let usualSize = lines.map(\.size).sorted()[lines.count / 2]
    let headings = twins == nil ? lines.headings(acrossBoth: gutter, usualSize) : []
    let pairs = twins == nil ? lines.numberedPairs(at: gutter) : []
    let options = twins == nil ? lines.rowsOfOptions(across: gutter) : []
    let head = twins == nil ? lines.head(aboveCounted: gutter) : 0
    let foot = twins == nil ? lines.foot(belowBoth: gutter, usualSize) : lines.count
    // The last line across both columns, and whether it may go on.
    var whole: TextLine?
    for (place, line) in lines[..<foot].enumerated() {
      if cards?.rows.contains(place) == true {
        close(&left, &right, depth + 2)
        let heads = line.split(at: gutter)
        left += [heads.left].compactMap { $0 }
        right += [heads.right].compactMap { $0 }
        continue
      }
      // Small print above both columns, at either side of the page.
      let isRunningHead =
        depth == 0 && place == 0 && twins == nil && line.cells.count == 2
        && line.size * 100 <= usualSize * 88
      let crosses =
        line.crosses(gutter) || headings.contains(place) || options.contains(place) || place < head
        || isRunningHead
      // A question stands right above its options.
      let heading =
        crosses
        ? left.last.flatMap {
          options.contains(place) || $0.heads(line, below: right, usualSize) ? $0 : nil
        } : nil
      // A full line of the left column may come close to the right one: what stands at its edge belongs to it.
      let goesOn = whole.map { line.goesOn(from: $0) } ?? false
      // The next number below a question across both columns is one, too.
      let countsOn =
        left.isEmpty && right.isEmpty
        && whole?.leadingNumber.map { line.leadingNumber == $0 + 1 } == true
      if crosses, heading == nil, !goesOn, !countsOn, !isRunningHead, place >= head,
        abs(line.size - usualSize) * 10 <= usualSize,
        let cut = line.cut(near: gutter, at: starts, edge: finder.edge(behind: gutter))
      {
        left.append(cut.left)
        right.append(cut.right)
        continue
      }
      let isAlone = place + 1 < lines.count && lines[place + 1].box.top >= line.box.bottom
      if crosses || twins == nil && line.asksForName
        || twins == nil && left.isEmpty && right.isEmpty
          && (line.isTitle(above: usualSize, edges, isAlone: isAlone)
            || isAlone && (line.standsAstride(starts) || line.isBoldHead(above: usualSize)))
      {
        if heading != nil { left.removeLast() }
        let above = heading == nil ? left.takeLines(countingOnTo: line, below: right) : []
        close(&left, &right, depth)
        for var across in above + [heading, line].compactMap({ $0 }) {
          (across.columnLeft, across.columnRight) = edges
          ordered.append(across)
        }
        whole = line
        continue
      }
      let split = line.split(at: gutter)
      if pairs.contains(place) { close(&left, &right, depth) }
      if let part = split.left { left.append(part) }
      if let part = split.right { right.append(part) }
    }
    close(&left, &right, cards == nil ? depth : depth + 2)
    for var line in lines[foot...] {
      (line.columnLeft, line.columnRight) = edges
      ordered.append(line)
    }
    columns = max(columns, 2)
  }

  /// Reads the notes of a narrow column, block by block, each before the text beside it.
  mutating func read(_ lines: [TextLine], beside side: SideColumn) {
    let edges = ColumnFinder(lines).edges
    var stretch: [TextLine] = []
    func close(_ reader: inout ColumnReader) {
      for block in side.blocks(stretch) {
        let first = reader.ordered.count
        reader.read(block.notes, depth: 3, known: nil)
        let second = reader.ordered.count
        reader.read(block.text, depth: 3, known: nil)
        for index in first..<reader.ordered.count { reader.ordered[index].column = index < second ? 0 : 1 }
      }
      stretch.removeAll()
    }
    for line in lines {
      guard line.crosses(side.place) else {
        stretch.append(line)
        continue
      }
      close(&self)
      var whole = line
      (whole.columnLeft, whole.columnRight) = edges
      ordered.append(whole)
    }
    close(&self)
    columns = max(columns, 2)
  }

  private mutating func close(_ left: inout [TextLine], _ right: inout [TextLine], _ depth: Int) {
    let first = ordered.count
    read(left, depth: depth + 1, known: nil)
    let second = ordered.count
    read(right, depth: depth + 1, known: nil)
    if !left.isEmpty, !right.isEmpty { columns = max(columns, 2) }
    for index in first..<second { ordered[index].column = 0 }
    for index in second..<ordered.count { ordered[index].column = 1 }
    left.removeAll()
    right.removeAll()
  }
}

extension [TextLine] {
  /// Takes the short lines at the end of the left column that stand below both, and count on to one across both.
  ///
  /// "13 Why do you learn English?" behind 1 to 6 and 7 to 12 in two columns, above a longer 14.
  fileprivate mutating func takeLines(countingOnTo line: TextLine, below right: [TextLine]) -> [TextLine] {
    guard let number = line.leadingNumber, let end = right.map(\.box.bottom).max(),
      let place = lastIndex(where: { $0.leadingNumber == number - 1 }), self[place].box.top >= end,
      right.last(where: { $0.leadingNumber != nil })?.leadingNumber == number - 2
    else { return [] }
    var start = place
    while start > 0, self[start - 1].box.top >= end { start -= 1 }
    let taken = Array(self[start...])
    removeSubrange(start...)
    return taken
  }

  /// The positions of lines that begin with a number in both columns, and count on from one to the other.
  ///
  /// Where the next such line does not go on with the number behind, they are options that happen to stand beside each other.
  fileprivate func numberedPairs(at gutter: Int32) -> Set<Int> {
    var above: Int?
    let pairs = enumerated().compactMap { place, line -> (place: Int, number: Int, above: Int?)? in
      guard !line.crosses(gutter) else { return nil }
      let split = line.split(at: gutter)
      guard let number = split.left?.leadingNumber else { return nil }
      defer { above = number }
      return split.right?.leadingNumber == number + 1 ? (place, number, above) : nil
    }
    return Set(
      pairs.indices.filter { pair in
        let number = pairs[pair].number
        let follows = pair == 0 || pairs[pair - 1].number != number - 1
        let leads = pair + 1 == pairs.count || pairs[pair + 1].number != number + 1
        // Where the number before stands above in the same column, the next one is beside it by chance.
        return follows && leads && pairs[pair].above != number - 1
      }.map { pairs[$0].place })
  }
}

extension TextLine {
  /// True for the next line of a paragraph across both columns.
  fileprivate func goesOn(from whole: TextLine) -> Bool {
    !whole.isBold && abs(size - whole.size) < 50 && box.top - whole.box.bottom < size / 2
      && box.left < whole.box.left + 300 && whole.cells.count == 1
  }

  /// True for "Name        Score     /10", which stands above both columns.
  fileprivate var asksForName: Bool {
    guard cells.count > 1, let first = words.first?.text.lowercased().trimmedOfPunctuation else {
      return false
    }
    return ["name", "date", "class", "student", "score", "nombre", "nom"].contains(first) && words.count <= 10
  }

  /// True for a title above both columns, in their middle or with something at its right, as "Order of Operations      Answer Key".
  fileprivate func isTitle(
    above usualSize: Int32, _ edges: (left: Int32, right: Int32), isAlone: Bool
  ) -> Bool {
    let isCentred = abs(box.centerX - (edges.left + edges.right) / 2) * 6 < edges.right - edges.left
    return isBold && size * 100 >= usualSize * 125 && leadingNumber == nil
      && (cells.count == 2 || cells.count == 1 && (isCentred || isAlone && size * 100 >= usualSize * 140))
  }

  /// True for a bold head, somewhat larger than the text, which columns of short answers leave in the middle of the page.
  fileprivate func isBoldHead(above usualSize: Int32) -> Bool {
    isBold && size * 100 >= usualSize * 108 && cells.count == 1 && words.count <= 4 && leadingNumber == nil
  }

  /// True for a few words that begin before the right column and end within it: a plain head in the middle of both.
  fileprivate func standsAstride(_ starts: [Int32]) -> Bool {
    guard let start = starts.min(), cells.count == 1, words.count <= 6, leadingNumber == nil else {
      return false
    }
    return box.left < start - 2 * size && box.right > start + size
  }

  /// True for the heading of a line that crosses the gutter, where both columns have ended above it.
  fileprivate func heads(_ line: TextLine, below right: [TextLine], _ usualSize: Int32) -> Bool {
    guard cells.count == 1, words.count <= 8, isBold && !line.isBold || size * 100 >= usualSize * 112,
      leadingNumber == nil, line.box.top - box.bottom < 3 * size
    else { return false }
    return right.map(\.box.bottom).max().map { box.top >= $0 } ?? false
  }

  /// The parts of a line whose right one begins where those of the right column do.
  ///
  /// - Parameters:
  ///   - starts: Where several lines of the right column begin.
  ///   - edge: Where that column begins: a heading may stand there alone, in other letters than what it comes close to.
  fileprivate func cut(
    near gutter: Int32, at starts: [Int32], edge: Int32?
  ) -> (left: TextLine, right: TextLine)? {
    let words = self.words
    // A line across both columns may have a word that begins there, with a space before it like all others.
    let spaces = words.dropFirst().filter { $0.gapBefore * 2 < $0.size }.map(\.gapBefore).sorted()
    // Of a title too short to tell, a third of the size is usual: "Answer Key" above both columns.
    let usualSpace = spaces.count < 4 ? words.count < 4 ? size * 3 / 10 : 0 : spaces[spaces.count / 2]
    for (place, word) in words.enumerated().dropFirst() {
      let isAtEdge =
        words[place - 1].isBold != word.isBold && edge.map { abs(word.box.left - $0) <= 150 } ?? false
      guard abs(word.box.left - gutter) < 6 * word.size, word.gapBefore * 5 > usualSpace * 6,
        isAtEdge || starts.contains(where: { abs(word.box.left - $0 - 100) <= 250 }),
        words[place - 1].box.right < word.box.left, word.gapBefore * 10 >= word.size * 2
      else { continue }
      var parts: (left: [TextCell], right: [TextCell]) = ([], [])
      for cell in cells {
        let before = cell.words.filter { $0.box.left < word.box.left }
        let behind = cell.words.filter { $0.box.left >= word.box.left }
        if !before.isEmpty { parts.left.append(TextCell(before)) }
        if !behind.isEmpty { parts.right.append(TextCell(behind)) }
      }
      return (
        TextLine(page: page, cells: parts.left, size: size),
        TextLine(page: page, cells: parts.right, size: size)
      )
    }
    return nil
  }
}
