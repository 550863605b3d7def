import PDFText
import Testing

@testable import Interchange

/// Heads of keys that say for whom they are or what they answer.
struct HeadOfKeyTests {
  private static let questions = """
    1. Which knot joins two ropes?
    2. Which knot makes a loop?
    3. Which knot ties up a boat?
    4. Which knot ends a rope?

    """
  private static let key = "\n1. reef knot\n2. bowline\n3. clove hitch\n4. figure of eight"
  private static let answers = ["reef knot", "bowline", "clove hitch", "figure of eight"]

  @Test(arguments: [
    "Placement Test: Key (teachers only)", "Post-Test – Answer Key for the Trainer", "Answer Key – Part 5",
    "Answers — Unit 3", "Keys to Part Two", "Answer explanations", "Answers explained",
    "Answer Key (for teachers)", "Key (tutor copy)",
  ])
  func theAnswersBelowThemAreThoseOfTheQuestions(head: String) {
    let found = TypedLines.items(Self.questions + "\n*\(head)" + Self.key)
    #expect(found.map(\.answer) == Self.answers)
    #expect(found.last?.question == "Which knot ends a rope?")
  }

  // MARK: What is none of it

  @Test(arguments: [
    "Solutions – Salt in Water", "Knots – Part 5", "The key to a good knot is practice in all weathers",
    "Key signatures (teachers of music only)",
  ])
  func otherTitlesHeadNoKey(head: String) {
    let found = TypedLines.items(
      "*\(head)\n" + Self.questions + "5. Which rope floats on water?\n6. Which rope is made of hemp?")
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
