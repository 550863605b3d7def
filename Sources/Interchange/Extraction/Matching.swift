import PDFText

/// Exercises in which entries on the left are joined to entries on the right.
struct MatchingExercises {
  let document: DocumentLines
  let joiner: LineJoiner

  /// Turns questions that are rows of such an exercise into items that share their options.
  ///
  /// - Returns: For each question's position an item where it is one.
  func items(of questions: [QuestionNode]) -> [Int: ExtractedItem] {
    var items: [Int: ExtractedItem] = [:]
    var start = 0
    while start < questions.count {
      let block = block(questions, from: start)
      guard block.count >= 3 else {
        start += 1
        continue
      }
      let options = block.map { ExtractedItem.Option(label: $0.isUpper ? String($0.letter) : $0.letter.lowercased(), text: $0.right) } + extra(questions[start + block.count - 1], block)
      for (offset, entry) in block.enumerated() {
        var item = ExtractedItem(kind: .matching, number: questions[start + offset].number, question: entry.left)
        item.options = options
        item.places = QuestionLines(questions[start + offset].lines, document, marksBefore: nil).places
        items[start + offset] = item
      }
      start += block.count
    }
    return items
  }

  private struct Entry {
    let left: String
    let letter: Character
    let isUpper: Bool
    let right: String
  }

  /// The longest stretch of questions whose lines have A, B, C … on the right.
  private func block(_ questions: [QuestionNode], from start: Int) -> [Entry] {
    var block: [Entry] = []
    for question in questions[start...] {
      guard question.children.isEmpty, let first = question.lines.first,
        let entry = entry(document.lines[first.line], first.skipped), entry.letter == letter(block.count),
        block.isEmpty || question.run == questions[start].run
      else { break }
      block.append(entry)
    }
    return block
  }

  private func letter(_ place: Int) -> Character { Character(Unicode.Scalar(UInt8(0x41 + min(place, 25)))) }

  /// A line with an entry on the left, and a letter with another on the right.
  private func entry(_ line: TextLine, _ skipped: Int) -> Entry? {
    let words = Array(line.words.dropFirst(skipped))
    for (place, word) in words.enumerated() where place > 0 {
      guard word.gapBefore > word.size, let part = compactLabel(word.text)?.first ?? bare(word), part.letter != nil, part.number == nil,
        place + 1 < words.count
      else { continue }
      let left = Array(words[..<place]).text.withoutLeaders
      guard !left.isEmpty, let letter = word.text.first(where: \.isLetter)?.uppercased().first else { return nil }
      return Entry(left: left, letter: letter, isUpper: part.isUpper, right: words[(place + 1)...].map(\.text).joined(separator: " "))
    }
    return nil
  }

  private func bare(_ word: TextWord) -> LabelPart? {
    guard word.text.count == 1, let letter = word.text.first, letter.isUppercase, letter.isASCII else { return nil }
    return LabelPart(letter: 1, isUpper: true, style: .bare, text: word.text)
  }

  /// Entries on the right that have none beside them.
  private func extra(_ last: QuestionNode, _ block: [Entry]) -> [ExtractedItem.Option] {
    var options: [ExtractedItem.Option] = []
    for line in last.lines.dropFirst() {
      let words = document.lines[line.line].words
      guard let first = words.first, words.count > 1, let part = compactLabel(first.text)?.first ?? bare(first), part.letter != nil,
        let letter = first.text.first(where: \.isLetter)?.uppercased().first, letter == self.letter(block.count + options.count)
      else { break }
      options.append(
        ExtractedItem.Option(label: String(letter), text: words.dropFirst().map(\.text).joined(separator: " ")))
    }
    return options
  }
}

/// Gaps of a passage that are numbered, and whose options stand below it by number.
enum NumberedGaps {
  /// The sentence with a numbered gap: "The water (1) ___ moves water …"; nil where no line has it.
  static func sentence(_ number: String, in lines: Range<Int>, of document: DocumentLines, _ joiner: LineJoiner) -> String? {
    let text = joiner.text(lines.map { document.texts[$0] })
    guard let range = text.firstRange(of: "(\(number)) ") ?? text.firstRange(of: "(\(number))") else { return nil }
    let behind = text[range.upperBound...].prefix(6)
    guard behind.contains("__") || behind.contains("..") || behind.contains("……") else { return nil }
    var start = range.lowerBound
    while start > text.startIndex {
      let before = text.index(before: start)
      if ".?!".contains(text[before]) && text[start] == " " { break }
      start = before
    }
    var end = range.upperBound
    while end < text.endIndex, !(".?!".contains(text[end]) && isEnd(text, end)) { end = text.index(after: end) }
    if end < text.endIndex { end = text.index(after: end) }
    return String(text[start..<end]).trimmed
  }

  private static func isEnd(_ text: String, _ place: String.Index) -> Bool {
    let next = text.index(after: place)
    return next == text.endIndex || text[next] == " "
  }
}
