import PDFText

extension QuestionLines {
  /// Takes a last paragraph that asks nothing from behind one that does, where labels stand on lines of their own: it
  /// leads to the next question.
  mutating func takeLeadingParagraph(_ document: DocumentLines) {
    guard leading.isEmpty, rows.count > 1 else { return }
    let starts = rows.indices.dropFirst().filter { row in
      guard let above = rows[row - 1].first, let here = rows[row].first else { return false }
      let (one, other) = (document.lines[above.line], document.lines[here.line])
      return one.page == other.page && other.box.top - one.box.top > document.pitch * 5 / 4
    }
    guard let start = starts.last else { return }
    func asks(_ range: Range<Int>) -> Bool {
      let text = rows[range].map(\.joinedText).joined(separator: " ")
      return Asking.worth(text) >= 0.9 || Wording.hasContext(text)
    }
    guard asks(0..<start), !asks(start..<rows.count), rows[start].first?.text.first?.isUppercase == true,
      !InlineAnswer.isHead(rows[start].first?.words.first?.text ?? ""),
      compactLabel(rows[start].first?.words.first?.text ?? "")?.first?.letter == nil,
      // What is set in below the question belongs to it: options, as a rule.
      rows[start][0].left <= rows[0][0].left + 500,
      // So does the last of them, "E 72" below "D 60".
      !Self.goesOn(rows[start], behind: rows[start - 1])
    else { return }
    leading = Array(rows[start...])
    rows.removeSubrange(start...)
  }

  /// True for rows that begin with letters of which one comes behind the other.
  private static func goesOn(_ row: [QuestionCell], behind above: [QuestionCell]) -> Bool {
    guard let one = above.first?.words.first?.text.utf8, let other = row.first?.words.first?.text.utf8,
      one.count == 1, other.count == 1, let first = one.first, let next = other.first
    else { return false }
    return next == first + 1 && (0x41...0x5A).contains(first)
  }
}
