import PDFText

extension ExtractedItem {
  /// Takes an answer; the letter of an option stands for the option.
  mutating func take(answer named: String, at place: Place?, file: String? = nil) {
    // "1. Answer: 540 J" in a key, "Solution:" above nothing.
    let given = withoutNameOfOption(withoutSentence(InlineAnswer.withoutHead(named)))
    guard !given.isEmpty else { return }
    answerPlace = place
    answerFile = file
    // Behind a letter or a verdict nothing is a part of the answer; of other answers the whole document says so.
    let names = options.isEmpty && kind != .trueFalse ? ExplanationField.bracketed : ExplanationField.names
    let (text, explanation) = ExplanationField.divide(given, at: names)
    if let explanation { details["explanation"] = explanation }
    // "(√)" says that a statement is true, whatever asks for it.
    if kind == .short, options.isEmpty, text.first == "(", TrueFalseAnswer.isSign(text),
      !question.contains("?")
    {
      kind = .trueFalse
    }
    // "The correct answer is 'False'." of a quiz tool.
    if kind == .short || kind == .trueFalse, options.isEmpty, !question.contains("?"),
      let verdict = TrueFalseAnswer.quoted(text)
    {
      (kind, answer) = (.trueFalse, verdict ? "True" : "False")
      return
    }
    if kind == .trueFalse, options.isEmpty {
      guard let (verdict, rest) = TrueFalseAnswer.read(text) else {
        answer = text
        return
      }
      answer = verdict ? "True" : "False"
      if let rest { details["explanation"] = rest }
      return
    }
    guard !options.isEmpty else {
      answer = text
      return
    }
    if let index = options.firstIndex(where: { $0.text == text && text.count > 1 }) {
      answerLabels = options[index].label.map { [$0] } ?? []
      answer = text
      return
    }
    // "a) £18 b) £48 c) £108" gives an answer to each: they are parts, and no options.
    if answersToOptions(text) != nil {
      answer = text
      return
    }
    // "1 – f": the dash stands between the number and the letter.
    let bare = text.drop { "–—-= ".contains($0) }
    if bare.count < text.count, options.contains(where: { $0.label?.lowercased() == bare.lowercased() }) {
      return take(answer: String(bare), at: place, file: file)
    }
    // "② 독일어": a circled digit names the option, several in "②, ④" as many.
    let circled = text.prefix { DigitOptions.label(String($0)) != nil || " ,、".contains($0) }.compactMap {
      sign in
      DigitOptions.label(String(sign)).flatMap { label in options.firstIndex { $0.label == label } }
    }
    if !circled.isEmpty {
      answerLabels = circled.compactMap { options[$0].label }
      answer = circled.map { options[$0].text }.joined(separator: "\n")
      if circled.count > 1 { kind = .multiChoice }
      return
    }
    // "BD": several letters without anything between them.
    if let first = text.split(separator: " ").first, (2...6).contains(first.count),
      first.allSatisfy(\.isUppercase)
    {
      let indices = first.map { letter in options.firstIndex { $0.label == String(letter) } }
      if indices.allSatisfy({ $0 != nil }), Set(indices).count == indices.count {
        let found = indices.compactMap { $0 }
        answerLabels = found.compactMap { options[$0].label }
        answer = found.map { options[$0].text }.joined(separator: "\n")
        kind = .multiChoice
        return
      }
    }
    let labels = text.split { " ,;&/+".contains($0) }.map { String($0).trimmedOfPunctuation }.filter {
      $0.lowercased() != "and"
    }
    let chosen = labels.map { label in options.firstIndex { $0.label?.lowercased() == label.lowercased() } }
    if !chosen.isEmpty, chosen.allSatisfy({ $0 != nil }) {
      let indices = chosen.compactMap { $0 }
      answerLabels = indices.compactMap { options[$0].label }
      answer = indices.map { options[$0].text }.joined(separator: "\n")
      if indices.count > 1 { kind = .multiChoice }
    } else if let several = severalOptions(in: text) {
      answerLabels = several.compactMap { options[$0].label }
      answer = several.map { options[$0].text }.joined(separator: "\n")
      kind = .multiChoice
    } else if let several = saidOptions(in: text) {
      answerLabels = several.compactMap { options[$0].label }
      answer = several.map { options[$0].text }.joined(separator: "\n")
      kind = .multiChoice
    } else if let index = saidOption(in: text) {
      answerLabels = options[index].label.map { [$0] } ?? []
      answer = options[index].text
    } else if let (index, reason) = optionAtEnd(of: text) {
      answerLabels = options[index].label.map { [$0] } ?? []
      answer = options[index].text
      if details["explanation"] == nil { details["explanation"] = reason }
    } else if let first = labels.first, !beginsWithArticle(text),
      let index = options.firstIndex(where: { $0.label?.lowercased() == first.lowercased() }),
      options[index].label != nil
    {
      // "B: because …", "B Impedance"
      answerLabels = [options[index].label ?? ""]
      answer = options[index].text
      keepReason(String(text.drop { $0 != " " }.drop { " ,;:.–—-".contains($0) }), for: options[index].text)
    } else if let index = optionAtBeginning(of: text) {
      // "Pacific Ocean It covers a third of the planet."
      answerLabels = []
      answer = options[index].text
      keepReason(String(text.dropFirst(options[index].text.count)).trimmed, for: options[index].text)
    } else if let index = bracketedOption(in: text) {
      answerLabels = [options[index].label ?? ""]
      answer = options[index].text
    } else {
      answer = text
    }
  }
}

extension ExtractedItem {
  /// What names letters of options before them: "Réponse C".
  private static let namesOfOptions: Set<Substring> = [
    "option", "choice", "answer", "letter", "réponse", "lettre", "antwort", "buchstabe", "respuesta",
    "opción", "letra",
    "risposta", "opzione", "resposta", "opção", "odpowiedź", "ответ", "antwoord", "svar",
  ]

  /// A text without the beginning of the sentence that names the letter of an option, as "The answer is" does.
  private func withoutSentence(_ text: String) -> String {
    guard !options.isEmpty, let first = text.first, first.isUppercase, case let lower = text.lowercased(),
      let phrase = AnswerWords.phrases.first(where: { lower.hasPrefix($0 + " ") })
    else { return text }
    let rest = String(text.dropFirst(phrase.count + 1)).trimmed
    let word = rest.prefix { $0 != " " }
    let letter = word.lowercased().filter { !"().,:;".contains($0) }
    // "The answer is a loop."
    if word == "a", rest.count > 1 { return text }
    return options.contains { $0.label?.lowercased() == letter } ? rest : text
  }

  /// A text without the word that names the letter of an option behind it.
  private func withoutNameOfOption(_ text: String) -> String {
    guard !options.isEmpty, let space = text.firstIndex(of: " "),
      Self.namesOfOptions.contains(text[..<space].lowercased()[...])
    else { return text }
    let rest = text[text.index(after: space)...]
    let letter = String(rest.prefix { $0 != " " }).trimmedOfPunctuation.lowercased()
    return options.contains { $0.label?.lowercased() == letter } ? String(rest) : text
  }

  /// Keeps what stands behind the letter of an option, unless that says the option again.
  private mutating func keepReason(_ rest: String, for option: String) {
    let (said, words) = (Verification.words(rest), Verification.words(option))
    guard said.count > 2, said.count(where: { $0.count > 2 }) * 2 > said.count, !said.starts(with: words),
      !words.starts(with: said), details["explanation"] == nil
    else {
      return
    }
    details["explanation"] = rest
  }

  /// The option that a text says in words, or begins to say: "A business that aims to meet high standards"; nil for none,
  /// or several.
  private func saidOption(in text: String) -> Int? {
    let said = Verification.words(text)
    guard said.count > 3 else { return nil }
    let found = options.indices.filter { index in
      let words = Verification.words(options[index].text)
      return words.count > 3 && (words.starts(with: said) || said.starts(with: words))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The one option that stands whole at a text's end, with its letter, and the working before it.
  ///
  /// As in "220 ÷ 11 = 20. C) 20".
  private func optionAtEnd(of text: String) -> (index: Int, reason: String)? {
    let found = options.indices.compactMap { index -> (Int, String)? in
      guard let label = options[index].label else { return nil }
      let ends = ["\(label)) ", "(\(label)) ", "\(label). "].map { $0 + options[index].text }
      guard let end = ends.first(where: { text.hasSuffix(" " + $0) }) else { return nil }
      return (index, String(text.dropLast(end.count)).trimmed)
    }
    // "B because it is lighter than A. lead"
    let first = String(text.prefix { $0 != " " }).trimmedOfPunctuation
    let begins = first.first?.isLetter == true && !beginsWithArticle(text)
    let named = begins ? options.firstIndex { $0.label?.lowercased() == first.lowercased() } : nil
    return found.count == 1 && (named == nil || named == found[0].0) ? found[0] : nil
  }

  /// True for a sentence whose first word is one letter: "A business that …", "O gás que …".
  private func beginsWithArticle(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2, words[0].count == 1,
      ["a", "o", "e", "y", "i", "à", "é", "в", "о", "и"].contains(
        words[0].lowercased()), let next = words[1].first
    else { return false }
    // "A is correct because …", "a porque …": a letter with its reason.
    let reasons: Set<String> = [
      "is", "because", "as", "since", "for", "was", "porque", "es", "pues", "weil", "ist", "denn", "car",
      "est",
      "perché", "è", "é", "pois", "потому", "так", "верно",
    ]
    return next.isLowercase && !reasons.contains(words[1].lowercased().trimmedOfPunctuation)
  }

  /// The options whose letters a text begins with, a word or a comma between them: "B and C – others are …".
  private func severalOptions(in text: String) -> [Int]? {
    var found: [Int] = []
    var isOpen = true
    for word in text.split(separator: " ").prefix(9) {
      if ["and", "&", "+", "und", "et", "y", "e"].contains(word), !isOpen {
        isOpen = true
        continue
      }
      guard isOpen,
        let index = options.firstIndex(where: { $0.label == String(word).trimmedOfPunctuation }),
        !found.contains(index)
      else { break }
      found.append(index)
      isOpen = word.last == ","
    }
    return found.count > 1 && !isOpen ? found : nil
  }

  /// The option without a letter that a text begins with, before a sentence that tells more; nil for none, or several.
  private func optionAtBeginning(of text: String) -> Int? {
    let found = options.indices.filter { index in
      options[index].label == nil && text.hasPrefix(options[index].text + " ")
        && text.dropFirst(options[index].text.count + 1).first?.isUppercase == true
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The options that a text says one behind the other, and nothing else; nil where they are fewer than two.
  private func saidOptions(in text: String) -> [Int]? {
    var rest = Verification.words(text)[...]
    var found: [Int] = []
    while !rest.isEmpty {
      let next = options.indices.filter { index in
        let words = Verification.words(options[index].text)
        return !found.contains(index) && !words.isEmpty && rest.starts(with: words)
      }.max { Verification.words(options[$0].text).count < Verification.words(options[$1].text).count }
      guard let next else { return nil }
      found.append(next)
      rest = rest.dropFirst(Verification.words(options[next].text).count)
    }
    return found.count > 1 && found.count < options.count ? found : nil
  }

  /// The one option whose letter a text has in brackets among its first words: "Juist is (b) …".
  private func bracketedOption(in text: String) -> Int? {
    let found = options.indices.filter { index in
      guard let label = options[index].label else { return false }
      return text.split(separator: " ").prefix(5).contains { $0.lowercased() == "(\(label.lowercased()))" }
    }
    return found.count == 1 ? found.first : nil
  }
}
