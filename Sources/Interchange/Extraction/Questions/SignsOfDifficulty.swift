import PDFText

/// Signs before a question that say something about it, as how hard it is or that several answers are right:
/// "♣ Which of …", "(⋆⋆) Calls reach a help desk …".
enum SignsOfDifficulty {
  /// Takes such a sign from the beginning of a question; nil where it has none, or nothing else.
  static func take(from rows: inout [[QuestionCell]]) -> String? {
    guard let first = rows.first?.first, let count = count(first.words),
      first.words.count > count || rows[0].count > 1
    else { return nil }
    rows[0][0].words.removeFirst(count)
    if rows[0][0].words.isEmpty { rows[0].removeFirst() }
    return Array(first.words[..<count]).text
  }

  /// How many words are a sign, or stars in brackets: "(⋆ ⋆)".
  private static func count(_ words: [TextWord]) -> Int? {
    guard let first = words.first?.text else { return nil }
    if first.count <= 5, first.allSatisfy({ "♣★☆⋆◆♦♠♥▲△*†‡".contains($0) }) { return 1 }
    guard first.first == "(", let end = words.prefix(5).firstIndex(where: { $0.text.last == ")" }) else {
      return nil
    }
    let inside = words[...end].map(\.text).joined().dropFirst().dropLast()
    return !inside.isEmpty && inside.allSatisfy { "★☆⋆*∗✩✶".contains($0) } ? end + 1 : nil
  }
}
