import CurriculumRuntime
import Distractors

/// Where the items and texts of a curriculum stand in what is taught.
struct OptionHomes {
  private let curriculum: Curriculum
  private let order: TeachingOrder
  /// For each course the folded words that its cards show, and the senses that they have; made when first asked for.
  private let words: [WordTable]
  private let senses: [WordTable]
  /// The first quiz of each topic and of each subject.
  private let topics: [String: Int]
  private let subjects: [Subject: Int]

  init(_ curriculum: Curriculum, _ order: TeachingOrder, threads: Int = 1) {
    self.curriculum = curriculum
    self.order = order
    var asks = [Bool](repeating: false, count: curriculum.courses.count)
    for (index, lesson) in curriculum.lessons.enumerated() {
      if let course = curriculum.courseOfLesson[index],
        lesson.exercises.contains(where: { $0.optionKey != nil })
      {
        asks[course] = true
      }
    }
    for (index, boss) in curriculum.bossTests.enumerated() {
      if let band = curriculum.bandOfBossTest[index], let course = curriculum.courseOfBand[band],
        boss.items.contains(where: { $0.optionKey != nil })
      {
        asks[course] = true
      }
    }
    let lessons = Dictionary(grouping: curriculum.lessons.indices, by: { curriculum.courseOfLesson[$0] })
    let tables = parallelMap(asks, threads: threads, stretch: 1) { course, asks in
      Self.tables(asks ? (lessons[course] ?? []).map { curriculum.lessons[$0] } : [])
    }
    let quizzes = curriculum.quizzes.enumerated()
    topics = Dictionary(quizzes.compactMap { quiz in quiz.element.topic.map { ($0.string, quiz.offset) } }) {
      first, _ in first
    }
    subjects = Dictionary(quizzes.map { ($0.element.subject.value, $0.offset) }) { first, _ in first }
    words = tables.map(\.words)
    senses = tables.map(\.senses)
  }

  /// The folded words that the cards of lessons show, and the senses that they have.
  private static func tables(_ lessons: [Lesson]) -> (words: WordTable, senses: WordTable) {
    var (words, senses) = (WordTable(), WordTable())
    var scanner = WordScanner()
    for lesson in lessons {
      for card in lesson.cards {
        scanner.scan(card.targetText.string) { _, word in _ = words.intern(word) }
        _ = senses.intern(AcceptableAnswers.comparisonForm(of: card.firstSense))
        for sense in card.dividedSenses?.dropFirst() ?? [] {
          _ = senses.intern(AcceptableAnswers.comparisonForm(of: sense))
        }
      }
    }
    return (words, senses)
  }

  /// True when the answer of a question is in the language that a course teaches, false when it is a translation.
  func isWord(_ question: Question, _ course: Int) -> Bool {
    guard let answer = question.optionKey else { return true }
    if case .cloze = question.body {
      // A gap stands in a sentence of its own language.
      let words = foldedWords(question.prompt.string)
      return words.isEmpty || words.count { self.words[course].number(of: $0) != nil } * 3 >= words.count
    }
    if senses[course].number(of: AcceptableAnswers.comparisonForm(of: answer)) != nil { return false }
    let folded = foldedWords(answer)
    guard !folded.isEmpty else { return true }
    if folded.count(where: { words[course].number(of: $0) != nil }) * 2 >= folded.count { return true }
    // Words that the course does not teach: by their script, which the translations have, too.
    guard let script = WritingScript(of: answer), senses[course].count > 0,
      let other = WritingScript(of: senses[course][0]), script == other
    else { return true }
    guard let lexicon = Lexicon.of(curriculum.courses[course].source.code.string) else { return false }
    return !folded.allSatisfy { lexicon.word($0) != nil }
  }

  /// The home of a lesson's exercises and cards: whatever is taught by the end of the unit may be asked.
  func lesson(_ lesson: Int) -> OptionHome {
    var home = card(lesson)
    guard let unit = curriculum.unitOfLesson[lesson] else { return home }
    let places = curriculum.lessonsOfUnit[unit].compactMap { order.placeOfLesson[$0] }
    home.place = Int32(places.max() ?? Int(home.place))
    return home
  }

  /// The home of a card of a lesson.
  func card(_ lesson: Int) -> OptionHome {
    var home = OptionHome()
    home.lesson = Int32(lesson)
    home.unit = Int32(curriculum.unitOfLesson[lesson] ?? -1)
    home.band = Int32(order.bandOfLesson[lesson] ?? -1)
    home.place = Int32(order.placeOfLesson[lesson] ?? 0)
    return home
  }

  /// The home of the items at the end of a band.
  func bossTest(_ band: Int) -> OptionHome {
    var home = OptionHome()
    home.band = Int32(band)
    let places = curriculum.unitsOfBand[band].flatMap { curriculum.lessonsOfUnit[$0] }
      .compactMap { order.placeOfLesson[$0] }
    home.place = Int32(places.max() ?? 0)
    return home
  }

  /// The home of a quiz's questions: the quiz for a lesson, its topic for a unit, its subject for a band.
  func quiz(_ quiz: Int) -> OptionHome {
    let own = curriculum.quizzes[quiz]
    var home = OptionHome()
    home.lesson = Int32(quiz)
    if let topic = own.topic?.string {
      home.unit = Int32(topics[topic] ?? quiz)
    }
    home.band = Int32(subjects[own.subject.value] ?? quiz)
    return home
  }

  /// The home of a kit's questions: the kit for a lesson, its stage for a unit and for the order of teaching.
  func kit(_ kit: Int) -> OptionHome {
    let own = curriculum.kits[kit]
    var home = OptionHome()
    home.lesson = Int32(kit)
    guard let story = curriculum.storyOfKit[kit] else { return home }
    let stage =
      curriculum.stories[story].stages.firstIndex { $0.name.value.rawValue == own.stage.string } ?? 0
    home.unit = Int32(stage)
    home.place = Int32(stage)
    return home
  }
}
