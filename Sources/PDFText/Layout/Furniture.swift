/// Takes running heads and feet, page numbers and the like out of the lines of a document.
///
/// They stand at the top and the bottom of pages, and say the same on many of them, but for the number.
func takeOutFurniture(_ pages: inout [PageText]) {
  var counts: [String: Int] = [:]
  var places: [String: Int] = [:]
  var tops: [String: Int] = [:]
  var codes: [String: Int] = [:]
  var counting: [String: Int] = [:]
  for page in pages {
    for key in Set(page.lines.filter { page.isMargin($0) }.flatMap { $0.countingKeys(page.number) }) {
      counting[key, default: 0] += 1
    }
    var seen: Set<String> = []
    for code in Set(page.lines.filter { page.isMargin($0) }.flatMap(\.codes)) { codes[code, default: 0] += 1 }
    for line in page.lines {
      let text = line.text.withoutNumbers
      if page.isMargin(line), seen.insert(text).inserted { counts[text, default: 0] += 1 }
      if seen.insert(line.placeKey).inserted { places[line.placeKey, default: 0] += 1 }
      if line.box.bottom < page.height / 3, seen.insert("top " + line.text).inserted {
        tops[line.text, default: 0] += 1
      }
    }
  }
  let least = max(2, (pages.count * 3 + 9) / 10)
  for index in pages.indices {
    let page = pages[index]
    var kept: [TextLine] = []
    var left: [TextLine] = []
    let isRepeatedAtPlace = page.lines.map { line in
      guard line.words.count > 1, !line.isAnswerRoom, !line.beginsWithLabel, !line.text.contains("?") else {
        return false
      }
      if pages.count >= 3, places[line.placeKey, default: 0] * 10 >= pages.count * 6 { return true }
      // Formulas and notes that head every page move with its title.
      return line.box.bottom < page.height / 3 && tops[line.text, default: 0] * 10 >= max(20, pages.count * 6)
    }
    // The same lines at the same places belong to every page where nothing else comes before or behind them.
    var isFrame = isRepeatedAtPlace
    if let first = isRepeatedAtPlace.firstIndex(of: false), let last = isRepeatedAtPlace.lastIndex(of: false)
    {
      for place in first...last { isFrame[place] = false }
    }
    for (place, line) in page.lines.enumerated() {
      let isRepeated =
        (page.isMargin(line) && counts[line.text.withoutNumbers, default: 0] >= least
          && line.text.count { $0.isLetter } >= 4 && !line.isBracketed
          || isFrame[place])
        && !line.isTableHead && !line.beginsWithLabel && !page.mayBeLabel(line)
      // Whether a line is at the edge is asked last, since that looks at all lines of the page.
      let isMark = line.isPageMark && page.isEdge(line) && !page.mayBeLabel(line)
      // "–2–   8825–6028": the paper's number beside the page's.
      let isCode =
        page.isMargin(line) && line.codes.contains { codes[$0, default: 0] >= max(3, least) }
        && page.isEdge(line)
      // "2  outside the box": what says the same but for the page's number is no question's label.
      let isCounting =
        page.isMargin(line)
        && line.countingKeys(page.number).contains {
          counting[$0, default: 0] >= least
        }
      if isRepeated || isMark || isCode || isCounting || line.isTurnOver || page.isLoneFoot(place) {
        left.append(line)
      } else {
        kept.append(line)
      }
    }
    pages[index].lines = kept
    pages[index].furniture = left
  }
}

extension PageText {
  /// True for lines where running heads and feet stand.
  fileprivate func isMargin(_ line: TextLine) -> Bool {
    line.box.centerY < height / 8 || line.box.centerY > height - height / 8
  }

  /// True for a few words at the foot of the page, far below the text.
  fileprivate func isLoneFoot(_ place: Int) -> Bool {
    guard place == lines.count - 1, place > 3 else { return false }
    let line = lines[place]
    return line.box.top > height * 88 / 100 && line.words.count <= 5
      && line.box.top - lines[place - 1].box.bottom > 3 * line.size
      && (!line.beginsWithLabel || line.namesChapter)
      && !(line.text.last.map { ".?!)]".contains($0) } ?? false)
  }

  /// True for a number at the left edge of the text: that of a question, not of the page.
  fileprivate func mayBeLabel(_ line: TextLine) -> Bool {
    guard line.words.count == 1, line.box.centerY < height / 2 || line.isBold else { return false }
    let left = lines.map(\.box.left).min() ?? 0
    return line.box.left < left + 1_500 && line.box.centerX < width / 3
  }

  /// True for the first and last lines of the page.
  fileprivate func isEdge(_ line: TextLine) -> Bool {
    let place = lines.firstIndex { $0.box == line.box } ?? 0
    if place == lines.count - 1, line.words.count == 1, abs(line.box.centerX - width / 2) < width / 10 {
      return true
    }
    return isMargin(line) && (place < 3 || place >= lines.count - 3)
  }
}

extension TextLine {
  /// The same text at the same place has the same key.
  fileprivate var placeKey: String { "\(box.left / 500) \(box.top / 500) \(text)" }

  /// The line's text and height with the place of each number that counts on with the pages.
  fileprivate func countingKeys(_ page: Int) -> [String] {
    guard words.count > 1, words.count <= 12, let first = words.first?.text else { return [] }
    let letters = text.count { $0.isLetter }
    let name = first.trimmedOfPunctuation.lowercased()
    guard letters >= 4 || letters == 0 && !codesWithDashes.isEmpty,
      !["question", "problem", "exercise", "q", "task"].contains(name), !text.contains("?")
    else { return [] }
    let key = "\(box.top / 500) \(text.withoutNumbers)"
    return words.enumerated().compactMap { place, word in
      Int(word.text.filter(\.isNumber)).map { "\(key) \(place) \($0 - page)" }
    }
  }

  /// The numbers of four and more digits, in which a dash may stand.
  private var codesWithDashes: [String] {
    words.map(\.text).filter { $0.count { $0.isNumber } >= 4 }
  }

  /// True for "2   Chapter 2   Expressions".
  fileprivate var namesChapter: Bool {
    words.dropFirst().contains {
      ["chapter", "unit", "section", "lesson", "module"].contains($0.text.lowercased())
    }
  }

  /// The longer numbers of a line that has no letters, by which a paper may be named on every page.
  fileprivate var codes: [String] {
    guard words.count <= 6, !text.contains(where: \.isLetter) else { return [] }
    return words.map(\.text).filter { $0.count >= 4 && $0.allSatisfy { $0.isNumber || $0 == "/" } }
  }

  /// True for lines to write on, which stand at the same places on many pages.
  fileprivate var isAnswerRoom: Bool { text.count { "._…".contains($0) } * 2 > text.count }

  /// True for "[3 marks]".
  fileprivate var isBracketed: Bool {
    let text = self.text
    return words.count <= 3
      && (text.first == "[" && text.last == "]" || text.first == "(" && text.last == ")")
  }

  /// True for the head of a table, which is repeated where the table goes on.
  fileprivate var isTableHead: Bool {
    guard cells.count > 1 else { return false }
    let words = ["question", "answer", "answers", "marks", "mark", "guidance", "expected", "part", "scheme"]
    return cells.count { words.contains($0.words.first?.text.lowercased().trimmedOfPunctuation ?? "") } > 1
  }

  /// True for a line that may begin a question: "1 (a) …" stands at the top of many pages.
  fileprivate var beginsWithLabel: Bool {
    guard words.count > 2, let first = words.first?.text else { return false }
    let body = first.trimmedOfPunctuation
    if ["question", "problem", "exercise", "q"].contains(body.lowercased().filter { !$0.isNumber }) {
      return true
    }
    return body.count <= 2 && !body.isEmpty && body.allSatisfy { $0.isNumber }
      || first.hasPrefix("(") && body.count == 1
  }

  /// True for a page number with what goes with it.
  fileprivate var isPageMark: Bool {
    guard words.count <= 24 else { return false }
    let text = self.text.lowercased()
    let rest = text.filter { !$0.isNumber && !" -–—|/.•[]".contains($0) }
    if text.contains(where: \.isNumber) {
      if rest.isEmpty, words.count <= 5 {
        return text.filter(\.isNumber).count <= 4 || text.contains("/")
      }
      if ["page", "pageof", "p", "pp", "seite", "página", "pagina", "of", "pageno"].contains(rest) {
        return true
      }
    }
    return ["©", "copyright", "all rights reserved"].contains { text.holds($0) }
  }

  /// True for what exam papers say at the foot of their pages.
  fileprivate var isTurnOver: Bool {
    let text = self.text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    return [
      "turn over", "please turn over", "turn over for the next question", "blank page",
      "this is a blank page",
      "do not write in this area", "do not write outside the box", "do not write in this margin",
      "do not write on this page", "there are no questions printed on this page", "end of questions",
      "end of paper", "end of test", "end of examination", "end of the question paper", "continued",
      "turn over ►", "question continues on the next page", "question continues overleaf",
      "continue on the next page", "please turn the page",
    ].contains(text)
      || words.count <= 8 && text.holds("question") && text.holds("continue")
      || text.hasPrefix("turn over") && words.count < 8
      || text.hasPrefix("question ") && text.hasSuffix("continues on the next page")
  }
}

extension String {
  /// The text with a mark for each number, so that pages are told apart by nothing else.
  fileprivate var withoutNumbers: String {
    var result = ""
    var isInNumber = false
    for character in self {
      if character.isNumber {
        if !isInNumber { result.append("#") }
        isInNumber = true
      } else {
        result.append(character)
        isInNumber = false
      }
    }
    return result
  }
}
