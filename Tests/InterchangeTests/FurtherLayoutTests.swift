import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Ordinary layouts that were read wrongly when they were new, each as the smallest page that showed it.
@Suite struct FurtherLayoutTests {
  private static func items(_ text: String, column: Int = 150) -> [ExtractedItem] {
    TypedLines.items(text, column: column)
  }

  @Test func whatStandsBelowEveryQuestionIsPartOfNone() {
    let found = Self.items(
      """
      1. Which planet is the largest?
        A  Mars
        B  Venus
        C  Jupiter
      Write one letter here
      2. Which planet is the smallest?
        A  Mercury
        B  Neptune
        C  Saturn
      Write one letter here
      3. Which planet has rings?
        A  Venus
        B  Earth
        C  Saturn
      Write one letter here
      """)
    #expect(found.map { $0.options.last?.text } == ["Jupiter", "Saturn", "Saturn"])
  }

  @Test func answersInItalicsBelowTheirQuestionsAreNoPartOfThem() {
    let found = Self.items(
      """
      1. Who was the first Tudor king?
        /Henry VII
      2. When was the Armada defeated?
        /In 1588
      3. Who ruled after Edward VI?
        /Mary I
      """)
    #expect(found.map(\.question).first == "Who was the first Tudor king?")
    #expect(found.map(\.answer) == ["Henry VII", "In 1588", "Mary I"])
  }

  @Test(arguments: [
    "*Answers\nSolution 1\n4\nSolution 2\n9\nSolution 3\n16", "*Answers\n1. 4\n2. 9\n3. 16",
    "Key: 1 4; 2 9; 3 16",
  ])
  func keysHaveManyForms(key: String) {
    let found = Self.items("1. What is 2 × 2?\n2. What is 3 × 3?\n3. What is 4 × 4?\n\n" + key)
    #expect(found.map(\.answer) == ["4", "9", "16"])
  }

  @Test func aRowOfLettersBelowARowOfNumbersIsAKey() {
    let options = "  A. one\n  B. two\n  C. three\n"
    let found = Self.items(
      "1. How many moons has the Earth?\n\(options)2. How many moons has Mars?\n\(options)"
        + "3. How many poles has a magnet?\n\(options)\n*Key\nQuestion | 1 | 2 | 3\nAnswer | A | B | B",
      column: 80)
    #expect(found.map(\.answer) == ["one", "two", "two"])
  }

  @Test func aVerdictIsPartedFromItsReason() {
    let found = Self.items(
      """
      *True or false?
      1. Coral is a plant.
      2. Whales breathe with lungs.
      3. All sharks lay eggs.
      *Answers
      1. False: corals are animals
      2. True
      3. False: some give birth to live young
      """)
    #expect(found.map(\.answer) == ["False", "True", "False"])
    #expect(found.first?.details["explanation"] == "corals are animals")
  }

  @Test func aGapAtTheEndOfASentenceStays() {
    let found = Self.items(
      """
      Complete the sentences.
      1. Water that falls from clouds is called ____________.
      2. Water vapour cools and forms droplets by ____________.
      3. Rock that lets water pass is called ____________.
      """)
    #expect(found.map(\.kind) == [.cloze, .cloze, .cloze])
    #expect(found.first?.question == "Water that falls from clouds is called ___.")
  }

  @Test func aTableOfQuestionsIsReadByItsHeadThoughItsCellsWrap() {
    var typed = TypedLines.lines("*No | Question | A | B | Key", column: 60)
    typed[2].x = 300
    typed[3].x = 400
    typed[4].x = 500
    typed[1].x = 100
    let rows = [
      ("What is the capital of Canada?", nil, "Toronto", "Ottawa", "B"),
      ("Which sea lies between Italy", "and Croatia?", "Adriatic", "Baltic", "A"),
      ("On which continent is Peru?", nil, "Africa", "America", "B"),
    ]
    for (row, cells) in rows.enumerated() {
      let y = 130 + 40 * row
      for (text, x) in [("\(row + 1)", 60), (cells.0, 100), (cells.2, 300), (cells.3, 400), (cells.4, 500)] {
        typed.append((text, x, y, "Serif"))
      }
      if let wrapped = cells.1 { typed.append((wrapped, 100, y + 12, "Serif")) }
    }
    let found = extract([TypedLines.page(typed)]).items
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).dropFirst().first == "Which sea lies between Italy and Croatia?")
    #expect(found.map(\.answer) == ["Ottawa", "Adriatic", "America"])
  }

  @Test func entriesToMatchMayWrap() {
    var typed = TypedLines.lines(
      """
      *Column A | Column B
      1. fossil | A. rock that heat has changed

      2. marble | B. remains of a living thing
      3. erosion | C. wearing away of rock
      """, column: 180)
    typed.append(("over millions of years", 240, 130, "Serif"))
    let found = extract([TypedLines.page(typed)]).items
    #expect(found.count == 3)
    #expect(
      found.allSatisfy { $0.options.first?.text == "rock that heat has changed over millions of years" })
  }

  @Test func listsOfPeopleAreNotSurelyTerms() {
    let found = Self.items(
      """
      *Teachers and rooms
      Ms Abara: Maths, Room 12
      Mr Dunn: English, Room 3
      Mrs Ferreira: French, Room 8
      Mr Holt: Science, Laboratory 2
      Ms Bell: Art, Studio
      """)
    #expect(found.allSatisfy { $0.confidence < 0.9 })
  }

  @Test func aPlayIsNoListOfTerms() {
    let found = Self.items(
      """
      Guide: Welcome to the castle.
      Visitor: This tower looks old.
      Guide: It was built long ago.
      Visitor: A king may have lived here.
      Guide: Only for one winter.
      Visitor: It must have been cold.
      """)
    #expect(found.isEmpty)
  }

  @Test func anItemThatEndsUnlikeTheOthersIsNotSure() {
    let found = Self.items(
      """
      1. What is a crater? [1]
      2. What is lava? [1]
      3. What is magma? [1]
      4. What is ash? [1] Go to the next page
      """)
    #expect(found.last.map { $0.confidence < 0.9 } ?? false)
  }

  @Test func whatAQuizToolWritesBesideAQuestionIsNoPartOfIt() {
    let found = Self.items(
      """
      Question 1
      Incorrect
      Mark 0.00 out of 1.00
      Flag question
      Which river flows through Vienna?
      Answer: the Rhine
      The correct answer is: the Danube
      Question 2
      Correct
      Mark 1.00 out of 1.00
      Flag question
      Which river flows through Rome?
      Answer: the Tiber
      The correct answer is: the Tiber
      """)
    #expect(
      found.map(\.question) == ["Which river flows through Vienna?", "Which river flows through Rome?"])
    #expect(!found.contains { $0.answer == "the Rhine" })
  }
}
