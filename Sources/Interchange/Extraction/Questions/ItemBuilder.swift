import PDFText

/// Makes items of questions and their parts.
struct ItemBuilder {
  let document: DocumentLines
  let joiner: LineJoiner
  /// What the questions of the document have in common.
  var habits = Habits()

  /// The items of a question: one for each part that has no parts itself.
  ///
  /// - Parameter leading: What leads to it behind the question above.
  func items(of question: QuestionNode, below leading: String = "") -> [ExtractedItem] {
    var items: [ExtractedItem] = []
    add(question, stem: leading.isEmpty ? [] : [leading], &items)
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
    let sign = node.children.isEmpty ? nil : SignsOfDifficulty.take(from: &lines.rows)
    var title =
      node.path.count > 1
      ? nil
      : QuestionTitle.takeDashed(from: &lines.rows)
        ?? (habits.hasTitles ? QuestionTitle.take(from: &lines.rows, document) : nil)
    let before = items.count
    defer {
      if items.count > before {
        if let title { items[before].details["title"] = title }
        if let sign { items[before].details["sign"] = sign }
      }
    }
    if let options = optionChildren(of: node, lines, below: stem) {
      var found = item(node, lines, stem)
      found.options = options.options
      found.kind = .choice
      found.places = (found.places + options.places).joined
      found.marks = found.marks ?? options.marks
      found.leftOut += options.leftOut
      if !options.ticked.isEmpty {
        found.take(
          answer: options.ticked.compactMap { options.options[$0].label }.joined(separator: ", "), at: nil)
        found.details["explanation"] = options.answer
      } else if let answer = options.answer {
        found.take(answer: answer, at: nil)
      }
      if let told = options.told {
        found.take(answer: told.letters.joined(separator: ", "), at: nil)
        if found.details["explanation"] == nil {
          found.details["explanation"] = told.reason
        } else if let reason = told.reason {
          found.leftOut.append(reason)
        }
      }
      found.takeSetOffOption(of: options.words)
      items.append(found)
      return
    }
    if let found = listedAnswer(below: node, lines, stem) {
      items.append(found)
      return
    }
    guard !node.children.isEmpty else {
      if lines.isTableOfData { return }
      if addBulleted(node, lines, stem, &items) { return }
      if let parts = ordersWithCapitals(node, lines, stem) {
        items += parts
        return
      }
      let found = item(node, lines, stem)
      if !found.question.isEmpty || !found.options.isEmpty { items.append(found) }
      return
    }
    let matched = MatchingExercises(document: document, joiner: joiner).items(ofParts: node)
    guard matched.isEmpty else {
      items += matched
      return
    }
    // What numbers count below "2" are sections of their own.
    if title == nil, node.path.count == 1, node.children[0].path.last?.style != .decimal {
      title = QuestionTitle.takeAboveParts(
        from: &lines.rows, isNamed: node.path[0].isNamed, isFollowed: !lines.leading.isEmpty)
    }
    // What stands behind its marks is its own as well: its parts come below.
    lines.rows += lines.leading
    lines.leftOut += StemTails.take(from: &lines.rows)
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
    if items.count > before { items[before].leftOut += lines.leftOut + lines.rubric.map(\.text) }
    takeMarksOfEach(&items[before...])
    if marks == nil, node.children.allSatisfy(\.children.isEmpty) { leaveSumOut(&items[before...]) }
    // Marks of a question with one part only are those of the part.
    if let marks, items.count == before + 1, items[before].marks == nil { items[before].marks = marks }
  }

  /// The item of a part.
  func item(_ node: QuestionNode, _ lines: QuestionLines, _ stem: [String]) -> ExtractedItem {
    var lines = lines
    let answer = takeSurroundings(of: &lines)
    let hasTail =
      habits.tellNoAnswers && !habits.followingRuns.contains(node.run) && lines.takeTail(document, joiner)
    var item = ExtractedItem(kind: .short, number: node.number.isEmpty ? nil : node.number, question: "")
    item.rubric = lines.rubric
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
    if habits.hasBracketedAnswers { lines.leftOut += BesideAnswer.takeBehindBrackets(from: &rows, joiner) }
    var text = joiner.text(rows.joinedTexts).withoutLeadersButGaps.withDottedGaps
    if habits.hasMarksInText || text.hasSuffix("）"), lines.marks == nil,
      let found = MarkReader.trailing(text, isAtMargin: text.hasSuffix(")") || habits.hasMarksInText)
    {
      (text, lines.marks) = (found.text, found.marks)
    }
    // "… over the others. (1 / mark)": cut in two at the end of a line.
    if lines.marks == nil, rows.count > 1, let last = rows.last, last.count == 1, last[0].words.count == 1,
      last[0].text.last == ")", let found = MarkReader.trailing(text, isAtMargin: true)
    {
      (text, lines.marks) = (found.text, found.marks)
    }
    if lines.marks == nil, let found = MarkReader.dashed(text) {
      (text, lines.marks) = (found.text, found.marks)
    }
    let isLastApart = rows.contains { $0.count > 1 && $0.last.map { text.hasSuffix(" " + $0.text) } == true }
    if lines.marks == nil, let found = MarkReader.trailingPart(text, isApart: isLastApart) {
      text = found.text
      lines.leftOut.append(found.marks)
    }
    let isVerdictNamed = text.prefix(6).contains("判断题")
    let (subject, asked) = text.withoutNoteSign.dividedAtKind
    if let subject { item.details["subject"] = subject }
    text = FullWidthGap.taken(from: asked).withoutArrowToAnswer.withoutAskingMark
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
    if habits.hasRunInAnswers, answer == nil, item.answer == nil, item.options.isEmpty,
      let found = RunInAnswer.divide(text)
    {
      (item.question, text) = (found.question, found.question)
      (item.answer, item.isAnswerInferred) = (found.answer, true)
      item.reviews.append(RunInAnswer.review)
    }
    if habits.hasDashedAnswers, answer == nil, item.answer == nil, item.options.isEmpty,
      let found = RunInAnswer.divideAtDash(text)
    {
      (item.question, text) = (found.question, found.question)
      (item.answer, item.isAnswerInferred) = (found.answer, true)
      item.reviews.append(RunInAnswer.reviewOfDash)
    }
    if lines.endsWithDots, text.hasSuffix("___") { item.reviews.append(QuestionLines.dottedGap) }
    (item.context, item.command) = Wording.split(text)
    item.stem = stem.isEmpty ? nil : stem.joined(separator: "\n")
    item.marks = lines.marks
    // A question without parts may be worth what its total says.
    if item.marks == nil, stem.isEmpty, node.path.count == 1, let total = lines.total,
      total.question.map({ $0 == node.path[0].number }) ?? true, total.marks <= 30
    {
      item.marks = total.marks
    }
    item.leftOut = lines.leftOut
    item.places = lines.places
    if habits.hasOptionsWithin, item.options.isEmpty, let found = SlashedOptions.behindGap(text) {
      (item.question, text) = (found.sentence, found.sentence)
      (item.context, item.command) = Wording.split(text)
      (item.options, item.kind) = (found.options, .choice)
    } else if habits.hasOptionsWithin, item.options.isEmpty, let options = SlashedOptions.within(text) {
      item.options = options
      item.kind = .choice
    }
    if item.options.isEmpty, item.kind != .trueFalse { setKind(&item, lines) }
    if answer == nil, item.options.isEmpty, item.kind == .short, !item.question.contains("?"),
      node.answerBefore.flatMap(TrueFalse.value) != nil
    {
      item.kind = .trueFalse
    }
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
    // What words name as the answer is one of the options.
    if habits.hasNamedOptions, BulletedOptions.areNamed(lines.rows, document, joiner) { return key }
    habits.takeRepeated(from: &lines.rows)
    if !habits.sideHeads.isEmpty { lines.leftOut += SideHeads.take(habits.sideHeads, from: &lines.rows) }
    let column = lines.rows.first?.first.flatMap { habits.answerColumns[document.lines[$0.line].column] }
    let beside = column.flatMap { column in
      OptionReader(joiner: joiner).read(lines.rows) == nil
        ? BesideAnswer.take(from: &lines.rows, at: column, joiner)?.withoutWideBrackets : nil
    }
    if let sign = habits.lastSign, let cell = lines.rows.first?.indices.last,
      lines.rows[0][cell].words.count > 1, lines.rows[0][cell].words.last?.text == sign
    {
      lines.rows[0][cell].words.removeLast()
    }
    let led = habits.hasLedAnswers && key == nil ? BesideAnswer.takeLed(from: &lines.rows) : nil
    return key ?? BracketedAnswer.take(from: &lines.rows, joiner) ?? beside ?? led
      ?? InlineAnswer.take(from: &lines.rows, joiner, outside: &lines.leftOut)
  }

  /// Takes options, or an answer that is told by how it is set, from below a question.
  ///
  /// - Returns: The rows of the question that are left.
  private func takeBelow(lines: inout QuestionLines, into item: inout ExtractedItem, run: Int)
    -> [[QuestionCell]]
  {
    if let sign = SignsOfDifficulty.take(from: &lines.rows) { item.details["sign"] = sign }
    var rows = lines.rows
    if habits.hasFilledGaps, OptionReader(joiner: joiner).read(rows) == nil,
      let found = FilledGap.take(from: &rows)
    {
      (item.answer, item.isAnswerInferred) = (found.answer, !found.isBracketed)
      if let options = FilledGap.takeOptions(from: &rows, answer: found.answer) {
        (item.options, item.kind) = (options, .choice)
      }
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
    } else if let found = TickedOptions.take(from: &rows, joiner) {
      item.options = found.options
      item.kind = found.ticked.count > 1 ? .multiChoice : .choice
      item.answer = found.ticked.map { found.options[$0].text }.joined(separator: "\n")
    } else if habits.hasBulletedOptions, let found = BulletedOptions.take(from: &rows, document, joiner) {
      item.take(found)
      lines.leftOut += found.rest.map(\.joinedText)
    } else if UnletteredOptions.takeVerdicts(from: &rows) {
      item.kind = .trueFalse
    } else if habits.hasUnletteredOptions || UnletteredOptions.areAsked(rows),
      let options = UnletteredOptions.take(
        from: &rows, document, joiner, usual: habits.usualUnlettered,
        mayBeSetIn: habits.hasUnletteredOptions)
    {
      item.options = options
      item.kind = .choice
    } else if habits.hasRowsOfOptions, let options = RowOfOptions.take(from: &rows) {
      item.options = options
      item.reviews.append(RowOfOptions.review)
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
    } else if habits.hasSetOffAnswers || habits.hasNearAnswers,
      let setOff = SetOffAnswer.take(from: &rows, joiner, isNear: habits.hasNearAnswers)
    {
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
    let isJudged =
      TrueFalse.isAsked(lower) || item.stem.map { TrueFalse.isAsked($0.lowercased()) } == true
    if isJudged, item.question.hasSuffix(" (___)") {
      item.kind = .trueFalse
    } else if item.question.contains("___") || FullWidthGap.isIn(item.question) {
      item.kind = .cloze
    } else if isJudged {
      item.kind = .trueFalse
    }
  }
}

extension String {
  /// What stands in brackets of full width, where there is nothing else: the room to write in, filled in.
  fileprivate var withoutWideBrackets: String {
    guard first == "（", last == "）", count > 2, dropFirst().firstIndex(of: "（") == nil else { return self }
    return String(dropFirst().dropLast()).trimmed
  }

  /// Without "问：" before a question, which "答：" below it answers.
  fileprivate var withoutAskingMark: String {
    guard let first, first == "问" || first == "問", let sign = dropFirst().first, sign == "：" || sign == ":"
    else {
      return self
    }
    return String(dropFirst(2)).trimmed
  }

  /// Without the raised number of a footnote behind its last mark, and the star of a form behind its last sentence.
  fileprivate var withoutNoteSign: String {
    if hasSuffix(". *") { return String(dropLast(2)) }
    let bare = reversed().drop { "⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }
    guard bare.count < count, let last = bare.first, ".?!".contains(last) else { return self }
    return String(bare.reversed())
  }
}
