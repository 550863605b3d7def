import PDFText
import Testing

@testable import Interchange

/// What sheets have beside their questions, and how some of them set what is asked.
struct TypedSheetTests {
  @Test func lettersToMatchBelowHeadsOfColumnsAreNoTerms() {
    let rows = [
      "a tax paid to the church", "a man who served a knight", "the land of a lord", "a book by hand",
    ]
    let terms = ["manor", "tithe", "manuscript", "squire"]
    let lines = rows.indices.map {
      "____ \($0 + 1). | \(rows[$0]) | \("ABCD".map(String.init)[$0]). \(terms[$0])"
    }
    let found = TypedLines.items(
      "Write the letter of the term in front of its description.\n* | Description | Term\n"
        + lines.joined(separator: "\n"), column: 190)
    #expect(found.map(\.question) == rows)
    #expect(found.allSatisfy { $0.options.map(\.text) == terms })
  }

  @Test func choicesInBoxesSideBySideAreReadOneAfterTheOther() {
    let found = TypedLines.items(
      """
      1 What is the danger zone for bacteria? | 2 Which of these is an allergen?
        ☐ Below zero | ☐ Celery
        ☐ 5 to 63 degrees | ☐ Rice
      3 When should an illness be reported? | 4 What does a date tell you?
        ☐ After the shift | ☐ When food tastes best
        ☐ Before the work | ☐ Until when it is safe
      """, column: 260)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found[1].options.map(\.text) == ["Celery", "Rice"])
    #expect(found[3].question == "What does a date tell you?")
  }

  @Test func adverbsAndWhatElseThereIsToReadAreNoAnswers() {
    let found = TypedLines.items(
      """
      Q1) What is a primary key?
      Ans: A column that identifies each row.
      Q2) What is normalization?
      Ans: The process of splitting tables.
      Q3) What is a view?
      Ans: A stored query.
      *Related articles
      Python Questions · Excel Formulas · SQL Commands
      """)
    #expect(found.last?.answer == "A stored query.")
  }

  @Test func resultsBehindTheWorkingAreTheAnswers() {
    let names = ["Answer:", "Answer:", "Answer:"]
    let found = TypedLines.items(
      names.enumerated().map { place, name in
        """
        *Example \(place + 1)
        A car of mass \(place + 2) kg moves at 4 m/s. Find its kinetic energy.
        Solution
                a = one half of m times the square of v
                            \(name) \(place + 2)6 J
        """
      }.joined(separator: "\n"))
    #expect(found.map(\.answer) == ["26 J", "36 J", "46 J"])
  }

  @Test func marksInBracketsMayGoOnOnTheNextLine() {
    let found = TypedLines.items(
      """
      1. Explique las causas de la guerra. (Puntuación máxima: 2 puntos).
      2. ¿Qué fueron los reinos de taifas y por qué pagaban parias? (Puntuación máxima:
      3 puntos).
      3. Pon un ejemplo de cada uno. (2
         puntos)
      """)
    #expect(
      found.map(\.question) == [
        "Explique las causas de la guerra.", "¿Qué fueron los reinos de taifas y por qué pagaban parias?",
        "Pon un ejemplo de cada uno.",
      ])
    #expect(found.map(\.marks) == [2, 3, 2])
  }

  @Test func boxesForAVerdictBehindStatementsNeedNobodyToSaySo() {
    let found = TypedLines.items(
      """
      1. Los hongos son organismos productores. V ☐ F ☐
      2. La energía se recicla en los ecosistemas. V ☐ F ☐
      3. El suelo es un factor biótico. V ☐ F ☐
      """)
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
    #expect(found[2].question == "El suelo es un factor biótico.")
  }

  @Test func joiningInstructionsAskNothing() {
    let found = TypedLines.items(
      """
      *Weekend Course: Joining Instructions
      *1. Arrival
      – Please arrive between 16:00 and 17:30 on Friday.
      *2. What to bring
      (a) Waterproof jacket and trousers
      (b) Two pairs of shoes
      *3. What we provide
      – All meals from supper on Friday
      *4. Safety
      – Nobody goes afloat without an instructor.
      """)
    #expect(found.isEmpty)
  }

  @Test func aTextInABoxEndsTheQuestionAboveIt() {
    let found = TypedLines.items(
      """
      1. Look at the teeth of the cave bear. What do you think it ate?
         Did you know? A coat had two layers. The hairs could be a metre long.
      2. What did the children carry in the mine?
      3. How much did a loaf of bread cost?
      """)
    #expect(found[0].question == "Look at the teeth of the cave bear. What do you think it ate?")
  }

  @Test func aRowOfWordsBelowQuestionsIsTheirOptions() {
    let found = TypedLines.items(
      """
      1. Which of these animals did not live in the Ice Age?
            cave lion | crocodile | woolly rhinoceros
      2. What did the children carry in the mine?
      3. Which tool was used to test the air?
            a feather | a canary | a candle
      """)
    #expect(found[0].options.map(\.text) == ["cave lion", "crocodile", "woolly rhinoceros"])
    #expect(found[1].options.isEmpty)
  }

  @Test func wordsThatEndTheSentenceAboveAreOptionsWhereItHasTheMarks() {
    let found = TypedLines.items(
      """
      [3 pts] 1. Which data structure removes the element that was added last?
           (a) a queue
           (b) a stack
           (c) a heap
      [3 pts] 2. Binary search takes a number of steps that grows like
           (a) n
           (b) the square of n
           (c) log n
      3. The keys 8 and 3 are inserted into a tree.
      [2 pts]   (a) Which key is at the root?
      [2 pts]   (b) List the keys in order.
      """)
    #expect(found.map(\.number) == ["1", "2", "3(a)", "3(b)"])
    #expect(found[1].options.map(\.text) == ["n", "the square of n", "log n"])
  }
}

/// Tables of criteria below questions.
struct RubricTableTests {
  @Test func criteriaAreTheRubricAndNoFurtherMarks() {
    let found = TypedLines.items(
      """
      *Question 1 (6 points)
      Explain the difference between correlation and causation.
      Sample answer: Two variables correlate when they change together.
      *Criterion | Points
      Defines correlation | 2
      Defines causation | 4
      *Question 2 (4 points)
      What is a confounding variable?
      Sample answer: It is a third variable that influences both.
      *Criterion | Points
      Says that it is a further variable | 1
      Says that it influences both others | 3
      """, column: 300)
    #expect(found.map(\.marks) == [6, 4])
    #expect(found[0].rubric.map(\.text) == ["Defines correlation", "Defines causation"])
    #expect(found[1].rubric.map(\.marks) == [1, 3])
  }
}
