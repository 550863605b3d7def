/// Finds cards that stand two in a row, each with its label above the rest: "1a … 1b …", below them "1c … 2a …".
///
/// What stands below a label belongs to its own card, so that each row of cards is two columns for itself.
struct LabelledRows {
  /// Between the cards of a row.
  let place: Int32
  /// The positions of the lines that have the labels of a row.
  let rows: Set<Int>

  /// Looks for three rows or more, or for fewer where the marks of each card say that it is one; nil where labels do not
  /// count on through all of them.
  init?(_ lines: [TextLine]) {
    var found: [(line: Int, left: Int32, right: Int32, labels: [[Int]])] = []
    for (index, line) in lines.enumerated() where line.cells.count > 1 {
      if let cards = Self.counted(line.cells) {
        found.append((index, line.box.left, cards.right, cards.labels))
        continue
      }
      guard let first = Self.label(line.cells[0]), line.cells[0].words.count == 1 else { continue }
      for cell in line.cells.dropFirst() {
        guard let second = Self.label(cell), first.lexicographicallyPrecedes(second) else { continue }
        found.append((index, line.box.left, cell.box.left, [first, second]))
        break
      }
    }
    let haveMarks = !found.isEmpty && found.allSatisfy { Self.haveMarks(lines[$0.line].cells) }
    guard found.count >= 3 || haveMarks, let edge = found.map(\.right).min(),
      let left = found.map(\.left).min(),
      found.allSatisfy({ $0.right - edge < 300 && $0.left - left < 300 })
    else { return nil }
    let labels = found.flatMap(\.labels)
    guard zip(labels, labels.dropFirst()).allSatisfy({ $0.lexicographicallyPrecedes($1) }),
      haveMarks || labels.contains(where: { $0.count > 1 })
        || found.allSatisfy({ Self.counted(lines[$0.line].cells) != nil }),
      let first = found.first?.line
    else { return nil }
    let place = edge - 50
    let body = lines[first...]
    guard body.count(where: { $0.covers(place) }) * 20 <= body.count, found.count * 4 < body.count * 3 else {
      return nil
    }
    self.place = place
    rows = Set(found.map(\.line))
  }

  /// The numbers of "Cells   Card 1   Cells   Card 2", where both cards name theirs by one word, and where the second card begins.
  private static func counted(_ cells: [TextCell]) -> (labels: [[Int]], right: Int32)? {
    guard cells.count == 2 || cells.count == 4 else { return nil }
    let half = cells.count / 2
    func number(_ cell: TextCell) -> (name: String, number: Int)? {
      guard cell.words.count == 2, cell.words[0].text.allSatisfy(\.isLetter),
        let number = cell.words[1].text.smallNumber
      else { return nil }
      return (cell.words[0].text, number)
    }
    guard let first = number(cells[half - 1]) ?? number(cells[0]),
      let second = number(cells[cells.count - 1]) ?? number(cells[half]), first.name == second.name,
      second.number == first.number + 1
    else { return nil }
    return ([[first.number], [second.number]], cells[half].box.left)
  }

  /// True for "1a   2 marks   1b   1 mark".
  private static func haveMarks(_ cells: [TextCell]) -> Bool {
    func areMarks(_ cell: TextCell) -> Bool {
      cell.words.count == 2 && Int(cell.words[0].text) != nil && cell.words[1].text.hasPrefix("mark")
    }
    return cells.count == 4 && areMarks(cells[1]) && areMarks(cells[3])
  }

  /// The label that a cell begins with; a bare number has to be all of it.
  private static func label(_ cell: TextCell) -> [Int]? {
    guard let word = cell.words.first?.text else { return nil }
    if let parts = LabelledColumns.parts(word) { return parts }
    return cell.words.count == 1 && word.utf8.count <= 2 ? Int(word).map { [$0] } : nil
  }
}
