import PDFText

/// Options of which only those that are right have a sign: a tick in the margin, and nothing before the others.
enum TickedOptions {
  private static let ticks: Set<String> = ["✓", "✔", "√", "☑"]

  /// Takes such options from below a question.
  ///
  /// - Returns: The options, and which of them have a tick; nil where none has, or all, or where the rows stand at
  ///   different places.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> (
    options: [ExtractedItem.Option], ticked: [Int]
  )? {
    guard let first = rows.indices.dropFirst().first(where: { isTicked(rows[$0]) }),
      let asked = rows[..<first].lastIndex(where: { $0.joinedText.last.map { "?:…".contains($0) } == true })
    else { return nil }
    let below = rows[(asked + 1)...]
    guard (3...8).contains(below.count), !below.allSatisfy(isTicked) else { return nil }
    var texts: [String] = []
    var ticked: [Int] = []
    var left: Int32?
    for row in below {
      var words = row.flatMap(\.words)
      if isTicked(row) {
        ticked.append(texts.count)
        words.removeFirst()
      }
      guard let word = words.first, abs((left ?? word.box.left) - word.box.left) < 400 else { return nil }
      left = left ?? word.box.left
      texts.append(joiner.text([words.text]))
    }
    guard Set(texts).count == texts.count, texts.allSatisfy({ $0.count <= 90 && $0.last != "?" }) else {
      return nil
    }
    rows.removeSubrange((asked + 1)...)
    return (texts.map { ExtractedItem.Option(label: nil, text: $0) }, ticked)
  }

  private static func isTicked(_ row: [QuestionCell]) -> Bool {
    guard let cell = row.first, let word = cell.words.first, ticks.contains(word.text) else { return false }
    return cell.words.count > 1 || row.count > 1
  }
}
