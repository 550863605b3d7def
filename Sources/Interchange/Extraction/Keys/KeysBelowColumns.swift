import PDFText

/// Keys that stand below two columns of exercises, from the left edge: the exercises of the right column come before them.
///
/// So do textbooks print the answers to a chapter's exercises.
enum KeysBelowColumns {
  /// The lines with such keys behind both columns of their page.
  static func behind(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.column == 1 }) else { return lines }
    return lines.changedByPage(page)
  }

  private static func page(_ lines: ArraySlice<TextLine>) -> [TextLine]? {
    guard let right = lines.firstIndex(where: { $0.column == 1 }), right > lines.startIndex,
      lines[..<right].allSatisfy({ $0.column == 0 })
    else { return nil }
    let below = lines[right...].firstIndex { $0.column != 1 } ?? lines.endIndex
    if below < lines.endIndex { return head(lines, right, below) }
    guard let head = lines[..<right].firstIndex(where: isHead),
      lines[right...].allSatisfy({ $0.box.bottom <= lines[head].box.top }),
      let last = lines[..<head].last(where: { number($0) != nil }).flatMap(number),
      let next = lines[right...].first(where: { number($0) != nil }).flatMap(number), next == last + 1,
      // A key may go on at the top of the right column as well.
      let given = lines[head..<right].last(where: { number($0) != nil }).flatMap(number), given + 1 != next
    else { return nil }
    return Array(lines[..<head] + lines[right...] + lines[head..<right])
  }

  /// The lines of a page with the head of a key below both columns, where the key itself goes across the page.
  private static func head(_ lines: ArraySlice<TextLine>, _ right: Int, _ below: Int) -> [TextLine]? {
    guard lines[below...].allSatisfy({ $0.column == 0 }), case let head = right - 1, head > lines.startIndex,
      isHead(lines[head]), lines[right..<below].allSatisfy({ $0.box.bottom <= lines[head].box.top }),
      lines[below].box.top >= lines[head].box.bottom,
      lines[below].words.first.map({ compactLabel($0.text)?.first?.number ?? Int($0.text) }) == 1,
      let last = lines[..<head].last(where: { number($0) != nil }).flatMap(number),
      lines[right..<below].first(where: { number($0) != nil }).flatMap(number) == last + 1
    else { return nil }
    return Array(lines[..<head] + lines[right..<below] + [lines[head]] + lines[below...])
  }

  private static func number(_ line: TextLine) -> Int? { line.label()?.parts.first?.number }

  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, line.words.count <= 10 else { return false }
    // "Key (teacher’s copy; cut off before copying)"
    let text = line.text.lowercased()
    let name = text.last == ")" ? String(text.prefix { $0 != "(" }) : text
    return AnswerKeyReader.headsKey(name.trimmed.trimmedOfPunctuation)
  }
}
