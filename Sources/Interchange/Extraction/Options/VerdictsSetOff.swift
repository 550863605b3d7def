import PDFText

/// "True  False" or "T  F" behind statements, of which one is ringed, highlighted, underlined, bold or in a colour: a teacher's
/// copy.
enum VerdictsSetOff {
  /// The lines with a line below each such statement that names the answer.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    let pairs = lines.map(pair)
    let all = pairs.indices.filter { pairs[$0] != nil }
    guard all.count > 2 else { return lines }
    let told = all.compactMap { index in pairs[index].flatMap(setOff).map { (index, $0) } }
    // In nearly all of them one has to stand out, and not always the first or the last: that would be how they are printed.
    guard told.count * 10 >= all.count * 8, Set(told.map(\.1.place)).count == 2 else { return lines }
    var answers: [Int: TextWord] = [:]
    for (index, word) in told { answers[end(of: index, lines)] = word.word }
    var result: [TextLine] = []
    for (index, line) in lines.enumerated() {
      result.append(line)
      guard let word = answers[index] else { continue }
      var answer = line.namingAnswer(size: line.size)
      var verdict = word
      verdict.gapBefore = word.size / 3
      verdict.isBold = false
      answer.cells[0] = TextCell([answer.cells[0].words[0], verdict])
      result.append(answer)
    }
    return result
  }

  /// The two verdicts at the end of a line behind a statement.
  private static func pair(_ line: TextLine) -> [TextWord]? {
    guard line.words.count > 4, TrueFalse.isChoice(line.words) else { return nil }
    let words = line.words.filter { $0.text.contains(where: \.isLetter) }.suffix(2)
    return words.allSatisfy { TrueFalse.value($0.text.trimmedOfPunctuation) != nil } ? Array(words) : nil
  }

  /// The one of two verdicts that stands out, and its place.
  private static func setOff(_ pair: [TextWord]) -> (word: TextWord, place: Int)? {
    let settings: [(TextWord) -> Bool] = [
      { $0.isRinged }, { $0.isUnderlined }, { $0.isBold }, { FilledGap.isColour($0.color) },
    ]
    for isSetOff in settings where isSetOff(pair[0]) != isSetOff(pair[1]) {
      let place = isSetOff(pair[0]) ? 0 : 1
      return (pair[place], place)
    }
    guard pair[0].ground != pair[1].ground, pair.contains(where: { $0.ground == 255 }) else { return nil }
    let place = pair[0].ground == 255 ? 1 : 0
    return (pair[place], place)
  }

  /// The last line of a statement: those that go on from its first have no label and stand close below it.
  private static func end(of index: Int, _ lines: [TextLine]) -> Int {
    var end = index
    while end + 1 < lines.count, end < index + 4, lines[end + 1].page == lines[index].page,
      lines[end + 1].column == lines[index].column, lines[end + 1].label() == nil,
      lines[end + 1].box.top - lines[end].box.bottom < lines[end].size / 2,
      pair(lines[end + 1]) == nil
    {
      end += 1
    }
    return end
  }
}
