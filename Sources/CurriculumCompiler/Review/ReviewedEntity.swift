/// Something learners see or whose progress they have, as a review compares it.
struct ReviewedEntity: Sendable {
  /// One thing that is said about it: its name for teachers, and what is said.
  struct Fact: Equatable, Sendable {
    let name: String
    let text: String
  }

  /// What it is.
  let kind: EntityKind
  /// Its number in the bundle, which stays when it is renamed or moved.
  let number: Int64
  /// Its authored id.
  let id: String
  /// What teachers know it by: a word, a title, a prompt.
  let title: String
  /// Where it stands, outermost first: course, unit, lesson.
  let place: [String]
  /// The number of what it stands in, which stays when that is renamed; 0 for what stands for itself.
  let home: Int64
  /// What is said about it, in a fixed order; each name once.
  let facts: [Fact]
  /// Numbers that make it easier or harder.
  let weights: [Weight]

  /// A number that makes something easier or harder, and which way.
  struct Weight: Sendable {
    let name: String
    let value: Double
    /// True when a larger number is harder for learners.
    let growsHarder: Bool
  }
}

/// Collects what a curriculum says in some of its files.
///
/// - Complexity: O(*n*) in the number of entities, with the work of describing only those in the files.
struct ReviewCollector {
  private let curriculum: Curriculum
  private let files: Set<SourceFile.ID>
  private(set) var entities: [ReviewedEntity] = []

  init(_ curriculum: Curriculum, files: Set<SourceFile.ID>) {
    self.curriculum = curriculum
    self.files = files
    collectCourses()
    collectLessons()
    collectTests()
    collectStories()
  }

  private func isIn(_ identity: Identity) -> Bool { files.contains(identity.id.span.file) }

  private mutating func add(
    _ identity: Identity, _ title: String, in place: [String], home: Identity? = nil,
    _ facts: [(String, String?)],
    _ weights: [ReviewedEntity.Weight] = []
  ) {
    entities.append(
      ReviewedEntity(
        kind: identity.kind, number: identity.number, id: identity.id.string, title: title, place: place,
        home: home?.number ?? 0,
        facts: facts.compactMap { name, text in text.map { ReviewedEntity.Fact(name: name, text: $0) } },
        weights: weights))
  }

  private mutating func collectCourses() {
    for course in curriculum.courses where isIn(course.identity) {
      add(
        course.identity, course.name.string, in: [],
        [("name", course.name.string), ("variety", course.variant?.string)])
    }
    for (index, band) in curriculum.bands.enumerated() where isIn(band.identity) {
      let course = curriculum.courseOfBand[index].map { curriculum.courses[$0].name.string }
      add(
        band.identity, band.longLabel.string, in: [course].compactMap(\.self),
        [
          ("label", band.longLabel.string), ("description", band.description?.string),
          ("units before the boss test", "\(band.unitsRequired.value)"),
        ],
        [
          .init(
            name: "units before the boss test", value: Double(band.unitsRequired.value), growsHarder: true)
        ])
    }
    for (index, unit) in curriculum.units.enumerated() where isIn(unit.identity) {
      add(
        unit.identity, unit.title.string, in: place(ofUnit: index).dropLast(),
        home: curriculum.bandOfUnit[index].map { curriculum.bands[$0].identity },
        [
          ("title", unit.title.string), ("can-do", unit.canDo?.string),
          ("description", unit.description?.string), ("place in the band", "\(unit.order.value + 1)"),
        ])
    }
  }

  private func place(ofUnit unit: Int) -> [String] {
    let band = curriculum.bandOfUnit[unit]
    let course = band.flatMap { curriculum.courseOfBand[$0] }.map { curriculum.courses[$0].name.string }
    let label = band.map { curriculum.bands[$0].sublevel.value.rawValue }
    return [course, label, curriculum.units[unit].title.string].compactMap(\.self)
  }

  private mutating func collectLessons() {
    for (index, lesson) in curriculum.lessons.enumerated() where isIn(lesson.identity) {
      let unit: [String] = curriculum.unitOfLesson[index].map { self.place(ofUnit: $0) } ?? []
      add(
        lesson.identity, lesson.title.string, in: unit,
        home: curriculum.unitOfLesson[index].map { curriculum.units[$0].identity },
        [
          ("title", lesson.title.string), ("can-do", lesson.canDo?.string),
          ("type", lesson.type.value.rawValue), ("place in the unit", "\(lesson.order.value + 1)"),
          ("explanations", joined(lesson.explanations)),
          ("sentences", joined(lesson.sentences.map(\.targetText))),
          ("translations of sentences", joined(lesson.sentences.map(\.nativeText))),
        ])
      let place = unit + [lesson.title.string]
      for card in lesson.cards { add(card, in: place, home: lesson.identity) }
      for exercise in lesson.exercises { add(exercise, in: place, home: lesson.identity) }
    }
  }

  private mutating func add(_ card: Card, in place: [String], home: Identity) {
    add(
      card.identity, card.targetText.string, in: place, home: home,
      [
        ("word", card.targetText.string), ("translation", card.nativeText.string),
        ("also accepted", joined(card.acceptNative + card.acceptTarget)),
        ("part of speech", card.partOfSpeech?.rawValue), ("gender", card.gender?.rawValue),
        ("article", card.article?.string), ("pronunciation", card.ipa?.string),
        ("transliteration", card.transliteration?.string),
        ("recording", card.details?.audio?.string), ("picture", card.details?.image?.file.string),
        ("hints", card.details.flatMap { joined($0.hints.map(\.text)) }),
        ("forms", card.details.flatMap { joined($0.forms) }),
      ] + (card.details?.texts.map { ($0.name, $0.text.string) } ?? []),
      [
        .init(name: "difficulty", value: Double(card.difficulty), growsHarder: true),
        .init(
          name: "accepted answers", value: Double(card.acceptNative.count + card.acceptTarget.count),
          growsHarder: false),
      ])
  }

  private mutating func add(_ question: Question, in place: [String], home: Identity) {
    let details = question.details
    var weights = [
      ReviewedEntity.Weight(
        name: "difficulty", value: Double(details.difficulty?.value ?? 3), growsHarder: true)
    ]
    weights += question.body.weights
    add(
      question.identity, question.prompt.string, in: place, home: home,
      [
        ("question", question.prompt.string), ("type", question.typeName.string),
        ("options", question.body.optionText), ("answer", question.body.answerText),
        ("also accepted", question.body.acceptedText), ("marks", details.marks.map { "\($0.value)" }),
        ("explanation", details.explanation?.string), ("hints", joined(details.hints)),
        ("recording", details.audio?.string), ("picture", details.image?.file.string),
        ("tier", details.tier?.value.rawValue), ("command word", details.commandWord?.string),
      ], weights)
  }

  private mutating func collectTests() {
    for (index, boss) in curriculum.bossTests.enumerated() where isIn(boss.identity) {
      let band = curriculum.bandOfBossTest[index].map { curriculum.bands[$0].longLabel.string }
      add(
        boss.identity, boss.title.string, in: [band].compactMap(\.self), [("title", boss.title.string)],
        [
          .init(name: "pass score in %", value: Double(boss.passScorePercent.value), growsHarder: true),
          .init(
            name: "time limit in seconds", value: Double(boss.timeLimitSeconds?.value ?? Int.max >> 12),
            growsHarder: false),
        ])
      for item in boss.items { add(item, in: [boss.title.string], home: boss.identity) }
    }
    for quiz in curriculum.quizzes where isIn(quiz.identity) {
      add(
        quiz.identity, quiz.title.string, in: [],
        [
          ("title", quiz.title.string), ("tier", quiz.tier.value.rawValue),
          ("board", quiz.board?.value.rawValue),
        ])
      for question in quiz.questions { add(question, in: [quiz.title.string], home: quiz.identity) }
    }
    for deck in curriculum.decks where isIn(deck.identity) {
      add(
        deck.identity, deck.topic.string, in: [],
        [("topic", deck.topic.string), ("depth", deck.depth.rawValue)])
      for card in deck.flashcards { add(card, in: [deck.topic.string], home: deck.identity) }
    }
  }

  private mutating func collectStories() {
    for story in curriculum.stories where isIn(story.identity) {
      add(
        story.identity, story.title.string, in: [], [("title", story.title.string)],
        [
          .init(
            name: "pass score of kits in %", value: Double(story.kitPassPercent.value), growsHarder: true),
          .init(
            name: "pass score of exams in %", value: Double(story.examPassPercent.value), growsHarder: true),
        ])
    }
    for kit in curriculum.kits where isIn(kit.identity) {
      add(kit.identity, kit.name.string, in: [kit.stage.string], [("name", kit.name.string)])
      for question in kit.questions {
        add(
          question.identity, question.question.string, in: [kit.stage.string, kit.name.string],
          home: kit.identity,
          [
            ("question", question.question.string), ("answer", question.correctAnswer.string),
            ("options", joined(question.incorrectAnswers)), ("also accepted", joined(question.accept)),
          ],
          [
            .init(name: "wrong answers", value: Double(question.incorrectAnswers.count), growsHarder: true),
            .init(name: "accepted answers", value: Double(question.accept.count), growsHarder: false),
          ])
      }
    }
  }

  private func joined(_ texts: [Text]) -> String? {
    texts.isEmpty ? nil : texts.map(\.string).joined(separator: " · ")
  }
}
