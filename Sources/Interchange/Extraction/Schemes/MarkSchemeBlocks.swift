import PDFText

/// Mark schemes with a table of its own for each question, as Pearson's for the humanities.
extension MarkSchemeReader {
  /// The entries of tables that begin with "Question", the question's words in bold, and below it the label.
  func blocks(from start: Int) -> [SchemeEntry]? {
    var entries: [SchemeEntry] = []
    var isInLevels = false
    var isInHead = false
    for index in document.lines.indices where index >= start {
      let line = document.lines[index]
      if beginsBlock(index) {
        isInHead = true
        continue
      }
      if isInHead, let label = wholeLabel(line) {
        entries.append(SchemeEntry(number: label, place: ExtractedItem.Place(page: line.page, box: line.box)))
        (isInHead, isInLevels) = (false, false)
        continue
      }
      guard !entries.isEmpty else { continue }
      let text = document.texts[index]
      let lower = text.lowercased()
      if line.isBold {
        if lower.hasPrefix("level") { isInLevels = true }
        if lower.hasPrefix("indicative") { isInLevels = false }
        // The rest of the question's words, or the head of another part of its table.
        continue
      }
      if isInLevels || isGuidance(text) || lower.hasPrefix("answers must be credited") {
        addGuidance(text, to: &entries[entries.count - 1])
      } else if MarkReader.total(text) == nil {
        entries[entries.count - 1].answer.append(text)
        if let place = entries[entries.count - 1].place, place.page == line.page {
          entries[entries.count - 1].place?.box = place.box.union(line.box)
        }
      }
    }
    for index in entries.indices { finish(&entries[index]) }
    return entries.count >= 3 ? entries : nil
  }

  /// True for "Question   Describe one feature of …" in bold, above a line that begins with a label in bold.
  private func beginsBlock(_ index: Int) -> Bool {
    let line = document.lines[index]
    guard line.isBold, line.cells.count > 1, index + 1 < document.lines.count,
      ["question", "question number"].contains(line.cells[0].text.lowercased())
    else { return false }
    let next = document.lines[index + 1]
    return next.isBold && wholeLabel(next) != nil
  }
}
