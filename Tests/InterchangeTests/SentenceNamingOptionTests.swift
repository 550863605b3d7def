import PDFText
import Testing

@testable import Interchange

/// Sentences of keys that name the letter of an option, and questions named "Q." before their numbers.
struct SentenceNamingOptionTests {
  private static let questions = """
    1. Which bone is in the wrist?
    A. femur
    B. tibia
    C. rib
    D. scaphoid
    2. Which bone is in the leg?
    A. ulna
    B. tibia
    C. skull
    D. rib
    3. Which bone is in the head?
    A. ulna
    B. radius
    C. jaw
    D. rib

    *Answers

    """

  @Test func theLetterIsTheAnswer() {
    let found = TypedLines.items(
      Self.questions
        + """
        1. The answer is D. The scaphoid lies below the thumb.
        2. The answer is B. The tibia is the shin.
        3. The answer is C. The jaw moves.
        """)
    #expect(found.map(\.answer) == ["scaphoid", "tibia", "jaw"])
    #expect(found.map(\.answerLabels) == [["D"], ["B"], ["C"]])
  }

  @Test func aSentenceThatNamesNoOptionIsAnAnswerOfItsOwn() {
    let found = TypedLines.items(
      """
      1. How is the question of Pilate answered?
      2. What does the sailor shout?

      *Answers
      1. The answer is dry and short.
      2. The answer is a song.
      """)
    #expect(found.map(\.answer) == ["The answer is dry and short.", "The answer is a song."])
  }

  @Test func anArticleIsNoLetterOfAnOption() {
    let found = TypedLines.items(
      """
      1. Which knot makes a loop?
      A. reef knot
      B. bowline
      2. Which knot joins two ropes?
      A. reef knot
      B. bowline

      *Answers
      1. The answer is a bowline.
      2. The answer is A.
      """)
    #expect(found.map(\.answer) != ["reef knot", "reef knot"])
    #expect(found.last?.answer == "reef knot")
  }

  @Test func questionsMayBeNamedBeforeTheirNumbers() {
    let found = TypedLines.items(
      """
      Q. 1. What is the port side?
      A. The left side of a ship.
      Q. 2. What is the bow?
      A. The front of a ship.
      Q. 3. What is the stern?
      A. The back of a ship.
      """)
    #expect(found.map(\.question) == ["What is the port side?", "What is the bow?", "What is the stern?"])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.answer == "The left side of a ship.")
  }

  @Test func aYearBehindTheNameIsNoNumber() {
    let found = TypedLines.items(
      """
      Q. 1912 was the year of which shipwreck?
      A. That of the Titanic.
      Q. What is the bow?
      A. The front of a ship.
      Q. What is the stern?
      A. The back of a ship.
      """)
    #expect(found.first?.question == "1912 was the year of which shipwreck?")
    #expect(found.allSatisfy { $0.number == nil })
  }
}
