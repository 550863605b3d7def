import PDFText
import Testing

@testable import Interchange

/// Task cards side by side, each with its number and the name of the set above it, read column by column.
struct HeadsOfCardsTests {
  /// Three rows of two cards: a head over both, then the left one and the right one.
  private func lines(titles: [String]) -> [TextLine] {
    (0..<3).flatMap { row in
      func typed(_ texts: [String], x: Int, y: Int) -> [TextLine] {
        TypedLines.page(texts.enumerated().map { ($0.element, x, y + 16 * $0.offset, "Serif") }).lines
      }
      let y = 60 + 200 * row
      let head = TypedLines.page([
        ("\(2 * row + 1)", 60, y, "Serif"), (titles[0], 180, y, "Serif"),
        ("\(2 * row + 2)", 320, y, "Serif"), (titles[1], 440, y, "Serif"),
      ])
      return head.lines
        + typed(["How many pages are there?", "A. 35", "B. 45"], x: 60, y: y + 20)
        + typed(["Which number is a multiple?", "A. 16", "B. 18"], x: 320, y: y + 24)
    }
  }

  @Test func eachNumberStandsBeforeTheQuestionOfItsCard() {
    let found = HeadsOfCards.told(lines(titles: ["Math Review", "Math Review"])).map(\.text)
    #expect(
      found
        == (0..<3).flatMap { row in
          [
            "\(2 * row + 1). How many pages are there?", "A. 35", "B. 45",
            "\(2 * row + 2). Which number is a multiple?", "A. 16", "B. 18",
          ]
        })
  }

  @Test func cardsOfTwoSetsKeepTheirHeads() {
    let given = lines(titles: ["Numbers", "Shapes"])
    #expect(HeadsOfCards.told(given) == given)
  }

  @Test func twoRowsAreNoSet() {
    let given = Array(lines(titles: ["Math Review", "Math Review"]).prefix(14))
    #expect(HeadsOfCards.told(given) == given)
  }
}
