import PDFText

/// Heads of keys on one line with the first exercise that they answer: "Lösungen Aufgabe 1: a) Rachen, b) Luftröhre".
enum HeadsBeforeExercises {
  /// The lines with such a head on a line of its own, where one line alone begins so.
  static func apart(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { $0 * 10 >= lines.count * 3 && headLength(lines[$0]) != nil }
    guard found.count == 1, let index = found.first, let count = headLength(lines[index]) else {
      return lines
    }
    var (head, rest) = (lines[index], lines[index])
    var words = Array(lines[index].cells[0].words[..<count])
    if words[count - 1].text.last != ":" { words[count - 1].text += ":" }
    head.cells = [TextCell(words)]
    rest.cells[0] = TextCell(Array(lines[index].cells[0].words[count...]))
    (head.box, rest.box) = (
      head.cells[0].box, rest.cells.dropFirst().reduce(rest.cells[0].box) { $0.union($1.box) }
    )
    return lines[..<index] + [head, rest] + lines[(index + 1)...]
  }

  /// How many words of a line are such a head, with the name of an exercise, its number and the first label behind it.
  private static func headLength(_ line: TextLine) -> Int? {
    let words = line.cells[0].words
    guard words.count > 4, words[0].text.first?.isUppercase == true else { return nil }
    return (1...2).first { count in
      guard words.count > count + 3 else { return false }
      let head = words[..<count].map(\.text).joined(separator: " ").lowercased().trimmedOfPunctuation
      let number = words[count + 1].text
      return ExerciseNames.all.contains(words[count].text.lowercased())
        && number.trimmedOfPunctuation == "1" && (number.last == ":" || number.last == ".")
        && AnswerKeyReader.heads.contains(head)
        && compactLabel(words[count + 2].text).map { $0[0].letter == 1 || $0[0].number == 1 } == true
    }
  }
}
