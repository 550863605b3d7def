import PDFText
import Testing

@testable import Interchange

/// Room for answers at the right edge that has the number of its question again.
struct NumberAgainTests {
  private static let questions = [
    "The sum of three and four is what number?", "A square has a side of 5. Find its area.",
    "How many days have June and July together?", "Find the half of ninety.", "How many edges has a cube?",
  ]

  private func rows(_ count: Int = 5, _ behind: (Int) -> String) -> String {
    Self.questions.prefix(count).enumerated().map { place, text in
      "\(place + 1). \(text)|\(behind(place + 1))"
    }
    .joined(separator: "\n")
  }

  @Test(arguments: ["", " ______", " ............"])
  func theNumberAtTheRightEdgeIsNoPartOfTheQuestion(room: String) {
    let found = TypedLines.items(rows { "\($0).\(room)" }, column: 420)
    #expect(found.map(\.question) == Self.questions)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: ["Questions|Answers", "Aufgaben|Lösungen"])
  func theHeadOfTheRoomIsTheHeadOfNoKey(head: String) {
    let found = TypedLines.items(head + "\n" + rows { "\($0)." }, column: 420)
    #expect(found.map(\.question) == Self.questions)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func theQuestionMayGoOnBelow() {
    let found = TypedLines.items(
      """
      1) The sum of three and four, and of five and|1)
      six, is what number?
      2) A square has a side of 5. Find its area|2)
      and its perimeter.
      3) How many days have June and July together?|3)
      4) Find the half of ninety and the third of|4)
      sixty.
      """, column: 420)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "The sum of three and four, and of five and six, is what number?")
    #expect(found.last?.question == "Find the half of ninety and the third of sixty.")
  }

  @Test func threeAreTooFewToTell() {
    let lines = TypedLines.rows(rows(3) { "\($0)." }, column: 420)
    #expect(NumbersAgain.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func marksThatHappenToCountAreMarks() {
    let lines = TypedLines.rows(rows { "\($0)" }, column: 420)
    #expect(NumbersAgain.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func otherNumbersAtTheEdgeAreKept() {
    let lines = TypedLines.rows(rows { "\($0 + 1)." }, column: 420)
    #expect(NumbersAgain.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func answersBehindTheNumbersAreKept() {
    let found = TypedLines.items(rows { "\($0). \($0 + 6)" }, column: 420)
    #expect(found.count == 5)
    #expect(found.keep("1. 7") && found.keep("5. 11"))
  }
}
