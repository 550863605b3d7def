import PDFText
import Testing

@testable import Interchange

/// Stars behind questions that a line above the first of them explains.
struct StarredQuestionTests {
  private static let questions = [
    "What is the highest court of the country?*", "Who makes the laws?", "What is the capital?*",
    "When do we vote for a president?*",
  ]
  private static let explained = "Older people study only the questions with an asterisk."

  private func sheet(_ head: String, _ questions: [String] = questions) -> PageText {
    TypedLines.sheet(
      [[(60, head)]] + questions.enumerated().map { [(60, "\($0 + 1). \($1)")] })
  }

  @Test(arguments: [
    explained, "Older people study only questions with a star (*).",
    "* Those over 65 study only these questions.", "AN ASTERISK MARKS WHAT OLDER PEOPLE STUDY.",
  ])
  func starsThatALineExplainsAreNoPartOfTheQuestions(head: String) {
    let found = extract([sheet(head)]).items
    #expect(
      found.map(\.question) == [
        "What is the highest court of the country?", "Who makes the laws?", "What is the capital?",
        "When do we vote for a president?",
      ])
  }

  @Test func questionsWithoutAStarStayAsTheyAre() {
    let found = StarredQuestions.without(sheet(Self.explained).lines).map(\.text)
    #expect(found.contains("2. Who makes the laws?"))
    #expect(!found.contains { $0.contains("*") })
  }

  // MARK: What is none of it

  private func isKept(_ page: PageText) -> Bool {
    StarredQuestions.without(page.lines).map(\.text) == page.lines.map(\.text)
  }

  @Test func starsThatNothingExplainsStay() {
    #expect(isKept(sheet("The questions of the test")))
  }

  @Test func oneStarIsTooFewToTell() {
    #expect(
      isKept(sheet(Self.explained, ["What is the capital?*", "Who makes the laws?", "When do we vote?"])))
  }

  @Test func anExplanationBelowTheFirstStarIsANote() {
    #expect(isKept(sheet("The questions of the test", Self.questions + [Self.explained])))
  }

  @Test func starsBehindOtherWordsStay() {
    #expect(isKept(sheet(Self.explained, ["Explain 2*", "Explain a*", "What is the wildcard * for?"])))
  }
}
