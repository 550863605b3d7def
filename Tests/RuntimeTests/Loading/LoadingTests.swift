import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct LoadingTests {
  /// Every call that an app reads content by, on a thing of the bundle that is there.
  private static func reads(_ reader: BundleReader) throws -> [(
    name: String, read: (BundleReader) throws -> Void
  )] {
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).first)
    let unit = try #require(try reader.units(ofBand: band.id).first)
    let lesson = try #require(try reader.lessons(ofUnit: unit.id).first)
    let card = try #require(try reader.cards(ofLesson: lesson.id).first)
    let boss = try #require(try reader.bossTest(ofBand: band.id))
    let story = try #require(try reader.stories().first)
    let stage = try #require(try reader.stages(ofStory: story.id).first)
    let kit = try #require(try reader.kits(ofStage: stage.id).first)
    let exam = try #require(try reader.exams(ofStory: story.id).first)
    let quiz = try #require(try reader.quizzes().first)
    let deck = try #require(try reader.decks().first)
    let question = try #require(try reader.questions(of: .quiz(quiz.id)).first)
    return [
      ("bands", { _ = try $0.bands(ofLanguage: course.id) }),
      ("units", { _ = try $0.units(ofBand: band.id) }),
      ("lessons of a unit", { _ = try $0.lessons(ofUnit: unit.id) }),
      ("lessons of a band", { _ = try $0.lessons(ofBand: band.id) }),
      ("cards of a lesson", { _ = try $0.cards(ofLesson: lesson.id) }),
      ("cards of a review", { _ = try $0.cards([card.id, 1, card.id]) }),
      ("sentences", { _ = try $0.sentences(ofLesson: lesson.id) }),
      ("boss test of a band", { _ = try $0.bossTest(ofBand: band.id) }),
      ("boss battle", { _ = try $0.bossBattle(boss) }), ("stages", { _ = try $0.stages(ofStory: story.id) }),
      ("exams", { _ = try $0.exams(ofStory: story.id) }),
      ("stages of an exam", { _ = try $0.stages(coveredByExam: exam.id) }),
      ("stages that an exam opens", { _ = try $0.stages(openedByExam: exam.id) }),
      ("kits", { _ = try $0.kits(ofStage: stage.id) }), ("story", { _ = try $0.storyMap(story) }),
      ("questions of a kit", { _ = try $0.questions(of: .kit(kit.id)) }),
      ("questions of a quiz", { _ = try $0.questions(of: .quiz(quiz.id)) }),
      ("questions of a deck", { _ = try $0.questions(of: .deck(deck.id)) }),
      ("questions of a card", { _ = try $0.questions(of: .card(card.id)) }),
      ("questions of a lesson", { _ = try $0.questions(of: .lesson(lesson.id)) }),
      ("number of questions", { _ = try $0.questionCount(of: .bossTest(boss.id)) }),
      ("options of a question", { _ = try $0.options(ofQuestion: question.id) }),
      ("options of a kit", { _ = try $0.options(of: .kit(kit.id)) }),
      ("grader", { _ = try $0.grader(of: question) }), ("card by key", { _ = try $0.card(key: card.key) }),
      (
        "each by its number",
        { reader in
          _ = try (
            reader.language(course.id), reader.band(band.id), reader.unit(unit.id), reader.lesson(lesson.id)
          )
          _ = try (
            reader.card(card.id), reader.bossTest(boss.id), reader.story(story.id), reader.stage(stage.id)
          )
          _ = try (
            reader.kit(kit.id), reader.quiz(quiz.id), reader.deck(deck.id), reader.question(question.id)
          )
        }
      ), ("search", { _ = try $0.search("hola") }),
    ]
  }

  @Test func everyReadGoesByAnIndexAndReadsNoWholeTable() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    for (name, read) in try Self.reads(reader) {
      let statements = try reader.statements(of: read).filter {
        $0.contains(" FROM ") && !$0.contains("sqlite_") && !$0.hasPrefix("--")
      }
      #expect(!statements.isEmpty, "\(name) asks nothing")
      for step in try plans(of: statements, on: bundle.path) {
        // SQLite calls every look-up in the search index a scan, and FTS5 reads the few rows of its settings.
        // A story has a handful of exams, which format 1 keeps without an index.
        let isOfIndex =
          step.contains("VIRTUAL TABLE INDEX") || step == "SCAN main.search_config" || step == "SCAN exams"
        #expect(!step.hasPrefix("SCAN") || isOfIndex, "\(name): \(step)")
        #expect(
          !step.contains("TEMP B-TREE") || ["exams", "search", "story"].contains(name), "\(name): \(step)")
      }
    }
  }

  @Test func aLargeBundleLeadsToItsLastBandAndAllItsLessons() throws {
    let large = try LargeBundle()
    let reader = try BundleReader(path: large.bundle.path)
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).last)
    let unit = try #require(try reader.units(ofBand: band.id).first)
    let lesson = try #require(try reader.lessons(ofUnit: unit.id).first)
    let cards = try reader.cards(ofLesson: lesson.id)
    #expect(cards.count == 10)
    #expect(try reader.questions(of: .card(cards[0].id)).count == 2)
    let lessons = try reader.bands(ofLanguage: course.id).reduce(0) {
      $0 + (try reader.lessons(ofBand: $1.id).count)
    }
    #expect(lessons > LargeBundle.lessons)
  }

  @Test func theDueCardsOfFiftyThousandReviewsComeByTheirIndexesAlone() throws {
    let records = try ManyReviews()
    for query in [ProgressQueries.dueCards, ProgressQueries.dueCount, ProgressQueries.errorCards] {
      let plan = try records.plan(query)
      #expect(plan.allSatisfy { $0.contains("USING COVERING INDEX idx_") }, "\(plan)")
    }
    #expect(try records.numbers(ProgressQueries.dueCards, today: "2026-05-01", limit: 100).count == 100)
    #expect(try records.numbers(ProgressQueries.errorCards, limit: 10).count == 10)
  }

  @Test func theDatabaseAndTheLibraryAgreeOnWhatIsDue() throws {
    let records = try ManyReviews()
    let (cards, errors) = (try records.cards(), try records.errors())
    for today in ["2025-12-31", "2026-01-01", "2026-03-01", "2027-01-01"] {
      let day = try #require(CalendarDay(today))
      let expected = DueQueue.due(cards, on: day).map(\.card)
      #expect(try records.numbers(ProgressQueries.dueCards, today: today, limit: -1) == expected)
      #expect(try records.numbers(ProgressQueries.dueCount, today: today) == [Int64(expected.count)])
      for limit in [0, 1, 10, 1500, 5000] {
        let review = ProgressQueries.reviewSet(
          errors: try records.numbers(ProgressQueries.errorCards, limit: limit),
          due: try records.numbers(ProgressQueries.dueCards, today: today, limit: limit), limit: limit)
        #expect(review == DueQueue.reviewSet(errors: errors, cards: cards, on: day, limit: limit))
      }
    }
  }

  @Test func aBundleIsReadOffTheCallingThread() async throws {
    let bundle = try BuiltBundle()
    let reader = try await BundleReader.opened(path: bundle.path)
    let courses = try await reader.inBackground { reader in
      #expect(!Thread.isMainThread)
      return try reader.languages()
    }
    #expect(courses.map(\.name) == ["Spanish"])
    await #expect(throws: BundleError.self) { _ = try await BundleReader.opened(path: bundle.path + "x") }
    await #expect(throws: CancellationError.self) {
      try await reader.inBackground { _ in throw CancellationError() }
    }
  }

  @Test func whatAnAppAsksForAQuestionIsGradedInTheRightLanguage() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let card = try #require(try reader.card(key: "card/es/buenos-dias") ?? reader.card(key: "card/es/hola"))
    let questions = try reader.questions(of: .card(card.id))
    // Produced in Spanish, where an inverted mark and an accent may be missing; recognised in English.
    let produced = try #require(try reader.grader(of: questions[1]))
    #expect(produced.grade(.text("¡\(card.targetText.uppercased())!")).verdict == .correct)
    let recognised = try #require(try reader.grader(of: questions[0]))
    let sense = try #require(AcceptableAnswers.senses(of: card.nativeText).first)
    #expect(recognised.grade(.text("to \(sense)")).reason == .articleExtra)
    // What is the answer to the next card of the lesson is no slip of typing.
    let other = try #require(try reader.cards(ofLesson: card.lessonID ?? 0).first { $0.id != card.id })
    #expect(produced.grade(.text(other.targetText)).reason == .otherAnswer)
    let otherSense = try #require(AcceptableAnswers.senses(of: other.nativeText).first)
    #expect(recognised.grade(.text(otherSense)).reason == .otherAnswer)
  }

  @Test func aStoryAndABossTestAreReadyToPlay() throws {
    let bundle = try BuiltBundle()
    let reader = try BundleReader(path: bundle.path)
    let story = try #require(try reader.stories().first)
    let map = try reader.storyMap(story)
    #expect(map.kitPassPercent == story.kitPassPercent)
    var results = StoryMap.Results()
    #expect(!map.progress(results).openStages.isEmpty)
    #expect(map.progress(results).openExams.isEmpty)
    for kit in map.kits { results.kits[kit.kit] = 100 }
    #expect(map.progress(results).openExams == map.exams.map(\.exam))
    for exam in map.exams { results.exams[exam.exam] = 100 }
    #expect(map.progress(results).isFinished)
    #expect(StoryExam(story).questions == story.examQuestions)
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).first)
    let battle = try reader.bossBattle(try #require(try reader.bossTest(ofBand: band.id)))
    #expect(battle.items == 4)
  }
}
