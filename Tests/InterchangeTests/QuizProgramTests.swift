import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What quiz programs print beside questions.
struct QuizProgramTests {
  @Test func theKindAndTheTimeOfAQuestionAreItsNumber() {
    let found = TypedLines.items(
      """
      1 - Quiz|20 sec
      Which bird cannot fly?
        heron|✗|2
        penguin|✓|19
        stork|✗|1
      2 - Quiz|30 sec
      Which bird sings at night?
        nightingale|✓|17
        gull|✗|4
        swan|✗|1
      3 - Quiz|20 sec
      Which bird drums on trees?
        wren|✗|3
        owl|✗|3
        woodpecker|✓|16
      """)
    #expect(found.map(\.answer) == ["penguin", "nightingale", "woodpecker"])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(!found.contains { $0.question.contains("sec") || $0.question.contains("Quiz") })
  }

  @Test func scoresAreMarks() {
    let lines = TypedLines.rows(
      "Question 1|1 / 1 pts\nQuestion 2|0 / 3 pts\nQuestion 3|2 / 2 pts", column: 300)
    #expect(
      QuizPrograms.bare(lines).map(\.text)
        == ["Question 1 [1 mark]", "Question 2 [3 marks]", "Question 3 [2 marks]"])
  }

  // MARK: What is none of it

  @Test func stepsThatTakeSecondsKeepTheirWords() {
    let text = """
      1 - Heat the tube for 30 sec
      2 - Let it cool for 20 sec
      3 - Shake it well for 10 sec
      """
    let lines = TypedLines.rows(text)
    #expect(QuizPrograms.bare(lines).map(\.text) == lines.map(\.text))
  }

  @Test func scoresOfTeamsInATableAreNoMarks() {
    let found = TypedLines.items(
      """
      1. Which team had most of the points that there were to get?
      Team 1|3 / 4 points
      Team 2|1 / 4 points
      Team 3|4 / 4 points
      2. How many points did all the teams have together?
      3. Which team had a quarter of the points?
      """, column: 200)
    #expect(found.allSatisfy { $0.marks == nil })
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  /// A sheet whose title is large, with a last line.
  private func items(_ last: String, size: Int = 10, without: Bool = false) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("The internet", x: 60, y: 60, size: 14, font: "Serif-Bold")
    for (row, line) in ["1. What is a browser?", "2. What does a router do?", last].enumerated() {
      page.type(line, x: 60, y: 100 + 15 * row, size: row == 2 ? size : 10)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func theNoticeThatEndsAFormIsNoPartOfTheLastQuestion() {
    let found = items("This content is neither created nor endorsed by Google.", size: 8)
    #expect(found.map(\.question) == ["What is a browser?", "What does a router do?"])
  }

  @Test func aQuestionThatNamesTheCompanyIsKept() {
    let found = items("3. Who founded Google in 1998?")
    #expect(found.last?.question == "Who founded Google in 1998?")
    #expect(found.count == 3)
  }

  @Test func aSourceOfPicturesInSmallPrintIsNotLostWithinTheSheet() {
    var page = TypedPage(1)
    page.type("1. What does the picture show?", x: 60, y: 100)
    page.type("Picture: Google Earth, the delta of the Nile", x: 60, y: 115, size: 8)
    for row in 2...6 { page.type("\(row). What else do you see in part \(row)?", x: 60, y: 100 + 15 * row) }
    let lines = PageText(page.dump).lines
    #expect(QuizPrograms.bare(lines).map(\.text) == lines.map(\.text))
  }

  @Test func timesToConvertKeepTheirWords() {
    let lines = TypedLines.rows(
      """
      Write the times in seconds.
      1 - Convert 2 h 15 min
      2 - Convert 1 h 40 min
      3 - Convert 3 h 5 min
      4 - Convert 4 h 12 min
      """)
    #expect(QuizPrograms.bare(lines).map(\.text) == lines.map(\.text))
  }
}
