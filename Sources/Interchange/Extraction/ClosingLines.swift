import PDFText

/// Lines behind the last question or answer that are part of neither.
///
/// Small print says whose the sheet is, and the quizmaster reads the same sentence below each round.
enum ClosingLines {
  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var removed = refrains(lines)
    removed.formUnion(smallPrint(lines))
    return removed.isEmpty ? lines : lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
  }

  /// The small print at the end of a document: a few sentences, set apart below lines that are all larger.
  private static func smallPrint(_ lines: [TextLine]) -> Range<Int> {
    let none = lines.count..<lines.count
    guard lines.count >= 8 else { return none }
    let usual = lines.map(\.size).sorted()[lines.count / 2]
    let start = lines.indices.reversed().prefix(4).prefix { index in
      let line = lines[index]
      return line.size * 100 <= usual * 87 && line.cells.count == 1 && line.label() == nil
    }.last
    guard let start, start > 0, lines[start].page == lines[start - 1].page, lines[start].words.count >= 4,
      lines[start - 1].size * 100 > usual * 92,
      lines[start].box.top - lines[start - 1].box.bottom > lines[start].size * 4 / 5,
      case let text = lines[start...].map(\.text).joined(separator: " "), isSentence(text)
    else { return none }
    return start..<lines.count
  }

  /// True for words that are neither a key nor a list: they begin with a capital, and few commas part them.
  private static func isSentence(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, text.last.map({ ".!".contains($0) }) == true,
      !text.contains("___"), !text.contains("?"), text.count(where: { ",;".contains($0) }) < 3
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
    for (index, line) in lines.enumerated() where line.cells.count == 1 && line.words.count >= 4 {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let isLast = next.map { $0.isBold && $0.size * 100 > line.size * 106 || $0.page != line.page } ?? true
      guard isLast, !line.isBold, line.label() == nil, case let text = line.text, text.last == "." else {
        continue
      }
      places[text, default: []].append(index)
    }
    return Set(places.values.filter { $0.count >= 3 }.joined())
  }
}
