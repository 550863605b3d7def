import PDFText
import Testing

@testable import Interchange

/// Signs behind questions, and buttons below them, that open and close answers on a page.
struct SignBehindQuestionTests {
  private static let pairs = [
    ("How often do you water the plants?", "We water them twice a week."),
    ("When do you plant the bulbs?", "We plant them in late autumn."),
    ("Where do the hedgehogs sleep?", "They sleep below the old shed."),
    ("Who mows the grass?", "The older children mow it."),
  ]

  private func isKept(_ text: String) -> Bool {
    let lines = TypedLines.rows(text, column: 420)
    return DisclosureSigns.without(lines).map(\.text) == lines.map(\.text)
  }

  @Test(arguments: ["▼", "+", "⌄", "›"])
  func aSignAtTheRightOfEachQuestionIsNoWordOfIt(sign: String) {
    let found = TypedLines.items(
      Self.pairs.map { "\($0.0)|\(sign)\n\($0.1)\n" }.joined(separator: "\n"), column: 420)
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
  }

  @Test func oneOfThemMayBeOpen() {
    let lines = TypedLines.rows(
      Self.pairs.enumerated().map { "\($1.0)|\($0 == 3 ? "−" : "+")" }.joined(separator: "\n"), column: 420)
    #expect(DisclosureSigns.without(lines).map(\.text) == Self.pairs.map(\.0))
  }

  @Test func signsBehindStatementsAreKept() {
    #expect(isKept(Self.pairs.map { "\($0.1)|+" }.joined(separator: "\n")))
  }

  @Test func signsBehindTwoQuestionsAreKept() {
    #expect(isKept(Self.pairs.prefix(2).map { "\($0.0)|▼" }.joined(separator: "\n")))
  }

  @Test func signsOfManyKindsAreKept() {
    let signs = ["+", "−", "›", "»"]
    #expect(isKept(zip(Self.pairs, signs).map { "\($0.0)|\($1)" }.joined(separator: "\n")))
  }

  // MARK: Buttons

  private func quiz(_ button: String, _ answers: [String] = ["", "", ""]) -> [ExtractedItem] {
    let asked = [
      "1. What do bees make?\n  A. honey\n  B. milk", "2. What do hens lay?\n  A. wool\n  B. eggs",
      "3. What do cows give?\n  A. milk\n  B. wax",
    ]
    return TypedLines.items(zip(asked, answers).map { "\($0)\n\(button)\n\($1)" }.joined(separator: "\n"))
  }

  @Test(arguments: [
    "View Answer", "Show answer", "Check Answer:", "Ver respuesta", "Voir la réponse", "Lösung anzeigen",
    "查看答案",
  ])
  func aButtonThatOpensTheAnswerIsNoPartOfTheLastOption(button: String) {
    let found = quiz(button)
    #expect((0...2).map(found.options) == [["honey", "milk"], ["wool", "eggs"], ["milk", "wax"]])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func theAnswerBelowTheButtonIsFound() {
    let found = quiz("Show Answer", ["Answer: A", "Answer: B", "Answer: A"])
    #expect(found.map(\.answer) == ["honey", "eggs", "milk"])
  }

  @Test func whatAQuestionAsksAboutAButtonIsKept() {
    let found = TypedLines.items(
      """
      1. Which button do you press to see what is right?
        A. View answer
        B. View question
      2. What does the button below the text do?
        A. Show answer
        B. Show picture
      3. Which button hides it again?
        A. Hide answer
        B. Hide picture
      """)
    #expect(found.options(0) == ["View answer", "View question"])
    #expect(found.options(2) == ["Hide answer", "Hide picture"])
  }

  @Test func twoButtonsAreTooFewToTell() {
    #expect(isKept("1. What do bees make?\nView Answer\n2. What do hens lay?\nView Answer"))
  }
}
