import PDFText
import Testing

@testable import Interchange

/// What several questions share is said with each of them: the order above them, and no title or sign.
struct TitlesAndOrdersTests {
  @Test func aTitleInBoldAboveTheTextOfPartsIsNoStem() throws {
    let items = TypedLines.items(
      """
      *Aufgabe 1: Geschwindigkeit
      Ein Radfahrer fährt in 20 Minuten eine Strecke von 6 km.
      a) Berechne seine Geschwindigkeit in km/h. | ___ / 2 P.
      b) Wie weit kommt er in 50 Minuten? | ___ / 2 P.
      *Aufgabe 2: Dichte
      a) Erkläre, was man unter der Dichte versteht. | ___ / 2 P.
      b) Aus welchem Stoff könnte der Würfel bestehen? | ___ / 3 P.
      """, column: 400)
    try #require(items.count > 2)
    #expect(items[0].stem == "Ein Radfahrer fährt in 20 Minuten eine Strecke von 6 km.")
    #expect(items[2].stem == nil)
    #expect(items[0].details["title"] == "Geschwindigkeit")
  }

  @Test func aBoldSentenceToCompleteIsNoTitle() {
    let items = TypedLines.items(
      """
      *1.- La salmonela se encuentra en
        a) el azúcar.
        b) los huevos.
        c) el vinagre.
      *2.- La contaminación cruzada consiste en
        a) cocinar dos alimentos a la vez.
        b) mezclar dulce y salado.
        c) pasar gérmenes de un alimento a otro.
      *3.- Un alimento de alto riesgo es
        a) el arroz crudo.
        b) la mayonesa casera.
        c) la galleta.
      *4.- Las manos se lavan
        a) antes de comer.
        b) después de tocar carne cruda.
        c) al terminar la jornada.
      """, column: 400)
    #expect(
      items.map(\.question) == [
        "La salmonela se encuentra en", "La contaminación cruzada consiste en",
        "Un alimento de alto riesgo es",
        "Las manos se lavan",
      ])
    #expect(items.allSatisfy { $0.options.count == 3 })
  }

  @Test func theOrderBehindTheLetterOfASectionIsSaidOfAllItsQuestions() {
    let items = TypedLines.items(
      """
      *Written Exercises
      A Solve each equation.
      1. x + 9 = 16
      2. 14 = y − 5
      3. −3m = 27
      B Simplify.
      4. 7a − 4a
      5. 2(b + 3) − 6
      6. 12d − 5(d − 3)
      7. 9k + 2k − k
      *Answers
      1. 7  2. 19  3. −9  4. 3a  5. 2b  6. 7d + 15  7. 10k
      """)
    #expect(items.map(\.question).last == "9k + 2k − k")
    #expect(items.prefix(3).map(\.stem) == Array(repeating: "Solve each equation.", count: 3))
    #expect(items.dropFirst(3).map(\.stem) == Array(repeating: "Simplify.", count: 4))
  }

  @Test func theOrderBehindTheNameOfAnExerciseIsSaidOfAllItsQuestions() {
    let items = TypedLines.items(
      """
      Exercise 3a. Translate into English:
        1 Puella aquam portat.
        2 Agricolae in silva laborant.
        3 Insulam amamus.
      Exercise 3b. Translate into Latin:
        1 The girls love the island.
        2 I often carry water.
        3 We work on the island.
      """)
    #expect(items.count == 6)
    #expect(items.first?.stem == "Translate into English:")
    #expect(items.last?.stem == "Translate into Latin:")
  }

  @Test func numbersBeforeWhatIsSaidOfThemAreNoneOfItsWords() throws {
    let items = TypedLines.items(
      """
      1–2 You are going to hear an announcement at a railway station.
      1. Why is the 9.15 train late?
      2. What are passengers for Bath advised to do?
      3–4 You are going to hear an interview with a lighthouse keeper.
      3. What did she find hardest about life on the rock?
      4. How did the family get fresh food?
      """)
    try #require(items.count > 3)
    #expect(items[0].stem == "You are going to hear an announcement at a railway station.")
    #expect(items[3].stem == "You are going to hear an interview with a lighthouse keeper.")
  }

  @Test func starsThatSayHowHardAnExerciseIsAreNoneOfItsWords() throws {
    let items = TypedLines.items(
      """
      Exercise 4.1 (⋆) A fair die is rolled twice.
        (a) Find the probability that the sum of the scores is 7.
        (b) Find the probability that the sum is at least 10.
      Exercise 4.2 (⋆⋆) State the conditions for a probability density.
      """)
    try #require(items.count > 2)
    #expect(items[0].stem == "A fair die is rolled twice.")
    #expect(items[2].question == "State the conditions for a probability density.")
  }
}
