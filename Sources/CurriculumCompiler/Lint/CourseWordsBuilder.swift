/// Collects the words that the cards of a course teach.
struct CourseWordsBuilder {
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
