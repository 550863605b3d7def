import CurriculumRuntime
import Distractors

/// What a realm has: the texts that may become options, and what stood together in items that people wrote.
struct OptionRealms: Sendable {
  private let curriculum: Curriculum
  private let order: TeachingOrder
  /// Where items and texts stand.
  let homes: OptionHomes
  private let policy: DistractorPolicy
  private var engines: [OptionItem.Realm: OptionEngine] = [:]
  /// Realms whose engine knows all of their texts, whoever asks for it first.
  private var wholeRealms: Set<OptionItem.Realm> = []
  /// The first words of all courses, those of other parts of the curriculum among them; made when first asked for.
  private var openings: [CourseOpening]?
  private let foreign: [CourseOpening]
  /// What was read in the first words of a course, for those that share its learners.
  private var firstWords: [SourceFile.ID: [OptionTraits]] = [:]

  /// The realms of a curriculum.
  ///
  /// - Parameter openings: The first words of courses, where the curriculum is a part of one that has more.
  init(
    _ curriculum: Curriculum, _ order: TeachingOrder, among openings: [CourseOpening] = [], threads: Int = 1
  ) {
    self.curriculum = curriculum
    self.order = order
    foreign = openings
    homes = OptionHomes(curriculum, order, threads: threads)
    policy = curriculum.settings.distractors
  }

  /// The engine of a realm, made when it is first asked for.
  ///
  /// - Complexity: Linear in the texts of the realm, the first time.
  mutating func engine(_ realm: OptionItem.Realm) -> OptionEngine { engine(realm, cards: nil) }

  /// Makes the engines of some realms, several at once.
  mutating func prepare(_ wanted: [OptionItem.Realm], threads: Int) {
    let wanted = wanted.filter { engines[$0] == nil }
    guard threads > 1, wanted.count > 1 else { return }
    if policy.sources.contains(.otherCourses) {
      openings = openings ?? CourseOpening.all(of: curriculum, order, among: foreign)
    }
    let before = self
    let made = parallelMap(wanted, threads: threads, stretch: 1) { _, realm in
      var own = before
      return own.make(realm, cards: nil)
    }
    for (realm, engine) in zip(wanted, made) { engines[realm] = engine }
  }

  /// Has realms searched as a whole for cards, as they are where items have been searched for in them.
  mutating func keepWhole(_ realms: [OptionItem.Realm]) { wholeRealms.formUnion(realms) }

  private mutating func engine(_ realm: OptionItem.Realm, cards: CardRealm?) -> OptionEngine {
    if let engine = engines[realm] { return engine }
    let engine = make(realm, cards: cards)
    engines[realm] = engine
    return engine
  }

  /// The engine for cards that find too few options among their like.
  ///
  /// - Parameters:
  ///   - realm: The words or the translations of a course.
  ///   - taught: How many cards of the course are taught when the last of those cards is: the others are not offered.
  ///   - cards: The course's cards.
  mutating func fillingEngine(_ realm: OptionItem.Realm, taught: Int, of cards: CardRealm) -> OptionEngine {
    let count = cards.count
    // What was read in some of the cards stands in other places.
    let cards = cards.isWhole ? cards : nil
    let isLater = policy.allowsNotYetTaught || taught * 2 > count
    let limit = min(isLater ? count : taught, Self.largeCourse)
    guard limit < count, engines[realm] == nil, !wholeRealms.contains(realm) else {
      return engine(realm, cards: cards)
    }
    return make(realm, limit: limit, cards: cards)
  }

  /// Cards of a course up to which all are looked at for those that find too few among their like.
  private static let largeCourse = 3000

  private mutating func make(
    _ realm: OptionItem.Realm, limit: Int = .max, cards: CardRealm?
  ) -> OptionEngine {
    switch realm {
    case .quizzes(let language): quizzes(language)
    case .story(let story): self.story(story)
    case .words(let course):
      self.course(
        course, language: curriculum.courses[course].code.string, showsWords: true, limit: limit,
        read: cards?.targets)
    case .translations(let course):
      self.course(
        course, language: curriculum.courses[course].source.code.string, showsWords: false, limit: limit,
        read: cards?.natives)
    }
  }

  private func quizzes(_ language: String) -> OptionEngine {
    var sources: [OptionSource] = []
    var memory = CoOptionMemory(lexicon: Lexicon.of(language))
    for (index, quiz) in curriculum.quizzes.enumerated() where quiz.language.string == language {
      for question in quiz.questions { add(question, homes.quiz(index), &sources, &memory) }
    }
    if language == "en" {
      for deck in curriculum.decks {
        for card in deck.flashcards { add(card, OptionHome(), &sources, &memory) }
      }
    }
    return OptionEngine(sources, language: language, isSubject: true, policy: policy, memory: memory)
  }

  private func story(_ story: Int) -> OptionEngine {
    let language = curriculum.stories[story].target.code.string
    var sources: [OptionSource] = []
    var memory = CoOptionMemory(lexicon: Lexicon.of(language))
    for (index, kit) in curriculum.kits.enumerated() where curriculum.storyOfKit[index] == story {
      let home = homes.kit(index)
      for question in kit.questions {
        let key = question.correctAnswer.string
        let wrong = question.incorrectAnswers.map(\.string)
        sources.append(OptionSource(key, home: home, prompts: [question.question.string]))
        sources += wrong.map { OptionSource($0, home: home) }
        if !wrong.isEmpty { memory.add(options: [key] + wrong) }
        memory.take(question.details.verdicts, key: key)
      }
    }
    return OptionEngine(sources, language: language, isSubject: false, policy: policy, memory: memory)
  }

  /// An engine over what a course shows in one of its languages.
  ///
  /// - Parameter read: What was read in what its cards show, in the order of teaching; nil where nobody did.
  private mutating func course(
    _ course: Int, language: String, showsWords: Bool, limit: Int, read: [OptionTraits]?
  ) -> OptionEngine {
    var sources: [OptionSource] = []
    var memory = CoOptionMemory(lexicon: Lexicon.of(language))
    var left = limit
    let lessons = order.lessonsOfCourse[course].prefix { lesson in
      defer { left -= curriculum.lessons[lesson].cards.count }
      return left > 0
    }
    var place = 0
    for lesson in lessons {
      for card in curriculum.lessons[lesson].cards {
        add(card, homes.card(lesson), showsWords, read.map { $0[place] }, &sources, &memory)
        place += 1
      }
    }
    let own: OptionItem.Realm = showsWords ? .words(course: course) : .translations(course: course)
    func addExercise(_ question: Question, _ home: OptionHome) {
      guard question.optionKey != nil, homes.isWord(question, course) == (own == .words(course: course))
      else {
        return
      }
      add(question, home, &sources, &memory)
    }
    for lesson in lessons {
      for question in curriculum.lessons[lesson].exercises { addExercise(question, homes.lesson(lesson)) }
    }
    for (index, boss) in curriculum.bossTests.enumerated() {
      guard let band = curriculum.bandOfBossTest[index], curriculum.courseOfBand[band] == course else {
        continue
      }
      for question in boss.items { addExercise(question, homes.bossTest(band)) }
    }
    if !showsWords, policy.sources.contains(.otherCourses) { addOtherCourses(course, &sources) }
    return OptionEngine(sources, language: language, isSubject: false, policy: policy, memory: memory)
  }

  private func add(
    _ card: Card, _ place: OptionHome, _ showsWords: Bool, _ read: OptionTraits?,
    _ sources: inout [OptionSource], _ memory: inout CoOptionMemory
  ) {
    var home = place
    home.partOfSpeech = Int8(card.partOfSpeech?.place ?? -1)
    home.gender = Int8(card.gender?.place ?? -1)
    home.number = Int8(card.details?.number?.place ?? -1)
    let key: String
    if showsWords {
      key = card.targetText.string
      let asked = card.senses + card.acceptNative.map(\.string)
      sources.append(OptionSource(key, home: home, prompts: asked, traits: read))
      var form = home
      form.isForm = true
      for text in card.details?.forms ?? [] { sources.append(OptionSource(text.string, home: form)) }
      // A gap behind the article asks for the bare noun.
      if let article = card.article?.string, key.hasPrefix(article) {
        let bare = key.dropFirst(article.count).drop { $0 == " " }
        if !bare.isEmpty { sources.append(OptionSource(String(bare), home: home, prompts: asked)) }
      }
    } else {
      key = card.firstSense
      let asked = [card.targetText] + card.acceptTarget + (card.details?.variants.map(\.value) ?? [])
      // The first of the senses is what the card shows.
      for (number, sense) in (card.senses + card.acceptNative.map(\.string)).enumerated() {
        sources.append(
          OptionSource(
            sense, home: home, prompts: asked.map(\.string), traits: number == 0 ? read : nil))
      }
    }
    memory.take(card.details?.verdicts, key: key)
  }

  /// Translations of the words that other courses for the same learners teach: words they know anyway.
  private mutating func addOtherCourses(_ course: Int, _ sources: inout [OptionSource]) {
    let own = curriculum.courses[course]
    let all = openings ?? CourseOpening.all(of: curriculum, order, among: foreign)
    openings = all
    let others = all.filter { $0.file != own.identity.id.span.file && $0.source == own.source.code.string }
    for other in others {
      let words = other.words.prefix(CourseOpening.length / others.count)
      let read = readFirst(words.count, of: other)
      for (word, traits) in zip(words, read) {
        var home = OptionHome()
        home.partOfSpeech = word.partOfSpeech
        home.isOtherCourse = true
        sources.append(OptionSource(word.sense, home: home, prompts: [], traits: traits))
      }
    }
  }

  /// What is read in a course's first words, or in more of them.
  private mutating func readFirst(_ count: Int, of opening: CourseOpening) -> [OptionTraits] {
    if let known = firstWords[opening.file], known.count >= count { return known }
    let lexicon = Lexicon.of(opening.source)
    let read = opening.words.prefix(count).map { OptionText($0.sense, lexicon: lexicon).traits }
    firstWords[opening.file] = read
    return read
  }

  private func add(
    _ question: Question, _ home: OptionHome, _ sources: inout [OptionSource], _ memory: inout CoOptionMemory
  ) {
    switch question.body {
    case .choice(let options, let keys, _):
      for (index, option) in options.enumerated() where !ItemPhrases.standsForOthers(option.string) {
        sources.append(
          OptionSource(
            option.string, home: home, prompts: keys.contains(index) ? [question.prompt.string] : []))
      }
      if options.count > 1 { memory.add(options: options.map(\.string)) }
      if let key = question.optionKey { memory.take(question.details.verdicts, key: key) }
    case .cloze(let gaps):
      for gap in gaps {
        sources.append(OptionSource(gap[0].string, home: home, prompts: [question.prompt.string]))
      }
    case .typed(let answer, _), .recall(let answer):
      // Terms and short answers; a whole sentence is nobody's wrong option.
      guard answer.string.utf8.count <= 40 else { return }
      sources.append(OptionSource(answer.string, home: home, prompts: [question.prompt.string]))
    default: return
    }
  }
}

extension CoOptionMemory {
  /// Takes over what an author decided: pins and approvals stood beside the answer, bans never will.
  mutating func take(_ verdicts: DistractorVerdicts?, key: String) {
    guard let verdicts else { return }
    let good = (verdicts.pinned + verdicts.accepted).map(\.string)
    for option in good { add(options: [key, option]) }
    for option in verdicts.banned { ban(key: key, option: option.string) }
  }
}
