import PDFText

/// Keys that name no number beside each answer, or many numbers beside one.
extension AnswerKeyReader {
  /// What a word may label; nil for one that stands behind a sign it is reckoned with: the 1 of "dy/dx = 1".
  ///
  /// Below "1.4" the next label is another such, and 1 alone on a line the numerator of a fraction.
  func label(of index: Int, _ tokens: [Token], behind other: [LabelPart]?) -> [LabelPart]? {
    let token = tokens[index]
    if index > 0, !token.beginsCell, tokens[index - 1].line == token.line,
      let sign = tokens[index - 1].word.text.last, "=+−×÷<>≤≥≈".contains(sign),
      // "4. × 5. ×": a cross is what judges a statement.
      tokens[index - 1].word.text != "×" || index < 2
        || compactLabel(tokens[index - 2].word.text)?.last.map({ $0.style == .bare }) ?? true
    {
      return nil
    }
    // "1. Answer: 3. These are …": the letter of an option, or its number.
    if index > 1, tokens[index - 1].line == token.line, tokens[index - 1].word.text.last == ":",
      InlineAnswer.isHead(tokens[index - 1].word.text), tokens[index - 2].line == token.line,
      compactLabel(tokens[index - 2].word.text)?.first?.number != nil
    {
      return nil
    }
    let parts = compactLabel(token.word.text) ?? bareLetter(token.word.text)
    if let parts, parts.count == 1, parts[0].number != nil, parts[0].style == .bare, let other,
      document.lines[token.line].words.count == 1, other.count(where: { $0.number != nil }) > 1
    {
      return nil
    }
    return parts
  }

  /// True for a line such as "True: 1, 3, 5": a verdict with the numbers of the statements that it is right for.
  func isVerdictGroup(_ line: Int) -> Bool { verdictGroup(line) != nil }

  /// True for the numbers above the answers of a key: "Question 1 2 3 4" above "Answer b a c c".
  func isRowOfNumbers(_ line: Int) -> Bool {
    let words = document.lines[line].words.map(\.text)
    guard words.count > 3, line + 1 < document.lines.count, line * 10 >= document.lines.count * 5,
      ["question", "questions", "no", "number", "q"].contains(words[0].lowercased().trimmedOfPunctuation),
      words.dropFirst().enumerated().allSatisfy({ Int($1.trimmedOfPunctuation) == $0 + 1 })
    else { return false }
    let below = document.lines[line + 1].words.map(\.text)
    return below.count == words.count && InlineAnswer.isHead(below[0])
  }

  private func verdictGroup(_ line: Int) -> (verdict: String, numbers: [Int])? {
    let words = document.lines[line].words
    guard words.count > 2, let first = words.first?.text, first.last == ":" || words[1].text == ":",
      TrueFalse.value(first) != nil || ["yes", "no"].contains(first.lowercased().trimmedOfPunctuation)
    else { return nil }
    let rest = words.dropFirst(words[1].text == ":" ? 2 : 1).map { $0.text.trimmedOfPunctuation }
      .filter { !["and", "und", "et", "y", ""].contains($0) }
    let numbers = rest.compactMap { Int($0) }
    return !numbers.isEmpty && numbers.count == rest.count ? (first.trimmedOfPunctuation, numbers) : nil
  }

  /// Entries of lines such as "True: 1, 3, 5" and "False: 2, 4".
  func verdictGroups(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    let groups = range.compactMap { line in verdictGroup(line).map { (line: line, group: $0) } }
    let all = groups.flatMap(\.group.numbers)
    guard groups.count > 1, Set(all).count == all.count, all.allSatisfy({ numbers.contains(String($0)) })
    else {
      return []
    }
    return groups.flatMap { found in
      found.group.numbers.map { number in
        AnswerKey.Entry(
          number: String(number), text: found.group.verdict,
          place: ExtractedItem.Place(
            page: document.lines[found.line].page, box: document.lines[found.line].box),
          run: 0)
      }
    }
  }

  /// Entries whose numbers nothing sets off, where each of 1, 2, 3 … stands in the key once and in this order:
  /// "Answers: 1 volt 2 series 3 battery".
  ///
  /// - Parameter section: The section of the key that the words are, which may have fewer numbers than others.
  func countedRow(_ tokens: [Token], _ numbers: Set<String>, of section: Int? = nil) -> [AnswerKey.Entry] {
    let places = tokens.indices.filter { Int(tokens[$0].word.text) != nil }
    var count = section == nil ? 0 : places.count
    while section == nil, numbers.contains(String(count + 1)) { count += 1 }
    // Two are all of a section only where its questions end with 2.
    let least = section.map { questions(of: $0) == 2 ? 2 : 3 } ?? 3
    guard count >= least, numbers.contains(String(count)), places.count == count, places.first == 0,
      places.enumerated().allSatisfy({ tokens[$1].word.text == String($0 + 1) })
    else { return [] }
    let ends = places.dropFirst() + [tokens.count]
    guard zip(places, ends).allSatisfy({ $0 + 1 < $1 }) else { return [] }
    return zip(places, ends).enumerated().map { index, range in
      let words = tokens[(range.0 + 1)..<range.1].map(\.word)
      return AnswerKey.Entry(
        number: String(index + 1), text: joiner.text([words.text]),
        place: ExtractedItem.Place(
          page: document.lines[tokens[range.0].line].page,
          box: words.dropFirst().reduce(words[0].box) { $0.union($1.box) }),
        run: section ?? 0, section: section)
    }
  }

  /// The highest number that the paper counts to in a section; 0 where it counts nothing there.
  private func questions(of section: Int) -> Int {
    let lines = sections.openings[section].questions.clamped(to: document.labels.indices)
    // The number of "Exercise 3" is that of the section.
    return document.labels[lines].dropFirst().compactMap { $0?.parts.first?.number }.max() ?? 0
  }

  /// Entries of a row of letters, one for each question in their order: "Correct answers: B C B B C".
  func letterRow(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    let count = numbers.count
    guard count > 2, (1...count).allSatisfy({ numbers.contains(String($0)) }) else { return [] }
    for line in range {
      let words = document.lines[line].words.filter { $0.text.trimmedOfPunctuation.count == 1 }
      guard words.count == count, document.lines[line].words.count - count <= 3,
        words.allSatisfy({ $0.text.trimmedOfPunctuation.allSatisfy(\.isLetter) })
      else { continue }
      return words.enumerated().map { place, word in
        AnswerKey.Entry(
          number: String(place + 1), text: word.text.trimmedOfPunctuation,
          place: ExtractedItem.Place(page: document.lines[line].page, box: word.box), run: 0)
      }
    }
    return []
  }
}

extension AnswerKey.Entry {
  /// The names of what test generators print behind each answer, as in "ANS: C  PTS: 1  DIF: Easy".
  private static let fields: Set<String> = [
    "ANS:", "PTS:", "DIF:", "REF:", "OBJ:", "TOP:", "STA:", "NAT:", "KEY:", "MSC:", "LOC:", "SKL:", "BLM:",
    "NOT:",
    "STO:", "CCS:", "FEEDBACK:",
  ]

  /// The entry with the answer alone, and the marks that are among its fields.
  fileprivate func divided(_ words: [Substring]) -> AnswerKey.Entry {
    var entry = self
    var field = ""
    var answer: [Substring] = []
    for word in words {
      if Self.fields.contains(String(word)) {
        field = String(word)
      } else if field == "ANS:" {
        answer.append(word)
      } else if field == "PTS:", let marks = word.smallNumber {
        entry.marks = marks
      }
    }
    entry.text = answer.joined(separator: " ")
    return entry
  }

  /// The entry without what test generators and markers add to its answer.
  var withoutFields: AnswerKey.Entry {
    let words = text.split(separator: " ")
    return words.first == "ANS:" ? divided(words) : withoutTicks
  }

  /// The entry with a line for each point that a tick and its marks end.
  private var withoutTicks: AnswerKey.Entry {
    guard let points = TickedPoints.read(text) else { return self }
    var entry = self
    entry.text = points.map(\.text).joined(separator: "\n")
    entry.marks = points.reduce(0) { $0 + $1.marks }
    return entry
  }
}

extension [AnswerKey.Entry] {
  /// The entries without the braces of sets, where all numbers stand in such: "{40}" solves an equation as 40 does.
  var withoutBraces: [AnswerKey.Entry] {
    guard count > 2, allSatisfy({ $0.text.first == "{" && $0.text.last == "}" && !$0.text.contains(",") })
    else {
      return self
    }
    return map { entry in
      var entry = entry
      entry.text = String(entry.text.dropFirst().dropLast()).trimmed
      return entry
    }
  }
}

extension [AnswerKey.Entry] {
  /// The entries without the colons before them, which stand apart in French, and the marks behind them, where all or nearly all
  /// have such: "Question 1 : B (1 point)".
  var withoutColonsAndMarks: [AnswerKey.Entry] {
    guard count > 2 else { return self }
    var entries = self
    if allSatisfy({ $0.text.hasPrefix(": ") }) {
      for place in entries.indices { entries[place].text = String(entries[place].text.dropFirst(2)).trimmed }
    }
    let bare = entries.map { MarkReader.namedMarks(behind: $0.text) }
    guard bare.count(where: { $0 != nil }) * 10 >= count * 8 else { return entries }
    for (place, text) in bare.enumerated() where text != nil { entries[place].text = text ?? "" }
    return entries
  }
}

extension [AnswerKey.Entry] {
  /// The entries without the stops that part them where several stand on a line: "2 Somerset. 3 Barrels."
  ///
  /// Nothing tells a sentence from a few words but its length, so all have to be short.
  var withoutStopsBetween: [AnswerKey.Entry] {
    // "10 caught, 11 bought, 12 drove.": the stop is that of the whole key.
    if count >= 4, let last, last.text.last == ".", last.text.count(where: { $0 == "." }) == 1,
      !dropLast().contains(where: { $0.text.last == "." }),
      allSatisfy({ $0.text.split(separator: " ").count <= 4 })
    {
      var entries = self
      entries[count - 1].text.removeLast()
      return entries
    }
    guard count >= 4, Set(map { "\($0.place.page) \($0.place.box.top / 300)" }).count * 2 <= count,
      allSatisfy({ entry in
        entry.text.last == "." && entry.text.count(where: { $0 == "." }) == 1
          && (1...6).contains(entry.text.split(separator: " ").count)
      })
    else { return self }
    return map { entry in
      var entry = entry
      entry.text.removeLast()
      return entry
    }
  }
}

extension ExtractedItem {
  /// What an entry of a key says as the answer, where it may say the question again; nil where nothing else is there.
  func answer(in entry: String) -> String? {
    guard !isOfOtherQuestion(entry), !isEmptySheet(entry) else { return nil }
    // Below "Answers" there may be room to write them in.
    if !entry.isEmpty, entry.allSatisfy({ $0 == "_" || $0 == " " || isLeader($0) }) { return nil }
    // "2. to share: compartir", "3. the wall – la pared", "4. 18 ÷ 3 + 5 = 11"
    let heads =
      [":", " –", " —", " -", " ="].map { question + $0 } + (question.last == "=" ? [question] : [])
    for head in heads {
      guard !question.isEmpty, entry.hasPrefix(head), entry.count > head.count else { continue }
      return String(entry.dropFirst(head.count)).trimmed
    }
    let filled = entry.fillings(of: question)
    if let filled, !filled.contains(where: { $0.contains(". ") }) { return filled.joinedByLines }
    if let inserted = entry.insertion(into: question) { return inserted }
    // "It keeps them dry. Grandad keeps his chisels in a leather pouch."
    if question.contains("___"), !entry.hasPrefix(ExtractedItem.spokenWord) {
      if let filled = entry.fillings(ofOneSentence: question) { return filled.joinedByLines }
      if let filled { return filled.joinedByLines }
    }
    guard let rest = entry.rest(behind: question) else { return entry }
    // All options stand there again: the right one is told by something else than words.
    func letters(_ text: String) -> String { Verification.words(text).joined() }
    guard !rest.isEmpty, options.isEmpty || letters(rest) != options.map({ letters($0.text) }).joined() else {
      return nil
    }
    return rest
  }

  /// True for the letters of all options without anything between them: a sheet that is still to be filled in.
  private func isEmptySheet(_ entry: String) -> Bool {
    let words = entry.split(separator: " ")
    return words.count > 1 && words.count == options.count && !entry.contains(",")
      && zip(words, options).allSatisfy { String($0).trimmedOfPunctuation == $1.label }
  }

  /// True where a scheme says the question again and nothing else, as a paper does that is given as its own key.
  func isSaid(by answer: [String]) -> Bool {
    !answer.isEmpty && Verification.words(answer.joined(separator: " ")) == Verification.words(question)
  }

  /// True where a scheme has all options again, one behind the other.
  ///
  /// Such a scheme is a copy of the paper, in which something else than words tells the right one: the letter that it begins
  /// with is no answer.
  func listsOptions(_ answer: [String]) -> Bool {
    guard options.count >= 2 else { return false }
    var rest = Verification.words(answer.joined(separator: " ")).joined()[...]
    for option in options {
      let letters = Verification.words(option.text).joined()
      let labelled = (option.label ?? "").lowercased() + letters
      guard !letters.isEmpty, let whole = [labelled, letters].first(where: rest.hasPrefix) else {
        return false
      }
      rest = rest.dropFirst(whole.count)
    }
    // "True, it is never false" says more than the options.
    return rest.isEmpty
  }

  /// True where what a scheme says is the answer to another question.
  func isContradicted(by answer: [String]) -> Bool { answer.count == 1 && isOfOtherQuestion(answer[0]) }

  /// True for a letter with the words of its option in brackets, "B (Covalent bond)", that are another option's here.
  ///
  /// Such a key counts in another way than the paper. Without options it may be a symbol and its name, "C (carbon)".
  private func isOfOtherQuestion(_ entry: String) -> Bool {
    guard let letter = entry.first, letter.isUppercase, entry.dropFirst().hasPrefix(" ("), entry.last == ")",
      !entry.dropFirst(3).contains("(")
    else { return false }
    let words = Verification.words(String(entry.dropFirst(3).dropLast()))
    guard words.joined().count >= 3, let named = options.first(where: { $0.label == String(letter) })
    else { return false }
    let own = Verification.words(named.text)
    return own != words && options.contains { Verification.words($0.text) == words }
  }
}

extension [String] {
  /// The words of several gaps, each on a line of its own.
  fileprivate var joinedByLines: String { map(\.trimmed).joined(separator: "\n") }
}

extension String {
  /// What one of its sentences alone has in the gaps of a question; nil where none does.
  func fillings(ofOneSentence question: String) -> [String]? {
    split(separator: ". ", maxSplits: 4).lazy.compactMap { sentence in
      (sentence.last == "." ? String(sentence) : sentence + ".").fillings(of: question)
    }.first
  }

  /// The words that a sentence has within another that is the same but for them: what is written into a drawn gap.
  ///
  /// - Returns: Nil where there are none, more than six, or where they stand at the beginning or behind the end.
  fileprivate func insertion(into question: String) -> String? {
    func words(_ text: String) -> [Substring] {
      let stop = text.last.map { ".!?。".contains($0) } == true
      return (stop ? text.dropLast() : text[...]).split { $0 == " " } + (stop ? [text.suffix(1)] : [])
    }
    let (asked, said) = (words(question), words(self))
    guard asked.count >= 4, (1...6).contains(said.count - asked.count) else { return nil }
    let before = zip(asked, said).prefix { $0 == $1 }.count
    let behind = zip(asked.reversed(), said.reversed()).prefix { $0 == $1 }.count
    guard before > 0, behind > 0, before + behind >= asked.count else { return nil }
    let end = said.count - (asked.count - before)
    return said[before..<end].joined(separator: " ")
  }
}

extension [AnswerKey.Entry] {
  /// With entries of another form for numbers that these lack, where none of these stands.
  func completed(by others: [AnswerKey.Entry]) -> [AnswerKey.Entry] {
    var known = Set(map { normalizedNumber($0.number) })
    // Where numbers begin again, nobody knows which is meant.
    guard known.count == count, allSatisfy({ $0.run == 0 }) else { return self }
    return self
      + others.filter { other in
        guard other.run == 0, known.insert(normalizedNumber(other.number)).inserted else { return false }
        return !contains {
          $0.place.page == other.place.page && $0.place.box.verticalOverlap(other.place.box) > 0.2
        }
      }
  }
}

extension [AnswerKey.Entry] {
  /// True where these have the same numbers as others that stop at the ends of lines, and go on below: a sheet that is printed
  /// again with its answers.
  func goOn(behind others: [AnswerKey.Entry]) -> Bool {
    guard others.count >= 3, count >= others.count,
      others.allSatisfy({ $0.text.split(separator: " ").count >= 3 })
    else { return false }
    let texts = Dictionary(map { ($0.number, $0.text) }) { one, _ in one }
    return others.allSatisfy { texts[$0.number]?.hasPrefix($0.text) == true }
      && others.contains { texts[$0.number] != $0.text }
  }
}
