/// Tells a table without rules from two columns of text: rows of a number, a question and its answer.
///
/// Where each entry on the right begins beside a number on the left, and beside each number one does, nothing is read down
/// the columns.
enum NumberedRows {
  /// True for lines of which both sides of a place are rows of one table.
  static func are(_ lines: [TextLine], at place: Int32) -> Bool {
    var numbered: Set<Int> = []
    var next: Int?
    var counted = 0
    var entries: Set<Int> = []
    var last: TextLine?
    let lastRow = lines.lastIndex { $0.words.first.flatMap { number($0.text) } != nil } ?? 0
    for (index, line) in lines.enumerated() {
      // A note below the table that runs across both sides is no row.
      if index > lastRow, line.covers(place) { continue }
      let parts = line.split(at: place)
      if let left = parts.left, let first = left.words.first, left.cells.count > 1 || left.words.count > 1,
        let number = number(first.text), next.map({ $0 == number }) ?? true
      {
        numbered.insert(index)
        next = number + 1
      }
      guard let right = parts.right else { continue }
      if last.map({ right.box.top - $0.box.bottom > right.size * 6 / 10 || numbered.contains(index) }) ?? true
      {
        entries.insert(index)
        if right.words.first.flatMap({ number($0.text) }) != nil { counted += 1 }
      }
      last = right
    }
    // What stands above the first row or below the last is no part of the table.
    // Two columns that are both numbered are read one after the other.
    guard numbered.count > 2, counted * 4 <= numbered.count, let first = numbered.min() else { return false }
    let own = entries.filter { $0 >= first }
    return own.count { numbered.contains($0) } == own.count && own.count * 10 >= numbered.count * 9
  }

  /// The number that a word is, with a stop or without; nil for any other word.
  private static func number(_ word: String) -> Int? {
    let digits = word.last.map { ".)".contains($0) } == true ? word.dropLast() : word[...]
    return digits.utf8.count <= 3 ? Int(digits) : nil
  }
}
