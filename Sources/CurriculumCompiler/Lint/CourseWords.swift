/// A text in the language taught, cut into words, with the lesson where a learner meets it.
package struct TextWords: Sendable {
  /// What kind of text it is.
  package enum Role: Sendable { case sentence, exercise, bossItem }

  /// The text.
  package let text: Text
  /// What kind of text it is.
  package let role: Role
  /// Place in the course from which what is taught counts: the lesson's own; for a boss test the band's last lesson.
  package let place: Int
  /// The lesson, by its position in the curriculum; nil in a boss test.
  package let lesson: Int?
  /// The band, by its position in the curriculum.
  package let band: Int
  /// The words in `CourseWords.uses`.
  package let uses: Range<Int>
}

/// What is taught where in one course, and which words its texts use.
///
/// Built once, in time linear in the course's text; rules on vocabulary read it.
package struct CourseWords: Sendable {
  /// A word in a text.
  package struct Use: Sendable {
    /// Number in `table`.
    package let word: Int32
    /// UTF-8 offsets in the text.
    package let lower: Int32
    package let upper: Int32
    /// True for a name, a number, or a word that is explained where it stands.
    package let isExempt: Bool

    /// UTF-8 offsets in the text.
    var range: Range<Int> { Int(lower)..<Int(upper) }
  }

  /// The word that a card is about.
  package struct Head: Sendable {
    /// Number in `table`.
    package let word: Int32
    /// Place of the card's lesson.
    package let place: Int32
    /// The lesson, by its position in the curriculum.
    package let lesson: Int32
    /// The card, by its position in the lesson.
    package let card: Int32
  }

  /// Never taught.
  package static let never = Int32.max

  /// The course, by its position in the curriculum.
  package let course: Int
  /// The words of cards and texts, folded.
  package private(set) var table = WordTable()
  /// For each word the place of the first lesson with a card that has it: as its text, its lemma or one of its forms.
  package private(set) var taughtAt: [Int32] = []
  /// For each word the taught word that it belongs to: itself, or one that it is a form of; -1 for none.
  package private(set) var lemmaOf: [Int32] = []
  /// For each word the earliest place at which a learner can know it.
  package private(set) var knownFrom: [Int32] = []
  /// The texts, in teaching order; boss tests behind the lessons of their band.
  package private(set) var texts: [TextWords] = []
  /// The words of all texts.
  package private(set) var uses: [Use] = []
  /// For each card the word that it is about, in teaching order.
  package private(set) var heads: [Head] = []
  /// The words of cards with several words, each with the place of the lesson: meeting them again counts too.
  package private(set) var cardWords: [(word: Int32, place: Int32)] = []
  /// The places of all occurrences, word by word, and where each word's begin.
  private var occurrencePlaces: [Int32] = []
  private var occurrenceStarts: [Int32] = []
  /// The words of translations, folded.
  package let sourceWords: WordTable
  /// False when the language inflects its words and curricc does not know how, so that it cannot tell what is taught.
  package let knowsInflection: Bool

  private let morphology: Morphology?
  private let sourceMorphology: Morphology?
  private let isLatin: Bool
  private let longestUnspaced: Int

  /// The words of a course.
  ///
  /// - Complexity: O(*n*) in the bytes of the course's texts.
  init(_ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder) {
    self.course = course
    let language = curriculum.courses[course]
    morphology = Morphology.of(language.code.string)
    sourceMorphology = Morphology.of(language.source.code.string)
    isLatin = language.script.string == "Latn"
    knowsInflection = morphology != nil
    sourceWords = wordsOfTranslations(curriculum, order.lessonsOfCourse[course])
    var builder = CourseWordsBuilder(morphology)
    builder.teach(curriculum, order.lessonsOfCourse[course])
    table = builder.table
    taughtAt = builder.taughtAt
    longestUnspaced = builder.longestUnspaced
    heads = builder.heads
    cardWords = builder.cardWords
    let freeWords = Set(
      (language.closedClass + language.properNames).flatMap { foldedWords($0.string) }
    ).union(morphology?.functionWords ?? [])
    for word in freeWords {
      let number = table.intern(word)
      grow()
      taughtAt[number] = min(taughtAt[number], 0)
    }
    grow()
    forEachText(of: course, curriculum, order) { entry in
      switch entry.certainty {
      case .certain: add(entry)
      case .open: if isInLanguageTaught(entry.text) { add(entry) }
      case .option(let options):
        if isInLanguageTaught(entry.text), balance(of: options) > 0 { add(entry) }
      case .quotations(let answers): addQuotations(of: entry, answers)
      }
    }
    resolveForms()
    collectOccurrences()
  }

  /// The places of the texts and of other cards in which a taught word occurs, each as often as it occurs there.
  package func occurrences(of word: Int32) -> ArraySlice<Int32> {
    occurrencePlaces[Int(occurrenceStarts[Int(word)])..<Int(occurrenceStarts[Int(word) + 1])]
  }

  /// Sorts occurrences by word, in two passes over them.
  private mutating func collectOccurrences() {
    var counts = [Int32](repeating: 0, count: table.count + 1)
    forEachOccurrence { word, _ in counts[word + 1] += 1 }
    for word in 0..<table.count { counts[word + 1] += counts[word] }
    occurrenceStarts = counts
    var places = [Int32](repeating: 0, count: Int(counts[table.count]))
    forEachOccurrence { word, place in
      places[Int(counts[word])] = place
      counts[word] += 1
    }
    occurrencePlaces = places
  }

  private func forEachOccurrence(_ body: (Int, Int32) -> Void) {
    for text in texts {
      for use in uses[text.uses] {
        let lemma = lemmaOf[Int(use.word)]
        if lemma >= 0 { body(Int(lemma), Int32(text.place)) }
      }
    }
    for (word, place) in cardWords { body(Int(word), place) }
  }

  /// True when more of a text's words are taught than are words of translations.
  func isInLanguageTaught(_ text: Text) -> Bool { balance(of: [text]) >= 0 }

  /// How many more words of texts are taught than are words of translations.
  private func balance(of texts: [Text]) -> Int {
    texts.reduce(0) { $0 + balance(of: $1.string) }
  }

  private func balance(of text: String) -> Int {
    var balance = 0
    var scanner = WordScanner()
    scanner.scan(text) { word, folded in
      if isTaught(folded) { balance += 1 }
      if sourceWords.number(of: folded) != nil { balance -= 1 }
      if word.isUnspaced { balance += 2 }
    }
    return balance
  }

  private func isTaught(_ folded: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let number = table.number(of: folded), number < taughtAt.count else { return false }
    return taughtAt[number] != Self.never
  }

  /// True when a learner who has come to a place knows the word.
  package func isKnown(_ use: Use, at place: Int) -> Bool {
    use.isExempt || knownFrom[Int(use.word)] <= place
  }

  /// The words that the cards of a lesson show or name as forms; articles and other small words are left out.
  func numbers(ofCardsIn lesson: Lesson) -> Set<Int32> {
    var numbers: Set<Int32> = []
    var scanner = WordScanner()
    // A closure that held all of a course's words would copy them for each text.
    let table = table
    for card in lesson.cards {
      let texts =
        [card.targetText, card.lemma].compactMap { $0 } + card.acceptTarget + (card.details?.forms ?? [])
      for text in texts {
        scanner.scan(text.string) { _, folded in
          if let number = table.number(of: folded) { numbers.insert(Int32(number)) }
        }
      }
    }
    for word in morphology?.functionWords ?? [] {
      if let number = table.number(of: word) { numbers.remove(Int32(number)) }
    }
    return numbers
  }

  /// True when a word may be an inflected form of one of several words, or one of them a form of it.
  func isForm(_ word: Int32, ofAny others: Set<Int32>) -> Bool {
    guard let morphology else { return false }
    let form = table[Int(word)]
    let lemmas = morphology.lemmas(form)
    if lemmas.contains(where: { table.number(of: $0).map { others.contains(Int32($0)) } ?? false }) {
      return true
    }
    let own = Set([form] + lemmas)
    return others.contains { !own.isDisjoint(with: morphology.lemmas(table[Int($0)])) }
  }

  private mutating func grow() {
    while taughtAt.count < table.count { taughtAt.append(Self.never) }
  }

  /// Takes what a question quotes in the language taught, where it asks for what that means.
  private mutating func addQuotations(of entry: CourseText, _ answers: [Text]) {
    let bytes = entry.text.string.utf8
    guard bytes.contains(where: { $0 == 0x22 || $0 == 0x27 || $0 == 0xC2 || $0 == 0xE2 }) else { return }
    let parts = quotations(in: entry.text.string).filter { range in
      let part = entry.text.string.part(range)
      // "-ar" and "…ción" are parts of words.
      return balance(of: part) >= 0 && !part.contains("-") && !part.contains("…")
    }
    if !parts.isEmpty, balance(of: answers) < 0 { add(entry, only: parts) }
  }

  /// The cues of a sentence with a gap that are in the learners' own language, or in another script.
  private func foreignCues(in text: String) -> [Range<Int>] {
    cues(in: text).filter { range in
      var isForeign = false
      var scanner = WordScanner()
      scanner.scan(text.part(range)) { _, folded in
        guard !isTaught(folded) else { return }
        isForeign = isForeign || isOfTranslations(folded) || (!isLatin && folded.allSatisfy { $0 < 0x80 })
      }
      return isForeign
    }
  }

  /// True for a word of translations, and for a form of one.
  private func isOfTranslations(_ folded: UnsafeBufferPointer<UInt8>) -> Bool {
    if sourceWords.number(of: folded) != nil { return true }
    guard let sourceMorphology else { return false }
    let word = String(decoding: folded, as: UTF8.self)
    return sourceMorphology.functionWords.contains(word)
      || sourceMorphology.lemmas(word).contains { sourceWords.number(of: $0) != nil }
  }

  /// Cuts a text into words, or only some parts of it, given by UTF-8 offsets.
  private mutating func add(_ entry: CourseText, only parts: [Range<Int>]? = nil) {
    let start = uses.count
    var scanner = WordScanner()
    let glossed = Set(entry.note.map { foldedWords($0.string) } ?? [])
    let foreign = entry.role == .sentence ? [] : foreignCues(in: entry.text.string)
    scanner.scan(entry.text.string) { word, folded in
      let lower = word.range.lowerBound
      let part = parts?.first { $0.contains(lower) }
      if parts != nil, part == nil || folded.count < 2 { return }
      if word.isUnspaced {
        segment(folded, from: lower)
      } else {
        // Behind a quotation mark a capital says nothing.
        let beginsPart = part.map { lower <= $0.lowerBound + 5 } ?? false
        let isName = word.isCapitalised && !word.beginsSentence && !beginsPart
        let isGlossed = !glossed.isEmpty && glossed.contains(String(decoding: folded, as: UTF8.self))
        let isForeign =
          foreign.contains { $0.contains(lower) }
          || (part != nil && !isTaught(folded) && isOfTranslations(folded))
        let number = table.intern(folded)
        uses.append(
          Use(
            word: Int32(number), lower: Int32(lower), upper: Int32(word.range.upperBound),
            isExempt: isName || isGlossed || isForeign))
      }
    }
    grow()
    texts.append(
      TextWords(
        text: entry.text, role: entry.role, place: entry.place, lesson: entry.lesson, band: entry.band,
        uses: start..<uses.count))
  }

  /// Cuts a run of characters without spaces by the words that are taught: as few pieces as possible, then as few
  /// unknown characters.
  ///
  /// - Complexity: O(*n* × *l*) for a run of *n* characters and a longest taught word of *l*.
  private mutating func segment(_ run: UnsafeBufferPointer<UInt8>, from offset: Int) {
    var starts: [Int] = []
    for index in run.indices where run[index] & 0xC0 != 0x80 { starts.append(index) }
    starts.append(run.count)
    let count = starts.count - 1
    // Cost of the best cut of what follows a character; an unknown character costs a hundred pieces.
    var cost = [Int](repeating: 0, count: count + 1)
    var next = [Int](repeating: 0, count: count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      cost[index] = 100 + cost[index + 1]
      next[index] = index + 1
      for end in index + 1...min(count, index + max(1, longestUnspaced)) {
        let piece = UnsafeBufferPointer(rebasing: run[starts[index]..<starts[end]])
        guard let number = table.number(of: piece), number < taughtAt.count, taughtAt[number] != Self.never,
          1 + cost[end] < cost[index]
        else { continue }
        cost[index] = 1 + cost[end]
        next[index] = end
      }
    }
    var index = 0
    while index < count {
      let piece = UnsafeBufferPointer(rebasing: run[starts[index]..<starts[next[index]]])
      uses.append(
        Use(
          word: Int32(table.intern(piece)), lower: Int32(offset + starts[index]),
          upper: Int32(offset + starts[next[index]]), isExempt: false))
      grow()
      index = next[index]
    }
  }

  /// Finds for each word the taught word that it belongs to.
  private mutating func resolveForms() {
    let count = table.count
    lemmaOf = [Int32](repeating: -1, count: count)
    knownFrom = taughtAt
    var unresolved: [Int] = []
    for number in 0..<count {
      if taughtAt[number] != Self.never {
        lemmaOf[number] = Int32(number)
        continue
      }
      for lemma in morphology?.lemmas(table[number]) ?? [] {
        guard let found = table.number(of: lemma), taughtAt[found] < knownFrom[number] else { continue }
        know(number, by: found)
      }
      if lemmaOf[number] < 0 { unresolved.append(number) }
    }
    if !unresolved.isEmpty { resolveLemmas(unresolved) }
  }

  /// Finds taught words that are forms of words which are not taught: zapatos for zapato.
  private mutating func resolveLemmas(_ unresolved: [Int]) {
    guard let morphology else { return }
    var taughtByBeginning: [UInt32: [Int]] = [:]
    for number in 0..<table.count where taughtAt[number] != Self.never {
      if let beginning = table.beginning(of: number) {
        taughtByBeginning[beginning, default: []].append(number)
      }
    }
    for number in unresolved {
      guard let beginning = table.beginning(of: number) else { continue }
      let word = table[number]
      // Words that begin alike are few in a language, but need not be in every course.
      for taught in (taughtByBeginning[beginning] ?? []).prefix(64)
      where taughtAt[taught] < knownFrom[number] && morphology.lemmas(table[taught]).contains(word) {
        know(number, by: taught)
      }
    }
  }

  private mutating func know(_ number: Int, by taught: Int) {
    knownFrom[number] = taughtAt[taught]
    lemmaOf[number] = Int32(taught)
  }
}
