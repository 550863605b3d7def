import PDFText
import Testing

@testable import Interchange

/// Printed spreadsheets: letters above their columns, numbers before their rows.
struct SheetHeadTests {
  private static let rows = [
    ("English", "German"), ("dog", "Hund"), ("cat", "Katze"), ("horse", "Pferd"), ("sheep", "Schaf"),
    ("goat", "Ziege"), ("hen", "Huhn"),
  ]

  private func items(_ numbers: [Int], letters: String) -> [ExtractedItem] {
    TypedLines.items(
      letters + zip(numbers, Self.rows).map { "\($0)|\($1.0)|\($1.1)" }.joined(separator: "\n"), column: 150)
  }

  @Test func lettersOfColumnsAndNumbersOfRowsAreNoPartOfATable() {
    let found = items(Array(1...7), letters: "               A|B\n")
    #expect(found.map(\.question) == ["Hund", "Katze", "Pferd", "Schaf", "Ziege", "Huhn"])
    #expect(found.map(\.answer) == ["dog", "cat", "horse", "sheep", "goat", "hen"])
    #expect(found.allSatisfy { $0.number == nil })
  }

  @Test func questionsOfASpreadsheetAreReadWithoutItsHeads() {
    let found = TypedLines.items(
      """
                     A|B
      1|Question|Answer
      2|Who bakes?|the baker
      3|Who sews?|the tailor
      4|Who rows?|the ferryman
      5|Who digs?|the miner
      6|Who sows?|the farmer
      """, column: 150)
    #expect(found.map(\.question) == ["Who bakes?", "Who sews?", "Who rows?", "Who digs?", "Who sows?"])
    #expect(found.first?.answer == "the baker")
  }

  @Test func numbersWithoutLettersAboveThemStayWithTheirRows() {
    let page = TypedLines.page(
      TypedLines.lines((1...6).map { "\($0)|word\($0)|Wort\($0)" }.joined(separator: "\n"), column: 150))
    let lines = arrange([page])[0].lines
    #expect(SheetHeads.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func lettersAboveRowsThatDoNotCountAreWords() {
    let page = TypedLines.page(
      TypedLines.lines(
        "               A|B\n" + [4, 9, 2, 7, 7].map { "\($0)|in|out" }.joined(separator: "\n"), column: 150))
    let lines = arrange([page])[0].lines
    #expect(SheetHeads.without(lines).map(\.text) == lines.map(\.text))
  }
}
