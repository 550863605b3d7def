import PDFText

/// Divides keys into words that may be labels and answers.
extension AnswerKeyReader {
  /// Words that stand before the number of an answer.
  private static let names: Set<String> = [
    "solution", "answer", "question", "exercise", "problem", "item", "task",
  ]

  func tokens(_ range: Range<Int>, _ numbers: Set<String>) -> [Token] {
    var tokens: [Token] = []
    var beginsSection = false
    for line in range {
      // "Solutions to Exercise 2" among those of other exercises.
      if line > range.lowerBound, isTitled(line) { continue }
      if line > range.lowerBound, isSectionHead(line, before: range.upperBound) {
        beginsSection = true
        continue
      }
      for (index, cell) in document.lines[line].cells.enumerated() {
        var isNamed = false
        var followsLetter = false
        for (place, given) in cell.words.enumerated() {
          var word = given
          if place == 0, let rest = word.text.behindChineseSection {
            guard !rest.isEmpty else { continue }
            word.text = rest
          }
          // "Part B:" names what follows.
          if index == 0, place < 2, let first = cell.words.first?.text.lowercased(),
            ["part", "section", "exercise", "teil", "partie"].contains(first), cell.words.count > 2,
            cell.words[1].text.count <= 4
          {
            continue
          }
          // "Aufgabe 2   7a 8c": the number of an exercise, before those of its questions.
          if index == 0, place < 2, namesExercise(document.lines[line], numbers) {
            followsLetter = true
            continue
          }
          // "B. 7 train": the letter of a section.
          if index == 0, place == 0, cell.words.count > 2, isSectionLetter(word.text),
            compactLabel(cell.words[1].text)?.first?.number != nil
          {
            followsLetter = true
            continue
          }
          // "Solution 3"
          if place == 0, cell.words.count > 1, Self.names.contains(word.text.lowercased()),
            compactLabel(cell.words[1].text)?.first?.number != nil
          {
            isNamed = true
            continue
          }
          // The head itself.
          if line == range.lowerBound, index == 0, tokens.isEmpty, isHead(word.text) { continue }
          if let (label, answer) = divided(word, numbers) {
            tokens.append(Token(word: label, line: line, beginsCell: true, beginsSection: beginsSection))
            tokens.append(Token(word: answer, line: line, beginsCell: false))
          } else {
            tokens.append(
              Token(
                word: word, line: line, beginsCell: place == 0 || isNamed || followsLetter, isNamed: isNamed,
                beginsSection: beginsSection))
            followsLetter = false
            isNamed = false
          }
          beginsSection = false
        }
      }
    }
    return tokens
  }

  /// True for a line that begins with the name and number of an exercise, with the number of a question behind it.
  private func namesExercise(_ line: TextLine, _ numbers: Set<String>) -> Bool {
    let words = line.words
    guard words.count > 3, ExerciseNames.all.contains(words[0].text.lowercased()),
      words[1].text.trimmedOfPunctuation.count <= 2, Int(words[1].text.trimmedOfPunctuation) != nil
    else { return false }
    return Int(words[2].text.trimmedOfPunctuation) != nil || divided(words[2], numbers) != nil
  }

  /// "1F", "12-C", "3–B," as number and letter.
  func divided(_ word: TextWord, _ numbers: Set<String>) -> (TextWord, TextWord)? {
    let digits = word.text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    var rest = word.text.dropFirst(digits.count)
    // "2．99", with a stop of full width.
    if rest.first == "．", rest.count > 1 {
      var (label, answer) = (word, word)
      label.text = digits + "."
      answer.text = String(rest.dropFirst())
      return (label, answer)
    }
    if rest.first == "(", rest.last == ")", rest.count == 3, let letter = rest.dropFirst().first,
      letter.isLetter,
      !numbers.contains("\(digits)(\(letter))")
    {
      var (label, answer) = (word, word)
      label.text = String(digits)
      answer.text = String(letter)
      return (label, answer)
    }
    while let first = rest.first, "-–—=.:)".contains(first) { rest.removeFirst() }
    // "1–e": a small letter is an option's only where no part has it, and a mark parts it from the number or that is
    // the number of a question without parts.
    let isParted = rest.count < word.text.count - digits.count || numbers.contains(String(digits))
    let letters = rest.prefix {
      $0.isASCII && ($0.isUppercase || isParted && $0.isLowercase && !numbers.contains("\(digits)(\($0))"))
    }
    guard letters.count == 1, rest.dropFirst(letters.count).allSatisfy({ ",.;".contains($0) }) else {
      return nil
    }
    var (label, answer) = (word, word)
    label.text = String(digits)
    answer.text = String(letters)
    return (label, answer)
  }

  private func isSectionLetter(_ text: String) -> Bool {
    text.count == 2 && text.last == "." && text.first.map { "ABCDEFGH".contains($0) } == true
  }

  private func isHead(_ text: String) -> Bool {
    ["answers", "answer", "key", "solutions", "solution", "to", "the", "check", "your", "correct"].contains(
      text.lowercased().trimmedOfPunctuation)
  }

  /// True for the head of a section of the key, with a number or a letter behind which counting begins again.
  private func isSectionHead(_ index: Int, before end: Int) -> Bool {
    let line = document.lines[index]
    guard index + 1 < end, line.words.count <= 8,
      let number = compactLabel(document.lines[index + 1].words.first?.text ?? "")?.first?.number
    else { return false }
    // "Round 1: Food     Round 2: Sport", above two columns.
    if line.cells.allSatisfy({ namesSection($0.words) }) { return true }
    guard line.cells.count == 1, !hasLabels(index) else { return false }
    let first = line.words[0].text
    return number == 1 && first.trimmedOfPunctuation.count == 1 && first.first?.isUppercase == true
      && (line.words.count == 1 || line.words[1].text.first == "(" || line.isBold)
  }

  /// True for the name of a section with its number or letter: "Exercise B", "Round 2: Sport".
  private func namesSection(_ words: [TextWord]) -> Bool {
    guard words.count > 1, words[1].text.first.map({ $0.isNumber || $0.isUppercase }) == true,
      !words.dropFirst(2).contains(where: { compactLabel($0.text)?.first?.number != nil })
    else { return false }
    let name = words[0].text.lowercased()
    return Self.sections.contains(name) || ExerciseNames.all.contains(name)
  }

  /// The parts of a key that heads of sections begin; the whole where there are none.
  func sections(of range: Range<Int>) -> [Range<Int>] {
    let heads = range.dropFirst().filter { isSectionHead($0, before: range.upperBound) }
    let starts = heads.first.map { $0 > range.lowerBound + 1 } ?? true ? [range.lowerBound] + heads : heads
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
  }

  private static let sections: Set<String> = [
    "chapter", "lesson", "topic", "set", "kapitel", "chapitre", "capítulo", "capitolo", "hoofdstuk",
    "rozdział", "глава",
  ]
}

extension String {
  /// What is behind "一、填空题：", the name of a section; nil for any other text.
  fileprivate var behindChineseSection: String? {
    guard let first, "一二三四五六七八九十".contains(first), dropFirst().first == "、",
      let colon = firstIndex(where: { "：:".contains($0) })
    else { return nil }
    return String(self[index(after: colon)...])
  }
}
