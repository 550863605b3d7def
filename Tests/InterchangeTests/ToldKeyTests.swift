import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that say more than numbers and answers: scores, words read out, dots that lead, Roman parts, stops between.
struct ToldKeyTests {
  @Test func theChoiceThatScoresIsTheAnswer() {
    let found = TypedLines.items(
      """
      1. Which light marks the left side of a boat?
      A. Red
      B. Green
      C. White
      If choice A is selected set score to 1

      2. Which rope holds a boat at the pier?
      A. The halyard
      B. The mooring line
      C. The sheet
      If choice B is selected set score to 1

      3. Which way does a compass needle point?
      A. East
      B. South
      C. North
      If choice C is selected set score to 1
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answerLabels) == [["A"], ["B"], ["C"]])
    #expect(found.allSatisfy { $0.options.count == 3 })
    #expect(found.last?.options.last?.text == "North")
  }

  @Test func aChoiceThatScoresNothingIsNoAnswer() {
    let found = TypedLines.items(
      """
      1. Which light marks the left side of a boat?
      A. Red
      B. Green
      If choice B is selected set score to 0

      2. Which rope holds a boat at the pier?
      A. The halyard
      B. The mooring line
      If choice A is selected set score to 0

      3. Which way does a compass needle point?
      A. South
      B. North
      If choice A is selected set score to 0
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.allSatisfy { $0.answer == nil && $0.answerLabels.isEmpty })
  }

  @Test func aWordThatIsReadOutIsTheAnswerAndItsSentenceExplainsIt() {
    let found = TypedLines.items(
      """
      1. My cousin plays the ____________.
      2. We saw a ____________ in the sky.
      3. The ____________ was full of apples.
      4. She wore a ____________ coat.

      *Spelling script
      Spelling 1: The word is guitar. My cousin plays the guitar. The word is guitar.
      Spelling 2: The word is comet. We saw a comet in the sky. The word is comet.
      Spelling 3: The word is basket. The basket was full of apples. The word is basket.
      Spelling 4: The word is purple. She wore a purple coat. The word is purple.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer) == ["guitar", "comet", "basket", "purple"])
    #expect(
      found.first?.details["explanation"] == "My cousin plays the guitar. The word is guitar.")
  }

  @Test func anAnswerThatSpeaksOfAWordStaysWhole() {
    let found = TypedLines.items(
      """
      1. What is odd about the first sign?
      2. What is odd about the second sign?
      3. What is odd about the third sign?
      4. What is odd about the fourth sign?

      *Answers
      1. The word is upside down. Nobody saw it.
      2. It has no colour. Nobody saw it.
      3. It has three corners. Nobody saw it.
      4. It hangs too low. Nobody saw it.
      """)
    #expect(found.first?.answer == "The word is upside down. Nobody saw it.")
  }

  @Test func dotsLeadFromEachNumberOfAScoringKeyToItsAnswer() {
    let found = TypedLines.items(
      """
      1. Which metal is liquid in a warm room?
      (1) iron
      (2) mercury
      (3) tin
      2. Which gas do plants take in?
      (1) carbon dioxide
      (2) oxygen
      (3) helium
      3. Which planet has rings?
      (1) Mars
      (2) Venus
      (3) Saturn
      4. Which animal lays eggs?
      (1) cat
      (2) hen
      (3) fox

      *Scoring Key
      1 ........ 2 ........ 3 ........ 3 ........
      2 ........ 1 ........ 4 ........ 2 ........
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answerLabels) == [["2"], ["1"], ["3"], ["2"]])
  }

  @Test func lettersCanBeWhatDotsLeadTo() {
    let found = TypedLines.items(
      """
      1. Which metal is liquid in a warm room?
      A. iron
      B. mercury
      2. Which gas do plants take in?
      A. carbon dioxide
      B. oxygen
      3. Which planet has rings?
      A. Mars
      B. Saturn
      4. Which animal lays eggs?
      A. cat
      B. hen

      *Scoring key
      1 ........ B ........ 3 ........ B ........
      2 ........ A ........ 4 ........ B ........
      """)
    #expect(found.map(\.answerLabels) == [["B"], ["A"], ["B"], ["B"]])
  }

  @Test func romanPartsOfAKeyGoOnFromEachOther() {
    let found = TypedLines.items(
      """
      1. Name the river that each of these crossed.
      i. a king of the north
      ii. a general of Rome
      iii. a fleet of the east
      2. Name the mountain that each of these climbed.
      i. a hunter
      ii. a monk
      iii. a queen

      *Answers
      1. i. Danube; ii. Rubicon; iii. Tigris
      2. i. Ararat; ii. Athos; iii. Etna
      """)
    #expect(found.map(\.number) == ["1(i)", "1(ii)", "1(iii)", "2(i)", "2(ii)", "2(iii)"])
    #expect(found.map(\.answer) == ["Danube", "Rubicon", "Tigris", "Ararat", "Athos", "Etna"])
  }

  @Test func stopsBetweenTheShortAnswersOfALineAreNoPartOfThem() {
    let found = TypedLines.items(
      """
      1. Which bird hoots at night?
      2. Which tool cuts wood?
      3. Which way is opposite of west?
      4. What is frozen water?

      *Answers
      1. owl. 2. axe. 3. east. 4. ice.
      """)
    #expect(found.map(\.answer) == ["owl", "axe", "east", "ice"])
  }

  @Test func sentencesOfAKeyOnLinesOfTheirOwnKeepTheirStops() {
    let found = TypedLines.items(
      """
      1. Which bird hoots at night?
      2. Which tool cuts wood?
      3. Which way is opposite of west?
      4. What is frozen water?

      *Answers
      1. The owl does.
      2. An axe does.
      3. East is.
      4. Ice is.
      """)
    #expect(found.map(\.answer) == ["The owl does.", "An axe does.", "East is.", "Ice is."])
  }
}
