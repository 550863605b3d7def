/// What rules look at: the curriculum, what was worked out about it once for all rules, and a slice of it.
///
/// A rule on entities goes over `lessons` and `items`, which are a part when threads share the work or when only
/// some files are of interest, and all otherwise. A rule on the whole goes over `curriculum`.
package struct LintContext: RuleContext {
  /// Facts about the whole, worked out once.
  package final class Facts: Sendable {
    package let curriculum: Curriculum
    package let order: TeachingOrder
    /// Every item, in the order of homes and files.
    package let items: [Item]
    /// For each item the chemistry in its texts; mostly empty.
    package let chemistry: [[ChemicalText]]
    /// For each course what it teaches where, and which words its texts use.
    package let words: [CourseWords]
    /// For each course its cards, to be found by what they show.
    package let cards: [CourseCards]
    /// The sources, by the files' ids; empty where nothing is to be mended.
    package let sources: [SourceFile]
    /// For each course which of its cards are options of questions.
    package let optionCards: [OptionCards]
    /// What spelling is checked against.
    package let spelling: Spelling

    init(
      _ curriculum: Curriculum, sources: [SourceFile], threads: Int, needsFacts: Bool,
      spelling: Spelling = .unchecked
    ) {
      self.spelling = spelling
      let order = TeachingOrder(curriculum)
      self.curriculum = curriculum
      self.sources = sources
      self.order = order
      let items = needsFacts ? collectItems(curriculum, threads: threads) : []
      self.items = items
      chemistry = parallelMap(items, threads: threads) { _, item in
        CurriculumCompiler.chemistry(of: item, curriculum)
      }
      let courses = needsFacts ? Array(curriculum.courses.indices) : []
      let itemsOfCourse = Self.itemsByCourse(items, curriculum)
      // All at once, those that take longest first: a part has one course, and would keep one thread busy.
      let jobs = [CourseFact.Kind.words, .cards, .options].flatMap { kind in courses.map { (kind, $0) } }
      let facts = parallelMap(jobs, threads: threads, stretch: 1) { _, job in
        CourseFact(job.0, job.1, curriculum, order, itemsOfCourse[job.1])
      }
      words = facts.compactMap { if case .words(let words) = $0 { words } else { nil } }
      cards = facts.compactMap { if case .cards(let cards) = $0 { cards } else { nil } }
      optionCards = facts.compactMap { if case .options(let options) = $0 { options } else { nil } }
    }

    /// For each course its lessons' exercises and its boss tests' items.
    private static func itemsByCourse(_ items: [Item], _ curriculum: Curriculum) -> [[Item]] {
      var result = [[Item]](repeating: [], count: curriculum.courses.count)
      for item in items {
        if let course = curriculum.course(of: item.home) { result[course].append(item) }
      }
      return result
    }
  }

  /// Facts about the whole.
  package let facts: Facts
  private let lessonRange: Range<Int>
  private let itemRange: Range<Int>

  /// A slice of a curriculum, or all of it.
  init(_ facts: Facts, lessons: Range<Int>? = nil, items: Range<Int>? = nil) {
    self.facts = facts
    lessonRange = lessons ?? facts.curriculum.lessons.indices
    itemRange = items ?? facts.items.indices
  }

  /// The whole curriculum.
  package var curriculum: Curriculum { facts.curriculum }
  /// In which order lessons are taught.
  package var order: TeachingOrder { facts.order }
  /// The lessons of the slice, by their positions in the curriculum.
  package var lessons: ArraySlice<Lesson> { facts.curriculum.lessons[lessonRange] }
  /// The items of the slice, in the order of homes and files.
  package var items: ArraySlice<Item> { facts.items[itemRange] }

  /// The chemistry in the items of the slice.
  var chemistry: ArraySlice<[ChemicalText]> { facts.chemistry[itemRange] }

  /// The course that an item belongs to; nil for quizzes, kits and decks.
  package func course(of item: Item) -> Course? { courseIndex(of: item).map { curriculum.courses[$0] } }

  /// The course that an item belongs to, by its position in the curriculum; nil for quizzes, kits and decks.
  package func courseIndex(of item: Item) -> Int? { curriculum.course(of: item.home) }

  /// The course that a lesson belongs to, by the lesson's position.
  package func course(ofLesson lesson: Int) -> Course? {
    curriculum.courseOfLesson[lesson].map { curriculum.courses[$0] }
  }

  /// The band that a lesson belongs to, by the lesson's position.
  package func band(ofLesson lesson: Int) -> Band? {
    order.bandOfLesson[lesson].map { curriculum.bands[$0] }
  }

  /// The band that an item belongs to; nil for quizzes, kits and decks.
  package func band(of item: Item) -> Band? {
    switch item.home {
    case .lesson(let lesson): band(ofLesson: lesson)
    case .bossTest(let boss): curriculum.bandOfBossTest[boss].map { curriculum.bands[$0] }
    default: nil
    }
  }

  /// The story that a kit belongs to, by the kit's position.
  package func story(ofKit kit: Int) -> Story? {
    curriculum.storyOfKit[kit].map { curriculum.stories[$0] }
  }

  /// The source that something is written in; nil where nothing is to be mended.
  package func source(of span: SourceSpan) -> SourceFile? {
    let place = Int(span.file.index)
    return place < facts.sources.count ? facts.sources[place] : nil
  }

  /// The same slice for rules that judge each lesson and item by itself.
  var entities: EntityContext { EntityContext(self) }

  /// The quiz that an item belongs to; nil for any other item.
  package func quiz(of item: Item) -> Quiz? {
    guard case .quiz(let quiz) = item.home else { return nil }
    return curriculum.quizzes[quiz]
  }
}

extension Curriculum {
  /// The course that an item belongs to, by its position; nil for quizzes, kits and decks.
  package func course(of home: Item.Home) -> Int? {
    switch home {
    case .lesson(let lesson): courseOfLesson[lesson]
    case .bossTest(let boss): bandOfBossTest[boss].flatMap { courseOfBand[$0] }
    default: nil
    }
  }
}

/// One of the facts about a course that are worked out side by side.
private enum CourseFact: Sendable {
  case words(CourseWords)
  case cards(CourseCards)
  case options(OptionCards)

  enum Kind { case words, cards, options }

  init(_ kind: Kind, _ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder, _ items: [Item]) {
    self =
      switch kind {
      case .words: .words(CourseWords(course, curriculum, order))
      case .cards: .cards(CourseCards(course, curriculum, order))
      case .options: .options(OptionCards(course, curriculum, order, items))
      }
  }
}
