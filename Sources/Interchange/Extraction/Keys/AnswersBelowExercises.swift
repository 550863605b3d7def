import PDFText

/// Exercises with numbered questions and their numbered answers below them, each under its own head: "Exercice 1 … Corrigé …
/// Exercice 2 … Corrigé …".
///
/// Each answer is put below its question, as sheets have it that answer question by question.
enum AnswersBelowExercises {
  /// An exercise: its questions and answers by their first lines.
  private struct Exercise {
    let questions: [Int]
    let head: Int
    let answers: [Int]
    /// The line behind the last answer.
    let end: Int
  }

  /// The lines with such answers below their questions.
  static func moved(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.filter { isHead(lines[$0]) }
    guard heads.count > 1, let titles = titles(lines, heads) else { return lines }
    var exercises: [Exercise] = []
    for (place, title) in titles.enumerated() {
      let end = place + 1 < titles.count ? titles[place + 1] : lines.count
      let own = heads.filter { (title..<end).contains($0) }
      guard own.count == 1, let exercise = exercise(title..<end, head: own[0], lines) else { continue }
      exercises.append(exercise)
    }
    guard exercises.count > 1, exercises.count * 10 >= titles.count * 6 else { return lines }
    var result: [TextLine] = []
    var next = 0
    for exercise in exercises {
      for (place, question) in exercise.questions.enumerated() {
        let last = place + 1 < exercise.questions.count ? exercise.questions[place + 1] : exercise.head
        result += lines[next..<max(next, question)] + lines[question..<last]
        next = last
        let start = exercise.answers[place]
        let end = place + 1 < exercise.answers.count ? exercise.answers[place + 1] : exercise.end
        result += answer(Array(lines[start..<end]))
      }
      next = exercise.end
    }
    return result + lines[next...]
  }

  private static func isHead(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, line.words.count <= 2 else { return false }
    let bare = line.text.lowercased().trimmedOfPunctuation
    return AnswerKeyReader.isSingleHead(bare) || AnswerKeyReader.isHead(bare)
  }

  /// The lines that name exercises by a word and numbers that count on, one before each head.
  private static func titles(_ lines: [TextLine], _ heads: [Int]) -> [Int]? {
    var families: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      let words = line.words.prefix(2).map(\.text.trimmedOfPunctuation)
      guard words.count == 2, words[0].count > 3, words[0].first?.isUppercase == true,
        let number = Int(words[1]),
        number == (families[words[0]]?.count ?? 0) + 1
      else { continue }
      families[words[0], default: []].append(index)
    }
    return families.values.filter { $0.count > 1 && $0[0] < heads[0] && $0.count >= heads.count }
      .max { ($0.count, $1[0]) < ($1.count, $0[0]) }
  }

  /// The exercise in a range of lines, where questions and answers are numbered in the same way.
  private static func exercise(_ range: Range<Int>, head: Int, _ lines: [TextLine]) -> Exercise? {
    let questions = numbered((range.lowerBound + 1)..<head, lines)
    let answers = numbered((head + 1)..<range.upperBound, lines)
    guard questions.count > 1, questions.count == answers.count, answers[0] == head + 1,
      let last = answers.last
    else { return nil }
    // Below "Answers" there may be room to write them in.
    let areSaid = answers.allSatisfy { index in
      lines[index].words.dropFirst(lines[index].label()?.wordCount ?? 1).contains { word in
        word.text.contains { $0.isLetter || $0.isNumber }
      }
    }
    guard areSaid else { return nil }
    var end = last + 1
    while end < range.upperBound, goesOn(lines[end], behind: lines[end - 1]) { end += 1 }
    return Exercise(questions: questions, head: head, answers: answers, end: end)
  }

  /// True for a line that goes on from a full one, or does not begin a sentence.
  private static func goesOn(_ line: TextLine, behind above: TextLine) -> Bool {
    line.words.first?.text.first?.isUppercase != true
      || (above.columnRight - above.box.right) * 4 < above.columnRight - above.columnLeft
  }

  /// The lines that are numbered from 1 on.
  private static func numbered(_ range: Range<Int>, _ lines: [TextLine]) -> [Int] {
    var found: [Int] = []
    for index in range {
      guard let label = lines[index].label(), label.parts.count == 1, label.parts[0].style != .bare,
        label.parts[0].number == found.count + 1
      else { continue }
      found.append(index)
    }
    return found
  }

  /// The lines of an answer, with a word that names it in place of its number.
  private static func answer(_ lines: [TextLine]) -> [TextLine] {
    guard let first = lines.first, let count = first.label()?.wordCount else { return lines }
    var lines = lines
    let named = first.namingAnswer(size: first.size)
    var cells = first.cells
    var rest = count
    while rest > 0, !cells.isEmpty {
      let taken = min(rest, cells[0].words.count)
      cells[0] = TextCell(Array(cells[0].words.dropFirst(taken)))
      if cells[0].words.isEmpty { cells.removeFirst() }
      rest -= taken
    }
    lines[0].cells = [TextCell(named.cells[0].words + (cells.first?.words ?? []))] + cells.dropFirst()
    return lines
  }
}
