import CurriculumTestSupport
import PDFText
import Testing

/// What keeps two columns apart, and what stands above or below them.
@Suite struct TwoColumnTests {
  private static let left = [
    "The first column has lines that are long", "which fill nearly all of the room there is",
    "and go on and on until somebody stops here", "as nobody reads them for any pleasure at all",
    "since all of them say nothing at all to us.",
  ]
  private static let right = [
    "and the second has lines as long as these", "that stand beside those of the first one and",
    "they go on in the same way as the others do", "but nobody wants to know what is said in it",
    "for there is nothing of interest in any one.",
  ]

  private func page() -> TypedPage {
    var page = TypedPage()
    for row in Self.left.indices {
      page.type(Self.left[row], x: 60, y: 130 + 15 * row)
      page.type(Self.right[row], x: 320, y: 130 + 15 * row)
    }
    return page
  }

  @Test func numbersSetFlushRightKeepTheColumnsApart() {
    var page = TypedPage()
    for (row, number) in [6, 7, 8].enumerated() {
      page.type("\(number).", x: 60, y: 100 + 40 * row)
      page.type("Add \(number) and 9", x: 75, y: 100 + 40 * row)
      page.type("in your head.", x: 75, y: 115 + 40 * row)
    }
    for (row, number) in [9, 10, 11].enumerated() {
      page.type("\(number).", x: number < 10 ? 320 : 315, y: 100 + 40 * row)
      page.type("Add \(number) and 7", x: 335, y: 100 + 40 * row)
      page.type("on paper.", x: 335, y: 115 + 40 * row)
    }
    #expect(
      page.lines
        == [6, 7, 8].flatMap { ["\($0). Add \($0) and 9", "in your head."] }
        + [9, 10, 11].flatMap { ["\($0). Add \($0) and 7", "on paper."] })
  }

  @Test func aTitleWithSomethingAtItsRightStandsAboveBothColumns() {
    var page = page()
    page.type("Order of Operations", x: 60, y: 80, size: 18, font: "Serif-Bold")
    page.type("Answer Key", x: 360, y: 80, size: 18, font: "Serif-Bold")
    #expect(page.lines == ["Order of Operations Answer Key"] + Self.left + Self.right)
  }

  @Test func aLineAcrossBothColumnsIsNotCutAtAnOrdinarySpace() {
    var page = page()
    let words = "All of these lines go across both columns of our page, and here one word begins below".split(
      separator: " ")
    // One word begins where the right column does, with a space before it like all others.
    var x = 320
    let split = 11
    for word in words[..<split].reversed() {
      x -= 5 * word.count + 3
      page.type(String(word), x: x, y: 90)
    }
    x = 320
    for word in words[split...] {
      page.type(String(word), x: x, y: 90)
      x += 5 * word.count + 3
    }
    #expect(page.lines == [words.joined(separator: " ")] + Self.left + Self.right)
  }

  @Test func theNumberOfAPageInItsFootIsNoTextWhateverStandsBesideIt() {
    var page = TypedPage()
    page.type("What is the capital of Norway?", x: 60, y: 60)
    page.type("Look at the map", x: 60, y: 300)
    page.type("on page 12", x: 300, y: 300)
    page.type("Mr Lind", x: 60, y: 780)
    page.type("Page 1 of 2", x: 480, y: 780)
    #expect(page.lines == ["What is the capital of Norway?", "Look at the map on page 12"])
  }
}
