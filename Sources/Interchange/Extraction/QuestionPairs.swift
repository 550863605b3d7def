import PDFText

/// Reads a document as questions, each with its answer below: marked "Q:" and "A:", or told apart by how they are set.
struct QuestionPairs {
  let document: DocumentLines
  let joiner: LineJoiner

  // MARK: Q: and A:

  /// Questions and answers that letters or words mark.
  func marked() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var answered = 0
    var index = 0
    while index < document.lines.count {
      guard let question = mark(document.lines[index], Self.questionMarks) else {
        index += 1
        continue
      }
      let start = index
      var asked: [Int] = [index]
      index += 1
      while index < document.lines.count, mark(document.lines[index], Self.answerMarks) == nil,
        goesOn(index, from: start, asked.count)
      {
        asked.append(index)
        index += 1
      }
      var item = item(asked, skipped: question.skipped)
      item.number = question.number
      if index < document.lines.count, let answer = mark(document.lines[index], Self.answerMarks) {
        let first = index
        var lines = [index]
        index += 1
        while index < document.lines.count, goesOn(index, from: first, lines.count) {
          lines.append(index)
          index += 1
        }
        let text = text(lines, skipped: answer.skipped).withoutLeaders
        if text.contains(where: { $0.isLetter || $0.isNumber }) {
          item.answer = text
          item.answerPlace = place(lines).first
          answered += 1
        }
        explained.formUnion(lines)
      }
      explained.formUnion(asked)
      items.append(item)
    }
    guard items.count >= 2, answered * 10 >= items.count * 6 else { return nil }
    addSections(&items)
    return Recognition(
      layout: .pairs, items: items, explained: explained,
      coherence: 0.8 + 0.2 * Double(answered) / Double(items.count))
  }

  private static let questionMarks: Set<String> = ["q", "question", "frage", "pregunta", "f", "p"]
  private static let answerMarks: Set<String> = [
    "a", "answer", "ans", "antwort", "respuesta", "r", "réponse",
  ]

  /// The mark that a line begins with: how many words it takes, and its number.
  private func mark(_ line: TextLine, _ marks: Set<String>) -> (skipped: Int, number: String?)? {
    let words = line.words
    guard let first = words.first?.text, first.count <= 12 else { return nil }
    let bare = first.lowercased().trimmedOfPunctuation
    let letters = bare.prefix { !$0.isNumber }.filter { $0 != "." }
    let digits = String(bare.drop { !$0.isNumber })
    guard marks.contains(String(letters)), digits.allSatisfy(\.isNumber) else { return nil }
    // "a)" is a part of a question.
    if letters.count == 1, first.first(where: \.isLetter)?.isLowercase == true { return nil }
    if let last = first.last, ":.)".contains(last) || !digits.isEmpty {
      // "A. Increase the power": an option, as others with B follow.
      if letters.count == 1, digits.isEmpty, last == ".", marks == Self.answerMarks, !hasQuestionMark {
        return nil
      }
      return (1, digits.isEmpty ? nil : digits)
    }
    if words.count > 1, let second = words.dropFirst().first?.text {
      if second == ":" { return (2, nil) }
      if let last = second.last, ":.)".contains(last), second.dropLast().allSatisfy(\.isNumber) {
        return (2, String(second.dropLast()))
      }
    }
    // A letter alone, set off by room.
    if letters.count == 1, words.count > 1, words[1].gapBefore > words[0].size * 3 / 5 { return (1, nil) }
    return nil
  }

  /// True where some line begins with "Q.".
  private var hasQuestionMark: Bool { document.lines.contains { $0.words.first?.text == "Q." } }

  /// True for a line that goes on from those before it.
  private func goesOn(_ index: Int, from start: Int, _ count: Int) -> Bool {
    mark(document.lines[index], Self.questionMarks) == nil
      && mark(document.lines[index], Self.answerMarks) == nil
      && !document.isHeading(index, against: document.lines[start]) && count < 40
  }

  // MARK: Told apart by how they are set

  /// Questions that head their answers: bold, larger or numbered by section, and ending with a question mark.
  func headed() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var index = 0
    var answered = 0
    while index < document.lines.count {
      guard let asked = question(at: index) else {
        index += 1
        continue
      }
      index = asked.upperBound
      var answer: [Int] = []
      while index < document.lines.count, question(at: index) == nil, !isHead(index) {
        // Small print at the foot of a page is no part of an answer.
        if let first = answer.first, document.lines[index].size * 100 < document.lines[first].size * 92 {
          break
        }
        answer.append(index)
        index += 1
      }
      let label = document.lines[asked.lowerBound].label()
      var item = item(Array(asked), skipped: label?.wordCount ?? 0)
      item.number = label.map { $0.parts.map(\.text).joined() }
      let text = text(answer, skipped: 0)
      explained.formUnion(asked)
      if !text.isEmpty {
        item.answer = text
        item.answerPlace = place(answer).first
        answered += 1
        explained.formUnion(answer)
      }
      items.append(item)
    }
    guard items.count >= 3, answered * 10 >= items.count * 7 else { return nil }
    return Recognition(
      layout: .headings, items: items, explained: explained,
      coherence: 0.75 + 0.2 * Double(answered) / Double(items.count))
  }

  /// The lines of a question that stands out from the text and begins at a line.
  private func question(at index: Int) -> Range<Int>? {
    guard isHead(index) else { return nil }
    var end = index
    while end < document.lines.count, end - index < 4, isHead(end), isSame(end, index) {
      end += 1
      let text = document.texts[end - 1]
      if text.hasSuffix("?") || text.hasSuffix("？") || text.hasSuffix("؟") { return index..<end }
      if text.hasSuffix(".") || text.hasSuffix(":") { return nil }
    }
    return nil
  }

  private func isHead(_ index: Int) -> Bool {
    let line = document.lines[index]
    if document.texts[index].contains(". . .") || document.texts[index].contains("....") { return false }
    if line.size * 100 >= document.bodySize * 112 || line.isBold { return true }
    guard let label = line.label(), label.parts.count > 1 else { return false }
    return label.parts.dropFirst().allSatisfy { $0.style == .decimal }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (document.lines[one], document.lines[other])
    return abs(first.size - second.size) < 60 && first.isBold == second.isBold
      && first.column == second.column
  }

  // MARK: Making items

  private func item(_ lines: [Int], skipped: Int) -> ExtractedItem {
    let content = QuestionLines(
      lines.enumerated().map { ($1, $0 == 0 ? skipped : 0) }, document, marksBefore: nil)
    var item = ExtractedItem(kind: .short, question: content.text(joiner), places: content.places)
    (item.context, item.command) = Wording.split(item.question)
    item.marks = content.marks
    return item
  }

  private func text(_ lines: [Int], skipped: Int) -> String {
    joiner.text(
      lines.enumerated().map { place, line in
        document.lines[line].words.dropFirst(place == 0 ? skipped : 0).map(\.text).joined(separator: " ")
      })
  }

  private func place(_ lines: [Int]) -> [ExtractedItem.Place] {
    lines.map { ExtractedItem.Place(page: document.lines[$0].page, box: document.lines[$0].box) }.joined
  }

  private func addSections(_ items: inout [ExtractedItem]) {
    let headings = document.lines.indices.filter {
      document.isHeading($0) && mark(document.lines[$0], Self.questionMarks) == nil
    }
    for index in items.indices {
      guard let place = items[index].places.first else { continue }
      let heading = headings.last {
        let line = document.lines[$0]
        return (line.page, line.box.top) < (place.page, place.box.top) && document.texts[$0].last != "?"
      }
      items[index].section = heading.map { document.texts[$0] }
    }
  }
}

extension DocumentLines {
  /// True for a heading that stands out from a line: larger, or bold where that is not.
  func isHeading(_ index: Int, against line: TextLine) -> Bool {
    isHeading(index) && (lines[index].size * 100 > line.size * 106 || !line.isBold && lines[index].isBold)
  }
}
