import PDFText
import Testing

@testable import Interchange

/// The word for an answer at the beginning of a line: within a sentence, beside room to write, before an answer.
struct WrappedAnswerWordTests {
  @Test func withinASentenceItIsNoRoomForAnAnswer() {
    let found = TypedLines.items(
      """
      1. Is every square a rectangle? Justify your
      answer with an example.
      2. Is every rectangle a square? Justify your
      answer with a drawing.
      3. Is zero an even number? Give a reason for your
      answer.
      """)
    #expect(
      found.map(\.question) == [
        "Is every square a rectangle? Justify your answer with an example.",
        "Is every rectangle a square? Justify your answer with a drawing.",
        "Is zero an even number? Give a reason for your answer.",
      ])
    #expect(found.allSatisfy { $0.answer == nil && $0.leftOut.isEmpty })
  }

  @Test func germanOnesGoOnInTheNextLineToo() {
    let found = TypedLines.items(
      """
      1. Ist jedes Quadrat ein Rechteck? Begründe deine
      Antwort mit einem Beispiel.
      2. Ist jedes Rechteck ein Quadrat? Begründe deine
      Antwort mit einer Zeichnung.
      3. Wie viele Ecken hat ein Würfel?
      """)
    #expect(
      found.first?.question == "Ist jedes Quadrat ein Rechteck? Begründe deine Antwort mit einem Beispiel.")
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test(arguments: [
    "Answer ............", "Answer: ............", "answer = ............", "ANS: ............",
  ])
  func besideRoomToWriteItIsNoPartOfTheQuestion(room: String) {
    let asked = [
      "How long does the train take to Leeds?", "How far is it to Leeds?", "What does the ticket cost?",
    ]
    let found = TypedLines.items(
      asked.enumerated().map { "\($0 + 1). \($1)\n\(room)" }.joined(separator: "\n"))
    #expect(found.map(\.question) == asked)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func whatStandsBetweenTheMarksAndASolutionIsAsked() {
    let found = TypedLines.items(
      """
      1. Turtles live in the sea and lay their eggs on the land, as you know. [2]
      Name two things that they all have in common.
      Solution: They have full shells. They have flippers.
      2. Crabs live on the shore and hide below the stones when it is dry. [2]
      Describe how all of them walk on the sand.
      Solution: They walk sideways. They do so on eight legs.
      3. Gulls live on cliffs and look for what the sea leaves on the shore. [2]
      Explain why they follow the ships.
      Solution: Ships leave fish behind. Gulls like them.
      """)
    #expect(
      found.map(\.command) == [
        "Name two things that they all have in common.", "Describe how all of them walk on the sand.",
        "Explain why they follow the ships.",
      ])
    #expect(found.map(\.answer).first == "They have full shells. They have flippers.")
    #expect(found.map(\.marks) == [2, 2, 2])
  }

  @Test func sentencesBehindMarksStillLeadToTheNextQuestion() {
    let found = TypedLines.items(
      """
      1. Name the capital of France. [1]
      The Loire is a river. It flows to the sea.
      2. Name a town on it. [1]
      The Rhine is another. It flows north.
      3. Name another town. [1]
      """)
    #expect(
      found.map(\.question) == ["Name the capital of France.", "Name a town on it.", "Name another town."])
  }
}
