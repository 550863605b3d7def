import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Small print around the boxes for answers.
struct SmallPrintBesideRoomTests {
  private static let questions = [
    "Ivo has 24 shells. He gives a third of them away.", "How many shells does he have then?",
    "A rope is 3 metres long. Mia cuts off 80 centimetres.", "How much of it is left?",
    "Seven buses have 48 seats each.", "How many seats are there together?",
  ]

  /// Three questions, each with words in small print below it.
  private func paper(_ stack: [String], unit: String = "cm", marksSize: Int = 7, stackSize: Int = 7)
    -> PageText
  {
    var page = TypedPage(1)
    for place in 0..<3 {
      let y = 60 + 200 * place
      page.type("\(place + 1)", x: 60, y: y)
      page.type(Self.questions[2 * place], x: 80, y: y)
      page.type(Self.questions[2 * place + 1], x: 80, y: y + 15)
      page.type("Write your answer in the box.", x: 80, y: y + 30)
      page.type("You may use the squares.", x: 80, y: y + 45)
      page.type("Look at the drawing as well.", x: 80, y: y + 60)
      for (row, word) in stack.enumerated() {
        page.type(word, x: 80, y: y + 90 + 9 * row, size: stackSize)
      }
      if place == 1 { page.type(unit, x: 430, y: y + 140, size: 7) }
      page.type("2 marks", x: 480, y: y + 160, size: marksSize)
    }
    return arrange([PageText(page.dump)])[0]
  }

  @Test func theWordsThatTellToShowTheMethodAreLeftOut() {
    let found = SmallPrintBesideRoom.told(paper(["Show", "your", "method"]).lines).map(\.text)
    #expect(!found.contains { ["Show", "your", "method"].contains($0) })
    #expect(found.count { $0 == "2 marks" } == 3)
  }

  @Test(arguments: ["cm", "metres", "£"])
  func aUnitBehindTheBoxStandsBehindRoom(unit: String) {
    let found = SmallPrintBesideRoom.told(paper([], unit: unit).lines).map(\.text)
    #expect(found.contains("........" + unit))
    #expect(!found.contains(unit))
  }

  @Test func theQuestionsAreWholeAndHaveTheirMarks() {
    let found = extract([paper(["Show", "your", "method"])]).items
    #expect(found.count == 3)
    #expect(found.map(\.marks) == [2, 2, 2])
    #expect(!found.contains { $0.question.contains("method") || $0.question.contains("Show") })
  }

  @Test func aWordTooManyBelowThemIsNoHarm() {
    let found = SmallPrintBesideRoom.told(paper(["Show", "your", "method", "working"]).lines).map(\.text)
    #expect(!found.contains { ["Show", "your", "method"].contains($0) })
    #expect(found.count { $0 == "working" } == 3)
  }

  // MARK: What is none of it

  @Test func wordsOfTheSizeOfTheTextStay() {
    let lines = paper(["Show", "your", "method"], marksSize: 10, stackSize: 10).lines
    #expect(SmallPrintBesideRoom.told(lines).map(\.text) == lines.map(\.text))
  }

  @Test func otherSmallWordsBelowEachOtherStay() {
    let lines = paper(["Show", "your", "ticket"]).lines
    let found = SmallPrintBesideRoom.told(lines).map(\.text)
    #expect(found.count { $0 == "ticket" } == 3)
    #expect(found.count == lines.count)
  }

  @Test func aSheetWithoutMarksStays() {
    var page = TypedPage(1)
    for row in 0..<6 { page.type(Self.questions[row], x: 60, y: 100 + 15 * row) }
    for (row, word) in ["Show", "your", "method"].enumerated() {
      page.type(word, x: 60, y: 200 + 9 * row, size: 7)
    }
    let lines = PageText(page.dump).lines
    #expect(SmallPrintBesideRoom.told(lines).map(\.text) == lines.map(\.text))
  }
}
