import PDFText
import Testing

@testable import Interchange

/// Leaflets with questions in a left column and their answers beside them.
struct QuestionBesideTests {
  @Test func questionsInALeftColumnHaveTheirAnswersBesideThem() {
    let found = TypedLines.items(
      """
      Who may borrow a boat?|Anybody who can swim and who has
                            signed the book.
      Where are the oars kept?|They hang behind the green shed.
      When must I be back?|Before it gets dark, at six in winter.
      What does it cost?|Nothing for members of the club.
      Who looks after the boats?|The warden, who lives by the pier.
      """, column: 220)
    #expect(
      found.map(\.question) == [
        "Who may borrow a boat?", "Where are the oars kept?", "When must I be back?", "What does it cost?",
        "Who looks after the boats?",
      ])
    #expect(found.first?.answer == "Anybody who can swim and who has signed the book.")
    #expect(found.last?.answer == "The warden, who lives by the pier.")
  }

  @Test func aQuestionMayHaveMoreLinesThanItsAnswer() {
    let found = TypedLines.items(
      """
      Who may borrow a boat?|Anybody who can swim.
      Where are the oars kept?|They hang behind the shed.
      When must I be back with|Before it gets dark.
      the boat and its oars?
      What does it cost?|Nothing for members.
      Who mends the sails?|The warden does it.
      """, column: 220)
    #expect(found.count == 5)
    #expect(
      found.first { $0.answer == "Before it gets dark." }?.question
        == "When must I be back with the boat and its oars?")
  }

  @Test func wordsBesideTheirMeaningsAreNoQuestions() {
    let found = TypedLines.items(
      """
      oar|a pole with a flat end
      pier|a bridge that ends in the sea
      shed|a small house for tools
      warden|a man who looks after boats
      buoy|a mark that swims in the water
      """, column: 220)
    #expect(found.map(\.question) == ["oar", "pier", "shed", "warden", "buoy"])
    #expect(found.allSatisfy { $0.kind != .short })
  }
}
