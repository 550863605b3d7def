import PDFText
import Testing

@testable import Interchange

/// Keys that say what each line of an answer is worth, sums beside keys, and room for what was reached.
struct MarkedLineOfKeyTests {
  private static let questions = """
    1. Numiți două peninsule.
    2. Explicați de ce râurile îngheață iarna.
    3. Precizați o deosebire între climate.
    4. Numiți un lac.

    """

  @Test func eachLineIsAPointWithItsMarks() {
    let found = TypedLines.items(
      Self.questions
        + """
        *Barem de corectare și notare
        1.|Peninsula Iberică|5 p
        |Peninsula Balcanică|5 p
        2.|Temperaturile scad sub 0 °C.|12 p
        3.|Clima oceanică are ierni calde.|12 p
        4.|Ladoga|6 p
        """.replacing("\n|", with: "\n                    "), column: 200)
    #expect(found.count == 4)
    #expect(found[1].answer == "Temperaturile scad sub 0 °C.")
    #expect(found[3].answer == "Ladoga")
    #expect(found[0].answer?.split(separator: "\n").first == "Peninsula Iberică")
  }

  @Test func theNumberMayStandInOneCellWithItsFirstPoint() {
    let found = TypedLines.items(
      Self.questions + """
        *Barem de corectare și notare
        1. Peninsula Iberică|5 p
        Peninsula Balcanică|5 p
        2. Temperaturile scad sub 0 °C.|12 p
        3. Clima oceanică are ierni calde.|12 p
        4. Ladoga|6 p
        """, column: 250)
    #expect(found.first?.answer == "Peninsula Iberică\nPeninsula Balcanică")
    #expect(found.first?.rubric.map(\.marks) == [5, 5])
    #expect(found.last?.answer == "Ladoga")
  }

  @Test func sumsBesideAKeyAreNoPartOfItsLastAnswer() {
    let lines = TypedLines.rows(
      "I. 1 – d; 2 – b; 3 – c|4 × 5 p = 20 p\nII. 1 – Asia; 2 – Gibraltar|3 × 6,5 p = 18 p", column: 300)
    #expect(
      ProductsOfMarks.without(lines).map(\.text) == ["I. 1 – d; 2 – b; 3 – c", "II. 1 – Asia; 2 – Gibraltar"])
  }

  @Test(arguments: ["3 × 6 = 18|4 × 5 = 20", "the rule|2 × 3 m = 6 m"])
  func sumsToWorkOutStay(line: String) {
    let lines = TypedLines.rows(line + "\n" + line, column: 300)
    #expect(ProductsOfMarks.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: [("… / 2", 2), ("__ / 3", 3), ("… / 10", 10)])
  func roomForPointsSaysWhatAQuestionIsWorth(text: String, marks: Int) {
    #expect(MarkReader.whole(text) == marks)
  }

  @Test func aFractionIsNoRoomForPoints() {
    #expect(MarkReader.whole("x / 2") == nil)
  }
}
