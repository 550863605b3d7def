import CurriculumTestSupport
import PDFText
import Testing

/// Rows of tables whose cells each stand in the middle of their row.
@Suite struct CentredRowTests {
  /// The lines of cells, each with the lines of its text and the middle of its row; `up` sets them at its top.
  private func lines(_ rows: [[[String]]], columns: [Int], atTop: Bool = false) -> [String] {
    var page = TypedPage()
    var top = 100
    for row in rows {
      let most = row.map(\.count).max() ?? 0
      for (x, cell) in zip(columns, row) {
        let start = atTop ? top : top + 6 * (most - cell.count)
        for (line, text) in cell.enumerated() { page.type(text, x: x, y: start + 12 * line) }
      }
      top += 12 * most + 10
    }
    return page.lines
  }

  private static let rows = [
    [["Iron"], ["a grey metal", "that rusts in", "moist air"], ["gates and", "rails"]],
    [["Zinc", "sheet"], ["a pale metal"], ["roofs, pails", "and tubs of", "all kinds"]],
    [["Neon"], ["a gas that", "glows red"], ["signs"]],
    [["Tin", "plate"], ["a soft metal", "that is white"], ["cans"]],
  ]

  @Test func cellsInTheMiddleOfTheirRowBeginBesideEachOther() {
    #expect(
      lines(Self.rows, columns: [60, 160, 300]) == [
        "Iron a grey metal gates and", "that rusts in rails", "moist air",
        "Zinc a pale metal roofs, pails", "sheet and tubs of", "all kinds",
        "Neon a gas that signs", "glows red",
        "Tin a soft metal cans", "plate that is white",
      ])
  }

  @Test func cellsAtTheTopOfTheirRowStayAsTheyAre() {
    #expect(
      lines(Self.rows, columns: [60, 160, 300], atTop: true) == [
        "Iron a grey metal gates and", "that rusts in rails", "moist air",
        "Zinc a pale metal roofs, pails", "sheet and tubs of", "all kinds",
        "Neon a gas that signs", "glows red",
        "Tin a soft metal cans", "plate that is white",
      ])
  }

  @Test func paragraphsOfTwoColumnsWithOneMiddleByChanceAreNoRows() {
    let left = [[100, 112, 124], [148, 160], [184, 196], [280, 292]]
    let right = [[100, 112, 124], [142, 154, 166], [220, 232], [250, 262]]
    var page = TypedPage()
    for (x, column) in [(60, left), (300, right)] {
      for (paragraph, lines) in column.enumerated() {
        for (line, y) in lines.enumerated() {
          page.type("from \(x) part \(paragraph) line \(line)", x: x, y: y)
        }
      }
    }
    let found = PageText(page.dump).lines.map(\.text)
    #expect(found.first == "from 60 part 0 line 0 from 300 part 0 line 0")
    #expect(found.contains("from 60 part 1 line 0"))
    #expect(found.contains("from 300 part 1 line 0"))
  }
}
