/// Finds the gutter between columns of text.
struct ColumnFinder {
  let lines: [TextLine]

  init(_ lines: [TextLine]) { self.lines = lines }

  /// Where the text begins and ends.
  var edges: (left: Int32, right: Int32) {
    (lines.map(\.box.left).min() ?? 0, lines.map(\.box.right).max() ?? 0)
  }

  /// The bold line behind which counting begins again below numbered items in two columns: a key.
  func keyBelow() -> Int? {
    let counted = lines.indices.lazy.filter { lines[$0].leadingNumber != nil }.prefix(3)
    let third = counted.count == 3 ? counted.last : nil
    let isFirst = counted.first.flatMap { lines[$0].leadingNumber } == 1
    return lines.indices.dropFirst(7).first { place in
      guard place + 1 < lines.count, lines[place].isBold, lines[place].cells.count == 1,
        lines[place].words.count <= 8
      else { return false }
      // A head may stand above the rows: "Questão | Gabarito".
      if [place + 1, place + 2].contains(where: { lines[$0...].prefix(4).areRowsOfKey }) { return true }
      guard lines[place].words.count <= 5 else { return false }
      if lines[place + 1].isRowOfNumbers { return true }
      return isFirst && third.map { place > $0 } == true && lines[place + 1].leadingNumber == 1
        && lines[place + 1].words.count(where: {
          Int($0.text.trimmedOfPunctuation) != nil && $0.text.last == "."
        }) > 1
    }
  }

  /// Where the gutter between two columns of text is; nil where there are none.
  func gutter() -> Int32? {
    guard lines.count >= 6, !lines.areToBeJoined, !lines.areRowsOfScheme else { return nil }
    let edges = edges
    let textWidth = edges.right - edges.left
    guard textWidth > 0 else { return nil }
    let places = (0...40).map { edges.left + textWidth * Int32(30 + $0) / 100 }
    let marks = GutterMarks(lines, places)
    var best = Int.min
    var all: [(step: Int, place: Int32, sides: Int)] = []
    for (step, place) in places.enumerated() {
      var crossing = 0
      var leftOnly = 0
      var rightOnly = 0
      var both = 0
      for (index, line) in lines.enumerated() {
        if marks.crosses(index, step) {
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
      all.append((step, place, sides))
      best = max(best, sides)
    }
    guard !all.isEmpty else {
      return gutterOfPairs(places) ?? gutterBesideShortColumn(places, marks) ?? gutterOfShifted()
    }
    var good = good(among: all, marks, least: (best * 9 + 9) / 10)
    // A place behind the numbers of the right column may part more lines than the gutter before them does.
    if good.isEmpty, case let uncut = uncut(among: all, marks), uncut.count < all.count,
      let most = uncut.map(\.sides).max()
    {
      good = self.good(among: uncut, marks, least: (most * 9 + 9) / 10)
    }
    // Of three columns of a key the widest gutter may be the second, behind which nothing reads as text.
    if good.isEmpty, lines.count < 20 { good = self.good(among: all, marks, least: best * 7 / 10) }
    let strips = good.map { (place: middle(ofGutterAt: $0.place), width: width(ofGutterAt: $0.place)) }
    return strips.max { ($0.width, -$0.place) < ($1.width, -$1.place) }?.place ?? gutterOfPairs(places)
      ?? gutterOfShifted()
  }

  /// The places that stand behind no numbers of questions.
  private func uncut(among all: [(step: Int, place: Int32, sides: Int)], _ marks: GutterMarks) -> [(
    step: Int, place: Int32, sides: Int
  )] {
    var last: (step: Int, cuts: Bool)?
    return all.filter { candidate in
      if let last, !marks.differ(last.step, candidate.step) { return !last.cuts }
      let cuts = cutsLabels(candidate.place)
      last = (candidate.step, cuts)
      return !cuts
    }
  }

  /// The places that part text from text, of those that enough lines keep off.
  private func good(
    among all: [(step: Int, place: Int32, sides: Int)], _ marks: GutterMarks, least: Int
  ) -> [(step: Int, place: Int32, sides: Int)] {
    // Numbers that hang to the left of a column leave a narrow strip behind them: the gutter is the first wide one.
    var last: (step: Int, isGood: Bool)?
    return all.filter { candidate in
      guard candidate.sides >= least else { return false }
      // Places that part all lines in the same way are as good as each other.
      if let last, !marks.differ(last.step, candidate.step) { return last.isGood }
      let isGood =
        !cutsLabels(candidate.place) && !partsOptions(candidate.place) && isText(besides: candidate.place)
      last = (candidate.step, isGood)
      return isGood
    }
  }

  /// Where lines of the right column begin, most of them.
  func starts(behind gutter: Int32) -> [Int32] {
    var counts: [Int32: Int] = [:]
    for line in lines where !line.crosses(gutter) {
      guard let part = line.split(at: gutter).right else { continue }
      counts[part.box.left / 200, default: 0] += 1
    }
    let least = max(3, lines.count / 10)
    return counts.filter { $0.value >= least }.keys.map { $0 * 200 }
  }

  /// Where the right column begins; nil where nothing stands in it.
  func edge(behind gutter: Int32) -> Int32? {
    lines.lazy.filter { !$0.crosses(gutter) }.compactMap { $0.split(at: gutter).right?.box.left }.min()
  }

  /// True when columns may be read at a gutter that other pages have.
  func accepts(_ gutter: Int32) -> Bool {
    // What stands across both above the first row or below the last is a title or a note.
    let crossed = lines.map { $0.crosses(gutter) }
    let rows =
      (crossed.firstIndex(of: false) ?? 0)...(crossed.lastIndex(of: false) ?? max(0, lines.count - 1))
    let crossing = lines.isEmpty ? 0 : crossed[rows].count { $0 }
    // A question with a row or two of options, alone on the last page, has no columns.
    if lines.count < 6, let first = lines.first, first.box.right <= gutter || first.crosses(gutter),
      lines.dropFirst().allSatisfy({ !$0.crosses(gutter) && $0.box.left < gutter && $0.box.right > gutter })
    {
      return false
    }
    guard crossing * 100 <= lines.count * 10, !lines.areRowsOfScheme,
      lines.count(where: \.isRowOfKey) * 10 < lines.count * 6
    else { return false }
    let sides = lines.filter { !$0.crosses(gutter) }.map { $0.split(at: gutter) }
    return sides.count { $0.left != nil } >= 2 && sides.count { $0.right != nil } >= 2
  }

  /// True for a place between numbers and the text that they belong to.
  func cutsLabels(_ place: Int32) -> Bool {
    let labels = lines.count { line in
      guard !line.crosses(place), let last = line.split(at: place).left?.words.last,
        let text = line.split(at: place).right?.words.first
      else { return false }
      let isLabel =
        last.text.count <= 9 && last.text.first.map { $0.isNumber || $0 == "(" } == true
        && ".)".contains(last.text.last ?? " ")
        && last.text.allSatisfy { $0.isNumber || "().ivxabcdefgh".contains($0) }
      return isLabel && text.box.left - last.box.right < 3 * last.size
    }
    return labels >= 2 || cutsBareNumbers(place)
  }

  /// True for a place between options that stand two in a row, where little else stands behind it.
  ///
  /// "A. …" and "B. …" are read across.
  func partsOptions(_ place: Int32) -> Bool {
    var (rows, behind) = (0, 0)
    for line in lines where !line.crosses(place) {
      let (left, right) = line.split(at: place)
      guard let second = right?.words.first?.text else { continue }
      behind += 1
      guard let first = left?.words.first?.text, first.utf8.count == 2, second.utf8.count == 2,
        first.utf8.last == second.utf8.last, let end = first.last, ".)".contains(end),
        let letter = first.utf8.first, ["A", "C", "a", "c"].contains(first.prefix(1)),
        second.utf8.first == letter + 1
      else { continue }
      rows += 1
    }
    return rows >= 4 && rows * 10 >= behind * 8
  }

  /// True for a place between numbers that count on without a sign and the questions that they belong to.
  private func cutsBareNumbers(_ place: Int32) -> Bool {
    let numbers = lines.compactMap { line -> Int? in
      guard !line.crosses(place), let words = line.split(at: place).left?.words, let last = words.last,
        place - last.box.right < 3 * last.size, last.text.utf8.count <= 2
      else { return nil }
      return words.count == 1 || last.gapBefore > last.size ? last.text.smallNumber : nil
    }
    return numbers.count >= 3 && numbers.countedOn.count == numbers.count
  }

  /// The middle of the empty strip around a place.
  func middle(ofGutterAt place: Int32) -> Int32 {
    let strip = strip(at: place)
    return strip.left < strip.right ? strip.left + (strip.right - strip.left) / 2 : place
  }

  func width(ofGutterAt place: Int32) -> Int32 {
    let strip = strip(at: place)
    return strip.right - strip.left
  }

  private func strip(at place: Int32) -> (left: Int32, right: Int32) {
    var left = edges.left
    var right = edges.right
    for line in lines where !line.covers(place) {
      let split = line.split(at: place)
      if let part = split.left { left = max(left, part.box.right) }
      if let part = split.right { right = min(right, part.box.left) }
    }
    return (left, right)
  }

  /// True where some lines are bold at the left alone, and some at the right alone: rows of a table are so in one column.
  private func haveStylesOfTheirOwn(besides place: Int32) -> Bool {
    var (leftAlone, rightAlone) = (0, 0)
    for line in lines where !line.covers(place) {
      let split = line.split(at: place)
      guard let left = split.left, let right = split.right else { continue }
      if left.isBold, !right.isBold { leftAlone += 1 }
      if right.isBold, !left.isBold { rightAlone += 1 }
    }
    return min(leftAlone, rightAlone) >= 2
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
    if left.areEntries, right.areEntries { return true }
    if left.areHeadedLists, right.areHeadedLists { return true }
    if left.areLinesAlone, right.areLinesAlone, haveStylesOfTheirOwn(besides: place) { return true }
    if let one = left.hangingIndent, right.hang(by: one) { return true }
    if let other = right.hangingIndent, left.hang(by: other) { return true }
    // Headings and last lines of paragraphs are short; both sides have one edge each, and lines of their own heights.
    let alone = lines.count { !$0.crosses(place) && ($0.box.right <= place || $0.box.left >= place) }
    if left.areParagraphs, right.areParagraphs || right.areCountedAlone, alone * 4 >= lines.count {
      return true
    }
    if left.areCountedAlone, right.areParagraphs, alone * 4 >= lines.count { return true }
    if let one = left.namedNumbers, let other = right.namedNumbers, one.word == other.word,
      one.numbers.count >= 3, other.numbers.count >= 3, one.numbers.countedOn == one.numbers,
      other.numbers.countedOn == other.numbers, one.numbers.last.map({ $0 + 1 }) == other.numbers.first
    {
      return true
    }
    let bare = (left: left.edgeNumbers, right: right.edgeNumbers)
    if bare.left.count >= 3, bare.right.count >= 3, bare.left.last.map({ $0 + 1 }) == bare.right.first {
      return true
    }
    let numbers = (left: left.numbers, right: right.numbers)
    // A key below them begins again, or goes on from a line across both.
    let end = right.map(\.box.bottom).max() ?? 0
    let beside = left.filter { $0.box.top < end }.numbers
    guard numbers.left.count >= 2, numbers.right.count >= 2, let last = beside.last ?? numbers.left.last,
      let next = numbers.right.first
    else { return false }
    // Questions may run across: 1 and 2, 3 and 4 …
    let pairs = zip(beside, numbers.right).count { $1 == $0 + 1 }
    if pairs >= 2, pairs * 10 >= beside.count * 8 { return true }
    if next == last + 1 || next == last + 2 && numbers.left.count >= 3 && numbers.right.count >= 3 {
      return true
    }
    // The left column may go on below the end of the right one.
    if numbers.left.last.map({ $0 + 1 == next }) == true,
      numbers.left.countedOn.count == numbers.left.count,
      numbers.right.countedOn.count == numbers.right.count
    {
      return true
    }
    // Both may count from 1, each under a heading of its own.
    let counted = (left: numbers.left.countedOn, right: numbers.right.countedOn)
    if counted.left.first == 1, counted.right.first == 1, counted.left.count >= 3, counted.right.count >= 3,
      left.medianLength >= 22, right.medianLength >= 22
    {
      return true
    }
    // A key below both columns counts from 1 again.
    let run = numbers.left.countedOn
    return run.count >= 3 && run.last.map { $0 + 1 == next } == true && numbers.right.countedOn.count >= 3
  }
}

extension ArraySlice<TextLine> {
  /// True for four lines of a number and a letter each: "91   D".
  fileprivate var areRowsOfKey: Bool {
    count == 4 && allSatisfy(\.isRowOfKey)
  }
}

extension TextLine {
  /// True for numbers and letters by turns, and nothing else: "91   D", "101 (A)   104 (A)".
  fileprivate var isRowOfKey: Bool {
    let words = self.words
    guard words.count.isMultiple(of: 2), words.count <= 20 else { return false }
    return words.enumerated().allSatisfy { place, word in
      if place.isMultiple(of: 2) { return word.text.trimmedOfPunctuation.smallNumber != nil }
      let letter = word.text.trimmedOfPunctuation
      return letter.utf8.count == 1 && letter.first?.isLetter == true
    }
  }
}

extension TextWord {
  /// True for the number of a question with its stop, which begins a column even where the words before it are spread out.
  var isNumberLabel: Bool {
    guard text.utf8.count <= 3, let last = text.last, last == "." || last == ")" else { return false }
    return text.dropLast().allSatisfy(\.isNumber) && text.utf8.count > 1
  }
}

extension TextLine {
  /// True for the numbers above the answers of a key, perhaps behind a word: "No 1 2 3 4 5".
  fileprivate var isRowOfNumbers: Bool {
    let numbers = words.map { Int($0.text) }
    let counted = numbers.first == .some(nil) ? Array(numbers.dropFirst()) : numbers
    return counted.count > 3 && counted.enumerated().allSatisfy { $1 == $0 + 1 }
  }

  /// True when a word lies over a place.
  package func covers(_ place: Int32) -> Bool {
    cells.contains { $0.words.contains { $0.box.left < place && $0.box.right > place } }
  }

  /// True when a word lies over a place, or a space that is too narrow for a gutter.
  func crosses(_ place: Int32) -> Bool {
    var end: Int32?
    for cell in cells {
      for word in cell.words {
        if word.box.left < place, word.box.right > place { return true }
        if let end, end <= place, word.box.left >= place {
          let gap = word.box.left - end
          if gap < word.size * 7 / 10 || gap < leastGutter && !word.isNumberLabel { return true }
        }
        end = word.box.right
      }
    }
    return false
  }

  /// What parts more than the words of the line are parted anyhow: those of a list may be spread out.
  var leastGutter: Int32 {
    let gaps = words.dropFirst().map(\.gapBefore).sorted()
    return gaps.count < 3 ? 0 : gaps[gaps.count / 2] * 3 / 2
  }

  /// The parts on both sides of a place.
  package func split(at place: Int32) -> (left: TextLine?, right: TextLine?) {
    var before: [TextCell] = []
    var behind: [TextCell] = []
    for cell in cells {
      let left = cell.words.filter { $0.box.right <= place }
      let right = cell.words.filter { $0.box.right > place }
      if !left.isEmpty { before.append(TextCell(left)) }
      if !right.isEmpty { behind.append(TextCell(right)) }
    }
    return (
      before.isEmpty ? nil : TextLine(page: page, cells: before, size: size),
      behind.isEmpty ? nil : TextLine(page: page, cells: behind, size: size)
    )
  }
}
