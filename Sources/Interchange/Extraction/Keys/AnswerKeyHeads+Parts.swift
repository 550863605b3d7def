import PDFText

/// Heads of keys that say what they answer: a test by its ordinal, a part, an exercise.
extension AnswerKeyReader {
  /// True for the first line of a later page that has such words in a cell of its own: "Exercises    Solutions    Page 2".
  func isRunningHead(_ index: Int) -> Bool {
    let line = document.lines[index]
    return index > 0 && line.cells.count > 1 && document.lines[index - 1].page < line.page
      && line.cells.contains { cell in
        let bare = cell.text.lowercased().trimmedOfPunctuation
        return Self.heads.contains(bare) && !["answer", "key"].contains(bare)
      }
  }

  /// True for a head that says of which test it is, by an ordinal.
  ///
  /// An example: "Lösungen zur 2. Klassenarbeit".
  func namesOrdinal(_ index: Int) -> Bool {
    let words = document.lines[index].words.map(\.text)
    guard (4...6).contains(words.count), Self.towards.contains(words[1].lowercased()), words[2].last == ".",
      let next = words[3].first
    else { return false }
    return words[2].dropLast().allSatisfy(\.isNumber) && next.isUppercase && words[3].count > 3
  }

  /// True for a head with what it answers behind a dash: "Answer Key – Part 5".
  static func isHeadOfPart(_ bare: String) -> Bool {
    let words = bare.split(separator: " ")
    guard (3...6).contains(words.count),
      let dash = words.firstIndex(where: { ["–", "—", "-"].contains($0) }),
      dash > 0
    else { return false }
    // "Solutions – Acids" may head a chapter.
    return ["answer key", "answers"].contains(words[..<dash].joined(separator: " "))
  }

  /// True for a heading with the word for answers among others, "社会 解答・配点（30点満点）", but not for one of a sheet to answer on.
  static func isEastAsianHead(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0xE3...0xED).contains($0) }), text.count <= 30 else { return false }
    return ["解答", "正解", "答案", "정답", "모범 답안", "模範解答", "答え"].contains(where: text.contains)
      && !["用紙", "答题", "答題", "を書", "なさい", "시오"].contains(where: text.contains)
  }

  /// True right above the answers to an exercise.
  ///
  /// An example: "Exercice 1 : 1. nuit ; 2. farine".
  func isAboveExercise(_ index: Int) -> Bool {
    guard index * 10 >= document.lines.count * 3, index + 1 < document.lines.count else { return false }
    let words = document.lines[index + 1].words
    guard words.count > 3, ExerciseNames.all.contains(words[0].text.lowercased()),
      words[1].text.trimmedOfPunctuation == "1"
    else { return false }
    let first = words[2].text == ":" ? words[3].text : words[2].text
    return first.first == "1" && first.dropFirst().first?.isNumber != true
  }
}
