import PDFText
import Testing

@testable import Interchange

/// Mark schemes of national curriculum tests, which say before each answer how many marks to award for it.
struct AwardedLineTests {
  private static let paper = """
    1. What took the children over the river? [1]
    2. Name two things that were in the boat. [2]
    3. Who waited for them on the other bank? [1]
    """

  /// The questions with answers of a scheme whose second entry is as given.
  private func items(second: [String], first: String = "Award 1 mark for: the ferry") -> [ExtractedItem] {
    var rows: [[(x: Int, text: String)]] = [
      [(60, "Mark scheme")], [(60, "Question"), (130, "Answer"), (480, "Marks")],
      [(60, "1"), (130, first), (480, "1")],
    ]
    for (place, text) in second.enumerated() {
      rows.append(place == 0 ? [(60, "2"), (130, text), (480, "2")] : [(130, text)])
    }
    rows.append([(60, "3"), (130, "Award 1 mark for: their aunt"), (480, "1")])
    let paper = TypedLines.page(TypedLines.lines(Self.paper, column: 350))
    return extract([paper], answers: [TypedLines.sheet(rows)], answerFile: "scheme.pdf").items
  }

  private static let each = "Award 1 mark for each of the following, up to 2 marks:"

  @Test func theAnswerStandsBehindTheWordsThatAwardItsMark() {
    let found = items(second: ["oars and a lantern"])
    #expect(found.map(\.answer) == ["the ferry", "oars and a lantern", "their aunt"])
    #expect(found.map(\.marks) == [1, 2, 1])
  }

  @Test func eachLineBelowAMarkForEachIsAnAnswerWithItsMark() {
    let found = items(second: [Self.each, "a pair of oars", "a lantern"])
    #expect(found.map(\.answer) == ["the ferry", "a pair of oars\na lantern", "their aunt"])
    #expect(found.map(\.marks) == [1, 2, 1])
  }

  @Test(arguments: [
    ("Award 1 mark for: the ferry", "the ferry"),
    ("Award 2 marks for: oars and a lantern", "oars and a lantern"),
    ("Give one mark for: their aunt", "their aunt"), ("AWARD 1 MARK FOR: 12:30", "12:30"),
  ])
  func whatAwardsMarksIsNoPartOfTheAnswer(text: String, answer: String) {
    #expect(text.withoutAward == answer)
  }

  // MARK: What is none of it

  @Test(arguments: [
    "Award 1 mark for:", "Award 1 mark for each of: oars, a lantern", "Ferries left 2 times for: Oslo",
    "Award some marks for: the ferry", "The king gave an award for: courage", "the ferry",
    "Award 1 mark for the ferry",
  ])
  func otherTextsStay(text: String) {
    #expect(text.withoutAward == text)
  }

  @Test func moreLinesThanMarksAreNoAnswersOfOneMarkEach() {
    let found = items(second: [Self.each, "a pair of oars that", "their aunt had lent", "a lantern"])
    #expect(found.count == 3)
    #expect(found[1].answer == "a pair of oars that their aunt had lent a lantern")
  }

  @Test func twoLinesThatNothingPartsAreOneAnswer() {
    let found = items(second: ["a pair of oars that their aunt had lent to them when", "they set out"])
    #expect(
      found.map(\.answer) == [
        "the ferry", "a pair of oars that their aunt had lent to them when they set out", "their aunt",
      ])
  }
}
