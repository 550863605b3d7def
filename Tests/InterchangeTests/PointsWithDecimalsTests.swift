import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Marks as German and Romanian papers write them, and heads of sections in capitals.
struct PointsWithDecimalsTests {
  @Test func wholePointsMayHaveDecimals() {
    let found = TypedLines.items(
      """
      1. Which instrument is connected to the pitot tube? (1,00 P.)
      2. Which cloud brings hail? (2,00 P.)
      3. Which light is on the left wing tip? (1.00 P.)
      """)
    #expect(found.map(\.marks) == [1, 2, 1])
    #expect(found.last?.question == "Which light is on the left wing tip?")
  }

  @Test func aHeadInCapitalsAboveAFirstQuestionEndsTheOneAboveIt() {
    let found = TypedLines.items(
      """
      CHECK YOUR FACTS
      1. What is a tax?
      2. Who decides how the money of a town is spent?
      BUILD YOUR VOCABULARY
      1. Write a sentence with the word budget.
      2. Explain the difference between income and wealth.
      """)
    #expect(
      found.map(\.question) == [
        "What is a tax?", "Who decides how the money of a town is spent?",
        "Write a sentence with the word budget.", "Explain the difference between income and wealth.",
      ])
  }
}
