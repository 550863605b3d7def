/// Takes running heads and feet, page numbers and the like out of the lines of a document.
///
/// They stand at the top and the bottom of pages, and say the same on many of them, but for the number.
func takeOutFurniture(_ pages: inout [PageText]) {
  let seen = pages.map { page in page.lines.map { SeenLine($0, on: page) } }
  let counts = FurnitureCounts(pages, seen)
  let least = max(2, (pages.count * 3 + 9) / 10)
  let runningHead = RunningHead(pages)
  for index in pages.indices {
    let page = pages[index]
    var kept: [TextLine] = []
    var left: [TextLine] = []
    let isRepeatedAtPlace = seen[index].map { line in
      guard line.words.count > 1, !line.isAnswerRoom, !line.beginsWithLabel, !line.text.contains("?") else {
        return false
      }
      if pages.count >= 3, counts.places[line.placeKey, default: 0] * 10 >= pages.count * 6 { return true }
      // Formulas and notes that head every page move with its title.
      return line.isAtTop && counts.tops[line.text, default: 0] * 10 >= max(20, pages.count * 6)
    }
    // The same lines at the same places belong to every page where nothing else comes before or behind them.
    var isFrame = isRepeatedAtPlace
    if let first = isRepeatedAtPlace.firstIndex(of: false), let last = isRepeatedAtPlace.lastIndex(of: false)
    {
      for place in first...last { isFrame[place] = false }
    }
    // "Please do not write on this page", and below it the same in other languages.
    let isEmptyPage = page.lines.count <= 12 && seen[index].contains(where: \.saysPageIsEmpty)
    for (place, line) in seen[index].enumerated() {
      let isRepeated =
        (line.isMargin && counts.texts[line.withoutNumbers, default: 0] >= least
          && (line.text.count { $0.isLetter } >= 4 || line.isPaperCode && page.isEdge(line))
          && !line.isBracketed
          || isFrame[place])
        && !(line.isAtTop && counts.counted.contains(line.withoutNumbers)) && !line.isTableHead
        && !line.beginsWithLabel && !line.isRowOfOptions && !page.mayBeLabel(line.line)
        && !(line.isExerciseHead && counts.tops[line.text] == 1)
        && counts.bodies[line.withoutNumbers, default: 0] < 2 && !counts.inBodies.contains(line.text)
      // Whether a line is at the edge is asked last, since that looks at all lines of the page.
      let isMark =
        line.isPageMark && page.isEdge(line) && !page.mayBeLabel(line.line) && !page.mayBeMarks(line)
        && !page.mayBeEntry(line)
      // "–2–   8825–6028": the paper's number beside the page's.
      let isCode =
        line.isMargin && line.codes.contains { counts.codes[$0, default: 0] >= max(3, least) }
        && page.isEdge(line)
      // "2  outside the box": what says the same but for the page's number is no question's label.
      let isCounting = line.countingKeys.contains { counts.counting[$0, default: 0] >= least }
      let isLast = place == page.lines.count - 1 && counts.lone[page.loneNumber ?? "", default: 0] >= 2
      if isRepeated || isMark || isCode || isCounting || isLast || line.isTurnOver
        || page.isLoneFoot(line, place) || isEmptyPage
        || place == 0 && runningHead.isHead(line.line, of: page)
      {
        left.append(line.line)
      } else {
        kept.append(line.line)
      }
    }
    pages[index].lines = kept
    pages[index].furniture = left
  }
}

/// On how many pages lines say the same.
private struct FurnitureCounts {
  /// By the texts of lines in margins without their numbers.
  var texts: [String: Int] = [:]
  /// By texts and places.
  var places: [String: Int] = [:]
  /// By the texts of lines at the top.
  var tops: [String: Int] = [:]
  /// By the longer numbers in margins.
  var codes: [String: Int] = [:]
  /// By numbers alone on last lines that count on with the pages, wherever the text ends.
  var lone: [String: Int] = [:]
  /// By numbers in margins that count on with the pages.
  var counting: [String: Int] = [:]
  /// By the texts, without their numbers, of short lines between margins: "Question 3" or "Mark 0.50 out of 1.00" in the
  /// middle of pages.
  var bodies: [String: Int] = [:]
  /// Texts of lines in margins that stand between margins, too: "True   False".
  var inBodies: Set<String> = []
  /// Texts without their number that head pages and count from 1, but not with the pages: "Question 3".
  var counted: Set<String> = []

  init(_ pages: [PageText], _ seen: [[SeenLine]]) {
    for key in pages.compactMap(\.loneNumber) { lone[key, default: 0] += 1 }
    for lines in seen {
      for key in Set(lines.flatMap(\.countingKeys)) { counting[key, default: 0] += 1 }
      for code in Set(lines.flatMap(\.codes)) { codes[code, default: 0] += 1 }
      for text in Set(lines.filter(\.isMargin).map(\.withoutNumbers)) { texts[text, default: 0] += 1 }
      for key in Set(lines.map(\.placeKey)) { places[key, default: 0] += 1 }
      for text in Set(lines.filter(\.isAtTop).map(\.text)) { tops[text, default: 0] += 1 }
      for line in lines where !line.isMargin && (2...5).contains(line.words.count) {
        // "Question 3", and "3. Aufgabe" as German papers say it.
        guard [line.words.first, line.words.last].contains(where: { $0?.text.first?.isNumber == true }) else {
          continue
        }
        bodies[line.text.withoutNumbers, default: 0] += 1
      }
    }
    counted = Self.counted(pages, seen)
    let repeated = Set(seen.joined().filter { texts[$0.withoutNumbers, default: 0] > 1 }.map(\.text))
    guard !repeated.isEmpty else { return }
    var bodies: [String: Int] = [:]
    for line in seen.joined() where !line.isMargin && repeated.contains(line.text) {
      bodies[line.text, default: 0] += 1
    }
    // What stands there once may be the title that heads all pages.
    inBodies = Set(bodies.filter { $0.value > 1 }.keys)
  }

  private static func counted(_ pages: [PageText], _ seen: [[SeenLine]]) -> Set<String> {
    var numbers: [String: [(number: Int, page: Int)]] = [:]
    for (page, lines) in zip(pages, seen) {
      for line in lines where line.isAtTop && line.isMargin && (2...5).contains(line.words.count) {
        guard let number = line.words.last.flatMap({ Int($0.text) }), line.withoutNumbers.last == "#",
          line.withoutNumbers.contains(where: \.isLetter)
        else { continue }
        numbers[line.withoutNumbers, default: []].append((number, page.number))
      }
    }
    return Set(
      numbers.filter { _, found in
        found.count >= 3 && found.map(\.number) == Array(1...found.count)
          && Set(found.map { $0.number - $0.page }).count > 1
      }.keys)
  }
}

extension PageText {
  /// The height of the last line and how far its number is from the page's; nil where it is anything but a number.
  fileprivate var loneNumber: String? {
    guard let last = lines.last, last.words.count == 1, let value = Int(last.words[0].text),
      (0...99_999).contains(value),
      lines.count > 1,
      last.box.top > height / 2
    else { return nil }
    return "\(last.box.top / 500) \(value - number)"
  }

  /// True for lines where running heads and feet stand.
  func isMargin(_ line: TextLine) -> Bool {
    line.box.centerY < height / 8 || line.box.centerY > height - height / 8
  }

  /// True for a few words at the foot of the page, far below the text.
  fileprivate func isLoneFoot(_ seen: SeenLine, _ place: Int) -> Bool {
    guard place == lines.count - 1, place > 3 else { return false }
    let line = seen.line
    // "Our Island Home 4     29": the title of a book with the page's number at the other edge, at the very foot.
    if line.box.top > height * 94 / 100, line.cells.count == 2, seen.words.count <= 8, !seen.beginsWithLabel,
      let number = line.cells.last, number.words.count == 1, number.text.count <= 4, Int(number.text) != nil,
      number.box.left - line.cells[0].box.right > width / 4,
      line.box.top - lines[place - 1].box.bottom > line.size
    {
      return true
    }
    return line.box.top > height * 88 / 100 && seen.words.count <= 5
      && line.box.top - lines[place - 1].box.bottom > 3 * line.size
      && (!seen.beginsWithLabel || seen.namesChapter)
      && !(seen.text.last.map { ".?!)]".contains($0) } ?? false)
  }

  /// True for a number at the left edge of the text, or beside others of columns: that of a question, not of the page.
  fileprivate func mayBeLabel(_ line: TextLine) -> Bool {
    if line.cells.count > 1, line.cells.allSatisfy({ numbersAbove($0) >= 2 }),
      line.cells.contains(where: { numbersAbove($0) >= 3 })
    {
      return true
    }
    guard line.words.count == 1, line.box.centerY < height / 2 || line.isBold else { return false }
    let left = lines.map(\.box.left).min() ?? 0
    return line.box.left < left + 1_500 && line.box.centerX < width / 3
  }

  /// True for "[2]" at the right edge of the text in the upper half, or below others at its place: the marks of a question that
  /// ends there.
  fileprivate func mayBeMarks(_ seen: SeenLine) -> Bool {
    guard seen.isBracketed, seen.line.box.left > width * 6 / 10 else { return false }
    if seen.line.box.centerY < height / 2 { return true }
    return lines.count { line in
      guard let last = line.words.last?.text, last.first == seen.text.first else { return false }
      return last.last == seen.text.last && abs(line.box.right - seen.line.box.right) < 200
    } > 2
  }

  /// True for a number behind a bullet below other lines that such a bullet begins: "• 16" answers a question.
  fileprivate func mayBeEntry(_ seen: SeenLine) -> Bool {
    guard seen.words.count > 1, let bullet = seen.words.first, "•●▪■◦○–".contains(bullet.text) else {
      return false
    }
    return lines.count { line in
      line.words.first?.text == bullet.text && abs(line.box.left - seen.line.box.left) < 200
    } > 2
  }

  /// How many lines have a number alone where a cell with one begins, its own among them; 0 for any other cell.
  private func numbersAbove(_ cell: TextCell) -> Int {
    guard cell.words.count == 1, Int(cell.text) != nil else { return 0 }
    return lines.count { line in
      line.cells.contains {
        abs($0.box.left - cell.box.left) < 100 && $0.words.count == 1 && Int($0.text) != nil
      }
    }
  }

  /// True for the first and last lines of the page.
  fileprivate func isEdge(_ seen: SeenLine) -> Bool {
    let line = seen.line
    let place = lines.firstIndex { $0.box == line.box } ?? 0
    // Pages that are set for another size of paper end further up.
    let isNamed =
      SeenLine.isPageName(seen.text) && seen.words.count <= 4 && place > 0
      && line.box.top - lines[place - 1].box.bottom > 2 * line.size
    if place == lines.count - 1, seen.words.count == 1 || isNamed,
      abs(line.box.centerX - width / 2) < width / 10
    {
      return true
    }
    return seen.isMargin && (place < 3 || place >= lines.count - 3)
  }
}
