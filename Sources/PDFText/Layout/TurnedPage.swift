extension [PageText] {
  /// The pages with those that are written from right to left turned round.
  ///
  /// Numbers stand at the right edge of such a page, and its columns are read from there. Turned round, everything stands
  /// where it would in a script from left to right, and is found in the same way.
  package var turned: [PageText] {
    guard contains(where: \.mayRunFromRight), contains(where: { $0.rightToLeftLines > 0 }) else {
      return self
    }
    let isDocument = reduce(0) { $0 + $1.rightToLeftLines } * 2 > reduce(0) { $0 + $1.letteredLines }
    var pages = map { page in
      let isOwn = page.rightToLeftLines * 10 >= page.letteredLines * 6 && page.beginsAtRight
      return isOwn && page.letteredLines > 0 || isDocument && page.letteredLines < 3 ? page.turned() : page
    }
    MirroredBrackets.setRight(&pages)
    return pages
  }
}

extension PageText {
  /// True where bytes stand with which letters from right to left begin: nearly no document has any, and all are asked.
  fileprivate var mayRunFromRight: Bool {
    lines.contains { line in
      line.cells.contains { cell in
        cell.words.contains { $0.text.utf8.contains { (0xD6...0xDF).contains($0) || $0 == 0xEF } }
      }
    }
  }

  /// How many lines have letters.
  fileprivate var letteredLines: Int {
    lines.count { line in line.words.contains { $0.direction != nil } }
  }

  /// How many lines have most of their words from right to left.
  fileprivate var rightToLeftLines: Int {
    lines.count { line in
      // A letter alone names an option, in whatever language.
      let directions = line.words.filter { $0.text.count { $0.isLetter } > 1 }.compactMap(\.direction)
      return directions.count(where: { $0 == .rightToLeft }) * 2 > max(1, directions.count)
    }
  }

  /// True where more lines begin at one place on the right than on the left.
  fileprivate var beginsAtRight: Bool { most(lines.map(\.box.right)) >= most(lines.map(\.box.left)) }

  /// How many places lie within two points of each other.
  private func most(_ places: [Int32]) -> Int {
    let counts = Dictionary(grouping: places) { $0 / 200 }.mapValues(\.count)
    return counts.keys.map { (counts[$0] ?? 0) + (counts[$0 + 1] ?? 0) }.max() ?? 0
  }

  /// The page as a mirror shows it, with each word still written as it is.
  fileprivate func turned() -> PageText {
    var page = self
    page.isTurned = true
    page.lines = lines.map { $0.turned(in: width) }
    page.fractions = fractions.map { $0.turned(in: width) }
    page.images = images.map { $0.turned(in: width) }
    for index in fields.indices { page.fields[index].box = fields[index].box.turned(in: width) }
    return page
  }
}

extension Box {
  /// The box as a mirror shows it, on a page of some width.
  package func turned(in width: Int32) -> Box {
    Box(left: width - right, top: top, right: width - left, bottom: bottom)
  }
}

extension TextLine {
  fileprivate func turned(in width: Int32) -> TextLine {
    var line = TextLine(
      page: page, cells: cells.reversed().map { TextCell($0.words.turned(in: width)) }, size: size)
    // The first word of a cell keeps how far it stands from the cell before it.
    for index in line.cells.indices.dropFirst() {
      line.cells[index].words[0].gapBefore = line.cells[index].box.left - line.cells[index - 1].box.right
    }
    return line
  }
}

extension TextWord {
  fileprivate enum Direction {
    case leftToRight, rightToLeft
  }

  /// The direction of its first letter; nil where it has none.
  fileprivate var direction: Direction? {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map {
      $0.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension [TextWord] {
  /// The words from right to left, but for several from left to right in a row, which are read so.
  fileprivate func turned(in width: Int32) -> [TextWord] {
    var words = [TextWord](isFormula ? self : reversed())
    for index in words.indices {
      words[index].box = words[index].box.turned(in: width)
      words[index].gapBefore = index == 0 ? 0 : self[isFormula ? index : count - index].gapBefore
      words[index].isTurned = true
    }
    let gaps = words.map(\.gapBefore)
    var start = 0
    while start < words.count {
      guard words[start].direction == .leftToRight else {
        start += 1
        continue
      }
      var end = start + 1
      var next = end
      while next < words.count, words[next].direction != .rightToLeft {
        if words[next].direction == .leftToRight { end = next + 1 }
        next += 1
      }
      words[start..<end].reverse()
      start = end
    }
    for index in words.indices { words[index].gapBefore = gaps[index] }
    if count > 1, !isFormula, let first = words.first?.text { words[0].text = first.withSignsBehindNumber }
    return words
  }

  /// True for a sum from left to right, whose result or room for it stands at its right end: "12 - 5 = ___".
  ///
  /// What was typed within a sentence from right to left has its "=" at the left end.
  private var isFormula: Bool {
    guard allSatisfy({ $0.direction == nil }), let sign = firstIndex(where: { $0.text.contains("=") }) else {
      return false
    }
    return sign * 2 >= count
  }
}

extension String {
  /// A number or a letter with the signs behind it that stand at its left on a page from right to left: "-1", ".A".
  fileprivate var withSignsBehindNumber: String {
    let signs = prefix { ".)(-:/،".contains($0) }
    let rest = dropFirst(signs.count)
    let isNumber = !rest.isEmpty && rest.allSatisfy(\.isNumber)
    let isLetter = rest.count == 1 && rest.unicodeScalars.allSatisfy { !$0.isRightToLeft }
    guard (1...2).contains(signs.count), isNumber || isLetter else { return self }
    // Some files have the brackets as they look, and not as they are meant.
    return String(rest + signs.reversed().map { $0 == "(" ? ")" : $0 })
  }
}
