/// Puts the characters of a page together to words, cells and lines, by where they stand.
///
/// The order in which a file names its characters says little about how they are read, and nothing in a table.
struct LineBuilder {
  /// A gap of more than this part of a letter's size parts two words.
  private static let wordGap: Float = 0.2
  /// A gap of more than this many sizes parts two cells.
  private static let cellGap: Float = 1.3
  /// Lines share characters whose heights overlap by more than this.
  private static let rowOverlap: Float = 0.55
  /// The most runs at one height of which each is compared with the others: no line that is read has as many.
  private static let most = 2_000

  /// A character of a run, with what decides where words end.
  struct Letter {
    var scalar: Unicode.Scalar
    var box: Box
    var style: UInt16
    var order: Int32
    var size: Int32
    var followsSpace: Bool
    /// Whether it is part of a fraction in one line, and whether a word begins with it there.
    var isInFraction = false
    var startsWord = false
  }

  /// Characters that stand one behind the other.
  struct Run {
    var range: Range<Int>
    var box: Box
    var size: Int32
  }

  /// Runs at one height, which is that of their largest letters.
  private struct Row {
    var box: Box
    var size: Int32
    var runs: [Int]
  }

  let page: PageDump
  var letters: [Letter] = []
  var runs: [Run] = []
  /// Where fractions were set in two dimensions.
  var fractions: [Box] = []
  private let spaces: PrintedSpaces

  init(_ page: PageDump, _ glyphs: [CleanGlyph]) {
    self.page = page
    spaces = PrintedSpaces(glyphs)
    letters.reserveCapacity(glyphs.count)
    var followsSpace = false
    for (order, glyph) in glyphs.enumerated() {
      if glyph.scalar.isSpace {
        followsSpace = true
        continue
      }
      // Fonts that are drawn glyph by glyph have no name, which poppler's library calls so.
      let isNamed = !["", "Default"].contains(page.styles[Int(glyph.style)].fontName)
      let (box, size) = isNamed ? (glyph.box, glyph.size) : glyph.frame
      letters.append(
        Letter(
          scalar: glyph.scalar, box: box, style: glyph.style, order: Int32(order), size: size,
          followsSpace: followsSpace))
      followsSpace = false
    }
    JoinedSigns.widen(&letters)
    raiseSigns()
    lowerRoots()
    findRuns()
    let found = FractionFinder(letters, runs).fractions()
    for fraction in found { setInOneLine(fraction) }
    let taken = Set(found.flatMap { $0.upper + $0.lower })
    if !taken.isEmpty { runs = runs.indices.filter { !taken.contains($0) }.map { runs[$0] } }
  }

  /// Puts words that begin with a minus sign on their line.
  ///
  /// Poppler gives all letters of a word the height of the first, and TeX's font of signs reaches further below its line than
  /// the digits' does, and not as far above it: measured at cmsy10, whose boxes end a tenth of their size lower.
  private mutating func raiseSigns() {
    var place = 0
    while place < letters.count {
      let sign = letters[place]
      place += 1
      guard sign.scalar == "\u{2212}", sign.box.height * 100 < sign.size * 70 else { continue }
      // In an exponent it stands where that does.
      if place > 1, sign.box.left - letters[place - 2].box.right < sign.size / 4,
        sign.box.left >= letters[place - 2].box.left
      {
        continue
      }
      let bottom = sign.box.bottom - sign.size / 10
      var end = place
      while end < letters.count, letters[end].box.top == sign.box.top,
        letters[end].box.bottom == sign.box.bottom,
        letters[end].box.left >= letters[end - 1].box.left,
        letters[end].box.left - letters[end - 1].box.right < sign.size / 2
      {
        end += 1
      }
      guard end > place else { continue }
      for index in (place - 1)..<end {
        letters[index].box.bottom = bottom
        letters[index].box.top = bottom - sign.size
      }
      place = end
    }
  }

  private mutating func findRuns() {
    var start = 0
    while start < letters.count {
      var box = letters[start].box
      var size = letters[start].size
      var end = start + 1
      while end < letters.count {
        let (last, next) = (letters[end - 1], letters[end])
        let gap = next.box.left - last.box.right
        guard next.size == last.size, next.box.verticalOverlap(last.box) > 0.8, gap < last.size,
          gap > -3 * last.size
        else { break }
        box = box.union(next.box)
        size = max(size, next.size)
        end += 1
      }
      runs.append(Run(range: start..<end, box: box, size: size))
      start = end
    }
  }

  /// The lines of the page from top to bottom.
  func lines() -> [TextLine] {
    // Larger letters first within a height, so that what is raised or lowered joins the line it belongs to.
    let order = runs.indices.sorted {
      let (one, other) = (runs[$0], runs[$1])
      return (one.box.centerY, one.box.left, $0) < (other.box.centerY, other.box.left, $1)
    }
    var rows: [Row] = []
    for index in order {
      let run = runs[index]
      var best: (row: Int, overlap: Float)?
      for row in rows.indices.reversed().prefix(8) {
        let overlap = rows[row].box.verticalOverlap(run.box)
        if overlap > Self.rowOverlap, overlap > best?.overlap ?? 0, !isUnder(index, rows[row]) {
          best = (row, overlap)
        }
      }
      guard let best else {
        rows.append(Row(box: run.box, size: run.size, runs: [index]))
        continue
      }
      rows[best.row].runs.append(index)
      // The height of a line is that of its largest letters: what is raised does not stretch it.
      if run.size > rows[best.row].size {
        rows[best.row].size = run.size
        rows[best.row].box.top = run.box.top
        rows[best.row].box.bottom = run.box.bottom
      }
    }
    settle(&rows)
    return rows.map { line($0.runs, height: $0.box) }.sorted { $0.box.centerY < $1.box.centerY }
  }

  /// True for letters that stand below or above those of a row, not beside them.
  ///
  /// So stands what tells how a word sounds, and so stand the lines of a narrow column beside a taller line of
  /// another: no two baselines share a stretch of the page wider than what is raised above what is lowered.
  private func isUnder(_ index: Int, _ row: Row) -> Bool {
    guard row.runs.count <= Self.most else { return false }
    let run = runs[index]
    let isWord = letters[run.range.lowerBound].scalar.properties.isAlphabetic
    return row.runs.contains { other in
      let above = runs[other]
      let shared = min(above.box.right, run.box.right) - max(above.box.left, run.box.left)
      guard shared * 2 > min(above.box.width, run.box.width),
        abs(above.box.centerY - run.box.centerY) * 3 > min(above.size, run.size)
      else { return false }
      return shared > 2 * max(above.box.height, run.box.height)
        || isWord && (above.size >= row.size || above.size == run.size)
          && letters[above.range.lowerBound].scalar.properties.isAlphabetic
    }
  }

  /// Moves signs and numbers to the lines of the letters next to them.
  ///
  /// The lines of columns beside each other do not stand at the same heights, and what is short is no taller than
  /// both: it belongs to the one whose letters it goes on from.
  private func settle(_ rows: inout [Row]) {
    guard rows.allSatisfy({ $0.runs.count <= Self.most }) else { return }
    for row in rows.indices where rows[row].runs.contains(where: { runs[$0].range.count <= 4 }) {
      for index in rows[row].runs where runs[index].range.count <= 4 {
        let run = runs[index]
        let own = overlap(of: index, beside: rows[row], within: 2 * run.size)
        guard own < 0.85 else { continue }
        // The number of a question stands further from its words than a sign does.
        let reach = isLabel(run) ? 3 * run.size : run.size * 6 / 5
        var best: (row: Int, overlap: Float)?
        for other in max(0, row - 4)..<min(rows.count, row + 5) where other != row {
          let shared = overlap(of: index, beside: rows[other], within: reach)
          if shared > Self.rowOverlap, shared > own + 0.15, shared > best?.overlap ?? 0 {
            best = (other, shared)
          }
        }
        guard let best else { continue }
        rows[row].runs.removeAll { $0 == index }
        rows[best.row].runs.append(index)
      }
    }
    rows.removeAll { $0.runs.isEmpty }
  }

  /// True for "7.", "12)" and the like.
  private func isLabel(_ run: Run) -> Bool {
    let scalars = letters[run.range].map(\.scalar)
    guard scalars.count > 1, let last = scalars.last, ".)".unicodeScalars.contains(last) else { return false }
    return scalars.dropLast().allSatisfy { ("0"..."9").contains($0) }
  }

  /// How much of its height a run shares with the letters next to it in a row; 0 where there are none, or smaller ones.
  private func overlap(of index: Int, beside row: Row, within distance: Int32) -> Float {
    let run = runs[index]
    var nearest: (distance: Int32, overlap: Float)?
    for other in row.runs where other != index && runs[other].size >= run.size {
      let gap = max(runs[other].box.left - run.box.right, run.box.left - runs[other].box.right)
      guard gap > -run.size / 4, gap < min(distance, nearest?.distance ?? .max) else { continue }
      nearest = (gap, runs[other].box.verticalOverlap(run.box))
    }
    return nearest?.overlap ?? 0
  }

  private func line(_ members: [Int], height: Box) -> TextLine {
    var places: [Int] = []
    var sizes: [Int32: Int] = [:]
    for member in members {
      places += runs[member].range
      sizes[runs[member].size, default: 0] += runs[member].range.count
    }
    let size = sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    places.sort {
      let (one, other) = (letters[$0], letters[$1])
      return one.box.left == other.box.left ? $0 < $1 : one.box.left < other.box.left
    }
    let heights = heights(beside: places, lineSize: size)
    var cells: [TextCell] = []
    var words: [TextWord] = []
    var current: [Int] = []
    var gapBefore: Int32 = 0
    var right = Int32.min
    func endWord() {
      guard !current.isEmpty else { return }
      words.append(word(current, lineSize: size, height, heights, gapBefore))
      current.removeAll(keepingCapacity: true)
    }
    for place in places {
      let letter = letters[place]
      let gap = right == .min ? 0 : letter.box.left - right
      let scale = Float(min(letter.size, size))
      if right != .min, Float(gap) > Self.cellGap * Float(size) {
        endWord()
        cells.append(TextCell(words.withEllipses))
        words.removeAll()
        gapBefore = gap
      } else if right != .min,
        endsWord(place, behind: current.last, gap, scale, isFirst: cells.isEmpty && words.isEmpty)
      {
        endWord()
        gapBefore = gap
      }
      current.append(place)
      right = max(right, letter.box.right)
    }
    endWord()
    if !words.isEmpty { cells.append(TextCell(words.withEllipses)) }
    return TextLine(page: page.number, cells: cells, size: size)
  }

  /// - Parameter isFirst: Whether the word before is the first of its line from the left.
  private func endsWord(
    _ place: Int, behind last: Int?, _ gap: Int32, _ scale: Float, isFirst: Bool
  ) -> Bool {
    if let last, letters[place].isInFraction || letters[last].isInFraction {
      if letters[place].isInFraction, letters[last].isInFraction { return letters[place].startsWord }
      // "2" and "3/8" beside each other are no "23/8".
      if letters[place].scalar.isLetterOrNumber, letters[last].scalar.isLetterOrNumber { return true }
      // TeX leaves a little room behind a fraction: a full stop there is none of a word of its own.
      if letters[last].isInFraction, ".,;:".unicodeScalars.contains(letters[place].scalar) {
        return Float(gap) > Self.wordGap * scale
      }
    }
    if letters[place].scalar.isRightToLeft {
      // Marks above and below letters make poppler see spaces within words.
      if Float(gap) > 0.24 * Float(letters[place].size) { return true }
      guard spaces.areKnown, let last, !letters[last].scalar.isMark, !letters[place].scalar.isMark,
        Float(gap) > 0.08 * scale
      else { return false }
      // It names none behind a line's last word, which is the first from the left.
      return isFirst && Float(gap) > 0.12 * scale
        || spaces.begin(at: letters[place].box.left - gap, beside: letters[place].box)
    }
    if Float(gap) > Self.wordGap * scale { return true }
    // A space that the file writes counts, unless letters overlap it.
    return letters[place].followsSpace && Float(gap) > 0.08 * scale
  }

  private func word(
    _ places: [Int], lineSize: Int32, _ height: Box, _ heights: [Int: Box], _ gapBefore: Int32
  ) -> TextWord {
    var ordered = places
    if places.contains(where: { letters[$0].scalar.isRightToLeft }) { ordered = fromRight(places) }
    var box = letters[places[0]].box
    var characters: [(scalar: Unicode.Scalar, level: ScriptLevel)] = []
    characters.reserveCapacity(ordered.count)
    for place in ordered {
      let letter = letters[place]
      characters.append((letter.scalar, level(of: letter, lineSize, heights[place] ?? height)))
      box = box.union(letter.box)
    }
    let style = page.styles[Int(letters[places[places.count / 2]].style)]
    return TextWord(
      text: scriptedText(characters), box: box, size: letters[places[0]].size, isBold: style.isBold,
      isItalic: style.isItalic, isMonospaced: style.isMonospaced, color: style.color, gapBefore: gapBefore)
  }

  /// The letters of a word from right to left, each with the marks that stand above, below or directly behind it.
  private func fromRight(_ places: [Int]) -> [Int] {
    var bases = places.filter { !letters[$0].scalar.isMark }.sorted {
      letters[$0].box.left > letters[$1].box.left
    }
    // Each mark looks at all letters, of which no word that is read has as many.
    guard !bases.isEmpty, places.count <= Self.most else { return places }
    bases.turnLeftToRight { letters[$0].scalar }
    var marks: [Int: [Int]] = [:]
    for place in places where letters[place].scalar.isMark {
      let box = letters[place].box
      let owner = bases.min { distance(letters[$0].box, box) < distance(letters[$1].box, box) }
      if let owner { marks[owner, default: []].append(place) }
    }
    return bases.flatMap { [$0] + (marks[$0] ?? []).sorted { letters[$0].order < letters[$1].order } }
  }

  /// How far a mark stands from a letter: least where it overlaps it, then where it begins as the letter ends.
  private func distance(_ letter: Box, _ mark: Box) -> Int32 {
    let shared = min(letter.right, mark.right) - max(letter.left, mark.left)
    return shared > 0 ? -shared : abs(mark.left - letter.right)
  }

  /// For small letters of a line the box of the letter or digit next to them: what stands in another column of the page
  /// may be higher or lower.
  private func heights(beside places: [Int], lineSize: Int32) -> [Int: Box] {
    var heights: [Int: Box] = [:]
    func isSmall(_ letter: Letter) -> Bool { Float(letter.size) < 0.8 * Float(lineSize) }
    func look(_ places: some Sequence<Int>) {
      var last: Box?
      for place in places {
        let letter = letters[place]
        if isSmall(letter) {
          guard let last, heights[place] == nil else { continue }
          let gap = max(letter.box.left - last.right, last.left - letter.box.right)
          if gap < 2 * lineSize { heights[place] = last }
        } else if letter.scalar.properties.isAlphabetic || letter.scalar.properties.numericType != nil {
          last = letter.box
        }
      }
    }
    guard places.contains(where: { isSmall(letters[$0]) }) else { return [:] }
    // "Question 1" in small print beside larger text: a number behind small words stands on their line.
    var words: (count: Int, right: Int32) = (0, 0)
    for place in places {
      let letter = letters[place]
      guard isSmall(letter), words.count == 0 || letter.box.left - words.right < lineSize else {
        words = (0, letter.box.right)
        continue
      }
      if letter.scalar.properties.isAlphabetic {
        words.count += 1
      } else if words.count >= 4, letter.scalar.properties.numericType != nil {
        heights[place] = letter.box
      }
      words.right = letter.box.right
    }
    look(places)
    look(places.reversed())
    for place in numberApart(places, lineSize, isSmall) { heights[place] = letters[place].box }
    return heights
  }

  /// Whether a letter is raised or lowered in its line.
  private func level(of letter: Letter, _ lineSize: Int32, _ height: Box) -> ScriptLevel {
    guard Float(letter.size) < 0.8 * Float(lineSize) else { return .line }
    let shift = Float(letter.box.centerY - height.centerY)
    if shift < -0.1 * Float(lineSize) { return .raised }
    return shift > 0.06 * Float(lineSize) ? .lowered : .line
  }
}
