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

  // MARK: Columns that measure

  @Test(arguments: ["Pages", "Metres", "Years", "Seite", "Minutes"])
  func numbersThatMeasureAreNoMarks(head: String) {
    var page = TypedPage(1)
    page.type(head, x: 480, y: 90, font: "Serif-Bold")
    for (row, text) in Self.questions.enumerated() {
      page.type("\(row + 1).", x: 60, y: 115 + 20 * row)
      page.type(text, x: 100, y: 115 + 20 * row)
      page.type(["5", "8", "5", "2", "10"][row], x: 490, y: 115 + 20 * row)
    }
    #expect(extract([PageText(page.dump)]).items.allSatisfy { $0.marks == nil })
  }

  @Test func aQuestionGoesOnBelowItsFirstLineAndItsMarks() {
    var page = TypedPage(1)
    page.type("Q. No.", x: 60, y: 90, font: "Serif-Bold")
    page.type("Question", x: 100, y: 90, font: "Serif-Bold")
    page.type("Marks", x: 515, y: 90, font: "Serif-Bold")
    let lines = [
      ("1.", "Define a plane and name its parts.", "2"), ("2.", "What is a mortise?", "2"),
      ("3.", "Explain how a dovetail is cut.", "4"),
      ("4.", "Four boards of oak lie in a stack for six, eight, seven, three and two years.", "6"),
      ("", "Draw the stack with laths between the boards and explain what they are for, and", ""),
      ("", "why the ends are painted.", ""), ("5.", "State two uses of a gauge.", "2"),
    ]
    for (row, line) in lines.enumerated() {
      for (text, x) in [(line.0, 60), (line.1, 100), (line.2, 525)] where !text.isEmpty {
        page.type(text, x: x, y: 115 + 20 * row)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.marks) == [2, 2, 4, 6, 2])
    #expect(found.count == 5 && found[3].question.hasSuffix("why the ends are painted."))
  }
}
