import PDFText
import Testing

@testable import Interchange

/// What stands below the name of an exercise is about all that it asks, and the exercise counts its questions from 1.
struct SectionContextTests {
  private static let test = """
    *Contrôle de physique
    Exercice 1 : La lumière (3 points)
    1. (1 pt) Citer deux sources primaires de lumière.
    2. (2 pts) Quelle est la vitesse de la lumière dans le vide ?
    Exercice 2 : Un circuit (4 points)
    Un générateur de 6 V alimente deux lampes montées en série.
    1. (2 pts) Faire le schéma du circuit.
    2. On dévisse une lampe.
      a. (1 pt) Que se passe-t-il ?
      b. (1 pt) Justifier la réponse.
    Exercice 3 : Masse et volume (4 points)
    Un bloc de cuivre a une masse de 445 g et un volume de 50 cm3.
    1. (2 pts) Calculer la masse volumique du cuivre.
    2. (2 pts) Le bloc flotte-t-il sur l’eau ? Expliquer.
    """

  @Test func exercisesCountTheirQuestionsFromOneAgain() {
    let items = TypedLines.items(Self.test, column: 300)
    #expect(items.map(\.number) == ["1", "2", "1", "2(a)", "2(b)", "1", "2"])
    #expect(items.map(\.marks) == [1, 2, 2, 1, 1, 2, 2])
  }

  @Test func whatStandsBelowTheNameOfAnExerciseStandsAboveAllOfItsQuestions() {
    let items = TypedLines.items(Self.test, column: 300)
    let lamps = "Un générateur de 6 V alimente deux lampes montées en série."
    #expect(
      items.map(\.stem).prefix(5) == [
        nil, nil, lamps, lamps + "\nOn dévisse une lampe.", lamps + "\nOn dévisse une lampe.",
      ])
    #expect(items.suffix(2).allSatisfy { $0.stem?.hasPrefix("Un bloc de cuivre") == true })
  }

  @Test func whatTellsHowToAnswerIsNoContext() {
    let items = TypedLines.items(
      """
      *Part A
      Answer all questions in pencil on the answer sheet. Each correct answer scores 1.
      1. Name the capital of Peru.
      2. Name the capital of Chile.
      *Part B
      Write your answers in the spaces. You may use a calculator.
      3. What is the product of 12 and 12?
      4. What is the root of 81?
      """)
    #expect(items.count == 4)
    #expect(items.allSatisfy { $0.stem == nil })
  }

  @Test func aContextEndsWhereCountingBeginsAgain() {
    let items = TypedLines.items(
      """
      *Group I
      The figure of the lake shows frogs, herons and many insects.
      1. Name a producer of the lake.
      2. Name a consumer of the lake.
      *Group II
      In many bays people gather shellfish by hand at low tide.
      1. Name a reason to limit the catch.
      2. Name a month without a catch.

      1. Name a plant of the dunes.
      2. Name an animal of the dunes.
      """)
    #expect(items.map { $0.stem?.prefix(6) } == ["The fi", "The fi", "In man", "In man", nil, nil])
  }
}
