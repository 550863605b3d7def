import PDFText

/// Stars behind questions that a line above the first of them explains.
///
/// "* … only the questions that are marked with an asterisk." They are no part of the questions. Source: civics questions of the United States' naturalization test.
enum StarredQuestions {
  /// The lines without such stars.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let starred = lines.indices.filter { index in
      isStarred(lines[index].words.suffix(2).map(\.text).joined())
    }
    guard starred.count > 1, lines[..<starred[0]].contains(where: explains) else { return lines }
    var result = lines
    for index in starred {
      let cell = result[index].cells.count - 1
      let word = result[index].cells[cell].words.count - 1
      if result[index].cells[cell].words[word].text.count > 1 {
        result[index].cells[cell].words[word].text.removeLast()
      } else {
        result[index].cells[cell].words.removeLast()
        if result[index].cells[cell].words.isEmpty { result[index].cells.removeLast() }
      }
    }
    return result
  }

  private static func isStarred(_ end: String) -> Bool { end.last == "*" && end.dropLast().last == "?" }

  private static func explains(_ line: TextLine) -> Bool {
    let text = line.text.lowercased()
    return text.contains("asterisk") || text.contains("(*)") || text.hasPrefix("* ")
  }
}
