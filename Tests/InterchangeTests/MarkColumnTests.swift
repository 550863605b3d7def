import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Marks in a column below its head, away from the edge of the text.
struct MarkColumnTests {
  private static let questions = [
    "Name the parts of a plane.", "Describe how a dovetail is cut.", "Explain why timber is seasoned.",
    "State two uses of a gauge.", "Sketch a mortise.",
  ]

  /// A paper with numbers behind its questions, below a head, and a wide line that ends farther to the right.
  private func items(_ head: String, at x: Int, _ numbers: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type(
      "Answer all the questions in this paper. Write on both sides of the sheets that you were given.", x: 60,
      y: 60)
    page.type("No.", x: 60, y: 90, font: "Serif-Bold")
    page.type("Questions", x: 100, y: 90, font: "Serif-Bold")
    page.type(head, x: 380, y: 90, font: "Serif-Bold")
    for (row, text) in Self.questions.enumerated() {
      page.type("\(row + 1).", x: 60, y: 115 + 20 * row)
      page.type(text, x: 100, y: 115 + 20 * row)
      page.type(numbers[row], x: x, y: 115 + 20 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["MARKS", "Marks", "Points", "Punkte", "Barème"])
  func theNumbersAreMarks(head: String) {
    let found = items(head, at: 390, ["5", "8", "5", "2", "10"])
    #expect(found.map(\.marks) == [5, 8, 5, 2, 10])
    #expect(found.map(\.question) == Self.questions)
  }

  @Test(arguments: [
    ["5", "", "", "2", ""], ["24 m", "9 m", "30 m", "2 m", "7 m"], ["1890", "1700", "1650", "1200", "1950"],
  ])
  func numbersBesideFewQuestionsAndOtherNumbersAreNone(numbers: [String]) {
    let found = items("MARKS", at: 390, numbers)
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.marks == nil })
  }
}
