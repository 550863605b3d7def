import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Options whose letters end with a dash, with what explains the answer in small print below them.
struct DashBehindLetterTests {
  private static let questions = [
    ("What does the rudder turn?", ["the nose", "the tail", "the wings"], "The nose follows the rudder."),
    (
      "What cools the engine?", ["oil alone", "air and oil", "water"],
      "Most of these engines have no radiator."
    ),
    (
      "Where does ice form?", ["in the carburettor", "in the tank", "in the cabin"],
      "The drop in pressure cools it."
    ),
    ("Which gauge fails first?", ["the clock", "the compass", "the pump"], "The clock hangs on the wall."),
  ]

  private func items(noteSize: Int, dash: String = "—") -> [ExtractedItem] {
    var page = TypedPage(1)
    var y = 80
    for (number, question) in Self.questions.enumerated() {
      page.type("\(number + 1). \(question.0)", x: 60, y: y)
      for (letter, option) in zip("ABC", question.1) {
        y += 14
        page.type("\(letter)\(dash) \(option)", x: 90, y: y)
      }
      y += 14
      page.type(question.2, x: 60, y: y, size: noteSize)
      y += 24
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["—", "–"])
  func theLettersNameOptions(dash: String) {
    let found = items(noteSize: 7, dash: dash)
    #expect(found.count == 4)
    #expect(found.options(0) == ["the nose", "the tail", "the wings"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C"] })
  }

  @Test func theSmallPrintExplainsAndIsNoOption() {
    let found = items(noteSize: 7)
    #expect(found.map { $0.options.last?.text } == ["the wings", "water", "in the cabin", "the pump"])
    #expect(found.map(\.question) == Self.questions.map(\.0))
  }

  @Test func aDashBehindALetterWithinASentenceStays() {
    let lines = TypedLines.rows("A– is a grade.\nB– is one, too.\nC– is worse.\nD– is the last.")
    #expect(DashesBehindLetters.stopped(lines).map(\.text) == lines.map(\.text))
  }

  @Test func textAsLargeAsTheOptionsIsNoNote() {
    let text = "1. Who?\n  A. he\n  B. she\n  C. they\nThe door stood open all night."
    let lines = TypedLines.rows([text, text, text].joined(separator: "\n"))
    #expect(NotesBelowOptions.named(lines).map(\.text) == lines.map(\.text))
  }
}
