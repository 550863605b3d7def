import PDFText
import Testing

@testable import Interchange

/// Keys that stand on a page before the questions.
struct KeyBeforeQuestionsTests {
  private static let questions = """
    *Exercises

    1. Which metal rusts in moist air?
    2. Which metal is liquid in a warm room?
    3. Which metal is in brass beside copper?
    4. Which metal is used for wires?
    """

  private func items(_ pages: [String]) -> [ExtractedItem] {
    extract(
      pages.enumerated().map { place, text in
        var page = TypedLines.page(TypedLines.lines(text, column: 150))
        page.number = place + 1
        for line in page.lines.indices { page.lines[line].page = place + 1 }
        return page
      }
    ).items
  }

  @Test(arguments: ["", "(5) a + b = b + a\n\n"])
  func aKeyOnAPageBeforeTheQuestionsAnswersThem(above: String) {
    let found = items([
      "\(above)*Selected Answers\n\n1. iron\n2. mercury\n3. zinc\n4. copper", Self.questions,
    ])
    #expect(found.count == 4)
    #expect(found.map(\.answer) == ["iron", "mercury", "zinc", "copper"])
    #expect(found.allSatisfy { $0.answerPlace?.page == 1 && $0.places.first?.page == 2 })
  }
}
