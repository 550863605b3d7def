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
  private let longestUnspaced: Int

  /// The words of a course.
  ///
  /// - Complexity: O(*n*) in the bytes of the course's texts.
  init(_ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder) {
    self.course = course
    let language = curriculum.courses[course]
    morphology = Morphology.of(language.code.string)
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
      if entry.isCertain || isInLanguageTaught(entry.text) { add(entry) }
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
  func isInLanguageTaught(_ text: Text) -> Bool {
    var balance = 0
    var scanner = WordScanner()
    scanner.scan(text.string) { word, folded in
      if let number = table.number(of: folded), number < taughtAt.count, taughtAt[number] != Self.never {
        balance += 1
      }
      if sourceWords.number(of: folded) != nil { balance -= 1 }
      if word.isUnspaced { balance += 2 }
    }
    return balance >= 0
  }

  /// True when a learner who has come to a place knows the word.
  package func isKnown(_ use: Use, at place: Int) -> Bool {
    use.isExempt || knownFrom[Int(use.word)] <= place
  }

  /// The words that the cards of a lesson show or name as forms; articles and other small words are left out.
  func numbers(ofCardsIn lesson: Lesson) -> Set<Int32> {
    var numbers: Set<Int32> = []
    var scanner = WordScanner()
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

  /// Cuts a text into words.
  private mutating func add(_ entry: CourseText) {
    let start = uses.count
    var scanner = WordScanner()
    let glossed = Set(entry.note.map { foldedWords($0.string) } ?? [])
    scanner.scan(entry.text.string) { word, folded in
      if word.isUnspaced {
        segment(folded, from: word.range.lowerBound)
      } else {
        let number = table.intern(folded)
        let isName = word.isCapitalised && !word.beginsSentence
        let isGlossed = !glossed.isEmpty && glossed.contains(String(decoding: folded, as: UTF8.self))
        uses.append(
          Use(
            word: Int32(number), lower: Int32(word.range.lowerBound), upper: Int32(word.range.upperBound),
            isExempt: isName || isGlossed))
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

/// Collects the words that the cards of a course teach.
private struct CourseWordsBuilder {
  var table = WordTable()
  var taughtAt: [Int32] = []
  /// Characters of the longest taught word in a script without spaces.
  var longestUnspaced = 1
  var heads: [CourseWords.Head] = []
  var cardWords: [(word: Int32, place: Int32)] = []
  /// Numbers of the words that no card is about.
  private var articles: Set<Int32> = []
  private let morphology: Morphology?

  init(_ morphology: Morphology?) {
    self.morphology = morphology
    for word in (morphology?.functionWords ?? []).sorted() { articles.insert(Int32(table.intern(word))) }
  }

  mutating func teach(_ curriculum: Curriculum, _ lessons: [Int]) {
    var scanner = WordScanner()
    for (place, lesson) in lessons.enumerated() {
      for (index, card) in curriculum.lessons[lesson].cards.enumerated() {
        let words = teach(card.targetText, at: place, &scanner)
        if words.count > 1 { cardWords += words.map { ($0, Int32(place)) } }
        // The longest word that is no article: madre of 'la madre', días of 'buenos días'.
        if let head = words.filter({ !articles.contains($0) }).max(by: {
          table.size(of: $0) < table.size(of: $1)
        }) {
          heads.append(
            CourseWords.Head(word: head, place: Int32(place), lesson: Int32(lesson), card: Int32(index)))
        }
        if let lemma = card.lemma { teach(lemma, at: place, &scanner) }
        for text in card.acceptTarget { teach(text, at: place, &scanner) }
        guard let details = card.details else { continue }
        for form in details.forms { teach(form, at: place, &scanner) }
        for (name, text) in details.texts where Self.namesForm(name) { teach(text, at: place, &scanner) }
        for (_, variant) in details.variants { teach(variant, at: place, &scanner) }
      }
    }
  }

  /// The texts of a card that are forms of its word, not remarks about it.
  private static func namesForm(_ name: String) -> Bool {
    switch name {
    case "plural", "measure_word", "aspect_partner", "traditional", "undiacritised": true
    default: false
    }
  }

  @discardableResult
  private mutating func teach(_ text: Text, at place: Int, _ scanner: inout WordScanner) -> [Int32] {
    var longest = longestUnspaced
    var words: [Int32] = []
    var elided: [String] = []
    scanner.scan(text.string) { word, folded in
      words.append(teach(table.intern(folded), at: place))
      if word.isUnspaced { longest = max(longest, folded.count / 3) }
      if folded.contains(0x27), let morphology {
        if let rest = morphology.withoutElision(String(decoding: folded, as: UTF8.self)) {
          elided.append(rest)
        }
      }
    }
    for word in elided { teach(table.intern(word), at: place) }
    longestUnspaced = min(longest, 12)
    return words
  }

  @discardableResult
  private mutating func teach(_ number: Int, at place: Int) -> Int32 {
    while taughtAt.count < table.count { taughtAt.append(CourseWords.never) }
    taughtAt[number] = min(taughtAt[number], Int32(place))
    return Int32(number)
  }
}
