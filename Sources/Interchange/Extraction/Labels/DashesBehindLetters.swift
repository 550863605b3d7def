import PDFText

/// Dashes that close the letters of options: "A— To control …".
///
/// Source: question books for pilots' licences in the United States.
enum DashesBehindLetters {
  /// The lines with stops in place of the dashes, where at least three questions have such options.
  static func stopped(_ lines: [TextLine]) -> [TextLine] {
    let letters = lines.indices.compactMap { index in
      letter(lines[index]).map { (line: index, letter: $0) }
    }
    let runs = zip(letters, letters.dropFirst()).count { $0.letter == 0x41 && $1.letter == 0x42 }
    guard runs >= 3, letters.count >= 2 * runs else { return lines }
    var lines = lines
    for (index, _) in letters {
      var words = lines[index].cells[0].words
      words[0].text = words[0].text.prefix(1) + "."
      lines[index].cells[0] = TextCell(words)
    }
    return lines
  }

  /// The byte of the letter that a dash sets off at the beginning of a line; nil for any other line.
  private static func letter(_ line: TextLine) -> UInt8? {
    guard let first = line.cells[0].words.first?.text, let byte = first.utf8.first,
      (0x41...0x46).contains(byte),
      first.count == 2, first.last == "—" || first.last == "–", line.words.count > 1
    else { return nil }
    return byte
  }
}
