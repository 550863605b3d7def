import PDFText

/// Names of skills in bold before the questions of a chapter's review, as "Making Predictions" behind the number is.
///
/// Source: textbooks of schools in the United States.
enum SkillTags {
  /// The lines without such names, where at least three numbers have one.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in tag(lines[index]).map { (line: index, words: $0) } }
    guard found.count >= 3 else { return lines }
    var lines = lines
    for (index, range) in found {
      var place = 0
      lines[index].cells = lines[index].cells.compactMap { cell in
        defer { place += cell.words.count }
        let words = cell.words.enumerated().filter { !range.contains(place + $0.offset) }.map(\.element)
        return words.isEmpty ? nil : TextCell(words)
      }
    }
    return lines
  }

  /// The bold words between a number and a sentence in plain letters; nil for any other line.
  private static func tag(_ line: TextLine) -> Range<Int>? {
    let words = line.words
    guard words.count > 4, words[1].isBold,
      words[0].text.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
      let label = compactLabel(words[0].text)?.first, label.number != nil,
      label.style != .bare
    else { return nil }
    let end = words.dropFirst().firstIndex { !$0.isBold || $0.text.first?.isUppercase != true } ?? words.count
    guard (3...5).contains(end), end + 1 < words.count, !words[end].isBold,
      words[end].text.first?.isUppercase == true, words[1].text.hasSuffix("ing"),
      words[1..<end].allSatisfy({ $0.text.allSatisfy { $0.isLetter || $0 == "-" } })
    else { return nil }
    return 1..<end
  }
}
