import PDFText

/// Letters that stand in the middle of the two lines that they name.
///
/// "Boat trips cancelled today. Strong" stands above "A", and "winds." below it. Lists of notices to match with are set so, where
/// each is centred in a box.
enum CentredLetters {
  /// The lines with such a letter before the first line of its text, where the next letter stands at its edge below.
  static func raised(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.dropFirst().dropLast().filter { isCentred($0, lines) }
    guard !found.isEmpty else { return lines }
    var result = lines
    for index in found {
      result[index - 1].cells.insert(contentsOf: lines[index].cells, at: 0)
      result[index - 1].box = lines[index - 1].box.union(lines[index].box)
      result[index - 1].box.top = lines[index - 1].box.top
    }
    for index in found.reversed() { result.remove(at: index) }
    return result
  }

  private static func isCentred(_ index: Int, _ lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard line.words.count == 1, let letter = line.words[0].text.utf8.first,
      line.words[0].text.utf8.count == 1,
      (0x41...0x4C).contains(letter), isText(lines[index - 1], beside: line),
      isText(lines[index + 1], beside: line)
    else { return false }
    // One letter more or less than this one begins a line nearby, as an entry of the same list.
    let others = [letter + 1, letter - 1].map { String(UnicodeScalar($0)) }
    return lines[max(0, index - 4)..<min(lines.count, index + 5)].contains { other in
      other.page == line.page && other.words.count > 1 && others.contains(other.words[0].text)
        && abs(other.box.left - line.box.left) < 200
    }
  }

  /// True for a line of text to the right of a letter, half a line above or below it.
  private static func isText(_ other: TextLine, beside line: TextLine) -> Bool {
    other.page == line.page && other.column == line.column && other.box.left > line.box.right + line.size
      && abs(other.box.centerY - line.box.centerY) * 10 < line.size * 9
      && other.text.contains(where: \.isLetter)
  }
}
