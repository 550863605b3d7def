import PDFText

/// What stands between the last sentence of a stem and its first part: the rows of a table, the words in a figure and its caption, the
/// lines of a program.
///
/// In one run of words they say nothing, and nobody could find the sentence again.
enum StemTails {
  /// Takes them from the rows of a stem.
  ///
  /// - Returns: What was taken, to be named as left out; empty where nothing was, or where anything may be a sentence.
  static func take(from rows: inout [[QuestionCell]]) -> [String] {
    guard let end = rows.indices.last(where: { endsSentence($0, rows) }), end + 1 < rows.count else {
      return []
    }
    // What is to be chosen from belongs to the question.
    let said = rows[...end].map(\.joinedText).joined(separator: " ").lowercased()
    guard !choosing.contains(where: said.contains) else { return [] }
    let tail = Array(rows[(end + 1)...])
    let first = tail[0][0]
    // A line of prose as wide as the one above it goes on.
    guard
      tail.count > 1 || tail[0].count > 1 || FigureNames.isCaption(tail[0].joinedText) || isLabel(first.text)
    else { return [] }
    guard tail.allSatisfy({ isBeside($0) }) || isCode(tail) else { return [] }
    rows.removeSubrange((end + 1)...)
    return [tail.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")]
  }

  /// What is said above words to choose from.
  private static let choosing = [
    "choose", "select", "the box", "word bank", "words below", "following words", "each word", "wortspeicher",
    "kasten", "wähle", "recuadro", "encadré", "dans la liste", "palabras", "riquadro", "quadro", "scegli",
    "kies ",
    "wybierz", "ramce", "выбери", "в рамке",
  ]

  /// True for a row that ends a sentence of some words, which may have begun above it.
  private static func endsSentence(_ index: Int, _ rows: [[QuestionCell]]) -> Bool {
    let row = rows[index]
    let isRest =
      index > 0 && row.count == 1 && rows[index - 1].count <= 2 && row[0].text.first?.isLowercase == true
      && (rows[index - 1].last?.words.count ?? 0) > 5
      && rows[index - 1].last?.text.last.map { $0.isLetter || $0 == "," } == true
    guard let cell = row.last, let last = cell.text.last else { return false }
    let text = cell.text.last.map { ")”’\"]".contains($0) } == true ? cell.text.dropLast().last ?? last : last
    return ".?!:".contains(text) && (cell.words.count > 3 || isRest) && row.count <= 2
      && cell.words.contains { $0.text.count > 3 && $0.text.allSatisfy(\.isLetter) }
      && !FigureNames.isCaption(row.joinedText)
  }

  /// True for cells of a table, labels of a figure, captions and notes in brackets.
  private static func isBeside(_ row: [QuestionCell]) -> Bool {
    let text = row.joinedText
    if FigureNames.isCaption(text) || isCaptionWithTitle(text) || text.first == "[" && text.last == "]" {
      return true
    }
    if row.count > 1 {
      return row.allSatisfy { $0.words.count <= 8 } && !text.contains("___ ___") || row.count > 2
    }
    // "Frequency 3 6 5 4 2": a row whose cells stand close.
    let words = text.split(separator: " ")
    let numbers = words.count { $0.allSatisfy { $0.isNumber || ".,-−".contains($0) } }
    return isLabel(text)
      || words.count > 4 && numbers * 2 >= words.count && !(text.last.map { ".?!:".contains($0) } ?? false)
  }

  /// True for a few words that end no sentence, as a figure has them.
  private static func isLabel(_ text: String) -> Bool {
    text.split(separator: " ").count <= 4 && !(text.last.map { ".?!:;".contains($0) } ?? false)
  }

  /// True for a caption with its title, "TABLE 1: PULSE RATE OF A STUDENT".
  private static func isCaptionWithTitle(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2, words.count < 16,
      [
        "figure", "fig", "table", "source", "abbildung", "abb", "tabelle", "figura", "tabla", "tableau",
        "tabela",
      ]
      .contains(words[0].lowercased().trimmedOfPunctuation)
    else { return false }
    return words[1].first?.isNumber == true && words[1].last.map { ".:".contains($0) } == true
  }

  /// True for lines of a program: set in letters of one width, or counted from one.
  private static func isCode(_ rows: [[QuestionCell]]) -> Bool {
    guard rows.count > 1 else { return false }
    let words = rows.joined().flatMap(\.words)
    if words.count(where: \.isMonospaced) * 10 >= words.count * 8 { return true }
    let numbers = rows.map { Int($0[0].words[0].text) }
    return numbers.first == 1
      && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
        one.flatMap { one in next.map { $0 == one + 1 } } ?? false
      }
  }
}
