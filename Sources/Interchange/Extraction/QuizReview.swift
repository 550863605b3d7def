import PDFText

/// Takes what a quiz tool writes beside each question out of a printed review.
///
/// Moodle prints "Question 3", whether it was answered rightly, "Mark 0.50 out of 1.00" and "Flag question"; below the
/// options it tells what was answered, and in "The correct answer is: …" what would have been right.
///
/// Source: the English strings of Moodle's question engine, moodle/question/lang/en/question.php.
enum QuizReview {
  private static let states: Set<String> = [
    "correct", "incorrect", "partially correct", "not answered", "not yet answered", "complete",
    "answer saved",
    "flag question", "remove flag", "edit question",
  ]
  private static let told: Set<String> = [
    "select one", "select one or more", "your answer is correct", "your answer is incorrect",
    "your answer is partially correct",
  ]

  /// The lines of a document, those of a review without what is no part of its questions.
  static func withoutNotes(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.filter { place in
      isHead(lines[place]) && lines[place...].dropFirst().prefix(4).contains(where: isMark)
    }
    guard heads.count >= 2 else { return lines }
    var result = Array(lines[..<heads[0]])
    for (head, end) in zip(heads, heads.dropFirst() + [lines.count]) {
      let block = lines[head..<end]
      let isCorrected = block.contains { $0.text.lowercased().hasPrefix("the correct answer") }
      var room: Int32?
      for line in block {
        let text = line.text.lowercased()
        let bare = text.trimmedOfPunctuation
        if states.contains(bare) || told.contains(bare) || isMark(line) { continue }
        // The right answer takes the place of what was answered; far below the question it would not be seen.
        if isCorrected, text.hasPrefix("answer:") {
          room = line.box.top
        } else if let top = room, text.hasPrefix("the correct answer"), top < line.box.top {
          result.append(line.moved(by: top - line.box.top))
          room = nil
        } else {
          result.append(line)
        }
      }
    }
    return result
  }

  private static func isHead(_ line: TextLine) -> Bool {
    let words = line.words
    return words.count == 2 && words[0].text == "Question" && Int(words[1].text) != nil
  }

  /// True for "Mark 1.00 out of 2.00" and "Marked out of 2.00".
  private static func isMark(_ line: TextLine) -> Bool {
    let words = line.words.map { $0.text.lowercased() }
    guard words.count >= 4, words[0] == "mark" || words[0] == "marked", let last = words.last else {
      return false
    }
    return words.suffix(3).dropLast() == ["out", "of"] && Double(last.replacing(",", with: ".")) != nil
  }
}

extension TextLine {
  /// The same line higher or lower on its page.
  fileprivate func moved(by distance: Int32) -> TextLine {
    let cells = cells.map { cell in
      TextCell(
        cell.words.map { word in
          var word = word
          word.box.top += distance
          word.box.bottom += distance
          return word
        })
    }
    var line = TextLine(page: page, cells: cells, size: size)
    line.column = column
    (line.columnLeft, line.columnRight) = (columnLeft, columnRight)
    return line
  }
}
