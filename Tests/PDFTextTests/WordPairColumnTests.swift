import CurriculumTestSupport
import PDFText
import Testing

/// Two columns of words with their translations beside them, and tables of four columns.
@Suite struct WordPairColumnTests {
  private static let left = [
    ("ash", "cenere"), ("axe", "ascia"), ("bay", "baia"), ("bog", "palude"), ("cub", "cucciolo"),
    ("dam", "diga"), ("elk", "alce"), ("fig", "fico"),
  ]
  private static let right = [
    ("gem", "gemma"), ("hay", "fieno"), ("ice", "ghiaccio"), ("jug", "brocca"), ("key", "chiave"),
    ("log", "tronco"), ("map", "mappa"), ("net", "rete"),
  ]

  /// Types pairs below each other, the first at a height in points.
  private func type(_ pairs: [(String, String)], x: Int, top: Int, on page: inout TypedPage) {
    for (row, pair) in pairs.enumerated() {
      page.type(pair.0, x: x, y: top + 20 * row)
      page.type(pair.1, x: x + 100, y: top + 20 * row)
    }
  }

  private func texts(_ pairs: [(String, String)]) -> [String] { pairs.map { "\($0.0) \($0.1)" } }

  @Test func pairsAtHeightsOfTheirOwnAreReadColumnByColumn() {
    var page = TypedPage()
    type(Self.left, x: 60, top: 100, on: &page)
    type(Self.right, x: 320, top: 110, on: &page)
    #expect(page.lines == texts(Self.left) + texts(Self.right))
  }

  @Test func rowsAtOneHeightInAllFourColumnsAreATable() {
    var page = TypedPage()
    let rows = (Self.left + Self.right).map { ($0, $0) }
    type(rows.map(\.0), x: 60, top: 100, on: &page)
    type(rows.map(\.1), x: 320, top: 100, on: &page)
    #expect(page.lines == rows.map { "\($0.0.0) \($0.0.1) \($0.1.0) \($0.1.1)" })
  }

  @Test func aWordAloneAtEachHeightMakesNoColumnOfPairs() {
    var page = TypedPage()
    type(Self.left, x: 60, top: 100, on: &page)
    for (row, pair) in Self.right.enumerated() { page.type(pair.0, x: 320, y: 110 + 20 * row) }
    #expect(page.lines == zip(texts(Self.left), Self.right).flatMap { [$0, $1.0] })
  }
}
