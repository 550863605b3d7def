import PDFText
import Testing

@testable import Interchange

/// Keys that say the numbers of exercises again, and words above keys that say what they answer.
struct ExerciseKeyTests {
  private static let paper = """
    *Chapter 1
    *Exercise 1.5
    (a) Which metal rusts in moist air?
    (b) Which metal is liquid in a warm room?
    *Exercise 1.6
    (a) Which gas burns with a pop?
    (b) Which gas is most of the air?
    """

  private static let key = """
    *Answers
    *Chapter 1
    *Exercise 1.5
    (a) iron
    (b) mercury
    *Exercise 1.6
    (a) hydrogen
    (b) nitrogen
    """

  private static let answers = ["iron", "mercury", "hydrogen", "nitrogen"]

  @Test func aKeyNamesExercisesWithDecimalNumbers() {
    let found = TypedLines.items(Self.paper + "\n\n" + Self.key)
    #expect(found.map(\.number) == ["1.5(a)", "1.5(b)", "1.6(a)", "1.6(b)"])
    #expect(found.map(\.answer) == Self.answers)
  }

  @Test func exercisesWhosePartsRunOnInAKeyAreFoundThere() {
    let found = TypedLines.items(
      Self.paper + """

        *Exercise 1.7
        Which gas is in lamps?

        *Answers
        *Exercise 1.5
        (a) iron (b) mercury
        *Exercise 1.6
        (a) hydrogen (b) nitrogen
        *Exercise 1.7
        neon
        """)
    #expect(found.map(\.number) == ["1.5(a)", "1.5(b)", "1.6(a)", "1.6(b)", "1.7"])
    #expect(found.map(\.answer) == Self.answers + ["neon"])
  }

  @Test func exercisesWhoseQuestionsCountFrom1AreStillSections() {
    func section(_ number: Int, _ lines: [String]) -> String {
      "*Exercise \(number)\n" + lines.enumerated().map { "\($0.offset + 1). \($0.element)\n" }.joined()
    }
    let found = TypedLines.items(
      section(1, ["Which metal rusts in moist air?", "Which metal is liquid in a warm room?"])
        + section(2, ["Which gas do plants take in?", "Which gas is most of the air?"])
        + section(3, ["Which rock floats on water?", "Which rock is made of sand?"])
        + "\n*Answers\n" + section(1, ["iron", "mercury"]) + section(3, ["pumice", "sandstone"]))
    #expect(found.map(\.answer) == ["iron", "mercury", nil, nil, "pumice", "sandstone"])
  }

  @Test(arguments: [
    "6.1.1 iron\n6.1.2 mercury\n6.2.1 hydrogen\n6.2.2 nitrogen",
    "6.1.1 iron|6.1.2 mercury\n6.2.1 hydrogen|6.2.2 nitrogen",
    "6.1.1. iron 6.1.2. mercury\n6.2.1. hydrogen 6.2.2. nitrogen",
  ])
  func labelsOfThreeNumbersAreFoundInAKey(key: String) {
    let found = TypedLines.items(
      """
      6.1.1 Which metal rusts in moist air?
      6.1.2 Which metal is liquid in a warm room?
      6.2.1 Which gas burns with a pop?
      6.2.2 Which gas is most of the air?

      *Answers
      \(key)
      """)
    #expect(found.map(\.number) == ["6.1.1", "6.1.2", "6.2.1", "6.2.2"])
    #expect(found.map(\.answer) == Self.answers)
  }

  @Test(arguments: [
    "Ответы на задачи", "Respuestas a los ejercicios", "Risposte alle domande", "Solutions aux exercices",
    "Respostas aos exercícios", "Réponses à ces questions", "Svar på frågorna",
  ])
  func aKeySaysWhatItsAnswersBelongTo(head: String) {
    let found = TypedLines.items(
      """
      1. Which metal rusts in moist air?
      2. Which metal is liquid in a warm room?
      3. Which gas burns with a pop?

      \(head)
      1. iron
      2. mercury
      3. hydrogen
      """)
    #expect(found.map(\.answer) == ["iron", "mercury", "hydrogen"])
  }
}
