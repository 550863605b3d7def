import PDFText

/// Mark schemes as lists whose labels stand in cells of their own.
extension MarkSchemeReader {
  /// Entries whose whole labels stand in cells of their own: "1 b ii)   the jelly blocks the stomata (1); …".
  func labelled(from start: Int) -> [SchemeEntry]? {
    // "(b)" below "1. (a)" goes on from it, and the label of neither is whole.
    guard document.lines.indices.dropFirst(start).count(where: { isPartAlone(document.lines[$0]) }) < 2 else {
      return nil
    }
    var entries: [SchemeEntry] = []
    var texts: [[String]] = []
    var rest = 0
    for index in document.lines.indices where index >= start {
      let line = document.lines[index]
      if rest > 0 {
        rest -= 1
        continue
      }
      if !entries.isEmpty, let count = linesOfNote(index) {
        let note = joiner.text(document.texts[index..<index + count].map { $0 })
        addGuidance(note.withoutStop, to: &entries[entries.count - 1])
        rest = count - 1
        continue
      }
      if let label = wholeLabel(line), line.cells.count > 1 {
        entries.append(SchemeEntry(number: label, place: ExtractedItem.Place(page: line.page, box: line.box)))
        var cells = line.cells.dropFirst()
        if cells.count > 1, let marks = marksInCell(cells.last, of: line) ?? marksOfAll(index) {
          entries[entries.count - 1].marks = marks
          cells.removeLast()
        }
        texts.append([cells.map(\.text).joined(separator: " ")])
      } else if !entries.isEmpty, isNote(line) {
        addGuidance(document.texts[index].withoutStop, to: &entries[entries.count - 1])
      } else if Self.namesQuestion(line) {
        continue
      } else if !entries.isEmpty, !document.isHeading(index) {
        texts[texts.count - 1].append(document.texts[index])
        if let place = entries[entries.count - 1].place, place.page == line.page {
          entries[entries.count - 1].place?.box = place.box.union(line.box)
        }
      }
    }
    let parted = entries.count { $0.number.contains("(") }
    guard entries.count >= 3, parted * 2 >= entries.count else { return nil }
    for index in entries.indices {
      let own = texts[index].filter { !isGuidance($0) }
      let areMarked = own.count > 1 && own.allSatisfy { MarkReader.trailing($0, isAtMargin: true) != nil }
      if areMarked || entries[index].marks.map({ $0 > 1 && $0 == own.count }) == true {
        // As many lines as marks, or marks behind each: each is a point.
        texts[index] = texts[index].enumerated().map { $0 == 0 || isGuidance($1) ? $1 : "; " + $1 }
      }
      read(texts[index], into: &entries[index])
      if entries[index].points.count > 1, entries[index].points.count == entries[index].marks {
        for point in entries[index].points.indices { entries[index].points[point].marks = 1 }
      }
      // Of more points some are enough: "Any two, 1 mark each".
      if let enough = texts[index].lazy.compactMap({ Self.howMany($0.lowercased()) }).first,
        entries[index].points.count > enough, let each = entries[index].points[0].marks
      {
        entries[index].marks = enough * each
      }
    }
    return entries
  }

  /// The marks in brackets at the end of an entry's first line, where no further line of it has any: those of all of them.
  private func marksOfAll(_ first: Int) -> Int? {
    func marks(_ index: Int) -> Int? {
      document.lines[index].cells.last.flatMap { $0.words.count == 1 ? MarkReader.whole($0.text) : nil }
    }
    guard let own = marks(first), own > 1 else { return nil }
    for index in document.lines.indices.dropFirst(first + 1) {
      if wholeLabel(document.lines[index]) != nil || document.isHeading(index) { break }
      if marks(index) != nil { return nil }
    }
    return own
  }

  /// True for "(b)" or "(ii)" in a cell of its own before an answer.
  private func isPartAlone(_ line: TextLine) -> Bool {
    guard line.cells.count > 1, line.cells[0].words.count == 1, let parts = compactLabel(line.cells[0].text),
      parts.count == 1, parts[0].number == nil, !parts[0].isUpper
    else { return false }
    return parts[0].style == .parentheses
  }

  /// True for a sentence that tells the marker something, or stands there in italics.
  private func isNote(_ line: TextLine) -> Bool {
    let words = line.words
    return words.last?.text.last == "."
      && (isGuidance(words.text) || words.count > 3 && words.allSatisfy(\.isItalic))
  }

  /// How many lines a note takes that goes on below itself, up to its full stop; nil for any other line.
  private func linesOfNote(_ index: Int) -> Int? {
    let line = document.lines[index]
    guard
      Self.tellsHowToMark(document.texts[index].lowercased()) || document.texts[index].hasPrefix("Credit "),
      document.texts[index].last.map({ !".:;".contains($0) }) == true
    else { return nil }
    for next in (index + 1)..<max(index + 1, min(document.lines.count, index + 4)) {
      let own = document.lines[next]
      guard own.page == line.page, wholeLabel(own) == nil, abs(own.box.left - line.box.left) < 300 else {
        return nil
      }
      if document.texts[next].last == "." { return next - index + 1 }
    }
    return nil
  }

  /// True for "Question 2 – Islam: Beliefs and practices", in bold.
  static func namesQuestion(_ line: TextLine) -> Bool {
    guard line.isBold, line.words.count > 1, line.cells.count == 1 else { return false }
    let name = line.words[0].text.lowercased()
    return (LabelWords.all.contains(name) || ExerciseNames.all.contains(name))
      && line.words[1].text.first?.isNumber == true
  }
}

extension String {
  /// Without the full stop at its end.
  var withoutStop: String { last == "." ? String(dropLast()) : self }
}
