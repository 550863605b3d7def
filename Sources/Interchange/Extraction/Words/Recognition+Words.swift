import PDFText

extension Recognition {
  /// Takes the numbers off words and terms that count them, where both stood so close that they were read as one.
  mutating func takeNumbersOffWords() {
    guard layout == .table || layout == .terms else { return }
    let numbers = items.map { item -> Int? in
      let words = item.question.split(separator: " ", maxSplits: 1)
      return item.number == nil && words.count == 2 ? Int(String(words[0]).trimmedOfPunctuation) : nil
    }
    guard items.count > 3, let first = numbers.first ?? nil, numbers == (0..<items.count).map({ first + $0 })
    else { return }
    for index in items.indices {
      let words = items[index].question.split(separator: " ", maxSplits: 1)
      items[index].number = String(words[0]).trimmedOfPunctuation
      items[index].question = String(words[1]).trimmed
      items[index].command = items[index].question
    }
  }

  /// Takes what dots lead to behind most meanings as how they sound: "Quando parte? ……… KWAHN-doh PAR-teh".
  private mutating func divideAtLeaders() {
    guard layout == .terms || layout == .table, items.count > 3 else { return }
    // Which of the two the dots stood behind depends on which came out as the word that is learnt.
    for text in [\ExtractedItem.answer, \ExtractedItem.learnt] {
      let parts = items.map { $0[keyPath: text].flatMap(DotLeaders.init) }
      guard parts.count(where: { $0 != nil }) * 10 >= items.count * 8 else { continue }
      for ((index, part), beginning) in zip(parts.enumerated(), parts.beginnings) {
        guard let part else { continue }
        items[index][keyPath: text] = beginning
        items[index].details["pronunciation"] = part.behind
      }
    }
  }

  /// Turns a list of words round whose terms are English and whose meanings are not: what is learnt is the other word.
  ///
  /// Where the sheet speaks another language than English to its readers, English is what they learn.
  mutating func turnWords(_ isWord: (String) -> Bool, in document: DocumentLines) {
    divideAtLeaders()
    guard layout == .terms, items.count > 3, !document.speaksOtherThanEnglish(isWord),
      items.allSatisfy({ ($0.answer ?? "").split(separator: " ").count <= 8 && !$0.question.hasSuffix("?") })
    else { return }
    let terms = Plausibility.share(ofEnglish: items.map(\.question), isWord)
    let meanings = Plausibility.share(ofEnglish: items.compactMap(\.answer), isWord)
    guard terms > 0.7, terms > meanings + 0.4 else { return }
    for index in items.indices {
      guard let answer = items[index].answer else { continue }
      items[index].answer = items[index].question
      items[index].question = answer
      items[index].command = answer
      items[index].kind = .vocabulary
    }
  }
}

extension ExtractedItem {
  /// The word or the phrase that is learnt.
  fileprivate var learnt: String? {
    get { question }
    set {
      question = newValue ?? question
      command = question
    }
  }
}

extension Recognition {
  /// Abbreviations of parts of speech, with those of genders behind them.
  private static let partsOfSpeech: Set<String> = [
    "n", "v", "adj", "adv", "prep", "conj", "pron", "phr", "phrase", "vb", "vt", "vi", "exp", "expr",
    "interj",
    "num", "art", "noun", "verb", "adjective", "adverb", "s", "subst", "loc", "mf", "m", "f", "pl", "sing",
    "nm",
    "nf", "phrv", "idiom", "det", "aux",
  ]

  /// Takes parts of speech in brackets from behind the words, where nearly all have them: "abundant (adj.)".
  mutating func takePartsOfSpeech() {
    guard items.count >= 4 else { return }
    let divided = items.map { item -> (word: String, part: String)? in
      guard item.question.last == ")", let open = item.question.lastIndex(of: "("),
        open > item.question.startIndex
      else { return nil }
      let part = item.question[item.question.index(after: open)...].dropLast()
      let words = part.split { " .,/".contains($0) }.map { $0.lowercased() }
      guard !words.isEmpty, words.allSatisfy({ Self.partsOfSpeech.contains($0) }) else { return nil }
      return (String(item.question[..<open]).trimmed, String(part))
    }
    guard divided.count(where: { $0 != nil }) * 10 >= items.count * 8 else { return }
    for (index, found) in divided.enumerated() {
      guard let found, !found.word.isEmpty else { continue }
      items[index].question = found.word
      items[index].command = found.word
      items[index].details["pos"] = items[index].details["pos"] ?? found.part
      if layout == .numbered { items[index].kind = .vocabulary }
      items[index].divideExample()
    }
  }
}

extension ExtractedItem {
  /// Takes a sentence that has the word from behind its meaning.
  ///
  /// "nearly asleep The warm room made him drowsy."
  fileprivate mutating func divideExample() {
    guard details["example"] == nil, let text = answer, let end = text.last, ".!?".contains(end) else {
      return
    }
    let words = text.split(separator: " ")
    guard
      let start = words.indices.dropFirst().first(where: { place in
        words[place].first?.isUppercase == true && words[place - 1].last.map { !".!?:".contains($0) } == true
      })
    else { return }
    let sentence = String(text[words[start].startIndex...])
    guard sentence.split(separator: " ").count >= 3,
      sentence.lowercased().holds(String(question.lowercased().prefix(4)))
    else { return }
    details["example"] = sentence
    answer = String(text[..<words[start].startIndex]).trimmed
  }
}
