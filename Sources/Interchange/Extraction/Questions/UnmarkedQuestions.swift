import PDFText

/// Reads lists of questions without numbers and without marks, as browsers print them: the dots before entries are drawn,
/// and no characters.
struct UnmarkedQuestions {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var entries: [Range<Int>] = []
    var sections: [String?] = []
    var section: String?
    for index in document.lines.indices {
      if document.isHeading(index) {
        section = document.texts[index]
        continue
      }
      guard document.labels[index] == nil, document.lines[index].cells.count == 1 else { return nil }
      if let last = entries.last, last.upperBound == index, goesOn(index) {
        entries[entries.count - 1] = last.lowerBound..<index + 1
      } else {
        entries.append(index..<index + 1)
        sections.append(section)
      }
    }
    // Who speaks stands before the lines of a dialogue, and gaps are to be filled in.
    let others = entries.count { entry in
      document.lines[entry.lowerBound].words.first?.text.last == ":"
        || entry.contains { document.texts[$0].contains("___") }
    }
    guard entries.count >= 6, others * 5 < entries.count else { return nil }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for (place, entry) in entries.enumerated() {
      let content = QuestionLines(entry.map { ($0, 0) }, document, marksBefore: nil)
      let text = content.text(joiner)
      guard text.last == "?" || Asking.worth(text) >= 0.9 || Asking.hasPoliteOrder(text) else { continue }
      var item = ExtractedItem(kind: .short, question: text, places: content.places)
      (item.context, item.command) = Wording.split(text)
      item.section = sections[place]
      item.reviews.append("neither a number nor a mark stands before it")
      items.append(item)
      explained.formUnion(entry)
    }
    // Nothing but their words says that these are questions: nearly all have to ask, and be of a few lines.
    guard items.count * 10 >= entries.count * 8,
      items.count(where: { $0.question.contains("?") }) * 2 > items.count,
      entries.allSatisfy({ $0.count <= 4 })
    else { return nil }
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.7)
  }

  /// True for a line that goes on from the one above: one that ended in no sentence, or before which nothing begins.
  private func goesOn(_ index: Int) -> Bool {
    let (line, above) = (document.lines[index], document.lines[index - 1])
    guard line.page == above.page, line.column == above.column,
      line.box.top - above.box.bottom < line.size, abs(line.box.left - above.box.left) < 300
    else { return false }
    let ends = document.texts[index - 1].last.map { ".?!:".contains($0) } == true
    return !ends || line.words.first?.text.first?.isLowercase == true
  }
}
