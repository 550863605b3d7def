import PDFText
import Testing

@testable import Interchange

/// Lines that recur below questions and belong to each of them.
struct RecurringLineTests {
  private static let statements = [
    "The ferry was late on Monday.", "Mr Lund missed his train.", "The café had no bread left.",
    "All the seats were taken.", "The captain gave a speech.",
  ]

  @Test func threeVerdictsBelowEachStatementAreItsOptions() {
    let found = TypedLines.items(
      "Read the text and choose.\n"
        + Self.statements.enumerated().map {
          "\($0.offset + 1). \($0.element)\n    A Right|B Wrong|C Doesn’t say"
        }
        .joined(separator: "\n"))
    #expect(found.map(\.question) == Self.statements)
    #expect(found.allSatisfy { $0.options.map(\.text) == ["Right", "Wrong", "Doesn’t say"] })
  }

  @Test(arguments: ["Explain your answer.", "Give a reason for your answer."])
  func anOrderThatRecursIsPartOfEachQuestion(order: String) {
    let found = TypedLines.items(
      ["Was the ferry late?", "Did Mr Lund eat?", "Were there seats?", "Was it cold?", "Who spoke?"]
        .enumerated().map { "\($0.offset + 1). \($0.element)\n\(order)" }.joined(separator: "\n"))
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.question.hasSuffix(order) })
  }

  @Test func roomForAnswersThatRecursIsPartOfNone() {
    let found = TypedLines.items(
      ["Was the ferry late?", "Did Mr Lund eat?", "Were there seats?", "Was it cold?", "Who spoke?"]
        .enumerated().map { "\($0.offset + 1). \($0.element)\nEnter your answer" }.joined(separator: "\n"))
    #expect(found.count == 5)
    #expect(!found.contains { $0.question.contains("Enter") || $0.answer != nil })
  }
}
