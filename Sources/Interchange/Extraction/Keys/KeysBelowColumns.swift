import PDFText

/// Keys that stand below two columns of exercises, from the left edge: the exercises of the right column come before them.
///
/// So do textbooks print the answers to a chapter's exercises.
enum KeysBelowColumns {
  /// The lines with such keys behind both columns of their page.
  static func behind(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.column == 1 }) else { return lines }
    var result: [TextLine] = []
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, lines[end].page == lines[start].page { end += 1 }
      result += page(lines[start..<end]) ?? Array(lines[start..<end])
      start = end
    }
    return result
  }

  private static func page(_ lines: ArraySlice<TextLine>) -> [TextLine]? {
    guard let right = lines.firstIndex(where: { $0.column == 1 }), right > lines.startIndex,
      lines[..<right].allSatisfy({ $0.column == 0 }), lines[right...].allSatisfy({ $0.column == 1 }),
      let head = lines[..<right].firstIndex(where: isHead),
      lines[right...].allSatisfy({ $0.box.bottom <= lines[head].box.top }),
      let last = lines[..<head].last(where: { number($0) != nil }).flatMap(number),
      let next = lines[right...].first(where: { number($0) != nil }).flatMap(number), next == last + 1,
      // A key may go on at the top of the right column as well.
      let given = lines[head..<right].last(where: { number($0) != nil }).flatMap(number), given + 1 != next
    else { return nil }
    return Array(lines[..<head] + lines[right...] + lines[head..<right])
  }

  private static func number(_ line: TextLine) -> Int? { line.label()?.parts.first?.number }

  private static func isHead(_ line: TextLine) -> Bool {
    line.cells.count == 1 && line.words.count <= 8
      && AnswerKeyReader.headsKey(line.text.lowercased().trimmedOfPunctuation)
  }
}
