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
        start += addList(questions, from: start, &items)
        continue
      }
      let options =
        block.map {
          ExtractedItem.Option(label: $0.isUpper ? String($0.letter) : $0.letter.lowercased(), text: $0.right)
        } + extra(questions[start + block.count - 1], block)
      for (offset, entry) in block.enumerated() {
        var item = ExtractedItem(
          kind: .matching, number: questions[start + offset].number, question: entry.left.withoutRoom)
        item.options = options
        item.places = QuestionLines(questions[start + offset].lines, document, marksBefore: nil).places
        if let answer = questions[start + offset].answerBefore { item.take(answer: answer, at: nil) }
        items[start + offset] = item
      }
      start += block.count
    }
    return items
  }

  /// Adds the items of two lists that stand one below the other, if they begin with a question.
  ///
  /// - Returns: How many questions they are, or 1.
  private func addList(_ questions: [QuestionNode], from start: Int, _ items: inout [Int: ExtractedItem])
    -> Int
  {
    let lists = MatchingLists(document: document, joiner: joiner)
    guard let found = lists.block(questions, from: start) else { return 1 }
    for (place, entry) in zip(questions.indices[start...], found.entries) {
      var item = ExtractedItem(kind: .matching, number: questions[place].number, question: entry)
      item.options = found.options
      item.places = QuestionLines(questions[place].lines, document, marksBefore: nil).places
      if let answer = questions[place].answerBefore { item.take(answer: answer, at: nil) }
      items[place] = item
    }
    items[start + found.entries.count - 1]?.leftOut = found.leftOut
    return found.entries.count
  }

  /// Entries with dots between them to draw lines from: "rain gauge  •   •  measures time".
  func joined() -> Recognition? {
    var rows: [(line: Int, left: String, right: String)] = []
    for (index, line) in document.lines.enumerated() where line.cells.count >= 3 {
      let inner = line.cells.dropFirst().dropLast()
      guard
        inner.allSatisfy({ cell in
          cell.text.allSatisfy { Bullets.marks.contains($0) || $0 == " " || $0 == "○" || $0 == "☐" }
        })
      else {
        continue
      }
      // Two boxes behind a statement are to be ticked, and join it to nothing.
      guard let right = line.cells.last?.text, right.contains(where: { $0.isLetter || $0.isNumber }) else {
        continue
      }
      rows.append((index, line.cells[0].text, right))
    }
    takeContinuations(&rows)
    // With numbers and letters they are numbered questions.
    let labelled = rows.count { row in
      String(row.left.prefix { $0 != " " }).trimmedOfPunctuation.smallNumber != nil
        && row.right.dropFirst().first.map { " .)".contains($0) } == true
    }
    guard rows.count >= 3, labelled * 2 < rows.count else { return nil }
    let options = rows.map { ExtractedItem.Option(label: nil, text: $0.right) }
    var explained = Set(rows.map(\.line))
    var items = rows.map { row in
      var item = ExtractedItem(kind: .matching, question: row.left)
      item.options = options
      item.places = [
        ExtractedItem.Place(page: document.lines[row.line].page, box: document.lines[row.line].box)
      ]
      return item
    }
    // The key says it again with an arrow or a dash.
    for index in document.lines.indices where !explained.contains(index) {
      for sign in [" → ", " – ", " — ", " = ", ": "] {
        guard let range = document.texts[index].firstRange(of: sign) else { continue }
        let left = String(document.texts[index][..<range.lowerBound]).trimmed
        let right = String(document.texts[index][range.upperBound...]).trimmed
        guard let item = items.firstIndex(where: { $0.question == left }),
          options.contains(where: { $0.text == right })
        else { continue }
        items[item].answer = right
        items[item].answerPlace = ExtractedItem.Place(
          page: document.lines[index].page, box: document.lines[index].box)
        explained.insert(index)
      }
    }
    takeRunningKey(&items, options.map(\.text), explained)
    return Recognition(layout: .matching, items: items, explained: explained, coherence: 1)
  }

  /// Lets entries go on with what stands close below them, without a dot.
  private func takeContinuations(_ rows: inout [(line: Int, left: String, right: String)]) {
    let own = Set(rows.map(\.line))
    for place in rows.indices {
      let first = document.lines[rows[place].line]
      guard let left = first.cells.first?.box.left, let right = first.cells.last?.box.left else { continue }
      var index = rows[place].line + 1
      while index < document.lines.count, !own.contains(index), document.labels[index] == nil,
        document.lines[index].page == first.page, !document.isHeading(index),
        document.lines[index].box.top - document.lines[index - 1].box.bottom < first.size / 2,
        document.lines[index].cells.allSatisfy({
          abs($0.box.left - left) < 300 || abs($0.box.left - right) < 300
        })
      {
        for cell in document.lines[index].cells {
          if abs(cell.box.left - right) < 300 {
            rows[place].right = joiner.text([rows[place].right, cell.text])
          } else {
            rows[place].left = joiner.text([rows[place].left, cell.text])
          }
        }
        index += 1
      }
    }
  }

  /// Gives entries what a key says that joins them in one sentence: "Task 2: goose – gosling, goat – kid".
  private func takeRunningKey(_ items: inout [ExtractedItem], _ options: [String], _ own: Set<Int>) {
    guard items.allSatisfy({ $0.answer == nil }) else { return }
    let known = Set(options)
    let places = Dictionary(items.indices.map { (items[$0].question, $0) }) { one, _ in one }
    for index in document.lines.indices where !own.contains(index) {
      let pairs = document.texts[index].split { ",;".contains($0) }.map { String($0).trimmed }
      guard pairs.count > 1 else { continue }
      for pair in pairs {
        for sign in [" → ", " – ", " — ", " = ", " - "] {
          guard let range = pair.firstRange(of: sign) else { continue }
          let left = String(pair[..<range.lowerBound]).trimmed
          let right = String(pair[range.upperBound...]).trimmed.trimmedOfPunctuation
          // "Task 2: goose – gosling"
          let named = left.lastIndex(of: ":").map { String(left[left.index(after: $0)...]).trimmed }
          guard known.contains(right), let item = places[left] ?? named.flatMap({ places[$0] }),
            items[item].answer == nil
          else { continue }
          items[item].answer = right
          items[item].answerPlace = ExtractedItem.Place(
            page: document.lines[index].page, box: document.lines[index].box)
        }
      }
    }
  }

  private struct Entry {
    var left: String
    let letter: Character
    let isUpper: Bool
    var right: String
    /// Where the letter stands.
    let place: Int32
  }

  /// The longest stretch of questions whose lines have A, B, C … on the right.
  private func block(_ questions: [QuestionNode], from start: Int) -> [Entry] {
    var block: [Entry] = []
    for question in questions[start...] {
      guard question.children.isEmpty,
        let first = block.isEmpty ? firstEntry(question) : question.lines.first,
        var entry = entry(document.lines[first.line], first.skipped), entry.letter == letter(block.count),
        block.isEmpty || question.run == questions[start].run
      else { break }
      // Below the last entry further ones may stand, with letters of their own.
      let wrapped = question.lines.dropFirst().prefix { line in
        document.lines[line.line].words.first.map { !isLabel($0, of: entry) } ?? false
      }
      if wrapped.count < 3 {
        for line in wrapped { extend(&entry, document.lines[line.line]) }
      }
      block.append(entry)
    }
    return block
  }

  /// The line of a question with the first entry: the first one, or one with the same number below the order to match.
  private func firstEntry(_ question: QuestionNode) -> (line: Int, skipped: Int)? {
    guard let first = question.lines.first, entry(document.lines[first.line], first.skipped)?.letter != "A"
    else {
      return question.lines.first
    }
    let below = question.lines.dropFirst().lazy.compactMap { line -> (line: Int, skipped: Int)? in
      guard let label = document.labels[line.line] ?? document.lines[line.line].label(),
        label.parts.count == 1, label.parts[0].number == question.path.first?.number
      else { return nil }
      return (line.line, label.wordCount)
    }
    return below.first { entry(document.lines[$0.line], $0.skipped)?.letter == "A" } ?? first
  }

  /// Lets an entry go on with what wraps below it, on either side.
  private func extend(_ entry: inout Entry, _ line: TextLine) {
    // "630 feet high" goes on with a measure.
    let label = line.label()
    let isMeasure =
      label.map { $0.parts.count == 1 && $0.parts[0].style == .bare && $0.parts[0].number != nil } == true
      && line.box.left >= entry.place - 300
    guard label == nil || isMeasure, !document.repeatedCells.contains(line.text.lowercased()),
      !line.text.holds("___")
    else { return }
    for cell in line.cells where cell.words.first.map({ !isLabel($0, of: entry) }) ?? false {
      if cell.box.left >= entry.place - 300 {
        entry.right = joiner.text([entry.right, cell.text])
      } else if cell.box.right < entry.place {
        entry.left = joiner.text([entry.left, cell.text])
      }
    }
  }

  private func isLabel(_ word: TextWord, of entry: Entry) -> Bool {
    compactLabel(word.text)?.first.map { $0.number == nil || $0.style != .bare } == true
      || bare(word).map { $0.isUpper || abs(word.box.left - entry.place) < 300 } ?? false
  }

  private func letter(_ place: Int) -> Character { Character(Unicode.Scalar(UInt8(0x41 + min(place, 25)))) }

  /// A line with an entry on the left, and a letter with another on the right.
  private func entry(_ line: TextLine, _ skipped: Int) -> Entry? {
    let words = line.words.dropFirst(skipped).filter { !Self.isDot($0) }
    for (place, word) in words.enumerated() where place > 0 {
      guard word.box.left - words[place - 1].box.right > word.size,
        let part = compactLabel(word.text)?.first ?? bare(word),
        part.letter != nil, part.number == nil,
        place + 1 < words.count
      else { continue }
      let left = Array(words[..<place]).text.withoutLeaders
      guard !left.isEmpty, let letter = word.text.first(where: \.isLetter)?.uppercased().first else {
        return nil
      }
      // What wraps stands below the dot before the letter.
      let dot = line.words.last {
        Self.isDot($0) && $0.box.right <= word.box.left && word.box.left - $0.box.right < 2 * word.size
      }
      return Entry(
        left: left, letter: letter, isUpper: part.isUpper, right: Array(words[(place + 1)...]).text,
        place: dot?.box.left ?? word.box.left)
    }
    return nil
  }

  private func bare(_ word: TextWord) -> LabelPart? {
    guard word.text.count == 1, let letter = word.text.first, letter.isLetter, letter.isASCII else {
      return nil
    }
    return LabelPart(letter: 1, isUpper: letter.isUppercase, style: .bare, text: word.text)
  }

  /// True for a dot from which a line is to be drawn.
  private static func isDot(_ word: TextWord) -> Bool {
    word.text.count == 1
      && word.text.first.map { Bullets.marks.contains($0) && $0 != "–" && $0 != "*" } ?? false
  }

  /// Entries on the right that have none beside them.
  private func extra(_ last: QuestionNode, _ block: [Entry]) -> [ExtractedItem.Option] {
    var options: [ExtractedItem.Option] = []
    let place = block.last?.place ?? 0
    for line in last.lines.dropFirst() {
      let words = document.lines[line.line].words
      // What goes on from the entry above stands further in, without a letter.
      if let first = words.first, first.box.left > place + 300, compactLabel(first.text) == nil,
        document.lines[line.line].cells.count == 1
      {
        if let own = options.indices.last {
          options[own].text = joiner.text([options[own].text, words.text])
        }
        continue
      }
      guard let first = words.first, words.count > 1,
        let part = compactLabel(first.text)?.first ?? bare(first), part.letter != nil,
        let letter = first.text.first(where: \.isLetter)?.uppercased().first,
        letter == self.letter(block.count + options.count)
      else { break }
      options.append(
        ExtractedItem.Option(
          label: part.isUpper ? String(letter) : letter.lowercased(), text: Array(words.dropFirst()).text))
    }
    return options
  }
}

extension TextLine {
  /// True for a line that has a letter's entry beside its own, as lists to match have: that is neither code nor an option.
  var isPaired: Bool {
    cells.count == 2 && cells[1].words.count > 1 && compactLabel(cells[1].words[0].text)?.first?.letter != nil
  }
}

extension String {
  /// Without the brackets behind it, or the dots before it, in which a letter is written.
  fileprivate var withoutRoom: String {
    let room = prefix(while: isLeader)
    if room.contains("…") || room.count >= 3, dropFirst(room.count).first == " " {
      return String(dropFirst(room.count)).trimmed.withoutRoom
    }
    for (open, close) in [("(", ")"), ("[", "]")] where hasSuffix(close) {
      guard let start = lastIndex(of: Character(open)),
        self[index(after: start)...].dropLast().allSatisfy(\.isWhitespace)
      else { continue }
      let before = String(self[..<start]).trimmed
      return before.isEmpty ? self : before
    }
    return self
  }
}
