import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What ends a question: the title of a text for the next ones, a passage's letter, and the same sheet again.
struct QuestionEndSignTests {
  @Test func aBoldTitleAboveATextForTheNextQuestionsIsPartOfNone() {
    var page = TypedPage(1)
    func ask(_ number: Int, _ text: String, _ y: Int) {
      page.type("1p", x: 40, y: y)
      page.type("\(number)", x: 70, y: y, font: "Serif-Bold")
      page.type(text, x: 100, y: y)
    }
    page.type("The hedgehog", x: 100, y: 60, font: "Serif-Bold")
    page.type("A hedgehog sleeps all winter below leaves and old twigs.", x: 100, y: 75)
    ask(1, "Where does a hedgehog sleep in winter?", 95)
    ask(2, "What does a hedgehog eat in summer?", 115)
    page.type("The barn owl", x: 100, y: 150, font: "Serif-Bold")
    page.type("A barn owl hunts at night and hears the mice in the grass.", x: 100, y: 165)
    ask(3, "When does a barn owl hunt for mice?", 185)
    ask(4, "With which sense does it find them?", 205)
    let found = extract([PageText(page.dump)]).items
    #expect(
      found.map(\.question) == [
        "Where does a hedgehog sleep in winter?", "What does a hedgehog eat in summer?",
        "When does a barn owl hunt for mice?", "With which sense does it find them?",
      ])
  }

  @Test func aLetterInTheMiddleAboveTheNextPassageIsPartOfNoOption() {
    var page = TypedPage(1)
    func ask(_ number: Int, _ y: Int) {
      page.type("\(number). What is the text above about, and who wrote it?", x: 60, y: y)
      for (place, option) in ["A. a boat", "B. a house", "C. a mill", "D. a barn"].enumerated() {
        page.type(option, x: 60, y: y + 15 * (place + 1))
      }
    }
    let text = [
      "The old boat lay on the beach all winter, and nobody came", "to see how it was before the spring.",
    ]
    for (block, letter) in ["A", "B"].enumerated() {
      let y = 60 + 220 * block
      page.type(letter, x: 200, y: y)
      for (row, line) in text.enumerated() { page.type(line, x: 60, y: y + 15 * (row + 1)) }
      ask(2 * block + 1, y + 50)
      ask(2 * block + 2, y + 130)
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.options.map(\.text) == ["a boat", "a house", "a mill", "a barn"] })
  }

  @Test func theSameSheetAgainIsNoPartOfItsLastQuestion() {
    func page(_ number: Int, _ answers: [String]) -> PageText {
      var page = TypedPage(number)
      page.type("Birds and beasts", x: 60, y: 60, size: 12)
      let asked = ["Which bird sings at night?", "Which beast builds dams?", "Which bird cannot fly?"]
      for (row, question) in asked.enumerated() {
        page.type("\(row + 1). \(question)", x: 60, y: 100 + 40 * row)
        if !answers.isEmpty { page.type("Answer: \(answers[row])", x: 80, y: 115 + 40 * row) }
      }
      return PageText(page.dump)
    }
    let found = extract([page(1, []), page(2, ["nightingale", "beaver", "penguin"])]).items
    #expect(!found.contains { $0.question.contains("Birds and beasts") })
    #expect(found.contains { $0.answer == "penguin" })
  }
}
