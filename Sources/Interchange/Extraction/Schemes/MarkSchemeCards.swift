import PDFText

/// Mark schemes whose labels stand with their marks above what is marked: "1a   2 marks", below it a line for each point.
extension MarkSchemeReader {
  /// The entries; nil where there are not three such heads, or one of them has nothing below it.
  func cards(from start: Int) -> [SchemeEntry]? {
    let heads = document.lines.indices.filter { $0 >= start && marksOfHead(document.lines[$0]) != nil }
    guard heads.count >= 3 else { return nil }
    var entries: [SchemeEntry] = []
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1] : document.lines.count
      guard var entry = entry(head, below: head + 1..<end) else { return nil }
      entry.marks = marksOfHead(document.lines[head])
      if let marks = entry.marks, marks == entry.points.count {
        for index in entry.points.indices { entry.points[index].marks = 1 }
      }
      entries.append(entry)
    }
    return Set(entries.map(\.number)).count == entries.count ? entries : nil
  }

  /// The marks of a line that is a label and marks, and nothing else.
  private func marksOfHead(_ line: TextLine) -> Int? {
    guard line.cells.count == 2, wholeLabel(line) != nil else { return nil }
    let text = line.cells[1].text
    return text.contains(where: \.isLetter) || text.first == "[" || text.first == "("
      ? MarkReader.whole(text) : nil
  }

  private func entry(_ head: Int, below lines: Range<Int>) -> SchemeEntry? {
    guard let label = wholeLabel(document.lines[head]) else { return nil }
    let edge = document.lines[head].box.left
    // Where points are set in, what stands at the edge tells how to mark.
    let areSetIn = lines.contains { document.lines[$0].box.left > edge + 800 }
    let full = lines.map { document.lines[$0].box.right }.max() ?? 0
    var entry = SchemeEntry(number: label)
    var points: [String] = []
    var wasNote = false
    for index in lines where !document.isHeading(index) {
      let (line, text) = (document.lines[index], document.texts[index])
      // Beside points with bullets "Accept: creep" may be set in, too.
      let isNote =
        areSetIn
        ? line.box.left <= edge + 800
          || isGuidance(text) && !Self.isAdvice(text) && text.withoutBullet == text
        : isGuidance(text)
      let goesOn = index > lines.lowerBound && isFull(document.lines[index - 1], line, full)
      if isNote {
        if goesOn, wasNote, let last = entry.notes.popLast() {
          entry.notes.append(joiner.text([last, text]))
        } else {
          entry.notes.append(text)
        }
      } else if goesOn, !wasNote, let last = points.popLast() {
        points.append(joiner.text([last, text]))
      } else {
        points.append(text.withoutBullet)
      }
      wasNote = isNote
      if entry.place?.page == line.page, let box = entry.place?.box {
        entry.place?.box = box.union(line.box)
      } else if entry.place == nil {
        entry.place = ExtractedItem.Place(page: line.page, box: line.box)
      }
    }
    let notes = entry.notes
    entry.notes = []
    for note in notes { addGuidance(note, to: &entry) }
    guard !points.isEmpty else { return nil }
    entry.answer = points
    if points.count > 1 { entry.points = points.map { ExtractedItem.Point(text: $0) } }
    return entry
  }

  /// True where the first word of a line had no room at the end of the one above.
  private func isFull(_ above: TextLine, _ line: TextLine, _ right: Int32) -> Bool {
    guard let first = line.words.first, above.page == line.page else { return false }
    return line.words.first?.text.first?.isLowercase == true
      && above.box.right + (first.box.right - first.box.left) + above.size / 4 > right
  }
}
