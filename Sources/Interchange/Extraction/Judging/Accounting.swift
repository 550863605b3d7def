import PDFText

/// Finds the words of a document that became part of nothing.
///
/// Where a reading loses a line, as the second of an option or of an entry in a column, what it lost stands between its
/// items. Every cell of the lines that items stand on should stand in one of their texts, as letters one behind the other.
struct Accounting {
  /// Places of cells that no item has, page by page.
  private var lost: [Int: [Box]] = [:]

  init(_ recognition: Recognition, _ document: DocumentLines) {
    let texts = Self.texts(recognition.items)
    var counts: [String: Int] = [:]
    for index in recognition.explained {
      for cell in document.lines[index].cells { counts[cell.text, default: 0] += 1 }
    }
    // What stands there again and again is furniture of the questions, and left out by intent.
    func isRepeated(_ cell: TextCell) -> Bool { counts[cell.text, default: 0] > 2 }
    var indexes: [Int: LetterIndex] = [:]
    for index in recognition.explained.sorted() {
      let line = document.lines[index]
      guard !line.isAnswerLine, MarkReader.total(document.texts[index]) == nil else { continue }
      let letters = indexes[line.page] ?? LetterIndex(texts[line.page] ?? [])
      indexes[line.page] = letters
      for cell in line.cells where !isRepeated(cell) && MarkReader.whole(cell.text) == nil {
        guard Self.lostLetters(cell, letters) >= 6 else { continue }
        lost[line.page, default: []].append(cell.box)
      }
    }
  }

  /// True where words that no item has stand on the lines of an item.
  func hasLost(near item: ExtractedItem) -> Bool {
    item.places.contains { place in
      (lost[place.page] ?? []).contains { box in
        box.centerY >= place.box.top && box.centerY <= place.box.bottom && box.left < place.box.right
          && box.right > place.box.left
      }
    }
  }

  /// The letters of all that items say, by the pages on which it may stand.
  private static func texts(_ items: [ExtractedItem]) -> [Int: [String]] {
    var texts: [Int: [String]] = [:]
    for item in items {
      var own = [item.stem, item.question, item.answer, item.section].compactMap { $0 }
      own +=
        item.options.map(\.text) + item.leftOut + item.details.values.sorted() + item.accepted + item.rejected
      own += item.ignored + item.rubric.map(\.text)
      let joined = own.map(letters)
      let pages = Set(
        item.places.map(\.page) + (item.answerFile == nil ? [item.answerPlace?.page].compactMap { $0 } : []))
      for page in pages { for near in [page, page + 1] { texts[near, default: []] += joined } }
    }
    return texts
  }

  /// Words that name what stands behind them, and are part of no item.
  private static let heads: Set<String> = [
    "answer", "answers", "solution", "solutions", "correct", "question", "problem", "exercise", "task",
    "mark", "marks",
    "point", "points", "part", "key", "feedback", "hint", "criterion", "criteria", "sample",
  ]

  /// How many letters of a cell stand in no text.
  ///
  /// Words count as found in runs of two and more, as they stand behind each other in a text, and longer ones by themselves.
  private static func lostLetters(_ cell: TextCell, _ letters: LetterIndex) -> Int {
    // The word that names a field stands before what is in it.
    let isNamed = ExplanationField.names.contains(cell.words.first?.text.lowercased() ?? "")
    let own = isNamed ? Array(cell.words.dropFirst()).text : cell.text
    let words = Verification.words(own).filter { !heads.contains($0) }
    var lost = 0
    var place = 0
    func stands(_ range: Range<Int>) -> Bool { letters.contains(words[range].flatMap { Array($0.utf8) }) }
    while place < words.count {
      var end = place + 1
      if end < words.count, stands(place..<(end + 1)) {
        end += 1
        while end < words.count, stands(place..<(end + 1)) { end += 1 }
      } else if words[place].count >= 3, words[place].count < 4 || !stands(place..<end) {
        lost += words[place].count
      }
      place = end
    }
    return lost
  }

  /// Letters and digits in one form.
  private static func letters(_ text: String) -> String { Verification.words(text).joined() }
}
