import PDFText

/// Options with boxes to tick in place of letters.
extension OptionReader {
  /// A box with a cross is one to put a cross in where all boxes are so: "⊠ A", on papers of Pearson Edexcel.
  static let open: Set<Character> = ["☐", "□", "❏", "❑", "▢", "○", "◯", "⃝", "⬜", "◻", "❍", "⚪", "⊠"]
  static let ticked: Set<Character> = ["☑", "☒", "✓", "✔", "√", "■", "●", "⬛", "◉", "✗", "✘"]

  /// A row without bullets that stand before boxes to tick: "• ☐ April".
  private static func withoutBullets(_ row: [QuestionCell]) -> [QuestionCell] {
    guard let bullet = row.first?.words.first?.text, bullet.count == 1,
      bullet.first.map(Bullets.marks.contains) == true
    else { return row }
    var row = row
    let isAlone = row[0].words.count == 1
    let next = isAlone ? row.dropFirst().first?.words.first : row[0].words[1]
    guard let box = next?.text.first, !box.isASCII, open.contains(box) || ticked.contains(box) else {
      return row
    }
    if isAlone { row.removeFirst() } else { row[0].words.removeFirst() }
    return row
  }

  private static func isMark(_ word: TextWord) -> Bool {
    guard word.text.utf8.first.map({ $0 >= 0x80 }) == true, let first = word.text.first else { return false }
    return open.contains(first) || ticked.contains(first)
  }

  func boxed(_ rows: [[QuestionCell]]) -> FoundOptions? {
    guard rows.contains(where: { $0.contains { $0.words.contains(where: Self.isMark) } }) else { return nil }
    var options: [ExtractedItem.Option] = []
    var ticked: [Int] = []
    var stem: [[QuestionCell]] = []
    var openCount = 0
    for cells in rows.map(Self.withoutBullets) {
      var isStem = options.isEmpty
      var before: [QuestionCell] = []
      for cell in cells {
        var words: [String] = []
        for (place, word) in cell.words.enumerated() {
          let first = word.text.first ?? " "
          guard Self.isMark(word), word.text.count <= 2 || Self.open.contains(first) else {
            words.append(word.text)
            continue
          }
          if !isStem, !words.isEmpty, let last = options.indices.last {
            options[last].text = joiner.text([options[last].text, words.joined(separator: " ")])
          }
          if isStem, place > 0 {
            before.append(cell)
            before[before.count - 1].words = Array(cell.words[..<place])
          }
          words = word.text.count > 1 ? [String(word.text.dropFirst())] : []
          isStem = false
          if Self.ticked.contains(first) { ticked.append(options.count) } else { openCount += 1 }
          options.append(ExtractedItem.Option(label: nil, text: ""))
        }
        if !isStem, !words.isEmpty, let last = options.indices.last {
          options[last].text = joiner.text([options[last].text, words.joined(separator: " ")])
        }
        if isStem { before.append(cell) }
      }
      // "The Moon has no light of its own.   ☐ true ☐ false", but not the word that names the boxes.
      if !before.isEmpty, stem.isEmpty || isStem || !InlineAnswer.isHead(before[0].words[0].text) {
        stem.append(before)
      }
    }
    // Ticks and crosses by turns: the crosses are before what is wrong.
    let crosses: Set<Character> = ["✗", "✘", "☒"]
    let marks = rows.flatMap { $0 }.flatMap(\.words).compactMap(\.text.first).filter(Self.ticked.contains)
    if openCount == 0, marks.count == options.count, marks.contains(where: crosses.contains),
      marks.contains(where: { !crosses.contains($0) })
    {
      ticked = marks.indices.filter { !crosses.contains(marks[$0]) }
      openCount = options.count - ticked.count
    }
    var texts = options.map(\.text)
    for option in OptionRemarks.take(from: &texts) where !ticked.contains(option) { ticked.append(option) }
    for place in options.indices { options[place].text = texts[place] }
    Self.takeLetters(from: &options)
    guard options.count >= 2, openCount >= 1, options.allSatisfy({ !$0.text.isEmpty }) else { return nil }
    return FoundOptions(options: options, stem: stem, ticked: ticked, isUnlettered: true)
  }
}
