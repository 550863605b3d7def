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
        let text = line.cells.indices.dropLast(2).last
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

  /// True for a line that ends in two cells with a box and a verdict each.
  private static func isBoxed(_ line: TextLine) -> Bool {
    line.cells.count >= 3
      && line.cells.suffix(2).allSatisfy { cell in
        cell.words.count == 2 && OptionReader.open.contains(cell.words[0].text.first ?? " ")
          && TrueFalse.agreement(cell.words[1].text) != nil
      }
  }

  private static func goesOn(_ line: TextLine, below above: TextLine) -> Bool {
    guard let text = above.cells.dropLast(2).last, line.page == above.page, line.cells.count == 1,
      line.label() == nil, abs(line.box.left - text.box.left) < 500
    else { return false }
    return line.box.top - above.box.bottom < line.size / 2
  }
}
