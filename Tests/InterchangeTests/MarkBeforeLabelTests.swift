import Testing

@testable import Interchange

/// Marks, and signs that say how hard a question is, in the margin before the labels of questions.
struct MarkBeforeLabelTests {
  @Test func marksBeforeLetteredPartsAreTheirMarks() {
    let found = TypedLines.items(
      """
      1. A gas is kept in a bottle.
      (2 pt) (a) State Boyle's law in your own words.
      (3 pt) (b) Explain why the bottle gets warm.
      2. A stone falls from a tower.
      (4 pt) (a) State how far it falls in two seconds.
      (1 pt) (b) Explain why it does not fall faster.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.marks) == [2, 3, 4, 1])
    #expect(found.first?.question == "State Boyle's law in your own words.")
  }

  @Test func marksBehindAStrokeBeforeNamedQuestionsAreTheirMarks() {
    let found = TypedLines.items(
      """
      //2 pt Quesito 1 Quale metallo arrugginisce?
      //3 pt Quesito 2 Quale metallo è liquido?
      //1 pt Quesito 3 Quale metallo conduce meglio?
      """)
    #expect(
      found.map(\.question) == [
        "Quale metallo arrugginisce?", "Quale metallo è liquido?", "Quale metallo conduce meglio?",
      ])
    #expect(found.map(\.marks) == [2, 3, 1])
  }

  @Test func marksBelowNamedQuestionsAreTheirMarks() {
    let found = TypedLines.items(
      """
      Quesito 1.
      //2 pt Quale metallo arrugginisce?
      Quesito 2.
      //3 pt Quale metallo è liquido?
      Quesito 3.
      //1 pt Quale metallo conduce meglio?
      """)
    #expect(found.first?.question == "Quale metallo arrugginisce?")
    #expect(found.map(\.marks) == [2, 3, 1])
  }

  @Test func signsOfHowHardAQuestionIsAreNoPartOfIt() {
    let found = TypedLines.items(
      """
      .../[2 punti] Quesito 1 Quale metallo arrugginisce?
      .../[3 punti] Quesito 2 Quale metallo è liquido?
      ••• Quesito 3 Quale metallo conduce meglio?
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.marks) == [2, 3, nil])
    #expect(found.last?.question == "Quale metallo conduce meglio?")
  }

  @Test func bulletsBeforePlainTextAreLeft() {
    let lines = TypedLines.page(
      TypedLines.lines(
        "•• Metals conduct heat.\n•• Gases fill a room.\n(2 pt) State Boyle's law.\n(3 pt) Name a gas.",
        column: 150)
    ).lines
    #expect(MarksBeforeLabels.moved(lines).map(\.text) == lines.map(\.text))
  }

  @Test func twoMarksBeforeLabelsAreMovedToTheEndsOfTheirLines() {
    let lines = TypedLines.page(
      TypedLines.lines(
        "(2 pt) (a) State Boyle's law.\n(3 pt) (b) Name a gas.\n•• Quesito 4 Quale metallo?", column: 150)
    ).lines
    #expect(
      MarksBeforeLabels.moved(lines).map(\.text) == [
        "(a) State Boyle's law. [2]", "(b) Name a gas. [3]", "Quesito 4 Quale metallo?",
      ])
    #expect(MarksBeforeLabels.moved(Array(lines.dropFirst())).map(\.text) == lines.dropFirst().map(\.text))
  }
}
