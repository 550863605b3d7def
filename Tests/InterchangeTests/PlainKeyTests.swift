import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Where plain sheets have their answers: in filled copies, behind question marks, in tables, in notes in brackets.
struct PlainKeyTests {
  @Test func aCopyThatIsFilledInHasTheAnswers() {
    let found = TypedLines.items(
      """
      *Bones and Muscles
      Complete the sentences.
      1) The skeleton of an adult has            bones in all.
      2) The elbow is an example of a            joint of the arm.
      3) When you bend your arm, the            becomes shorter.

      *Answers
      1) The skeleton of an adult has 206 bones in all.
      2) The elbow is an example of a hinge joint of the arm.
      3) When you bend your arm, the biceps becomes shorter.
      """)
    #expect(found.map(\.answer) == ["206", "hinge", "biceps"])
  }

  @Test func numberedGapsOfAPassageHaveTheirKey() {
    let found = TypedLines.items(
      """
      Fill in the gaps with words from the box.
      Water that lies in seas is warmed by the sun and turns into a gas called [1]
      ______________. This change of state is known as [2] ______________. As the gas
      rises it cools and forms tiny drops, a process called [3] ______________.
      The drops gather in the sky as [4] ______________.

      *Answers
      1 = water vapour, 2 = evaporation, 3 = condensation, 4=
      clouds
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer) == ["water vapour", "evaporation", "condensation", "clouds"])
    #expect(found.allSatisfy { $0.kind == .cloze })
  }

  @Test func aDashStandsBetweenANumberAndItsLetter() {
    let found = TypedLines.items(
      """
      Draw a line from each name to the right description.
      1 Marie Curie|•|• a. orbits of the planets
      2 Isaac Newton|•|• b. alphabet of raised dots
      3 Louis Braille|•|• c. the element radium

      *Answers
      1 – c|2 – a|3 – b
      """, column: 120)
    #expect(found.map(\.question) == ["Marie Curie", "Isaac Newton", "Louis Braille"])
    #expect(
      found.map(\.answer) == ["the element radium", "orbits of the planets", "alphabet of raised dots"])
  }

  @Test func sectionsOfAKeyMayHaveASpaceBeforeTheirColon() {
    let found = TypedLines.items(
      """
      *Exercice A
      Relie chaque question à sa réponse.
      1. Où habites-tu ?|a Je joue au handball.
      2. Quel âge as-tu ?|b Dans un petit village.
      3. Que fais-tu le samedi ?|c Quinze ans.

      *Exercice B
      Relie chaque mot à sa définition.
      1. le boulanger|a On y prend le train.
      2. la gare|b Le fils de mon frère.
      3. le neveu|c Il fait du pain.

      *Corrigé
      Exercice A : 1 – b ; 2 – c ; 3 – a
      Exercice B : 1 – c ; 2 – a ; 3 – b
      """, column: 200)
    #expect(
      found.map(\.answer) == [
        "Dans un petit village.", "Quinze ans.", "Je joue au handball.", "Il fait du pain.",
        "On y prend le train.",
        "Le fils de mon frère.",
      ])
  }

  @Test func notesInBracketsAreNoPartOfAnAnswer() {
    let found = BracketedNotes.divide("one sixth (accept: one over six) (do not accept: 0.16)")
    #expect(found.answer == "one sixth")
    #expect(found.notes.map(\.text) == ["one over six", "0.16"])
    #expect(BracketedNotes.divide("potassium (not sodium)").notes.isEmpty)
    #expect(BracketedNotes.divide("f(x) = (note)").answer == "f(x) = (note)")
  }

  @Test func quizMastersWriteAnswersBehindQuestionMarks() {
    let quiz = (1...6).map { "\($0). How many legs has animal number \($0) of the list? \($0 * 2) legs" }
    let found = TypedLines.items((["Pub quiz"] + quiz).joined(separator: "\n"))
    #expect(found.map(\.answer).first == "2 legs")
    #expect(found.map(\.question).last == "How many legs has animal number 6 of the list?")
    #expect(found.allSatisfy { $0.reviews.contains(RunInAnswer.review) })
  }

  @Test func hintsBehindQuestionMarksAreNoAnswers() {
    let sheet = (1...6).map { "\($0). How long does trip \($0) take? Hint: Divide the way by the speed." }
    let found = TypedLines.items((["Problems"] + sheet).joined(separator: "\n"))
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aTableMayHaveTheLetterBesideTheWordsOfTheAnswer() {
    let found = TypedLines.items(
      """
      *#|*Question|*Ans|*Correct Option
      1|What does CPU stand for?|A|Central Processing Unit
      2|What is a byte?|A|8 bits
      3|What is data?|B|Raw facts and figures
      """, column: 130)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answer) == ["Central Processing Unit", "8 bits", "Raw facts and figures"])
  }

  @Test func whatAQuestionHasAsItsAnswerStaysBesideAKeyOfSomethingElse() {
    let found = TypedLines.items(
      """
      Exercice 1 – QCM
      Laquelle des affirmations est correcte ?
      A. Une base est libre.
      B. Une base est vide.
      *Réponse : A
      Exercice 2 – QCM
      Laquelle des affirmations est fausse ?
      A. Un espace est une base.
      B. Une droite est un espace.
      *Réponse : A
      Exercice 3 – QCM
      Laquelle des affirmations est vraie ?
      A. Un plan est une droite.
      B. Un plan est un espace.
      *Réponse : B
      """)
    #expect(
      found.map(\.answer) == ["Une base est libre.", "Un espace est une base.", "Un plan est un espace."])
  }
}
