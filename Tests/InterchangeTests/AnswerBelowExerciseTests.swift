import Testing

@testable import Interchange

/// Exercises that have their answers below them, each under its own head.
struct AnswerBelowExerciseTests {
  private static let sheet = """
    *Übung 1
    1. Was ist die Hauptstadt von Italien?
    2. Was ist die Hauptstadt von Spanien?
    *Lösungen
    1. Rom
    2. Madrid
    *Übung 2
    1. Wie heißt der längste Fluss in Polen?
    2. Wie heißt der längste Fluss in Frankreich?
    *Lösungen
    1. die Weichsel
    2. die Loire
    """

  @Test func eachAnswerBelongsToTheQuestionOfItsExercise() {
    let found = TypedLines.items(Self.sheet)
    #expect(found.map(\.answer) == ["Rom", "Madrid", "die Weichsel", "die Loire"])
    #expect(found.first?.question == "Was ist die Hauptstadt von Italien?")
  }

  @Test func exercisesWithoutAnswersStayAsTheyAre() {
    let text = """
      *Exercice 1
      1. Quelle est la capitale de la France ?
      2. Quelle est la capitale de l’Espagne ?
      *Exercice 2
      1. Quel est le plus long fleuve de Pologne ?
      2. Quel est le plus long fleuve de France ?
      """
    let lines = TypedLines.rows(text)
    #expect(AnswersBelowExercises.moved(lines).map(\.text) == lines.map(\.text))
    let found = TypedLines.items(text)
    #expect(found.count == 4 && found.allSatisfy { $0.answer == nil })
  }

  @Test func asManyAnswersAsQuestionsAreNeeded() {
    let text = Self.sheet.replacing("2. Madrid\n", with: "").replacing("2. die Loire", with: "")
    let lines = TypedLines.rows(text)
    #expect(AnswersBelowExercises.moved(lines).map(\.text) == lines.map(\.text))
  }

  @Test func noAnswerIsGivenToAnotherExercise() {
    // The first exercise has no answers of its own.
    let text = """
      *Übung 1
      1. Was ist die Hauptstadt von Italien?
      2. Was ist die Hauptstadt von Spanien?
      *Übung 2
      1. Wie heißt der längste Fluss in Polen?
      2. Wie heißt der längste Fluss in Frankreich?
      *Lösungen
      1. die Weichsel
      2. die Loire
      *Übung 3
      1. Wie heißt der höchste Berg in Polen?
      2. Wie heißt der höchste Berg in Frankreich?
      *Lösungen
      1. die Rysy
      2. der Mont Blanc
      """
    let found = TypedLines.items(text)
    #expect(found.prefix(2).allSatisfy { $0.answer == nil })
    #expect(found.suffix(4).map(\.answer) == ["die Weichsel", "die Loire", "die Rysy", "der Mont Blanc"])
  }

  @Test func solutionsThatAreNumberedThemselvesAreReadWithoutTrouble() {
    let text = """
      *Solution 1: what to know before
      1. Read the text.
      2. Note the dates.
      *Solution 2
      1. Read it again.
      2. Note the names.
      *Solution 3
      1. Close the book.
      2. Tell the story.
      """
    let lines = TypedLines.rows(text)
    #expect(AnswersBelowExercises.moved(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aTitleBetweenTheExercisesIsNoPartOfAnAnswer() {
    let found = TypedLines.items(Self.sheet.replacing("*Übung 2", with: "*Zweiter Teil: Flüsse\n*Übung 2"))
    #expect(found.map(\.answer) == ["Rom", "Madrid", "die Weichsel", "die Loire"])
  }

  @Test func roomToWriteAnswersInIsNoAnswer() {
    let found = TypedLines.items(
      """
      *Exercise 1
      1. What is the capital of Italy?
      2. What is the capital of Spain?
      *Answers
      1. ______________________
      2. ______________________
      *Exercise 2
      1. Which river flows through Paris?
      2. Which river flows through London?
      *Answers
      1. ______________________
      2. ______________________
      """)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
    // No word that the sheet does not have.
    #expect(found.allSatisfy { $0.details["unit"] == nil })
  }

}
