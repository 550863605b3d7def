import PDFText

/// The titles of sections that are keys, where sections are numbered, as in "2 Solutions".
enum NumberedKeyHeads {
  /// The lines with such titles without their numbers, so that they are what they are elsewhere.
  static func bare(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { mayBeHead(lines[$0]) }
    guard !found.isEmpty else { return lines }
    let sizes = lines.map(\.size).sorted()
    let usual = sizes[sizes.count / 2]
    var result = lines
    for index in found where lines[index].size * 100 > usual * 115 {
      result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
      result[index].cells = result[index].cells.map { TextCell($0.words) }
      result[index].cells[0].words[0].gapBefore = 0
    }
    return result
  }

  private static func mayBeHead(_ line: TextLine) -> Bool {
    let words = line.words
    guard (2...3).contains(words.count), line.isBold, let parts = compactLabel(words[0].text),
      parts.allSatisfy({ $0.number != nil })
    else { return false }
    let bare = words.dropFirst().map(\.text).joined(separator: " ").lowercased().trimmedOfPunctuation
    return AnswerKeyReader.isHead(bare) && !["answer", "key", "corrections"].contains(bare)
  }
}
