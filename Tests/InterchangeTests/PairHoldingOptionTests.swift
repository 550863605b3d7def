import PDFText
import Testing

@testable import Interchange

/// Questions in bold above options, which are no terms above their meanings.
struct PairHoldingOptionTests {
  @Test func theLinesBelowQuestionsInBoldAreTheirOptions() {
    let found = TypedLines.items(
      """
      *1. Which bone is in the wrist?
      A) femur
      B) tibia
      C) scaphoid
      *2. Which bone is in the leg?
      A) ulna
      B) tibia
      C) skull
      *3. Which bone is in the head?
      A) radius
      B) jaw
      C) rib
      *4. Which bone is in the arm?
      A) ulna
      B) femur
      C) jaw
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C"] && $0.answer == nil })
  }

  @Test func textBelowHeadingsIsTheirAnswer() {
    let found = TypedLines.items(
      """
      *What is the wrist?
      It joins the hand and the arm, and has eight small bones.
      *What is the shin?
      It is the front of the leg below the knee, where the tibia is.
      *What is the skull?
      It is the bone of the head, which guards the brain.
      *What is the spine?
      It is the row of bones that runs down the back.
      """)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.options.isEmpty })
    #expect(found.last?.answer == "It is the row of bones that runs down the back.")
  }
}
