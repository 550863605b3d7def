import PDFText
import Testing

@testable import Interchange

/// Whoever marks an answer that is worth several marks sees what each is given for.
struct PointsOfAnswerTests {
  private static let paper = TypedLines.page(
    TypedLines.lines(
      """
      1. State three advantages of aluminium for window frames. [3]
      2. Explain why the frames are painted. [2]
      3. Name the metal that is used for wires. [1]
      """, column: 300))

  fileprivate func items(_ rows: [[(Int, String)]]) -> [ExtractedItem] {
    let head = [(60, "Question"), (120, "Answer"), (420, "Marks")]
    return extract([Self.paper], answers: [TypedLines.sheet([head] + rows)], answerFile: "scheme.pdf").items
  }

  @Test func linesWithRoomForMoreAreAPointEach() {
    let found = items([
      [(60, "1"), (120, "it is light"), (420, "3")], [(120, "it does not rust")],
      [(120, "it is easy to shape")],
      [(60, "2"), (120, "the paint keeps water away"), (420, "2")], [(120, "so the colour lasts longer")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.map(\.text) == ["it is light", "it does not rust", "it is easy to shape"])
    #expect(found[0].rubric.map(\.marks) == [1, 1, 1])
    #expect(found[0].answer == "it is light\nit does not rust\nit is easy to shape")
    #expect(found[1].rubric.map(\.text) == ["the paint keeps water away", "so the colour lasts longer"])
    #expect(found[2].rubric.isEmpty)
  }

  @Test func aSentenceThatGoesOnOnTheNextLineIsOnePoint() {
    let found = items([
      [(60, "1"), (120, "it is so light that the frame can be carried by one"), (420, "3")],
      [(120, "person, and no rust forms on it where rain falls on")],
      [(120, "the window from the outside of the building for years")],
      [(60, "2"), (120, "the paint keeps the water away from all of the metal"), (420, "2")],
      [(120, "and the colour lasts longer")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.isEmpty)
    #expect(found[0].answer?.contains("\n") == false)
    #expect(
      found[0].answer?.hasPrefix("it is so light that the frame can be carried by one person, and no") == true
    )
  }

  @Test func bulletsAndWhatStandsBehindThemAreNotInTheAnswer() {
    let items = TypedLines.items(
      """
      1. State two advantages of a sole trader. (4 marks)
      2. Explain two sources of finance. (6 marks)
      3. Define limited liability. (3 marks)
      *Model answers
      1. • The owner keeps all the profit. (2 marks)
         • Decisions can be made quickly. (2 marks)
      2. • A bank loan, which is repaid with interest. (3 marks)
         • Retained profit, which costs no interest. (3 marks)
      3. The owner can lose no more than was put in. (3 marks)
      """, column: 300)
    #expect(items[0].answer == "The owner keeps all the profit.\nDecisions can be made quickly.")
    #expect(items[0].rubric.map(\.marks) == [2, 2])
    #expect(items[1].rubric.map(\.marks) == [3, 3])
    #expect(items[1].rubric.last?.text == "Retained profit, which costs no interest.")
  }

  @Test func sumsAndWhatIsSaidOfMarkingAreNoPoints() {
    let found = items([
      [(60, "1"), (120, "Any two of these."), (420, "3")], [(120, "it is light")],
      [(120, "it does not rust")],
      [(120, "Any other relevant point")],
      [(60, "2"), (120, "paint keeps water away"), (420, "2")], [(120, "the colour lasts longer")],
      [(120, "Total")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.map(\.text) == ["it is light", "it does not rust"])
    #expect(found[0].details["marking"]?.contains("Any other relevant point") == true)
    #expect(found[1].rubric.map(\.text) == ["paint keeps water away", "the colour lasts longer"])
  }

  @Test func creditUnionsAreAnAnswer() {
    let found = items([
      [(60, "1"), (120, "bank"), (420, "3")], [(120, "Credit union")], [(120, "family")],
      [(60, "2"), (120, "paint keeps water away"), (420, "2")], [(120, "Credit any valid reason")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.map(\.text) == ["bank", "Credit union", "family"])
    #expect(found[1].accepted == ["any valid reason"])
  }

  @Test func codesOfMarksDividePoints() {
    #expect(
      CodedPoints.read("3h + 6k = 5k + 9 1M h = (9 − k)/3 1A")
        == [
          ExtractedItem.Point(text: "3h + 6k = 5k + 9", marks: 1),
          ExtractedItem.Point(text: "h = (9 − k)/3", marks: 1),
        ])
    #expect(CodedPoints.read("a fuse of 3 A") == nil)
    #expect(CodedPoints.read("vitamin B12") == nil)
  }

  @Test func criteriaWithTheirMarksAreTheRubricAndTheSampleIsTheAnswer() {
    let paper = TypedLines.page(
      TypedLines.lines(
        """
        21. (a) Calculate the heat that is absorbed. [2]
            (b) Explain why the value is too low. [2]
        """, column: 300))
    let scheme = TypedLines.page(
      TypedLines.lines(
        """
        *Question 21 (a)
        *Criteria | Marks
        • Provides a correct calculation with units | 2
        • Provides some relevant working | 1
        *Sample answer:
        50 times 4.18 times 6.5 is 1360 J
        *Question 21 (b)
        *Criteria | Marks
        • Explains the difference | 2
        • Identifies a source of error | 1
        *Sample answer:
        Heat flows into the beaker from the air.
        """, column: 300))
    let found = extract([paper], answers: [scheme], answerFile: "guidelines.pdf").items
    #expect(
      found.last?.rubric == [
        ExtractedItem.Point(text: "Explains the difference", marks: 2),
        ExtractedItem.Point(text: "Identifies a source of error", marks: 1),
      ])
    #expect(found.last?.answer == "Heat flows into the beaker from the air.")
  }
}

extension PointsOfAnswerTests {
  @Test func totalsThatAreAnswersStay() {
    let found = items([
      [(60, "1"), (120, "total resistance is 30"), (420, "3")], [(120, "current is 0.2 A")],
      [(120, "power is 1.2 W")],
      [(60, "2"), (120, "reject the null hypothesis"), (420, "2")], [(120, "note the difference")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.map(\.text) == ["total resistance is 30", "current is 0.2 A", "power is 1.2 W"])
    #expect(found[1].answer?.contains("note the difference") == true)
  }

  @Test func aTotalOfMoneyIsAPointWhereItIsOneOfAsManyAsMarks() {
    let found = items([
      [(60, "1"), (120, "rent £20"), (420, "3")], [(120, "food £10")],
      [(120, "total £30")],
      [(60, "2"), (120, "the paint keeps water away"), (420, "2")], [(120, "so the colour lasts longer")],
      [(120, "Total 2")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(found[0].rubric.last?.text == "total £30")
    #expect(found[1].rubric.map(\.text) == ["the paint keeps water away", "so the colour lasts longer"])
  }

  @Test func moneyAndCurrentsAreNoCodes() {
    #expect(CodedPoints.read("2 pens cost 30p and 1 costs 5p 3p", worth: 2) == nil)
    let found = items([
      [(60, "1"), (120, "all 3 of them cost 9p in this shop"), (420, "3")], [(120, "1 costs 3p")],
      [(120, "so 2 cost 6p")],
      [(60, "2"), (120, "the fuse lets 3A pass"), (420, "2")], [(120, "so it melts at 5A")],
      [(60, "3"), (120, "copper"), (420, "1")],
    ])
    #expect(
      found[0].rubric.map(\.text) == ["all 3 of them cost 9p in this shop", "1 costs 3p", "so 2 cost 6p"])
    #expect(found[1].rubric.last?.text == "so it melts at 5A")
  }
}
