import CurriculumTestSupport
import PDFText
import Testing

/// Cells that stand in the middle of the lines beside them, as browsers set the rows of tables.
@Suite struct CentredCellTests {
  @Test func aTermStandsBesideTheFirstLineOfItsMeaning() {
    var page = TypedPage()
    page.type("Ore", x: 60, y: 107)
    page.type("a rock from which a metal can be had", x: 200, y: 100)
    page.type("at a profit", x: 200, y: 114)
    page.type("Alloy", x: 60, y: 147)
    page.type("a mixture of a metal with at least one", x: 200, y: 140)
    page.type("other element", x: 200, y: 154)
    #expect(
      page.lines == [
        "Ore a rock from which a metal can be had", "at a profit",
        "Alloy a mixture of a metal with at least one",
        "other element",
      ])
  }

  @Test func rowsOfFourLinesHaveTheirTermAtTheTop() {
    var page = TypedPage()
    page.type("Ore", x: 60, y: 121)
    for (row, text) in [
      "a rock or a mineral", "from which a metal", "can be extracted at", "a profit that pays",
    ].enumerated() {
      page.type(text, x: 200, y: 100 + 14 * row)
    }
    #expect(page.lines.first == "Ore a rock or a mineral")
    #expect(page.lines.count == 4)
  }

  @Test func aRowOfThreeLinesIsReadAsTheOthers() {
    var page = TypedPage()
    page.type("Ore", x: 60, y: 107)
    page.type("a rock from which a metal can be had", x: 200, y: 100)
    page.type("at a profit", x: 200, y: 114)
    page.type("Alloy", x: 60, y: 164)
    page.type("a mixture of a metal with", x: 200, y: 150)
    page.type("at least one other element of", x: 200, y: 164)
    page.type("the periodic table", x: 200, y: 178)
    #expect(
      page.lines.dropFirst(2) == [
        "Alloy a mixture of a metal with", "at least one other element of", "the periodic table",
      ])
  }

  @Test func columnsOfTextAtOtherHeightsStayAsTheyAre() {
    var page = TypedPage()
    for row in 0..<6 {
      page.type("the left column has its lines here", x: 60, y: 100 + 14 * row)
      page.type("and the right one half a line below", x: 320, y: 107 + 14 * row)
    }
    #expect(page.lines.count { $0 == "the left column has its lines here" } == 6)
    #expect(page.lines.count { $0 == "and the right one half a line below" } == 6)
  }

  @Test func numeratorsStayAboveTheirDenominators() {
    var page = TypedPage()
    page.type("speed", x: 60, y: 107)
    page.type("s", x: 200, y: 100)
    page.type("t", x: 200, y: 114)
    #expect(page.lines.first != "speed s")
  }
}
