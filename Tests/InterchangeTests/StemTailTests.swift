import PDFText
import Testing

@testable import Interchange

/// The stem of a question's parts is what is said to all of them: its sentences, all of them, and nothing else.
struct StemTailTests {
  @Test func theRowsOfATableBelowAStemAreLeftOutAndNamed() {
    let items = TypedLines.items(
      """
      1. The table shows the results of a student.
      Species | Garden | Field
      silver Y | 14 | 9
      large white | 6 | 17
        (a) Name the species that was most common. [1]
        (b) Suggest why fewer were found in the field. [2]
      2. State what is meant by the word habitat. [1]
      """, column: 300)
    #expect(items[0].stem == "The table shows the results of a student.")
    #expect(items[0].leftOut.contains { $0.contains("large white") })
  }

  @Test func wordsToChooseFromStay() {
    let items = TypedLines.items(
      """
      1. Choose from the following gases to answer the questions below.
      ammonia | chlorine | hydrogen
        (a) Name the gas that is green. [1]
        (b) Name the gas that smells. [1]
      2. State what is meant by the word element. [1]
      """, column: 300)
    #expect(items[0].stem?.contains("chlorine") == true)
  }

  @Test func anUnfinishedSentenceStays() {
    let items = TypedLines.items(
      """
      1. A car is driven along a straight road. The driver
      takes the speed of the car
        (a) Name the instrument that is used. [1]
        (b) Name its unit. [1]
      2. State what is meant by the word force. [1]
      """, column: 300)
    #expect(items[0].stem == "A car is driven along a straight road. The driver takes the speed of the car")
  }

  @Test func whatStandsBelowATitleWithMarksIsTheStem() {
    let items = TypedLines.items(
      """
      Aufgabe 1 (Würfel) | [5 Punkte]
      Ein fairer Würfel wird zweimal geworfen.
      a) Geben Sie die Anzahl der Ergebnisse an. (2 P.)
      b) Bestimmen Sie die Wahrscheinlichkeit der Summe 7. (3 P.)
      Aufgabe 2 (Urne) | [4 Punkte]
      In einer Urne liegen 5 rote und 3 blaue Kugeln.
      a) Wie groß ist die Wahrscheinlichkeit von Rot? (2 P.)
      b) Wie groß ist die Wahrscheinlichkeit von Blau? (2 P.)
      """, column: 400)
    #expect(items.first?.stem?.hasSuffix("Ein fairer Würfel wird zweimal geworfen.") == true)
    #expect(items.last?.stem?.hasSuffix("In einer Urne liegen 5 rote und 3 blaue Kugeln.") == true)
  }

  @Test func whereNumbersBeginAgainTheOrdersAreThoseOfTheSection() {
    let items = TypedLines.items(
      """
      *Section 1.1
      In Exercises 1–3, solve the equation.
      1. x + 4 = 9
      2. 3x = 12
      3. x − 5 = 1
      *Section 1.2
      In Exercises 1–3, solve the inequality.
      1. x + 4 < 9
      2. 3x < 12
      3. x − 5 < 1
      """, column: 300)
    #expect(items.prefix(3).allSatisfy { $0.stem == "In Exercises 1–3, solve the equation." })
    #expect(items.suffix(3).allSatisfy { $0.stem == "In Exercises 1–3, solve the inequality." })
  }

  @Test func whereToWriteIsNoStemButHowToWriteIs() {
    #expect(
      SectionContexts.tellsOnlyHowToAnswer("For questions 29 to 32, write your answers in this booklet."))
    #expect(!SectionContexts.tellsOnlyHowToAnswer("For questions 5 to 8, write your answers as decimals."))
  }

  @Test func thePassageOfSeveralQuestionsStandsAboveEach() {
    let items = TypedLines.items(
      """
      1. What is the unit of air pressure?
      2. Which wind blows from the west?
      Base your answers to questions 3 and 4 on the passage below.
      On the morning of May 12 the air pressure fell within six hours.
      The wind turned, and heavy rain fell for half an hour.
      3. Which type of front passed?
      4. Which instrument recorded the change in the wind?
      """, column: 400)
    #expect(items.count == 4)
    #expect(items[1].stem == nil)
    #expect(items[2].stem?.hasSuffix("and heavy rain fell for half an hour.") == true)
    #expect(items[3].stem == items[2].stem)
  }

  @Test func aUnitEndsASentence() {
    let (context, command) = Wording.split(
      "A stone is dropped and hits the water after 2.5 s. Find the height.")
    #expect(context == "A stone is dropped and hits the water after 2.5 s.")
    #expect(command == "Find the height.")
    #expect(Wording.split("The play by J. Explain was lost.").context == nil)
  }

  @Test func aSentenceThatOptionsEndAsksByWhatItLeavesOpen() {
    let (context, command) = Wording.split("O preço subiu de 12 para 15 reais. O aumento percentual foi de")
    #expect(context == "O preço subiu de 12 para 15 reais.")
    #expect(command == "O aumento percentual foi de")
  }
}
