import CurriculumTestSupport
import Testing

@testable import PDFText

/// Pages whose text lies on its side.
struct SidewaysPageTests {
  private static let turns: [QuarterTurn] = [.up, .down]

  private func sheet() -> TypedPage {
    var page = TypedPage()
    page.type("Rivers and lakes", x: 60, y: 60, size: 14, font: "Serif-Bold")
    page.type("1. Which river is the longest of all?", x: 60, y: 100)
    page.type("2. Which lake is the deepest of all?", x: 60, y: 120)
    page.type("Name:", x: 400, y: 60)
    return page
  }

  @Test(arguments: turns)
  func aBoxIsTurnedThereAndBack(turn: QuarterTurn) {
    let box = Box(left: 1_000, top: 2_000, right: 1_500, bottom: 5_000)
    let upright = turn.upright(box, width: 84_200, height: 59_500)
    #expect(turn.printed(upright, width: 59_500, height: 84_200) == box)
    #expect([upright.width, upright.height] == [box.height, box.width])
  }

  @Test func theFirstLineStandsAtTheEdgeThatTheTurnNames() {
    let first = Box(left: 6_000, top: 0, right: 9_000, bottom: 1_000)
    #expect(QuarterTurn.up.printed(first, width: 59_500, height: 84_200).left == 0)
    #expect(QuarterTurn.down.printed(first, width: 59_500, height: 84_200).right == 84_200)
  }

  @Test(arguments: turns)
  func aPageOnItsSideIsReadAsTheUprightOne(turn: QuarterTurn) {
    let page = sheet().dump
    let lying = PageText(page.laid(turn))
    let upright = PageText(page)
    #expect(lying.quarterTurn == turn)
    #expect([lying.width, lying.height] == [upright.width, upright.height])
    #expect(arrange([lying])[0].lines.map(\.text) == sheet().lines)
    #expect(lying.lines.map(\.box) == upright.lines.map(\.box))
  }

  @Test(arguments: turns)
  func boxesOfItsLinesAreFoundOnThePrintedPage(turn: QuarterTurn) {
    let lying = PageText(sheet().dump.laid(turn))
    let printed = lying.lines.map { lying.printed($0.box) }
    #expect(printed.allSatisfy { $0.height > $0.width })
    #expect(printed.map(lying.upright) == lying.lines.map(\.box))
  }

  @Test(arguments: turns)
  func picturesAreTurnedWithTheirPage(turn: QuarterTurn) {
    var lying = sheet().dump.laid(turn)
    let picture = Box(left: 10_000, top: 20_000, right: 20_000, bottom: 40_000)
    lying.images = [picture]
    let upright = lying.turnedUpright(turn)
    #expect(upright.images == [turn.upright(picture, width: lying.width, height: lying.height)])
  }

  @Test func anUprightPageIsLeftAsItIs() {
    let page = PageText(sheet().dump)
    #expect(page.quarterTurn == nil)
    #expect(page.lines.map { page.printed($0.box) } == page.lines.map(\.box))
  }

  @Test func aLineDownTheMarginTurnsNoPage() {
    var page = sheet()
    page.typeDown("Do not write in this margin, please, nor on the back of it", x: 20, y: 100)
    #expect(page.dump.quarterTurn == nil)
  }

  @Test func aFewLettersOnTheirSideTurnNoPage() {
    var page = TypedPage()
    page.typeDown("Figure 3: a leaf", x: 20, y: 100)
    #expect(page.dump.quarterTurn == nil)
  }

  @Test func thePictureOfAPageIsTurnedAsItsTextIs() throws {
    // The first dot of a lying page is dark: it stands at the right where its text runs up, at the foot where it runs down.
    let picture = try #require(GreyPicture(width: 3, dots: [0, 1, 2, 3, 4, 5]))
    #expect(picture.turnedUpright(nil) == picture)
    let up = picture.turnedUpright(.up)
    #expect([up.width, up.height] == [2, 3])
    #expect(up.dots == [3, 0, 4, 1, 5, 2])
    #expect(picture.turnedUpright(.down).dots == [2, 5, 1, 4, 0, 3])
  }
}
