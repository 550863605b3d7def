import PDFText
import Testing

@testable import Interchange

/// Questions without numbers below each of which "Answer" stands alone, with the answer set in.
struct AnswerSetInTests {
  private static let facts = [
    ("What do bees make?", "Honey, which they keep in combs."),
    ("Where do eels go to spawn?", "To a warm sea far away."),
    ("Who builds dams in rivers?", "Beavers build them of wood."),
    ("When do bats hunt?", "At night, when moths fly."),
    ("Why do swifts scream?", "They call to others in the air."),
  ]

  private func items(_ facts: [(String, String)], between: String = "", head: String = "Answer")
    -> [ExtractedItem]
  {
    TypedLines.items(
      facts.map { "\($0.0)\n\(between)\(head)\n    \($0.1)" }.joined(separator: "\n\n"))
  }

  @Test(arguments: ["Answer", "Answer:"])
  func whatIsSetInBelowTheWordAnswerAnswersTheQuestionAboveIt(head: String) {
    let found = items(Self.facts, head: head)
    #expect(found.map(\.question) == Self.facts.map(\.0))
    #expect(found.map(\.answer) == Self.facts.map(\.1))
  }

  @Test func aHintBetweenAQuestionAndItsAnswerIsPartOfNeither() {
    let found = items(Self.facts, between: "    Think of what you saw outside.\n")
    #expect(found.map(\.question) == Self.facts.map(\.0))
    #expect(found.map(\.answer) == Self.facts.map(\.1))
    #expect(found.allSatisfy { $0.leftOut == ["Think of what you saw outside."] })
  }

  @Test func wordsThatAskNothingHaveNoAnswerBelowThem() {
    let found = items(Self.facts.map { ("The harbour of the old town", $0.1) })
    #expect(!found.contains { $0.question == "The harbour of the old town" && $0.answer != nil })
  }
}
