import PDFText

/// Tells where questions end before the next label.
extension NumberedQuestions {
  /// Where the lines of questions end before the next label: at a heading that comes between.
  func ends(_ chain: LabelChain, _ excluded: Set<Int>) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    let outside = TextOutside(document, chain, excluded)
    let areBold = chain.members.contains { document.lines[$0.line].isBold }
    for (place, member) in chain.members.enumerated() {
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : document.lines.count
      let own = document.lines[member.line]
      var keyPage: Int?
      for line in (member.line + 1)..<max(member.line + 1, next) {
        if excluded.contains(line) {
          keyPage = document.lines[line].page
          continue
        }
        // What stands below a key on its page is no part of the question above it, nor is the title of the next sheet.
        if keyPage == document.lines[line].page
          || keyPage != nil && line + 1 == next && place + 1 < chain.members.count
            && chain.members[place + 1].number == 1
        {
          ends[member.line] = line
          break
        }
        if outside.begins(line, behind: member.line) || isSection(line, of: chain)
          || place + 1 == chain.members.count
            && (document.labels[line] == nil && document.closes(line)
              || isSmallPrint(line, behind: member.line, until: next))
          || isExtraTask(line, behind: own) || isFoot(line) || isLetterOfPassage(line)
          || TieBreaks.isHead(document.lines[line]) || isTitleAgain(line)
          || Asides.begins(document.lines[line], behind: own) && !isAnswered(member.line..<line)
          || headsDirections(line, before: place + 1 < chain.members.count ? chain.members[place + 1] : nil)
          || isTitleOfContext(line, behind: own, before: next)
          || place + 1 < chain.members.count && chain.members[place + 1].number == 1 && line + 1 == next
            && isInCapitals(line, behind: member.line)
          || document.labels[line] == nil && line > member.line + 1
            && line + 1 < document.lines.count && document.labels[line + 1]?.parts.first?.letter != 1
            && ItemBuilder.lettersToChoose(document.texts[line]) != nil
          || !areBold && isNumberedTitle(line, of: chain, before: next)
        {
          ends[member.line] = line
          break
        }
        if isInstruction(line, behind: own, before: next),
          document.asking[member.line] >= 0.9 || document.texts[member.line].hasSuffix("=")
        {
          ends[member.line] = line
          break
        }
        guard document.isHeading(line), !isHeadOfTable(line, before: next) else { continue }
        let heading = document.lines[line]
        let isOutside = heading.box.left - heading.columnLeft < member.indent - 500
        // "QUESTÃO 04" alone on its line is as bold as the title of the next section, but what it asks is not.
        let isLabelAlone =
          own.words.count == member.label.wordCount && member.line + 1 < line
          && !document.lines[member.line + 1].isBold && line > member.line + 2
        // Centred between questions whose labels alone are bold.
        let isCentred =
          !own.isBold && heading.box.left - heading.columnLeft > member.indent + 6_000
          && abs(heading.box.centerX - (heading.columnLeft + heading.columnRight) / 2) < 1_500
        // In capitals, where the question, as bold as the heading, has small letters.
        let isInCapitals =
          heading.box.left - heading.columnLeft <= member.indent + 300
          && !document.texts[line].contains(where: \.isLowercase)
          && document.texts[member.line].contains(where: \.isLowercase)
          && document.texts[line].count { $0.isLetter } > 3
        let differs =
          heading.size * 100 > own.size * 106 || isOutside || isLabelAlone || isCentred || isInCapitals
          || !own.cells.contains { $0.words.contains(where: \.isBold) && $0.isBold }
        let isCaption =
          Self.captions.contains(
            heading.words.first?.text.lowercased().trimmedOfPunctuation ?? "")
          || heading.words.count > 1 && InlineAnswer.isHead(heading.words[0].text)
            && (heading.words[0].text.last == ":" || heading.words[1].text == ":")
          || InlineAnswer.nameLength(heading.words) != nil
        // What is as large as the title of a chapter ends everything, however much follows it: "Procedure".
        let isTitle =
          heading.isBold && heading.size * 100 >= own.size * 130
          && heading.box.left - heading.columnLeft <= member.indent
        let isNear = place + 1 == chain.members.count || next - line <= 14 || isTitle
        // A question of a word or two has options below it.
        let isBehindText =
          line > member.line + 3 || document.lines[(member.line)..<line].contains { $0.words.count > 2 }
        guard differs, !isCaption, isNear, isBehindText, isNoLabel(line, of: chain),
          !isWithinParts(line, member.line, next, isAlone: chain.members.count == 1)
        else { continue }
        ends[member.line] = line
        break
      }
    }
    return ends
  }

  /// True for the bold names of a table's columns, above a row with as many cells: "Place | Rock | Rate" within a question.
  private func isHeadOfTable(_ line: Int, before next: Int) -> Bool {
    let head = document.lines[line]
    guard head.cells.count > 2, line + 1 < next, case let row = document.lines[line + 1],
      row.page == head.page, row.cells.count == head.cells.count, document.labels[line + 1] == nil
    else { return false }
    return zip(head.cells, row.cells).allSatisfy { abs($0.box.left - $1.box.left) < 3_000 }
  }

  /// True for "BUILD YOUR VOCABULARY", whether it is bold or not, behind a question in small letters.
  private func isInCapitals(_ line: Int, behind member: Int) -> Bool {
    let (head, text) = (document.lines[line], document.texts[line])
    return (2...6).contains(head.words.count) && head.cells.count == 1 && document.labels[line] == nil
      && !text.contains { $0.isLowercase || $0.isNumber || "=+?:.,".contains($0) }
      && text.count { $0.isLetter } > 8 && document.texts[member].contains(where: \.isLowercase)
  }

  /// True for the first line of a page that begins as the document does: the same sheet again, with its answers.
  private func isTitleAgain(_ line: Int) -> Bool {
    let (title, first) = (document.lines[line], document.lines[0])
    guard title.page > document.lines[line - 1].page, title.cells[0].words.count > 1,
      document.labels[line] == nil, title.cells[0].text == first.cells[0].text
    else { return false }
    // Where counting goes on it is a running head.
    let next = (line + 1..<min(line + 7, document.lines.count)).lazy
      .compactMap { document.labels[$0]?.parts.first }.first
    return next?.number == 1
  }

  /// True for a bold title above a text that leads to the next questions, set in as far as what is asked.
  ///
  /// Source: Dutch examinations, which have the numbers and what they are worth in the margin.
  private func isTitleOfContext(_ line: Int, behind own: TextLine, before next: Int) -> Bool {
    let title = document.lines[line]
    guard title.isBold, !own.isBold, title.cells.count == 1, title.words.count <= 7, own.cells.count > 1,
      document.labels[line] == nil, line + 1 < next, next < document.lines.count,
      let left = own.cells.last?.box.left, abs(left - title.box.left) < 300,
      document.texts[line].last.map({ $0.isLetter || $0.isNumber }) == true
    else { return false }
    // Below it stands a text, and no part or option.
    return (line + 1..<next).allSatisfy { below in
      document.labels[below] == nil && !document.lines[below].isBold && document.lines[below].cells.count == 1
    }
  }

  /// True where a line begins with a word that heads an answer: what stands below it explains that.
  private func isAnswered(_ lines: Range<Int>) -> Bool {
    lines.contains { document.lines[$0].words.first.map { InlineAnswer.isHead($0.text) } ?? false }
  }

  /// True for "Directions: …" at the head of a page, or above questions that begin again.
  private func headsDirections(_ line: Int, before next: LabelledLine?) -> Bool {
    guard let word = document.lines[line].words.first?.text, word.last == ":",
      ["directions:", "instructions:"].contains(word.lowercased()), let next
    else { return false }
    return next.number == 1 || document.lines[line - 1].page < document.lines[line].page
  }

  /// True for "B" alone in the middle above a passage, as Chinese examinations count theirs.
  private func isLetterOfPassage(_ line: Int) -> Bool {
    let letter = document.lines[line]
    guard letter.words.count == 1, letter.words[0].text.utf8.count == 1, line + 1 < document.lines.count,
      letter.words[0].text.utf8.first.map({ (0x41...0x48).contains($0) }) == true,
      abs(letter.box.centerX - (letter.columnLeft + letter.columnRight) / 2) < 3_000
    else { return false }
    let next = document.lines[line + 1]
    return document.labels[line + 1] == nil && next.cells.count == 1 && next.words.count > 6
      && next.page == letter.page
  }

  /// True for small print at the foot of a page, far below what stands above it.
  private func isFoot(_ line: Int) -> Bool {
    let (foot, above) = (document.lines[line], document.lines[line - 1])
    return document.labels[line] == nil && foot.page == above.page && foot.words.count > 2
      && (line + 1 == document.lines.count || document.lines[line + 1].page > foot.page)
      && foot.size * 100 < above.size * 90 && foot.size * 100 < document.bodySize * 85
      && foot.box.top - above.box.bottom > document.pitch * 4
  }

  /// True where the answer below a bold question has ended and all that follows is smaller: where to ask more.
  private func isSmallPrint(_ line: Int, behind member: Int, until end: Int) -> Bool {
    let size = document.lines[line - 1].size
    return line > member + 1 && document.lines[member].isBold && !document.lines[line - 1].isBold
      && document.texts[line - 1].last.map { ".!…".contains($0) } == true && end - line <= 6
      && (line..<end).allSatisfy { index in
        document.lines[index].size * 100 < size * 92 && document.lines[index].words.count > 3
          && document.labels[index] == nil
      }
  }

  /// True for the bold title of a section with a number of another kind than the questions': "2.2 Spread" among 1, 2, 3.
  private func isNumberedTitle(_ line: Int, of chain: LabelChain, before next: Int) -> Bool {
    let title = document.lines[line]
    if isExercise(line, of: chain) { return true }
    guard title.isBold, title.box.left - title.columnLeft < 2_500,
      let label = title.label(), label.parts.allSatisfy({ $0.number != nil }),
      (1...8).contains(title.words.count - label.wordCount), title.cells.count <= 2,
      document.texts[line].last.map({ $0.isLetter || $0.isNumber }) == true, line + 1 < next,
      !document.lines[line + 1].isBold
    else { return false }
    let first = chain.members[0].label
    let isOther = label.parts.count != first.parts.count || label.parts[0].isNamed != first.parts[0].isNamed
    // Parts of a question may be numbered so, and asked in bold.
    return isOther && !first.parts.contains { $0.style == .decimal }
      && Asking.worth(document.texts[line]) < 0.9
  }

  /// True for the order of an exercise behind which counting begins again, as "12.2 Write a new sentence" is.
  private func isExercise(_ line: Int, of chain: LabelChain) -> Bool {
    guard document.lines[line].isBold, let label = document.lines[line].label(), label.parts.count == 2,
      label.parts.allSatisfy({ $0.number != nil }), chain.members[0].label.parts.count == 1,
      let next = chain.members.first(where: { $0.line > line })
    else { return false }
    return next.number == 1 && next.line - line <= 4
  }

  /// True for a task without a number for those who have finished: "Extension: …", "★ Finished? Draw …".
  ///
  /// It stands no further in than the labels, below a sentence that has ended.
  private func isExtraTask(_ line: Int, behind own: TextLine) -> Bool {
    let task = document.lines[line]
    guard document.labels[line] == nil,
      task.box.left - task.columnLeft <= own.box.left - own.columnLeft + 300,
      document.texts[line - 1].last.map({ ".?!:_)]…☐□".contains($0) || isLeader($0) }) == true,
      task.words.count > 3
    else { return false }
    let words = document.texts[line].lowercased().split(separator: " ")
    if let sign = words[0].first, words[0].count == 1, "★☆✎✏➤⭐".contains(sign),
      own.words.first?.text.first != sign
    {
      return true
    }
    let head = words.prefix(5).firstIndex { ":?!–—".contains($0.last ?? " ") }
    guard let head else { return false }
    let name = words[...head].joined(separator: " ").trimmedOfPunctuation
    return Self.extraTasks.contains(name)
  }

  /// The words of such a task, with the lines that go on from it; nil where a question ends at anything else.
  func extraTask(_ line: Int?, behind own: Int) -> String? {
    guard let line, isExtraTask(line, behind: document.lines[own]) else { return nil }
    var end = line + 1
    while end < document.lines.count, end < line + 4, document.labels[end] == nil, !document.isHeading(end),
      document.lines[end].page == document.lines[line].page,
      document.lines[end].box.top - document.lines[end - 1].box.bottom < document.lines[line].size
    {
      end += 1
    }
    return joiner.text(document.texts[line..<end].map { $0 })
  }

  private static let extraTasks: Set<String> = [
    "extension", "extension task", "extension activity", "extension question", "challenge", "challenge task",
    "challenge question", "super challenge", "finished", "finished early", "early finishers",
    "fast finishers",
    "extra", "extra task", "extra challenge", "bonus task", "bonus question", "stretch", "stretch task",
    "homework",
    "pour aller plus loin", "défi", "zusatz", "zusatzaufgabe", "für schnelle", "bonusaufgabe", "hausaufgabe",
    "ampliación", "reto", "para saber más", "approfondimento", "sfida", "desafio", "dla chętnych",
    "zadanie dodatkowe", "domácí úkol", "uitdaging",
  ]

  /// True for a bold order right above the next questions, which are not bold: "Solve the problems. Show your work."
  private func isInstruction(_ line: Int, behind own: TextLine, before next: Int) -> Bool {
    let order = document.lines[line]
    return order.isBold && !own.isBold && next < document.lines.count && next - line <= 2
      && !document.lines[next].isBold && order.cells.count == 1 && order.words.count > 2
      && order.words.last?.text.last.map { ".:".contains($0) } == true
      && Asking.isOrder(order.words[0].text)
      && order.box.left - order.columnLeft <= document.lines[next].box.left - document.lines[next].columnLeft
        + 500
  }

  /// True for the head of a table between the parts of a question: behind it the letters count on.
  private func isWithinParts(_ heading: Int, _ start: Int, _ end: Int, isAlone: Bool) -> Bool {
    func letter(_ index: Int) -> Int? {
      guard let part = document.labels[index]?.parts.last, part.number == nil, !part.isUpper else {
        return nil
      }
      return part.letter
    }
    guard let next = (heading..<end).lazy.compactMap(letter).first else { return false }
    guard let last = (start..<heading).lazy.compactMap(letter).last(where: { _ in true }) else {
      // The bold head of a table between a question and its first part.
      let isTable = heading + 1 < end && document.lines[heading + 1].cells.count > 1
      return (isAlone || isTable) && next == 1
    }
    return next == last + 1
  }

  /// True for "Exercise 2" above questions that are numbered in another way.
  private func isSection(_ line: Int, of chain: LabelChain) -> Bool {
    if isNamedPart(line) || isNumberedHeading(line, of: chain) || sections.contains(line)
      || document.numberedHeadings.contains(line)
    {
      return true
    }
    // "Exercise 2: Correct. Each sentence has one mistake." above a sentence that counts from 1 again.
    if case .word? = document.labels[line]?.parts.first?.style, document.lines[line].words.count <= 24,
      let next = chain.members.firstIndex(where: { $0.line > line }), chain.starts.contains(next),
      chain.members[next].line - line <= 4,
      chain.members[next].label.parts[0].style != document.labels[line]?.parts[0].style
    {
      return true
    }
    guard document.lines[line].words.count <= 6, let style = document.labels[line]?.parts.first?.style,
      case .word = style
    else { return false }
    return style != chain.members[0].label.parts[0].style
  }

  /// True for a heading with a number, such as 2 "Borrowing", above 2.1, 2.2 …, in larger letters than these.
  private func isNumberedHeading(_ line: Int, of chain: LabelChain) -> Bool {
    guard let parts = document.labels[line]?.parts, parts.count == 1, let number = parts[0].number,
      document.lines[line].words.count <= 9,
      chain.members.allSatisfy({ $0.label.parts.count > 1 && $0.label.parts[1].style == .decimal }),
      let next = chain.members.first(where: { $0.line > line }), next.number == number
    else { return false }
    return document.lines[line].size * 100 > document.lines[next.line].size * 106
      || document.lines[line].isBold && !document.lines[next.line].isBold
  }

  /// True for the name of a part and what it tells to do, whose first words are bold or in capitals: "Part II: …".
  private func isNamedPart(_ line: Int) -> Bool {
    let words = document.lines[line].words
    // "السؤال الثاني: …": a question whose number is a word has others below it.
    if words.count > 2, document.labels[line] == nil, LabelWords.all.contains(words[0].text.lowercased()),
      let colon = words.prefix(4).firstIndex(where: { $0.text.last == ":" }), colon > 0,
      !words[...colon].contains(where: { $0.text.contains(where: \.isNumber) })
    {
      return true
    }
    // "Booklet B (5 marks)" says in brackets what it is worth.
    let isWorth =
      words.count == 4 && words[2].text.first == "(" && words[3].text.last == ")"
      && Int(words[2].text.dropFirst()) != nil
    guard words.count > 1,
      words[0].isBold && words[1].isBold || words[0].text == words[0].text.uppercased() || isWorth,
      ["part", "section", "booklet", "teil", "partie", "parte", "раздел", "часть"].contains(
        words[0].text.lowercased())
    else { return false }
    let name = words[1].text.trimmedOfPunctuation
    return Int(name) != nil || name.count == 1 && name == name.uppercased()
      || romanValue(name.lowercased()) != nil
  }

  /// True for a heading that is no label, or one of another kind: "Exercise 3.2" above 1., 2., 3.
  private func isNoLabel(_ line: Int, of chain: LabelChain) -> Bool {
    guard document.labels[line] != nil, let part = document.lines[line].label()?.parts.first else {
      return true
    }
    let style = part.style
    if part.number == nil, part.isUpper { return true }
    if case .word = style { return style != chain.members[0].label.parts[0].style }
    return false
  }

  private static let captions: Set<String> = [
    "figure", "fig", "table", "graph", "diagram", "source", "image", "picture", "chart", "map", "extract",
    "not", "or", "and",
    "solution", "answer", "total",
  ]
}
