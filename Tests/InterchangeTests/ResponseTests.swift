import PDFText
import Testing

@testable import Interchange

/// Answers that are called responses, leads of Dutch correction rules, bullets of one point, and copies that are filled in.
struct ResponseTests {
  @Test func responsesAreAnswers() {
    let found = TypedLines.items(
      """
      Question 1: Why is the lane closed?
      Response: It is too narrow for so many cars.
      Question 2: Who was asked?
      Response: All who live there.
      Question 3: When does the trial begin?
      Response: It begins in September.
      """)
    #expect(
      found.map(\.answer) == [
        "It is too narrow for so many cars.", "All who live there.", "It begins in September.",
      ])
  }

  @Test func whatLeadsToAnAnswerIsANote() {
    var entry = SchemeEntry(number: "1")
    entry.answer = ["Een juist antwoord bevat de volgende elementen:", "neerslag", "kwel"]
    entry.takeSampleAnswer()
    #expect(entry.answer == ["neerslag", "kwel"])
  }

  @Test func aBulletBeforeOnePointIsNoPartOfIt() {
    var one = ExtractedItem(kind: .short, number: "1", question: "What rises?")
    one.answer = "• Temperature"
    var two = one
    two.answer = "• Heat\n• Light"
    var items = [one, two]
    items.takeBulletsOffAnswers()
    #expect(items.map(\.answer) == ["Temperature", "• Heat\n• Light"])
  }

  @Test func aPartThatIsSaidAgainIsNoPartOfTheAnswerAbove() {
    let found = TypedLines.items(
      """
      *Mark scheme
      Question 1
      (a) (i)|palisade mesophyll|[1]
      (a) (ii)|it has many chloroplasts|[1]
      (b)|gases pass through it|[1]
      Question 2
      (a) (i)|66 beats per minute|[1]
      (a) (ii)|oxygen was needed|[1]
      (b)|the pulmonary artery|[1]
      """)
    #expect(found.map(\.number) == ["1(a)(i)", "1(a)(ii)", "1(b)", "2(a)(i)", "2(a)(ii)", "2(b)"])
    #expect(found.first?.answer == "palisade mesophyll")
    #expect(found[3].answer == "66 beats per minute")
  }

  @Test func aSchemeMayCallItsAnswersMarkingInstructions() {
    let found = TypedLines.items(
      """
      *Question|Marking instructions|Max mark
      1|The keel is laid first|1
      2|The ribs carry the planks|2
      3|Pitch closes the seams|1
      """, column: 180)
    #expect(
      found.map(\.answer) == [
        "The keel is laid first", "The ribs carry the planks", "Pitch closes the seams",
      ])
    #expect(found.map(\.marks) == [1, 2, 1])
  }
}
