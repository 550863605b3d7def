import PDFText

/// The answers to numbered questions that stand together: at the foot of a page or the end of a document.
struct AnswerKey {
  /// An answer with the label that it goes with.
  struct Entry {
    var number: String
    var text: String
    var place: ExtractedItem.Place
    /// Which run of numbers it belongs to, where they begin again.
    var run: Int
    /// Which section of the key it is in; nil where it has none.
    var section: Int?
    /// What the key says that the question is worth.
    var marks: Int?
    /// What each line of it is worth, where all of them say so.
    var points: [ExtractedItem.Point] = []
  }

  var entries: [Entry] = []
  /// The lines that it takes.
  var lines: Range<Int>
  var sections = KeySections()
}

/// Finds keys and reads them.
struct AnswerKeyReader {
  let document: DocumentLines
  let joiner: LineJoiner
  /// The sections of the key that is read.
  var sections = KeySections()

  /// Reads the key that begins at a line.
  ///
  /// - Parameters:
  ///   - numbers: Labels of the questions that it may answer.
  ///   - end: The line behind the last one that may belong to it.
  ///   - candidates: The lines of the document that may name sections.
  func read(
    from start: Int, until end: Int, numbers: Set<String>, sections candidates: [KeySections.Candidate]
  ) -> AnswerKey? {
    var reader = self
    let others = candidates.filter { !isQuestion($0.line, numbers) }
    reader.sections = KeySections(document, key: start..<end, among: others)
    return reader.read(start..<end, numbers)
  }

  /// True for "Exercise 1.5" where that is the label of a question, and no section's name.
  private func isQuestion(_ line: Int, _ numbers: Set<String>) -> Bool {
    guard let parts = document.labels[line]?.parts, parts.count > 1 else { return false }
    let label = normalizedNumber(parts.map(\.text).joined())
    return numbers.contains(label) || numbers.contains { $0.hasPrefix(label + "(") }
  }

  private func read(_ range: Range<Int>, _ numbers: Set<String>) -> AnswerKey? {
    let (start, end) = (range.lowerBound, range.upperBound)
    var key = AnswerKey(lines: range, sections: sections)
    let tokens = tokens(start..<end, numbers)
    guard !tokens.isEmpty else { return nil }
    var best = sections.openings.isEmpty ? gridsBySection(range, numbers) : grid(range, numbers)
    var others = [best]
    for found in [
      verdictGroups(start..<end, numbers), letterRow(start..<end, numbers), ranges(start..<end, numbers),
    ]
    where found.count > best.count {
      best = found
    }
    // "H1. 5x + 10; H2. …": with the letter of the questions.
    let letters = Set(
      tokens.compactMap { token -> Character? in
        if case .prefix(let letter)? = compactLabel(token.word.text)?.first?.style { letter } else { nil }
      })
    for style in [
      LabelPart.Style.dot, .closing, .parentheses, .colon, .bare, .brackets, .zero, .word(""), .prefix("Q"),
      .dash,
    ] + letters.subtracting(["Q"]).sorted().map(LabelPart.Style.prefix) {
      let found = entries(tokens, style, numbers)
      others.append(found)
      // A table with a letter for each number says more than words between its numbers do.
      if found.count > best.count && (best.count < 4 || !best.areLetters || found.areLetters)
        || found.goOn(behind: best)
      {
        best = found
      }
    }
    if !sections.openings.isEmpty {
      let known = Set(best.compactMap(\.section))
      for section in sections.openings.indices where !known.contains(section) {
        let own = others.map { $0.filter { $0.section == section } }.max { $0.count < $1.count } ?? []
        if own.count >= 2 { best += own }
      }
      for section in sections.openings.indices {
        let counted = countedRow(tokens.filter { $0.section == section }, numbers, of: section)
        guard counted.count > best.count(where: { $0.section == section }) else { continue }
        best.removeAll { $0.section == section }
        best += counted
      }
      best += sectionsOfOtherForms(range, numbers, besides: Set(best.compactMap(\.section)))
    } else {
      let counted = countedRow(tokens, numbers)
      if counted.count > best.count { best = counted }
      // Each section of a key may have a form of its own.
      for other in others where other.count >= 2 { best = best.completed(by: other) }
    }
    // What dots lead to is nothing but the answer.
    let led = ledPairs(range, numbers)
    if led.count >= best.count { best = led }
    let headings = headings(besides: range)
    let bare = best.map { $0.withoutFields.without(headings) }
    // Where other answers have a stop, those before a heading keep theirs.
    let haveStops = zip(best, bare).contains { $0.text == $1.text && $1.text.last == "." }
    key.entries =
      zip(best, bare).map { $0.text == $1.text || haveStops ? $1 : $1.withoutStop }.withoutBraces
      .withoutStopsBetween.withoutColonsAndMarks
    return best.isEmpty ? nil : key
  }

  /// What heads sections of the paper.
  private func headings(besides range: Range<Int>) -> Set<String> {
    Set(
      document.lines.indices.filter { !range.contains($0) && document.isHeading($0) }
        .map { document.texts[$0].trimmedOfPunctuation }.filter { $0.contains(" ") })
  }

  /// The entries of sections of which a key has none in the form of the others: "Exercise 1.1: 1-d, 2-a".
  private func sectionsOfOtherForms(_ range: Range<Int>, _ numbers: Set<String>, besides found: Set<Int>)
    -> [AnswerKey.Entry]
  {
    let starts = sections.openings.map(\.line)
    return sections.openings.indices.filter { !found.contains($0) }.flatMap { section -> [AnswerKey.Entry] in
      let end = section + 1 < starts.count ? starts[section + 1] : range.upperBound
      guard starts[section] + 1 < end else { return [] }
      let own = AnswerKeyReader(document: document, joiner: joiner).read(starts[section] + 1..<end, numbers)
      // Counting that begins again says that other exercises stand in it.
      guard let own, own.entries.allSatisfy({ $0.run == 0 }) else { return [] }
      return own.entries.map { entry in
        var entry = entry
        entry.section = section
        return entry
      }
    }
  }

  /// Divides the words at labels of one style.
  private func entries(_ tokens: [Token], _ style: LabelPart.Style, _ numbers: Set<String>) -> [AnswerKey
    .Entry]
  {
    var entries: [AnswerKey.Entry] = []
    var words: [Token] = []
    var current: (number: String, parts: [LabelPart])?
    var run = 0
    var top = 0
    var section: Int?
    func close() {
      defer { words.removeAll() }
      guard let current, let first = words.first else { return }
      let points = markedLines(words)
      let text =
        points.isEmpty
        ? joiner.text(textLines(words)).withoutKeyMarks.withoutMarks
        : points.map(\.text).joined(separator: "\n")
      // Dots that lead from a number to its answer are none.
      guard !text.isEmpty, !text.hasPrefix("....") else { return }
      let box = words.dropFirst().reduce(first.word.box) { $0.union($1.word.box) }
      entries.append(
        AnswerKey.Entry(
          number: current.number, text: text,
          place: ExtractedItem.Place(page: document.lines[first.line].page, box: box), run: run,
          section: section, points: points))
    }
    for (index, token) in tokens.enumerated() {
      if index > 0, token.stretch != tokens[index - 1].stretch {
        close()
        current = nil
      }
      if token.section != section {
        close()
        current = nil
        // Where all sections of a paper count on, so do those of its key.
        if top > 0, label(of: index, tokens, behind: nil)?.first?.number != top + 1 {
          run += 1
          top = 0
        }
        section = token.section
      }
      if token.beginsSection {
        close()
        current = nil
      }
      // In another section counting may begin again.
      let before = token.beginsSection ? 0 : top
      let isSeparated =
        index == 0 || token.beginsSection
        || tokens[index - 1].word.text.last.map { ";,.:–—|•·?!".contains($0) } ?? false
      let isBehindSemicolon = index > 0 && tokens[index - 1].word.text.last == ";"
      // "1 x = 5   3 x = 12": more room than there is between words.
      let isSetOff = token.beginsCell || token.word.gapBefore * 10 > token.word.size * 8
      if let parts = label(of: index, tokens, behind: current?.parts), let first = parts.first {
        if let number = first.number,
          style == .word("")
            ? token.isNamed : first.style == style || parts.count > 1 || isBehindZeros(first, style, top),
          isSetOff || style != .bare && token.word.gapBefore > 0 || isSeparated
            || number == before + 1,
          parts.count == 1 || parts[1].number == nil
            ? token.beginsSection || isNext(number, after: before, style, isSetOff || isBehindSemicolon)
              // "3a", "3b": bare letters behind a bare number.
              || parts.count > 1 && number == before && isSetOff
            : isDecimalLabel(token, parts, behind: current?.parts, numbers)
        {
          // "A12:" answers "Q12:", where no question is called A12 itself.
          let isAnswer =
            style == .prefix("A") && parts.count == 1 && !numbers.contains(normalizedNumber("A\(number)"))
          let text = isAnswer ? String(number) : parts.map(\.text).joined()
          let label = normalizedNumber(text)
          let isKnown =
            numbers.contains(label) || hasParts(number, numbers)
            || numbers.contains { $0.hasPrefix(label + "(") }
          let isBetweenLetters =
            number == top + 1 && words.count == 1
            && (words[0].word.text.count == 1 || TrueFalse.value(words[0].word.text) != nil)
          if isKnown, style != .bare || isSetOff || isSeparated || isBetweenLetters {
            close()
            if number == 1 && top > 1 || number <= top && token.beginsSection { run += 1 }
            top = number
            current = (text, parts)
            continue
          }
        }
        if first.style == style, isLetterAlone(parts, behind: current?.parts, numbers) {
          close()
          current = (first.text, parts)
          continue
        }
        if let before = current, first.number == nil,
          first.style != .bare || isNextLetter(first, before.parts), !first.isUpper,
          let joined = joined(before.parts, parts, numbers)
        {
          close()
          current = (joined.map(\.text).joined(), joined)
          continue
        }
      }
      words.append(token)
    }
    close()
    return entries
  }

  /// True for 10 behind 09, which has no zero before it.
  private func isBehindZeros(_ part: LabelPart, _ style: LabelPart.Style, _ top: Int) -> Bool {
    style == .zero && part.style == .bare && top > 8 && part.number == top + 1
  }

  /// True for "1.2." or "6.1.1" where questions have such numbers: the first, or the next behind the one before.
  private func isDecimalLabel(
    _ token: Token, _ parts: [LabelPart], behind other: [LabelPart]?, _ numbers: Set<String>
  ) -> Bool {
    let label = normalizedNumber(parts.map(\.text).joined())
    let path = parts.compactMap(\.number)
    guard path.count > 1, path.count == parts.count,
      numbers.contains(label) || numbers.contains(where: { $0.hasPrefix(label + "(") })
    else { return false }
    guard token.isNamed || token.beginsCell || token.word.text.last == "." else { return false }
    let before = other?.prefix { $0.number != nil }.compactMap(\.number) ?? []
    return before.count < 2 || before.lexicographicallyPrecedes(path)
  }

  /// True for the letter of a question that no number stands above.
  private func isLetterAlone(_ parts: [LabelPart], behind other: [LabelPart]?, _ numbers: Set<String>) -> Bool
  {
    guard parts.count == 1, other?.count ?? 1 == 1, other?[0].number == nil, parts[0].number == nil else {
      return false
    }
    return !parts[0].isUpper && numbers.contains(normalizedNumber(parts[0].text))
  }

  /// A small letter by itself, which may be a part's.
  func bareLetter(_ text: String) -> [LabelPart]? {
    if let roman = romanValue(text), text != "v", text != "x" {
      return [
        LabelPart(letter: text == "i" ? 9 : nil, roman: roman, style: .bare, text: "(\(text))")
      ]
    }
    guard text.utf8.count == 1, let byte = text.utf8.first, (0x61...0x7A).contains(byte) else { return nil }
    return [LabelPart(letter: Int(byte - 0x60), style: .bare, text: "(\(text))")]
  }

  /// True for the letter behind that of the last part, or "a" behind a number.
  private func isNextLetter(_ part: LabelPart, _ before: [LabelPart]) -> Bool {
    if let roman = part.roman, before.count > 1, roman == 1 || before.last?.roman == roman - 1 { return true }
    guard let letter = part.letter else { return false }
    if before.count > 2, before[1].letter == letter - 1 { return true }
    return letter == (before.dropFirst().last?.letter ?? 0) + 1
  }

  /// True for a number that goes on from the one before: keys count up, or begin again.
  private func isNext(_ number: Int, after top: Int, _ style: LabelPart.Style, _ isSetOff: Bool) -> Bool {
    if number == top + 1 { return true }
    if style == .bare {
      return number > top && number <= top + 2 && isSetOff || number == 1 && isSetOff
    }
    return number > top || number == 1 || isSetOff
  }

  private func hasParts(_ number: Int, _ numbers: Set<String>) -> Bool {
    numbers.contains { $0.hasPrefix("\(number)(") || $0.hasPrefix("\(number).") }
  }

  /// The label of a part below or beside the one before; nil where no question has it.
  private func joined(_ before: [LabelPart], _ parts: [LabelPart], _ numbers: Set<String>) -> [LabelPart]? {
    // "ii" goes on from "i": below it the two would be read as "iii".
    let goesOn = before.count > 1 && parts[0].roman.map { $0 == (before.last?.roman ?? -1) + 1 } ?? false
    for keep in stride(from: before.count - (goesOn ? 1 : 0), through: 1, by: -1) {
      let joined = Array(before.prefix(keep)) + parts
      let number = normalizedNumber(joined.map(\.text).joined())
      if numbers.contains(number) || numbers.contains(where: { $0.hasPrefix(number + "(") }) { return joined }
    }
    return nil
  }

  private func textLines(_ tokens: [Token]) -> [String] {
    var lines: [String] = []
    var words: [TextWord] = []
    var line = tokens.first?.line
    for token in tokens {
      if token.line != line {
        lines.append(words.text)
        words.removeAll()
        line = token.line
      }
      words.append(token.word)
    }
    return lines + [words.text]
  }
}

extension [AnswerKey.Entry] {
  /// True where each answer is a letter.
  fileprivate var areLetters: Bool {
    allSatisfy { entry in
      // Options may be counted from (1) to (4).
      entry.text.utf8.count == 1 && entry.text.first.map { $0.isLetter || ("1"..."5").contains($0) } == true
    }
  }
}

extension AnswerKey.Entry {
  /// Without the stop at its end.
  fileprivate var withoutStop: Self {
    var entry = self
    if entry.text.last == "." { entry.text.removeLast() }
    return entry
  }

  /// Without the heading of the next section at its end: "La Sardegna. Secondo giro: Musica."
  fileprivate func without(_ headings: Set<String>) -> Self {
    let words = text.split(separator: " ")
    guard !headings.isEmpty, words.count > 2 else { return self }
    for count in 2...min(8, words.count - 1) {
      let end = words.suffix(count).joined(separator: " ").trimmedOfPunctuation
      guard headings.contains(end) else { continue }
      var entry = self
      entry.text = words.dropLast(count).joined(separator: " ")
      return entry
    }
    return self
  }
}

extension String {
  /// Without marks in square brackets at the end: "osmosis [1]".
  fileprivate var withoutMarks: String {
    guard hasSuffix("]"), let found = MarkReader.trailing(self, isAtMargin: true), !found.text.isEmpty else {
      return self
    }
    return found.text
  }

  /// Without the dash before an answer and the comma behind it.
  fileprivate var withoutKeyMarks: String {
    var text = self
    while let last = text.last, ";,".contains(last) || text.count > 2 && "–—|•· ".contains(last) {
      text.removeLast()
    }
    text = text.trimmed
    return ["– ", "— ", "- ", "= "].contains { text.hasPrefix($0) } ? String(text.dropFirst(2)) : text
  }
}
