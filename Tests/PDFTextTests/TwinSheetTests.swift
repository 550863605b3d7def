import CurriculumTestSupport
import PDFText
import Testing

/// Sheets that are printed twice beside themselves, to be cut in two.
struct TwinSheetTests {
  private static let sheet = [
    "Name:", "Metals and gases", "1. Which metal rusts?", "2. Which gas burns?", "3. Which gas is green?",
    "4. Which metal is red?",
  ]

  private func lines(_ left: [String], _ right: [String]) -> [String] {
    var page = TypedPage()
    for (x, texts) in [(60, left), (320, right)] {
      for (row, text) in texts.enumerated() { page.type(text, x: x, y: 80 + 25 * row) }
    }
    return page.lines
  }

  @Test func eachOfTwoSheetsIsReadFromItsTopToItsFoot() {
    #expect(lines(Self.sheet, Self.sheet) == Self.sheet + Self.sheet)
  }

  @Test func aTableWhoseColumnsAgreeInAFewRowsIsReadAlongItsRows() {
    let (left, right) = (
      ["Taxi", "Haus", "Hotel", "Hund", "Park", "Wasser"], ["Taxi", "house", "Hotel", "dog", "Park", "water"]
    )
    #expect(lines(left, right) == zip(left, right).map { "\($0) \($1)" })
  }

  @Test func theSameFewWordsInBothColumnsOfATableAreRead() {
    let left = ["yes", "no", "yes", "no", "no", "yes"]
    #expect(lines(left, left) == left.map { "\($0) \($0)" })
  }

  @Test func lettersThatComeTwiceInARowAreNoSheets() {
    var page = TypedPage()
    let texts = ["so so", "very very good good", "there there", "one one by by", "now now then then"]
    for (row, text) in texts.enumerated() { page.type(text, x: 60, y: 80 + 25 * row) }
    #expect(page.lines == texts)
  }
}
