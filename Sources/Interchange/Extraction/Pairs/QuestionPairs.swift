import PDFText

/// Reads a document as questions, each with its answer below: marked "Q:" and "A:", or told apart by how they are set.
struct QuestionPairs {
  let document: DocumentLines
  let joiner: LineJoiner

  // MARK: Q: and A:

  /// Questions and answers that letters or words mark.
  func marked() -> Recognition? {
    let found = [
      marked(Self.questionMarks, Self.answerMarks), ownMarks.flatMap { marked([$0.asks], [$0.answers]) },
    ]
    return found.compactMap { $0 }.max { $0.explained.count < $1.explained.count }
  }

  /// The marks that stand before questions and answers by turns, whatever they are: "D:" and "R:" in Italian.
  private var ownMarks: (asks: String, answers: String)? {
    let marks = document.lines.indices.compactMap { index -> (mark: String, line: Int)? in
      guard let first = document.lines[index].words.first?.text, first.last == ":", first.count <= 9,
        document.lines[index].words.count > 1
      else { return nil }
      let bare = first.lowercased().trimmedOfPunctuation
      return !bare.isEmpty && bare.allSatisfy(\.isLetter) ? (bare, index) : nil
    }
    guard marks.count >= 6, let first = marks.first?.mark, let second = marks.dropFirst().first?.mark,
      first != second, marks.indices.allSatisfy({ marks[$0].mark == ($0 % 2 == 0 ? first : second) }),
      marks.count % 2 == 0
    else { return nil }
    let asking = stride(from: 0, to: marks.count, by: 2).count { place in
      // The Greek question mark looks like a semicolon.
      document.texts[marks[place].line..<marks[place + 1].line].contains { text in
        text.last.map { "?？؟;\u{37E}".contains($0) } == true
      }
    }
    return asking * 20 >= marks.count * 8 ? (first, second) : nil
  }

  private func marked(_ questionMarks: Set<String>, _ answerMarks: Set<String>) -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var answered = 0
    var index = 0
    while index < document.lines.count {
      guard let question = mark(document.lines[index], questionMarks) else {
        index += 1
        continue
      }
      let start = index
      var asked: [Int] = [index]
      index += 1
      while index < document.lines.count, mark(document.lines[index], answerMarks) == nil,
        goesOn(index, from: start, asked.count, questionMarks, answerMarks)
      {
        asked.append(index)
        index += 1
      }
      var item = item(asked, skipped: question.skipped)
      item.number = question.number
      if index < document.lines.count, let answer = mark(document.lines[index], answerMarks) {
        let first = index
        var lines = [index]
        index += 1
        while index < document.lines.count,
          goesOn(index, from: first, lines.count, questionMarks, answerMarks)
        {
          lines.append(index)
          index += 1
        }
        let text = text(lines, skipped: answer.skipped).withoutLeaders
        if text.contains(where: { $0.isLetter || $0.isNumber }) {
          item.take(answer: text, at: document.places(lines).first)
          answered += 1
        }
        explained.formUnion(lines)
      }
      explained.formUnion(asked)
      items.append(item)
    }
    guard items.count >= 2, answered * 10 >= items.count * 6, optionsB * 2 < answered else { return nil }
    items.takeSenders()
    addSections(&items, besides: explained)
    return Recognition(
      layout: .pairs, items: items, explained: explained,
      coherence: 0.8 + 0.2 * Double(answered) / Double(items.count))
  }

  /// How many lines begin with "B:", as the second of several options does.
  private var optionsB: Int {
    document.lines.count { line in line.words.first.map { ["B:", "B.", "B)"].contains($0.text) } ?? false }
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
      // "Q. 1. What is the port side?"
      if digits.isEmpty, marks == Self.questionMarks, last == ".", words.count > 2,
        case let second = words[1].text, let end = second.last, ".):".contains(end), second.count < 5,
        second.dropLast().allSatisfy(\.isNumber), second.count > 1
      {
        return (2, String(second.dropLast()))
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

  /// True where some line begins with "Q." or "Q1.".
  private var hasQuestionMark: Bool {
    document.lines.contains { line in
      guard let first = line.words.first?.text, first.first == "Q", let second = first.dropFirst().first
      else {
        return false
      }
      return first == "Q." || second.isNumber
    }
  }

  /// True for a line that goes on from those before it.
  private func goesOn(
    _ index: Int, from start: Int, _ count: Int, _ questionMarks: Set<String>, _ answerMarks: Set<String>
  ) -> Bool {
    mark(document.lines[index], questionMarks) == nil
      && mark(document.lines[index], answerMarks) == nil
      && !document.isHeading(index, against: document.lines[start]) && count < 40
      && !document.closes(index)
      // Small print below the last answer says who made the page.
      && document.lines[index].size * 100 >= document.lines[start].size * 92
  }

  // MARK: Told apart by how they are set

  /// Questions that head their answers: bold, larger or numbered by section, and ending with a question mark.
  func headed() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var index = 0
    var answered = 0
    var choices = 0
    var answers: [(item: Int, lines: [Int])] = []
    while index < document.lines.count {
      guard let asked = question(at: index) else {
        index += 1
        continue
      }
      index = asked.upperBound
      var answer: [Int] = []
      while index < document.lines.count, question(at: index) == nil,
        !isHead(index) || isTable(index, behind: answer)
      {
        // Small print at the foot of a page is no part of an answer, unless what stands above announces it.
        if let first = answer.first, document.texts[index - 1].last != ":",
          document.lines[index].size * 100 < document.lines[first].size * 92
        {
          break
        }
        if document.closes(index) { break }
        if HabitCounts.asksForOpinion(document.texts[index].lowercased()) {
          explained.insert(index)
        } else {
          answer.append(index)
        }
        index += 1
      }
      let label = document.labels[asked.lowerBound]
      var item = item(Array(asked), skipped: label?.wordCount ?? 0)
      item.number = label.map { $0.parts.map(\.text).joined() }
      let text = document.bullets(answer, joiner) ?? text(answer, skipped: 0)
      explained.formUnion(asked)
      if let options = ColonOptions.divide(text) {
        // A choice below its question, in the way of an answer.
        item.options = options
        item.kind = .choice
        item.places = (item.places + document.places(answer)).joined
        choices += 1
        explained.formUnion(answer)
      } else if !text.isEmpty {
        item.answer = text
        item.answerPlace = document.places(answer).first
        answered += 1
        explained.formUnion(answer)
        answers.append((items.count, answer))
      }
      items.append(item)
    }
    takeClosing(&items, answers)
    guard items.count >= 3, (answered + choices) * 10 >= items.count * 7 else { return nil }
    return Recognition(
      layout: .headings, items: items, explained: explained,
      coherence: 0.75 + 0.2 * Double(answered) / Double(items.count))
  }

  /// Takes what closes the page from the last answer: it begins at the page's edge, where all other answers are set in.
  private func takeClosing(_ items: inout [ExtractedItem], _ answers: [(item: Int, lines: [Int])]) {
    guard let last = answers.last, answers.count >= 4, last.lines.count > 1 else { return }
    func indent(_ line: Int) -> Int32 { document.lines[line].box.left - document.lines[line].columnLeft }
    let others = answers.dropLast().flatMap(\.lines).map(indent)
    guard let least = others.min(), indent(last.lines[0]) >= least - 100,
      let start = last.lines.dropFirst().first(where: { indent($0) < least - 600 }),
      document.texts[start - 1].last.map({ ".!?…".contains($0) }) == true
    else { return }
    items[last.item].answer = text(last.lines.filter { $0 < start }, skipped: 0)
    items[last.item].leftOut.append(text(last.lines.filter { $0 >= start }, skipped: 0))
  }

  /// True for the head of a table that an answer announces: "It depends on your role:".
  private func isTable(_ index: Int, behind answer: [Int]) -> Bool {
    guard let last = answer.last, document.texts[last].last == ":", index + 1 < document.lines.count else {
      return false
    }
    let (head, row) = (document.lines[index], document.lines[index + 1])
    return head.cells.count > 1 && head.page == document.lines[last].page
      && row.cells.count == head.cells.count
      && !row.isBold
  }

  /// The lines of a question that stands out from the text and begins at a line.
  private func question(at index: Int) -> Range<Int>? {
    guard isHead(index) else { return nil }
    var end = index
    while end < document.lines.count, end - index < 4, isHead(end), isSame(end, index) {
      // The name of a section does not go on in the first question below it.
      if end > index, document.labels[end]?.parts.first?.number != nil { return nil }
      end += 1
      let text = document.texts[end - 1]
      if text.hasSuffix("?") || text.hasSuffix("？") || text.hasSuffix("؟") { return index..<end }
      if text.hasSuffix(".") || text.hasSuffix(":") { return nil }
    }
    return nil
  }

  private func isHead(_ index: Int) -> Bool {
    let line = document.lines[index]
    if document.texts[index].holds(". . .") || document.texts[index].holds("....") { return false }
    if line.size * 100 >= document.bodySize * 112 || line.isBold { return true }
    guard let label = document.labels[index], label.parts.count > 1 else { return false }
    return label.parts.dropFirst().allSatisfy { $0.style == .decimal }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (document.lines[one], document.lines[other])
    return abs(first.size - second.size) < 60 && first.isBold == second.isBold
      && first.column == second.column
  }

  // MARK: Told apart by their question marks alone

  /// Questions of one to three lines, each with its answer in the next ones, where nothing else stands on the page.
  func plain() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var index = 0
    while index < document.lines.count {
      guard let asked = plainQuestion(at: index) else {
        index += 1
        continue
      }
      index = asked.upperBound
      var answer: [Int] = []
      while index < document.lines.count, plainQuestion(at: index) == nil, !document.isHeading(index),
        answer.last.map({ !isParted(index, from: $0) }) ?? true
      {
        answer.append(index)
        index += 1
      }
      guard !answer.isEmpty, answer.count <= 8 else { return nil }
      var item = item(Array(asked), skipped: 0)
      item.answer = text(answer, skipped: 0)
      item.answerPlace = document.places(answer).first
      item.isAnswerInferred = true
      items.append(item)
      explained.formUnion(asked)
      explained.formUnion(answer)
    }
    guard items.count >= 4, document.share(of: explained) >= 0.8,
      !items.contains(where: { $0.answer?.contains("?") == true })
    else { return nil }
    return Recognition(layout: .headings, items: items, explained: explained, coherence: 0.7)
  }

  private func plainQuestion(at index: Int) -> Range<Int>? {
    guard document.labels[index] == nil,
      document.texts[index].first(where: { !"¿-–".contains($0) })?.isUppercase == true,
      SideHeads.name(of: document.texts[index]) == nil
    else { return nil }
    for end in index..<min(index + 3, document.lines.count) {
      if end > index, isParted(end, from: end - 1) { return nil }
      let text = document.texts[end]
      if text.hasSuffix("?") { return index..<(end + 1) }
      if text.last.map({ ".!:".contains($0) }) == true { return nil }
    }
    return nil
  }

  /// True for a line that room or the end of a column parts from the one before.
  private func isParted(_ line: Int, from other: Int) -> Bool {
    let (here, above) = (document.lines[line], document.lines[other])
    return here.page != above.page || here.column != above.column
      || here.box.top - above.box.top > max(document.pitch, here.size * 6 / 5) * 7 / 5
  }

  // MARK: Making items

  private func item(_ lines: [Int], skipped: Int) -> ExtractedItem {
    let content = QuestionLines(
      lines.enumerated().map { ($1, $0 == 0 ? skipped : 0) }, document, marksBefore: nil)
    var rows = content.rows
    let found = OptionReader(joiner: joiner).read(rows)
    if let found { rows = found.stem }
    var item = ExtractedItem(
      kind: found == nil ? .short : .choice, question: joiner.text(rows.map(\.joinedText)),
      places: content.places)
    item.options = found?.options ?? []
    (item.context, item.command) = Wording.split(item.question)
    item.marks = content.marks
    item.leftOut = content.leftOut
    return item
  }

  private func text(_ lines: [Int], skipped: Int) -> String {
    joiner.text(
      lines.enumerated().map { place, line in
        document.lines[line].words.dropFirst(place == 0 ? skipped : 0).map(\.text).joined(separator: " ")
      })
  }

  private func addSections(_ items: inout [ExtractedItem], besides explained: Set<Int>) {
    let headings = document.lines.indices.filter { document.isHeading($0) && !explained.contains($0) }
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

extension [ExtractedItem] {
  /// Takes the names of those who asked off questions, where they stand in brackets behind nearly all of them: "… hives? (Tom,
  /// Bingley)".
  fileprivate mutating func takeSenders() {
    func sender(_ text: String) -> Range<String.Index>? {
      guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex,
        text[..<open].last(where: { $0 != " " }).map({ "?？؟".contains($0) }) == true,
        text.distance(from: open, to: text.endIndex) <= 60,
        // "(in metres)" says what is asked for.
        text[text.index(after: open)...].first?.isUppercase == true
      else { return nil }
      return open..<text.endIndex
    }
    guard count >= 3, self.count(where: { sender($0.question) != nil }) * 10 >= count * 7 else { return }
    for index in indices {
      guard let range = sender(self[index].question) else { continue }
      let name = String(self[index].question[range])
      self[index].leftOut.append(name)
      self[index].question = String(self[index].question[..<range.lowerBound]).trimmed
      (self[index].context, self[index].command) = Wording.split(self[index].question)
    }
  }
}
