extension OptionReader {
  /// Content words that are looked up; those after them add little to a meaning.
  private static let lookupLimit = 24

  /// Looks the words up and tells head, class, number, frequency and meaning.
  mutating func readEnglish(_ lexicon: Lexicon) {
    guard tokenCount > 0 else { return }
    lookUpWords(lexicon)
    let (head, phraseClass) = headOfPhrase()
    if !traits.marks.contains(.number) { traits.classOfHead = phraseClass }
    for place in 0..<tokenCount {
      let counted = place == head && phraseClass == .noun ? .noun : classOfWord(tokens[place])
      if tokens[place].function != .article { traits.classCounts[counted.lane] &+= 1 }
    }
    guard let head else { return }
    let token = tokens[head]
    traits.headHash = token.hash
    traits.possibleClasses = token.classes.rawValue
    if phraseClass == .noun || traits.marks.contains(.number) {
      traits.isPlural = isPlural(token, lexicon)
    }
    traits.headWord = wholeEntry(lexicon) ?? token.word
    if let word = traits.headWord {
      let senses = lexicon.firstSenses(of: word)
      traits.fields = lexicon.fields(of: senses)
      traits.kinds = KindPaths(of: senses, lexicon)
    }
  }

  /// Finds the lexicon's words, their mean frequency, and what they mean together.
  private mutating func lookUpWords(_ lexicon: Lexicon) {
    withUnsafeTemporaryAllocation(of: Lexicon.Word.self, capacity: Self.lookupLimit) { known in
      var count = 0
      var frequency: Float = 0
      for place in 0..<tokenCount where count < Self.lookupLimit {
        let token = tokens[place]
        guard token.function == nil, !token.isNumber, let word = lexicon.word(bytes(of: token)) else {
          continue
        }
        tokens[place].word = word
        tokens[place].classes = lexicon.classes(of: word)
        known[count] = word
        count += 1
        frequency += lexicon.zipf(word)
      }
      guard count > 0 else { return }
      traits.frequency = frequency / Float(count)
      traits.marks.insert(.frequency)
      traits.meaning = lexicon.meaning(of: Array(UnsafeBufferPointer(known)[..<count]))
    }
  }

  /// The lexicon's entry for the text as a whole, when it has two to four words: "blood cell" for "Blood cells".
  private func wholeEntry(_ lexicon: Lexicon) -> Lexicon.Word? {
    var first = 0
    while first < tokenCount, tokens[first].function == .article || tokens[first].function == .to {
      first += 1
    }
    guard (2...4).contains(tokenCount - first), !traits.marks.contains(.number) else { return nil }
    let last = tokens[tokenCount - 1]
    let start = tokens[first].start
    let phrase = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(folded)[start..<last.start + last.count])
    if let entry = lexicon.word(phrase) { return entry }
    let stem = EnglishPlural.stem(of: bytes(of: last))
    guard stem.isPlural else { return nil }
    var end = last.start + stem.kept
    if stem.added != 0 {
      folded[end] = stem.added
      end += 1
    }
    let entry = lexicon.word(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(folded)[start..<end]))
    if stem.added != 0 { folded[end - 1] = UInt8(ascii: "i") }
    return entry
  }

  /// True for a plural noun; a word of the lexicon in -s that is its own dictionary form is none.
  private func isPlural(_ token: OptionToken, _ lexicon: Lexicon) -> Bool? {
    guard let word = token.word else {
      return token.classes.isEmpty && !token.isPlural ? nil : token.isPlural
    }
    return token.isPlural && (lexicon.base(of: word) != word || token.classes.isEmpty)
  }

  // MARK: - Phrases

  /// The class of one word, by the lexicon first and by its ending where that leaves a choice.
  func classOfWord(_ token: OptionToken) -> PhraseClass {
    if token.isNumber { return .number }
    if token.function != nil { return .function }
    let byEnding = EnglishWord.classByEnding(bytes(of: token))
    let classes = token.classes
    if classes.isEmpty { return byEnding == .unknown && token.isPlural ? .noun : byEnding }
    switch byEnding {
    case .noun where classes.contains(.noun): return .noun
    case .adjective where classes.contains(.adjective): return .adjective
    case .adverb where classes.contains(.adverb): return .adverb
    case .verb where classes.contains(.verb): return .verb
    default: break
    }
    if classes.contains(.noun) { return .noun }
    if classes.contains(.adjective) { return .adjective }
    return classes.contains(.verb) ? .verb : .adverb
  }

  /// The head's place among the words, and the class of the whole.
  ///
  /// The head of a noun phrase is its last noun before the first preposition: "speed" of "speed of light".
  private func headOfPhrase() -> (head: Int?, class: PhraseClass) {
    var first = 0
    while first < tokenCount, tokens[first].function == .article { first += 1 }
    guard first < tokenCount else { return (nil, .function) }
    if tokens[first].function == .to, first + 1 < tokenCount, tokens[first + 1].function == nil {
      return (first + 1, .infinitive)
    }
    if let verb = finiteVerb(after: first) { return (lastNoun(in: first..<verb) ?? verb, .clause) }
    if tokens[first].function == nil, let verbal = verbalClass(at: first) { return (first, verbal) }
    let end = boundary(after: first)
    if let noun = lastNoun(in: first..<end) { return (noun, .noun) }
    for place in stride(from: end - 1, through: first, by: -1) where tokens[place].function == nil {
      let phraseClass = classOfWord(tokens[place])
      if phraseClass != .number { return (place, phraseClass) }
    }
    return (nil, tokens[first].function == nil ? .unknown : .function)
  }

  private func finiteVerb(after first: Int) -> Int? {
    let start = tokens[first].function == .pronoun ? first : first + 1
    for place in start..<max(start, tokenCount) {
      if tokens[place].function == .finiteVerb, place > first { return place }
      if tokens[place].function == .boundary, place > first + 3 { return nil }
    }
    return nil
  }

  /// Gerund or verb when the phrase begins with one that has something with it: "reducing the power".
  private func verbalClass(at first: Int) -> PhraseClass? {
    let token = tokens[first]
    let isGerund = token.count > 4 && bytes(of: token).ends(with: "ing")
    guard first + 1 < tokenCount else { return nil }
    let next = tokens[first + 1].function
    let isFollowed = next == .determiner || next == .article || next == .pronoun || next == .other
    if isGerund { return isFollowed || next == .boundary ? .gerund : nil }
    return isFollowed && token.classes.contains(.verb) ? .verb : nil
  }

  /// Where the noun phrase ends: at the first preposition, or at the end.
  private func boundary(after first: Int) -> Int {
    for place in first + 1..<max(first + 1, tokenCount) where tokens[place].function == .boundary {
      return place
    }
    return tokenCount
  }

  private func lastNoun(in places: Range<Int>) -> Int? {
    for place in places.reversed() where classOfWord(tokens[place]) == .noun { return place }
    return nil
  }
}
