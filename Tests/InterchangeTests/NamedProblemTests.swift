import Testing

@testable import Interchange

/// Problems that a sheet picks from a textbook, with the numbers that they have there.
struct NamedProblemTests {
  private static let questions = [
    "Which metal rusts in moist air?", "Which metal is liquid in a warm room?",
    "Which metal is in brass beside copper?", "Which metal is used for wires?",
  ]

  private func items(_ labels: [String]) -> [ExtractedItem] {
    TypedLines.items(
      zip(labels, Self.questions).map { "\($0.0) \($0.1)" }.joined(separator: "\n\n"))
  }

  @Test func problemsThatLeaveNumbersOutAreAllAsked() {
    let found = items(["Problem 1.7", "Problem 1.10", "Problem 1.12", "Problem 1.25"])
    #expect(found.map(\.number) == ["1.7", "1.10", "1.12", "1.25"])
    #expect(found.map(\.question) == Self.questions)
  }

  @Test func numbersWithoutANameLeaveNoneOut() {
    let found = items(["1.7", "1.10", "1.12", "1.25"])
    #expect(found.map(\.number) != ["1.7", "1.10", "1.12", "1.25"])
  }
}
