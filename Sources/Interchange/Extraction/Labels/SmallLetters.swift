import PDFText

/// Small letters without any mark that name options: "a   im Restaurant", or "a macht   b geht   c ist" in a row.
enum SmallLetters {
  /// The rows and cells that begin with such, each a pair of positions.
  static func find(_ rows: [[QuestionCell]]) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for (place, row) in rows.enumerated() {
      let cells = row.indices.filter { letter(row[$0]) != nil && row[$0].words.count > 1 }
      let letters = cells.compactMap { letter(row[$0]) }
      guard letters.count >= 3, letters.first == 1, countsOn(letters) else { continue }
      for cell in cells { found.insert([place, cell]) }
    }
    // Below each other, each in a cell of its own.
    let alone = rows.indices.filter {
      rows[$0].count > 1 && rows[$0][0].words.count == 1 && letter(rows[$0][0]) != nil
    }
    let letters = alone.compactMap { letter(rows[$0][0]) }
    if letters.count >= 3, letters.first == 1, countsOn(letters),
      let left = alone.first.map({ rows[$0][0].left }),
      alone.allSatisfy({ abs(rows[$0][0].left - left) < 400 })
    {
      for row in alone { found.insert([row, 0]) }
    }
    return found
  }

  /// The place of the letter in the alphabet that a cell begins with; nil for any other cell.
  private static func letter(_ cell: QuestionCell) -> Int? {
    guard let text = cell.words.first?.text, text.utf8.count == 1, let byte = text.utf8.first,
      (0x61...0x68).contains(byte)
    else { return nil }
    return Int(byte) - 0x60
  }

  private static func countsOn(_ letters: [Int]) -> Bool {
    zip(letters, letters.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }
}
