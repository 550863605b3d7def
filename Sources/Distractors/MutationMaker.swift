/// Makes the mutations of one key.
struct MutationMaker {
  /// The right answer.
  let key: String
  /// Its words.
  let words: [PhraseWord]
  /// The words of its language.
  let lexicon: Lexicon?
  /// Which words stand beside which in the course.
  let neighbours: WordNeighbours
  /// How many mutations are wanted.
  let limit: Int
  /// Words used less alike than this do not stand for each other, unless the course has them in the very same place.
  private static let leastLikeness: Float = 0.1
  /// The same for sisters, which nothing but the dictionary brings together.
  private static let leastSisterLikeness: Float = 0.4

  private(set) var mutations: [KeyMutation] = []
  private let keyTraits: OptionTraits

  /// Begins with no mutations.
  init(key: String, words: [PhraseWord], lexicon: Lexicon?, neighbours: WordNeighbours, limit: Int) {
    self.key = key
    self.words = words
    self.lexicon = lexicon
    self.neighbours = neighbours
    self.limit = limit
    keyTraits = OptionTraits(reading: key, lexicon: lexicon)
  }

  /// True when the key is a number, which no word makes wrong.
  var isNumber: Bool { keyTraits.marks.contains(.number) }

  /// Adds words that stand at the same place in other texts: modifiers first, then heads.
  mutating func addSameHead() {
    var found: [(place: Int, word: String, isNarrow: Bool, likeness: Float)] = []
    for place in replaceable {
      let word = words[place]
      for alternative in neighbours.alternatives(at: place, in: words).prefix(48) {
        guard let likeness = likeness(of: alternative.spelling, to: word) else { continue }
        if !alternative.isNarrow, lexicon != nil, likeness < Self.leastLikeness { continue }
        found.append(
          (
            place, alternative.spelling, alternative.isNarrow,
            likeness + Float(min(9, alternative.count)) / 50
          ))
      }
    }
    found.sort {
      if $0.isNarrow != $1.isNarrow { return $0.isNarrow }
      let (isFirstHead, isSecondHead) = ($0.place == words.count - 1, $1.place == words.count - 1)
      if isFirstHead != isSecondHead { return isSecondHead }
      if $0.likeness != $1.likeness { return $0.likeness > $1.likeness }
      return $0.word == $1.word ? $0.place < $1.place : precedes($0.word, $1.word)
    }
    for alternative in found.prefix(2 * limit) {
      // Half the places are kept for opposites and sisters.
      if mutations.count >= (limit + 1) / 2 { return }
      let inflected = Inflection.matching(
        alternative.word, to: words[alternative.place], isHead: alternative.place == words.count - 1, lexicon)
      if let inflected { add(inflected, at: alternative.place, .sameHead) }
    }
  }

  /// Adds opposites by the dictionary.
  mutating func addAntonyms() {
    guard let lexicon else { return }
    for place in replaceable {
      guard let entry = lexicon.word(words[place].folded) else { continue }
      let antonyms = lexicon.antonyms(of: entry).prefix(8).filter { antonym in
        !hasVectors(entry, antonym, lexicon) || lexicon.similarity(entry, antonym) > Self.leastLikeness
      }
      add(antonyms.map { lexicon.text(of: $0) }.filter { !isPhrase($0) }, at: place, .antonym, atMost: 2)
    }
  }

  /// Adds words with the opposite prefix that the lexicon knows.
  mutating func addPrefixes() {
    guard let lexicon else { return }
    for place in replaceable {
      for swapped in OppositePrefix.swaps(of: words[place].folded, lexicon).prefix(2) {
        add(swapped, at: place, .prefix)
      }
    }
  }

  /// Adds other kinds of what a word names, those used most alike first; heads last.
  mutating func addSisters() {
    guard let lexicon else { return }
    for place in replaceable {
      guard let entry = lexicon.word(words[place].folded), lexicon.classes(of: entry).contains(.noun) else {
        continue
      }
      let sisters = lexicon.sisters(of: entry, limit: 24)
        .filter { !isPhrase(lexicon.text(of: $0)) && !lexicon.isKind($0, of: entry, limit: 3) }
        .map { (text: lexicon.text(of: $0), likeness: lexicon.similarity(entry, $0)) }
        .filter { $0.likeness > Self.leastSisterLikeness }
        .sorted { $0.likeness != $1.likeness ? $0.likeness > $1.likeness : precedes($0.text, $1.text) }
      add(sisters.map(\.text), at: place, .sister, atMost: 3)
    }
  }

  /// Places of words that may be replaced: content words, but not the unit of a number.
  private var replaceable: [Int] {
    words.indices.filter { place in
      words[place].isContent && !(place > 0 && words[place].isJoined && words[place - 1].hasDigit)
    }
  }

  private func isPhrase(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: " ")) }

  private func hasVectors(_ a: Lexicon.Word, _ b: Lexicon.Word, _ lexicon: Lexicon) -> Bool {
    lexicon.hasVector(a) && lexicon.hasVector(b)
  }

  private mutating func add(_ texts: [String], at place: Int, _ how: KeyMutation.Method, atMost most: Int) {
    var added = 0
    for text in texts where added < most {
      if let inflected = Inflection.matching(text, to: words[place], isHead: true, lexicon),
        add(inflected, at: place, how)
      {
        added += 1
      }
    }
  }

  /// How like a word is to another, as far as is known; nil when it may not stand for it.
  private func likeness(of spelling: String, to word: PhraseWord) -> Float? {
    let folded = spelling.lowercased()
    if PhraseWord.stemHash(folded) == word.hash { return nil }
    guard let lexicon else { return folded.utf8.count > 3 ? 0 : nil }
    guard let own = lexicon.word(word.folded), let other = lexicon.word(folded) else { return 0 }
    let (classes, others) = (lexicon.classes(of: own), lexicon.classes(of: other))
    if !others.isEmpty, (classes.isEmpty ? classesByEnding(word.folded) : classes).isDisjoint(with: others) {
      return nil
    }
    if lexicon.base(of: own) == lexicon.base(of: other) || lexicon.sharesSense(own, other, limit: 3) {
      return nil
    }
    return max(0, lexicon.similarity(own, other))
  }

  /// The classes that a word's ending suggests; all when it suggests none.
  private func classesByEnding(_ folded: String) -> Lexicon.WordClasses {
    var folded = folded
    switch folded.withUTF8({ EnglishWord.classByEnding($0) }) {
    case .noun: return .noun
    case .adjective: return .adjective
    case .adverb: return .adverb
    case .verb: return .verb
    default: return [.noun, .verb, .adjective, .adverb]
    }
  }

  /// Adds the key with one word replaced, in the capitals of the word that stood there and with its article fitting.
  ///
  /// - Returns: False for a text that is there already or says what the key says.
  @discardableResult
  private mutating func add(_ replacement: String, at place: Int, _ how: KeyMutation.Method) -> Bool {
    guard mutations.count < limit else { return false }
    let word = words[place]
    let stem = PhraseWord.stemHash(replacement.lowercased())
    guard !words.contains(where: { $0.hash == stem }) else { return false }
    let shown = Inflection.capitalised(replacement, like: word.spelling)
    var bytes = Array(key.utf8)
    bytes.replaceSubrange(word.range, with: shown.utf8)
    if lexicon != nil, place > 0, word.isJoined,
      words[place - 1].folded == "a" || words[place - 1].folded == "an"
    {
      let article = words[place - 1]
      let isCapital = article.spelling.utf8.first == UInt8(ascii: "A")
      let fitting = (isCapital ? "A" : "a") + (Inflection.takesAn(shown) ? "n" : "")
      bytes.replaceSubrange(article.range, with: fitting.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !mutations.contains(where: { $0.text == text }) else { return false }
    guard !isEqualAfterFolding(OptionTraits(reading: text, lexicon: lexicon), keyTraits) else { return false }
    mutations.append(KeyMutation(text: text, changedFrom: word.spelling, changedTo: shown, how: how))
    return true
  }
}
