import CurriculumTestSupport
import PDFText
import Testing

/// Short lines beside each other that are bold at one side where they are not at the other.
@Suite struct ColumnStyleTests {
  private static let left = [
    "I drink tea.", "Ya p'yu chay.", "He is at home.", "On doma.", "We sing.", "My poyom.", "Come in!",
    "Zakhodi!", "It is late.", "Uzhe pozdno.",
  ]
  private static let right = [
    "See you.", "Do vstrechi.", "She knows.", "Ona znayet.", "They run.", "Oni begut.", "Go now!",
    "Idi!", "It rains.", "Idyot dozhd'.",
  ]

  /// The lines read from both columns, the rows of some positions bold.
  private func lines(bold: (left: Set<Int>, right: Set<Int>)) -> [String] {
    var page = TypedPage()
    for row in Self.left.indices {
      for (x, text, rows) in [(60, Self.left[row], bold.left), (320, Self.right[row], bold.right)] {
        page.type(text, x: x, y: 100 + 15 * row, font: rows.contains(row) ? "Serif-Bold" : "Serif")
      }
    }
    return page.lines
  }

  @Test func boldLinesAtOtherHeightsInEachColumnPartThem() {
    #expect(lines(bold: ([0, 4, 8], [2, 6])) == Self.left + Self.right)
  }

  @Test func aTableWhoseFirstColumnIsBoldStaysATable() {
    let rows = zip(Self.left, Self.right).map { "\($0) \($1)" }
    #expect(lines(bold: (Set(Self.left.indices), [])) == rows)
  }

  @Test func aTableWithBoldRowsStaysATable() {
    let rows = zip(Self.left, Self.right).map { "\($0) \($1)" }
    #expect(lines(bold: ([0, 5], [0, 5])) == rows)
  }
}
