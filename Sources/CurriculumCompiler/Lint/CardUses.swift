/// Where a card is taught, first used, and met again.
package struct CardUses: Sendable {
  /// The text in the language taught.
  package let text: String
  /// The sublevel of the band: "N1"; nil where the unit or band is unknown.
  package let band: String?
  /// Title of the lesson.
  package let lesson: String
  /// Title of the first lesson with a sentence or an exercise that has the text.
  package let firstUse: String?
  /// Titles of the lessons after its own whose sentences, exercises or cards have the text, in teaching order.
  package let later: [String]
}

extension Curriculum {
  /// What becomes of a card in its course; nil when it is not there.
  ///
  /// A text is met where its words stand one behind another, whatever their case.
  ///
  /// - Complexity: O(*n*) in the texts of the course.
  package func uses(of card: Card) -> CardUses? {
    let key = card.identity.key
    guard let home = lessons.firstIndex(where: { $0.cards.contains { $0.identity.key == key } }) else {
      return nil
    }
    let order = TeachingOrder(self)
    let words = foldedWords(card.targetText.string)
    let isUse = { (text: Text) in !words.isEmpty && foldedWords(text.string).holds(words) }
    let course = courseOfLesson[home]
    let path = course.map { order.lessonsOfCourse[$0] } ?? []
    let place = order.placeOfLesson[home] ?? 0
    var firstUse: String?
    var later: [String] = []
    for (index, position) in path.enumerated() {
      let lesson = lessons[position]
      let isUsed =
        lesson.sentences.contains { isUse($0.targetText) }
        || lesson.exercises.contains { isUse($0.prompt.whole) || $0.answerTexts.contains(where: isUse) }
      if isUsed, firstUse == nil { firstUse = lesson.title.string }
      guard index > place else { continue }
      if isUsed || lesson.cards.contains(where: { isUse($0.targetText) }) {
        later.append(lesson.title.string)
      }
    }
    return CardUses(
      text: card.targetText.string, band: order.bandOfLesson[home].map { bands[$0].sublevel.value.rawValue },
      lesson: lessons[home].title.string, firstUse: firstUse, later: later)
  }
}

extension [String] {
  /// True when words stand in it one behind another.
  fileprivate func holds(_ words: [String]) -> Bool {
    guard count >= words.count else { return false }
    return (0...count - words.count).contains { self[$0..<$0 + words.count].elementsEqual(words) }
  }
}

extension Question {
  /// The texts of its options and answers.
  fileprivate var answerTexts: [Text] {
    switch body {
    case .choice(let options, _, _): options
    case .typed(let answer, let accept), .spoken(let answer, let accept): [answer] + accept
    case .cloze(let gaps): gaps.flatMap(\.self)
    case .ordering(let items): items
    case .matching(let pairs): pairs.flatMap { [$0.left, $0.right] }
    case .recall(let answer): [answer]
    case .trueFalse, .numeric, .rubric: []
    }
  }
}
