import PDFText
import Testing

@testable import Interchange

/// Answers behind the dashes of numbered questions.
struct DashedAnswerTests {
  @Test(arguments: [" - ", " – ", " — "])
  func aDashBetweenSpacesPartsAQuestionFromItsAnswer(dash: String) throws {
    let found = try #require(RunInAnswer.divideAtDash("animo\(dash)dative singular"))
    #expect(found.question == "animo")
    #expect(found.answer == "dative singular")
  }

  @Test(arguments: [
    "well-known words", "7 - 4", "the city - is it large?", "the ____ - a gap", "Name the city - 2 marks",
  ])
  func otherDashesPartNothing(_ text: String) {
    #expect(RunInAnswer.divideAtDash(text) == nil)
  }

  private static let list = """
    1. anima - nominative singular
    2. animis - dative plural
    3. terram - accusative singular
    4. terrarum - genitive plural
    5. viae - genitive singular
    6. vias - accusative plural
    """

  @Test func belowAnOrderWhatFollowsTheDashIsTheAnswer() {
    let found = TypedLines.items("Write down the case and the number of each word.\n\n\(Self.list)")
    #expect(found.map(\.question) == ["anima", "animis", "terram", "terrarum", "viae", "vias"])
    #expect(found.first?.answer == "nominative singular")
    #expect(found.allSatisfy { $0.reviews.contains(RunInAnswer.reviewOfDash) })
    #expect(found.allSatisfy { $0.isAnswerInferred })
  }

  @Test func withoutAnOrderTheyAreWordsWithTheirMeanings() {
    let found = TypedLines.items("Some Latin words and their endings\n\n\(Self.list)")
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.kind == .vocabulary && $0.reviews.isEmpty })
  }

  @Test func aDashInSomeQuestionsIsPartOfThem() {
    let found = TypedLines.items(
      """
      Answer each of the questions.

      1. Who was Caesar - the one of the Gallic war?
      2. Name a town - it may be small.
      3. Name a river of the north.
      4. Name two hills near the sea.
      5. Who wrote the book on bees?
      6. Describe the road to Rome.
      """)
    #expect(found.count == 6)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
