import PDFText

/// Lists to match whose entries have room for a number before them: "_____ comet    3) a band worn around the neck".
extension MatchingExercises {
  /// An entry with room before it, and one beside it with a number or a letter.
  private struct BlankRow {
    var left: String
    /// What stands before it, where the entries are numbered.
    var number: String?
    var label: String
    var right: String
    /// Where the words of both begin.
    let edges: (left: Int32, right: Int32)
    var lines: [Int]
  }

  /// Reads such lists; numbers stand before the entries on the right alone.
  func blanks() -> Recognition? {
    var rows: [BlankRow] = []
    for (index, line) in document.lines.enumerated() {
      if let row = blankRow(index, counted: rows.count) {
        rows.append(row)
      } else if let last = rows.last, let above = last.lines.last, index == above + 1,
        line.page == document.lines[above].page, line.words.first.map({ !Self.isRoom($0) }) ?? false,
        line.box.top - document.lines[above].box.bottom < line.size,
        !InlineAnswer.isHead(line.words[0].text.lowercased().trimmedOfPunctuation)
      {
        extend(&rows[rows.count - 1], line, index)
      }
    }
    guard rows.count >= 4, rows.allSatisfy({ !$0.left.isEmpty && !$0.right.isEmpty }) else { return nil }
    var options = rows.map { ExtractedItem.Option(label: $0.label, text: $0.right) }
    var explained = Set(rows.flatMap(\.lines))
    // Further entries on the right have none beside them.
    for index in document.lines.indices.dropFirst((explained.max() ?? 0) + 1) {
      let line = document.lines[index]
      guard let label = line.words.first, line.words.count > 1, let last = rows.last,
        label.box.left > last.edges.left, label.box.left < last.edges.right + line.size,
        let part = compactLabel(label.text)?.first, part.style != .bare,
        part.number ?? part.letter == options.count + 1
      else { break }
      options.append(
        ExtractedItem.Option(
          label: part.text.trimmedOfPunctuation, text: Array(line.words.dropFirst()).text))
      explained.insert(index)
    }
    var items = rows.map { row in
      var item = ExtractedItem(
        kind: .matching, number: row.number, question: row.left, places: document.places(row.lines))
      item.command = row.left
      item.options = options
      return item
    }
    addEntriesBelowBank(&items, &explained)
    return Recognition(layout: .matching, items: items, explained: explained, coherence: 1)
  }

  /// Adds entries that count on below the lists, each with room before it, where a list of letters stands above them.
  ///
  /// "_____ 9. Led the Continental Army" below "A. Benedict Arnold  B. George Washington".
  private func addEntriesBelowBank(_ items: inout [ExtractedItem], _ explained: inout Set<Int>) {
    guard let end = explained.max(), let last = items.last?.number.flatMap({ Int($0) }) else { return }
    var added: [ExtractedItem] = []
    var taken: [Int] = []
    for index in document.lines.indices.dropFirst(end + 1) {
      let line = document.lines[index]
      if line.words.count > 2, Self.isRoom(line.words[0]),
        compactLabel(line.words[1].text)?.first?.number == last + added.count + 1
      {
        added.append(
          ExtractedItem(
            kind: .matching, number: String(last + added.count + 1),
            question: Array(line.words.dropFirst(2)).text))
        taken.append(index)
        added[added.count - 1].places = document.places([index])
      } else if taken.last == index - 1, line.label() == nil, !document.isHeading(index),
        !Self.isRoom(line.words[0]),
        line.page == document.lines[index - 1].page,
        line.box.top - document.lines[index - 1].box.bottom < line.size
      {
        added[added.count - 1].question = joiner.text([
          added[added.count - 1].question, document.texts[index],
        ])
        taken.append(index)
      }
    }
    guard added.count >= 3, let first = taken.first,
      let bank = ((end + 1)..<first).lazy.compactMap({
        BankOfLetters.find(from: $0, document, least: max(4, added.count))
      }).first
    else { return }
    for index in added.indices {
      added[index].command = added[index].question
      added[index].options = bank.options
    }
    items += added
    explained.formUnion(taken)
    explained.formUnion(bank.lines)
  }

  /// A line with room before its entry, and the next label before the one beside it.
  private func blankRow(_ index: Int, counted: Int) -> BlankRow? {
    let line = document.lines[index]
    guard line.cells.count >= 2, let room = line.words.first, Self.isRoom(room), let right = line.cells.last,
      right.words.count > 1, let label = right.words.first,
      let part = compactLabel(label.text)?.first, part.style != .bare,
      part.number ?? part.letter == counted + 1
    else { return nil }
    var left = Array(line.words.dropFirst().prefix { $0.box.left < label.box.left })
    let own = left.first.flatMap { compactLabel($0.text)?.first }
    let number = own.flatMap { $0.style == .bare || left.count < 2 ? nil : $0.number }
    if number != nil { left.removeFirst() }
    return BlankRow(
      left: left.text, number: number.map(String.init), label: part.text.trimmedOfPunctuation,
      right: Array(right.words.dropFirst()).text,
      edges: (left.first?.box.left ?? room.box.left, right.words[1].box.left), lines: [index])
  }

  /// Lets a row go on with what wraps below it, on either side.
  private func extend(_ row: inout BlankRow, _ line: TextLine, _ index: Int) {
    guard line.label() == nil, !document.isHeading(index) else { return }
    for cell in line.cells {
      if cell.box.left >= row.edges.right - 3 * line.size {
        row.right = joiner.text([row.right, cell.text])
      } else {
        row.left = joiner.text([row.left, cell.text])
      }
    }
    row.lines.append(index)
  }

  /// True for a rule to write on.
  private static func isRoom(_ word: TextWord) -> Bool {
    word.text.count >= 3 && word.text.allSatisfy { $0 == "_" }
  }
}
