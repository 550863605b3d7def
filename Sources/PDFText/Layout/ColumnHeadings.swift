extension [TextLine] {
  /// The positions of headings above both columns that begin where the left one does: "REVIEW QUESTIONS".
  ///
  /// They are larger than the text and alone in a blank band from edge to edge, which parts the columns above it from
  /// those below. Beside a heading of the left column alone the right one goes on.
  func headings(acrossBoth gutter: Int32, _ usualSize: Int32) -> Set<Int> {
    let candidates = indices.filter { place in
      let line = self[place]
      return line.size * 100 >= usualSize * 120 && line.box.right < gutter && line.words.count <= 8
    }
    guard !candidates.isEmpty else { return [] }
    // Each is asked of what comes before it and behind it; so that this is not looked for again, it is kept for all.
    let left = map { $0.box.left < gutter ? $0.box : nil }
    let ends = left.map { $0?.bottom ?? .min }.running(Swift.max)
    let fromBelow: [Int32] = left.reversed().map { $0?.top ?? .max }.running(Swift.min)
    let starts: [Int32] = fromBelow.reversed()
    let right = compactMap { $0.crosses(gutter) ? $0.box : $0.split(at: gutter).right?.box }
      .sorted { $0.top < $1.top }
    let reached = right.map(\.bottom).running(Swift.max)
    guard let last = right.last?.top, let first = right.map(\.bottom).min() else { return [] }
    return Set(
      candidates.filter { place in
        guard place > 0, place + 1 < count else { return false }
        let (box, above, below) = (self[place].box, ends[place - 1], starts[place + 1])
        guard above > .min, below < .max, below - above >= 5 * usualSize / 2, above <= box.top,
          below >= box.bottom
        else { return false }
        let before = right.count(above: below)
        return (before == 0 || reached[before - 1] <= above) && first <= above && last >= below
      })
  }
}

extension [TextLine] {
  /// Where small print begins below both columns, with a bold line at its head: a key, which does not reach the right
  /// column; the number of lines where none does.
  func foot(belowBoth gutter: Int32, _ usualSize: Int32) -> Int {
    let right = compactMap { $0.crosses(gutter) ? nil : $0.split(at: gutter).right?.box.bottom }.max()
    guard let right,
      let head = lastIndex(where: { $0.isBold && $0.words.count <= 6 && $0.box.top >= right }),
      head + 1 < count, self[head].size * 100 <= usualSize * 92,
      self[(head + 1)...].allSatisfy({
        $0.size * 100 <= usualSize * 92 && $0.box.right < gutter || $0.crosses(gutter)
      })
    else { return smallFoot(belowBoth: gutter, usualSize) }
    return head
  }

  /// The first of small lines below both columns that only happen to have room between two entries at the gutter: other
  /// entries are as far apart, as in "3 broke down   4 get up   5 takes after".
  private func smallFoot(belowBoth gutter: Int32, _ usualSize: Int32) -> Int {
    guard let last = lastIndex(where: { $0.size * 100 > usualSize * 92 }), last + 1 < count, last > 3 else {
      return count
    }
    let line = self[last + 1]
    guard self[...last].allSatisfy({ $0.box.bottom <= line.box.top }),
      let behind = line.words.first(where: { $0.box.left >= gutter })
    else { return count }
    let alike = line.words.dropFirst().count { $0.gapBefore * 10 >= behind.gapBefore * 9 }
    return alike > 3 && behind.gapBefore < 2 * line.size ? last + 1 : count
  }
}

extension [Int32] {
  /// For each number the largest, or the least, up to it.
  fileprivate func running(_ choose: (Int32, Int32) -> Int32) -> [Int32] {
    var chosen = first ?? 0
    return map { number in
      chosen = choose(chosen, number)
      return chosen
    }
  }
}

extension [Box] {
  /// How many of boxes that are sorted by their tops begin above a height.
  fileprivate func count(above height: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].top < height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [TextLine] {
  /// Where questions begin that are counted down the left column and on from the top of the right one; 0 where none are.
  ///
  /// What stands above them in words apart, as a bank of words to choose from, belongs to both columns.
  func head(aboveCounted gutter: Int32) -> Int {
    let rows = map { line in line.crosses(gutter) ? nil : line.split(at: gutter) }
    // Both may stand a little higher or lower than each other.
    guard let one = rows.firstIndex(where: { $0?.left?.leadingNumber == 1 }),
      let other = (Swift.max(0, one - 1)..<Swift.min(count, one + 2)).first(where: { place in
        (rows[place]?.right?.leadingNumber).map { $0 > 2 } == true
          && abs(self[place].box.top - self[one].box.top) < self[one].size
      }), case let first = Swift.min(one, other), first > 0, let next = rows[other]?.right?.leadingNumber
    else { return 0 }
    let counted = rows[first...].compactMap { $0?.left?.leadingNumber }.countedOn
    let divided = rows[..<first].compactMap { row -> (left: TextLine, right: TextLine)? in
      guard let left = row?.left, let right = row?.right else { return nil }
      return (left, right)
    }
    let isBank = divided.allSatisfy { row in
      row.left.leadingNumber == nil && row.right.leadingNumber == nil
        && row.left.words.last?.text.last.map { ".?!".contains($0) } == false
    }
    return counted.last.map { $0 + 1 } == next && isBank && divided.count <= 4 ? first : 0
  }
}
