import CurriculumRuntime

/// What belongs together on the page, as one JSON document each: a band, a lesson, a test, a story, a kit, a quiz, a deck.
struct UnitDocuments {
  /// What a document is about.
  enum Kind: String, CaseIterable {
    case band, lesson, boss, story, kit, quiz, deck

    /// The table with a row for each document, and its primary key.
    var table: (name: String, key: String) {
      switch self {
      case .band: ("bands", "band_id")
      case .lesson: ("lessons", "lesson_id")
      case .boss: ("boss_tests", "boss_test_id")
      case .story: ("stories", "story_id")
      case .kit: ("kits", "kit_id")
      case .quiz: ("quizzes", "quiz_id")
      case .deck: ("decks", "deck_id")
      }
    }

    /// The owner's kind in `questions`; nil for what asks nothing itself.
    var owner: String? {
      switch self {
      case .band, .story: nil
      case .boss: "boss-test"
      case .lesson, .kit, .quiz, .deck: rawValue
      }
    }
  }

  private let edition: PreviewEdition
  private var rows: RowObjects { edition.rows }

  /// The documents of an edition.
  init(_ edition: PreviewEdition) { self.edition = edition }

  /// A document; nil when the bundle has no such thing.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func json(_ kind: Kind, _ number: Int64) throws(BundleError) -> String? {
    let found = try rows.rows(of: kind.table.name, where: kind.table.key, is: number, orderedBy: "1")
    guard let row = found.first else { return nil }
    var document = MemberList()
    document.add(kind.rawValue, object: row.members)
    var numbers = [number]
    if let owner = kind.owner {
      let questions = try rows.questions(of: owner, number)
      document.add("questions", list: questions.map(\.members))
      numbers += questions.map(\.number)
    }
    switch kind {
    case .band: try addBand(row, to: &document)
    case .lesson: numbers += try addLesson(row, to: &document)
    case .boss: try addCourse(ofBand: row.numbers["band_id"] ?? 0, to: &document)
    case .story: try addStory(number, to: &document)
    case .kit: try addStory(ofStage: row.numbers["stage_id"] ?? 0, to: &document)
    case .quiz, .deck: break
    }
    addPlaces(numbers, to: &document)
    return document.json
  }

  private func addBand(_ band: RowObjects.Object, to document: inout MemberList) throws(BundleError) {
    let number = band.number
    try addCourse(number: band.numbers["language_id"] ?? 0, to: &document)
    let cards = try counts("cards", "lesson_id", ofBand: number)
    let exercises = try edition.reader.values(
      """
      SELECT l.lesson_id, count(*) FROM lessons AS l JOIN questions AS q
      ON q.owner_id = l.lesson_id AND q.owner_kind = 'lesson' WHERE l.band_id = ? GROUP BY 1
      """, [number])
    let asked = Dictionary(
      exercises.map { ($0[0].integer ?? 0, $0[1].integer ?? 0) }, uniquingKeysWith: { first, _ in first })
    var units: [MemberList] = []
    for unit in try rows.rows(of: "units", where: "band_id", is: number, orderedBy: "order_idx") {
      var members = unit.members
      let lessons = try rows.rows(of: "lessons", where: "unit_id", is: unit.number, orderedBy: "order_idx")
      let list = lessons.map { lesson in
        var members = lesson.members
        // The page has them from the lesson's own document.
        members.add("content", json: "null")
        members.add("cards", number: cards[lesson.number] ?? 0)
        members.add("exercises", number: asked[lesson.number] ?? 0)
        return members
      }
      members.add("lessons", list: list)
      units.append(members)
    }
    document.add("units", list: units)
    let boss = try rows.rows(of: "boss_tests", where: "band_id", is: number, orderedBy: "1").first
    document.add("boss_test_id", number: boss?.number)
    document.add("new_words_limit", number: try limit(ofBand: number))
  }

  /// The most new words that a lesson of a band should teach.
  private func limit(ofBand number: Int64) throws(BundleError) -> Int? {
    if edition.places != nil { return edition.limits[number] }
    let label = try edition.reader.values("SELECT short_label FROM bands WHERE band_id = ?", [number])
    return IndexDocument.standardLimit(label.first?[0].text ?? "")
  }

  private func counts(_ table: String, _ column: String, ofBand number: Int64) throws(BundleError)
    -> [Int64: Int64]
  {
    let values = try edition.reader.values(
      """
      SELECT t.\(column), count(*) FROM \(table) AS t JOIN lessons AS l USING (\(column))
      WHERE l.band_id = ? GROUP BY 1
      """, [number])
    return Dictionary(
      values.map { ($0[0].integer ?? 0, $0[1].integer ?? 0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds the lesson's cards and sentences; returns the numbers of the cards.
  private func addLesson(_ lesson: RowObjects.Object, to document: inout MemberList) throws(BundleError)
    -> [Int64]
  {
    let band = lesson.numbers["band_id"] ?? 0
    try addCourse(ofBand: band, to: &document)
    document.add("new_words_limit", number: try limit(ofBand: band))
    let unit = try rows.rows(
      of: "units", where: "unit_id", is: lesson.numbers["unit_id"] ?? 0, orderedBy: "1")
    if let unit = unit.first { document.add("unit", object: unit.members) }
    let sentences = try rows.rows(
      of: "sentences", where: "lesson_id", is: lesson.number, orderedBy: "order_idx")
    document.add("sentences", list: sentences.map(\.members))
    var cards = try rows.rows(of: "cards", where: "lesson_id", is: lesson.number, orderedBy: "order_idx")
    for index in cards.indices {
      let questions = try rows.questions(of: "card", cards[index].number)
      cards[index].members.add("questions", list: questions.map(\.members))
    }
    document.add("cards", list: cards.map(\.members))
    return cards.map(\.number)
  }

  private func addCourse(ofBand number: Int64, to document: inout MemberList) throws(BundleError) {
    guard let band = try rows.rows(of: "bands", where: "band_id", is: number, orderedBy: "1").first else {
      return
    }
    document.add("band", object: band.members)
    try addCourse(number: band.numbers["language_id"] ?? 0, to: &document)
  }

  private func addCourse(number: Int64, to document: inout MemberList) throws(BundleError) {
    let course = try rows.rows(of: "languages", where: "language_id", is: number, orderedBy: "1").first
    if let course { document.add("language", object: course.members) }
  }

  private func addStory(_ number: Int64, to document: inout MemberList) throws(BundleError) {
    let asked = try edition.rows.counts(
      "SELECT owner_id, count(*) FROM questions WHERE owner_kind = 'kit' GROUP BY 1")
    var stages: [MemberList] = []
    for stage in try rows.rows(of: "stages", where: "story_id", is: number, orderedBy: "raw_value") {
      var members = stage.members
      let kits = try rows.rows(of: "kits", where: "stage_id", is: stage.number, orderedBy: "order_idx")
      let list = kits.map { kit in
        var members = kit.members
        members.add("questions", number: asked[kit.number] ?? 0)
        return members
      }
      members.add("kits", list: list)
      stages.append(members)
    }
    document.add("stages", list: stages)
    var exams: [MemberList] = []
    for exam in try rows.rows(of: "exams", where: "story_id", is: number, orderedBy: "order_idx") {
      var members = exam.members
      let sql = "SELECT relation, stage_id FROM exam_stages WHERE exam_id = ? ORDER BY relation, order_idx"
      let pairs = try edition.reader.values(sql, [exam.number])
      for (member, relation) in [("covered_stages", "covers"), ("opened_stages", "opens")] {
        let numbers = pairs.filter { $0[0].text == relation }.compactMap { $0[1].integer.map { "\($0)" } }
        members.add(member, json: "[\(numbers.joined(separator: ","))]")
      }
      exams.append(members)
    }
    document.add("exams", list: exams)
  }

  private func addStory(ofStage number: Int64, to document: inout MemberList) throws(BundleError) {
    guard let stage = try rows.rows(of: "stages", where: "stage_id", is: number, orderedBy: "1").first else {
      return
    }
    document.add("stage", object: stage.members)
    let story = try rows.rows(
      of: "stories", where: "story_id", is: stage.numbers["story_id"] ?? 0, orderedBy: "1")
    if let story = story.first { document.add("story", object: story.members) }
  }

  private func addPlaces(_ numbers: [Int64], to document: inout MemberList) {
    guard let places = edition.places else { return }
    var members = MemberList()
    for place in places.places(of: numbers) {
      members.add("\(place.number)", text: "\(place.path):\(place.line)")
    }
    document.add("places", object: members)
  }
}
