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

extension [ExtractedItem] {
  /// Takes ticks off the ends of options, where some have one and others none; those are right that have one.
  mutating func takeTicksOffOptions() {
    for index in indices {
      let options = self[index].options
      let ticked = options.indices.filter {
        options[$0].text.hasSuffix(" ✓") || options[$0].text.hasSuffix(" ✔")
      }
      guard !ticked.isEmpty, ticked.count < options.count else { continue }
      for place in ticked {
        self[index].options[place].text = String(options[place].text.dropLast(2)).trimmed
      }
      let chosen = ticked.map { self[index].options[$0] }
      let text = chosen.map(\.text).joined(separator: "\n")
      // Where something else is the answer, a person has to see that a tick says otherwise.
      if let answer = self[index].answer, answer != text, !answer.hasSuffix("✓"), !answer.hasSuffix("✔") {
        self[index].leftOut += ticked.map { options[$0].text }
        continue
      }
      self[index].answerLabels = chosen.compactMap(\.label)
      self[index].answer = text
      self[index].kind = chosen.count > 1 ? .multiChoice : .choice
      self[index].answerPlace = self[index].answerPlace ?? self[index].places.first
    }
  }
}
