import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sheets that are printed along the long side of their pages.
struct SidewaysSheetTests {
  private static let turns: [QuarterTurn] = [.up, .down]
  private static let questions = [
    "Which metal rusts in moist air?", "Which metal is liquid in a warm room?",
    "Which metal is in brass beside copper?",
  ]

  private func sheet() -> PageDump {
    var page = TypedPage()
    for (row, question) in Self.questions.enumerated() {
      page.type("\(row + 1). \(question)", x: 60, y: 100 + 40 * row)
    }
    page.type("Answers", x: 60, y: 300, size: 14, font: "Serif-Bold")
    for (row, answer) in ["iron", "mercury", "zinc"].enumerated() {
      page.type("\(row + 1). \(answer)", x: 60, y: 330 + 20 * row)
    }
    return page.dump
  }

  @Test(arguments: turns)
  func aSheetOnItsSideAsksAndAnswersWhatTheUprightOneDoes(turn: QuarterTurn) {
    let found = extract([PageText(sheet().laid(turn))]).items
    #expect(found.map(\.question) == Self.questions)
    #expect(found.map(\.answer) == ["iron", "mercury", "zinc"])
  }

  @Test(arguments: turns)
  func itemsSayWhereTheyStandOnThePrintedPage(turn: QuarterTurn) {
    let page = sheet()
    let upright = extract([PageText(page)]).items
    let lying = extract([PageText(page.laid(turn))]).items
    func printed(_ place: ExtractedItem.Place) -> Box {
      turn.printed(place.box, width: page.width, height: page.height)
    }
    #expect(!upright.isEmpty)
    #expect(lying.map { $0.places.map(\.box) } == upright.map { $0.places.map(printed) })
    #expect(lying.map { $0.answerPlace?.box } == upright.map { $0.answerPlace.map(printed) })
  }

  @Test(arguments: turns)
  func aKeyOnItsSideIsInItsOwnFileWhereItIsPrinted(turn: QuarterTurn) throws {
    var paper = TypedPage()
    var key = TypedPage()
    for row in 0..<3 {
      paper.type("\(row + 1). \(Self.questions[row])", x: 60, y: 100 + 40 * row)
      key.type("\(row + 1). \(["iron", "mercury", "zinc and also copper"][row])", x: 60, y: 100 + 40 * row)
    }
    let lying = key.dump.laid(turn)
    let found = extract([PageText(paper.dump)], answers: [PageText(lying)], answerFile: "key.pdf").items
    #expect(found.map(\.answer) == ["iron", "mercury", "zinc and also copper"])
    let box = try #require(found.first?.answerPlace?.box)
    #expect(box.height > box.width)
    #expect(found.first?.places.first.map { $0.box.width > $0.box.height } == true)
  }

  @Test(arguments: turns)
  func aDrawingOnAPageOnItsSideGoesToTheQuestionThatNamesIt(turn: QuarterTurn) throws {
    var typed = TypedPage()
    typed.type("1. Name the shape that you see in this figure.", x: 60, y: 100)
    typed.type("2. Why does this shape have more than three corners?", x: 60, y: 500)
    let page = typed.dump
    let (width, height) = (Int(page.width) / 50, Int(page.height) / 50)
    let lying = page.laid(turn)
    var dots = [UInt8](repeating: 255, count: width * height)
    for step in 0...300 {
      for place in [
        (200 + step, 400), (200 + step, 700), (200, 400 + step), (500, 400 + step), (200 + step, 400 + step),
      ] {
        let box = Box(
          left: Int32(place.0 * 50), top: Int32(place.1 * 50), right: Int32(place.0 * 50 + 50),
          bottom: Int32(place.1 * 50 + 50))
        let dot = turn.printed(box, width: Int32(width * 50), height: Int32(height * 50))
        dots[Int(dot.top) / 50 * height + Int(dot.left) / 50] = 0
      }
    }
    let picture = try #require(GreyPicture(width: height, dots: dots))
    let items = extract([PageText(lying)]).items
    let found = findFigures(in: items, pages: [PageText(lying)]) { _ in picture }
    let figure = try #require(found.figures.first)
    #expect(found.figures.count == 1)
    #expect(figure.items == [0])
    let drawn = turn.printed(
      Box(left: 10_000, top: 20_000, right: 25_000, bottom: 35_000), width: page.width, height: page.height)
    #expect(abs(figure.box.left - drawn.left) < 1_500 && abs(figure.box.bottom - drawn.bottom) < 1_500)
  }
}
