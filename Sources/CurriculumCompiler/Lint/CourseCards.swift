/// The cards of one course in teaching order, to be found by what they show.
///
/// Texts are compared as words: without case, punctuation, vowel points and stress marks.
package struct CourseCards: Sendable {
  /// A card and where it stands.
  package struct Entry: Sendable {
    package let card: Card
    /// The lesson, by its position in the curriculum.
    package let lesson: Int
    /// Place of the lesson in the course.
    package let place: Int
    /// The band, by its position in the curriculum.
    package let band: Int?
    /// Number of the text in the language taught; -1 for one without letters.
    package let target: Int32
    /// Number of the whole translation with its remarks; -1 for one without letters.
    package let native: Int32
  }

  /// The course, by its position in the curriculum.
  package let course: Int
  /// The cards, in teaching order.
  package private(set) var entries: [Entry] = []
  private var targets = FormIndex()
  private var natives = FormIndex()
  private var senses = FormIndex()

  /// The cards of a course.
  ///
  /// - Complexity: O(*n*) in the bytes of the cards' texts.
  init(_ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder) {
    self.course = course
    for (place, lesson) in order.lessonsOfCourse[course].enumerated() {
      for card in curriculum.lessons[lesson].cards {
        let position = entries.count
        let target = targets.add(card.targetText.string, position)
        let native = natives.add(card.nativeText.string, position)
        entries.append(
          Entry(
            card: card, lesson: lesson, place: place, band: order.bandOfLesson[lesson], target: target,
            native: native))
        if let divided = card.dividedSenses {
          for sense in divided { senses.add(sense, position) }
        } else {
          senses.add(natives.lastWords, position)
        }
        for sense in card.acceptNative { senses.add(sense.string, position) }
      }
    }
  }

  /// The cards that show a text in the language taught.
  package func showing(_ text: String) -> [Entry] { targets.positions(of: text).map { entries[$0] } }

  /// The cards that a text in the source language translates.
  package func meaning(_ text: String) -> [Entry] { senses.positions(of: text).map { entries[$0] } }

  /// Calls `body` with each single word that is a card's text or its lemma, folded, in teaching order.
  func forEachWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var scanner = WordScanner()
    for entry in entries {
      if let lemma = entry.card.lemma {
        let words = foldedWords(lemma.string)
        if words.count == 1 { scanner.scan(words[0]) { _, folded in body(folded) } }
      } else if entry.target >= 0 {
        targets.withForm(entry.target) { if !$0.contains(0x20) { body($0) } }
      }
    }
  }

  /// Calls `body` with the cards of each text in the language taught that several cards show.
  package func forEachShared(_ body: ([Entry]) -> Void) {
    targets.forEachShared { body($0.map { entries[$0] }) }
  }

  /// Calls `body` with the cards of each translation that several cards have.
  package func forEachSharedTranslation(_ body: ([Entry]) -> Void) {
    natives.forEachShared { body($0.map { entries[$0] }) }
  }
}

/// Positions by the words of a text.
private struct FormIndex: Sendable {
  private var table = WordTable()
  private var scanner = WordScanner()
  /// For each text the first entry of its list, and for each entry the one before it in the list; -1 for none.
  private var lastOfForm: [Int32] = []
  private var previous: [Int32] = []
  private var positions: [Int32] = []
  private var sharedForms: [Int32] = []
  /// The words of the text that was added last.
  private(set) var lastWords: [UInt8] = []

  init() {}

  /// Adds a position under a text.
  ///
  /// - Returns: The text's number; -1 for one without letters.
  @discardableResult
  mutating func add(_ text: String, _ position: Int) -> Int32 {
    FormIndex.read(text, into: &lastWords, &scanner)
    return add(lastWords, position)
  }

  /// Adds a position under the folded words of a text.
  ///
  /// - Returns: The text's number; -1 for one without letters.
  @discardableResult
  mutating func add(_ words: [UInt8], _ position: Int) -> Int32 {
    guard !words.isEmpty else { return -1 }
    let form = words.withUnsafeBufferPointer { table.intern($0) }
    if form == lastOfForm.count { lastOfForm.append(-1) }
    let last = lastOfForm[form]
    // A card may name the same sense twice.
    if last >= 0, positions[Int(last)] == Int32(position) { return Int32(form) }
    if last >= 0, previous[Int(last)] < 0 { sharedForms.append(Int32(form)) }
    previous.append(last)
    positions.append(Int32(position))
    lastOfForm[form] = Int32(positions.count - 1)
    return Int32(form)
  }

  /// The positions under a text, ascending.
  func positions(of text: String) -> [Int] {
    var scanner = WordScanner()
    var words: [UInt8] = []
    FormIndex.read(text, into: &words, &scanner)
    guard let form = words.withUnsafeBufferPointer({ $0.isEmpty ? nil : table.number(of: $0) }) else {
      return []
    }
    return list(Int32(form))
  }

  /// Calls `body` with the folded words of a text.
  func withForm(_ form: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    table.withBytes(of: Int(form), body)
  }

  func forEachShared(_ body: ([Int]) -> Void) { for form in sharedForms { body(list(form)) } }

  private func list(_ form: Int32) -> [Int] {
    var found: [Int] = []
    var entry = lastOfForm[Int(form)]
    while entry >= 0 {
      found.append(Int(positions[Int(entry)]))
      entry = previous[Int(entry)]
    }
    return found.reversed()
  }

  /// Puts the folded words of a text into a buffer, with a space between them.
  private static func read(_ text: String, into words: inout [UInt8], _ scanner: inout WordScanner) {
    words.removeAll(keepingCapacity: true)
    scanner.scan(text) { _, folded in
      if !words.isEmpty { words.append(0x20) }
      words += folded
    }
  }
}
