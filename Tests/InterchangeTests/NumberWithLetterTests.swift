import PDFText
import Testing

@testable import Interchange

/// Numbers with the letters of parts in cells of their own: "6 a)".
struct NumberWithLetterTests {
  private static let rows = [
    "6 a)|Draw a kite.", "b)|Name its sides.", "7 a)|Draw a cone.", "8 a)|Draw a cube.",
  ]

  @Test func theyAreLabelsOfParts() {
    let lines = TypedLines.rows(Self.rows.joined(separator: "\n"), column: 60)
    #expect(
      SpacedLabels.joined(lines).map(\.text)
        == ["6. a) Draw a kite.", "b) Name its sides.", "7. a) Draw a cone.", "8. a) Draw a cube."])
  }

  @Test func otherQuestionsMayHaveNoParts() {
    let found = TypedLines.items(
      """
      1.|Name a shape with three sides.
      2 a)|Draw a kite.
      b)|Name its sides.
      3 a)|Draw a cone.
      b)|Name its faces.
      4 a)|Draw a cube.
      b)|Count its edges.
      5.|How many faces has a prism?
      """, column: 60)
    #expect(found.map(\.number) == ["1", "2(a)", "2(b)", "3(a)", "3(b)", "4(a)", "4(b)", "5"])
    #expect(found.last?.question == "How many faces has a prism?")
  }

  @Test(arguments: [
    ["6 a)|Draw a kite.", "7 a)|Draw a cone."], ["6 a) Draw a kite.", "7 a) Draw a cone.", "8 a) Draw it."],
    ["6 km)|Draw a kite.", "7 km)|Draw a cone.", "8 km)|Draw a cube."],
    ["6 a|Draw a kite.", "7 a|Draw a cone.", "8 a|Draw a cube."],
  ])
  func otherCellsStay(rows: [String]) {
    let lines = TypedLines.rows(rows.joined(separator: "\n"), column: 60)
    #expect(SpacedLabels.joined(lines).map(\.text) == lines.map(\.text))
  }
}
