import PDFText
import Testing

@testable import Interchange

/// Cloze tests whose gaps hold nothing but their numbers, and those whose rules are drawn.
struct BareGapTests {
  private static let passage = """
    When I was twelve, my family moved to a small town where I did not 41 anybody there.
    On the first day of school I sat alone and 42 at my shoes. At lunch a girl with a violin
    came over and asked me if the seat beside me was 43 . She told me that the orchestra of
    the school badly 44 a second violin.

    41. | A. know | B. help | C. miss | D. call
    42. | A. laughed | B. looked | C. pointed | D. shouted
    43. | A. broken | B. clean | C. free | D. cheap
    44. | A. refused | B. forgot | C. lost | D. needed
    """

  @Test func theSentenceOfEachGapIsTheQuestionAboveItsOptions() {
    let found = TypedLines.items(Self.passage, column: 90)
    #expect(found.map(\.number) == ["41", "42", "43", "44"])
    #expect(
      found.first?.question
        == "When I was twelve, my family moved to a small town where I did not 41 anybody there.")
    #expect(found.last?.question.hasPrefix("She told me that") == true)
    #expect(found.allSatisfy { $0.options.count == 4 })
  }

  @Test func whereANumberIsMissingInThePassageNothingIsGuessed() {
    let found = TypedLines.items(Self.passage.replacing(" 43 .", with: " free."), column: 90)
    #expect(found.allSatisfy { !$0.question.contains("orchestra") })
  }

  private static let drawn: [[(x: Int, text: String)]] = [
    [(60, "Complete the text with the words from the box.")],
    [(60, "Salt has been traded for thousands of (1)"), (330, ". Before there were fridges, people")],
    [(60, "used it to (2)"), (200, "meat and fish. In hot countries sea water is led into wide")],
    [(60, "and shallow (3)"), (220, ". The sun and the wind make all the water (4)")],
    [(60, "and the salt is left behind.")], [(60, "")],
    [(60, "Answers")], [(60, "1 years 2 preserve 3 ponds 4 vanish")],
  ]

  @Test func drawnRoomBehindNumbersIsAGap() {
    let found = extract([TypedLines.sheet(Self.drawn)]).items
    #expect(found.count == 4)
    #expect(found.first?.question.hasPrefix("Salt has been traded for thousands of (1)") == true)
    #expect(found.map(\.answer) == ["years", "preserve", "ponds", "vanish"])
  }

  @Test func marksBehindQuestionsAreNoGaps() {
    let lines = TypedLines.sheet([
      [(60, "1. Name a gas that burns well."), (430, "(1)")],
      [(60, "2. Name two acids you know."), (430, "(2)")],
      [(60, "3. Name three of the salts."), (430, "(3)")],
      [(60, "4. Name four of the metals."), (430, "(4)")],
    ]).lines
    #expect(DrawnGapNumbers.marked(lines) == lines)
  }
}
