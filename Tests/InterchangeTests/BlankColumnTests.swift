import PDFText
import Testing

@testable import Interchange

/// Columns of numbers alone below the head of a key, to write answers in.
struct BlankColumnTests {
  private static let questions = """
    1. Which tool cuts wood?
    2. Which tool drives nails?
    3. Which tool turns screws?
    4. Which tool bores holes?

    """

  @Test(arguments: ["Answers", "Solutions", "ANSWERS"])
  func theyAnswerNothing(head: String) {
    let lines = TypedLines.rows(Self.questions + "\(head)\n1.\n2.\n3.\n4.")
    #expect(NumbersAgain.without(lines).map(\.text) == lines.prefix(4).map(\.text))
    let found = TypedLines.items(Self.questions + "\(head)\n1.\n2.\n3.\n4.")
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [
    "Answers\n1.\n2.\n3.", "Answers\n1. saw\n2.\n3.\n4.", "Tools\n1.\n2.\n3.\n4.", "Answers\n2.\n3.\n4.\n5.",
  ])
  func columnsWithAnswersOrFewNumbersStay(column: String) {
    let lines = TypedLines.rows(Self.questions + column)
    #expect(NumbersAgain.without(lines).map(\.text) == lines.map(\.text))
  }
}
