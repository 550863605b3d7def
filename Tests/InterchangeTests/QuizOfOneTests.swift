import Testing

@testable import Interchange

/// Quizzes of a single question with its options.
struct QuizOfOneTests {
  private static let options = ["A. oxygen", "B. hydrogen", "C. neon", "D. argon"]

  private func items(_ question: String, _ lines: [String]) -> [ExtractedItem] {
    TypedLines.items((["*Quiz", "1. \(question)"] + lines.map { "   " + $0 }).joined(separator: "\n"))
  }

  @Test func oneQuestionAboveItsOptionsIsAsked() {
    let found = items("Which gas burns with a pop?", Self.options)
    #expect(found.map(\.question) == ["Which gas burns with a pop?"])
    #expect(found.first?.options.map(\.label) == ["A", "B", "C", "D"])
    #expect(found.first?.options.map(\.text) == ["oxygen", "hydrogen", "neon", "argon"])
  }

  @Test func lettersThatBeginAgainAreNoOptionsOfOne() {
    #expect(items("Which gas burns with a pop?", Self.options + Self.options).isEmpty)
  }
}
