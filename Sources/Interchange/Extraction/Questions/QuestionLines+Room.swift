import PDFText

/// Room to write in, as far as it is told from gaps in a sentence.
extension QuestionLines {
  /// The end of a sentence that began on the line above and has a gap in it: "… the walls of the small /
  /// ____________.", "… is called / the ____________ theory."; nil for any other line.
  ///
  /// A unit behind room for the answer ends without a stop, and follows a question that has ended.
  func gapGoingOn(_ line: TextLine, _ index: Int) -> QuestionCell? {
    guard let end = rows.last?.last?.words.last?.text, let above = end.last,
      above.isLetter || ",)".contains(above) || above == "-" && end.count > 2,
      line.cells.count == 1, case let joined = line.words.withJoinedDots, let last = joined.last?.text,
      last.count > 1, ".?!".contains(last.last ?? " ")
    else { return nil }
    var gaps = 0
    let words = joined.map { word -> TextWord in
      let end = word.text.drop { $0 == "_" }
      guard word.text.count - end.count >= 3, end.count <= 1 else { return word }
      gaps += 1
      var gap = word
      gap.text = "___" + end
      return gap
    }
    let rest = words.filter { !$0.text.hasPrefix("___") }
    guard gaps == 1,
      rest.isEmpty ? ".?!".contains(last.last ?? " ") : rest.allSatisfy({ isWordOfSentence($0.text) })
    else {
      return nil
    }
    return QuestionCell(words: words, line: index, gapBefore: 0)
  }

  /// The end of a sentence whose line above is full, and that breaks off in room for a word: "… hydroxide → sodium /
  /// chloride + ........"; nil for any other line.
  func sentenceGoingOn(_ line: TextLine, _ index: Int, _ document: DocumentLines) -> QuestionCell? {
    guard let last = rows.last?.last, let end = last.words.last, let letter = end.text.last,
      letter.isLetter || "+,=→".contains(letter),
      line.cells.count == 1 || line.cells.count == 2 && MarkReader.whole(line.cells[1].text) != nil,
      let first = line.words.first?.text.first, first.isLowercase
    else { return nil }
    let above = document.lines[last.line]
    guard above.page == line.page, above.column == line.column,
      end.box.right > above.columnRight - (above.columnRight - above.columnLeft) / 6,
      line.box.left < last.left + line.size
    else { return nil }
    // The marks of the question may stand behind the room.
    let own = line.cells[0].words.filter { MarkReader.whole($0.text) == nil }
    var words = Array(own.prefix { !$0.text.allSatisfy(isLeader) || $0.text.count < 3 })
    // One word is a name for the room behind it, or its unit.
    guard words.count > 1, words.count < own.count, words.last?.text != "=", words.last?.text.last != ":",
      own[words.count...].allSatisfy({ $0.text.allSatisfy(isLeader) })
    else { return nil }
    var gap = own[words.count]
    gap.text = "___"
    words.append(gap)
    return QuestionCell(words: words, line: index, gapBefore: 0)
  }

  private func isWordOfSentence(_ word: String) -> Bool {
    let bare = word.trimmedOfPunctuation
    return bare.first?.isLowercase == true && bare.allSatisfy { $0.isLetter || "-’'".contains($0) }
      && !word.contains(":")
  }

  /// True for "Rate of reaction =          Unit", with a drawn rule behind each.
  func isNamedRoom(_ cells: [QuestionCell]) -> Bool {
    guard let first = cells.first, (2...6).contains(first.words.count), first.words.last?.text == "=",
      cells.count <= 2, !first.text.contains(where: \.isNumber)
    else { return false }
    return cells.count == 2 && ["unit", "units"].contains(cells[1].text.lowercased().trimmedOfPunctuation)
  }

  /// Takes the unit that is printed behind the room for the answer.
  mutating func setUnit(_ text: String) {
    let unit = text.trimmed
    if !unit.isEmpty, unit.count <= 12, unit.split(separator: " ").count <= 3 { answerUnit = unit }
  }

  /// True for "Answer" in bold above the answer, and not beside room for it.
  func isHeadOfAnswer(_ line: TextLine, _ index: Int, _ document: DocumentLines) -> Bool {
    guard line.words.count == 1, InlineAnswer.isHead(line.words[0].text), index + 1 < document.lines.count
    else { return false }
    let next = document.lines[index + 1]
    // In plain letters it is one above points that are counted from 1.
    let first = next.words.first.flatMap { compactLabel($0.text)?.first }
    guard line.isBold || first.map({ $0.roman == 1 || $0.number == 1 }) == true else { return false }
    return next.page == line.page && next.box.top - line.box.bottom < 3 * line.size && !next.isBold
      && !next.isAnswerLine && next.box.left >= line.box.left - line.size
  }
}

extension DocumentLines {
  /// True for a line of a footnote: in small print behind a raised number, or below such a line.
  func isFootnote(_ index: Int, goingOn: Bool) -> Bool {
    let line = lines[index]
    guard line.size * 100 <= bodySize * 92, labels[index] == nil, let first = line.words.first?.text.first
    else { return false }
    return goingOn || "¹²³⁴⁵⁶⁷⁸⁹".contains(first)
  }
}

extension TextLine {
  /// True for room in which points are entered: "Score: ____ / 10", "Erreichte Punkte: ___ / 11   Note: ___".
  var isScore: Bool {
    let words = self.words
    // "Score: ____ / 12     Signed: ____", the room drawn.
    if (2...4).contains(cells.count), cells[0].words.count <= 3, cells[0].text.last == ":",
      cells[1].text.first == "/", Int(cells[1].text.dropFirst().filter { $0 != " " }) != nil
    {
      return true
    }
    guard words.count <= 10,
      let room = words.firstIndex(where: { $0.text.count >= 3 && $0.text.allSatisfy(isLeader) }),
      room > 0, words[room - 1].text.last == ":",
      let slash = words[room...].firstIndex(where: { $0.text.hasPrefix("/") })
    else { return false }
    let most =
      words[slash].text.count > 1
      ? words[slash].text.dropFirst() : words.dropFirst(slash + 1).first?.text[...] ?? ""
    return Int(most) != nil
      && words[..<room].allSatisfy { $0.text.allSatisfy { $0.isLetter || $0 == ":" } }
  }

  /// True for room with the name of what is written there: "spring constant = ____ N/m".
  var isNamedRoom: Bool {
    let words = self.words
    guard let room = words.firstIndex(where: { $0.text.count >= 6 && $0.text.allSatisfy(isLeader) }),
      (2...6).contains(room),
      // "magnification = × ____", "cost = £ ____"
      words[room - 1].text == "="
        || room > 2 && words[room - 2].text == "=" && ["×", "£", "$", "€"].contains(words[room - 1].text),
      !words[..<room].contains(where: { $0.text.contains(where: \.isNumber) })
    else { return false }
    return words.count - room <= 5
  }
}

extension String {
  /// Without the arrow that leads from a word to the room for its answer; that of a chemical equation is part of it.
  var withoutArrowToAnswer: String {
    guard let last, "→➔➜⇒⟶".contains(last), !contains("+"), !contains(":"), !contains(where: \.isNumber),
      case let before = String(dropLast()).trimmed, before.contains(where: \.isLetter)
    else { return self }
    return before
  }
}

extension [TextWord] {
  /// The words with room of dots before a question mark written as a line.
  ///
  /// Dots that nothing but a stop can end may be room for a whole answer.
  fileprivate var withJoinedDots: [TextWord] {
    guard let last = last?.text, last.last == "?" || last.last == "!",
      let start = indices.first(where: { self[$0].text.first == "." || self[$0].text.first == "…" }),
      case let dots = self[start...].map(\.text).joined().dropLast(), dots.count >= 5,
      dots.allSatisfy(isLeader)
    else { return self }
    var gap = self[start]
    gap.text = String(repeating: "_", count: dots.count) + String(last.suffix(1))
    gap.box = self[start...].reduce(gap.box) { $0.union($1.box) }
    return self[..<start] + [gap]
  }
}

extension TextLine {
  /// Words that sentences begin with, and hardly anything that says what to write on a line.
  private static let beginnings: Set<String> = [
    "i", "he", "she", "we", "they", "you", "it", "there", "this", "that", "my", "his", "her", "our", "their",
    "the", "a", "an", "if", "unless", "although", "despite", "neither", "no", "nobody", "what", "ich", "er",
    "sie", "wir", "ihr", "es", "der", "die", "das", "je", "tu", "il", "elle", "nous", "vous", "ils", "elles",
    "le", "la", "yo", "él", "ella", "nosotros", "ellos", "el",
  ]

  /// How many words begin a sentence that the rest of the line is to be filled in for: "I have ………………"; nil for any other.
  ///
  /// Source: transformations of sentences, as in grammars for learners of English.
  var beginningOfSentence: Int? {
    let words = words.map(\.text)
    guard let first = words.first?.lowercased().replacing("’", with: "'"),
      first.utf8.first.map({ $0 != 0x2E }) == true
    else { return nil }
    let own = words.prefix { !$0.allSatisfy(isLeader) }
    let stem = first.split(separator: "'").first.map(String.init) ?? first
    guard own.count >= 2 || own.count == 1 && first.contains("'"), own.count <= 6,
      Self.beginnings.contains(stem) || Self.beginnings.contains(first), words[0].first?.isUppercase == true,
      own.last?.last?.isLetter == true, own.count < words.count,
      words[own.count...].allSatisfy({ $0.allSatisfy { isLeader($0) || $0 == "?" } })
    else { return nil }
    return own.count
  }
}
