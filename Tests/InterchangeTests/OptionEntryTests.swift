import PDFText
import Testing

@testable import Interchange

/// Marking schemes that name the right option as if it were a part of the question.
struct OptionEntryTests {
  private static let paper = """
    1. Which metal is kept under kerosene?
      (a) zinc | (b) sodium
      (c) iron | (d) copper
    2. Which of these is an acid in food?
      (a) lye | (b) soda
      (c) vinegar | (d) salt
    3. Describe how rust is formed.
    """

  private func items(_ rows: [[(x: Int, text: String)]]) -> [ExtractedItem] {
    let paper = TypedLines.page(TypedLines.lines(Self.paper, column: 150))
    let head: [[(x: Int, text: String)]] = [[(60, "Q.No."), (130, "Value points"), (480, "Marks")]]
    return extract([paper], answers: [TypedLines.sheet(head + rows)], answerFile: "scheme.pdf").items
  }

  @Test func theOptionIsTheAnswer() {
    let found = items([
      [(60, "1"), (130, "(b) sodium"), (480, "1")], [(60, "2"), (130, "(c) vinegar"), (480, "1")],
      [(60, "3"), (130, "Iron takes up water and oxygen"), (480, "2")],
    ])
    #expect(found.map(\.answer) == ["sodium", "vinegar", "Iron takes up water and oxygen"])
  }

  @Test(arguments: [
    ("One point is earned for stating: Output rises.", "Output rises."),
    ("2 points are awarded for explaining why: It pays.", "It pays."),
    ("• One point is earned for stating: Output rises.", "• Output rises."),
  ])
  func whatAPointIsEarnedForIsTheAnswer(text: String, answer: String) {
    #expect(text.withoutAwardBehindBullet == answer)
  }

  @Test(arguments: [
    "One point is the answer: it lies on the line.", "Some points are earned for stating: it pays.",
    "One point is earned for stating:",
  ])
  func otherTextsStay(text: String) {
    #expect(text.withoutAwardBehindBullet == text)
  }
}
