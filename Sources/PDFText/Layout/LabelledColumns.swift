/// Finds the gutter of columns by the labels that count on from the left column to the right one.
///
/// Keys and mark schemes in two columns have lines too short, and marks too close to the next column, for a gutter to be
/// seen; but "1(a) … 2(b)" on the left and "3(a) … 5(c)" on the right are no table.
struct LabelledColumns {
  let lines: [TextLine]

  /// A label by its numbers, letters and Roman numerals: 1(b)(ii) is 1, 2, 2.
  private struct Label {
    let parts: [Int]
    let left: Int32
    let right: Int32
    let line: Int
  }

  /// Where the right column begins; nil where no labels count on from one column to the next.
  func left() -> Int32? {
    guard lines.count >= 4, let edge = lines.map(\.box.left).min(), let end = lines.map(\.box.right).max()
    else { return nil }
    var labels: [Label] = []
    for (index, line) in lines.enumerated() {
      for (place, word) in line.words.enumerated()
      where place == 0 || word.gapBefore * 10 > word.size * 3 {
        if let parts = Self.parts(word.text), parts != [0] {
          labels.append(Label(parts: parts, left: word.box.left, right: word.box.right, line: index))
        }
      }
    }
    // Below both columns a key may count from 1 again.
    var first: [Label] = []
    var limit = lines.count
    for label in labels where label.left - edge < 600 {
      if let last = first.last, !last.parts.lexicographicallyPrecedes(label.parts) {
        limit = label.line
        break
      }
      first.append(label)
    }
    guard first.count >= 2, let last = first.last else { return nil }
    labels.removeAll { $0.line >= limit }
    let width = end - edge
    let others = labels.filter { ($0.left - edge) * 100 > width * 35 && ($0.left - edge) * 100 < width * 70 }
    for label in others {
      // Numbers may be set flush right: 10 begins before 9, and ends where it does.
      let column = others.filter { abs($0.left - label.left) < 300 || abs($0.right - label.right) < 100 }
      guard column.count >= 2, Self.rise(column), let next = column.first,
        last.parts.lexicographicallyPrecedes(next.parts), last.parts[0] + 2 >= next.parts[0]
      else { continue }
      let place = (column.map(\.left).min() ?? 0) - 50
      // A title may stand above both columns, and a key below them.
      let body = lines[min(first[0].line, next.line)..<limit]
      let crossing = body.count { line in
        line.words.contains { $0.box.left < place && $0.box.right > place }
      }
      if crossing * 100 <= body.count * 15 || crossing <= 1 { return place }
    }
    return nil
  }

  private static func rise(_ labels: [Label]) -> Bool {
    zip(labels, labels.dropFirst()).allSatisfy { $0.parts.lexicographicallyPrecedes($1.parts) }
  }

  /// The parts of "3.", "4)", "Q5", "A5:", "1.2.3", "2(b)(i)" or "2b"; nil for a bare number and any other word.
  static func parts(_ text: String) -> [Int]? {
    guard text.utf8.count <= 12 else { return nil }
    var rest = text[...]
    var isMarked = false
    if let first = rest.first, "QA".contains(first) {
      rest.removeFirst()
      isMarked = true
    }
    var parts: [Int] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), digits.count <= 2, parts.isEmpty || isMarked {
        parts.append(number)
        rest.removeFirst(digits.count)
      } else if parts.isEmpty {
        return nil
      }
      guard let sign = rest.first else { break }
      if !isMarked, rest.utf8.count == 1, let letter = value(rest) { return parts + [letter] }
      isMarked = true
      rest.removeFirst()
      if sign == "(" {
        let letters = rest.prefix { $0 != ")" }
        guard let value = value(letters), rest.count > letters.count else { return nil }
        parts.append(value)
        rest.removeFirst(letters.count + 1)
      } else if sign == ":" ? !rest.isEmpty : sign != "." && sign != ")" {
        return nil
      }
    }
    return isMarked && !parts.isEmpty ? parts : nil
  }

  private static let numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

  private static func value(_ letters: Substring) -> Int? {
    if let place = numerals.firstIndex(of: String(letters)) { return place + 1 }
    guard letters.utf8.count == 1, let byte = letters.utf8.first, (0x61...0x7A).contains(byte) else {
      return nil
    }
    return Int(byte) - 0x60
  }
}
