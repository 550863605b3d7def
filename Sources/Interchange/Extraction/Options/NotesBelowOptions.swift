import PDFText

/// What explains an answer in small print below the options, back at the edge of the question: "The rudder turns …".
///
/// Source: question books for pilots' licences in the United States.
enum NotesBelowOptions {
  /// The lines with a word before such notes that says what they are, where at least three questions have one.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.dropFirst().filter { begins($0, lines) }
    guard found.count >= 3 else { return lines }
    var lines = lines
    for index in found {
      var head = lines[index].cells[0].words[0]
      head.text = "Explanation:"
      head.box.right = head.box.left
      var words = lines[index].cells[0].words
      words[0].gapBefore = lines[index].size / 3
      lines[index].cells[0] = TextCell([head] + words)
    }
    return lines
  }

  /// True for the first line of a note.
  private static func begins(_ index: Int, _ lines: [TextLine]) -> Bool {
    let (line, option) = (lines[index], lines[index - 1])
    guard index > 1, line.size * 100 <= max(option.size, lines[index - 2].size) * 88,
      line.page == option.page, line.column == option.column,
      line.box.left < option.box.left - line.size, line.words.count >= 4,
      line.words[0].text.first?.isUppercase == true, line.label() == nil,
      // Options are letters, one below the other.
      let own = option.label()?.parts.first, let letter = own.letter, letter >= 3, own.isUpper,
      lines[index - 2].label()?.parts.first?.letter == letter - 1
    else { return false }
    return true
  }
}
