import PDFText

/// Heads of keys on one line with what they answer: "Lösungen Aufgabe 1: a) Rachen, b) Luftröhre", "Answers A: 1 a, 2 c B: 1 F".
enum HeadsBeforeExercises {
  /// The lines with such a head on a line of its own, where one line alone begins so.
  static func apart(_ given: [TextLine]) -> [TextLine] {
    let lines = exercisesApart(sectionsApart(given))
    let found = lines.indices.filter { $0 * 10 >= lines.count * 3 && headLength(lines[$0]) != nil }
    guard found.count == 1, let index = found.first, let count = headLength(lines[index]) else {
      return lines
    }
    var (head, rest) = (lines[index], lines[index])
    var words = Array(lines[index].cells[0].words[..<count])
    if words[count - 1].text.last != ":" { words[count - 1].text += ":" }
    head.cells = [TextCell(words)]
    rest.cells[0] = TextCell(Array(lines[index].cells[0].words[count...]))
    head.fitBox()
    rest.fitBox()
    return lines[..<index] + [head, rest] + lines[(index + 1)...]
  }

  /// The lines with the name of each exercise on a line of its own, where a key says its number alone before the first answer:
  /// "12.1 1 were sleeping 2 …" behind "Exercise 12.1" above the questions.
  private static func exercisesApart(_ lines: [TextLine]) -> [TextLine] {
    var names: [String: TextLine] = [:]
    for line in lines
    where line.words.count == 2 && ExerciseNames.all.contains(line.words[0].text.lowercased()) {
      let number = line.words[1].text
      if number.contains("."), number.first?.isNumber == true, number.last?.isNumber == true {
        names[number] = line
      }
    }
    let found = Set(
      lines.indices.filter { index in
        let words = lines[index].cells[0].words
        return index * 10 >= lines.count * 3 && words.count > 2 && names[words[0].text] != nil
          && words[1].text.trimmedOfPunctuation == "1"
      })
    guard names.count >= 2, found.count >= 2 else { return lines }
    return lines.enumerated().flatMap { index, line -> [TextLine] in
      guard found.contains(index), let name = names[line.cells[0].words[0].text]?.words.first else {
        return [line]
      }
      var (head, rest) = (line, line)
      var word = name
      word.box = line.cells[0].words[0].box
      word.gapBefore = 0
      var number = line.cells[0].words[0]
      number.gapBefore = line.size / 3
      head.cells = [TextCell([word, number])]
      rest.cells[0] = TextCell(Array(line.cells[0].words.dropFirst()))
      head.fitBox()
      rest.fitBox()
      return [head, rest]
    }
  }

  /// The lines with the sections of a key one below the other that stand in one line behind its head.
  private static func sectionsApart(_ lines: [TextLine]) -> [TextLine] {
    guard
      let index = lines.indices.reversed().prefix(12).first(where: { sections(lines[$0]).count >= 2 }),
      index * 10 >= lines.count * 3
    else { return lines }
    let words = lines[index].words
    let starts = sections(lines[index])
    var parts: [TextLine] = []
    for (start, end) in zip([0] + starts, starts + [words.count]) {
      var part = Array(words[start..<end])
      part[0].gapBefore = 0
      if start == 0, let last = part.indices.last, part[last].text.last != ":" { part[last].text += ":" }
      var line = lines[index]
      line.cells = [TextCell(part)]
      line.box = line.cells[0].box
      parts.append(line)
    }
    return lines[..<index] + parts + lines[(index + 1)...]
  }

  /// Where the sections of a key begin in the words of its line, each with its letter from A on and the number one behind it.
  private static func sections(_ line: TextLine) -> [Int] {
    let words = line.words
    guard words.count > 6, words[0].text.first?.isUppercase == true, words[1].text == "A:",
      AnswerKeyReader.heads.contains(words[0].text.lowercased().trimmedOfPunctuation)
    else { return [] }
    var starts: [Int] = []
    for (place, word) in words.enumerated().dropFirst().dropLast()
    where word.text.utf8.count == 2 && word.text.last == ":"
      && word.text.utf8.first == 0x41 + UInt8(starts.count)
      && compactLabel(words[place + 1].text)?.first?.number == 1
    {
      starts.append(place)
    }
    return starts
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
