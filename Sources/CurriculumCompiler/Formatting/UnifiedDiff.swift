/// What changes from one text to another, in the unified format that `patch` and `git apply` read.
///
/// Source: POSIX.1-2017, `diff -u`, "Diff -u Output Format". Lines are matched where they occur once in both texts, and
/// so on between the matches ("patience diff", Cohen 2003), which is near-linear and never pairs unrelated brackets.
package struct UnifiedDiff {
  /// A stretch of the old text that becomes a stretch of the new one; either may be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  /// For each line of both texts a number that is the same for the same line.
  private let oldNumbers: [Int]
  private let newNumbers: [Int]

  private static let context = 3

  /// The change of a text into another.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    oldNumbers = self.old.map(number)
    newNumbers = self.new.map(number)
  }

  /// The change with the names of both files; empty when nothing changes.
  package func render(path: String) -> String {
    let changes = changes()
    guard !changes.isEmpty else { return "" }
    var text = "--- \(path)\n+++ \(path)\n"
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      text += hunk(changes[first...last])
      first = last + 1
    }
    return text
  }

  private func hunk(_ changes: ArraySlice<Change>) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.place(oldRange)) +\(Self.place(newRange)) @@\n"
    var line = oldRange.lowerBound
    for change in changes {
      for index in line..<change.old.lowerBound { text += Self.line(" ", old[index]) }
      for index in change.old { text += Self.line("-", old[index]) }
      for index in change.new { text += Self.line("+", new[index]) }
      line = change.old.upperBound
    }
    for index in line..<oldRange.upperBound { text += Self.line(" ", old[index]) }
    return text
  }

  /// The stretches that change, in order, with at least one line between two of them.
  private func changes() -> [Change] {
    var changes: [Change] = []
    var work = [Change(old: 0..<old.count, new: 0..<new.count)]
    while let whole = work.popLast() {
      let change = trimmed(whole)
      if change.old.isEmpty && change.new.isEmpty { continue }
      let matches = change.old.isEmpty || change.new.isEmpty ? [] : matchedLines(change)
      guard !matches.isEmpty else {
        changes.append(change)
        continue
      }
      var between: [Change] = []
      var (oldStart, newStart) = (change.old.lowerBound, change.new.lowerBound)
      for (oldLine, newLine) in matches {
        between.append(Change(old: oldStart..<oldLine, new: newStart..<newLine))
        (oldStart, newStart) = (oldLine + 1, newLine + 1)
      }
      between.append(Change(old: oldStart..<change.old.upperBound, new: newStart..<change.new.upperBound))
      work += between.reversed()
    }
    return changes
  }

  /// The stretch without the lines at its ends that are the same.
  private func trimmed(_ change: Change) -> Change {
    var (old, new) = (change.old, change.new)
    while !old.isEmpty, !new.isEmpty, oldNumbers[old.lowerBound] == newNumbers[new.lowerBound] {
      old = old.lowerBound + 1..<old.upperBound
      new = new.lowerBound + 1..<new.upperBound
    }
    while !old.isEmpty, !new.isEmpty, oldNumbers[old.upperBound - 1] == newNumbers[new.upperBound - 1] {
      old = old.lowerBound..<old.upperBound - 1
      new = new.lowerBound..<new.upperBound - 1
    }
    return Change(old: old, new: new)
  }

  /// Lines that occur once in each stretch, as many as stand in the same order in both.
  private func matchedLines(_ change: Change) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
    for line in change.old {
      places[oldNumbers[line], default: (line, -1, 0, 0)].oldCount += 1
    }
    for line in change.new {
      guard var place = places[newNumbers[line]] else { continue }
      (place.new, place.newCount) = (line, place.newCount + 1)
      places[newNumbers[line]] = place
    }
    let unique = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }
      .map { (old: $0.old, new: $0.new) }.sorted { $0.old < $1.old }
    return longestRisingSelection(of: unique.map(\.new)).map { unique[$0] }
  }

  /// The lines of a text with their line feeds.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = (text[start...].firstIndex(of: .lineFeed) ?? text.count - 1) + 1
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func line(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    return line.last == .lineFeed ? text : text + "\n\\ No newline at end of file\n"
  }

  /// Where a stretch is: 1-based line and count; for an empty one the line before it.
  private static func place(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound + 1)"
      : "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }
}
