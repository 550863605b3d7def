import CurriculumRuntime

/// A word that a course teaches, and how often learners meet it again.
struct TaughtWord {
  /// Position of the band that teaches it first.
  let band: Int
  /// Place in the course of the lesson that teaches it first.
  let place: Int
  /// Sentences and exercises of later lessons that have it.
  var uses = 0
  /// How many lessons later the first of them comes; nil where none does.
  var nextUse: Int?
}

/// The words of all courses, with the sentences and exercises of later lessons in which they come back.
///
/// A word is what a card's lemma says, or where it has none its text without the article. It is met where its text, its
/// lemma, its plural, or one of its forms or variants stands as whole words.
struct WordMeetings {
  /// The words, course by course, in the order in which they are taught.
  private(set) var words: [TaughtWord] = []
  private var trees: [Int64: PhraseTree] = [:]

  /// Reads the cards, sentences and exercises of a bundle.
  init(_ reader: BundleReader, _ lessons: LessonPlaces) throws(BundleError) {
    try addWords(reader, lessons)
    for row in try reader.values("SELECT lesson_id, target_text FROM sentences", []) {
      meet(WordCut.words(row[1].text ?? ""), in: row[0].integer.flatMap { lessons.places[$0] })
    }
    for row in try reader.values(
      "SELECT owner_id, prompt, answer_json FROM questions WHERE owner_kind = 'lesson'", [])
    {
      // No word is empty, so no phrase goes from the prompt into the answer.
      let text =
        WordCut.words(row[1].text ?? "") + [""]
        + WordCut.words(Self.texts(in: row[2].text ?? "").joined(separator: " "))
      meet(text, in: row[0].integer.flatMap { lessons.places[$0] })
    }
  }

  private mutating func addWords(_ reader: BundleReader, _ lessons: LessonPlaces) throws(BundleError) {
    var cards: [Int64: [[BundleValue]]] = [:]
    for row in try reader.values(
      "SELECT lesson_id, target_text, article, lemma, details_json FROM cards ORDER BY lesson_id, order_idx",
      [])
    {
      if let lesson = row[0].integer { cards[lesson, default: []].append(row) }
    }
    var numbers: [Int64: [String: Int]] = [:]
    for lesson in lessons.order {
      guard let place = lessons.places[lesson] else { continue }
      for card in cards[lesson] ?? [] {
        let phrases = Self.phrases(of: card)
        let name = phrases.name.isEmpty ? card[1].text ?? "" : phrases.name.joined(separator: " ")
        let number = numbers[place.course]?[name] ?? words.count
        if number == words.count {
          words.append(TaughtWord(band: place.band, place: place.order))
          numbers[place.course, default: [:]][name] = number
        }
        for phrase in phrases.all { trees[place.course, default: PhraseTree()].add(phrase, number: number) }
      }
    }
  }

  /// The words of a card's phrases: of the one that it is known by, and of all that it may be met as.
  private static func phrases(of card: [BundleValue]) -> (name: [String], all: [[String]]) {
    var text = WordCut.words(card[1].text ?? "")
    let article = WordCut.words(card[2].text ?? "")
    if text.count > article.count, text.starts(with: article) { text.removeFirst(article.count) }
    let lemma = card[3].text.map(WordCut.words)
    var all = [text] + (lemma.map { [$0] } ?? [])
    let details = card[4].text.flatMap { JSONMembers($0) }?.members ?? []
    for member in details where ["forms", "plural", "undiacritised", "variants"].contains(member.key) {
      all += texts(in: member.json).map(WordCut.words)
    }
    return (lemma ?? text, all)
  }

  /// Counts a text of a lesson for each word taught before it.
  private mutating func meet(_ text: [String], in place: LessonPlaces.Place?) {
    guard let place, let tree = trees[place.course] else { return }
    for number in tree.numbers(in: text) where words[number].place < place.order {
      let distance = place.order - words[number].place
      words[number].uses += 1
      words[number].nextUse = min(words[number].nextUse ?? distance, distance)
    }
  }

  /// The texts of a JSON value, in their order, however deep they stand; keys are none.
  ///
  /// - Parameter depth: Levels that are looked into, more than any column of a bundle has.
  private static func texts(in json: String, depth: Int = 8) -> [String] {
    if let text = JSONMembers.text(json) { return [text] }
    guard depth > 0 else { return [] }
    let parts = JSONMembers.elements(json) ?? JSONMembers(json)?.members.map(\.json) ?? []
    return parts.flatMap { texts(in: $0, depth: depth - 1) }
  }
}
