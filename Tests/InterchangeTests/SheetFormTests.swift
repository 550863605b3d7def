import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Forms that sheets of teachers have.
struct SheetFormTests {
  @Test func lettersBehindBoxesNameOptions() {
    let found = TypedLines.items(
      """
      1. Which layer asks for a lost packet again?
      ☐ A) The link layer does,
      at once.
      ☑ B) The transport layer.
      ☐ C) No layer.
      2. Which port does a web server have?
      ☐ A) 21
      ☐ B) 25
      ☑ C) 80
      """)
    #expect(found.map(\.question.last) == ["?", "?"])
    #expect(
      found.first?.options.map(\.text) == [
        "The link layer does, at once.", "The transport layer.", "No layer.",
      ])
    #expect(found.map(\.answer) == ["The transport layer.", "80"])
  }

  @Test func anExplanationOfSeveralLinesIsNoOption() {
    let question = { (number: Int, lines: [String]) in
      """
      \(number). Which of them is a mammal?
        A) bat
        B) crow
        C) trout
      \(lines.joined(separator: "\n"))
      """
    }
    let found = TypedLines.items(
      [
        question(1, ["Explanation: A bat feeds its young", "with milk, as all mammals do."]),
        question(2, ["Explanation: See above."]),
        question(3, ["Explanation: It has fur, and it", "gives birth to its young", "in caves."]),
      ].joined(separator: "\n"))
    #expect(found.allSatisfy { $0.options.map(\.text) == ["bat", "crow", "trout"] })
    #expect(found.count == 3)
  }

  @Test func aKeyOfExercisesWithDecimalNumbersGoesBySection() {
    let found = TypedLines.items(
      """
      *Übung 1.1: Wortschatz
      Ordnen Sie zu.
      1. die Muttersprache|a. fluently
      2. fließend|b. to translate
      3. übersetzen|c. native language
      *Übung 2.1: Konjunktiv
      Bilden Sie Sätze.
      1. ich / in Deutschland wohnen
      2. wir / mehr Geld haben
      *Lösungen (Solutions)
      *Übung 1.1:
      1-c, 2-a, 3-b
      *Übung 2.1:
      1. Ich würde in Deutschland wohnen.
      2. Wir hätten mehr Geld.
      """, column: 250)
    #expect(
      found.map(\.answer) == [
        "native language", "fluently", "to translate", "Ich würde in Deutschland wohnen.",
        "Wir hätten mehr Geld.",
      ])
  }

  @Test func aSectionThatIsNotInTheKeyHasNoAnswer() {
    let found = TypedLines.items(
      """
      *Exercise 1.1: Words
      1. Name two kinds of weather.
      2. Name two months.
      *Exercise 1.2: Sentences
      1. Write a sentence about snow.
      2. Write a sentence about May.
      *Exercise 1.3: More
      1. Draw a cloud and describe it.
      2. Draw the sun and describe it.
      *Answers (for teachers)
      *Exercise 1.1:
      1. rain and snow
      2. May and June
      *Exercise 1.3:
      1. A white cloud.
      2. A yellow sun.
      """)
    #expect(
      found.map(\.answer) == [
        "rain and snow", "May and June", nil, nil, "A white cloud.", "A yellow sun.",
      ])
  }

  @Test func aCzechPaperIsReadWithItsPointsAtTheMargin() {
    let found = TypedLines.items(
      """
      1   Vypočtěte součet tří nejmenších prvočísel.|1 bod
      2   Vypočtěte, kolik korun stojí pět rohlíků.|max. 2 body
      3   Rozhodněte, zda je číslo 91 prvočíslo.|2 body
      """, column: 350)
    #expect(found.map(\.marks) == [1, 2, 2])
    #expect(found.first?.question == "Vypočtěte součet tří nejmenších prvočísel.")
  }

  @Test func aBodyIsNoMark() {
    #expect(MarkReader.whole("4 body") == 4)
    #expect(MarkReader.whole("human body") == nil)
    #expect(MarkReader.whole(ofPaper: "There are 206 bones in the body.") == nil)
    #expect(MarkReader.most("max. 4 body") == 4)
    #expect(MarkReader.most("max. speed 40") == nil)
  }

  @Test func aListThatCountsNumberedQuestionsIsNoNumber() {
    let found = TypedLines.items(
      """
      *Section A: Cells
      1. Question 1.1
        Describe the main function of the cytoplasm.
      2. Question 1.2
        Explain the process of diffusion.
      *Section B: Organs
      1. Question 2.1
        Name two tissues of the stomach.
      2. Question 2.2
        Describe the path of food.
      """)
    #expect(found.map(\.number) == ["1.1", "1.2", "2.1", "2.2"])
    #expect(found.first?.question == "Describe the main function of the cytoplasm.")
  }

  @Test func aSentenceThatNamesAQuestionKeepsItsWords() {
    let found = TypedLines.items(
      """
      1. Exercise 1.5 times as long as yesterday. What changes?
      2. Name two kinds of exercise.
      3. Describe how you feel.
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.question.hasPrefix("Exercise 1.5 times") == true)
  }

  @Test func numbersBehindOpenQuestionsAreTheirMarks() {
    let choice = { (number: Int) in "\(number). Which of them is a cost?\nA. rent\nB. income\nC. profit" }
    let found = TypedLines.items(
      (["Answer all of the questions that stand below, each of them in whole sentences, please."]
        + (1...4).map(choice) + [
          "5. Draw both shifts on one graph. (4)", "6. Is the ceiling binding? (1)",
          "7. Compute the shortage. (2)",
          "8. Give two other outcomes. (2)", "9. Explain what happens to prices. (3)",
        ]).joined(separator: "\n"))
    #expect(found.map(\.marks) == [nil, nil, nil, nil, 4, 1, 2, 2, 3])
    #expect(found.last?.question == "Explain what happens to prices.")
  }

  @Test func aNumberBehindAFewQuestionsIsNoMark() {
    let found = TypedLines.items(
      """
      Answer all of the questions that stand below, each of them in whole sentences, please.
      1. Name a law that was made in the first year. (1)
      2. Describe the trade of the town. (2)
      3. Explain why people moved away.
      4. Compare the two maps.
      5. Why did the price of bread rise?
      6. Who led the revolt?
      7. Describe the harbour.
      """)
    #expect(found.allSatisfy { $0.marks == nil })
    #expect(found.first?.question.hasSuffix("(1)") == true)
  }
}
