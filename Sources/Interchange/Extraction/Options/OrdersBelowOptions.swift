import PDFText

/// What tells how to answer below the options of each question: "Select ONE option." behind d).
///
/// Source: sample examinations of certificates in testing and in project management.
enum OrdersBelowOptions {
  /// The lines without them, where three questions have one.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.dropFirst().filter { index in
      lines[index].cells.count == 1 && UnletteredOptions.isInstruction(lines[index].text)
        && isBehindOption(index, lines) && (index + 1 == lines.count || !isOption(lines[index + 1]))
    }
    guard found.count >= 3 else { return lines }
    let dropped = Set(found)
    return lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
  }

  /// True where an option stands above, which may go on over a few lines, and further left than it what tells how to answer.
  private static func isBehindOption(_ index: Int, _ lines: [TextLine]) -> Bool {
    let left = lines[index].box.left
    let above = lines[..<index].suffix(4).reversed()
    guard let option = above.first(where: isOption) else { return false }
    return option.page < lines[index].page || option.box.left > left
  }

  /// True for a line that begins with the letter of an option behind the first.
  private static func isOption(_ line: TextLine) -> Bool {
    guard let part = line.label()?.parts.first, part.number == nil, let letter = part.letter else {
      return false
    }
    return (2...8).contains(letter)
  }
}
