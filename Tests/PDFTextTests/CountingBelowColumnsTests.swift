import CurriculumTestSupport
import PDFText
import Testing

/// What stands below two columns, and places that part lines in the wrong way.
@Suite struct CountingBelowColumnsTests {
  @Test func shortLinesBelowBothColumnsAreReadBehindThem() {
    var page = TypedPage()
    for row in 0..<6 {
      for (column, x) in [60, 320].enumerated() {
        page.type(
          "\(row + 1 + 6 * column) Where is tool number \(row + 1 + 6 * column) kept?", x: x, y: 80 + 20 * row
        )
      }
    }
    page.type("13 Why do you ask?", x: 60, y: 220)
    page.type(
      "14 Describe the town that you live in to somebody who has never been there at all.", x: 60, y: 240)
    #expect(page.lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } } == Array(1...14))
  }

  @Test func aPlaceBehindHangingNumbersIsNoGutter() {
    var page = TypedPage()
    page.type(
      "Twelve questions for you, and what they are about is told in the text above them, so read on.", x: 60,
      y: 60)
    for row in 0..<6 {
      for (column, x) in [60, 320].enumerated() {
        let number = row + 1 + 6 * column
        page.type("\(number)", x: number > 9 ? x - 5 : x, y: 90 + 50 * row + 7 * column)
        page.type("Which river is meant here?", x: x + 22, y: 90 + 50 * row + 7 * column)
        page.type("a) the Elbe b) the Po", x: x + 22, y: 105 + 50 * row + 7 * column)
      }
    }
    let numbers = page.lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers == Array(1...12))
  }

  @Test func aQuestionAloneOnTheLastPageHasNoColumns() {
    var first = TypedPage(1)
    for row in 0..<8 {
      for (column, x) in [60, 320].enumerated() {
        first.type(
          "\(row + 1 + 8 * column). Where is tool number \(row) of the set kept?", x: x, y: 80 + 20 * row)
      }
    }
    var last = TypedPage(2)
    last.type("17. Which bird is the symbol of peace?", x: 60, y: 80)
    for (row, cells) in [["dove", "swan"], ["eagle", "owl"]].enumerated() {
      last.type(cells[0], x: 80, y: 100 + 20 * row)
      last.type(cells[1], x: 330, y: 100 + 20 * row)
    }
    let pages = arrange([PageText(first.dump), PageText(last.dump)])
    #expect(
      pages[1].lines.map(\.text) == ["17. Which bird is the symbol of peace?", "dove swan", "eagle owl"])
  }

  @Test func accentsApartLeaveNoGapWithinAWord() {
    // "ры́нок": the file gives ы and its accent less room than ы has elsewhere.
    var glyphs: [Glyph] = []
    var left: Int32 = 6_000
    func add(_ text: String, width: Int32) {
      for scalar in text.unicodeScalars {
        glyphs.append(
          Glyph(
            scalar: scalar, box: Box(left: left, top: 10_000, right: left + width, bottom: 11_000), style: 0))
        left += width
      }
    }
    add("р", width: 700)
    add("ы", width: 350)
    add("\u{301}", width: 350)
    left += 300
    add("нок", width: 700)
    left += 400
    add("мы", width: 1_000)
    let page = PageDump(
      number: 1, width: 59_500, height: 84_200, glyphs: glyphs,
      styles: [TextStyle(fontName: "Serif", size: 1_000, color: 0)])
    #expect(PageText(page).lines.map(\.text) == ["ры\u{301}нок мы"])
  }
}
