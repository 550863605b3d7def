import Testing

@testable import Interchange

/// Rows below numbers to write answers in.
struct RowToFillTests {
  private static let choices = (1...4).map {
    "\($0). Which gas is in bottle number \($0)?\n   A. oxygen\n   B. chlorine\n   C. neon"
  }.joined(separator: "\n")

  private func items(_ row: String, head: String = "*Answers", _ below: String) -> [ExtractedItem] {
    TypedLines.items("\(Self.choices)\n\n\(row)\n\(head)\n\n\(below)", column: 70)
  }

  @Test(arguments: ["*Answers", "答案"])
  func anEmptyRowBelowNumbersBeginsNoKey(head: String) {
    let found = items(
      "Question | 1 | 2 | 3 | 4", head: head,
      "5. Name a metal that is liquid in a warm room.\n6. Name a metal that rusts in moist air.")
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func belowOtherNumbersItDoes() {
    let found = items("Marks | 7 | 3 | 9 | 4", "1. B\n2. C\n3. B\n4. A")
    #expect(found.count == 4)
    #expect(found.map(\.answerLabels) == [["B"], ["C"], ["B"], ["A"]])
  }
}
