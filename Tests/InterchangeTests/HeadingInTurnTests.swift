import PDFText
import Testing

@testable import Interchange

/// Headings that take turns above questions of the same number, as in a contest of two teams.
struct HeadingInTurnTests {
  private static let questions = [
    "Which metal is liquid in a warm room?", "Which gas do plants take in?",
    "Which metal rusts in moist air?", "Which gas burns with a pop?",
    "Which metal is in brass beside copper?",
    "Which gas is most of the air?",
  ]

  private func items(_ heads: [String], _ numbers: [Int]) -> [ExtractedItem] {
    TypedLines.items(
      zip(heads, numbers).enumerated().map { row, head in
        "*\(head.0)\n\(head.1)) \(Self.questions[row])"
      }.joined(separator: "\n"))
  }

  @Test(arguments: [("TOSS-UP", "BONUS"), ("Red team", "Blue team")])
  func theSameNumberBelowEachOfTwoHeadingsIsTwoQuestions(heads: (String, String)) {
    let found = items([heads.0, heads.1, heads.0, heads.1, heads.0, heads.1], [1, 1, 2, 2, 3, 3])
    #expect(found.map(\.question) == Self.questions)
    #expect(found.map(\.number) == ["1", "1", "2", "2", "3", "3"])
    #expect(found.map(\.section) == [heads.0, heads.1, heads.0, heads.1, heads.0, heads.1])
  }

  @Test func headingsThatComeTwiceInARowTakeNoTurns() {
    let page = TypedLines.page(
      TypedLines.lines(
        """
        *TOSS-UP
        1) Which metal is liquid in a warm room?
        *TOSS-UP
        1) Which gas do plants take in?
        *BONUS
        2) Which metal rusts in moist air?
        *BONUS
        2) Which gas burns with a pop?
        """, column: 150))
    #expect(DocumentLines(arrange([page]), isWord: { _ in true }).turns().isEmpty)
  }

  @Test(arguments: [
    ["Metals", "Gases", "Plants", "Stones"], ["Metals", "Gases", "Metals", "Stones"],
  ])
  func headingsOfWhichOneComesOnceTakeNoTurns(heads: [String]) {
    let text = heads.enumerated().map { row, head in "*\(head)\n1) \(Self.questions[row])" }
    let page = TypedLines.page(TypedLines.lines(text.joined(separator: "\n"), column: 150))
    #expect(DocumentLines(arrange([page]), isWord: { _ in true }).turns().isEmpty)
  }

  @Test func partsThatCountAnewAreQuestionsOfTheirOwn() {
    let found = TypedLines.items(
      """
      *Metals
      1) Which metal is liquid in a warm room?
      2) Which metal rusts in moist air?
      3) Which metal is in brass beside copper?
      *Gases
      1) Which gas do plants take in?
      2) Which gas burns with a pop?
      3) Which gas is most of the air?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "1", "2", "3"])
    #expect(found.map(\.section) == ["Metals", "Metals", "Metals", "Gases", "Gases", "Gases"])
  }
}
