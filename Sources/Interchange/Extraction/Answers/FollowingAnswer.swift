import PDFText

/// Answers that nothing but the end of a line parts from their questions: "May I eat here?", and below it "No, but …".
enum FollowingAnswer {
  /// Takes the rows behind the question mark; nil where they may belong to the question.
  static func take(from rows: inout [[QuestionCell]], _ document: DocumentLines, _ joiner: LineJoiner)
    -> String?
  {
    guard let asked = rows.firstIndex(where: { $0.joinedText.hasSuffix("?") }), asked + 1 < rows.count,
      let next = rows[asked + 1].first?.words.first, let last = rows[asked].last?.words.last,
      let line = rows[asked].last.map({ document.lines[$0.line] })
    else { return nil }
    let rest = rows[(asked + 1)...]
    // The line has room for the next word, and ends all the same.
    let width = next.box.right - next.box.left
    guard last.box.right + width + last.size < line.columnRight, rest.allSatisfy({ $0.count == 1 }),
      !rest.contains(where: { $0.joinedText.contains("?") || Bullets.isBullet($0) }),
      let first = next.text.first, first.isUppercase || first.isNumber || "“‘\"'«".contains(first),
      !Asking.isOrder(next.text), compactLabel(next.text) == nil,
      let end = rest.last?.joinedText.last, rest.count == 1 || ".!)”’\"»".contains(end)
    else { return nil }
    let answer = joiner.text(rest.map(\.joinedText)).withoutLeaders
    guard answer.contains(where: { $0.isLetter || $0.isNumber }), !StyledAnswer.isHelp(answer),
      MarkReader.whole(answer) == nil
    else {
      return nil
    }
    rows.removeSubrange((asked + 1)...)
    return answer
  }
}
