import PDFText

/// Finds the sections of keys whose papers do not name them.
extension AnswerKeyReader {
  /// True for a line that begins with the name and number of an exercise, with the number of a question behind it.
  func namesExercise(_ line: TextLine, _ numbers: Set<String>) -> Bool {
    let words = line.words
    guard words.count > 3, ExerciseNames.all.contains(words[0].text.lowercased()),
      words[1].text.trimmedOfPunctuation.count <= 2, Int(words[1].text.trimmedOfPunctuation) != nil
    else { return false }
    // "Aufgabe 5: 360 €" answers it.
    let next = words[2].text.trimmedOfPunctuation
    return next.smallNumber.map { numbers.contains(String($0)) } ?? false || divided(words[2], numbers) != nil
  }

  /// True for the head of a section of the key, with a number or a letter behind which counting begins again.
  func isSectionHead(_ index: Int, before end: Int) -> Bool {
    let line = document.lines[index]
    guard index + 1 < end, line.words.count <= 8,
      let number = compactLabel(document.lines[index + 1].words.first?.text ?? "")?.first?.number
    else { return false }
    // "Round 1: Food     Round 2: Sport", above two columns.
    if line.cells.allSatisfy({ namesSection($0.words) }) { return true }
    guard line.cells.count == 1, !hasLabels(index) else { return false }
    let first = line.words[0].text
    // "السؤال الثالث", "三、判断题"
    if line.isBold, LabelWords.all.contains(first.lowercased()) || first.hasChineseNumeral { return true }
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
  func stretches(of range: Range<Int>) -> [Range<Int>] {
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
  /// True for what begins with a Chinese numeral and the comma that sets off the name of a section.
  fileprivate var hasChineseNumeral: Bool {
    guard let first, "一二三四五六七八九十".contains(first) else { return false }
    return dropFirst().first == "、"
  }
}
