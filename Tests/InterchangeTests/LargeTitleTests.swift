import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Titles in letters much larger than those of the questions around them.
struct LargeTitleTests {
  private static let text = [
    "Pour the water into a glass and put it on the fire.",
    "Wait until it boils and look at the bubbles in it.",
    "Read the thermometer each minute and write it down.", "Take the glass off the fire after ten minutes.",
  ]

  /// Questions before and behind a title with much below it.
  private func items(_ title: String, size: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    var y = 60
    func type(_ text: String, size: Int = 10, font: String = "Serif") {
      page.type(text, x: 60, y: y, size: size, font: font)
      y += 15
    }
    type("1. Why do we wash our hands before the work?")
    type("2. Why do we wear glasses while the water boils?")
    y += 15
    type(title, size: size, font: "Serif-Bold")
    y += 15
    for _ in 0..<5 { for line in Self.text { type(line) } }
    type("3. What did you see when the water was boiling?")
    type("4. What was left behind in the glass at the end?")
    return extract([PageText(page.dump)]).items
  }

  @Test func aTitleEndsTheQuestionAboveHoweverMuchFollows() {
    let found = items("Procedure", size: 16)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found[1].question == "Why do we wear glasses while the water boils?")
    #expect(!found.contains { $0.question.contains("Procedure") || $0.stem?.contains("Procedure") == true })
  }

  @Test func boldWordsOfTheSizeOfTheTextMayBelongToTheQuestion() {
    let found = items("Procedure", size: 10)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    let second = [found[1].question, found[1].stem ?? ""] + found[1].leftOut
    #expect(second.joined(separator: " ").contains("Pour the water"))
  }
}
