import PDFText

/// Keys that are told in sentences, or closed up.
///
/// "Statements 2, 5 and 7 are false. All the others are true." is one, "1C 2D 3C" another.
enum KeysInSentences {
  /// The lines with such keys as lists of numbers and answers below "Answers".
  static func written(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    // A key at the foot of the first column stands before the questions of the second.
    var postponed: [TextLine] = []
    var last = 0
    guard lines.contains(where: { mayBeKey($0) }) else { return lines }
    let questions = questionCount(lines)
    for (index, line) in lines.enumerated() {
      if let label = line.label(), label.parts.count == 1, let number = label.parts[0].number,
        number == last + 1 || number == 1
      {
        last = number
      }
      let isHeaded = isHeaded(index, lines)
      if let letters = closedUp(line), isKey(letters, of: questions), last > 0 {
        // What no reader takes for a head would go to the last question.
        if isHeaded { result.removeLast() }
        if letters.count > last {
          postponed += key(letters, in: line)
        } else {
          result += key(letters, in: line)
        }
      } else if isHeaded || begins(line) || index + 1 >= lines.count,
        let verdicts = verdicts(line, count: last)
      {
        if isHeaded { result.removeLast() }
        result += key(verdicts, in: line)
      } else {
        result.append(line)
      }
    }
    return result + postponed
  }

  /// Whether a line is closed up, or names statements in its first two words.
  private static func mayBeKey(_ line: TextLine) -> Bool {
    line.words.prefix(2).contains { nouns.contains($0.text.lowercased().trimmedOfPunctuation) }
      || closedUp(line) != nil
  }

  /// Whether a line begins with a word for answers.
  private static func begins(_ line: TextLine) -> Bool {
    line.words.first.map { ["answers", "answer", "key"].contains($0.text.lowercased().trimmedOfPunctuation) }
      ?? false
  }

  /// Whether what stands above a line says that it is a key.
  private static func isHeaded(_ index: Int, _ lines: [TextLine]) -> Bool {
    guard index > 0 else { return false }
    return AnswerKeyReader.headsKey(lines[index - 1].text.lowercased().trimmedOfPunctuation)
  }

  /// How many numbers count on from 1 at the beginnings of lines.
  private static func questionCount(_ lines: [TextLine]) -> Int {
    lines.reduce(0) { count, line in
      guard let label = line.label(), label.parts.count == 1, label.parts[0].number == count + 1 else {
        return count
      }
      return count + 1
    }
  }

  /// Whether letters of options stand behind as many numbers as there are questions, and not just in the order of the alphabet.
  private static func isKey(_ entries: [(number: Int, answer: String)], of questions: Int) -> Bool {
    guard entries.first?.number == 1, entries.count > 3, abs(entries.count - questions) <= 1 else {
      return false
    }
    let letters = entries.map { $0.answer.uppercased() }
    guard letters.allSatisfy({ "ABCDEFGH".contains($0) }) else { return false }
    return letters != letters.sorted() || Set(letters).count < letters.count
  }

  // MARK: - Closed up

  /// The numbers and letters of "1C 2D 3C 4C", which count on; nil for anything else.
  private static func closedUp(_ line: TextLine) -> [(number: Int, answer: String)]? {
    let words = line.words
    guard words.count > 3 else { return nil }
    var entries: [(number: Int, answer: String)] = []
    for word in words {
      let text = word.text.trimmedOfPunctuation
      guard let letter = text.last, letter.isLetter, letter.isASCII, let number = Int(text.dropLast()),
        entries.last.map({ $0.number + 1 == number }) ?? true
      else { return nil }
      entries.append((number, String(letter)))
    }
    return entries
  }

  // MARK: - Sentences

  private static let nouns: Set<String> = [
    "statements", "sentences", "numbers", "nos", "questions", "items", "statement", "sentence", "number",
  ]

  /// The verdicts on statements from 1 to a count, of which a line names some, and says the contrary of the rest.
  private static func verdicts(_ line: TextLine, count: Int) -> [(number: Int, answer: String)]? {
    guard count > 2, line.words.count > 5 else { return nil }
    var words = line.words.map { $0.text.lowercased().trimmedOfPunctuation }
    if ["answers", "answer", "key"].contains(words[0]) { words.removeFirst() }
    guard nouns.contains(words[0]) else { return nil }
    var named: [Int] = []
    var place = 1
    while place < words.count, let number = Int(words[place]) ?? (words[place] == "and" ? 0 : nil) {
      if number > 0 { named.append(number) }
      place += 1
    }
    let raw = line.words.map(\.text).suffix(words.count)
    guard !named.isEmpty, named == named.sorted(), named.allSatisfy({ (1...count).contains($0) }),
      place + 1 < words.count, ["are", "is"].contains(words[place]),
      let verdict = verdict(words[place + 1]),
      raw[raw.startIndex + place + 1].last.map({ ".;,".contains($0) }) == true, words.count - place <= 8
    else { return nil }
    // What is said of the others has to be said.
    let rest = Set(words[(place + 2)...])
    guard !rest.isDisjoint(with: ["others", "rest", "other", "remaining"]),
      rest.contains(verdict ? "false" : "true") || rest.contains(verdict ? "wrong" : "correct")
    else { return nil }
    return (1...count).map { ($0, named.contains($0) == verdict ? "True" : "False") }
  }

  private static func verdict(_ word: String) -> Bool? {
    ["true", "correct", "right"].contains(word)
      ? true : ["false", "wrong", "incorrect"].contains(word) ? false : nil
  }

  // MARK: - As a list

  private static func key(_ entries: [(number: Int, answer: String)], in line: TextLine) -> [TextLine] {
    guard let model = line.words.first else { return [line] }
    func word(_ text: String, gap: Int32) -> TextWord {
      TextWord(text: text, box: model.box, size: model.size, color: model.color, gapBefore: gap)
    }
    func row(_ words: [TextWord]) -> TextLine {
      var row = line
      row.cells = [TextCell(words)]
      row.cells[0].box = line.box
      return row
    }
    let words = entries.flatMap { entry in
      [word("\(entry.number).", gap: model.size), word(entry.answer, gap: model.size / 3)]
    }
    return [row([word("Answers", gap: 0)]), row(words)]
  }
}
