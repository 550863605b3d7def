import PDFText

/// Reads questions that stand as bullets, without numbers: those for a discussion, as a rule.
struct BulletedQuestions {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var section: String?
    var bulletCount = 0
    var index = 0
    while index < document.lines.count {
      if document.isHeading(index) { section = document.texts[index] }
      guard let first = document.lines[index].words.first, isBullet(first),
        document.lines[index].words.count > 1
      else {
        index += 1
        continue
      }
      let start = index
      let edge = document.lines[start].words[1].box.left
      index += 1
      while index < document.lines.count, goesOn(index, start, edge) { index += 1 }
      bulletCount += 1
      let content = QuestionLines(
        (start..<index).map { ($0, $0 == start ? 1 : 0) }, document, marksBefore: nil)
      let text = content.text(joiner)
      guard Asking.worth(text) >= 0.9 || Wording.hasContext(text) else { continue }
      var item = ExtractedItem(kind: .short, question: text, places: content.places)
      (item.context, item.command) = Wording.split(text)
      item.marks = content.marks
      item.section = section
      items.append(item)
      explained.formUnion(start..<index)
    }
    // Notes tell what to do, too, but ask little.
    guard items.count >= 3, items.count * 10 >= bulletCount * 7,
      items.count(where: { $0.question.contains("?") }) * 2 > items.count
    else { return nil }
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.8)
  }

  private func isBullet(_ word: TextWord) -> Bool {
    word.text.count == 1 && word.text.first.map(Bullets.marks.contains) == true && word.text != "*"
      && word.text != "–"
  }

  /// True for a line that goes on from a bullet: set in as its text is, close below the line before.
  private func goesOn(_ index: Int, _ start: Int, _ edge: Int32) -> Bool {
    let (line, above) = (document.lines[index], document.lines[index - 1])
    guard let first = line.words.first, !isBullet(first), !document.isHeading(index), line.page == above.page,
      line.column == above.column
    else { return false }
    return abs(line.box.left - edge) < 800 && line.box.top - above.box.bottom < line.size
      && index - start < 12
  }
}
