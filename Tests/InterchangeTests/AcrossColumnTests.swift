import PDFText
import Testing

@testable import Interchange

/// Sheets whose sections have their questions in two columns, and charts whose axes have numbers.
struct AcrossColumnTests {
  private static func line(_ text: String, column: Int, top: Int32) -> TextLine {
    var line = TypedLines.sheet([[(60 + column * 250, text)]]).lines[0]
    line.column = column
    line.box.bottom += top - line.box.top
    line.box.top = top
    return line
  }

  private static func lines(_ left: [(String, Int32)], _ right: [(String, Int32)]) -> [TextLine] {
    left.map { line($0.0, column: 0, top: $0.1) } + right.map { line($0.0, column: 1, top: $0.1) }
  }

  @Test func eachSectionIsReadToItsEnd() {
    let found = SectionsAcrossColumns.inOrder(
      Self.lines(
        [
          ("Basics", 10_000), ("1. 10% of 340", 12_000), ("2. 25% of 64", 14_000), ("Skills", 16_000),
          ("1. Add 15% to 80.", 18_000), ("2. Take 8% off 250.", 20_000),
        ],
        [("3. 75% of 48", 12_000), ("4. 12% of 50", 14_000), ("3. Write 18 of 45 in per cent.", 18_000)]))
    #expect(
      found.map(\.text) == [
        "Basics", "1. 10% of 340", "2. 25% of 64", "3. 75% of 48", "4. 12% of 50", "Skills",
        "1. Add 15% to 80.", "2. Take 8% off 250.", "3. Write 18 of 45 in per cent.",
      ])
  }

  @Test func columnsThatAreReadDownStayAsTheyAre() {
    let lines = Self.lines(
      [("Basics", 10_000), ("1. 10% of 340", 12_000), ("Skills", 16_000), ("1. Add 15% to 80.", 18_000)],
      [("2. 75% of 48", 12_000), ("7. Write 18 of 45.", 18_000)])
    #expect(SectionsAcrossColumns.inOrder(lines) == lines)
  }

  private static func ticks(_ values: [String], x: Int = 90) -> Set<Int> {
    var rows: [[(x: Int, text: String)]] = [[(60, "3 The bar chart shows how pupils come to school.")]]
    rows += values.map { [(x, $0)] }
    rows += [[(60, "4 The mean mass of five parcels is three kilogrammes.")]]
    var lines = TypedLines.sheet(rows).lines
    for index in lines.indices { lines[index].columnLeft = lines[0].box.left }
    return AxisTicks.find(lines)
  }

  @Test func numbersThatFallInEqualStepsStandAtAnAxis() {
    #expect(Self.ticks(["12", "8", "4"]) == [1, 2, 3])
  }

  @Test(arguments: [["12", "8"], ["12", "8", "5"], ["3", "2", "1"], ["4", "8", "12"]])
  func otherNumbersMayBeThoseOfQuestions(values: [String]) {
    #expect(Self.ticks(values).isEmpty)
  }

  @Test func numbersAtTheEdgeMayBeThoseOfQuestions() {
    #expect(Self.ticks(["12", "8", "4"], x: 60).isEmpty)
  }
}
