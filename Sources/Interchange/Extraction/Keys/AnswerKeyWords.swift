import PDFText

/// Divides keys into words, and tells which of them name something.
extension AnswerKeyReader {
  /// A word of a key with where it stands.
  struct Token {
    let word: TextWord
    let line: Int
    /// Which cell of its line it is in.
    var cell = 0
    var beginsCell: Bool
    /// True for the number behind a word that names it: the 3 of "Solution 3".
    var isNamed = false
    /// The section of the key that it is in.
    var section: Int?
    /// How many headings such as "Chapter 4" stand before it in the key: none is part of an answer.
    var stretch = 0
    /// True for the first behind the head of a section that the paper does not name, where counting begins again.
    var beginsSection = false
  }

  /// Words that stand before the number of an answer.
  private static let names: Set<String> = [
    "solution", "answer", "question", "exercise", "problem", "item", "task", "spelling",
  ]

  /// True for "12.2" alone on a line, where an exercise of the paper has that number.
  private func namesExercise(_ line: Int) -> Bool {
    let words = document.lines[line].words
    guard words.count == 1,
      sections.openings.isEmpty || !sections.openings.contains(where: { $0.line == line }),
      let parts = compactLabel(words[0].text), parts.count == 2, parts.allSatisfy({ $0.number != nil })
    else { return false }
    return document.lines.contains { other in
      other.isBold && other.words.count > 2 && other.words[0].text == words[0].text
    }
  }

  /// The words of a key, without those that name it or its sections.
  func tokens(_ range: Range<Int>, _ numbers: Set<String>) -> [Token] {
    var tokens: [Token] = []
    var section: Int?
    let joinsLetters = joinsLetters(range)
    var stretch = 0
    var begun: Int?
    for line in range {
      let first = tokens.count
      defer {
        for place in first..<tokens.count { tokens[place].stretch = stretch }
        if let place = begun, place < tokens.count {
          tokens[place].beginsSection = true
          begun = nil
        }
      }
      if document.isHeading(line), KeySections.isNamed(document.lines[line]) { stretch += 1 }
      // "Solutions to Exercise 2" among those of other exercises.
      if line > range.lowerBound, isTitled(line) || namesExercise(line) { continue }
      if line > range.lowerBound, sections.openings.isEmpty, isSectionHead(line, before: range.upperBound) {
        begun = tokens.count
        continue
      }
      // "Lösungen zur 2. Klassenarbeit" answers no second question.
      if line == range.lowerBound, namesOrdinal(line) { continue }
      var place = 0
      var named = 0
      for (index, cell) in document.lines[line].cells.enumerated() {
        var begins = Beginning()
        for (position, word) in cell.words.enumerated() {
          if let opening = sections.opening(at: line, word: place) {
            section = opening.section
            named = opening.words.upperBound
            begins.follows = true
          }
          place += 1
          if index == 0, position < 2, namesExercise(document.lines[line], numbers) {
            begins.follows = true
            continue
          }
          guard place > named, let word = answerWord(word, cell, position, index == 0, &begins) else {
            continue
          }
          // The head itself.
          if line == range.lowerBound, index == 0, tokens.isEmpty, isHead(word.text) { continue }
          // "1. 2x = 8": what stands behind a number with its mark is its answer.
          let isAnswer = tokens.last.map { $0.line == line && isMarkedNumber($0.word.text) } ?? false
          if !isAnswer, let (label, answer) = divided(word, numbers, joinsLetters) {
            tokens.append(Token(word: label, line: line, cell: index, beginsCell: true, section: section))
            tokens.append(Token(word: answer, line: line, cell: index, beginsCell: false, section: section))
          } else {
            let beginsCell = position == 0 || begins.isNamed || begins.follows
            tokens.append(
              Token(
                word: word, line: line, cell: index, beginsCell: beginsCell, isNamed: begins.isNamed,
                section: section))
            begins = Beginning()
          }
        }
      }
    }
    return Set(tokens.map(\.section)).count == 1 ? byColumns(tokens) : tokens
  }

  /// Words in the order of columns, where the numbers at the beginnings of cells count down the columns and not along the
  /// rows: "1 …   7 …" above "3 …   9 …".
  private func byColumns(_ tokens: [Token]) -> [Token] {
    let starts = tokens.indices.filter { place in
      place == 0 || tokens[place].line != tokens[place - 1].line
        || tokens[place].cell != tokens[place - 1].cell
    }
    func numbers(_ starts: [Int]) -> [Int] {
      starts.compactMap { tokens[$0].word.text.trimmedOfPunctuation.smallNumber }
    }
    func countsOn(_ numbers: [Int]) -> Bool { zip(numbers, numbers.dropFirst()).allSatisfy(<) }
    let cells = Set(starts.map { tokens[$0].cell })
    guard cells.count == 2, !countsOn(numbers(starts)) else { return tokens }
    let columns = [0, 1].map { cell in starts.filter { tokens[$0].cell == cell } }
    let counted = columns.map(numbers)
    guard counted.allSatisfy({ $0.count >= 2 }), counted[0].count + counted[1].count >= 4,
      countsOn(counted[0] + counted[1])
    else { return tokens }
    return [0, 1].flatMap { cell in tokens.filter { $0.cell == cell } }
  }

  /// What stands before the next word of a cell.
  private struct Beginning {
    /// True behind a word that names the number: "Solution 3".
    var isNamed = false
    /// True behind the name of a section.
    var follows = false
  }

  /// A word of a cell without what names a section; nil for a word that names a section or a number.
  private func answerWord(
    _ given: TextWord, _ cell: TextCell, _ position: Int, _ isFirstCell: Bool, _ begins: inout Beginning
  ) -> TextWord? {
    var word = given
    // "8= groundwater" beside "9 = roots"
    if word.text.last == "=", word.text.count > 1, word.text.dropLast().allSatisfy(\.isNumber) {
      word.text.removeLast()
    }
    if position == 0, let rest = word.text.behindChineseSection {
      guard !rest.isEmpty else { return nil }
      word.text = rest
    }
    if isFirstCell, position < 2, namesSection(cell, position) {
      begins.follows = begins.follows || position == 0 && isSectionLetter(word.text)
      return nil
    }
    if position == 0, cell.words.count > 1, namesNumber(word.text),
      compactLabel(cell.words[1].text)?.first?.number != nil
    {
      begins.isNamed = true
      return nil
    }
    return word
  }

  /// True for a word that stands before the number of an answer, in one of several languages.
  private func namesNumber(_ word: String) -> Bool {
    let bare = word.lowercased()
    return Self.names.contains(bare) || ExerciseNames.all.contains(bare) || LabelWords.all.contains(bare)
  }

  /// True for the words of "Part B:" and for a letter before a number, which name what follows in a cell.
  private func namesSection(_ cell: TextCell, _ place: Int) -> Bool {
    let words = cell.words
    guard words.count > 2 else { return false }
    if ["part", "section", "exercise", "teil", "partie"].contains(words[0].text.lowercased()) {
      return words[1].text.count <= 4
    }
    return place == 0 && isSectionLetter(words[0].text) && compactLabel(words[1].text)?.first?.number != nil
  }

  /// True for "1." and "1)".
  private func isMarkedNumber(_ text: String) -> Bool {
    guard let last = text.last, ".)".contains(last) else { return false }
    return text.dropLast().smallNumber != nil
  }

  /// True where numbers with small letters count on, as in "1c; 2b; 3d": these are no labels of parts.
  private func joinsLetters(_ range: Range<Int>) -> Bool {
    var last = 0
    for word in range.flatMap({ document.lines[$0].words }) {
      let bare = word.text.trimmedOfPunctuation
      let digits = bare.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), bare.count == digits.count + 1, bare.last?.isLowercase == true else {
        last = 0
        continue
      }
      last = number == last + 1 ? number : number == 1 ? 1 : 0
      if last == 3 { return true }
    }
    return false
  }

  /// "1F", "12-C", "3–B," as number and letter.
  ///
  /// - Parameter joinsLetters: True where small letters stand right behind their numbers.
  func divided(
    _ word: TextWord, _ numbers: Set<String>, _ joinsLetters: Bool = false
  ) -> (TextWord, TextWord)? {
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
    // the number of a question without parts. "3x + 2" is an answer: no option has its letter.
    let isOptional = rest.utf8.first.map { (0x61...0x6A).contains($0) } == true
    let isParted =
      joinsLetters || rest.count < word.text.count - digits.count
      || isOptional && numbers.contains(String(digits))
    let letters = rest.prefix {
      $0.isLetter && !$0.isEastAsian && (joinsLetters || $0.isASCII)
        && ($0.isUppercase || isParted && $0.isLowercase && !numbers.contains("\(digits)(\($0))"))
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
    let bare = text.lowercased().trimmedOfPunctuation
    return Self.isHead(bare)
      || ["answers", "answer", "key", "solutions", "solution", "to", "the", "check", "your", "correct"]
        .contains(bare)
  }
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
