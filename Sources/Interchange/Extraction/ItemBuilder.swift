import PDFText

/// Makes items of questions and their parts.
struct ItemBuilder {
  let document: DocumentLines
  let joiner: LineJoiner
  /// What the questions of the document have in common.
  var habits = Habits()

  /// The items of a question: one for each part that has no parts itself.
  func items(of question: QuestionNode) -> [ExtractedItem] {
    var items: [ExtractedItem] = []
    add(question, stem: [], &items)
    return items
  }

  /// What parts that became no item say: rows of a table that ask nothing, captions.
  func leftOut(of node: QuestionNode) -> [String] {
    guard node.children.isEmpty else { return node.children.flatMap(leftOut) }
    let lines = QuestionLines(node.lines, document, marksBefore: nil)
    let text = lines.text(joiner)
    guard text.isEmpty || lines.isTableOfData else { return [] }
    return lines.leftOut + (text.isEmpty ? [] : ["\(node.number) \(text)".trimmed])
  }

  private func add(_ node: QuestionNode, stem: [String], _ items: inout [ExtractedItem]) {
    var node = node
    var lines = QuestionLines(node.lines, document, marksBefore: node.marksBefore)
    let title =
      node.path.count > 1
      ? nil
      : QuestionTitle.takeDashed(from: &lines.rows)
        ?? (habits.hasTitles ? QuestionTitle.take(from: &lines.rows, document) : nil)
    let before = items.count
    defer { if let title, items.count > before { items[before].details["title"] = title } }
    if let options = optionChildren(of: node, lines) {
      var found = item(node, lines, stem)
      found.options = options.options
      found.kind = .choice
      found.places = (found.places + options.places).joined
      found.marks = found.marks ?? options.marks
      found.leftOut += options.left
      if let answer = options.answer { found.take(answer: answer, at: nil) }
      found.takeSetOffOption(of: options.words)
      items.append(found)
      return
    }
    guard !node.children.isEmpty else {
      if lines.isTableOfData { return }
      let found = item(node, lines, stem)
      if !found.question.isEmpty || !found.options.isEmpty { items.append(found) }
      return
    }
    let own = lines.text(joiner)
    // What stands before the first part belongs to all of them.
    let whole = own.isEmpty ? stem : stem + [own]
    let marks = lines.marks
    for index in node.children.indices { node.children[index].run = node.run }
    var stem = whole
    for child in node.children {
      add(child, stem: stem, &items)
      let leading = leadingSentences(behind: child)
      if !leading.isEmpty { stem.append(leading) }
    }
    if items.count > before { items[before].leftOut += lines.leftOut }
    // Marks of a question with one part only are those of the part.
    if let marks, items.count == before + 1, items[before].marks == nil { items[before].marks = marks }
  }

  /// What stands behind a part and leads to the next.
  private func leadingSentences(behind node: QuestionNode) -> String {
    if let last = node.children.last { return leadingSentences(behind: last) }
    let lines = QuestionLines(node.lines, document, marksBefore: nil)
    return joiner.text(lines.leading.map(\.joinedText))
  }

  /// The item of a part.
  func item(_ node: QuestionNode, _ lines: QuestionLines, _ stem: [String]) -> ExtractedItem {
    var lines = lines
    let answer = takeSurroundings(of: &lines)
    let hasTail =
      habits.tellNoAnswers && !habits.followingRuns.contains(node.run) && lines.takeTail(document, joiner)
    var item = ExtractedItem(kind: .short, number: node.number.isEmpty ? nil : node.number, question: "")
    if let answer, OptionReader(joiner: joiner).read(lines.rows) == nil,
      let options = OptionsAboveAnswer.take(from: &lines.rows, answer: answer, document, joiner)
    {
      (item.options, item.kind) = (options, .choice)
    }
    var rows = item.options.isEmpty ? takeBelow(lines: &lines, into: &item, run: node.run) : lines.rows
    if item.options.isEmpty { lines.leftOut += FigureWords.take(from: &rows, axes: habits.axes, document) }
    // What only its place or its look tells to be an answer is a choice where letters divide it.
    if item.isAnswerInferred, let options = item.answer.flatMap(ColonOptions.divide) {
      (item.options, item.kind) = (options, .choice)
      (item.answer, item.accepted, item.isAnswerInferred) = (nil, [], false)
    }
    var text = joiner.text(rows.map(\.joinedText)).withoutLeadersButGaps
    if habits.hasMarksInText, lines.marks == nil, let found = MarkReader.trailing(text, isAtMargin: true) {
      (text, lines.marks) = (found.text, found.marks)
    }
    if lines.marks == nil, let found = MarkReader.dashed(text) {
      (text, lines.marks) = (found.text, found.marks)
    }
    if lines.marks == nil, let found = MarkReader.trailingPart(text) {
      text = found.text
      lines.leftOut.append(found.marks)
    }
    let isVerdictNamed = text.prefix(6).contains("判断题")
    let (subject, asked) = text.withoutNoteSign.dividedAtKind
    if let subject { item.details["subject"] = subject }
    text = FullWidthGap.taken(from: asked)
    item.question = text
    if isVerdictNamed, item.options.isEmpty { item.kind = .trueFalse }
    if hasTail { item.reviews.append(QuestionLines.tailTaken) }
    if habits.hasBracketedAnswers, let found = BesideAnswer.bracketed(text) {
      if BesideAnswer.areYears(found.answer) {
        lines.leftOut.append(found.answer)
      } else {
        (item.answer, item.isAnswerInferred) = (found.answer, true)
      }
      (item.question, text) = (found.question, found.question)
    }
    if lines.endsWithDots, text.hasSuffix("___") { item.reviews.append(QuestionLines.dottedGap) }
    (item.context, item.command) = Wording.split(text)
    item.stem = stem.isEmpty ? nil : stem.joined(separator: "\n")
    item.marks = lines.marks
    // A question without parts may be worth what its total says.
    if item.marks == nil, stem.isEmpty, node.path.count == 1, let total = lines.total, total.question == nil,
      total.marks <= 30
    {
      item.marks = total.marks
    }
    item.leftOut = lines.leftOut
    item.places = lines.places
    if habits.hasOptionsWithin, item.options.isEmpty, let options = SlashedOptions.within(text) {
      item.options = options
      item.kind = .choice
    }
    if item.options.isEmpty, item.kind != .trueFalse { setKind(&item, lines) }
    if let answer = answer ?? node.answerBefore { item.take(answer: answer, at: nil) }
    if let unit = lines.answerUnit { item.details["unit"] = unit }
    return item
  }

  /// Takes what stands beside a question out of its lines.
  ///
  /// - Returns: Its answer, where that stands beside it or behind a word that names it.
  private func takeSurroundings(of lines: inout QuestionLines) -> String? {
    if habits.hasMarksColumn, lines.marks == nil { lines.takeMarksColumn() }
    if habits.beginsWithMarks { lines.takeLeadingMarks() }
    let key = habits.hasLoneKeys ? LoneKey.take(from: &lines.rows, joiner) : nil
    habits.takeRepeated(from: &lines.rows)
    if !habits.sideHeads.isEmpty { lines.leftOut += SideHeads.take(habits.sideHeads, from: &lines.rows) }
    let beside = habits.answerColumn.flatMap { column in
      OptionReader(joiner: joiner).read(lines.rows) == nil
        ? BesideAnswer.take(from: &lines.rows, at: column, joiner)?.withoutWideBrackets : nil
    }
    if let sign = habits.lastSign, let cell = lines.rows.first?.indices.last,
      lines.rows[0][cell].words.count > 1, lines.rows[0][cell].words.last?.text == sign
    {
      lines.rows[0][cell].words.removeLast()
    }
    let led = habits.hasLedAnswers && key == nil ? BesideAnswer.takeLed(from: &lines.rows) : nil
    // What has that name is one of the options.
    if habits.hasNamedOptions, BulletedOptions.areNamed(lines.rows, document, joiner) { return key }
    return key ?? BracketedAnswer.take(from: &lines.rows, joiner) ?? beside ?? led
      ?? InlineAnswer.take(from: &lines.rows, joiner, outside: &lines.leftOut)
  }

  /// Takes options, or an answer that is told by how it is set, from below a question.
  ///
  /// - Returns: The rows of the question that are left.
  private func takeBelow(lines: inout QuestionLines, into item: inout ExtractedItem, run: Int)
    -> [[QuestionCell]]
  {
    // A sign before the question says something about it, as that several answers are right.
    if let first = lines.rows.first?.first, first.words.count > 1 || lines.rows[0].count > 1,
      first.words[0].text.count <= 5, first.words[0].text.allSatisfy({ "♣★☆⋆◆♦♠♥▲△*†‡".contains($0) })
    {
      lines.rows[0][0].words.removeFirst()
      if lines.rows[0][0].words.isEmpty { lines.rows[0].removeFirst() }
      item.details["sign"] = first.words[0].text
    }
    var rows = lines.rows
    if habits.hasFilledGaps, OptionReader(joiner: joiner).read(rows) == nil,
      let found = FilledGap.take(from: &rows)
    {
      (item.answer, item.isAnswerInferred) = (found.answer, !found.isBracketed)
      return rows
    }
    if let found = OptionReader(joiner: joiner).read(rows) {
      // Forms say so with every choice; papers ask it.
      rows = found.stem.filter { row in
        !UnletteredOptions.isInstruction(row.joinedText)
          || UnletteredOptions.isTickInstruction(row.joinedText)
      }
      if let head = OptionTable.takeHead(from: &rows, below: lines.rows) { item.details["options"] = head }
      item.options = found.options
      item.kind = .choice
      let isStatement = found.stem.last?.joinedText.last == "."
      let verdicts = found.options.map {
        isStatement ? TrueFalse.agreement($0.text) : TrueFalse.value($0.text)
      }
      if found.isUnlettered, verdicts == [true, false] || verdicts == [false, true] {
        item.options = []
        item.kind = .trueFalse
        if found.ticked.count == 1 { item.answer = verdicts[found.ticked[0]] == true ? "True" : "False" }
      } else if !found.ticked.isEmpty {
        item.answer = found.ticked.map { found.options[$0].text }.joined(separator: "\n")
        item.answerLabels = found.ticked.compactMap { found.options[$0].label }
        if found.ticked.count > 1 { item.kind = .multiChoice }
      }
      item.takeSetOffOption(of: found.words(in: lines.rows))
    } else if habits.hasBulletedOptions, let found = BulletedOptions.take(from: &rows, document, joiner) {
      item.take(found)
      lines.leftOut += found.rest.map(\.joinedText)
    } else if UnletteredOptions.takeVerdicts(from: &rows) {
      item.kind = .trueFalse
    } else if habits.hasUnletteredOptions || UnletteredOptions.areAsked(rows),
      let options = UnletteredOptions.take(from: &rows, document, joiner)
    {
      item.options = options
      item.kind = .choice
    } else if habits.hasSlashedOptions, let options = SlashedOptions.take(from: &rows) {
      item.options = options
      item.kind = .choice
    } else if habits.hasArrowAnswers, let answer = ArrowAnswer.take(from: &rows, joiner) {
      item.answer = answer
    } else if habits.hasArrowsWithin, let answer = ArrowAnswer.takeWithin(from: &rows, joiner) {
      item.answer = answer
    } else if habits.hasBulletAnswers, let bullets = Bullets.take(from: &rows, joiner) {
      item.answer = bullets.joined(separator: "\n")
      item.isAnswerInferred = true
      item.accepted = bullets.count > 1 ? bullets : []
    } else if habits.hasStyledAnswers || habits.hasColouredAnswers && StyledAnswer.isInColour(rows),
      let plain = StyledAnswer.take(from: &rows, joiner)
    {
      item.answer = plain
      item.isAnswerInferred = true
    } else if habits.hasSetOffAnswers, let setOff = SetOffAnswer.take(from: &rows, joiner) {
      item.answer = setOff
      item.isAnswerInferred = true
    } else if habits.followingRuns.contains(run),
      let following = FollowingAnswer.take(from: &rows, document, joiner)
    {
      item.answer = following
      item.isAnswerInferred = true
    }
    if item.isAnswerInferred, let answer = item.answer,
      GlossedGap.isTranslation(answer, of: joiner.text(rows.map(\.joinedText)))
    {
      (item.answer, item.accepted, item.isAnswerInferred) = (nil, [], false)
      return lines.rows
    }
    return rows
  }

  private func setKind(_ item: inout ExtractedItem, _ lines: QuestionLines) {
    let lower = item.question.lowercased()
    if item.question.contains("___") || FullWidthGap.isIn(item.question) {
      item.kind = .cloze
    } else if TrueFalse.isAsked(lower) || item.stem.map({ TrueFalse.isAsked($0.lowercased()) }) == true {
      item.kind = .trueFalse
    }
  }

  /// Options in small letters of which several stand in a row; nil for anything else.
  func optionRows(of node: QuestionNode, _ lines: QuestionLines) -> (
    options: [ExtractedItem.Option], places: [ExtractedItem.Place], marks: Int?, answer: String?,
    words: [TextWord], left: [String]
  )? {
    var all: [(line: Int, skipped: Int)] = []
    // Their own letters stay, the number of the question before them does not.
    for child in node.children { all += child.lines.map { ($0.line, max(0, $0.skipped - 1)) } }
    all.sort { $0.line < $1.line }
    let content = QuestionLines(all, document, marksBefore: nil)
    let rows = rowsOfOptions(content.rows)
    guard content.answerLines == 0, all.count < 8 || rows.count < content.rows.count,
      let found = OptionReader(joiner: joiner).read(rows), found.stem.isEmpty,
      lines.text(joiner).last.map({
        "?:…_".contains($0) || $0.isLetter && isAsked(in: found) || areSetOff(rows, found)
          || found.options.count == habits.usualOptions
      }) ?? isRowOfWords(found, rows),
      found.options.count > node.children.count || areSetOff(rows, found),
      (3...8).contains(found.options.count),
      found.options.allSatisfy({ !$0.text.isEmpty && $0.text.count < 100 && $0.text.last != "?" })
    else { return nil }
    let left = content.leftOut + (content.rows.dropFirst(rows.count) + content.leading).map(\.joinedText)
    return (found.options, content.places, content.marks, nil, rows.joined().flatMap(\.words), left)
  }

  /// True for options as many as those of other questions, below a sentence that they end.
  private func isAsked(in found: FoundOptions) -> Bool {
    found.options.count >= 3 && habits.optionParts == found.options.count
  }

  /// Rows of options without a text behind them that begins further left: that of the next question.
  private func rowsOfOptions(_ rows: [[QuestionCell]]) -> [[QuestionCell]] {
    guard let left = rows.first?.first?.left, !SmallLetters.find(rows).isEmpty,
      let end = rows.firstIndex(where: { ($0.first?.left ?? left) < left - 800 })
    else { return rows }
    return Array(rows[..<end])
  }

  /// True for options whose small letters stand in cells of their own, and that ask nothing.
  private func areSetOff(_ rows: [[QuestionCell]], _ found: FoundOptions) -> Bool {
    SmallLetters.find(rows).count >= 3 && found.options.count >= 3
      && !found.options.contains { option in
        Asking.isCommand(option.text.split(separator: " ").first.map(String.init) ?? "")
      }
  }

  /// True for options of a gap with that number in a passage: a row of single words or a few, which ask nothing.
  private func isRowOfWords(_ found: FoundOptions, _ rows: [[QuestionCell]]) -> Bool {
    rows.count == 1
      && found.options.allSatisfy { option in
        let words = option.text.split(separator: " ")
        return words.count <= 4 && !option.text.contains(where: { "=+−×÷".contains($0) })
          && option.text.last.map { $0.isLetter || $0.isNumber } == true
          && !(words.count > 1 && Asking.isCommand(String(words[0])))
      }
  }

  /// True for "Choose the word that is spelled correctly.", which no question mark ends.
  private func choosesOne(_ lower: String) -> Bool {
    let first = lower.split(separator: " ").first.map { String($0).trimmedOfPunctuation } ?? ""
    return ["choose", "select", "circle", "tick", "pick"].contains(first)
      || ["find", "identify", "underline", "mark"].contains(first)
        && ["the correct", "the right", "the best", "the odd one"].contains { lower.contains($0) }
  }

  private static func firstWord(ofLastSentence text: String) -> String {
    let end = text.lastIndex { ".?!".contains($0) }
    let sentence = end.map { text[text.index(after: $0)...] } ?? text[...]
    return sentence.split(separator: " ").first.map { String($0).trimmedOfPunctuation } ?? ""
  }

  /// Lettered parts that are the options of the question above them; nil where they are parts.
  func optionChildren(of node: QuestionNode, _ lines: QuestionLines) -> (
    options: [ExtractedItem.Option], places: [ExtractedItem.Place], marks: Int?, answer: String?,
    words: [TextWord], left: [String]
  )? {
    let children = node.children
    guard !children.isEmpty, children.allSatisfy({ $0.children.isEmpty }) else { return nil }
    if let found = optionRows(of: node, lines) { return found }
    guard (3...6).contains(children.count) else { return nil }
    let text = lines.text(joiner)
    let lower = text.lowercased()
    guard let last = text.last,
      "?:…_".contains(last) || text.contains("___") || last == "." && choosesOne(lower)
        || habits.optionParts == children.count && (last.isLetter || last == ",")
        || habits.usualOptions == children.count
    else { return nil }
    if last == ":" {
      let first = Self.firstWord(ofLastSentence: lower)
      let isChoosing = ["choose", "select", "circle", "tick", "which", "pick", "mark"].contains(first)
      guard text.split(separator: " ").count >= 4, isChoosing || !Asking.isCommand(first) else { return nil }
    }
    if [
      "define", "explain each", "each of the following", "answer the following", "following terms",
      "these questions",
    ]
    .contains(where: lower.contains) {
      return nil
    }
    var options: [ExtractedItem.Option] = []
    var places: [ExtractedItem.Place] = []
    var marks: Int?
    var longest = 0
    var answer: String?
    var words: [TextWord] = []
    var left: [String] = []
    for (index, child) in children.enumerated() {
      guard let part = child.path.last, [part.letter, part.roman, part.number].contains(index + 1) else {
        return nil
      }
      var content = QuestionLines(child.lines, document, marksBefore: nil)
      guard content.answerLines == 0, content.marks == nil || index == children.count - 1 else { return nil }
      if index == children.count - 1 {
        answer = InlineAnswer.take(from: &content.rows, joiner, outside: &content.leftOut)
      }
      marks = content.marks ?? marks
      left += content.leftOut
      words += content.rows.joined().flatMap(\.words)
      let text = content.text(joiner)
      longest = max(longest, text.count)
      guard !text.isEmpty, !text.contains("?") else { return nil }
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      if text.split(separator: " ").count > 3, Asking.isCommand(first), last == ":" { return nil }
      options.append(ExtractedItem.Option(label: part.text.trimmedOfPunctuation, text: text))
      places += content.places
    }
    // A text that ends with a colon may head a list of things to explain; options are short beside it.
    return last == ":" && longest > 60 ? nil : (options, places, marks, answer, words, left)
  }
}

extension String {
  /// What stands in brackets of full width, where there is nothing else: the room to write in, filled in.
  fileprivate var withoutWideBrackets: String {
    guard first == "（", last == "）", count > 2, dropFirst().firstIndex(of: "（") == nil else { return self }
    return String(dropFirst().dropLast()).trimmed
  }

  /// Without the raised number of a footnote behind its last mark.
  fileprivate var withoutNoteSign: String {
    let bare = reversed().drop { "⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }
    guard bare.count < count, let last = bare.first, ".?!".contains(last) else { return self }
    return String(bare.reversed())
  }
}
