import PDFText
import Testing

@testable import Interchange

/// Forms of marks: before a stop, with a bracket forgotten, in Norwegian; points below questions that have marks.
struct MarkFormTests {
  @Test(arguments: [("Name a metal. (1 mark).", 1), ("Name two metals. [2 marks].", 2)])
  func marksBeforeAStopAreMarks(text: String, marks: Int) {
    #expect(MarkReader.trailing(text, isAtMargin: false)?.marks == marks)
  }

  @Test(arguments: [("(2 marks", 2), ("(2 poeng)", 2), ("3 poeng", 3), ("(2).", 2)])
  func marksAloneAreMarksWithABracketForgottenAndInNorwegian(text: String, marks: Int) {
    #expect(MarkReader.whole(text) == marks)
  }

  @Test(arguments: ["(2 horses", "(marks", "(2 marks of paint) here", "poeng"])
  func otherWordsInBracketsAreNoMarks(text: String) {
    #expect(MarkReader.whole(text) == nil)
  }

  @Test func questionsHaveTheirMarksInWhicheverFormTheyStand() {
    let found = TypedLines.items(
      """
      1. Name a metal that rusts. (2 marks
      2. Name a gas that burns. [3 marks]
      3. Nevn et metall i en mynt. (2 poeng)
      """)
    #expect(
      found.map(\.question) == [
        "Name a metal that rusts.", "Name a gas that burns.", "Nevn et metall i en mynt.",
      ])
    #expect(found.map(\.marks) == [2, 3, 2])
  }

  @Test func aNumberOfThingsBeforeAStopIsNoMark() {
    #expect(MarkReader.trailing("He had two dogs (and 3 cats).", isAtMargin: false) == nil)
  }

  @Test func pointsSetInBelowAQuestionWithMarksAreItsAnswer() {
    let texts = [
      (
        "What do plants need? (3 marks)",
        ["They take in water.", "They grow in the light.", "Warmth helps them to bloom."]
      ),
      (
        "What do birds have? (3 marks)",
        ["All of them have wings.", "They are covered with feathers.", "They have a beak."]
      ),
      (
        "What do fish have? (3 marks)",
        ["They have fins on both sides.", "They are covered with scales.", "They have gills."]
      ),
      (
        "What do bees make? (3 marks)",
        ["They make honey in summer.", "They make wax for candles.", "They build combs of it."]
      ),
    ]
    let found = TypedLines.items(
      texts.enumerated().map { "\($0 + 1). \($1.0)\n" + $1.1.map { "     \($0)" }.joined(separator: "\n") }
        .joined(separator: "\n"))
    #expect(found.map(\.question) == texts.map { String($0.0.dropLast(10)) })
    #expect(found.allSatisfy { $0.marks == 3 })
    #expect(found.first?.answer?.contains("Warmth") == true)
  }

  @Test func partsOfMarksBehindRoomAreNoPartOfTheQuestion() {
    let found = TypedLines.items(
      """
      1. Wie heißt der Fluss?|___ / 1,5 P.
      2. Wie heißt der Berg?|___ / 2 P.
      3. Wie heißt das Meer?|___ / 0,5 P.
      4. Wie heißt der See?|___ / 1 P.
      """, column: 300)
    #expect(found.map(\.marks) == [nil, 2, nil, 1])
    #expect(found.first?.question == "Wie heißt der Fluss?")
    #expect(found.first?.leftOut == ["[1,5 P.]"])
  }

  @Test(arguments: ["[1,5]", "[0,5]", "[2.5, 3.5]"])
  func anIntervalStaysInItsQuestion(interval: String) {
    let found = TypedLines.items(
      "1. Sketch the graph on \(interval)\n2. Find the mean on \(interval)\n3. Name it.")
    #expect(found.first?.question == "Sketch the graph on \(interval)")
  }

  @Test func aRowOfNumbersHoldsOptionsAndNoMarks() {
    let found = TypedLines.items(
      """
      1. Marque el número correcto: ¿cuánto es 2 + 2?
      3|4|5
      2. Marque el número correcto: ¿cuánto es 3 + 3?
      6|7|8
      3. Marque el número correcto: ¿cuánto es 4 + 4?
      7|8|9
      """, column: 80)
    #expect(found.allSatisfy { $0.marks == nil })
    #expect(found.options(0) == ["3", "4", "5"])
  }
}
