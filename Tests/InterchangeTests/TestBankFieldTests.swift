import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What test banks print below each question: its page, its topic, how hard it is.
struct TestBankFieldTests {
  private static let questions = [
    ("Which bird cannot fly?", ["the robin", "the ostrich", "the crow"], "B"),
    ("Which bird swims below the ice?", ["the penguin", "the ostrich", "the crow"], "A"),
    ("Which bird is black?", ["the robin", "the ostrich", "the crow"], "C"),
  ]

  /// The items of three questions with their answers, each with a line of its own below it.
  private func items(_ lines: [String]) -> [ExtractedItem] {
    TypedLines.items(
      zip(Self.questions, lines).enumerated().flatMap { place, pair in
        let (asked, line) = pair
        let options = zip("ABC", asked.1).map { "\($0). \($1)" }
        return ["\(place + 1). \(asked.0)"] + options + ["Answer: \(asked.2)"] + (line.isEmpty ? [] : [line])
      }.joined(separator: "\n"))
  }

  @Test(arguments: [
    [
      "Page: 6|Topic: Birds|Type: Factual", "Page: 8|Topic: Birds|Type: Factual",
      "Page: 9|Topic: Birds|Type: Applied",
    ],
    ["Ref: 6 Difficulty: easy", "Ref: 8 Difficulty: easy", "Ref: 9 Difficulty: hard"],
    ["Difficulty: easy", "Difficulty: easy", "Difficulty: hard"],
    ["Skill: to name", "Skill: to name", "Skill: to tell apart"],
  ])
  func fieldsBelowEachQuestionArePartOfNoQuestion(lines: [String]) {
    let found = items(lines)
    #expect(found.map(\.question) == Self.questions.map(\.0))
    #expect(found.map(\.options).allSatisfy { $0.count == 3 })
    #expect(found.map(\.answerLabels) == [["B"], ["A"], ["C"]])
    #expect(found.allSatisfy { $0.details.isEmpty && $0.leftOut.isEmpty })
  }

  @Test func fieldsBelowTwoQuestionsAreKept() {
    let found = items(["Page: 6|Topic: Birds", "Page: 8|Topic: Birds", ""])
    #expect(found.count == 3)
    #expect(found.first?.details["explanation"] == "Page: 6 Topic: Birds")
  }

  @Test func sentencesBehindSuchNamesAreKept() {
    let text = """
      1. Why do leaves fall in autumn?
      Source: the forest that my aunt wrote of in her diary
      2. Why is bark thick?
      Source: the orchard of which the farmer told us in May
      3. Why do roots grow deep?
      Source: the garden that stands behind our old school
      """
    let lines = TypedLines.page(TypedLines.lines(text, column: 150)).lines
    #expect(TestBankFields.without(lines).map(\.text) == lines.map(\.text))
  }
}
