import CurriculumTestSupport
import PDFText
import Testing

/// Rows of tables with cells so full that only a space parts them from the next column.
@Suite struct TableEdgesTests {
  /// The cells of rows whose texts stand in columns, at places in points.
  private static func cells(_ rows: [[String]], at places: [Int]) -> [[String]] {
    var page = TypedPage()
    for (row, texts) in rows.enumerated() {
      for (text, place) in zip(texts, places) where !text.isEmpty {
        page.type(text, x: place, y: 100 + 14 * row)
      }
    }
    return PageText(page.dump).lines.map { $0.cells.map(\.text) }
  }

  @Test func aFullCellEndsWhereTheNextColumnBegins() {
    let rows = [
      ["Question", "Answer", "Marks"], ["Name a nomad.", "a person who wanders", "1"],
      ["Why were walls built?", "for safety", "2"], ["Who wrote there?", "the scribes", "1"],
    ]
    // 21 letters of 5 points and a space of 5; the longest answer ends as close to the marks.
    #expect(Self.cells(rows, at: [60, 170, 275]) == rows)
  }

  @Test func wordsBeginAtAnEdgeByChanceOnlyInRunningText() {
    let rows = [["one", "eins"], ["two", "zwei"], ["six", "sechs"]]
    let text = ["Learn these words all by yourself now", "one by one of all"]
    let found = Self.cells(rows + text.map { [$0] }, at: [60, 95])
    #expect(found == rows + text.map { [$0] })
  }

  @Test func aLabelBelongsToItsText() {
    let rows = [
      ["1.", "a text"], ["2.", "a word"], ["3.", "a line"], ["10.", "a page"], ["4.", "a book"],
    ]
    let found = Self.cells(rows, at: [60, 84])
    #expect(found.map(\.count) == [2, 2, 2, 1, 2])
  }

  @Test func aRowThatEndsATableIsDividedAtMoreThanASpace() {
    let rows = [["cat", "Katze"], ["dog", "Hund"], ["ant", "Ameise"], ["rhinoceros", "Nashorn"]]
    // 10 letters of 5 points, and 11 points behind them: less than parts cells by itself.
    #expect(Self.cells(rows, at: [60, 121]) == rows)
  }
}
