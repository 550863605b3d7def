import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Questions that room for answers tells from advice, answers in boxes of reports, boxes to tick, and overlong gaps.
struct AnswerRoomTests {
  @Test func questionsWithoutMarksAreKeptWhereTheyHaveRoomForAnswers() {
    let found = TypedLines.items(
      """
      *Section A
      1. Name the river that runs through Rome.
      ..............................................................
      2. Name the sea that lies east of Italy.
      ..............................................................
      3. Name the island south of Italy.
      ..............................................................

      *Section B
      1. Explain how a dam changes the river below it. (4 marks)
      2. Describe one use of the water behind a dam. (3 marks)
      3. Outline why silt gathers behind a dam. (2 marks)
      4. State who pays for a dam. (1 mark)
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "1", "2", "3", "4"])
    #expect(found.first?.question == "Name the river that runs through Rome.")
    #expect(found.map(\.marks) == [nil, nil, nil, 4, 3, 2, 1])
  }

  @Test func adviceWithoutRoomForAnswersIsDropped() {
    let found = TypedLines.items(
      """
      *Advice
      1. Write your name on the first page.
      2. Read all questions before you begin.
      3. Check your work at the end.

      *Section B
      1. Explain how a dam changes the river below it. (4 marks)
      2. Describe one use of the water behind a dam. (3 marks)
      3. Outline why silt gathers behind a dam. (2 marks)
      4. State who pays for a dam. (1 mark)
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "Explain how a dam changes the river below it.")
  }

  @Test func expectedAnswersOfAReportBelongToThePartsAbove() {
    let found = TypedLines.items(
      """
      *Question 1
      A firm sells bread to shops in town.
      a) State one fixed cost of the firm.
      b) Explain why the price of flour matters.
       The expected answers were:
       a) The rent of the bakery.
       b) Flour is a variable cost.
      Most candidates knew this well.

      *Question 2
      A farmer grows wheat near a river.
      a) Name one risk of the place.
      b) Explain how it may be made smaller.
       The expected answers were:
       a) A flood in spring.
       b) With a wall of earth.
      Some wrote of the wrong river.

      *Question 3
      A school buys new books each year.
      a) Name one buyer of old books.
      b) Explain why they cost less.
       The expected answers were:
       a) Other schools.
       b) They are worn.
      Few knew who buys them.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)", "3(a)", "3(b)"])
    #expect(
      found.map(\.answer) == [
        "The rent of the bakery.", "Flour is a variable cost.", "A flood in spring.", "With a wall of earth.",
        "Other schools.", "They are worn.",
      ])
    #expect(!found.contains { $0.question.contains("candidates") || $0.question.contains("expected") })
  }

  @Test func boxesToTickBelowHeadingsAreNoAnswers() {
    let found = TypedLines.items(
      """
      *How often do you read a newspaper?
      □ every day
      □ once a week
      □ never

      *Where do you buy your bread?
      □ at a bakery
      □ at a market
      □ nowhere

      *Who cooks in your home?
      □ my mother
      □ my father
      □ nobody

      *When do you go to bed?
      □ before nine
      □ at ten
      □ after eleven
      """)
    #expect(!found.contains { $0.answer?.contains("□") == true })
  }

  @Test func headingsAboveProseKeepTheirAnswers() {
    let found = TypedLines.items(
      """
      *How often does the paper come out?
      It comes out once a week, on Friday, and is free for those who live in the town.

      *Where can I buy the bread?
      The bakery beside the market has it, and so does the mill at the end of the road.

      *Who cooks for the guests?
      Two cooks do, who live in the house, and who go to the market each morning.
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.isEmpty && $0.answer != nil })
  }

  private static let gaps = """
    1. The owl ______ at night.
    2. My aunt ______ bread on Friday.
    3. The train ______ late again.
    4. Our dog ______ under the table.
    """

  private func reviews(last: String) -> [String] {
    TypedLines.items(Self.gaps + "\n" + last).last?.reviews ?? []
  }
  private let doubt = "it has more sentences than any other: some may not be its own"

  @Test func aLastGapWithMoreSentencesThanAllOthersIsDoubted() {
    #expect(
      reviews(last: "5. The lamp ______ all day. The house was old. It stood on a hill. Nobody lived there.")
        .contains(doubt))
  }

  @Test func aLastGapOfTwoSentencesIsNotDoubted() {
    #expect(!reviews(last: "5. The lamp ______ all day. The house was old.").contains(doubt))
  }
}
