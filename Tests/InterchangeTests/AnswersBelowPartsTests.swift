import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Answers below all parts of a question, under a heading that comes again.
struct AnswersBelowPartsTests {
  @Test func answersUnderAHeadingThatComesAgainBelongToThePartsAbove() {
    let found = TypedLines.items(
      """
      *Question 1
      A firm sells bread to shops in town.
      a) State one fixed cost of the firm.
      b) Explain why the price of flour matters.
      *Answer Pointers
      a) The rent of the bakery.
      b) Flour is a variable cost, and
      so the price of bread follows it.

      *Question 2
      A farmer grows wheat near a river.
      a) Name one risk of the place.
      b) Explain how it may be made smaller.
      *Answer Pointers
      a) A flood in spring.
      b) With a wall of earth along the river.

      *Question 3
      A school buys new books each year.
      a) Name one buyer of old books.
      b) Explain why they cost less.
      *Answer Pointers
      a) Other schools.
      b) They are worn, and newer ones are out.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)", "3(a)", "3(b)"])
    #expect(found.first?.question == "State one fixed cost of the firm.")
    #expect(found.first?.answer == "The rent of the bakery.")
    #expect(found[1].answer == "Flour is a variable cost, and so the price of bread follows it.")
    #expect(found.last?.answer == "They are worn, and newer ones are out.")
  }

  @Test func remarksOfExaminersBehindTheAnswersAreNoPartOfThem() {
    let found = TypedLines.items(
      """
      *Question 1
      a) State one fixed cost of the firm.
      b) Explain why the price of flour matters.
      *Answer Pointers
      a) The rent of the bakery.
      b) Flour is a variable cost.
      *Examiner's Comments
      Most candidates knew this well.

      *Question 2
      a) Name one risk of the place.
      b) Explain how it may be made smaller.
      *Answer Pointers
      a) A flood in spring.
      b) With a wall of earth.
      *Examiner's Comments
      Some wrote of the wrong river.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(
      found.map(\.answer)
        == [
          "The rent of the bakery.", "Flour is a variable cost.", "A flood in spring.",
          "With a wall of earth.",
        ])
    #expect(!found.contains { $0.question.contains("candidates") || $0.question.contains("wrong river") })
  }

  @Test func aHeadingForAnswersThatStandsOnceHeadsTheKeyOfAll() {
    let found = TypedLines.items(
      """
      1. A firm sells bread to shops in town.
      a) State one fixed cost of the firm.
      b) State one cost that varies.
      2. A farmer grows wheat near a river.
      a) Name one risk of the place.
      b) Name one use of the river.

      *Answers
      1. a) The rent.
      b) The flour.
      2. a) A flood.
      b) Watering the wheat.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.answer) == ["The rent.", "The flour.", "A flood.", "Watering the wheat."])
  }
}
