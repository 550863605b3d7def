import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Gaps and the options below them, room that is no text, and signs before numbers.
@Suite struct GapAndOptionFormTests {
  // MARK: Gaps

  @Test(arguments: [" ____ ", "         "])
  func optionsBelowAPassageAskForTheSentenceWithTheirGap(gap: String) {
    let found = TypedLines.items(
      """
      *The water cycle
      The water (1)\(gap)moves through the air and the ground. First the sun heats the sea, and
      the water becomes (2)\(gap)that nobody sees. Later it falls as (3)\(gap)on the hills.
      1 A cycle|B circle|C wheel
      2 A ice|B vapour|C salt
      3 A sand|B rain|C wind

      Answers: 1 A 2 B 3 B
      """, column: 120)
    #expect(
      found.map { $0.question.replacing("____", with: "___") } == [
        "The water (1) ___ moves through the air and the ground.",
        "First the sun heats the sea, and the water becomes (2) ___ that nobody sees.",
        "Later it falls as (3) ___ on the hills.",
      ])
    #expect(found.map(\.answer) == ["cycle", "vapour", "rain"])
  }

  @Test func numbersInBracketsWithoutRoomAreNoGaps() {
    let found = TypedLines.items(
      """
      *The water cycle
      The water moves through the air (1) and the ground (2) below it, and then it falls (3) again.
      1 A cycle|B circle|C wheel
      2 A ice|B vapour|C salt
      3 A sand|B rain|C wind
      """, column: 120)
    #expect(!found.contains { $0.question.contains("___") })
  }

  @Test func aGapOnALineOfItsOwnEndsItsSentence() {
    let found = TypedLines.items(
      """
      1. Most food is taken into the blood through the wall of the small
         ____________.
      2. The blood is pumped round the body by the
         ____________.
      3. Name the part of the body that stores water.
         ____________
      """)
    #expect(
      found.map(\.question) == [
        "Most food is taken into the blood through the wall of the small ___.",
        "The blood is pumped round the body by the ___.", "Name the part of the body that stores water.",
      ])
  }

  @Test func roomWithTheNameOfAQuantityIsNoText() {
    let found = TypedLines.items(
      """
      1. Calculate the spring constant of the spring.
         spring constant = ........................ N/m (2)
      2. Calculate the mass of the block.
         mass = ........................ kg (3)
      3. Calculate the speed of the car.
         speed = ........................ m/s (1)
      """)
    #expect(found.map(\.question).first == "Calculate the spring constant of the spring.")
    #expect(found.map(\.marks) == [2, 3, 1])
    #expect(found.map { $0.details["unit"] } == ["N/m", "kg", "m/s"])
  }

  // MARK: Options

  @Test func smallLettersBelowEachOtherNameOptions() {
    let found = TypedLines.items(
      """
      1. Paula isst
      a|im Restaurant
      b|im Garten
      c|in der Schule
      2. Emil trinkt
      a|einen Tee
      b|ein Wasser
      c|einen Saft

      *Lösungen
      1 b
      2 c
      """, column: 30)
    #expect(found.map { $0.options.map(\.label) } == [["a", "b", "c"], ["a", "b", "c"]])
    #expect(found.map(\.answer) == ["im Garten", "einen Saft"])
  }

  @Test func smallLettersInARowNameOptions() {
    let found = TypedLines.items(
      """
      1. Was ____ Paula heute?
      a macht|b geht|c ist
      2. Wohin ____ sie morgen?
      a kommt|b fährt|c hat
      3. Wo ____ ihr Bruder?
      a geht|b wohnt|c fährt
      """, column: 110)
    #expect(found.map { $0.options.map(\.text) }.first == ["macht", "geht", "ist"])
    #expect(found.map(\.question).first == "Was ___ Paula heute?")
  }

  @Test func anArticleAloneNamesNoOption() {
    let found = TypedLines.items(
      """
      1. Which word fits?
      a dog|barked at night|in the yard
      2. Which word is wrong?
      a cat|slept all day|in the sun
      3. Which word is missing?
      a bird|sang at noon|in the tree
      """, column: 130)
    #expect(found.flatMap(\.options).allSatisfy { $0.label == nil })
  }

  @Test func romanNumeralsOfAListOfHeadingsAreOptionsOfAll() {
    let found = TypedLines.items(
      """
      Choose the correct heading for each paragraph from the list of headings below.
      i|From a cure to a pleasure
      ii|How the plant is grown
      iii|A drink for the rich
      iv|The first shops

      1  Paragraph A
      2  Paragraph B
      3  Paragraph C

      *Answers
      1 iii
      2 i
      3 iv
      """, column: 30)
    #expect(found.map { $0.options.count } == [4, 4, 4])
    #expect(found.map(\.answer) == ["A drink for the rich", "From a cure to a pleasure", "The first shops"])
  }

  // MARK: Before the number

  @Test func aStarBeforeANumberIsNoPartOfTheQuestion() {
    let found = TypedLines.items(
      """
        1. What is the capital of Norway?
        2. What is the capital of Sweden?
      ★ 3. Explain why the sea does not freeze.
        4. What is the capital of Latvia?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.question).dropFirst().first == "What is the capital of Sweden?")
  }

  @Test func answersStandBeforeTheNumbers() {
    let found = TypedLines.items(
      """
      True|1. Warm air rises.
      False|2. Water boils at 50 °C.
      True|3. Ice floats on water.
      False|4. Iron is a gas.
      """, column: 60)
    #expect(found.map(\.answer) == ["True", "False", "True", "False"])
    #expect(found.map(\.question).first == "Warm air rises.")
  }

  @Test func dutchPointsBeforeANumberAreItsMarks() {
    let found = TypedLines.items(
      """
      1p|1|Waarom drijft ijs op water?
      2p|2|Waarom stijgt warme lucht op?
      1p|3|Hoe heet de hoofdstad van Noorwegen?
      3p|4|Leg uit waarom de zee niet bevriest.
      """, column: 25)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.marks) == [1, 2, 1, 3])
  }

  @Test func romanianPointsBeforeANumberWithAStopAreItsMarks() {
    let found = TypedLines.items(
      """
      5p|1.|Care este capitala României?
      5p|2.|Care este cel mai mare fluviu?
      10p|3.|Explică de ce plutește gheața.
      """, column: 40)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.marks) == [5, 5, 10])
  }

  @Test func theDocumentsOwnWordForAQuestionStays() {
    let found = TypedLines.items(
      """
      Station 1 What is your address?
      Station 2 What did you write at Station 1 about it?
      Station 3 Which sport do you like?
      """)
    #expect(found.map(\.question).dropFirst().first == "What did you write at Station 1 about it?")
    let report = TypedLines.items(
      """
      Station 1: Home
      Write the address of the school.
      Station 2: Food
      Write the name of a meal.
      Station 3: Sport
      Write the name of a sport.
      """)
    #expect(!report.contains { ($0.question + $0.leftOut.joined()).contains("Question") })
  }

  // MARK: Answers in bold

  @Test func answersInBoldStandBelowPlainQuestions() {
    let found = TypedLines.items(
      """
      1. Why does ice float on water?
      *It is less dense.
      2. Why does warm air rise?
      *It is lighter than cold air.
      3. Why is the sea salty?
      *Rivers bring salt.
      """)
    #expect(
      found.map(\.answer) == ["It is less dense.", "It is lighter than cold air.", "Rivers bring salt."])
  }

  @Test func oneBoldSentenceBelowAQuestionIsNoAnswer() {
    let found = TypedLines.items(
      "1. Why does ice float on water?\n*Explain your answer.\n2. Why does warm air rise?\n"
        + "3. Why is the sea salty?")
    #expect(found.map(\.answer) == [nil, nil, nil])
  }
}
