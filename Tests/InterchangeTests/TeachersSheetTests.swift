import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What sheets do that teachers set for their own classes, each as the smallest page that shows it.
@Suite struct TeachersSheetTests {
  @Test func tasksWithANumberSignHavePartsOfTheirOwn() {
    let found = TypedLines.items(
      """
      *Task #1
        (a) How many seconds are in an hour?
        (b) How many hours are in a week?
      *Task #2
        (a) How many grams are in a kilogram?
        (b) How many metres are in a mile?
      *Task #3
      Estimate how many seconds there are in a summer.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)", "3"])
    #expect(found.last?.question == "Estimate how many seconds there are in a summer.")
  }

  @Test func problemsAreNumberedWithinTheirChapter() {
    let found = TypedLines.items(
      """
      *Example Problem 3-1
      A van starts at rest. How far does it go in ten seconds?
      *Example Problem 3-2
      A car leaves marks of 65 metres. How fast was it?
      *Example Problem 3-3
      A tower is 324 metres tall. How long does a stone fall?
      """)
    #expect(found.map(\.number) == ["3-1", "3-2", "3-3"])
    #expect(found.first?.question == "A van starts at rest. How far does it go in ten seconds?")
  }

  @Test func aVariableOfAProgrammeIsNoPart() {
    let found = TypedLines.items(
      """
      Question 1. What is the value of r in the program below?
          c = 20
          i = 25
          r = c + i
      Question 2. What does the program print when it is run again?
          x = 45
          print(x)
      """)
    #expect(found.map(\.number) == ["1", "2"])
  }

  @Test func theOneBoldLineAmongThoseBelowAQuestionIsItsKey() {
    let found = TypedLines.items(
      """
      1. Which planet is the largest?
          Mars
      *    Jupiter
          Venus
      2. The Moon has no light of its own.
      *    True
          False
      3. Which of these is a star?
      *    The Sun
          The Moon
          Mercury
      """.replacingOccurrences(of: "*    ", with: "    *"))
    #expect(found.map { $0.options.map(\.text) }.first == ["Mars", "Jupiter", "Venus"])
    #expect(found.map(\.answer) == ["Jupiter", "True", "The Sun"])
    #expect(found.map(\.question).last == "Which of these is a star?")
  }

  @Test func aRemarkInBracketsTellsWhichOptionIsRight() {
    let found = TypedLines.items(
      """
      1. Welches Element ist ein Edelgas?
        A) Sauerstoff
        B) Helium (richtig)
        C) Wasserstoff
      2. Was ist die Hauptstadt von Italien?
        A) Rom (richtige Antwort)
        B) Mailand
        C) Turin
      """)
    #expect(found.map(\.answer) == ["Helium", "Rom"])
    #expect(found.first?.options.map(\.text) == ["Sauerstoff", "Helium", "Wasserstoff"])
  }

  @Test func theLetterAloneBelowTheOptionsIsTheKey() {
    let found = TypedLines.items(
      """
      *Q1: The earth is flat.
          A: True
          B: False
      B
      *Q2: Which of these is a fruit?
          A: carrot
          B: potato
          C: apple
      C
      *Q3: Which of these are colours?
          A: red
          B: seven
          C: green
      AC
      """)
    #expect(found.map { $0.options.count } == [2, 3, 3])
    #expect(found.map(\.answer) == ["False", "apple", "red\ngreen"])
  }

  @Test func whatASentenceListsIsNoOption() {
    let found = TypedLines.items(
      """
      1. A mass swings on a spring. Determine (a) the amplitude, (b) the frequency, and (c) the energy.
      2. A pendulum has a period of two seconds. How long is it?
      3. A wave has a length of three metres. How fast is it?
      """)
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.first?.question.hasSuffix("and (c) the energy.") == true)
  }

  @Test func optionsWithDigitsAndLettersAreNeverTakenForTheAnswer() {
    let found = TypedLines.items(
      """
      *1) What kind of machine is it?
      0: a dishwasher   X: a coffee machine   1: a fridge
      *2) How old is the canteen?
      0: nine   X: forty   1: fifty
      *3) When is the party?
      0: on Monday   X: on Friday   1: never
      """)
    #expect(found.map { $0.options.map(\.label) } == Array(repeating: ["0", "X", "1"], count: 3))
    #expect(found.first?.options.map(\.text) == ["a dishwasher", "a coffee machine", "a fridge"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aDialogueIsNoChoice() {
    #expect(ColonOptions.divide("A: Hello! B: Hello, how are you?") == nil)
    #expect(ColonOptions.divide("A: Hello! B: Hello. C: Good morning. A: How are you?") == nil)
    #expect(ColonOptions.divide("0: nine X: forty 1: fifty")?.map(\.text) == ["nine", "forty", "fifty"])
  }

  @Test func aWordInBracketsThatBelongsToAnOptionIsNoKey() {
    let found = TypedLines.items(
      """
      1. Which part of the heart pumps blood to the lungs?
        A) ventricle (left)
        B) ventricle (right)
        C) atrium (left)
      2. Which part of it takes up blood from the lungs?
        A) atrium (right)
        B) ventricle (right)
        C) atrium (left)
      """)
    #expect(
      found.map { $0.options.map(\.text) }.first == [
        "ventricle (left)", "ventricle (right)", "atrium (left)",
      ])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aSignAmongOptionsIsNotBold() {
    let found = TypedLines.items(
      """
      1. Which planet is the largest?
          Mars
          *Jupiter
          Venus
      2. Which of these signs is read as plus?
          *plus
          +
          minus
      3. Which of these is a star?
          *The Sun
          The Moon
          Mercury
      """)
    #expect(found.map(\.answer) == ["Jupiter", "plus", "The Sun"])
  }

  @Test func aLastOptionOfOneLetterIsNoKey() {
    let found = TypedLines.items(
      """
      1. Which vitamin do we make in the sun?
        A. A
        B. B
        C. D
      2. Which vitamin is in lemons?
        A. C
        B. K
        C. E
      3. Which vitamin is in carrots?
        A. A
        B. C
        C. D
      """)
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aGapWithWhichALineBeginsIsOfItsSentence() {
    let found = TypedLines.items(
      """
      1. The type of bond where electrons are transferred between atoms, resulting in ions, is a(n)
         ____________ bond.
      2. The concept that mitochondria were once free-living bacteria that were engulfed is called
         the ____________ theory.
      3. A car of 900 kg speeds up by 2 m/s each second. Calculate the force.
         ____________ N
      """)
    #expect(
      found.map(\.question) == [
        "The type of bond where electrons are transferred between atoms, resulting in ions, is a(n) ___ bond.",
        "The concept that mitochondria were once free-living bacteria that were engulfed is called the ___ theory.",
        "A car of 900 kg speeds up by 2 m/s each second. Calculate the force.",
      ])
    #expect(found.last?.details["unit"] == "N")
  }

  @Test func eachSetOfQuestionsHasTheKeyBelowIt() {
    let found = TypedLines.items(
      """
                Infinitive Practice

      1. They should not __________ (to have) the power to tell them what to do
      2. Southerners had to __________ (to pay) taxes on the finished goods
      3. Many people felt that slavery needed to __________ (to be) abolished

                Answer Key

      1. have
      2. pay
      3. be

                Participle Practice

      1. The main cause was Southern states __________ (to feel) that they were overruled
      2. Southerners felt the abolitionists were __________ (to threaten) their way of life
      3. The army was known as the Union, since they were __________ (to fight) for it

                Answer Key

      1. feeling
      2. threatening
      3. fighting

                Present Simple Practice

      1. The capital of the Union __________ (to be) Washington

                Answer Key

      1. was
      """)
    #expect(
      found.map(\.answer) == ["have", "pay", "be", "feeling", "threatening", "fighting", "was"])
    #expect(!found.contains { $0.question.contains("Practice") })
  }

  @Test(arguments: [true, false])
  func lettersInAColourAreTheKeyWhereMostQuestionsHaveThem(_ hasAll: Bool) {
    var page = TypedPage(1)
    for (row, key) in [1, 0, 2, 1].enumerated() {
      let y = 100 + 80 * row
      page.type("\(row + 1).", x: 60, y: y)
      page.type(
        ["Which metal rusts?", "Which gas burns?", "Which acid is sour?", "Which salt is white?"][row], x: 80,
        y: y)
      for (place, text) in ["zinc sheet", "iron sheet", "lead sheet"].enumerated() {
        let isKey = place == key && (hasAll || row == 0)
        page.type(["A.", "B.", "C."][place], x: 80, y: y + 15 * (place + 1), color: isKey ? 0xE02020 : 0)
        page.type(text, x: 105, y: y + 15 * (place + 1))
      }
    }
    let items = extract([PageText(page.dump)]).items
    #expect(items.allSatisfy { $0.options.map(\.text) == ["zinc sheet", "iron sheet", "lead sheet"] })
    #expect(items.map(\.options.count) == [3, 3, 3, 3])
    #expect(
      items.map(\.answer)
        == (hasAll ? ["iron sheet", "zinc sheet", "lead sheet", "iron sheet"] : [nil, nil, nil, nil]))
  }

  @Test(arguments: ["GONNHI+SFRB1728", "SFBX1200", "XYZABC+CMB10", "AAAAAA+SFSX1000"])
  func computerModernSaysHowItLooksInItsName(_ font: String) {
    #expect(TextStyle(fontName: font, size: 1_000, color: 0).isBold)
    #expect(!TextStyle(fontName: "GONNHI+SFRM1200", size: 1_000, color: 0).isBold)
    #expect(TextStyle(fontName: "DGEDMC+SFTI1200", size: 1_000, color: 0).isItalic)
    #expect(TextStyle(fontName: "DGEDMC+SFTT1200", size: 1_000, color: 0).isMonospaced)
    #expect(!TextStyle(fontName: "SFRBAA+SFRM1200", size: 1_000, color: 0).isBold)
  }
}
