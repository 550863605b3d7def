import PDFText

/// What quiz programs print beside questions, in the words of papers.
///
/// "1 / 1 pts" beside "Question 1" says what a learner got and what there was to get, "1 - Quiz | 20 sec" above a question
/// that it is the first; and forms end with a notice of who made the program.
///
/// Sources: printed results of Canvas, reports of Kahoot, forms of Google.
enum QuizPrograms {
  /// The lines with marks in brackets in place of scores, numbers alone in place of kinds and times, without notices.
  static func bare(_ lines: [TextLine]) -> [TextLine] {
    counted(
      numbered(scored(withoutSaved(lines.enumerated().filter { !isNotice($0.offset, lines) }.map(\.element))))
    )
  }

  /// The lines without what says that an answer was kept: "Question 1 (1 point)      ✓ Saved".
  ///
  /// Source: quizzes of Brightspace.
  private static func withoutSaved(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.count > 1, let last = line.cells.last, last.words.last?.text == "Saved",
        last.words.count <= 2, isName(line.cells[0].words.prefix(2).map(\.text))
      else { return line }
      var line = line
      line.cells.removeLast()
      return line
    }
  }

  // MARK: - Scores

  private static let questions: Set<String> = [
    "question", "frage", "pregunta", "questão", "domanda", "vraag", "pytanie", "вопрос", "spørsmål", "fråga",
  ]

  private static let units: Set<String> = [
    "pts", "pt", "points", "point", "punkte", "puntos", "pontos", "punti", "pkt", "mark", "marks",
  ]

  private static func scored(_ lines: [TextLine]) -> [TextLine] {
    let scores = lines.map(score)
    guard scores.count(where: { $0 != nil }) > 2 else { return lines }
    return zip(lines, scores).map { line, score in
      guard let score, let last = line.cells.last, let unit = last.words.last else { return line }
      var line = line
      var words = [unit, unit]
      words[0].text = "[" + score
      words[1].text = (Int(score) ?? 2) == 1 ? "mark]" : "marks]"
      line.cells[line.cells.count - 1] = TextCell(words)
      // "Question 1 of 6"
      line.cells[0] = TextCell(Array(line.cells[0].words.prefix(2)))
      return line
    }
  }

  /// What "0 / 1 pts" at the end of a line that names a question says that there was to get.
  private static func score(_ line: TextLine) -> String? {
    guard line.cells.count > 1, let last = line.cells.last, isName(line.cells[0].words.map(\.text)) else {
      return nil
    }
    let parts = last.text.lowercased().split { " /".contains($0) }.map(String.init)
    let numbers = parts.filter { Double($0) != nil }
    guard numbers.count == 2, last.text.contains("/") || parts.contains("of"), let unit = parts.last,
      units.contains(unit.trimmedOfPunctuation), parts.count <= 5, let most = Double(numbers[1]), most >= 1,
      most == most.rounded()
    else { return nil }
    return "\(Int(most))"
  }

  /// The lines with the number alone in place of "QUESTION 1 OF 10", where such lines count on and all name as many.
  private static func counted(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.filter { index in
      lines[index].cells.count == 1 && lines[index].cells[0].words.count == 4
        && isName(lines[index].cells[0].words.map(\.text))
    }
    guard heads.count > 2, Set(heads.map { lines[$0].words[3].text }).count == 1,
      heads.enumerated().allSatisfy({ Int(lines[$1].words[1].text) == $0 + 1 })
    else { return lines }
    var lines = lines
    for index in heads { lines[index].cells = [TextCell(Array(lines[index].words.prefix(2)))] }
    return lines
  }

  /// True for "Question 1", perhaps with how many there are: "Question 1 of 6".
  private static func isName(_ words: [String]) -> Bool {
    guard words.count == 2 || words.count == 4 && Int(words[1]) != nil && Int(words[3]) != nil else {
      return false
    }
    return questions.contains(words[0].lowercased()) && words[1].contains(where: \.isNumber)
  }

  // MARK: - Kinds and times

  private static func numbered(_ lines: [TextLine]) -> [TextLine] {
    var heads: [Int] = []
    for (index, line) in lines.enumerated() where isHead(line, heads.count + 1) { heads.append(index) }
    guard heads.count > 2 else { return lines }
    var lines = lines
    for (number, index) in heads.enumerated() {
      var label = lines[index].cells[0].words[0]
      label.text = "\(number + 1)."
      lines[index].cells = [TextCell([label])]
      lines[index].box = label.box
    }
    return lines
  }

  /// True for "3 - Quiz | 20 sec": the number that comes next, a dash, a kind, and a time.
  private static func isHead(_ line: TextLine, _ number: Int) -> Bool {
    let words = line.cells[0].words
    // The time stands apart: "1 - Convert 2 h 15 min" asks something.
    guard line.cells.count == 2, (3...6).contains(words.count), words[0].text == "\(number)",
      ["-", "–"].contains(words[1].text), line.cells[1].words.count == 2
    else { return false }
    return line.cells[1].words.last.map { ["sec", "s", "seconds", "min"].contains($0.text.lowercased()) }
      == true
      && line.cells[1].words[0].text.allSatisfy(\.isNumber)
  }

  // MARK: - Notices

  /// What it says that Google has not done.
  private static let made: Set<String> = [
    "created", "endorsed", "creado", "aprobado", "criado", "aprovado", "erstellt", "rédigé", "cautionné",
    "creati",
    "creato", "avallati", "gemaakt", "utworzona", "создан", "создано", "oluşturulmamış", "skapats",
  ]

  /// True for the small print that ends a form of Google's: that it made no part of it, and the program's name.
  private static func isNotice(_ index: Int, _ lines: [TextLine]) -> Bool {
    func names(_ index: Int) -> Bool {
      let words = lines[index].words
      if lines[index].text.lowercased().contains("neither created nor endorsed"), isSmall(index) {
        return true
      }
      return (4...16).contains(words.count) && words.contains { $0.text.trimmedOfPunctuation == "Google" }
        && words.contains { made.contains($0.text.lowercased().trimmedOfPunctuation) }
        && lines[index].label() == nil && words.last?.text.last != "?" && isSmall(index)
    }
    func isSmall(_ index: Int) -> Bool {
      lines[max(0, index - 4)..<index].contains { lines[index].size * 100 < $0.size * 90 }
    }
    guard lines.count - index <= 3 else { return false }
    return names(index)
      || index > 0 && lines[index].words.count <= 2 && isSmall(index) && names(index - 1)
  }
}
