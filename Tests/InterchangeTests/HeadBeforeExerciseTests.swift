import PDFText
import Testing

@testable import Interchange

/// Keys in small room: the head, and the exercise or the sections that are answered, in one line.
struct HeadBeforeExerciseTests {
  @Test func theHeadStandsBeforeTheFirstExercise() {
    let found = TypedLines.items(
      """
      Aufgabe 1: Setze die Wörter ein.
      a) Die Luft strömt in den ________.
      b) Von dort gelangt sie in die ________.
      c) Sie teilt sich in zwei ________ auf.
      Aufgabe 2: Beantworte die Fragen.
      a) Warum ist es gesund, durch die Nase zu atmen?
      b) Wie oft atmet ein Erwachsener pro Minute?

      Lösungen Aufgabe 1: a) Rachen, b) Luftröhre, c) Bronchien
      Aufgabe 2: a) Die Luft wird gereinigt. b) etwa 15-mal
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "1(c)", "2(a)", "2(b)"])
    #expect(
      found.map(\.answer) == ["Rachen", "Luftröhre", "Bronchien", "Die Luft wird gereinigt.", "etwa 15-mal"])
  }

  @Test func eachSectionOfALineAnswersItsOwn() {
    let found = TypedLines.items(
      """
      *A. Choose the best answer.
      1. When does the ferry arrive?
        a. when the shop opens
        b. at seven in the morning
        c. after lunch
      2. Who waits for it at the quay?
        a. the baker and his son
        b. the postwoman
        c. nobody
      3. What does she ride?
        a. a horse
        b. a boat
        c. a bicycle
      *B. Are these sentences true (T) or false (F)?
      1. The island has a hundred houses. T / F
      2. The bicycle is electric. T / F
      *C. Answer the questions.
      1. Who gave her the bicycle?
      2. To whom does she sell vegetables?

      Answers A: 1 b, 2 b, 3 c B: 1 F, 2 T C: 1 The post office. 2 To the hotel.
      """)
    #expect(
      found.map(\.answer) == [
        "at seven in the morning", "the postwoman", "a bicycle", "False", "True", "The post office.",
        "To the hotel.",
      ])
  }

  @Test(arguments: [
    "Answers A: 1 a, 2 b", "Solutions of part A: 1 g salt in water B: 2 g",
    "Answer: A plan B: to go home 1 by 1",
  ])
  func otherLinesStayWhole(line: String) {
    let lines = TypedLines.rows("1. Who?\n2. What?\n3. When?\n" + line)
    #expect(HeadsBeforeExercises.apart(lines).map(\.text) == lines.map(\.text))
  }

  // MARK: Heads

  @Test(arguments: ["For the teacher: key to the test", "Answer key", "For teachers: answers to Unit 4"])
  func aNoteForTheTeacherHeadsAKey(head: String) {
    let text =
      "1. Name a bird.\n2. Name a fish.\n3. Name a tree.\n4. Name a metal.\n\n*\(head)\n1. wren\n2. perch\n3. oak\n4. tin"
    #expect(TypedLines.items(text).map(\.answer) == ["wren", "perch", "oak", "tin"])
  }

  @Test func whatIsToBeAnsweredBestIsNoKey() {
    let text =
      "*Paper 2: Single Best Answers\n1. Who sails?\n  A. a cook\n  B. a sailor\n2. Who bakes?\n  A. a baker\n  B. a miner\n3. Who sings?\n  A. a wren\n  B. a stone"
    let found = TypedLines.items(text)
    #expect(found.map(\.question) == ["Who sails?", "Who bakes?", "Who sings?"])
    #expect(found.options(0) == ["a cook", "a sailor"])
  }
}
