import PDFText

/// Room for a letter or a word that is written together with the number behind it.
///
/// "_______1. Which part of the plant …".
/// Source: summative tests of schools in the Philippines, quizzes of schools in the United States.
enum RoomBeforeNumbers {
  private static let several = 3

  /// The lines with the numbers alone, where several have such room.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in number(lines[index]).map { (index, $0) } }
    guard found.count >= several else { return lines }
    var lines = lines
    for (index, number) in found { lines[index].cells[0].words[0].text = number }
    return lines
  }

  private static func number(_ line: TextLine) -> String? {
    guard let text = line.cells[0].words.first?.text, text.utf8.first == 0x5F else { return nil }
    let rest = text.drop { $0 == "_" }
    guard text.count - rest.count >= 2, let mark = rest.last, ".)".contains(mark),
      rest.dropLast().smallNumber != nil
    else { return nil }
    return String(rest)
  }
}
