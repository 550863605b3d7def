import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Names of keys in a cell of their own, beside the title of their sheet: "Unit 2 Quiz   TEACHER KEY".
struct KeyInOtherCellTests {
  private static let questions = ["1. What do bees make?", "2. What do hens lay?", "3. What do cows give?"]

  private func items(_ head: (String, String), _ below: [String]) -> [ExtractedItem] {
    var pages: [PageText] = []
    for (number, side) in [(1, "Name: ______"), (2, head.1)] {
      var page = TypedPage(number)
      page.type(head.0, x: 60, y: 80, font: "Serif-Bold")
      page.type(side, x: 400, y: 80, font: "Serif-Bold")
      for (row, line) in (number == 1 ? Self.questions : below).enumerated() {
        page.type(line, x: 60, y: 110 + 15 * row)
      }
      pages.append(PageText(page.dump))
    }
    return extract(pages).items
  }

  @Test(arguments: [
    ("Unit 2 Quiz", "TEACHER KEY"), ("Farm Animals – Worksheet 4", "Answer Key"),
    ("Lesson 7", "Instructor Key"),
    ("Examen de ciencias", "Plantilla de respuestas"), ("Klasse 4", "Lösungen"),
  ])
  func theNameOfAKeyBesideATitleHeadsIt(head: (String, String)) {
    let found = items(head, ["1. honey", "2. eggs", "3. milk"])
    #expect(found.map(\.question) == ["What do bees make?", "What do hens lay?", "What do cows give?"])
    #expect(found.map(\.answer) == ["honey", "eggs", "milk"])
  }

  @Test func aSheetThatAsksBelowItsTitleIsNoKey() {
    let found = TypedLines.items(
      """
      *Unit 2 Quiz|TEACHER KEY
      1. What do bees make?
      2. What do hens lay?
      3. What do cows give?
      """, column: 340)
    #expect(found.map(\.question) == ["What do bees make?", "What do hens lay?", "What do cows give?"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: ["Room 12", "Key words", "Copy this"])
  func otherWordsBesideATitleHeadNoKey(side: String) {
    let found = items(("Unit 2 Quiz", side), ["1. Draw a bee.", "2. Draw a hen.", "3. Draw a cow."])
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
