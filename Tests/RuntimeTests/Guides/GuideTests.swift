import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// The guides in docs/apps show these files; here they run.
@Suite struct GuideTests {
  private let reader: BundleReader
  private let bundle: BuiltBundle

  init() throws {
    bundle = try BuiltBundle()
    reader = try BundleReader(path: bundle.path)
  }

  @Test func aLearnerOfTongLearnsReviewsAndFightsTheBossByTheGuide() throws {
    let tong = TongCourse(reader: reader)
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).first)
    let lessons = try tong.lessonsLeft(ofBand: band.id, completed: [])
    let lesson = try #require(lessons.first)
    #expect(try tong.lessonsLeft(ofBand: band.id, completed: [lesson.id]) == Array(lessons.dropFirst()))
    let cards = try reader.cards(ofLesson: lesson.id)
    let card = try #require(cards.first)

    var generator = SplitMix64(seed: 7)
    for isProduced in [true, false] {
      let choices = try cards.map {
        try tong.choices(ofCard: $0.id, isProduced: isProduced, using: &generator)
      }
      #expect(choices.allSatisfy { $0.isEmpty || $0.contains(where: \.isKey) })
    }

    let today = try #require(CalendarDay("2026-03-01"))
    let right = try #require(try tong.review(card.id, typed: card.targetText, state: .new, on: today))
    #expect(right.grade.verdict == .correct)
    #expect(right.next.due.description == "2026-03-02")
    #expect(right.experience == 5)
    let wrong = try #require(try tong.review(card.id, typed: "xxxxx", state: right.next.state, on: today))
    #expect(wrong.next.state.repetitions == 0)
    #expect(wrong.experience == 0)
    let items = try tong.reviewItems(errors: [cards[1].id], due: [card.id, cards[1].id])
    #expect(items == [cards[1], card])
  }

  @Test func aBossBattleByTheGuideIsLostWithoutAnswersAndScoredByThem() throws {
    let tong = TongCourse(reader: reader)
    let course = try #require(try reader.languages().first)
    let band = try #require(try reader.bands(ofLanguage: course.id).first)
    let test = try #require(try reader.bossTest(ofBand: band.id))
    let start = Date(timeIntervalSince1970: 1_772_000_000)
    let lost = try #require(try tong.battle(ofBand: band.id, answers: [], from: start, to: start + 60))
    #expect(lost.state == .failed)
    let answers = try reader.questions(of: .bossTest(test.id)).map { question in
      let position = try reader.options(ofQuestion: question.id).firstIndex(where: \.isKey)
      return position.map { LearnerAnswer.choice($0) } ?? .text("xxxxx")
    }
    let fought = try #require(try tong.battle(ofBand: band.id, answers: answers, from: start, to: start + 60))
    let choices = answers.count { if case .choice = $0 { true } else { false } }
    #expect(fought.result?.score.total == answers.count)
    #expect((fought.result?.score.correct ?? 0) >= choices)
    #expect(choices > 0)
    #expect(try tong.battle(ofBand: 1, answers: [], from: start, to: start) == nil)
  }

  @Test func aPlayerOfIndiTestsTrainsAndTakesAnExamByTheGuide() throws {
    let story = try #require(try reader.stories().first)
    let indi = IndiStory(reader: reader, story: story)
    let open = try indi.openKits(StoryMap.Results())
    let kit = try #require(open.first?.kits.first)
    var generator = SplitMix64(seed: 7)
    let test = try indi.test(ofKit: kit.id, using: &generator)
    #expect(Set(test.map(\.question.id)) == Set(try reader.questions(of: .kit(kit.id)).map(\.id)))
    #expect(test.allSatisfy { $0.options.count(where: \.isKey) == 1 && $0.options.count > 1 })
    #expect(indi.best(80, correct: 7, of: 10) == 80)
    #expect(indi.best(nil, correct: 7, of: 10) == 70)

    let exam = try #require(try reader.exams(ofStory: story.id).first)
    let asked = try indi.questions(ofExam: exam.id, selected: [], using: &generator)
    #expect(!asked.isEmpty && asked.count <= story.examQuestions)
    for question in asked {
      let correct = try #require(try reader.options(ofQuestion: question.id).first { $0.isKey })
      #expect(try indi.isRight(correct.text.uppercased(), for: question))
      #expect(try !indi.isRight(correct.text + "x", for: question))
    }
    #expect(try indi.questions(ofExam: 1, selected: [], using: &generator).isEmpty)
    let training = try indi.training(count: 2, kits: [kit.id], using: &generator)
    #expect(training.total == min(2, test.count))
  }

  @Test func aQuizOfSparkIsMarkedByTheGuide() throws {
    let spark = SparkQuiz(reader: reader)
    let quiz = try #require(try reader.quizzes().first)
    let found = try spark.quizzes(subject: quiz.subject, board: quiz.board ?? "aqa")
    #expect(found.contains(quiz))
    #expect(try spark.quizzes(subject: "history", board: "aqa").isEmpty)
    #expect(try spark.score(ofQuiz: quiz.id, answers: [:]).correct == 0)
    var answers: [Int64: LearnerAnswer] = [:]
    var marks = 0
    for question in try reader.questions(of: .quiz(quiz.id)) {
      guard let key = try reader.options(ofQuestion: question.id).firstIndex(where: \.isKey),
        question.grading == "choose-one"
      else { continue }
      answers[question.id] = .choice(key)
      marks += question.marks
      #expect(try spark.grade(.choice(key), to: question)?.verdict == .correct)
    }
    #expect(marks > 0)
    #expect(try spark.score(ofQuiz: quiz.id, answers: answers).correct == marks)
  }

  @Test func edutoksFeedEndsWhereTheBundleHasNoMoreBatches() throws {
    let feed = EdutokFeed(reader: reader)
    let deck = try #require(try reader.decks().first)
    #expect(try feed.topics().contains(deck.topic))
    let cards = try feed.batch(deck.batch, ofTopic: deck.topic)
    #expect(cards.count == (try reader.questionCount(of: .deck(deck.id))))
    #expect(cards.allSatisfy { !$0.question.isEmpty && !$0.answer.isEmpty })
    #expect(Set(cards.map(\.type)).count > 1)
    #expect(try feed.batch(1000, ofTopic: deck.topic).isEmpty)
  }

  @Test func whatTheLibrarysDocumentationShowsWorks() async throws {
    #expect(try await LibraryTour.firstLesson(path: bundle.path).isEmpty == false)
    #expect(try LibraryTour.open(path: bundle.path) != nil)
    #expect(try LibraryTour.open(path: "\(Repository.path)/README.md") == nil)
    #expect(throws: BundleError.self) { try LibraryTour.open(path: bundle.path + "x") }
    #expect(throws: BundleError.self) { try LibraryTour.openSigned(path: bundle.path, trusted: "x") }

    // An hour before midnight in Mexico it is tomorrow in London already.
    let now = Date(timeIntervalSince1970: 1_772_427_600)
    for (zone, due) in [("America/Mexico_City", "2026-03-02"), ("Europe/London", "2026-03-03")] {
      let zone = try #require(TimeZone(identifier: zone))
      #expect(LibraryTour.review(.new, at: now, in: zone).due.description == due)
    }
    let card = try #require(try await LibraryTour.firstLesson(path: bundle.path).first)
    #expect(try LibraryTour.mark(card.targetText, asked: card.id, by: reader)?.verdict == .correct)
    #expect(try LibraryTour.mark("xxxxx", asked: card.id, by: reader)?.verdict == .incorrect)
    let story = try #require(try reader.stories().first)
    #expect(try !LibraryTour.openKits(of: story, StoryMap.Results(), reader).isEmpty)
    let question = try #require(try reader.questions(of: .card(card.id)).first)
    let options = try LibraryTour.shuffledOptions(of: question.id, seed: 7, reader)
    #expect(Set(options) == Set(try reader.options(ofQuestion: question.id)))
    let listed = Data(#"{"format": "curricc-releases"}"#.utf8)
    #expect(throws: BundleError.self) { try LibraryTour.next(after: reader, listed: listed) }
  }

  @Test func theCodeInTheLibrarysDocumentationIsTheCodeThatIsTested() throws {
    let tested = Self.bare(try Repository.text("Tests/RuntimeTests/Guides/LibraryTour.swift"))
    let articles = try Repository.files(under: "Sources/CurriculumRuntime", ending: ".md")
    var shown = 0
    for article in articles {
      for block in try Repository.text(article).components(separatedBy: "```swift\n").dropFirst() {
        let code = Self.bare(block.components(separatedBy: "```")[0])
        #expect(tested.contains(code), "\(article): put this into LibraryTour.swift:\n\(code)")
        shown += 1
      }
    }
    #expect(shown > 5)
  }

  /// Code without what its place indents it by.
  private static func bare(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
  }
}
