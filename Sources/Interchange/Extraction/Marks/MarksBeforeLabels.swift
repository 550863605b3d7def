import PDFText

/// What stands in the left margin before the labels of questions: marks, and signs that say how hard they are.
///
/// "(2 pt)  (a) State Boyle's law.", "/2 pt Quesito 2", "•• Quesito 4". Source: LaTeX's classes exam and verifiche.
enum MarksBeforeLabels {
  /// How many lines have some at least.
  private static let several = 2

  /// The lines with such marks in square brackets at their ends, where other papers have them, and without such signs.
  static func moved(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    for index in lines.indices where isDecorated(lines[index]) {
      result[index] = lines[index].withoutFirst(1)
    }
    var places: [(line: Int, words: Int, marks: Int)] = []
    for index in result.indices {
      guard let found = marks(result[index], below: index > 0 ? result[index - 1] : nil) else { continue }
      places.append((index, found.words, found.marks))
    }
    guard places.count >= several else { return lines }
    for place in places {
      result[place.line] = result[place.line].withMarksBehind(place.marks, insteadOf: place.words)
    }
    return result
  }

  /// True for "•• Quesito 4" and "★★☆ Exercise 2".
  private static func isDecorated(_ line: TextLine) -> Bool {
    let words = line.words
    guard words.count > 2, words[0].text.count <= 5, words[0].text.allSatisfy({ "•●⋆★☆✦✶*".contains($0) })
    else { return false }
    return isNamedLabel(words.dropFirst())
  }

  /// The marks that a line begins with, before a label or below a label alone, and how many words they are.
  private static func marks(_ line: TextLine, below above: TextLine?) -> (words: Int, marks: Int)? {
    let words = line.words
    // "₂ p   1.4": in small letters in a box in the margin.
    if line.cells.count > 1, line.cells[0].words.count == 2,
      ["p", "pt", "pts"].contains(words[1].text.lowercased()),
      let scalar = words[0].text.unicodeScalars.first, words[0].text.unicodeScalars.count == 1,
      let rest = words.dropFirst(2).first, compactLabel(rest.text)?.first?.number != nil
    {
      if (0x2081...0x2089).contains(scalar.value) { return (2, Int(scalar.value - 0x2080)) }
      if let marks = words[0].text.smallNumber { return (2, marks) }
    }
    for count in 1...3 where words.count > count {
      let text = Array(words.prefix(count)).text
      guard text.contains("/") || text.contains(where: \.isLetter) && "([".contains(text.first ?? " "),
        let marks = MarkReader.whole(text) ?? roomForMarks(text)
      else { continue }
      let rest = words.dropFirst(count)
      if isNamedLabel(rest) || isLabel(rest) { return (count, marks) }
      let isBelowLabel = above.map { $0.words.count == 2 && isNamedLabel(ArraySlice($0.words)) } ?? false
      if isBelowLabel, rest.first?.text.first?.isUppercase == true { return (count, marks) }
    }
    return nil
  }

  /// What stands behind room for the marks that were reached: ".../[2 punti]" says 2.
  private static func roomForMarks(_ text: String) -> Int? {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard let last = parts.last, text.contains("/"),
      parts.count == 1 || parts[0].allSatisfy({ "._… ".contains($0) })
    else { return nil }
    return MarkReader.whole(last.first == "[" ? String(last) : "[\(last)]")
  }

  /// True for a word that numbers questions with its number.
  private static func isNamedLabel(_ words: ArraySlice<TextWord>) -> Bool {
    guard words.count > 1, let first = words.first, let second = words.dropFirst().first else { return false }
    return LabelWords.all.contains(first.text.lowercased())
      && second.text.trimmedOfPunctuation.smallNumber != nil
  }

  /// True for "(a)", "ii)" or "3." with words behind it.
  private static func isLabel(_ words: ArraySlice<TextWord>) -> Bool {
    guard words.count > 1, let first = words.first, let part = compactLabel(first.text)?.first else {
      return false
    }
    return first.text.last.map { ".)".contains($0) } == true && (part.number != nil || !part.isUpper)
  }
}

extension TextLine {
  /// The line without its first words.
  fileprivate func withoutFirst(_ count: Int) -> TextLine {
    var line = self
    for _ in 0..<count {
      line.cells[0].words.removeFirst()
      if line.cells[0].words.isEmpty { line.cells.removeFirst() }
    }
    guard !line.cells.isEmpty else { return line }
    line.cells = line.cells.map { TextCell($0.words) }
    line.cells[0].words[0].gapBefore = 0
    return line
  }

  fileprivate func withMarksBehind(_ marks: Int, insteadOf count: Int) -> TextLine {
    var sign = words[0]
    var line = withoutFirst(count)
    sign.text = "[\(marks)]"
    sign.gapBefore = sign.size * 3
    line.cells.append(TextCell([sign]))
    return line
  }
}
