import PDFText

/// Signs in the margin before the letters of right options, as in "▶ (c) chlorine".
///
/// Behind an option they say the same, which is where most papers with answers have them. Source: LaTeX's classes exam
/// and esami.
enum SignsBeforeOptions {
  private static let signs: Set<String> = [
    "▶", "►", "▸", "➤", "➔", "➜", "→", "⇒", "☞", "✓", "✔", "√", "✅", "*", "∗", "✱", "★",
  ]

  private static let openBoxes: Set<String> = ["☐", "□", "❏", "❑", "▢", "○", "◯", "⬜", "◻", "❍"]
  private static let tickedBoxes: Set<String> = ["☑", "☒", "■", "●", "◉", "⬛"]

  /// The lines with such signs behind their options, where letters without signs stand beside them.
  ///
  /// Boxes to tick before letters, as in "□ A. une lettre", are left out: the letters name the options.
  static func moved(_ lines: [TextLine]) -> [TextLine] { movedSigns(withoutBoxes(lines)) }

  private static func withoutBoxes(_ lines: [TextLine]) -> [TextLine] {
    let boxed = lines.indices.filter { index in
      let words = lines[index].words
      return words.count > 2 && openBoxes.contains(words[0].text) && letter(words.dropFirst()) != nil
    }
    // Where some are ticked, a learner may have done it: others tell that apart from what is right.
    guard boxed.count > 2, !lines.contains(where: { tickedBoxes.contains($0.words.first?.text ?? "") }) else {
      return lines
    }
    var result = lines
    for index in boxed {
      result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
      result[index].cells[0] = TextCell(result[index].cells[0].words)
      result[index].cells[0].words[0].gapBefore = 0
    }
    return result
  }

  private static func movedSigns(_ lines: [TextLine]) -> [TextLine] {
    let signed = lines.indices.filter { isSigned(lines[$0]) }
    guard signed.count > 1 else { return lines }
    let styles = Set(signed.compactMap { letter(lines[$0].words.dropFirst())?.style })
    let others = lines.count { line in
      letter(line.words[...]).map { styles.contains($0.style) } ?? false
    }
    guard styles.count == 1, others >= signed.count else { return lines }
    var result = lines
    for index in signed {
      var sign = result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
      guard !result[index].cells.isEmpty else { return lines }
      result[index].cells = result[index].cells.map { TextCell($0.words) }
      result[index].cells[0].words[0].gapBefore = 0
      let end = end(of: index, lines)
      sign.text = "✓"
      sign.gapBefore = sign.size / 3
      let last = result[end].cells.count - 1
      result[end].cells[last].words.append(sign)
    }
    return result
  }

  private static func isSigned(_ line: TextLine) -> Bool {
    let words = line.words
    return words.count > 2 && signs.contains(words[0].text) && letter(words.dropFirst()) != nil
  }

  /// The label of an option at the beginning of words; nil for none.
  private static func letter(_ words: ArraySlice<TextWord>) -> LabelPart? {
    guard words.count > 1, let part = words.first.flatMap({ compactLabel($0.text) })?.first,
      part.letter != nil, part.number == nil, part.style != .bare
    else { return nil }
    return part
  }

  /// The last line of an option: those that go on from its first stand close below it, without a label.
  private static func end(of index: Int, _ lines: [TextLine]) -> Int {
    var end = index
    while end + 1 < lines.count, end < index + 4, lines[end + 1].page == lines[index].page,
      lines[end + 1].column == lines[index].column, lines[end + 1].label() == nil,
      !signs.contains(lines[end + 1].words.first?.text ?? ""), lines[end + 1].cells.count == 1,
      lines[end + 1].box.top - lines[end].box.bottom < lines[end].size / 2,
      lines[end + 1].box.left > lines[index].box.left + lines[index].size
    {
      end += 1
    }
    return end
  }
}
