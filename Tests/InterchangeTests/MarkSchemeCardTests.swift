import PDFText
import Testing

@testable import Interchange

/// Mark schemes printed as cards: a label with its marks, and below it a line for each point.
struct MarkSchemeCardTests {
  private static let scheme = """
    *Mark scheme

    1a|2 marks
      The water is warm
      Warm water rises
    1b|1 mark
      It cools down at night
    2a|3 marks
      The lamp is dim
      The wire is long
      The cell is old
    """

  @Test func pointsBelowALabelWithItsMarksAreItsAnswer() throws {
    let found = TypedLines.items(Self.scheme, column: 300)
    try #require(found.count == 3)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)"])
    #expect(found.map(\.marks) == [2, 1, 3])
    #expect(found[0].rubric.map(\.text) == ["The water is warm", "Warm water rises"])
    #expect(found[1].answer == "It cools down at night")
  }

  @Test func asManyPointsAsMarksHaveOneMarkEach() {
    let found = TypedLines.items(Self.scheme, column: 300)
    #expect(found.first?.rubric.map(\.marks) == [1, 1])
  }

  @Test func ofMorePointsThanMarksNoneHasMarksOfItsOwn() {
    let found = TypedLines.items(Self.scheme.replacing("3 marks", with: "2 marks"), column: 300)
    #expect(found.last?.rubric.map(\.marks) == [nil, nil, nil])
  }

  @Test func whatStandsAtTheEdgeBelowPointsThatAreSetInTellsHowToMark() {
    let found = TypedLines.items(
      Self.scheme.replacing("  The lamp is dim", with: "Any order will do here\n  The lamp is dim"),
      column: 300)
    #expect(found.last?.details["marking"] == "Any order will do here")
    #expect(found.last?.rubric.map(\.text) == ["The lamp is dim", "The wire is long", "The cell is old"])
  }

  @Test func aHeadWithNothingBelowItIsNoCard() {
    let found = TypedLines.items(
      """
      *Mark scheme

      1a|2 marks
      1b|1 mark
      2a|3 marks
      """, column: 300)
    #expect(found.allSatisfy { $0.rubric.isEmpty && $0.answer == nil })
  }
}
