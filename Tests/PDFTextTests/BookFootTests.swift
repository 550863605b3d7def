import CurriculumTestSupport
import Testing

@testable import PDFText

/// Titles of books at the very foot of a single page, with the page's number at the other edge.
struct BookFootTests {
  /// The last line of a page whose text ends close above a foot.
  private func last(_ foot: String, _ number: String, x: Int = 520, y: Int = 800, text: Int = 775)
    -> String?
  {
    var page = TypedPage(1)
    for row in 1...5 {
      page.type(
        "\(row). What is island number \(row) made of and where?", x: 60, y: text - 100 + 20 * row)
    }
    page.type(foot, x: 60, y: y, size: 8)
    page.type(number, x: x, y: y, size: 8)
    return page.lines.last
  }

  private static let text = "5. What is island number 5 made of and where?"

  @Test(arguments: ["Our Island Home 4", "The Book of Ships"])
  func aTitleWithANumberAtTheOtherEdgeIsNoText(title: String) {
    #expect(last(title, "29") == Self.text)
  }

  @Test func aTitleWithAWordAtTheOtherEdgeIsText() {
    #expect(last("Our Island Home 4", "copper") == "Our Island Home 4 copper")
  }

  @Test func aNumberCloseBehindWordsIsText() {
    #expect(last("Our Island Home 4", "29", x: 160) == "Our Island Home 4 29")
  }

  @Test func wordsAboveTheFootAreText() {
    #expect(last("Our Island Home 4", "29", y: 760, text: 735) == "Our Island Home 4 29")
  }

  @Test func wordsRightBelowTheTextAreText() {
    #expect(last("Our Island Home 4", "29", text: 787) == "Our Island Home 4 29")
  }

  @Test func aNumberedLineWithANumberIsText() {
    #expect(last("6. Our island home", "29") == "6. Our island home 29")
  }
}
