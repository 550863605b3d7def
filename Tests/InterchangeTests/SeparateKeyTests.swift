import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Papers whose answers are in a file of their own: an answer goes to its question or to none.
@Suite struct SeparateKeyTests {
  private func items(_ paper: String, answers key: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 150))] }
    return extract(pages(paper), answers: pages(key), answerFile: "key.pdf").items
  }

  private static let sections = """
    *Part A: Metals

    1. Which metal rusts in moist air?
    2. Which metal is liquid in a warm room?
    3. Which metal is in brass beside copper?

    *Part B: Gases

    1. Which gas do plants take in?
    2. Which gas burns with a pop?
    3. Which gas is most of the air?
    """

  @Test func aKeyNamesTheSectionsOfThePaper() {
    let found = items(
      Self.sections,
      answers: """
        *Answer Key

        *Part A: Metals

        1. iron
        2. mercury
        3. zinc

        *Part B: Gases

        1. carbon dioxide
        2. hydrogen
        3. nitrogen
        """)
    #expect(
      found.map(\.answer) == ["iron", "mercury", "zinc", "carbon dioxide", "hydrogen", "nitrogen"])
    #expect(found.allSatisfy { $0.answerFile == "key.pdf" && $0.answerPlace?.page == 1 })
  }

  @Test func whereNobodyKnowsWhichSectionIsMeantNoAnswerIsGiven() {
    let found = items(Self.sections, answers: "*Question | Answer\n1 | iron\n2 | mercury\n3 | zinc")
    #expect(found.map(\.answer) == [nil, nil, nil, nil, nil, nil])
  }

  @Test(arguments: [true, false])
  func aLetterWhoseWordsAreAnotherOptionsAnswersNothing(_ agrees: Bool) {
    let paper = """
      1. Which bond shares electrons?
        A. ionic bond
        B. covalent bond
      2. Which bond passes electrons on?
        A. ionic bond
        B. covalent bond
      3. Which bond is in table salt?
        A. ionic bond
        B. covalent bond
      """
    let words = agrees ? ["ionic bond", "covalent bond"] : ["covalent bond", "ionic bond"]
    let found = items(
      paper,
      answers: """
        *Question | Answer
        1 | B (\(words[1]))
        2 | A (\(words[0]))
        3 | A (\(words[0]))
        """)
    #expect(
      found.map(\.answer) == (agrees ? ["covalent bond", "ionic bond", "ionic bond"] : [nil, nil, nil]))
  }

  private func sheet(_ words: [String]) -> String {
    """
    *Worksheet

    1. Warm air \(words[0]) above cold air.
    2. Water \(words[1]) at zero degrees in winter.
    3. Iron \(words[2]) in moist air over time.
    4. Ice \(words[3]) on top of the water.
    """
  }

  private static let gaps = Array(repeating: "__________", count: 4)
  private static let words = ["rises", "freezes", "rusts", "floats"]

  @Test func aCopyOfThePaperThatIsFilledInIsItsKey() {
    let found = items(sheet(Self.gaps), answers: sheet(Self.words))
    #expect(found.map(\.answer) == Self.words)
  }

  @Test func aCopyThatIsFilledInBehindTheSheetIsItsKey() {
    let found = TypedLines.items(sheet(Self.gaps) + "\n\n" + sheet(Self.words))
    #expect(found.map(\.answer) == Self.words)
    #expect(found.map(\.question).first == "Warm air ___ above cold air.")
  }

  @Test func otherSentencesBehindASheetAreNoCopyOfIt() {
    let other = sheet(Self.words).replacing("cold air", with: "the sea").replacing(
      "in winter", with: "at night"
    )
    .replacing("over time", with: "by day").replacing("the water", with: "a lake")
    let found = TypedLines.items(sheet(Self.gaps) + "\n\n" + other)
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aPaperThatIsItsOwnKeyAnswersNothing() {
    let paper = "1. Which metal rusts in air?\n2. Which metal is liquid?\n3. Which metal is in brass?"
    let found = items(paper, answers: paper)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func theSameWordsInTwoSectionsAreTwoQuestions() {
    func section(_ name: String, _ options: [String]) -> String {
      """
      *Part \(name): Cells

      1. Which statement is correct?
        A. \(options[0])
        B. \(options[1])
      2. Which part of the \(options[0]) is green?
        A. the wall of the \(options[0])
        B. the middle of the \(options[0])
      """
    }
    let found = items(
      section("A", ["oak leaf", "oak root"]) + "\n\n" + section("B", ["fern leaf", "fern root"]),
      answers: "*Question | Answer\n1 | A\n2 | B\n1 | B\n2 | A")
    #expect(found.map(\.answerLabels) == [["A"], ["B"], ["B"], ["A"]])
  }

  @Test func anOptionThatIsALetterIsNotTheOptionOfThatLetter() {
    func sheet(_ key: [String]) -> String {
      (0..<4).map { row in
        """
        \(row + 1). Which blood group is on card number \(row + 1)?
          A) O
          B) A
          C) B
          D) AB
        \(key.isEmpty ? "" : "  Answer: \(key[row])")
        """
      }.joined(separator: "\n")
    }
    let found = items(sheet([]), answers: sheet(["B", "A", "D", "C"]))
    #expect(found.map(\.answer) == ["A", "O", "AB", "B"])
    #expect(found.map(\.answerLabels) == [["B"], ["A"], ["D"], ["C"]])
  }
}
