import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Mark schemes that say why the other options are wrong, and heads of columns in the plural or not.
struct OnlyCorrectAnswerTests {
  private static let metals = ["gold", "silver", "copper", "iron"]

  /// A scheme of four questions, each with a sentence.
  private func scheme(_ sentence: (String) -> [String], head: String = "Answer") -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Question", x: 60, y: 100, font: "Serif-Bold")
    page.type(head, x: 140, y: 100, font: "Serif-Bold")
    page.type("Mark", x: 480, y: 100, font: "Serif-Bold")
    for (row, letter) in ["B", "D", "A", "C"].enumerated() {
      let y = 130 + 60 * row
      page.type("\(row + 1)", x: 60, y: y)
      for (line, text) in sentence(letter).enumerated() { page.type(text, x: 140, y: y + 15 * line) }
      page.type("1", x: 480, y: y)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["incorrect", "not correct"])
  func theLetterAloneIsTheAnswer(wrong: String) {
    let found = scheme { letter in
      ["The only correct answer is \(letter).", "The others are \(wrong) because they melt."]
    }
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer) == ["B", "D", "A", "C"])
    #expect(
      found.allSatisfy { $0.details["marking"]?.contains("because they melt") == true })
  }

  @Test func theLetterAloneIsTheAnswerWhereNothingFollows() {
    let found = scheme { ["The only correct answer is \($0)"] }
    #expect(found.map(\.answer) == ["B", "D", "A", "C"])
  }

  @Test func aSentenceThatGoesOnOtherwiseIsTheAnswer() {
    let found = scheme { ["The only correct answer is \($0)c, as it", "melts in the fire of coal."] }
    #expect(found.first?.answer == "The only correct answer is Bc, as it melts in the fire of coal.")
  }

  @Test(arguments: ["Expected Answer(s)", "Answer(s)", "Expected Answer", "Answers"])
  func aHeadMayLeaveOpenHowManyAnswersThereAre(head: String) {
    let found = scheme(
      { letter in
        ["the metal that \(letter) is made of", "and that does not rust"]
      }, head: head)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.answer == "the metal that B is made of and that does not rust")
    #expect(found.map(\.marks) == [1, 1, 1, 1])
  }
}
