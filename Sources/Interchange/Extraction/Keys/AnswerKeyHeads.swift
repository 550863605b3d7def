import PDFText

/// Finds the lines that begin keys.
extension AnswerKeyReader {
  /// True for a word that heads a key, or the answers below a question.
  static func isSingleHead(_ bare: String) -> Bool { single.contains(bare) }

  /// True for one word that is made with a word for answers.
  private static func isMadeOfAnswers(_ bare: String) -> Bool {
    !bare.contains(" ") && stems.contains { bare.hasPrefix($0) && bare.count >= $0.count + 2 }
  }

  /// True for words that head a key.
  static func isHead(_ bare: String) -> Bool { heads.contains(bare) }

  /// True for a title that heads a key: "Answer Key", "Key to practice", "Unit test answers".
  static func headsKey(_ bare: String) -> Bool {
    isHead(bare)
      || ["answers ", "answer key", "solutions ", "key to ", "keys to "].contains(where: bare.hasPrefix)
      || (bare.hasSuffix(" answers") || bare.hasSuffix(" answer key")) && !namesQuestions(bare)
  }

  /// The lines that begin keys: "Answers" alone, or "Answers:" with answers behind it.
  func starts() -> [Int] {
    // "Answer" below each question is that question's.
    let ofQuestions = Set(
      ["answer", "solution"].filter { head in document.texts.count { isAlone($0, head) } > 2 })
    return document.lines.indices.filter { index in
      if ofQuestions.contains(where: { isAlone(document.texts[index], $0) }) { return false }
      // "✅ Answers": web pages begin their headings with pictures.
      var text = String(document.texts[index].lowercased().withoutPictures.drop { $0 == "(" })
      // "Placement Test: Key (teachers only)"
      let hasReader = text.last == ")" && Self.remarks.contains { text.holds($0) }
      if hasReader, let open = text.lastIndex(of: "(") { text = String(text[..<open]).trimmed }
      // "Post-Test – Answer Key for the Trainer"
      if let range = text.firstRange(of: "answer key for the "), !text[range.upperBound...].contains(" ") {
        text = String(text[..<range.lowerBound]) + "answer key"
      }
      let bare = text.trimmedOfPunctuation
      // "答案:√" says that one statement is true.
      if text.last.map({ "√✓✔×✗✘○〇".contains($0) }) == true { return false }
      if Self.heads.contains(bare) || Self.isHeadSetApart(bare) {
        if isRowToFill(index) { return false }
        // Above a column of verdicts it heads the column.
        if bare == "answer" || bare == "key" && !hasReader,
          !document.isHeading(index) && !(document.lines[index].isBold && isPlacedAsHead(index))
        {
          return false
        }
        return hasReader || isSetOff(index) || text.last == ":"
      }
      if document.isHeading(index), Self.isHeadOfPart(bare) || Self.isEastAsianHead(bare) { return true }
      if Self.single.contains(bare), document.lines[index].words.count == 1, isAboveExercise(index) {
        return true
      }
      if Self.single.contains(bare) || Self.isMadeOfAnswers(bare), document.isHeading(index), isOnlyOne(bare)
      {
        return true
      }
      if document.isHeading(index), bare.split(separator: " ").count <= 7,
        bare.hasSuffix(" answers") || Self.areChosen(bare) || bare.contains("answers (")
          || bare.contains("answers and "),
        !Self.namesQuestions(bare)
      {
        return true
      }
      if document.isHeading(index),
        endsWithHead(bare) || isHeadWithRemark(bare) || beginsWithHead(bare, index)
          || isNamedBesideTitle(index)
      {
        return true
      }
      if isHeadOfTable(index) || isAtTopOfPage(index, bare) { return true }
      if bare.hasPrefix("answers ") || bare.hasPrefix("answer key")
        || bare.hasPrefix("solutions ") && !asksBelow(index)
      {
        let line = document.lines[index]
        if document.isHeading(index) || line.isBold && line.words.count <= 8
          || line.words.count <= 7 && line.cells.count == 1 && isAboveFirst(index)
            && bare.hasPrefix("answer key")
        {
          return true
        }
      }
      if isTitled(index, bare) || isHeadOfKey(index) || isRunIn(index) { return true }
      if text.hasPrefix("answers. ")
        || text.hasPrefix("answers ") && text.dropFirst(8).first?.isNumber == true
      {
        return true
      }
      if text.hasPrefix("key. ") || text.hasPrefix("key ") && text.dropFirst(4).first?.isNumber == true {
        return true
      }
      if text.hasPrefix("ответы:") || text.hasPrefix("respuestas:") || text.hasPrefix("lösungen:") {
        return true
      }
      if isRunningHead(index) { return true }
      if isVerdictGroup(index), index + 1 < document.lines.count, isVerdictGroup(index + 1) { return true }
      if isNamed(index) { return true }
      // Below each question it says that question's answers.
      if text.hasPrefix("correct answers:"), beginsOnce("correct answers:") { return true }
      if isRowOfNumbers(index) { return true }
      return text.hasPrefix("answers:") || text.hasPrefix("answer key:") || text.hasPrefix("key:")
        || text.hasPrefix("solutions:") || text.hasPrefix("answers :")
    }
  }

  private func isAlone(_ text: String, _ head: String) -> Bool {
    text.utf8.count <= head.utf8.count + 1 && text.lowercased().trimmedOfPunctuation == head
  }

  /// True for "World History – End of Year Test: Answer Key".
  func endsWithHead(_ bare: String) -> Bool {
    let words = bare.split { !$0.isLetter }
    // "Starter 12: answers": a title with its number.
    guard (3...12).contains(words.count) || words.count == 2 && bare.contains(where: { ":–—".contains($0) })
    else { return false }
    return (1...2).contains { count in
      let end = words.suffix(count).joined(separator: " ")
      // "Unit 2 Test – Key": behind a dash it is no other kind of key.
      if end == "key", [" – key", " — key", " - key", ": key"].contains(where: bare.hasSuffix) {
        return true
      }
      return Self.heads.contains(end) && !["answer", "key", "corrections", "solution"].contains(end)
        && !Self.namesQuestions(bare)
    }
  }

  /// True for "Lösungen (Im Restaurant)" at the top of a later page, right above the number one.
  private func isAtTopOfPage(_ index: Int, _ bare: String) -> Bool {
    guard index > 0, index + 1 < document.lines.count, document.lines[index].words.count <= 6,
      case let words = bare.split(whereSeparator: { !$0.isLetter }).map(String.init), let head = words.first,
      head.count > 4, Self.heads.contains(head), !Self.namesQuestions(bare),
      document.lines[index - 1].page < document.lines[index].page
        || words.count > 1 && !Self.isEnglishHead(head) && Self.towards.contains(words[1])
          && index * 10 >= document.lines.count * 3
    else { return false }
    let first = document.lines[index + 1].words[0].text
    return first.trimmedOfPunctuation == "1"
  }

  /// True for "Soluzioni per chi conduce", where one line alone begins so.
  ///
  /// In English other rules tell heads from names of exercises.
  private func beginsWithHead(_ bare: String, _ index: Int) -> Bool {
    let words = bare.split(separator: " ").map(String.init)
    guard (2...9).contains(words.count), !words[0].isEmpty, !Self.isEnglishHead(words[0]),
      Self.heads.contains(words[0]),
      // "Lösungen und Gemische" heads a chapter; "SOLUCIONES TEST N.º 12" stands on a page of its own behind the questions.
      Self.towards.contains(words[1])
        || index * 2 > document.lines.count && document.lines[index - 1].page < document.lines[index].page
          && !asksBelow(index)
    else { return false }
    // One key for each text: "Lösungen zu Text 1: …", "Lösungen zu Text 2: …".
    let alike = document.lines.indices.filter { document.texts[$0].lowercased().hasPrefix(words[0]) }
    let head = words[0] + " " + words[1] + " "
    return alike.count == 1
      || alike.count <= 6
        && alike.allSatisfy { document.isHeading($0) && document.texts[$0].lowercased().hasPrefix(head) }
  }

  /// What stands between answers and what they answer.
  static let towards: Set<String> = [
    "zu", "zum", "zur", "für", "para", "per", "aux", "к", "для", "til", "till", "voor", "bij", "на", "до",
    "à",
    "al", "alle", "per", "pour", "por", "agli", "ai", "aos", "às", "ao", "do", "k", "ke", "na", "op", "på",
    "στις", "των",
  ]

  private static func isEnglishHead(_ word: String) -> Bool {
    ["answers", "answer", "key", "solutions", "corrections"].contains(word)
  }

  /// True for the head of a table that has a letter for each number: "Question   Key   Learning outcome".
  private func isHeadOfTable(_ index: Int) -> Bool {
    let line = document.lines[index]
    guard (2...5).contains(line.cells.count), line.words.count <= 8, index + 2 < document.lines.count else {
      return false
    }
    let names = line.cells.map { $0.text.lowercased().trimmedOfPunctuation }
    guard
      [
        "question", "questions", "question no", "q", "item", "item no", "no", "frage", "nr", "pregunta",
        "questão",
        "номер задания", "задание", "вопрос", "№", "zadanie", "题号", "問題",
      ]
      .contains(names[0]),
      names.dropFirst().contains(where: {
        Self.heads.contains($0)
          || [
            "correct answer", "correct option", "правильный ответ", "ответ", "richtige antwort",
            "respuesta correcta",
            "poprawna odpowiedź",
          ].contains($0)
      })
    else { return false }
    return (1...2).allSatisfy { number in
      let cells = document.lines[index + number].cells
      return cells.count == line.cells.count && cells[0].text.trimmedOfPunctuation == String(number)
        && cells[1].text.count == 1
    }
  }

  /// True for "Lösungen (Solutions)".
  private func isHeadWithRemark(_ bare: String) -> Bool {
    guard let open = bare.firstIndex(of: "("), bare.split(separator: " ").count <= 5 else { return false }
    let head = String(bare[..<open]).trimmed
    let remark = bare[open...].dropFirst().split { !$0.isLetter }.first.map(String.init) ?? ""
    return Self.single.contains(head)
      && ["proposition", "proposé", "indicatif", "suggestion", "answers", "key", "solutions"].contains(remark)
      || Self.heads.contains(head) && !["answer", "key", "corrections"].contains(head)
  }

  /// True for "Answer" alone below a row of numbers, which is room to write in.
  private func isRowToFill(_ index: Int) -> Bool {
    guard index > 0, document.lines[index].cells.count == 1 else { return false }
    let numbers = document.lines[index - 1].cells.dropFirst().map { $0.text.smallNumber }
    guard numbers.count >= 3, let first = numbers[0] else { return false }
    return numbers == (first..<first + numbers.count).map { $0 }
  }

  /// True for a line with labels of answers in it, as in "Answers: 1) B 2) C".
  func hasLabels(_ index: Int) -> Bool {
    document.lines[index].words.contains { word in
      word.text.last.map { ".):".contains($0) } == true && compactLabel(word.text)?.first?.number != nil
    }
  }

  /// True for a head before a colon with the first answer behind it: "Soluciones: 1-b; 2-a".
  private func isHeadOfKey(_ index: Int) -> Bool {
    let all = document.lines[index].words
    // "CEVAP ANAHTARI: 1-B 2-C"
    guard let colon = all.prefix(3).firstIndex(where: { $0.text.last == ":" }) else { return false }
    let words = all[colon...].map { $0 }
    let head = all[...colon].map(\.text).joined(separator: " ")
    guard words.count > 2, Self.heads.contains(head.lowercased().trimmedOfPunctuation) else { return false }
    let first = words[1].text
    // "Answer: 1.0 m/s" below one of several questions is its own.
    let rest = first.dropFirst()
    let isDecimal = rest.first.map { ".,".contains($0) } == true && rest.dropFirst().first?.isNumber == true
    let isFirst = first.first == "1" && rest.first?.isNumber != true && !isDecimal
    return isFirst
      && (beginsOnce(head.lowercased()) || words.dropFirst(2).contains { $0.text.first == "2" })
      || compactLabel(first)?.first?.letter == 1 && compactLabel(words.last?.text ?? "") == nil
        && beginsOnce(head.lowercased())
  }

  /// True where one line alone says so.
  private func isOnlyOne(_ bare: String) -> Bool {
    document.texts.count {
      $0.count <= bare.count + 4 && $0.withoutPictures.lowercased().trimmedOfPunctuation == bare
    } == 1
  }

  /// True for a head with answers behind it in its line: "Lösungen 6 1 geht; 2 …", "Ответы (учителю): 1б, 2а".
  private func isRunIn(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard words.count > 4, index * 10 >= document.lines.count * 3 else { return false }
    let head = words[0].text.lowercased().trimmedOfPunctuation
    guard Self.heads.contains(head) || Self.single.contains(head) else { return false }
    var rest = words.dropFirst()
    if rest.first?.text.first == "(", let end = rest.prefix(6).firstIndex(where: { $0.text.contains(")") }) {
      rest = rest[(end + 1)...]
    }
    // "Answers to Practice Problems 1. 2.5 m/s² 2. 180 J"
    if let first = rest.first?.text, ["to", "for", "zu", "aux", "de"].contains(first),
      let number = rest.prefix(7).firstIndex(where: { $0.text.first?.isNumber == true })
    {
      rest = rest[number...]
    }
    // "1", "1.", "1b;", "1–b,".
    let numbers = rest.map { word -> Int? in
      let digits = word.text.prefix(while: \.isDigit)
      let letter = word.text.dropFirst(digits.count).filter { !"–-—.,;:)".contains($0) }
      return letter.count <= 1 && word.text.count <= digits.count + 3 ? Int(digits) : nil
    }
    guard let first = numbers.prefix(3).firstIndex(of: 1) else { return false }
    let behind = numbers[(first + 1)...]
    // In English both words may begin a sentence.
    return behind.contains(2) && (!["answer", "key"].contains(head) || behind.contains(3))
  }

  /// True where one line alone begins so.
  private func beginsOnce(_ head: String) -> Bool {
    document.texts.count { $0.count > head.count && $0.lowercased().hasPrefix(head) } == 1
  }

  /// True for "Answers to Exercise 9C" on a line of its own.
  func isTitled(_ index: Int) -> Bool {
    isTitled(index, document.texts[index].lowercased().trimmedOfPunctuation)
  }

  private func isTitled(_ index: Int, _ given: String) -> Bool {
    let line = document.lines[index]
    guard line.cells.count == 1, (3...10).contains(line.words.count) else { return false }
    // "For the teacher: key to the placement test"
    let reader = given.prefix(30).firstIndex(of: ":").map { given[...$0] }.flatMap(Self.namesReader)
    let bare = given.dropFirst(reader.map { $0 + 1 } ?? 0)
    return [
      "answers to ", "solutions to ", "answers for ", "solutions for ", "solución del ", "solución de ",
      "soluciones de ", "soluciones del ", "respuestas de ", "lösung zu ", "lösungen zu ", "lösung der ",
      "lösungen der ", "corrigé de ", "corrigé du ", "réponses aux ", "soluzioni di ", "soluzione di ",
      "ответы к ", "key to ", "keys to ", "solution de ", "solutions de ", "solution des ", "solutions des ",
      "corrigé des ",
      "solution to ", "solução d", "soluções d", "gabarito d",
    ].contains(where: bare.hasPrefix)
      && (reader != nil || line.words.count <= 7)
      && !(bare.last.map { ",:;".contains($0) } ?? true)
      && document.texts[index].last != "."
      && (line.box.left - line.columnLeft < 2_500 || document.isHeading(index))
  }

  /// True for "Selected solutions", but not for a chapter on "Acids and solutions".
  private static func areChosen(_ bare: String) -> Bool {
    let words = bare.split(separator: " ")
    return words.count == 2 && words[1] == "solutions"
      && ["selected", "model", "worked", "full", "sample", "suggested", "brief", "short"].contains(words[0])
  }

  /// True for "Section B: Short answers": questions to be answered so, and no key.
  private static func namesQuestions(_ bare: String) -> Bool {
    let words = bare.split { !$0.isLetter && !$0.isNumber }
    guard words.contains("answers"), let place = words.firstIndex(of: "answers"), place > 0 else {
      return false
    }
    return [
      "short", "long", "written", "extended", "brief", "structured", "constructed", "full", "free", "best",
    ].contains(words[place - 1])
  }

  /// True for a few words before a colon that say what stands behind it: "Check your answers: (1) …", "Solution: I – …".
  private func isNamed(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard let colon = words.prefix(5).firstIndex(where: { $0.text.last == ":" }), colon + 2 < words.count,
      words[...colon].contains(where: { Self.nouns.contains($0.text.lowercased().trimmedOfPunctuation) }),
      colon > 0 || words[0].text.lowercased().hasPrefix("solution")
    else { return false }
    // "Solution: 1 · 3 + 2 · 4 = 11" calculates.
    if Int(words[colon + 1].text) != nil, words[colon + 2].text.first?.isLetter != true { return false }
    let labels = words[(colon + 1)...].map { word -> Int? in
      // "1G, 2C": number and letter in one.
      let bare = word.text.trimmedOfPunctuation
      let number = bare.dropLast()
      let isPair = bare.last?.isLetter == true && number.count <= 2 && number.allSatisfy(\.isNumber)
      return compactLabel(word.text)?.first?.number ?? (isPair ? Int(number) : nil)
    }
    return labels.first == 1 && labels.contains(2)
  }

  private static let nouns: Set<String> = ["answers", "answer", "solution", "solutions", "key", "keys"]

  private func isSetOff(_ index: Int) -> Bool {
    let line = document.lines[index]
    return document.isHeading(index) || line.isBold
      || line.words.count <= 3 && (isPlacedAsHead(index) || isAboveFirst(index))
  }

  /// True right above the number one, wherever the line stands.
  private func isAboveFirst(_ index: Int) -> Bool {
    guard index + 1 < document.lines.count, let first = document.lines[index + 1].words.first?.text else {
      return false
    }
    return first.last.map { ".):".contains($0) } == true && compactLabel(first)?.first?.number == 1
  }

  /// True for a line at the left edge or in the middle.
  private func isPlacedAsHead(_ index: Int) -> Bool {
    let line = document.lines[index]
    return line.box.left - line.columnLeft < 2_500
      || abs(line.box.centerX - (line.columnLeft + line.columnRight) / 2) < 1_000
  }
}

extension String {
  /// Without the emojis that it begins with.
  var withoutPictures: String {
    guard let first, first.isPicture else { return self }
    return String(drop { $0 == " " || $0.isPicture })
  }
}

extension Character {
  /// True for an emoji; digits, which may become one, are none.
  fileprivate var isPicture: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }
}
