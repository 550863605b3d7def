import PDFText

/// Reads cards to cut out: terms in the cells of a row, each with its meaning in the lines below it.
///
/// The terms stand out: in bold or large letters, or in those of a script that their meanings are not written in.
struct TermGrid {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var heads = 0
    var index = 0
    let areBelowReadings = standBelowReadings
    while index < document.lines.count {
      let head = document.lines[index]
      guard standsOut(index), head.cells.count > 1, head.cells.allSatisfy({ $0.words.count <= 5 }),
        // "2.    Definitions" heads a section, and "Term | Definition" a table.
        compactLabel(head.cells[0].text)?.first?.number == nil,
        head.cells.contains(where: { WordTableReader.role(named: $0.text) == nil })
      else {
        index += 1
        continue
      }
      let start = index
      index += 1
      var below: [Int] = []
      while index < document.lines.count, !standsOut(index),
        document.lines[index].page == head.page
      {
        below.append(index)
        index += 1
      }
      // What stands right above the next row of words says how these sound.
      if areBelowReadings, index < document.lines.count, document.lines[index].page == head.page,
        !below.isEmpty
      {
        below.removeLast()
      }
      // What is numbered below a row of bold words are the questions of a paper, whose letterhead it is.
      guard below.count(where: { document.labels[$0]?.parts.first?.number != nil }) < 2 else { continue }
      var (found, lost) = cards(head, below)
      guard found.count == head.cells.count else { continue }
      if areBelowReadings {
        for (column, words) in parts(of: document.lines[start - 1], below: head.cells.map(\.box)).enumerated()
        {
          found[column].details[WordTableReader.Role.pronunciation.rawValue] = words.text
        }
        explained.insert(start - 1)
      }
      heads += 1
      items += found
      explained.formUnion([start] + below)
      explained.subtract(lost)
    }
    // One row of bold words above columns heads a table.
    guard items.count >= 4, explained.count >= 4, heads > 1 else { return nil }
    // Terms in another script than all that stands below them are no columns of a table.
    let areForeign = items.allSatisfy { isForeign($0.question) && !isForeign($0.answer ?? "") }
    return Recognition(
      layout: .terms, items: items, explained: explained, coherence: areForeign ? 1 : 0.9)
  }

  /// True where a line of as many cells stands right above each row of words, in the middle of the same columns: "ài" above
  /// "爱".
  private var standBelowReadings: Bool {
    let rows = document.lines.indices.filter { standsOut($0) && document.lines[$0].cells.count > 1 }
    guard rows.count > 1 else { return false }
    return rows.allSatisfy { row in
      guard row > 0, !standsOut(row - 1), document.lines[row - 1].page == document.lines[row].page else {
        return false
      }
      let (above, own) = (document.lines[row - 1], document.lines[row])
      return above.cells.count == own.cells.count
        && zip(above.cells, own.cells).allSatisfy { abs($0.box.centerX - $1.box.centerX) < own.size / 2 }
        && own.box.top - above.box.bottom < own.size
    }
  }

  private func standsOut(_ index: Int) -> Bool {
    let line = document.lines[index]
    return line.isBold || line.size * 100 >= document.bodySize * 150 || isForeign(document.texts[index])
  }

  /// True where most letters are of another script than the Latin one.
  private func isForeign(_ text: String) -> Bool {
    let letters = LetterCounts(text)
    return letters.others * 2 > letters.all
  }

  /// A card for each cell of a row of terms that has words below it, and the lines with words that stand on none.
  private func cards(_ head: TextLine, _ below: [Int]) -> (items: [ExtractedItem], lost: [Int]) {
    let columns = head.cells.map(\.box)
    var texts = [[String]](repeating: [], count: columns.count)
    var boxes = columns
    var lost: [Int] = []
    for line in below {
      let parts = parts(of: document.lines[line], below: columns)
      if parts.reduce(0, { $0 + $1.count }) < document.lines[line].words.count { lost.append(line) }
      for (column, words) in parts.enumerated() where !words.isEmpty {
        texts[column].append(words.text)
        boxes[column] = words.reduce(boxes[column]) { $0.union($1.box) }
      }
    }
    let items = columns.indices.compactMap { column -> ExtractedItem? in
      guard !texts[column].isEmpty else { return nil }
      var item = ExtractedItem(
        kind: .definition, question: head.cells[column].text,
        places: [ExtractedItem.Place(page: head.page, box: boxes[column])])
      // "苹果, píngguǒ, apple": how a word sounds stands between it and its meaning.
      if isForeign(item.question), texts[column].count == 2 {
        let isTurned = share(ofWords: texts[column][0]) > share(ofWords: texts[column][1])
        item.details[WordTableReader.Role.pronunciation.rawValue] = texts[column].remove(at: isTurned ? 1 : 0)
      }
      item.answer = joiner.text(texts[column])
      if isForeign(item.question) { item.kind = .vocabulary }
      return item
    }
    return (items, lost)
  }

  /// The words of a line card by card, by where they begin, or by their middles where cards are centred.
  private func parts(of line: TextLine, below columns: [Box]) -> [[TextWord]] {
    var words = [[TextWord]](repeating: [], count: columns.count)
    let centred = line.cells.map { cell in
      columns.firstIndex { abs($0.centerX - cell.box.centerX) < line.size / 2 }
    }
    if centred.allSatisfy({ $0 != nil }) {
      for (cell, column) in zip(line.cells, centred) { if let column { words[column] += cell.words } }
      return words
    }
    for word in line.words {
      guard let column = columns.lastIndex(where: { $0.left <= word.box.left + 300 }) else { continue }
      words[column].append(word)
    }
    return words
  }

  /// What part of the words of a text are known ones, 0...1.
  private func share(ofWords text: String) -> Double {
    let words = text.lowercased().split(separator: " ").map { String($0).trimmedOfPunctuation }
    return words.isEmpty ? 0 : Double(words.count(where: joiner.isWord)) / Double(words.count)
  }
}
