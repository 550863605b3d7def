import PDFText

/// Running text behind a question that is set further in: the text of a chapter goes on below its exercise.
struct TextOutside {
  private let document: DocumentLines
  /// Whether questions hang behind their labels, so that nothing of theirs begins further left.
  private let hang: Bool

  /// - Parameter excluded: The lines of keys.
  init(_ document: DocumentLines, _ chain: LabelChain, _ excluded: Set<Int>) {
    self.document = document
    var (hanging, others) = (0, 0)
    var followed = 0
    for (place, member) in chain.members.enumerated() {
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : document.lines.count
      let own = document.lines[member.line]
      if member.line + 1 < next {
        let line = document.lines[member.line + 1]
        let isLabelAlone = own.words.count == member.label.wordCount
        if line.page == own.page, line.column == own.column, document.labels[member.line + 1] == nil,
          isLabelAlone || !Self.ends(document.texts[member.line])
        {
          if line.box.left >= own.box.left - 200 { hanging += 1 } else { others += 1 }
        }
      }
      if (member.line + 1..<max(member.line + 1, next)).contains(where: {
        !excluded.contains($0) && Self.isOutside($0, of: own, document)
      }) {
        followed += 1
      }
    }
    // Where most questions have such text below them, it answers them.
    hang = hanging > 0 && others == 0 && followed * 10 < chain.members.count * 7
  }

  /// True for the first line of a paragraph that begins further left than the label of the question above it.
  func begins(_ line: Int, behind member: Int) -> Bool {
    hang && Self.isOutside(line, of: document.lines[member], document)
  }

  private static func isOutside(_ line: Int, of own: TextLine, _ document: DocumentLines) -> Bool {
    let here = document.lines[line]
    let above = document.lines[line - 1]
    guard document.labels[line] == nil, here.column == own.column, here.cells.count == 1,
      here.words.count > 5, here.words[0].text.first?.isUppercase == true,
      here.page == own.page || here.page == own.page + 1,
      above.page != here.page || above.column != here.column || ends(document.texts[line - 1])
        || above.words.count < 6,
      InlineAnswer.nameLength(here.words) == nil, !InlineAnswer.isHead(here.words[0].text)
    else { return false }
    let edge = own.box.left - own.columnLeft
    func isLeft(_ line: TextLine, by distance: Int32) -> Bool {
      line.box.left - line.columnLeft + distance < edge
    }
    if isLeft(here, by: 700) { return true }
    // The first line of a paragraph is set in, the next is not.
    guard isLeft(here, by: -300), line + 1 < document.lines.count, document.labels[line + 1] == nil else {
      return false
    }
    let next = document.lines[line + 1]
    return next.page == here.page && next.column == here.column && isLeft(next, by: 700)
      && next.box.top - here.box.bottom < here.size
  }

  /// True for a text whose last sentence has ended.
  private static func ends(_ text: String) -> Bool { text.last.map { ".?!:)]”’\"".contains($0) } ?? false }
}
