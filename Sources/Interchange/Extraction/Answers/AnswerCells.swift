import PDFText

/// Answers beside a word for them that stands in a cell of its own, without a colon, "Solution     406", or below one that stands
/// alone on its line.
enum AnswerCells {
  /// Words for what is worked out; below others there may be room to write in.
  private static let worked: Set<String> = [
    "solution", "solutions", "lösung", "uitwerking", "solución", "resolución", "resolução", "solução",
    "soluzione",
    "svolgimento", "risoluzione", "oplossing", "løsning", "lösning", "ratkaisu", "řešení", "riešenie",
    "rozwiązanie",
    "megoldás", "rezolvare", "rješenje", "решение", "розв’язання", "λύση", "çözüm", "corrigé",
  ]

  /// The lines with a colon behind such words.
  static func named(_ lines: [TextLine]) -> [TextLine] { aloneNamed(cellsNamed(lines)) }

  private static func aloneNamed(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.dropLast().filter { index in
      let words = lines[index].words
      return index > 0 && words.count == 1 && worked.contains(words[0].text.lowercased())
        && words[0].text.first?.isUppercase == true && lines[index + 1].label()?.parts.first?.number == nil
        && lines[index + 1].words.count > 1
    }
    guard found.count > 2 else { return lines }
    var result = lines
    for index in found { result[index].cells[0].words[0].text += ":" }
    return result
  }

  private static func cellsNamed(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      let line = lines[index]
      guard index > 0, line.cells.count == 2, line.cells[0].words.count == 1,
        let word = line.cells[0].words.first?.text, word.first?.isUppercase == true,
        word.last?.isLetter == true
      else { return false }
      // "Answer ______ m/s" at the right is room with a unit behind it.
      let isAtLeft = abs(line.box.left - lines[index - 1].box.left) < 3_000
      let isNear = line.cells[1].box.left - line.cells[0].box.right < 5 * line.size
      return isAtLeft && (isNear || line.cells[1].text.contains(where: \.isNumber))
        && InlineAnswer.isHead(word)
    }
    // A table of data may have such a row.
    guard found.count > 2, found.allSatisfy({ $0 + 1 >= lines.count || !found.contains($0 + 1) }) else {
      return lines
    }
    var result = lines
    for index in found {
      result[index].cells[0].words[0].text += ":"
      result[index].cells = [TextCell(result[index].words)]
    }
    return result
  }
}
