import PDFText

/// Statements that go on below the boxes beside their first line.
///
/// "Finish what you are doing when the alarm  ☐ True  ☐ False", and below it "sounds."
enum WrappedStatements {
  /// The lines with such statements in one piece before their boxes.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: isBoxed) else { return lines }
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      var line = lines[index]
      index += 1
      guard isBoxed(line) else {
        result.append(line)
        continue
      }
      while index < lines.count, goesOn(lines[index], below: line),
        let text = line.cells.indices.dropLast(boxes(line)).last
      {
        var words = lines[index].words
        words[0].gapBefore = words[0].size / 3
        // A word that was broken is one again; a hyphen of its own is seldom at the end of a line.
        if let last = line.cells[text].words.last?.text, last.count > 2, last.last == "-",
          last.dropLast().last?.isLetter == true, words[0].text.first?.isLowercase == true
        {
          words[0].text = last.dropLast() + words[0].text
          line.cells[text].words.removeLast()
        }
        line.cells[text] = TextCell(line.cells[text].words + words)
        line.box = line.box.union(lines[index].box)
        index += 1
      }
      result.append(line)
    }
    return result
  }

  private static func isBoxed(_ line: TextLine) -> Bool { boxes(line) > 0 }

  /// How many cells at the end of a line hold a box and a verdict twice, together or apart; 0 for any other line.
  private static func boxes(_ line: TextLine) -> Int {
    guard let last = line.cells.last, line.cells.count > 1 else { return 0 }
    if last.words.count == 4, isVerdict(last.words[..<2]), isVerdict(last.words[2...]) { return 1 }
    return line.cells.count > 2 && line.cells.suffix(2).allSatisfy { isVerdict($0.words[...]) } ? 2 : 0
  }

  /// True for "☐ True".
  private static func isVerdict(_ words: ArraySlice<TextWord>) -> Bool {
    guard words.count == 2, let box = words.first?.text.first, let verdict = words.last?.text else {
      return false
    }
    return OptionReader.open.contains(box) && TrueFalse.agreement(verdict) != nil
  }

  private static func goesOn(_ line: TextLine, below above: TextLine) -> Bool {
    guard let text = above.cells.dropLast(boxes(above)).last, line.page == above.page, line.cells.count == 1,
      line.label() == nil, abs(line.box.left - text.box.left) < 500
    else { return false }
    return line.box.top - above.box.bottom < line.size / 2
  }
}
