import PDFText

/// What stands in the lines of a question or a part, apart from its label: text, marks, room for the answer.
struct QuestionLines {
  /// The text line by line, cell by cell.
  var rows: [[QuestionCell]] = []
  var marks: Int?
  /// Sentences behind the marks or the room for the answer: they lead to the parts that follow.
  var leading: [[QuestionCell]] = []
  /// What is no part of the wording: captions with the letters of their figures and the rows of their tables, parts of
  /// marks, what stands beside the questions again and again.
  var leftOut: [String] = []
  /// The sum that the paper states for the question, or for all of it.
  var total: (question: Int?, marks: Int)?
  /// Lines to write the answer on.
  var answerLines = 0
  /// The unit that is printed behind the room for the answer.
  var answerUnit: String?
  /// True when the text ends with a gap of dots, the last of which may be the sentence's own.
  var endsWithDots = false
  /// What a person has to look at then.
  static let dottedGap = "the dots at its end may hold a full stop"
  /// What a person has to look at where the end was taken off.
  static let tailTaken = "what stands apart below it was left out"
  /// What is drawn or set in more than one line of letters.
  var hasStackedText = false
  var places: [ExtractedItem.Place] = []

  /// True when the marks stand before the text.
  var hasLeadingMarks = false
  /// The points of a table of criteria below the question, "Criterion | Points", with what each is worth.
  var rubric: [ExtractedItem.Point] = []
  /// Number of rows when marks or room for the answer last came.
  var rowsBeforeEnd: Int?

  init(_ lines: [(line: Int, skipped: Int)], _ document: DocumentLines, marksBefore: Int?) {
    marks = marksBefore
    var notePage: Int?
    var rubricEdge: Int32?
    for (index, skipped) in lines {
      let line = document.lines[index]
      if skipped == 0, document.isFootnote(index, goingOn: notePage == line.page) {
        leftOut.append(document.texts[index])
        notePage = line.page
        continue
      }
      if skipped == 0, takeRubric(line, edge: &rubricEdge) { continue }
      addPlace(line)
      let before = (marks, answerLines)
      read(index, skipped, document)
      if before != (marks, answerLines), !hasLeadingMarks { rowsBeforeEnd = rows.count }
    }
    rows.removeAll(where: \.isEmpty)
    takeTagBehindQuestion()
    takeOrderToWrite()
    takeFigures()
    takeLeadingSentences(document)
    if let first = lines.first, first.skipped > 0 {
      let rest = document.lines[first.line].words.dropFirst(first.skipped).map(\.text).joined(separator: " ")
      if rest.isEmpty || MarkReader.whole(rest) != nil { takeLeadingParagraph(document) }
    }
  }

  /// The number in the last cell of a row, at the right of the page; nil where there is none.
  func marksColumn() -> (row: Int, marks: Int)? {
    for row in rows.indices where rows[row].count > 1 {
      guard let cell = rows[row].last, cell.words.count == 1, let marks = Int(cell.text),
        (1...25).contains(marks), cell.gapBefore > cell.words[0].size * 3 / 2,
        // "3   4   5" are options, or what is to be worked with.
        rows[row].dropLast().contains(where: { Int($0.text) == nil })
      else { continue }
      return (row, marks)
    }
    return nil
  }

  /// Takes the marks from a column of their own.
  mutating func takeMarksColumn() {
    guard let found = marksColumn() else { return }
    marks = found.marks
    rows[found.row].removeLast()
  }

  /// Takes what stands behind the end of a question, where it reads as the beginning of another.
  private mutating func takeLeadingSentences(_ document: DocumentLines) {
    guard let end = rowsBeforeEnd, end > 0, end < rows.count else { return }
    // Marks in a column stand beside the first line, from which the question goes on.
    if end == 1, document.marksColumn != nil, isFull(row: 0) { return }
    // Room to tick stands below what tells to, as a rule; above the next question that tells about it.
    guard end + 1 == rows.count || !UnletteredOptions.areAsked(Array(rows[end...])) else { return }
    let rest = rows[end...].map(\.joinedText).joined(separator: " ")
    // What stands there in a colour of its own is the answer.
    guard rows[end].first?.words.first?.color == rows[0].first?.words.first?.color else { return }
    // So is what is plain below a question in bold letters.
    guard
      !rows[..<end].joined().allSatisfy({ $0.words.allSatisfy(\.isBold) })
        || rows[end...].joined().contains(where: { $0.words.contains(where: \.isBold) })
    else { return }
    // So are several points that are set in below the question.
    if let here = rows[end].first, let first = rows[0].first, let size = first.words.first?.size,
      here.left > first.left + 2 * size, rows.count - end >= 3,
      rows[end...].allSatisfy({ $0.first?.text.first?.isUppercase == true })
    {
      return
    }
    // So is what a word names, "Solution: They have full shells.", and what stands before that is asked.
    guard !rows[end...].contains(where: { InlineAnswer.begins($0.first?.words ?? []) }) else { return }
    guard let first = rest.first, first.isUppercase, rest.split(separator: " ").count >= 4,
      rest.contains(". ") || rest.last.map({ ".:".contains($0) }) == true,
      OptionReader(joiner: LineJoiner { _ in true }).read(Array(rows[end...])) == nil
    else { return }
    leading = Array(rows[end...])
    rows.removeSubrange(end...)
  }

  /// True where the first word of the next row had no room behind a row.
  private func isFull(row: Int) -> Bool {
    guard let last = rows[row].last?.words.last, let next = rows[row + 1].first?.words.first else {
      return false
    }
    let edge = rows.compactMap { $0.last?.words.last?.box.right }.max() ?? 0
    return last.box.right + next.box.width + last.size / 4 > edge
  }

  private mutating func addPlace(_ line: TextLine) {
    if let last = places.last, last.page == line.page, abs(last.box.left - line.box.left) < 20_000 {
      places[places.count - 1].box = last.box.union(line.box)
    } else {
      places.append(ExtractedItem.Place(page: line.page, box: line.box))
    }
  }

  private mutating func read(_ index: Int, _ skipped: Int, _ document: DocumentLines) {
    guard let line = document.withoutOptionsBeside(index) else { return }
    let text = document.optionsBeside.isEmpty ? document.texts[index] : line.text
    if skipped > 0 {
      let behindLabel = line.words.dropFirst(skipped).map(\.text).joined(separator: " ")
      if MarkReader.isMaximum(behindLabel) {
        leftOut.append(behindLabel)
        return
      }
    }
    // "* * *": the end of a section.
    if skipped == 0, text.contains("*"), text.allSatisfy({ "* ".contains($0) }) { return }
    // "Total for this round: ____ / 5"
    if skipped == 0, text.hasPrefix("Total for this "),
      text.last.map({ $0.isNumber || isLeader($0) || $0 == "/" }) == true
    {
      return
    }
    if skipped == 0, let total = MarkReader.total(text) {
      // Behind the last question's own total comes the paper's.
      if self.total?.question == nil || total.question != nil { self.total = total }
      // "(2)      (Total for Question 1 is 3 marks)"
      if line.cells.count > 1, let own = MarkReader.whole(line.cells[0].text) { marks = (marks ?? 0) + own }
      return
    }
    // "(4 × 2)     (8)", "[12]": the sum of the questions above.
    if skipped == 0, !rows.isEmpty,
      MarkReader.isProduct(line)
        || line.isBold && marks != nil && text.first == "[" && MarkReader.whole(text) != nil
    {
      return
    }
    // "6 marks" below the "[2]" of the last part: what the whole question is worth.
    if skipped == 0, let own = marks, line.words.count == 2, let sum = line.words[0].text.smallNumber,
      sum > own,
      ["mark", "marks"].contains(line.words[1].text)
    {
      total = (nil, sum)
      return
    }
    // The sum of a question's marks, in a box at the margin.
    if line.words.count == 1, skipped == 0, Int(text) != nil,
      line.isBold || marks != nil && Int(text) ?? 0 <= 40,
      line.box.left > line.columnLeft + (line.columnRight - line.columnLeft) * (line.isBold ? 3 : 4)
        / (line.isBold ? 4 : 5)
    {
      total = (nil, Int(text) ?? 0)
      return
    }
    if skipped == 0, !rows.isEmpty, line.words.count <= 2, let first = line.words.first?.text,
      first.prefix(while: isLeader).count >= 6, !first.allSatisfy(isLeader)
    {
      // "…………cm²": room with its unit.
      answerLines += 1
      takeEnd(of: line)
      return
    }
    if skipped == 0, !rows.isEmpty, line.isNamedRoom {
      leftOut.append(line.words.prefix { !$0.text.allSatisfy(isLeader) }.map(\.text).joined(separator: " "))
      answerLines += 1
      takeEnd(of: line)
      return
    }
    if skipped == 0, let gap = gapGoingOn(line, index) ?? sentenceGoingOn(line, index, document) {
      rows.append([gap])
      if let own = line.words.last.flatMap({ MarkReader.whole($0.text) }) { marks = (marks ?? 0) + own }
      return
    }
    if skipped == 0, line.isScore { return }
    if skipped == 0, !rows.isEmpty, line.isAnswerLine, let count = line.beginningOfSentence {
      rows.append([QuestionCell(words: Array(line.words.prefix(count)), line: index, gapBefore: 0)])
      answerLines += 1
      return
    }
    if line.isAnswerLine, !hasText(line, behind: skipped) {
      answerLines += 1
      takeEnd(of: line)
      return
    }
    var cells: [QuestionCell] = []
    var toSkip = skipped
    var lineCells = line.cells
    if let column = document.marksColumn, let own = line.marks(inColumn: column) {
      marks = (marks ?? 0) + own
      lineCells.removeLast()
    }
    // The number again at the right edge, where the answer is written.
    else if skipped == 1, lineCells.count > 1, let last = lineCells.last, last.words.count == 1,
      last.text == line.words.first?.text, compactLabel(last.text) != nil
    {
      lineCells.removeLast()
    }
    var isRepeated = false
    for cell in lineCells {
      if toSkip < cell.words.count, !document.repeatedCells.isEmpty,
        document.repeatedCells.contains(cell.text.lowercased())
      {
        toSkip = 0
        isRepeated = true
        continue
      }
      let words = Array(cell.words.dropFirst(toSkip))
      toSkip = max(0, toSkip - cell.words.count)
      guard !words.isEmpty else { continue }
      let isFirst = cells.isEmpty
      cells.append(QuestionCell(words: words, line: index, gapBefore: isFirst ? 0 : words[0].gapBefore))
    }
    // The number of a slide beside its title.
    if isRepeated, skipped == 0, cells.count == 1, Int(cells[0].text) != nil { return }
    takeMarks(&cells, line)
    if !isHeadOfAnswer(line, index, document), takeRoom(cells) { return }
    takeLeaders(&cells)
    // Boxes to tick at the end of a row, below heads that say for what.
    while cells.count > 1, let last = cells.last,
      last.words.allSatisfy({ $0.text.allSatisfy { "☐□❏❑▢".contains($0) } })
    {
      cells.removeLast()
    }
    if !cells.isEmpty { rows.append(cells) }
  }

  /// Takes a few words in another style from behind the question mark of a line that others follow: "New".
  private mutating func takeTagBehindQuestion() {
    guard rows.count > 1,
      let row = rows.dropLast().firstIndex(where: {
        $0.last?.words.contains { $0.text.hasSuffix("?") } == true
      }),
      let cell = rows[row].indices.last,
      let end = rows[row][cell].words.lastIndex(where: { $0.text.hasSuffix("?") })
    else { return }
    let (asked, rest) = (rows[row][cell].words[end], rows[row][cell].words[(end + 1)...])
    // "(P. Shah," goes on in the next line.
    guard (1...3).contains(rest.count), !Array(rest).text.contains("(") || Array(rest).text.contains(")"),
      MarkReader.whole(Array(rest).text) == nil,
      rest.allSatisfy({ $0.isBold != asked.isBold || $0.size * 100 <= asked.size * 88 }),
      rest.first.map({ compactLabel($0.text) == nil }) ?? true,
      rows[row + 1].first?.words.first.map({ $0.isBold != asked.isBold }) ?? false
    else { return }
    leftOut.append(Array(rest).text)
    rows[row][cell].words.removeSubrange((end + 1)...)
  }

  /// True for words behind a label, before dots that lead to more words.
  private func hasText(_ line: TextLine, behind skipped: Int) -> Bool {
    if skipped == 0, let own = rows.first?.first?.words.first?.color {
      // An answer in a colour of its own stands before the dots of the line it is written on.
      let words = line.words.prefix { !$0.text.allSatisfy(isLeader) }
      return !words.isEmpty && words.count { $0.color != own } * 10 >= words.count * 8
    }
    guard skipped > 0 else { return false }
    let before = line.words.dropFirst(skipped).prefix { !$0.text.allSatisfy(isLeader) }
    let behind = line.words.reversed().prefix { !$0.text.allSatisfy(isLeader) }
    // "(1) big = ________": the few words that are asked for.
    if rows.isEmpty, before.contains(where: { $0.text.contains { $0.isLetter || $0.isNumber } }) {
      return true
    }
    return before.count > 1 && !behind.isEmpty && before.count + behind.count < line.words.count - skipped
      && behind.count < 7 && behind.allSatisfy { $0.text.contains(where: \.isLetter) }
  }

  /// Takes marks and a unit from behind the dots of a line to write on.
  private mutating func takeEnd(of line: TextLine) {
    let room = line.isNamedRoom ? line.words.firstIndex { $0.text.allSatisfy(isLeader) } ?? 0 : 0
    let rest = line.words.dropFirst(room).map(\.text).filter { !$0.allSatisfy(isLeader) }.joined(
      separator: " ")
    let trimmed = rest.drop { isLeader($0) || $0 == " " }
    guard !trimmed.isEmpty else { return }
    if let found = MarkReader.whole(String(trimmed)) {
      marks = (marks ?? 0) + found
    } else if let (unit, found) = MarkReader.trailing(String(trimmed), isAtMargin: true) {
      marks = (marks ?? 0) + found
      setUnit(unit)
    } else {
      setUnit(String(trimmed))
    }
  }

  /// Takes "Answer ……… m/s", room for the answer with its unit.
  private mutating func takeRoom(_ cells: [QuestionCell]) -> Bool {
    if !rows.isEmpty, isNamedRoom(cells) {
      leftOut.append(cells.joinedText)
      answerLines += 1
      return true
    }
    guard !rows.isEmpty,
      let first = cells.lazy.flatMap({ $0.words }).first(where: { !$0.text.allSatisfy(isLeader) })?.text,
      ["answer", "ans", "answer:", "answer="].contains(first.lowercased()),
      // "Justify your / answer with an example."
      first.first?.isUppercase == true || rows.last?.joinedText.last.map({ $0.isLetter || $0 == "," }) != true
    else { return false }
    let words = cells.flatMap(\.words).map(\.text).filter { !$0.allSatisfy(isLeader) }
    guard words.count <= 4, !words.dropFirst().contains(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    let rest = words.dropFirst().filter { $0 != "=" && $0 != ":" }
    guard first.last != ":" || rest.isEmpty else { return false }
    answerLines += 1
    setUnit(rest.joined(separator: " "))
    if !rest.isEmpty, answerUnit == nil { leftOut.append(cells.joinedText) }
    return true
  }

  /// Takes dots that lead to nothing from the ends of cells; those within a sentence are a gap.
  private mutating func takeLeaders(_ cells: inout [QuestionCell]) {
    for index in cells.indices {
      let isLast = index == cells.count - 1
      var words = cells[index].words
      while let last = words.last, last.text.count >= 3, last.text.allSatisfy(isLeader), last.text != "...",
        isLast,
        // "-------." ends a sentence whose last word is missing.
        last.text != "---", !(last.text.hasPrefix("-----") && last.text.hasSuffix(".")),
        !last.text.contains("_") || words.count == 1, !isGap(words, of: cells)
      {
        words.removeLast()
        answerLines += 1
      }
      if isLast, let last = words.last, last.text.hasSuffix("...."), last.text.allSatisfy(isLeader) {
        endsWithDots = true
      }
      for place in words.indices { words[place].text = withGapMarks(words[place].text) }
      cells[index].words = words
    }
    cells.removeAll { $0.words.isEmpty }
  }

  /// True for dots that end a sentence of which the rest asks nothing, as in "London lies on the river ……".
  private func isGap(_ words: [TextWord], of cells: [QuestionCell]) -> Bool {
    let before = cells.dropLast().flatMap(\.words) + words.dropLast()
    guard rows.isEmpty, before.count >= 4, let last = before.last?.text,
      last.last?.isLetter == true || last.lowercased() == "a(n)", let first = before.first
    else { return false }
    return !before.contains { $0.text.contains("?") } && !Asking.isOrder(first.text)
      && (words.last?.text.count ?? 0) <= 40
  }

  /// All words with spaces between them, without ends of lines.
  func text(_ joiner: LineJoiner) -> String { joiner.text(rows.map { $0.joinedText }) }
}
