import PDFText

/// Quizzes of authoring tools for e-learning, published as documents: the kind and the points in brackets below each question,
/// a table "Correct | Choice" with an X beside what is right, and feedback.
///
/// Source: the form that Articulate Storyline gives quizzes which are published to Word.
enum PublishedQuiz {
  /// The lines as papers print them, where at least three questions have such a line.
  static func plain(_ lines: [TextLine]) -> [TextLine] {
    let kinds = lines.indices.filter { points(lines[$0]) != nil }
    guard kinds.count >= 3 else { return lines }
    var result = Array(lines[..<kinds[0]])
    for (kind, next) in zip(kinds, kinds.dropFirst() + [lines.count]) {
      addMarks(points(lines[kind]) ?? 0, to: &result)
      // The next question begins with its number, and may have further lines.
      let end =
        next == lines.count
        ? next
        : (kind + 1..<next).last { lines[$0].isBold && lines[$0].label() != nil }
          ?? (kind + 1..<next).last { lines[$0].label()?.parts.first?.number != nil } ?? next
      result += answered(lines[(kind + 1)..<end])
      result += lines[end..<next]
    }
    return result
  }

  /// The points of "(Multiple Choice, 10 points, 1 attempt permitted)"; nil for any other line.
  private static func points(_ line: TextLine) -> Int? {
    guard let first = line.words.first?.text, first.utf8.first == 0x28, line.words.count > 4,
      line.words.last?.text == "permitted)"
    else { return nil }
    let words = line.words.map(\.text)
    return zip(words, words.dropFirst()).first { $1.hasPrefix("point") }.flatMap { Int($0.0) }
  }

  private static func addMarks(_ points: Int, to lines: inout [TextLine]) {
    guard let last = lines.indices.last, var word = lines[last].words.last else { return }
    word.text = "[\(points)]"
    (word.box.left, word.gapBefore) = (word.box.right, word.size)
    lines[last].cells.append(TextCell([word]))
  }

  /// The choices of a question with boxes before them, and the feedback on the right answer.
  private static func answered(_ lines: ArraySlice<TextLine>) -> [TextLine] {
    guard let head = lines.firstIndex(where: { $0.cells.map(\.text) == ["Correct", "Choice"] }) else {
      return Array(lines)
    }
    let edge = lines[head].cells[1].box.left
    var result: [TextLine] = Array(lines[..<head])
    var index = head + 1
    while index < lines.endIndex, let choice = choice(lines[index], edge) {
      result.append(choice)
      index += 1
    }
    // The right answer's feedback explains it; what is said of wrong ones stays behind it, with its head.
    let feedback = lines[index...].drop { $0.text == "Feedback when correct:" }
    result += feedback.prefix(1).map(explanation) + feedback.dropFirst()
    return result
  }

  private static func choice(_ line: TextLine, _ edge: Int32) -> TextLine? {
    guard let last = line.cells.last, abs(last.box.left - edge) < line.size, line.cells.count <= 2,
      line.cells.count == 1 || line.cells[0].text == "X"
    else { return nil }
    var box = last.words[0]
    box.text = line.cells.count == 2 ? "☑" : "☐"
    box.box.right = box.box.left
    box.box.left -= box.size
    var words = last.words
    words[0].gapBefore = box.size / 3
    var line = line
    line.cells = [TextCell([box] + words)]
    line.box = line.cells[0].box
    return line
  }

  private static func explanation(_ line: TextLine) -> TextLine {
    var line = line
    var head = line.cells[0].words[0]
    head.text = "Feedback:"
    head.box.right = head.box.left
    line.cells[0].words[0].gapBefore = head.size / 3
    line.cells[0] = TextCell([head] + line.cells[0].words)
    return line
  }
}
