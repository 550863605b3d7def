import PDFText
import Testing

@testable import Interchange

/// Mark schemes with "M1." for question 1 and marks beside points, and tables with scores.
struct SchemePointTests {
  private static let questions = """
    Q1. Name two things that plants need. (2 marks)
    Q2. Name two parts of a flower. (2 marks)
    Q3. Name two birds that swim. (2 marks)
    """

  @Test func entriesThatBeginWithMAnswerTheQuestionsThatBeginWithQ() {
    let found = TypedLines.items(
      Self.questions + "\n\n" + """
        *Mark scheme
        M1.   They need water|1
              They need light|1
        M2.   A petal is one|1
              A stamen is one|1
        M3.   The duck swims|1
              The swan swims|1
        """, column: 400)
    #expect(
      found.map(\.answer) == [
        "They need water\nThey need light", "A petal is one\nA stamen is one",
        "The duck swims\nThe swan swims",
      ])
    #expect(found.allSatisfy { $0.marks == 2 })
  }

  @Test func correctResponsesWithScoresAreAMarkScheme() {
    let found = TypedLines.items(
      """
      1. Name a thing that plants need.
      2. Name a part of a flower.
      3. Name a bird that swims.

      *Mark scheme
      *Question|Correct response|Score
      1|water|1
      2|petal|1
      3|duck|1
      """, column: 150)
    #expect(found.map(\.answer) == ["water", "petal", "duck"])
  }

  @Test func wordsWithPagesBelowOtherHeadsAreNoMarkScheme() {
    let found = TypedLines.items(
      """
      1. Name a thing that plants need.
      2. Name a part of a flower.
      3. Name a bird that swims.

      *Question|Chapter|Page
      1|water|12
      2|petal|14
      3|duck|19
      """, column: 150)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
