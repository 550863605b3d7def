import PDFText
import Testing

@testable import Interchange

/// What a mark scheme says of other answers is sorted, and is what a learner may write.
struct SchemeNoteSortingTests {
  private static let paper = TypedLines.page(
    TypedLines.lines(
      """
      1. Calculate the energy that the kettle transfers. [2]
      2. Name a unique identifier of a pupil. [1]
      3. Name the part of the cell that holds the genetic material. [1]
      """, column: 300))

  private func items(_ rows: [[(Int, String)]]) -> [ExtractedItem] {
    let head = [(60, "Question"), (120, "Answer"), (290, "Additional guidance"), (500, "Mark")]
    return extract([Self.paper], answers: [TypedLines.sheet([head] + rows)], answerFile: "scheme.pdf").items
  }

  @Test func aNoteBehindTheMarkOfAPointIsANote() {
    let found = items([
      [(60, "1"), (120, "2000 times 90 seconds"), (275, "(1) Accept 180 kJ"), (500, "(2)")],
      [(120, "180 000 J of energy"), (275, "(1)")],
      [(60, "2"), (120, "the number of the pupil"), (500, "(1)")],
      [(60, "3"), (120, "nucleus"), (290, "Reject “nucleolus”."), (500, "(1)")],
    ])
    #expect(found[0].accepted == ["180 kJ"])
    #expect(found[0].rubric.map(\.marks) == [1, 1])
    #expect(found[2].rejected == ["nucleolus"])
  }

  @Test func sentencesOfANoteAreSortedEach() {
    let found = items([
      [(60, "1"), (120, "180 000 J"), (290, "Allow 180 kJ. Ignore signs."), (500, "(2)")],
      [(60, "2"), (120, "the number"), (290, "Accept any identifier. Do"), (500, "(1)")],
      [(290, "not accept surname.")],
      [(60, "3"), (120, "nucleus"), (500, "(1)")],
    ])
    #expect(found[0].accepted == ["180 kJ"])
    #expect(found[0].ignored == ["signs"])
    #expect(found[1].accepted == ["any identifier"])
    #expect(found[1].rejected == ["surname"])
  }

  @Test func aSentenceKeepsItsStop() {
    #expect("diffusion of sugar.".asNote == "diffusion of sugar")
    #expect("She heard a cry.".asNote == "She heard a cry.")
    #expect("“kills fish” alone".asNote == "“kills fish” alone")
    #expect("‘a scarf’.".asNote == "a scarf")
    #expect("8 a.m.".asNote == "8 a.m.")
    #expect("0.35.".asNote == "0.35")
  }
}
