import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Answers, signs and notes that stand at the edges of what is asked.
struct AnswerPlaceTests {
  @Test func theLineForAnAnswerThatSaysItsNumberAgainGivesTheAnswer() {
    let found = TypedLines.items(
      """
      1. Which gas do plants take in by day?
        A oxygen
        B helium
        C carbon dioxide
                                1. C
      2. Which planet is the closest to the Sun?
        A Mercury
        B Saturn
        C Neptune
                                2. A
      3. Which metal is liquid in a warm room?
        A iron
        B mercury
        C copper
                                3. B
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answerLabels) == [["C"], ["A"], ["B"]])
    #expect(found.map(\.answer) == ["carbon dioxide", "Mercury", "mercury"])
  }

  @Test func emptyLinesForAnswersAskNothingAndAnswerNothing() {
    let found = TypedLines.items(
      """
      1. Name the gas that plants take in by day.
                                1. __________
      2. Name the planet that is the closest to the Sun.
                                2. __________
      3. Name the metal that is liquid in a warm room.
                                3. __________
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.first?.question == "Name the gas that plants take in by day.")
  }

  @Test func whatTellsHowToAnswerBesideNumbersIsNoPartOfTheQuestions() {
    let found = TypedLines.items(
      """
      5|Mark two answers
        What do plants need?
        Noise
        Water
        Light
      6|Mark one answer
        When should you use the horn at night?
        Never in a town
        At each bend
        To greet friends
      7|Mark one answer
        How should you pass a horse?
        Slowly and wide
        Fast and close
        With the lights on
      """)
    #expect(found.map(\.number) == ["5", "6", "7"])
    #expect(found.map(\.question).first == "What do plants need?")
    #expect(found.map { $0.options.count } == [3, 3, 3])
  }

  @Test func ticksInTheMarginTellWhichOptionsAreRight() {
    let found = TypedLines.items(
      """
      1. What should you do at a red light?
        ✓ Stop and wait
         Sound the horn
         Turn round
      2. Which of these do plants need?
         Noise
        ✓ Water
        ✓ Light
      3. How should you pass a horse?
         Fast and close
         With the lights on
        ✓ Slowly and wide
      """)
    #expect(found.map { $0.options.count } == [3, 3, 3])
    #expect(found.map(\.answer) == ["Stop and wait", "Water\nLight", "Slowly and wide"])
    #expect(found.map(\.kind) == [.choice, .multiChoice, .choice])
    #expect(found.first?.question == "What should you do at a red light?")
  }

  @Test func whereAllLinesHaveATickNoneIsTheOnlyRightOne() {
    let found = TypedLines.items(
      """
      1. What should you do at a red light?
        ✓ Stop and wait
        ✓ Look around
        ✓ Keep the engine on
      2. Which of these do plants need?
        ✓ Warmth
        ✓ Water
        ✓ Light
      """)
    #expect(!found.contains { $0.kind == .multiChoice && $0.answer != nil && $0.options.count == 3 })
  }

  @Test func lettersToCircleBeforeNumbersAreNoPartOfStatements() {
    let found = TypedLines.items(
      """
      Circle T or F.
      T F 1. Warm air rises above cold air.
      T F 2. The Moon gives light of its own.
      T F 3. Sound travels faster than light.
      T F 4. Ice floats on water.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.kind == .trueFalse && $0.answer == nil })
    #expect(found.first?.question == "Warm air rises above cold air.")
  }

  @Test func crossedBoxesBeforeAllLettersAreNoAnswers() {
    let found = TypedLines.items(
      """
      1 Which gas do plants take in by day?
        ⊠ A oxygen
        ⊠ B helium
        ⊠ C carbon dioxide
        ⊠ D neon
      2 Which planet is the closest to the Sun?
        ⊠ A Mars
        ⊠ B Saturn
        ⊠ C Mercury
        ⊠ D Neptune
      3 Which metal is liquid in a warm room?
        ⊠ A iron
        ⊠ B mercury
        ⊠ C copper
        ⊠ D tin
      """)
    #expect(found.map { $0.options.map(\.label) }.last == ["A", "B", "C", "D"])
    #expect(found.first?.options.map(\.text) == ["oxygen", "helium", "carbon dioxide", "neon"])
    #expect(found.map(\.question)[1] == "Which planet is the closest to the Sun?")
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
