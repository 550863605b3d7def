import CurriculumTestSupport
import PDFText
import Testing

/// Pale letters, and lines at the foot of pages that say the same as others.
@Suite struct PaleTextTests {
  @Test func largePaleLettersOnAPaleSlideAreItsTitle() {
    var page = TypedPage()
    page.type("Parts of a Cell", x: 60, y: 60, size: 30, color: 0xEEEEEE)
    for row in 0..<3 {
      page.type(
        "Name part \(row + 1) that has the genes.", x: 60, y: 150 + 20 * row, size: 12, color: 0xEEEEEE)
    }
    #expect(page.lines == ["Parts of a Cell"] + (1...3).map { "Name part \($0) that has the genes." })
  }

  @Test func largePaleLettersAcrossDarkTextAreNoText() {
    var page = TypedPage()
    for row in 0..<10 { page.type("A line of the paper, number \(row).", x: 100, y: 100 + 14 * row) }
    page.type("DRAFT", x: 100, y: 300, size: 60, color: 0xDDDDDD)
    page.type("a note", x: 100, y: 260, color: 0xDDDDDD)
    #expect(page.lines == (0..<10).map { "A line of the paper, number \($0)." } + ["a note"])
  }

  @Test func optionsAtTheFootOfPagesStayWhereOthersSayTheSame() {
    let statements = [
      ["Ice is lighter than water.", "The Moon gives light of its own."],
      ["Sound is faster than light.", "Warm air rises above cold air."],
    ]
    let pages = statements.enumerated().map { place, own in
      var page = TypedPage(place + 1)
      for (row, statement) in own.enumerated() {
        let top = row == 0 ? 100 : 730
        page.type("\(2 * place + row + 1). \(statement)", x: 60, y: top)
        page.type("A. Right", x: 75, y: top + 15)
        page.type("B. Wrong", x: 75, y: top + 30)
      }
      return PageText(page.dump)
    }
    let found = arrange(pages)
    #expect(
      found.map { $0.lines.map(\.text) } == [
        [
          "1. Ice is lighter than water.", "A. Right", "B. Wrong", "2. The Moon gives light of its own.",
          "A. Right", "B. Wrong",
        ],
        [
          "3. Sound is faster than light.", "A. Right", "B. Wrong", "4. Warm air rises above cold air.",
          "A. Right", "B. Wrong",
        ],
      ])
    #expect(found.allSatisfy { $0.furniture.isEmpty })
  }

  @Test func aRunningHeadThatStandsOnceAsTheTitleIsNoText() {
    let pages = (1...4).map { number in
      var page = TypedPage(number)
      page.type("Rivers and Lakes", x: 60, y: number == 1 ? 200 : 40)
      for row in 0..<3 {
        page.type("What is asked on page \(number) in line \(row) of the sheet?", x: 60, y: 300 + 20 * row)
      }
      return PageText(page.dump)
    }
    let found = arrange(pages)
    #expect(found.dropFirst().allSatisfy { $0.furniture.map(\.text) == ["Rivers and Lakes"] })
    #expect(found.dropFirst().allSatisfy { $0.lines.count == 3 })
  }
}
