import PDFText

/// Lines behind the last question or answer that are part of neither.
///
/// Small print says whose the sheet is, and the quizmaster reads the same sentence below each round.
enum ClosingLines {
  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var removed = refrains(lines)
    removed.formUnion(smallPrint(lines))
    removed.formUnion(lastParagraph(lines))
    removed.formUnion(requests(lines))
    removed.formUnion(gradeTable(lines))
    return removed.isEmpty ? lines : lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
  }

  /// What such lines at the end of a document say, which is named beside its last item.
  static func texts(_ lines: [TextLine]) -> [String] {
    let range = [smallPrint(lines), lastParagraph(lines)].max { $0.count < $1.count } ?? 0..<0
    let last = range.isEmpty ? [] : [lines[range].map(\.text).joined(separator: " ")]
    let asked = requests(lines).filter { !range.contains($0) }
    // What comes again with each round is said once to all.
    let again = asked.isEmpty ? [] : refrains(lines)
    return last + asked.filter { !again.contains($0) }.map { lines[$0].text }
  }

  private static let requested = [
    "please give this", "please hand in", "please hand this", "please return", "hand in your", "hand in this",
    "give this sheet", "return this", "now check your work",
  ]

  /// What a sheet asks for when it is done, at the foot of a page: "Please hand in …".
  private static func requests(_ lines: [TextLine]) -> [Int] {
    lines.indices.filter { index in
      let line = lines[index]
      guard index + 1 == lines.count || lines[index + 1].page > line.page, line.cells.count == 1,
        (4...12).contains(line.words.count), line.words.last?.text.last == ".", line.label() == nil
      else { return false }
      let text = line.text.lowercased()
      return requested.contains(where: text.hasPrefix)
    }
  }

  /// The small print at the end of a document: a few sentences, set apart below lines that are all larger.
  private static func smallPrint(_ lines: [TextLine]) -> Range<Int> {
    let none = lines.count..<lines.count
    guard lines.count >= 8 else { return none }
    let usual = lines.map(\.size).sorted()[lines.count / 2]
    let start = lines.indices.reversed().prefix(4).prefix { index in
      let line = lines[index]
      return line.size * 100 <= usual * 90 && line.cells.count == 1 && line.label() == nil
    }.last
    guard let start, start > 0, lines[start].page == lines[start - 1].page, lines[start].words.count >= 4,
      lines[start - 1].size * 100 > usual * 92,
      lines[start].box.top - lines[start - 1].box.bottom > lines[start].size * 4 / 5,
      case let text = lines[start...].map(\.text).joined(separator: " "), isSentence(text)
    else { return none }
    return start..<lines.count
  }

  /// The last paragraph of a document, further below what comes before it than anything else that is no heading.
  private static func lastParagraph(_ lines: [TextLine]) -> Range<Int> {
    let none = lines.count..<lines.count
    guard lines.count >= 12,
      let start = lines.indices.reversed().prefix(4).first(where: { index in
        index > 0 && lines[index].page == lines[index - 1].page && gap(lines, index) > lines[index].size
      }), lines[start...].allSatisfy({ $0.label() == nil && $0.cells.count == 1 && !$0.isBold }),
      isSentence(lines[start...].map(\.text).joined(separator: " "))
    else { return none }
    let others = lines.indices.dropFirst().filter { index in
      index < start && lines[index].page == lines[index - 1].page
        && lines[index].column == lines[index - 1].column
        && lines[index].label() == nil && !lines[index].isBold && !lines[index - 1].isBold
    }.map { gap(lines, $0) }
    guard others.count >= 6, let most = others.max(), gap(lines, start) * 10 > most * 13 else { return none }
    return start..<lines.count
  }

  private static func gap(_ lines: [TextLine], _ index: Int) -> Int32 {
    lines[index].box.top - lines[index - 1].box.bottom
  }

  /// A table in which the points of each question are entered: "Question: 1 2 3 Total", "Points: 2 3 5 10", "Score:".
  ///
  /// Sources: the class exam of LaTeX; tests of schools in Hungary ("Feladat 1. 2. 3. Összesen"), Germany and France.
  private static func gradeTable(_ lines: [TextLine]) -> Set<Int> {
    var found: Set<Int> = []
    for (index, line) in lines.enumerated() {
      // A 1 behind the first word is seldom, and this is asked of every line.
      guard line.cells.count > 1,
        (line.cells[0].words.dropFirst().first ?? line.cells[1].words[0]).text.utf8.first == 0x31,
        let count = questions(in: line)
      else { continue }
      let below = lines[(index + 1)...].prefix(3).prefix { isRow($0, of: count, below: line) }
      guard !below.isEmpty else { continue }
      found.insert(index)
      found.formUnion(below.indices)
    }
    return found
  }

  /// How many numbers stand between a word that names questions and one that names their sum; nil for any other line.
  private static func questions(in line: TextLine) -> Int? {
    let words = line.words.map { $0.text.trimmedOfPunctuation.lowercased() }
    guard words.count >= 4, words[0] == "page" || LabelWords.all.contains(words[0]), let last = words.last,
      last.count > 1, last == "∑" || last.allSatisfy(\.isLetter),
      words.dropFirst().dropLast().enumerated().allSatisfy({ $1 == String($0 + 1) })
    else { return nil }
    return words.count - 2
  }

  /// True for a row with a name and as many numbers, or with room for them.
  private static func isRow(_ line: TextLine, of count: Int, below head: TextLine) -> Bool {
    guard line.page == head.page, line.label() == nil else { return false }
    let numbers = line.words.drop { !$0.text.contains(where: \.isNumber) }
    guard (1...3).contains(line.words.count - numbers.count) else { return false }
    return numbers.isEmpty && line.cells.count == 1
      && line.words.last?.text.last.map { ".?!".contains($0) } != true
      || numbers.count >= count && numbers.count <= count + 2
        && numbers.allSatisfy { $0.text.allSatisfy { $0.isNumber || ",./_".contains($0) } }
  }

  /// True for a task, or for what tells how to do those above it.
  private static func orders(_ text: String) -> Bool {
    Asking.worth(text) >= 0.9
      || text.split(separator: " ").first.map { ["Show", "Use", "Answer", "Check"].contains($0) } == true
  }

  /// True for words that are neither a key nor a list: they begin with a capital, and few commas part them.
  private static func isSentence(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, text.last.map({ ".!".contains($0) }) == true,
      !text.contains("___"), !text.contains("?"), !orders(text), text.count(where: { ",;".contains($0) }) < 3
    else { return false }
    let head = text.prefix { $0 != ":" && $0 != "." }.lowercased()
    let first = text.split(separator: " ").first.map { String($0).lowercased().trimmedOfPunctuation } ?? ""
    return !AnswerKeyReader.headsKey(String(head)) && !AnswerKeyReader.headsKey(first)
      && !InlineAnswer.isHead(first) && !InlineAnswer.isHead(String(head)) && compactLabel(first) == nil
      && text.split(separator: " ").count { compactLabel(String($0))?.first?.number != nil } < 2
  }

  /// Sentences that stand word for word before three headings and more, or before two and the end.
  private static func refrains(_ lines: [TextLine]) -> Set<Int> {
    var places: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where line.cells.count == 1 && line.cells[0].words.count >= 4 {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let isLast = next.map { $0.isBold && $0.size * 100 > line.size * 106 || $0.page != line.page } ?? true
      guard isLast, !line.isBold, line.label() == nil, case let text = line.text,
        text.last == "." && !orders(text) || isTally(text)
      else {
        continue
      }
      places[text, default: []].append(index)
    }
    return Set(places.values.filter { $0.count >= 3 }.joined())
  }

  /// True for a sentence with room for points behind it, as in "Total for this round: ____ / 4".
  private static func isTally(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count >= 4, let last = words.last, last.allSatisfy({ $0.isNumber || $0 == "/" }) else {
      return false
    }
    return text.contains("___") && text.contains("/")
  }
}
