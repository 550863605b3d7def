import CurriculumTestSupport
import PDFText
import Testing

/// Running heads of papers of two pages, where nothing comes again.
@Suite struct RunningHeadTests {
  private func pages(_ head: (left: String, right: String), first: [String], room: Int = 40) -> [PageText] {
    var one = TypedPage(1)
    for (row, line) in first.enumerated() { one.type(line, x: 60, y: 40 + 300 * row) }
    for row in 0..<6 { one.type("Q: What is the meaning of word \(row)?", x: 60, y: 400 + 15 * row) }
    var two = TypedPage(2)
    two.type(head.left, x: 60, y: 40)
    two.type(head.right, x: 460, y: 40)
    for row in 0..<6 {
      two.type(
        "A: the answer that goes with the word \(row), all the way to the edge on the right", x: 60,
        y: 40 + room + 15 * row)
    }
    return arrange([PageText(one.dump), PageText(two.dump)])
  }

  @Test func whatStandsApartAtBothEdgesIsNoText() {
    let found = pages(("GCSE Computing", "Revision leaflet"), first: ["Networks"])
    #expect(found[1].furniture.map(\.text) == ["GCSE Computing Revision leaflet"])
  }

  @Test func aCodeBesideThePagesNumberIsNoText() {
    let found = pages(("HI/1/W", "2"), first: ["History"], room: 15)
    #expect(found[1].furniture.map(\.text) == ["HI/1/W 2"])
  }

  @Test func theFirstRowOfATableIsText() {
    let found = pages(("New word", "Its meaning"), first: ["Words"], room: 15)
    #expect(found[1].furniture.isEmpty)
  }

  @Test func marksAtTheTopOfAPageAreNoPageNumber() {
    var one = TypedPage(1)
    for row in 0..<8 {
      one.type("\(row + 1). How many minutes are there in \(row + 2) hours?", x: 60, y: 100 + 30 * row)
    }
    var two = TypedPage(2)
    two.type("9. Write 0.035 m in millimetres.", x: 60, y: 60)
    two.type("[2]", x: 500, y: 75)
    two.type("2", x: 295, y: 800)
    let found = arrange([PageText(one.dump), PageText(two.dump)])
    #expect(found[1].lines.map(\.text) == ["9. Write 0.035 m in millimetres.", "[2]"])
  }

  @Test func aKeyInSmallPrintBelowBothColumnsComesBehindThem() {
    var page = TypedPage()
    for row in 0..<8 {
      page.type("\(row + 1). Put the verb into the sentence no. \(row + 1)", x: 60, y: 100 + 20 * row)
      page.type("\(row + 9). Put the other one into that no. \(row + 9)", x: 320, y: 100 + 20 * row)
    }
    page.type("Answers", x: 60, y: 300, size: 7, font: "Serif-Bold")
    page.type("1 goes, 2 went, 3 gone", x: 60, y: 312, size: 7)
    #expect(page.lines.suffix(2) == ["Answers", "1 goes, 2 went, 3 gone"])
  }
}
