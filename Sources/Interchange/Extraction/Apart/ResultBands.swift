import PDFText

/// What quizzes in magazines say of how many were right: "TU RESULTADO" above "De 0 a 4 aciertos: …".
enum ResultBands {
  private static let heads: Set<String> = [
    "your score", "your result", "your results", "how did you do", "how did you score",
    "what your score means",
    "scoring", "scores", "dein ergebnis", "ihr ergebnis", "auswertung", "tu resultado", "tus resultados",
    "tu puntuación", "ton score", "tes résultats", "votre score", "vos résultats", "résultats",
    "il tuo risultato", "il tuo punteggio", "risultati", "o teu resultado", "seu resultado",
  ]

  /// The lines without such a head and what stands below it for each range of points.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let removed = Set(bands(lines))
    return removed.isEmpty ? lines : lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
  }

  /// What they say, which is named beside the last item of a document.
  static func texts(_ lines: [TextLine]) -> [String] {
    let found = bands(lines)
    return found.isEmpty ? [] : [found.map { lines[$0].text }.joined(separator: " ")]
  }

  private static func bands(_ lines: [TextLine]) -> [Int] {
    lines.indices.flatMap { index -> Range<Int> in
      guard lines[index].words.count <= 4, lines[index].cells.count == 1,
        heads.contains(lines[index].text.lowercased().trimmedOfPunctuation)
      else { return index..<index }
      var end = index + 1
      while end < lines.count, lines[end].page == lines[index].page,
        isBand(lines[end]) || goesOn(lines, end, behind: index)
      {
        end += 1
      }
      // One line may be a question about a score.
      return lines[(index + 1)..<end].count(where: isBand) >= 2 ? index..<end : index..<index
    }
  }

  /// True for a line that begins with a range of points: "0–4: …", "De 0 a 4 aciertos: …", "9 to 12: …".
  private static func isBand(_ line: TextLine) -> Bool {
    let head = line.words.prefix(6)
    guard let colon = head.firstIndex(where: { $0.text.last == ":" }), line.words.count > colon + 1 else {
      return false
    }
    let text = head[...colon].map(\.text).joined(separator: " ")
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] < numbers[1]
  }

  /// True for the next line of what is said of a range, which begins at the same edge and has no label.
  private static func goesOn(_ lines: [TextLine], _ index: Int, behind head: Int) -> Bool {
    index > head + 1 && lines[index].label() == nil && lines[index].words[0].text.first?.isLowercase == true
      && abs(lines[index].size - lines[index - 1].size) < 50
  }
}
