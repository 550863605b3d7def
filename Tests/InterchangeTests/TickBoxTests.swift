import PDFText
import Testing

@testable import Interchange

/// Tables of questions with boxes to tick below the head "Answer".
struct TickBoxTests {
  private static let questions = [
    "Does the tap drip?", "Is the roof dry?", "Do all doors shut?", "Is the lamp out?",
  ]

  private func items(_ answers: [String]) -> [ExtractedItem] {
    TypedLines.items(
      "*Question|*Answer\n" + zip(Self.questions, answers).map { "\($0)|\($1)" }.joined(separator: "\n"),
      column: 200)
  }

  @Test func boxesBelowTheHeadAnswerAreOptions() {
    let found = items(["☐ yes ☐ no", "☐ yes ☐ no", "☐ yes ☐ no", "☐ yes ☐ no"])
    #expect(found.map(\.question) == Self.questions)
    #expect(found.map { $0.options.map(\.text) } == Array(repeating: ["yes", "no"], count: 4))
    #expect(found.allSatisfy { $0.kind == .choice && $0.answer == nil })
  }

  @Test func aTickedBoxIsTheAnswer() {
    let found = items(["☒ yes ☐ no", "☐ yes ☒ no", "☒ yes ☐ no", "☒ yes ☐ no"])
    #expect(found.map(\.answer) == ["yes", "no", "yes", "yes"])
  }

  @Test func wordsWithoutBoxesBelowTheHeadAnswerAnswerTheQuestions() {
    let found = items(["yes, at night", "no, it leaks", "yes, all of them", "no, it burns"])
    #expect(found.map(\.answer) == ["yes, at night", "no, it leaks", "yes, all of them", "no, it burns"])
    #expect(found.allSatisfy { $0.options.isEmpty })
  }
}
