import PDFText

/// What stands at the feet of single pages and is part of no question: whose the sheet is, and what a test says when it ends.
enum PageFeet {
  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let sizes = lines.map(\.size).sorted()
    guard lines.count >= 6 else { return lines }
    let usual = sizes[sizes.count / 2]
    var found = Set(
      lines.indices.filter {
        isOwner($0, lines, usual) || isSignal(lines[$0]) || isSignature(lines[$0])
          || isField(lines[$0]) || isRowOfFields(lines[$0]) || isRowOfSigners($0, lines)
          || isWish($0, lines) || isColumnHead($0, lines) || isWide($0, lines, usual)
          || isNumberedFoot($0, lines, usual) || isHeadOfChapter($0, lines, usual) || isEnd($0, lines)
      })
    // "VW-0191-a-25-1-o     einde ■"
    if let last = lines.indices.last, lines[last].words.count <= 3,
      lines[last].words.contains(where: {
        ["einde", "ende", "fin", "fine", "fim", "koniec", "loppu"].contains(
          $0.text.lowercased().trimmedOfPunctuation)
      }), lines[last].label() == nil,
      // "fin | end" is a row of words, and "fin" an answer.
      lines[last].text.contains(where: { !$0.isLetter && $0 != " " || $0.isUppercase })
        || lines[last].words.count == 1
          && lines[last].box.left - lines[last].columnLeft
            > (lines[last].columnRight - lines[last].columnLeft) / 4
          && lines[last].box.top - lines[last - 1].box.bottom > lines[last].size
    {
      found.insert(last)
    }
    // "einde" above the code of a paper and the number of its page.
    if let last = lines.indices.last, last > 0, lines[last].size < usual, lines[last].words.count <= 3,
      lines[last].label() == nil, lines[last - 1].words.count == 1, lines[last - 1].text == "einde",
      lines[last].text.contains("-")
    {
      found.formUnion([last - 1, last])
    }
    if let last = lines.indices.last,
      namesOffices(lines[last], below: lines[last - 1]) || countsPages(lines[last])
    {
      found.insert(last)
    }
    found.formUnion(titlesAgain(lines))
    guard !found.isEmpty else { return lines }
    // What a page says of itself below what tells to go on: "P.S./E. Sci.–June   [2]".
    for index in found where isSignal(lines[index]) {
      let below = lines[(index + 1)...].prefix(2).prefix { $0.page == lines[index].page }
      let isLast = below.endIndex == lines.count || lines[below.endIndex].page > lines[index].page
      if isLast, below.allSatisfy({ $0.words.count <= 6 && ($0.label() == nil || $0.words.count == 1) }) {
        found.formUnion(below.indices)
      }
    }
    // The table of an office below "For office use".
    for index in found where lines[index].text.lowercased().hasPrefix("for office use") {
      let below = lines[(index + 1)...].prefix { $0.page == lines[index].page }
      if below.count <= 4, below.allSatisfy({ $0.label() == nil && $0.cells.count > 1 }) {
        found.formUnion(below.indices)
      }
    }
    // The number of the section, beside what tells to go on.
    let signals = found
    for index in lines.indices where lines[index].words.count == 1 && Int(lines[index].text) != nil {
      let isBeside = [index - 1, index + 1].contains { signals.contains($0) && isSignal(lines[$0]) }
      if isBeside { found.insert(index) }
    }
    return lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  /// True for the running head of a single page that stands above its second column: it ends where the column does, far above
  /// what follows, and goes on from nothing.
  private static func isColumnHead(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard line.column > 0, index > 0, index + 1 < lines.count, lines[index - 1].column < line.column,
      case let next = lines[index + 1], next.column == line.column, next.page == line.page,
      line.words.count <= 5, line.label() == nil,
      line.box.left - line.columnLeft > (line.columnRight - line.columnLeft) * 4 / 10,
      line.columnRight - line.box.right < line.size
    else { return false }
    return next.box.top - line.box.bottom > line.size && next.box.left - next.columnLeft < line.size * 2
      && (next.label() != nil || next.isBold)
  }

  /// True for the number of a page with the letter of a paper, in brackets in the middle: "(2–A)".
  private static func isCodeOfPage(_ line: TextLine) -> Bool {
    let text = line.words.map(\.text).joined()
    guard (5...6).contains(text.count), text.first == "(", text.last == ")",
      abs(line.box.centerX - (line.columnLeft + line.columnRight) / 2) < 2_000
    else { return false }
    let parts = text.dropFirst().dropLast().split { "–-—".contains($0) }
    return parts.count == 2 && parts[0].allSatisfy(\.isNumber) && parts[1].count == 1
      && parts[1].first?.isUppercase == true
  }

  // MARK: - Owners

  private static let owned = ["©", "all rights reserved", "photocopiable", "free to copy", "www.", "http"]

  /// True for one of the last two lines of a page that says whose the sheet is: "mathsdrawer.example   Sheet 31".
  private static func isOwner(_ index: Int, _ lines: [TextLine], _ usual: Int32) -> Bool {
    let line = lines[index]
    if index > 0, index + 1 == lines.count || lines[index + 1].page > line.page,
      line.words[0].text.hasPrefix("©") && line.label() == nil || isCodeOfPage(line)
    {
      return true
    }
    if line.size * 100 <= usual * 75, divides(line), line.label() == nil, index > 0,
      line.page == lines[index - 1].page, index + 1 == lines.count || lines[index + 1].page > line.page,
      line.box.top - lines[index - 1].box.bottom > line.size
    {
      return true
    }
    // Most lines are as large as others, and all are asked.
    guard line.size * 100 < usual * 92, line.words.count <= 14, index > 0, line.page == lines[index - 1].page,
      index + 2 >= lines.count || lines[index + 1].page > line.page || lines[index + 2].page > line.page,
      line.label() == nil
    else { return false }
    let text = line.text.lowercased()
    let isNamed =
      owned.contains(where: text.contains) || line.words[0].text.isDomain
      || line.words.count > 1 && line.words[line.words.count - 1].text.isDomain
    // A sentence may tell where to read on.
    return isNamed && line.words.last?.text.last.map { !".?!:".contains($0) } == true
      && line.box.top - lines[index - 1].box.bottom > line.size / 2
  }

  /// True for names between dots or strokes: "World History 7 · Unit 3".
  private static func divides(_ line: TextLine) -> Bool {
    line.cells.count == 1 && line.words.count <= 14
      && line.words.dropFirst().dropLast().contains { word in
        ["·", "|", "•", "–", "—"].contains(word.text)
      } && line.words.last?.text.last.map { !".?!:".contains($0) } == true
  }

  /// True for small print from edge to edge at the foot of a page, far below all else: "Biology Year 7          Worksheet 5".
  private static func isWide(_ index: Int, _ lines: [TextLine], _ usual: Int32) -> Bool {
    let line = lines[index]
    guard line.size * 100 <= usual * 85, (2...3).contains(line.cells.count), index > 0,
      index + 1 == lines.count || lines[index + 1].page > line.page, line.page == lines[index - 1].page,
      line.box.top - lines[index - 1].box.bottom > 2 * line.size, line.label() == nil,
      line.box.left - line.columnLeft < line.size / 2, line.columnRight - line.box.right < line.size,
      line.cells[1].box.left - line.cells[0].box.right > 5 * line.size
    else { return false }
    return !line.text.contains("?") && !line.text.contains("___")
      && !AnswerKeyReader.headsKey(line.words[0].text.lowercased().trimmedOfPunctuation)
      && line.cells.allSatisfy { cell in compactLabel(cell.words[0].text).map { $0[0].style == .bare } ?? true
      }
  }

  /// True for small print with the number of its page at the foot of a column: "Living Environment   [1]".
  private static func isNumberedFoot(_ index: Int, _ lines: [TextLine], _ usual: Int32) -> Bool {
    let line = lines[index]
    guard line.cells.count > 1, line.size < usual, index > 0, line.page == lines[index - 1].page,
      index + 1 == lines.count || lines[index + 1].page > line.page || lines[index + 1].column != line.column,
      let sign = [line.cells[0], line.cells[line.cells.count - 1]].map(\.text).first(where: {
        $0.first.map { "[(–—-".contains($0) } == true && $0.trimmedOfPunctuation == String(line.page)
      }), sign.count >= 3, line.label() == nil
    else { return false }
    return line.box.top - lines[index - 1].box.bottom > line.size
  }

  /// True for small print with the page and the chapter at the head of a sheet: "112   Chapter 4 Forces and motion".
  private static func isHeadOfChapter(_ index: Int, _ lines: [TextLine], _ usual: Int32) -> Bool {
    let line = lines[index]
    guard index == 0, line.cells.count == 2, line.size < usual,
      line.cells.contains(where: { $0.words.count == 1 && $0.text.smallNumber != nil }),
      let title = line.cells.first(where: { $0.words.count > 1 })
    else { return false }
    return [
      "chapter", "unit", "kapitel", "chapitre", "capítulo", "unidad", "hoofdstuk", "capitolo", "rozdział",
    ]
    .contains(title.words[0].text.lowercased()) && title.words[1].text.first?.isNumber == true
  }

  /// True for a form's code with its page: "CTL/FS2/PCK v3 · Page 1 of 1".
  private static func countsPages(_ line: TextLine) -> Bool {
    // "Pre-Leaving Certificate | Page 1 | Agricultural Science"
    if line.cells.count > 1,
      line.cells.contains(where: {
        $0.words.count == 2 && $0.words[0].text == "Page" && Int($0.words[1].text) != nil
      })
    {
      return true
    }
    let words = line.words.suffix(4).map { $0.text.lowercased() }
    return words.count == 4 && line.words.count <= 10 && words[0] == "page" && words[2] == "of"
      && Int(words[1]) != nil && Int(words[3]) != nil
  }

  /// The first lines of pages that begin as the document does, and do not begin it again.
  private static func titlesAgain(_ lines: [TextLine]) -> [Int] {
    guard let title = lines.first?.cells[0], title.words.count > 1, lines[0].label() == nil else { return [] }
    return lines.indices.dropFirst().filter { index in
      guard lines[index].page > lines[index - 1].page, lines[index].cells[0].text == title.text else {
        return false
      }
      // Where counting begins again, it is the same sheet with its answers.
      let next = lines[(index + 1)...].prefix(6).lazy.compactMap { $0.label()?.parts.first }.first
      return next.map { $0.number != 1 } ?? false
    }
  }

  // MARK: - Signals

  private static let signals = [
    "STOP", "END OF TEST", "END OF THE TEST", "GO ON TO THE NEXT PAGE", "GO RIGHT ON", "END OF SECTION",
    "GO ON",
    "DO NOT TURN THE PAGE", "PLEASE TURN OVER", "TURN OVER", "CONTINUE ON THE NEXT PAGE",
  ]

  /// What a sheet wishes those who sit it.
  private static let wishes: Set<String> = [
    "all the best", "good luck", "best of luck", "best wishes", "the end", "end of paper", "end of the paper",
    "viel erfolg", "bonne chance", "bon courage", "buena suerte", "mucha suerte", "boa prova", "boa sorte",
    "powodzenia",
    "succes", "lycka till", "in bocca al lupo",
  ]

  /// True for such a wish among the last lines of a page.
  private static func isWish(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    // "3. Good luck!" is an answer.
    guard (1...7).contains(line.words.count), line.cells.count == 1, line.label() == nil,
      index + 2 >= lines.count || lines[index + 1].page > line.page || lines[index + 2].page > line.page
    else { return false }
    return wishes.contains(line.text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed)
  }

  /// True for "STOP", "GO ON TO THE NEXT PAGE" and rows of signs between numbers of pages or sections.
  private static func isSignal(_ line: TextLine) -> Bool {
    // Most lines begin with small letters behind the first, and all are asked.
    guard let start = line.cells[0].words.first?.text else { return false }
    if start == "If" || start == "IF" { return line.text.lowercased().hasPrefix("if you finish before time") }
    // "Stop! This is the end of Part 5.", "[OVER]"
    if start == "Stop!" || start == "STOP!" { return line.text.lowercased().contains("the end of") }
    if start == "[OVER]" || start == "(OVER)" { return line.words.count == 1 }
    if start == "Blank" { return line.text.hasPrefix("Blank space ") && line.text.hasSuffix("rough work") }
    guard start == "End" || !start.utf8.contains(where: { (0x61...0x7A).contains($0) }),
      line.words.count <= 24
    else { return false }
    if line.words.count == 3 || line.words.count == 2, isOrnament(line) { return true }
    if line.words.count <= 5, line.text.hasPrefix("End of Section") || line.text.hasPrefix("End of Test") {
      return true
    }
    // "[END OF TEST]  Total out of 35: ______"
    if start.first == "[", line.text.hasPrefix("[END OF TEST] Total") { return true }
    // Most lines have small letters.
    guard
      !line.cells.contains(where: { cell in
        cell.words.contains { $0.text.utf8.contains { (0x61...0x7A).contains($0) } }
      })
    else { return false }
    var text = line.text.drop { !$0.isLetter }
    guard let signal = signals.first(where: text.hasPrefix) else { return false }
    text = text.dropFirst(signal.count)
    // "STOP THE CAR" may be an answer: other signals, or nothing, follow.
    return text.first.map { !$0.isLetter } ?? true
      && (text.count(where: \.isLetter) == 0 || text.contains(where: { "!.".contains($0) })
        || signal != "STOP")
  }

  /// True for a word or two between dashes or stars at the end of a page: "——— HẾT ———", "*** KRAJ ***".
  ///
  /// Words for the end there are as many as languages, and nothing else stands there so.
  private static func isEnd(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard let first = line.cells[0].words.first?.text, let sign = first.first, "-—–*=~•·".contains(sign),
      first.count > 1, isSign(first), line.cells.count == 1, (3...5).contains(line.words.count),
      case let words = line.words.map(\.text), isSign(words[words.count - 1]),
      words.dropFirst().dropLast().allSatisfy({ $0.count > 1 && $0.allSatisfy(\.isLetter) })
    else { return false }
    return index + 1 == lines.count || lines[index + 1].page > line.page
  }

  private static func isSign(_ word: String) -> Bool { word.allSatisfy { "-—–*=~•·".contains($0) } }

  /// True for "2   ▲▲▲▲▲▲   2".
  private static func isOrnament(_ line: TextLine) -> Bool {
    let words = line.words.map(\.text)
    guard let signs = words.first(where: { $0.count >= 4 && Set($0).count == 1 }), let sign = signs.first,
      "▲△■□●○◆◇★☆∆".contains(sign)
    else { return false }
    return words.allSatisfy { $0 == signs || Int($0) != nil }
  }
}

extension String {
  /// True for the name of a place on the web: "mathsdrawer.example", "bbc.co.uk/bitesize".
  fileprivate var isDomain: Bool {
    let host = prefix { $0 != "/" }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, (2...7).contains(last.count), last.allSatisfy(\.isLetter),
      last.allSatisfy(\.isLowercase)
    else { return false }
    return parts.allSatisfy { part in
      part.count >= 2 && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }
}
