import PDFText

/// Words in capitals that are set with room between their letters, as small heads of cards are: "Q U E S T IO N  1".
///
/// Only what is a known name then is one word: other single letters may be labels, or the answers of a row.
enum SpacedCapitals {
  /// The lines with such words in one piece, and the digits behind them.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.contains(where: { mayBeSpaced($0) }) else { return line }
      var line = line
      for cell in line.cells.indices where mayBeSpaced(line.cells[cell]) {
        guard let words = joined(line.cells[cell].words) else { continue }
        line.cells[cell] = TextCell(words)
      }
      return line
    }
  }

  private static func mayBeSpaced(_ cell: TextCell) -> Bool {
    cell.words.count >= 3 && cell.words.prefix(3).allSatisfy { isPiece($0.text) }
  }

  /// True for one or two capitals.
  private static func isPiece(_ text: String) -> Bool {
    text.utf8.count <= 4 && text.count <= 2 && text.allSatisfy { $0.isLetter && $0.isUppercase }
  }

  private static func joined(_ words: [TextWord]) -> [TextWord]? {
    let pieces = words.prefix { isPiece($0.text) }
    guard pieces.count >= 3, case let name = pieces.map(\.text).joined(), isName(name.lowercased()) else {
      return nil
    }
    var result = [word(Array(pieces), name)]
    var rest = words[pieces.count...]
    // The digits of its number stand as far from each other.
    let digits = rest.prefix { $0.text.count == 1 && $0.text.first?.isNumber == true }
    if let first = digits.first {
      var number = word(Array(digits), digits.map(\.text).joined())
      number.gapBefore = first.gapBefore
      result.append(number)
      rest = rest.dropFirst(digits.count)
    }
    return result + rest
  }

  private static func isName(_ name: String) -> Bool {
    LabelWords.all.contains(name) || ExerciseNames.all.contains(name) || AnswerWords.heads.contains(name)
      || AnswerKeyReader.isHead(name)
  }

  private static func word(_ pieces: [TextWord], _ text: String) -> TextWord {
    var word = pieces[0]
    word.text = text
    word.box = pieces.reduce(word.box) { $0.union($1.box) }
    return word
  }
}
