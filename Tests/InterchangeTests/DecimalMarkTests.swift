import Testing

@testable import Interchange

/// Marks of half a point behind questions and in keys.
struct DecimalMarkTests {
  @Test(arguments: [
    ("Expliquez ce que dit le texte. 1,5 point", "1,5 point"),
    ("Give two reasons for your choice. 2.5 points", "2.5 points"),
    ("Napište tři důvody. 0,75 bodů", "0,75 bodů"),
  ])
  func halfMarksBehindAQuestionAreTakenFromIt(text: String, marks: String) {
    let found = MarkReader.trailingPart(text)
    #expect(found?.marks == marks)
    #expect(found.map { "\($0.text) \($0.marks)" } == text)
  }

  @Test(arguments: [
    "By how much did the share fall when it lost 2.5 points?",
    "Show that the index has risen by 1.5 points.",
    "Change the size of the title to 10.5 points.",
    "The team of the blue house has won 7.5 points", "De combien gagne-t-il ? Il gagne de 1,5 point",
  ])
  func pointsOfWhichAQuestionSpeaksStayInIt(text: String) {
    let found = TypedLines.items(
      "1. \(text)\n2. What is the title of the text?\n3. Who wrote the text?", column: 400)
    #expect(found.first?.question == text)
  }

  @Test func marksOfThirdsAndTenthsAreNone() {
    #expect(MarkReader.trailingPart("The index was at 12.3 points") == nil)
    #expect(MarkReader.trailingPart("Name it. 2 points") == nil)
  }

  private static let choices = (1...4).map { row in
    "Question \(row) : Quel mot est le numéro \(row) de la liste ?\nA. pomme\nB. poire\nC. prune"
  }.joined(separator: "\n")

  @Test func marksBehindTheLettersOfAKeyAreNoPartOfTheAnswer() {
    let found = TypedLines.items(
      Self.choices
        + "\n\n*Corrigé\nQuestion 1 : B (1 point)\nQuestion 2 : C (1,5 point)\nQuestion 3 : A (1 point)\nQuestion 4 : B (2 points)"
    )
    #expect(found.map(\.answer) == ["poire", "prune", "pomme", "poire"])
  }

  @Test func pointsThatAreTheAnswerStay() {
    #expect(MarkReader.namedMarks(behind: "the blue team (by 3 clear points)") == nil)
    #expect(MarkReader.namedMarks(behind: "(2 points)") == nil)
    #expect(MarkReader.namedMarks(behind: "B (two points)") == nil)
    #expect(MarkReader.namedMarks(behind: "B (1 point)") == "B")
  }

  @Test func threeAtTwoMarksIsWhatEachIsWorth() {
    #expect(MarkReader.trailing("Name three birds. 3 @ 2 marks", isAtMargin: true)?.marks != 2)
    #expect(MarkReader.trailing("Name three birds. 6 marks", isAtMargin: true)?.marks == 6)
  }
}
