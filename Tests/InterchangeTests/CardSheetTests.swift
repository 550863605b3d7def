import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sheets of cards with a topic at the corner of each, and their backs on the next page.
@Suite struct CardSheetTests {
  private static let fronts = [
    "What does a beaver build?", "What does a badger dig?", "Where does an otter sleep?",
    "Where does a stork nest?", "What does a heron hunt?", "What does a mole eat?",
  ]
  private static let backs = [
    "a dam of branches", "a sett", "in a holt", "on roofs", "fish and frogs", "worms",
  ]

  /// The front of a sheet, two cards in a row: topics in small print at the corners, questions in the middle.
  private func front(topics: Bool = true) -> PageText {
    var page = TypedPage(1)
    for (place, text) in Self.fronts.enumerated() {
      let (x, y) = (60 + 250 * (place % 2), 60 + 140 * (place / 2))
      if topics { page.type("Animals", x: x, y: y, size: 8) }
      page.type(text, x: x + 30, y: y + 50, size: 11)
    }
    return PageText(page.dump)
  }

  /// The back of the sheet, turned over along its long edge.
  private var back: PageText {
    var page = TypedPage(2)
    for (place, text) in Self.backs.enumerated() {
      page.type(text, x: 60 + 250 * (1 - place % 2), y: 110 + 140 * (place / 2), size: 9)
    }
    return PageText(page.dump)
  }

  @Test func whatStandsBehindAQuestionOnTheTurnedSheetIsItsAnswer() {
    let found = extract([front(), back]).items
    #expect(found.count == Self.fronts.count)
    for (question, answer) in zip(Self.fronts, Self.backs) {
      #expect(found.first { $0.question == question }?.answer == answer)
    }
    #expect(found.allSatisfy { $0.section == "Animals" && $0.answerPlace?.page == 2 })
  }

  @Test func withoutTopicsNobodyKnowsWhereCardsBegin() {
    let found = extract([front(topics: false), back]).items
    #expect(!found.contains { $0.question == Self.fronts[0] && $0.answer == Self.backs[1] })
  }
}

/// Slides that each ask one question.
@Suite struct QuestionSlideTests {
  private func slides(_ texts: [[String]]) -> [ExtractedItem] {
    extract(
      texts.enumerated().map { place, lines in
        var page = TypedPage(place + 1)
        for (line, text) in lines.enumerated() { page.type(text, x: 60, y: 120 + 30 * line, size: 18) }
        return PageText(page.dump)
      }
    ).items
  }

  private static let questions = [
    "How many strings has a cello?", "Who wrote the Water Music?", "What is a fugue?",
    "Which key has no sharps?", "What does piano mean?", "Where was Mozart born?",
  ]

  @Test func eachSlideIsAQuestion() {
    let found = slides([["The music quiz"]] + Self.questions.map { [$0] })
    #expect(found.map(\.question) == Self.questions)
    #expect(found.map(\.page) == Array(2...7))
  }

  @Test func numbersBelowAQuestionOnItsSlideAreOptions() {
    let found = slides(
      Self.questions.map { [$0] } + [["Which is a reed instrument?", "1. oboe", "2. flute", "3. horn"]])
    #expect(found.last?.options.map(\.text) == ["oboe", "flute", "horn"])
  }

  @Test func slidesOfALectureAreNoQuiz() {
    let found = slides(
      Self.questions.prefix(3).map { [$0] }
        + (1...6).map { ["Part \($0) of the lecture", "has its own words"] })
    #expect(found.isEmpty)
  }
}
